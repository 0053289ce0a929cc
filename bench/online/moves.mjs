/** A board full of discs with no four in a line, so that a match lasts as long as it can. */
export const COLUMNS = 7;
export const ROWS = 6;

/** Whose disc lies where in the end: pairs side by side, alternating upwards. */
const discAt = (column, row) => (Math.floor(column / 2) + row) % 2;

const heights = new Array(COLUMNS).fill(0);
/** Columns in the order of play: each time the lowest one whose next disc is of whoever moves. */
export const MOVES = Array.from({ length: COLUMNS * ROWS }, (_, move) => {
  const open = heights.flatMap((row, column) => (row < ROWS && discAt(column, row) === move % 2 ? [column] : []));
  const lowest = open.reduce((best, column) => (heights[column] < heights[best] ? column : best));
  heights[lowest]++;
  return lowest;
});
