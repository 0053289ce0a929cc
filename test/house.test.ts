/** The house: who may import whom. npm's hoisting lets a wrong import work by accident, so this is tested. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Room → rooms it may import. `game` stands for any game, `client` for a game's client door. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  games: ['kernel'],
  catalog: ['kernel', 'game', 'client'],
  bots: ['kernel'],
  protocol: ['kernel'],
  host: ['kernel', 'catalog', 'bots', 'protocol'],
  lab: ['kernel', 'bots', 'catalog'],
  server: ['kernel', 'catalog', 'bots', 'protocol', 'host'],
  web: ['kernel', 'protocol', 'catalog', 'host', 'client'],
  cli: ['kernel', 'bots', 'catalog', 'lab', 'server'],
};
const GAMES = readdirSync(join(root, 'games'));

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** Every module that a file names in an import, an export or a dynamic import. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
}

/** What a specifier means for the house: a room, `game`, `client`, or nothing of ours. */
function roomOf(specifier: string): string | undefined {
  const [, name, door] = /^@orrery\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  if (!GAMES.includes(name)) return name;
  return door === 'client' ? 'client' : 'game';
}

const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || file.split(sep).includes('test') || file.endsWith(`${sep}testing.ts`);

test.for(Object.keys(MAY_IMPORT))('%s imports downwards only', (room) => {
  const wrong = sources(room)
    .filter((file) => !isTest(file))
    .flatMap((file) => importsOf(file).map((specifier) => ({ file, specifier, to: roomOf(specifier) })))
    .filter(({ to }) => to !== undefined && !MAY_IMPORT[room]?.includes(to))
    .map(({ file, specifier }) => `${file} imports ${specifier}`);
  expect(wrong).toEqual([]);
});

test('nobody reaches into another room by a relative path', () => {
  const wrong = Object.keys(MAY_IMPORT).flatMap((room) =>
    sources(room).flatMap((file) =>
      importsOf(file)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => relative(root, join(root, file, '..', specifier)))
        .filter(
          (target) =>
            target.split(sep)[0] !== room || (room === 'games' && target.split(sep)[1] !== file.split(sep)[1]),
        )
        .map((target) => `${file} reaches into ${target}`),
    ),
  );
  expect(wrong).toEqual([]);
});

/** The modules that a file uses when it runs: not those of which it takes only types. */
function runtimeImportsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const statements = text.matchAll(/^(?:import|export)\s([^;]*?)\s*from\s*'([^']+)'/gm);
  return [...statements].flatMap(([, what = '', specifier = '']) => {
    const names = /^\{([\s\S]*)\}$/.exec(what.trim())?.[1]?.split(',') ?? [];
    const onlyTypes = /^type\s/.test(what) || (names.length > 0 && names.every((name) => /^\s*(type\s|$)/.test(name)));
    return onlyTypes ? [] : [specifier];
  });
}

/** Every file of its package that a file reaches when it runs, itself included. */
function reachOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const specifier of runtimeImportsOf(file))
    if (specifier.startsWith('.')) reachOf(join(file, '..', specifier), seen);
  return seen;
}

/** Where rules are decided, looked ahead or played: a screen has no business there. */
const RULES =
  /^src\/(rules|cards|effects|bot|search|stats|testing)\/|^src\/(index|rules|course|flow|setup|end|redeal|from-view|forecast|foresee|play-chaos|hooks|invariants|bot|search|reach)\.ts$/;

test.for(GAMES)('the client door of %s reaches no rules', (game) => {
  const room = join('games', game);
  const reached = [...reachOf(join(room, 'src', 'client.ts'))].map((file) => relative(room, file).split(sep).join('/'));
  expect(reached.length).toBeGreaterThan(1);
  expect(reached.filter((file) => RULES.test(file))).toEqual([]);
});

test('the page loads the client door of a game, and leaves the whole game to its worker', () => {
  const wrong = sources(join('web', 'src')).filter((file) => /\.load\(\)/.test(readFileSync(join(root, file), 'utf8')));
  expect(wrong).toEqual([]);
});

test('kernel, bots, host, protocol and the shell name no game', () => {
  const rooms = ['kernel/src', 'bots/src', 'host/src', 'protocol/src', 'web/src', 'lab/src', 'cli/src'];
  const wrong = rooms
    .flatMap(sources)
    .filter((file) => !isTest(file) && !file.startsWith(join('web', 'src', 'games')))
    .filter((file) =>
      GAMES.some((game) => new RegExp(`['"\`]${game}['"\`]`).test(readFileSync(join(root, file), 'utf8'))),
    );
  expect(wrong).toEqual([]);
});

/** Words that had come to mean several things. */
const ONE_THING_EACH = ['Told', 'Scene', 'Moment', 'Step'];

test.for(ONE_THING_EACH)('%s is the name of one thing at most', (word) => {
  const declared = new RegExp(`^(?:export )?(?:interface|type|class|function|const) ${word}\\b`, 'm');
  const files = Object.keys(MAY_IMPORT)
    .flatMap(sources)
    .filter((file) => declared.test(readFileSync(join(root, file), 'utf8')));
  expect(files.length, files.join(', ')).toBeLessThan(2);
});

test('nothing that a build makes lies beside the sources', () => {
  const declarations = Object.keys(MAY_IMPORT)
    .flatMap(sources)
    .filter((file) => file.endsWith('.d.ts'));
  expect(declarations.filter((file) => existsSync(join(root, file.replace(/\.d\.ts$/, '.ts'))))).toEqual([]);
});

test('tests stand in the test folder of their room', () => {
  const stray = Object.keys(MAY_IMPORT)
    .flatMap(sources)
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.split(sep).includes('test'));
  expect(stray).toEqual([]);
});

test('the lock file records no download addresses', () => {
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "https?:/);
});
