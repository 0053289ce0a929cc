import { expect, test } from 'vitest';
import { type Choice, Choices, type Item, matches } from '../../src/table/choices.ts';

const make = (count: number) =>
  new Choices(
    'd',
    Array.from({ length: count }, (_, at) => ({
      action: { kind: 'go', at } as { kind: string },
      words: `Go to ${at} ${at % 2 ? 'odd' : 'even'}`,
      detail: {},
    })),
  );

/** Each piece with what it can do; "end" at the last. */
function crew(table: Readonly<Record<string, readonly string[]>>, warning?: string): Choice[] {
  const acts = Object.entries(table).flatMap(([piece, verbs]) =>
    verbs.map((verb) => ({
      action: { kind: `${piece} ${verb}` },
      words: `${verb} with ${piece}`,
      detail: { subject: { id: piece, words: `${piece} in C3` }, verb, consequence: `${verb}!` },
    })),
  );
  const end = { action: { kind: 'end' }, words: 'End wave', detail: { quiet: 'e', ...(warning && { warning }) } };
  return [...acts, end];
}

const MANY = { sapper: ['a', 'b', 'c', 'd'], geek: ['a', 'b', 'c'], grunt: ['a', 'b', 'x'] };
const wordsOf = (items: readonly Item[]) => items.map(({ words }) => words);
const digit = (choices: Choices, number: number) => choices.byDigit(number)?.words;

test('digits reach the present page and no other', () => {
  const choices = make(200);
  expect(choices.pages.value).toBe(23);
  expect(digit(choices, 1)).toBe('Go to 0 even');
  expect(digit(choices, 9)).toBe('Go to 8 even');
  choices.turnPage(1);
  expect(digit(choices, 1)).toBe('Go to 9 odd');
  expect(choices.digitOf(choices.all[9]!.action)).toBe(1);
  expect(choices.digitOf(choices.all[0]!.action)).toBeUndefined();
  choices.turnPage(-2);
  expect(choices.page.value).toBe(22);
  expect(digit(choices, 3)).toBeUndefined();
});

test('the cursor walks around the ends and takes its page along', () => {
  const choices = make(10);
  choices.move(-1);
  expect([choices.cursor.value, choices.page.value]).toEqual([9, 1]);
  choices.move(1);
  expect(choices.current?.words).toBe('Go to 0 even');
  choices.pointAt(choices.all[9]!.action);
  expect(choices.page.value).toBe(1);
});

test('the cursor begins at the first choice that loses nothing', () => {
  const option = (words: string, warning?: string): Choice => ({
    action: { kind: words },
    words,
    detail: warning === undefined ? {} : { warning },
  });
  const choices = new Choices('d', [option('Straight', 'lost'), option('Bank left', 'lost'), option('Turn right')]);
  expect(choices.current?.words).toBe('Turn right');
  choices.narrow('a');
  expect(choices.current?.words).toBe('Straight'); // nothing else fits
  choices.narrow('');
  expect(choices.current?.words).toBe('Turn right');
  expect(new Choices('d', [option('Straight', 'lost')]).current?.words).toBe('Straight');
});

test('a filter narrows by every word and starts again at the first', () => {
  const choices = make(200);
  choices.move(5);
  choices.narrow('odd 13');
  expect(wordsOf(choices.matching.value)).toContain('Go to 13 odd');
  expect(choices.cursor.value).toBe(0);
  choices.narrow('nothing like it');
  expect(choices.current).toBeUndefined();
  choices.move(1);
  choices.turnPage(1);
  expect(choices.cursor.value).toBe(0);
});

test('words in any order and any case', () => {
  expect(matches('Attack Sentry in C3', 'c3 sent')).toBe(true);
  expect(matches('Attack Sentry in C3', 'c4')).toBe(false);
  expect(matches('anything', '  ')).toBe(true);
});

test('nine or fewer are listed as they are, with the quiet one apart', () => {
  const choices = new Choices('d', crew({ sapper: ['a', 'b'], geek: ['a'] }));
  expect(choices.inSteps).toBe(false);
  expect(wordsOf(choices.shown.value)).toEqual(['a with sapper', 'b with sapper', 'a with geek']);
  expect(choices.quiet.map(({ words }) => words)).toEqual(['End wave']);
  expect(choices.byLetter('E')?.words).toBe('End wave');
  expect(choices.onlyWay).toBeUndefined();
  // A piece clicked on the board narrows even a short list.
  choices.select('sapper');
  expect(wordsOf(choices.shown.value)).toEqual(['a', 'b']);
});

test('from five on, what several pieces could do asks for the piece; what only one could do does not', () => {
  const meeting = new Choices('d', crew({ sapper: ['a', 'b', 'c'], geek: ['a', 'x'] }));
  expect(wordsOf(meeting.shown.value)).toEqual(['sapper in C3', 'geek in C3']);
  const apart = new Choices('d', crew({ sapper: ['a', 'b', 'c'], geek: ['x', 'y'] }));
  expect(apart.inSteps).toBe(false);
  const few = new Choices('d', crew({ sapper: ['a', 'b'], geek: ['a', 'b'] }));
  expect(few.inSteps).toBe(false);
  const alone = new Choices('d', crew({ a: ['go'], b: ['go'], c: ['go'], d: ['go'], e: ['go'] }));
  expect(wordsOf(alone.shown.value)[0]).toBe('go with a');
});

test('more than nine ask for the piece, then for what it does', () => {
  const choices = new Choices('d', crew(MANY));
  expect(choices.asksForPiece).toBe(true);
  expect(wordsOf(choices.shown.value)).toEqual(['sapper in C3', 'geek in C3', 'grunt in C3']);
  expect(choices.digitOfPiece('geek')).toBe(2);
  expect(choices.digitOf(choices.all[0]!.action)).toBeUndefined();
  choices.pointAt(choices.all[5]!.action);
  expect(choices.current?.words).toBe('geek in C3');

  choices.select('geek');
  expect(choices.hand?.words).toBe('geek in C3');
  expect(wordsOf(choices.shown.value)).toEqual(['a', 'b', 'c']);
  expect(choices.digitOf(choices.all[4]!.action)).toBe(1);
  choices.selectNext();
  expect(choices.selected).toBe('grunt');
  choices.selectNext();
  expect(choices.selected).toBe('sapper');
  choices.selectNext(-1);
  choices.select(undefined);
  expect([choices.selected, choices.current?.words]).toEqual([undefined, 'grunt in C3']);
  choices.select('nobody');
  expect(choices.selected).toBeUndefined();
});

test('a piece with one thing to do shows it at once', () => {
  const choices = new Choices('d', crew({ ...MANY, medic: ['heal'] }));
  expect(wordsOf(choices.shown.value)).toEqual(['sapper in C3', 'geek in C3', 'grunt in C3', 'heal with medic']);
  expect(choices.digitOfPiece('medic')).toBe(4);
});

test('what comes of it is said once', () => {
  const at = { action: { kind: 'x' }, words: 'Attack Sentry (6 → 4)', detail: { consequence: '6 → 4' } };
  const plain = { action: { kind: 'y' }, words: 'Start (1 energy)', detail: {} };
  expect(wordsOf(new Choices('d', [at, plain]).shown.value)).toEqual(['Attack Sentry', 'Start (1 energy)']);
});

test('a filter reaches through the pieces to what they do', () => {
  const choices = new Choices('d', crew(MANY));
  choices.narrow('grunt x');
  expect(wordsOf(choices.matching.value)).toEqual(['x with grunt']);
  choices.narrow('');
  expect(choices.asksForPiece).toBe(true);
});

test('one piece alone needs no asking, and what has no piece stands beside the pieces', () => {
  const alone = new Choices('d', crew({ sapper: 'abcdefghijkl'.split('') }));
  expect([alone.selected, alone.asksForPiece]).toEqual(['sapper', false]);
  expect(alone.matching.value).toHaveLength(12);
  const free = { action: { kind: 'wait' }, words: 'Wait', detail: {} };
  const mixed = new Choices('d', [...crew(MANY), free]);
  expect(wordsOf(mixed.shown.value)).toEqual(['sapper in C3', 'geek in C3', 'grunt in C3', 'Wait']);
});

test('a piece stays in hand while it can act, with the cursor on what was done', () => {
  const before = new Choices('d1', crew(MANY));
  before.select('sapper');
  before.move(2);
  const after = new Choices('d2', crew({ ...MANY, sapper: ['a', 'c'] }), before);
  expect([after.selected, after.current?.words]).toEqual(['sapper', 'c']);
});

test('when a piece has nothing left, the next in rules order gets the cursor', () => {
  const before = new Choices('d1', crew({ ...MANY, wraith: ['a'] }));
  before.select('geek');
  const after = new Choices('d2', crew({ sapper: 'abcdef'.split(''), grunt: ['a', 'b', 'x'], wraith: ['a'] }), before);
  // Nine and one: asked in steps.
  expect([after.selected, after.asksForPiece, after.current?.words]).toEqual([undefined, true, 'grunt in C3']);
  const few = new Choices('d3', crew({ sapper: ['a'], grunt: ['a', 'b'] }), before);
  expect(few.current?.words).toBe('a with grunt');
  const none = new Choices('d4', crew({ reaver: ['a'] }), before);
  expect(none.current?.words).toBe('a with reaver');
});

test('a quiet choice that loses something asks once more, unless it is the only way', () => {
  const choices = new Choices('d', crew({ sapper: ['a'] }, '2 energy would be lost'));
  expect(choices.isRisky(choices.quiet[0]!)).toBe(true);
  expect(choices.current?.words).toBe('a with sapper');
  const only = new Choices('d', crew({}, '2 energy would be lost'));
  expect(only.onlyWay?.words).toBe('End wave');
  expect(only.isRisky(only.quiet[0]!)).toBe(false);
  expect(only.current).toBeUndefined();
});

test('whatever would lose something is asked for once more, unless everything would', () => {
  const fly = { action: { kind: 'fly' }, words: 'Straight', detail: { warning: 'leaves the board' } };
  const bank = { action: { kind: 'bank' }, words: 'Bank', detail: {} };
  expect(new Choices('d', [fly, bank]).isRisky(fly)).toBe(true);
  expect(new Choices('d', [fly, bank]).isRisky(bank)).toBe(false);
  expect(new Choices('d', [fly, fly]).isRisky(fly)).toBe(false);
});

test('where only quiet choices are left, Enter takes the first that loses nothing', () => {
  const end = (stored: number, warning?: string) => ({
    action: { kind: `end ${stored}` },
    words: `End, store ${stored}`,
    detail: { quiet: `${stored}`, ...(warning && { warning }) },
  });
  expect(new Choices('d', [end(0, 'two lost'), end(1, 'one lost'), end(2)]).onlyWay?.words).toBe('End, store 2');
  expect(new Choices('d', [end(0, 'two lost')]).onlyWay?.words).toBe('End, store 0');
});

test('over pieces that all lie in sight stand neither filter nor pages', () => {
  const kinds = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`kind ${at}`, ['in B2', 'in B3']]));
  const choices = new Choices('d', crew(kinds));
  expect(choices.helps(() => false)).toEqual({ filters: 'shown', turns: true });
  expect(choices.helps(() => true)).toEqual({ filters: 'called', turns: false });
  expect(make(12).helps(() => false)).toEqual({ filters: undefined, turns: true });
  // What fits on a page is seen at once, however much the pieces in it could do.
  const verbs = Array.from({ length: 12 }, (_, at) => `to C${at}`);
  const pair = new Choices('d', crew({ one: verbs, other: verbs }));
  expect(pair.helps(() => false)).toEqual({ filters: 'called', turns: false });
  pair.narrow('C1');
  expect(pair.helps(() => false).filters).toBe('shown');
});
