import { connectFour } from '@orrery/connect-four';
import { type EndWords, Match, Random, type Viewer } from '@orrery/kernel';
import { checkGame, endingOf, given, neverReached } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';

/** Drops by turns; the seats follow from the rules. */
function play(columns: string, options = {}) {
  const scenario = given(connectFour, { options });
  for (const [n, column] of columns.split('').entries()) scenario.act(n % 2, { kind: 'drop', column: Number(column) });
  return scenario;
}

test.for<[string, string, number]>([
  ['in a column', '0101010', 0],
  ['in a row', '0011223', 0],
  ['rising', '01122323363', 0],
  ['falling', '65544343303', 0],
  ['for the second seat', '60516263', 1],
  ['closed in the middle', '0011332', 0],
])('[4] four %s win', ([, columns, winner]) => {
  const { outcome } = play(columns);
  expect(outcome).toEqual({ reason: 'four-in-line', ranks: winner === 0 ? [1, 2] : [2, 1] });
});

test('[4] a line does not run around the edge of the board', () => {
  // 0 3 stands on top of column 0; a wrapped line would go on at the foot of column 1.
  expect(play('0000001111112222').outcome).toBeUndefined();
});

test('[5] a full board without a line is a draw', () => {
  const scenario = given(connectFour, { options: { columns: 4, rows: 4 } });
  for (const [n, column] of [0, 1, 0, 1, 1, 0, 1, 0, 2, 3, 2, 3, 3, 2, 3, 2].entries())
    scenario.act(n % 2, { kind: 'drop', column });
  expect(scenario.outcome).toEqual({ reason: 'board-full', ranks: [1, 1] });
  expect(scenario.asked).toEqual([]);
});

test('[1, 2] a full column and a column that is not there are refused', () => {
  const scenario = play('000000');
  expect(scenario.refusal(0, { kind: 'drop', column: 0 })).toEqual({ code: 'column-full', rule: '2', column: 0 });
  expect(scenario.refusal(0, { kind: 'drop', column: 8 })).toEqual({ code: 'no-column', rule: '1', column: 8 });
  expect(scenario.refusal(1, { kind: 'drop', column: 1 })).toEqual({ code: 'not-asked' });
  expect(scenario.legal(0).map(({ column }) => column)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('the view shows the board from the top, as it stands', () => {
  const { grid, last } = play('33').view('watcher');
  expect(grid[5]).toEqual([null, null, null, 0, null, null, null]);
  expect(grid[4]).toEqual([null, null, null, 1, null, null, null]);
  expect(last).toEqual({ column: 3, row: 1 });
});

test('the bot wins when it can and blocks when it must', () => {
  const choose = (columns: string, seat: number) =>
    connectFour.bot.choose(play(columns).view(seat), seat, Random.from('bot')).column;
  expect(choose('010101', 0)).toBe(0);
  expect(choose('01010', 1)).toBe(0);
});

test('passes the suite, tried on every state', () => {
  const report = checkGame(connectFour, { seed: '7', from: 0, to: 30, everyState: true });
  expect(report.violations).toEqual([]);
});

test('passes the suite in many games, and nothing is never reached', () => {
  const report = checkGame(connectFour, { seed: '8', from: 0, to: 400 });
  expect(report.violations).toEqual([]);
  expect(neverReached(connectFour, report)).toEqual({});
});

type End = Parameters<NonNullable<typeof connectFour.text.end>>[0];

/** A whole game on the page about its end; columns are counted from 1, as the words count them. */
function played(columns: string, options = { columns: 7, rows: 6 }): End {
  const match = new Match(connectFour, { options, seats: 2, seed: 'none' });
  for (const [at, column] of columns.split('').entries())
    match.act(at % 2, { kind: 'drop', column: Number(column) - 1 });
  return endingOf(match) as End; // this game's match
}

const end = (told: End, viewer: Viewer): EndWords | undefined => connectFour.text.end?.(told, viewer);

test.each([
  [
    'upwards',
    '1212121',
    'Your disc in column 1 made four in a line upwards. Orange’s disc before it went into column 2.',
  ],
  [
    'across',
    '1122334',
    'Your disc in column 4 made four in a line across. Orange’s disc before it went into column 3.',
  ],
])('the end of four in a line, %s', (way, columns, decided) => {
  const told = played(columns);
  expect(end(told, 0)).toEqual({ by: `Four in a line ${way}, with disc 7`, decided, place: { move: 7, at: 0 } });
  expect(end(told, 1)?.decided).toMatch(/^Blue’s disc .* Your disc before it went into column \d\.$/);
});

test('the end: the disc before made room for the last one', () => {
  // The fourth of a slanting line stands on a disc of the other side.
  expect(end(played('12233434544'), 1)?.decided).toBe(
    'Blue’s disc in column 4 made four in a line slanting. Your disc before it went into the same column, right under it.',
  );
});

test('the end of a full board', () => {
  const told = played('1212343421214343', { columns: 4, rows: 4 });
  expect(end(told, 0)).toEqual({
    by: 'The board is full',
    decided: 'All 16 discs are down, and nobody has four in a line.',
  });
});

test('a position is worth more to whom more lines are still open', () => {
  const worth = (columns: string) => [0, 1].map((seat) => connectFour.bot.evaluate(play(columns).state, seat));
  expect(worth('')).toEqual([0.5, 0.5]);
  for (const columns of ['3', '3035', '010', '01010']) {
    const [own = 0, theirs = 0] = worth(columns);
    expect(own + theirs).toBeCloseTo(1, 9);
    expect(own).toBeGreaterThan(0.5);
    expect(own).toBeLessThan(1);
  }
  // Three in a column, and then the one that blocks it.
  expect(worth('01010')[0]).toBeGreaterThan(worth('010100')[0] ?? 1);
  expect(worth('0101010')).toEqual([1, 0]);
});
