/** Installs the comparators of the benchmark, which are no part of the project, and runs it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bench = join(dirname(dirname(fileURLToPath(import.meta.url))), 'bench');
if (!existsSync(join(bench, 'node_modules'))) {
  console.log('Installing the comparators …');
  const { status } = spawnSync('npm', ['ci', '--no-workspaces', '--ignore-scripts'], {
    cwd: bench,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
const { status } = spawnSync(process.execPath, [join(bench, 'run.mjs'), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
