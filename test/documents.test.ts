/** Documents go stale by what they repeat, so the code they show is compared with the code there is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = [...readdirSync(root), ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)].filter(
  (name) => name.endsWith('.md'),
);

describe('docs/write-your-own-game.md', () => {
  const blocks = [...read('docs/write-your-own-game.md').matchAll(/```ts (\S+)\n([\s\S]*?)```/g)];

  test('shows the tutorial game', () => expect(blocks.length).toBeGreaterThan(5));

  test.for(blocks.map(([, file = '', code = '']) => [file, code] as const))(
    'its code from %s is the code of the package',
    ([file, code]) => {
      expect(read(file)).toContain(code.trimEnd());
    },
  );
});

test('the rules of the tutorial game stay around a hundred lines', () => {
  const lines = read('games/connect-four/src/rules.ts')
    .split('\n')
    .filter(
      (line) =>
        line.trim() !== '' &&
        !line.trim().startsWith('//') &&
        !line.trim().startsWith('*') &&
        !line.trim().startsWith('/*'),
    );
  expect(lines.length).toBeLessThan(125);
});

test.for(documents)('every file and folder that %s names is there', (document) => {
  const named = [...read(document).matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map((match) => match[1] ?? '');
  const missing = named.filter((path) => !existsSync(join(root, document, '..', path)));
  expect(missing).toEqual([]);
});

test('code and documents refer to nothing outside of the repository', () => {
  const folders = ['kernel', 'games', 'catalog', 'bots', 'protocol', 'host', 'lab', 'server', 'web', 'cli', 'docs'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|md)$/.test(name) && !/(?:^|[\\/])(?:dist|node_modules)[\\/]/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const OUTSIDE = /\brules (?:file|specification)\b|\badvice \d|\[invariants? \d|\/\*\* \d+(?:, \d+)*\.? \*\//i;
  expect(files.filter((file) => OUTSIDE.test(read(file)))).toEqual([]);
});

test('every setting of the server has its line in docs/operating.md', () => {
  const names = new Set(read('server/src/settings.ts').match(/\bORRERY_[A-Z_]+\b/g));
  expect(names.size).toBeGreaterThan(5);
  const lines = read('docs/operating.md').split('\n');
  expect([...names].filter((name) => !lines.some((line) => line.startsWith(`| \`${name}\``)))).toEqual([]);
});

test('every dependency has its line in ARCHITECTURE.md', () => {
  const packages = [
    '.',
    'kernel',
    'catalog',
    'bots',
    'protocol',
    'host',
    'lab',
    'server',
    'web',
    'cli',
    'bench',
    ...readdirSync(join(root, 'games')).map((game) => `games/${game}`),
  ];
  const names = packages.flatMap((folder) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as Record<
      string,
      Record<string, string>
    >;
    return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  });
  const architecture = read('ARCHITECTURE.md');
  const silent = [...new Set(names)].filter(
    (name) => !name.startsWith('@orrery/') && !name.startsWith('@types/') && !architecture.includes(`\`${name}\``),
  );
  expect(silent).toEqual([]);
});

test('every picture that is kept is shown by a document', () => {
  const all = documents.map(read).join('\n');
  expect(readdirSync(join(root, 'docs/pictures')).filter((name) => !all.includes(`pictures/${name}`))).toEqual([]);
});
