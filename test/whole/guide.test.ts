/** Does what docs/write-your-own-game.md says, word by word, in a copy of the project. */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = join(mkdtempSync(join(tmpdir(), 'orrery-guide-')), 'orrery');
const MODULES = 'node_modules';
const STAMP = join(MODULES, '.orrery-stamp.json');
/** The copy has been built as the reader's project has; it does without these. */
const LEFT_OUT = ['.git', '.orrery-lock', MODULES, 'pictures', 'test-output'];

/** Every block of the first part: commands, changes of a file, whole new files. In the order of the guide. */
const [, partOne = ''] = readFileSync(join(root, 'docs/write-your-own-game.md'), 'utf8').split(/^# /m).slice(1);
const blocks = [...partOne.matchAll(/^```(\w+) ?(\S*)\n([\s\S]*?)^```$/gm)].map(
  ([, language = '', file = '', text = '']) => ({
    language,
    file,
    text,
  }),
);

beforeAll(() => {
  cpSync(root, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => path === root || !LEFT_OUT.includes(basename(path)),
  });
  linkModules();
});
afterAll(() => rmSync(dirname(copy), { recursive: true, force: true }));

/** What npm has installed is linked, not copied; the rooms of the project are those of the copy. */
function linkModules(): void {
  const link = (name: string) => symlinkSync(join(root, MODULES, name), join(copy, MODULES, name), 'junction');
  mkdirSync(join(copy, MODULES));
  for (const name of readdirSync(join(root, MODULES))) if (!/^\.|^@orrery$/.test(name)) link(name);
  for (const name of ['.bin', '@orrery'])
    cpSync(join(root, MODULES, name), join(copy, MODULES, name), { recursive: true, verbatimSymlinks: true });
  if (existsSync(join(root, STAMP))) cpSync(join(root, STAMP), join(copy, STAMP));
}

/** As in a terminal of the reader's: nothing of the test runner's or of the npm that started it. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST|NODE_ENV$|INIT_CWD$|FORCE_COLOR$)/i.test(name)),
);

async function shell(commands: string): Promise<{ code: number | null; output: string }> {
  const child = spawn('sh', ['-ec', commands], { cwd: copy, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (text) => (output += String(text)));
  child.stderr.on('data', (text) => (output += String(text)));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output };
}

/** Changes a file as a block of lines with ` `, `-` and `+` says; what it takes away must be there, once. */
function change(file: string, lines: readonly string[]): void {
  const side = (signs: string) =>
    lines.filter((line) => signs.includes(line[0] ?? '')).map((line) => `${line.slice(1)}\n`);
  const [before, after] = [side(' -').join(''), side(' +').join('')];
  const parts = readFileSync(join(copy, file), 'utf8').split(before);
  expect(parts, `${file} holds what the guide changes, once`).toHaveLength(2);
  writeFileSync(join(copy, file), parts.join(after));
}

const references = (folder: string, file: string): string[] =>
  (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { references: { path: string }[] }).references.map(
    ({ path }) => path,
  );

/** What the commands of the guide have printed. */
let said = '';

describe.skipIf(process.platform === 'win32')('docs/write-your-own-game.md', () => {
  test('the project is installed and built, as the guide wants it', () => {
    expect(existsSync(join(root, STAMP)), 'npm run build comes first').toBe(true);
    expect(blocks.map(({ language }) => language)).toEqual(['sh', 'diff', 'typescript', 'diff', 'sh', 'sh']);
  });

  test.for(blocks.map((block, at) => [at + 1, block] as const))('step %i', async ([, { language, file, text }]) => {
    if (language === 'typescript') writeFileSync(join(copy, file), text);
    else if (language === 'diff') change(file, text.trimEnd().split('\n'));
    else {
      const { code, output } = await shell(text);
      expect(code, output).toBe(0);
      said += output;
    }
  });

  test('the new game was played, and is on the shelf and on the page', async () => {
    expect(said).toMatch(/Five Up\. You are Blue[^]*Your turn: drop a disc/);
    const { output } = await shell('npx orrery games');
    expect(output).toContain('five-up: Five Up, 2 seats');
    const { code } = await shell("grep -rq 'Five Up' web/dist/site/assets");
    expect(code).toBe(0);
  });

  test.for(['tsconfig.json', 'catalog/tsconfig.json'])('the build has entered it in %s, and nothing else', (file) => {
    const entered = references(copy, file).filter((path) => path.includes('five-up'));
    expect(entered).not.toEqual([]);
    expect(references(copy, file).filter((path) => !path.includes('five-up'))).toEqual(references(root, file));
  });

  test('npm has nothing to add to what the build wrote into its lock file', async () => {
    const written = readFileSync(join(copy, 'package-lock.json'), 'utf8');
    expect(written).toContain('"games/five-up"');
    const { code, output } = await shell('npm install --package-lock-only --offline --ignore-scripts');
    expect(code, output).toBe(0);
    expect(readFileSync(join(copy, 'package-lock.json'), 'utf8')).toBe(written);
  });
});
