/** Which build of the rules runs here: a hash of all code that makes a state out of a log. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The compiled files beside this one, or in tests the sources. */
const [folder, ending] = import.meta.url.endsWith('.ts') ? ['src', '.ts'] : ['dist', '.js'];

function codeIn(room: string): string[] {
  const path = join(root, room, folder);
  if (!existsSync(path)) return [];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith(ending) && !file.endsWith('.d.ts'))
    .sort()
    .map((file) => join(path, file));
}

export function rulesBuild(): string {
  const games = readdirSync(join(root, 'games')).sort();
  const hash = createHash('sha256');
  for (const room of ['kernel', ...games.map((game) => join('games', game))])
    for (const file of codeIn(room)) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
