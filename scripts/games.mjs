/**
 * The folders in games/ are the list of games. Tools that want a list of their own get it from here, before every build:
 * the compiler its references, npm its lock file and its links. So a new game is a new folder.
 */
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function enterGames(root) {
  const games = readdirSync(join(root, 'games'))
    .filter((name) => existsSync(join(root, 'games', name, 'package.json')))
    .sort();
  const projects = games.flatMap((name) => [`games/${name}`, `games/${name}/test`]);
  const present = projects.filter((path) => existsSync(join(root, path, 'tsconfig.json')));
  change(join(root, 'tsconfig.json'), (text) => withReferences(text, 'games/', present));
  const sources = games.map((name) => `../games/${name}`);
  change(join(root, 'catalog', 'tsconfig.json'), (text) => withReferences(text, '../games/', sources));
  change(join(root, 'package-lock.json'), (text) => withEntries(text, root, games));
  for (const name of games) link(root, name);
}

/** What the lock file says about packages from elsewhere. A game more or less is nothing to install. */
export function lockedPackages(root) {
  return JSON.stringify(withoutGames(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages));
}

function withoutGames(packages) {
  const isGame = (path, { resolved }) => path.startsWith('games/') || (resolved ?? '').startsWith('games/');
  return Object.fromEntries(Object.entries(packages).filter(([path, entry]) => !isGame(path, entry)));
}

/** A tsconfig.json whose references below a folder are these and no others. */
function withReferences(text, folder, paths) {
  const others = JSON.parse(text).references.map(({ path }) => path);
  const lines = [...others.filter((path) => !path.startsWith(folder)), ...paths].map(
    (path) => `    { "path": ${JSON.stringify(path)} }`,
  );
  return text.replace(/"references": \[[^\]]*\]/, `"references": [\n${lines.join(',\n')}\n  ]`);
}

/** The lock file as npm would write it with these games in the house. */
function withEntries(text, root, games) {
  const lock = JSON.parse(text);
  const packages = withoutGames(lock.packages);
  for (const folder of games.map((name) => `games/${name}`)) {
    const { name, version, license, dependencies } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    );
    packages[folder] = { name, version, license, dependencies };
    packages[`node_modules/${name}`] = { resolved: folder, link: true };
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`;
}

/** Where npm has linked the other rooms, the game is linked like them. Before that, npm will do it. */
function link(root, folder) {
  const { name } = JSON.parse(readFileSync(join(root, 'games', folder, 'package.json'), 'utf8'));
  const place = join(root, 'node_modules', name);
  if (!existsSync(join(root, 'node_modules', '@orrery')) || existsSync(place)) return;
  // On Windows a junction, which wants a whole path; elsewhere it is a link like npm's own.
  symlinkSync(process.platform === 'win32' ? join(root, 'games', folder) : `../../games/${folder}`, place, 'junction');
}

/** Writes a file only if it becomes another one: what is built depends on its time. */
function change(file, how) {
  const before = readFileSync(file, 'utf8');
  const after = how(before);
  if (after !== before) writeFileSync(file, after);
}
