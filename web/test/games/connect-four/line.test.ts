import { expect, test } from 'vitest';
import { lineThroughLast, restingPlace } from '../../../src/games/connect-four/line.ts';

/** A board that is not square: five columns, four rows, as lines of text. */
function board(lines: readonly string[], last: { column: number; row: number }) {
  const grid = lines.map((line) => line.split('').map((sign) => (sign === '.' ? null : sign === 'o' ? 0 : 1)));
  return { grid, rows: lines.length, last };
}

test('finds the line through the last disc, whichever way it runs', () => {
  const flat = board(['.....', '.....', 'xxx..', 'oooo.'], { column: 1, row: 0 });
  expect(lineThroughLast(flat)?.map(({ column }) => column)).toEqual([0, 1, 2, 3]);
  const upright = board(['...x.', '...x.', '...x.', 'oo.xo'], { column: 3, row: 3 });
  expect(lineThroughLast(upright)?.map(({ down }) => down)).toEqual([0, 1, 2, 3]);
  const rising = board(['....o', '...ox', '..oxx', '.oxxo'], { column: 4, row: 3 });
  expect(lineThroughLast(rising)?.map(({ column, down }) => [column, down])).toEqual(
    [
      [4, 0],
      [3, 1],
      [2, 2],
      [1, 3],
    ].reverse(),
  );
});

test('no line, no strike', () => {
  expect(lineThroughLast(board(['.....', '.....', '.....', 'ooo.x'], { column: 2, row: 0 }))).toBeUndefined();
  expect(lineThroughLast({ grid: [], rows: 0, last: null })).toBeUndefined();
});

test('a disc rests on what is below it', () => {
  const { grid } = board(['x....', 'o....', 'x....', 'ox...'], { column: 0, row: 3 });
  expect([0, 1, 2].map((column) => restingPlace(grid, column))).toEqual([-1, 2, 3]);
});
