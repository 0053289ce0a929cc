/**
 * A board's styles stay on its own table: all style sheets of a visit apply at once, also those of boards that were left.
 * So every rule stands inside `:where([data-game='…'])`, which the table and the pictures of a game carry; `:where` adds
 * nothing to a selector's weight. What is global by nature begins with the name of the game.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const boards = join(root, 'web', 'src', 'games');
const catalogued = readdirSync(join(root, 'games'));
const GAMES = readdirSync(boards).filter((name) => catalogued.includes(name));

const filesOf = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));

const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** What stands before each block of a style sheet, and before each semicolon outside of blocks. */
function topLevel(css: string): string[] {
  const heads: string[] = [];
  let [depth, from] = [0, 0];
  const text = withoutComments(css);
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (depth === 0 && (char === '{' || char === ';')) heads.push(text.slice(from, at).trim());
    if (char === '{') depth++;
    if (char === '}') depth--;
    if (depth === 0 && (char === '}' || char === ';')) from = at + 1;
  }
  return heads;
}

/** What stands before each block, however deep, each on one line. */
const headsIn = (css: string): string[] =>
  [...withoutComments(css).matchAll(/([^{};]*)\{/g)].map(([, head = '']) => head.trim().replace(/\s+/g, ' '));

/** Inside of the scope a selector can still leave it: `.x:not(&)` is everything else, `& ~ .x` and `+ .x` stand beside it. */
const ESCAPE = /\( ?&|&[^ ,>]* ?[~+]|(?:^|,) ?[~+]|:root|\bhtml\b|\bbody\b/;

const isOwn = (head: string, game: string): boolean =>
  head === `:where([data-game="${game}"])` || head.startsWith(`@keyframes ${game}-`);

/** The rules of a board's style sheet that reach other tables. */
function strays(css: string, game: string): string[] {
  const outside = topLevel(css).filter((head) => !isOwn(head, game));
  // What an attribute is compared with leads nowhere.
  const escapes = headsIn(css).filter((head) => ESCAPE.test(head.replace(/\[[^\]]*\]/g, '[]')));
  return [...outside, ...escapes];
}

test.for(GAMES)('the style sheets of %s reach nothing but its own table', (game) => {
  const wrong = filesOf(join(boards, game), /\.css$/).flatMap((file) =>
    strays(readFileSync(file, 'utf8'), game).map((head) => `${relative(boards, file)}: ${head}`),
  );
  expect(wrong).toEqual([]);
});

test('a stray rule is found wherever it stands', () => {
  const scoped = ':where([data-game="dogfight"]) { .ship { color: red; } @media print { .ship { color: blue; } } }';
  expect(strays(`/* .ship { } */ ${scoped} @keyframes dogfight-falls { to { top: 0; } }`, 'dogfight')).toEqual([]);
  expect(strays(`${scoped}\n.ship { color: red; }`, 'dogfight')).toEqual(['.ship']);
  expect(strays('@media print { .ship { color: red; } }', 'dogfight')).toEqual(['@media print']);
  expect(strays('@keyframes falls { to { top: 0; } }', 'dogfight')).toEqual(['@keyframes falls']);
  expect(strays('@import "other.css"; ', 'dogfight')).toEqual(['@import "other.css"']);
  expect(strays(scoped, 'breach')).toHaveLength(1);
});

test.for([
  '.ship:not(& .x)',
  '.ship:not(\n    & .x\n  )',
  '& ~ .ship',
  '& + .ship',
  '&.wide ~ .ship',
  '.x,\n  ~ .ship',
  '+ .ship',
  ':root .ship',
  '@media print { & ~ .ship',
])('a selector that leaves its scope is found: %s', (selector) => {
  const close = selector.startsWith('@') ? '}' : '';
  expect(strays(`:where([data-game="breach"]) {\n  ${selector} {\n  }\n${close}}`, 'breach')).toHaveLength(1);
});

test.for(['.ship ~ .ship', '& .ship + .ship', '&[data-x~="a"] .ship', '.ship:not(.x)', '& > .ship'])(
  'a selector that stays in its scope is no stray: %s',
  (selector) => expect(strays(`:where([data-game="breach"]) { ${selector} { } }`, 'breach')).toEqual([]),
);

/** Keyframes are asked for by names that a style sheet may misspell. */
test.for(GAMES)('%s names only its own keyframes and ids', (game) => {
  const styles = filesOf(join(boards, game), /\.css$/).map((file) => readFileSync(file, 'utf8'));
  const asked = styles.flatMap((css) => [...css.matchAll(/animation(?:-name)?:\s*([\w-]+)/g)].map(([, name]) => name));
  const made = styles.flatMap((css) => [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name));
  expect(asked.filter((name) => name !== 'none' && !made.includes(name))).toEqual([]);
  const ids = filesOf(join(boards, game), /\.tsx$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bid="([^"]+)"|url\(#([\w-]+)\)/g)].map(([, id, url]) => id ?? url ?? ''),
  );
  expect(ids.filter((id) => !id.startsWith(`${game}-`))).toEqual([]);
});

/** What every board needs is written once, beside the boards: keys, answers, motion, sizes; and events come typed. */
const SHARED = {
  'web/src/games/stops.ts': /ArrowLeft: \[/,
  'web/src/games/choice-button.tsx': /tabindex=\{cursor \? 0 : -1\}|class="ring"|useKeptFocus/i,
  'web/src/games/motion.ts': /createElementNS|\.cloneNode\(/,
  'web/src/games/size.ts': /new ResizeObserver/,
  'web/src/games/tag.tsx': /<text[^>]*>\{(?:choice\.)?digit\}/,
  'web/src/games/ruler.tsx': /function Ruler/,
  'web/src/games/board.ts': /events as /,
} as const;

test.for(GAMES)('%s writes nothing again that the boards share', (game) => {
  const files = filesOf(join(boards, game), /(?<!\.test)\.tsx?$/);
  const again = files.flatMap((file) =>
    Object.entries(SHARED)
      .filter(([, sign]) => sign.test(readFileSync(file, 'utf8')))
      .map(([shared]) => `${relative(boards, file)}: see ${shared}`),
  );
  expect(again).toEqual([]);
});
