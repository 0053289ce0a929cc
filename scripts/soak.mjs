/** `npm run soak [games]`: the generic suite for hours rather than seconds, every game of the catalogue in turn. Seeds are printed. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATALOG } from '@orrery/catalog';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const games = process.argv[2] ?? '20000';
const failed = CATALOG.filter(({ id }) => {
  const args = [join(root, 'cli/bin/orrery.mjs'), 'check', id, '--games', games, '--out', join(root, 'test-output')];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0)
  console.error(`Violations in ${failed.map(({ id }) => id).join(', ')}; the logs are in test-output.`);
process.exit(failed.length === 0 ? 0 : 1);
