/** Connect Four written by hand without any framework: the speed that the kernel is measured against. */
const COLUMNS = 7;
const ROWS = 6;
const HEIGHT = ROWS + 1; // an empty cell on top of each column ends every line

/** Plays one random game; returns its number of moves. */
export function floorGame(random) {
  const cells = new Array((COLUMNS + 2) * HEIGHT).fill(0);
  const heights = new Array(COLUMNS).fill(0);
  const open = new Array(COLUMNS).fill(0);
  for (let moves = 0; ; ) {
    let choices = 0;
    for (let column = 0; column < COLUMNS; column++) if (heights[column] < ROWS) open[choices++] = column;
    if (choices === 0) return moves;
    const column = open[random.int(choices)];
    const disc = (moves & 1) + 1;
    const at = (column + 1) * HEIGHT + heights[column]++;
    cells[at] = disc;
    moves++;
    if (wins(cells, at, disc)) return moves;
  }
}

export function wins(cells, at, disc) {
  return (
    inLine(cells, at, disc, 1) ||
    inLine(cells, at, disc, HEIGHT) ||
    inLine(cells, at, disc, HEIGHT + 1) ||
    inLine(cells, at, disc, HEIGHT - 1)
  );
}

function inLine(cells, at, disc, step) {
  let length = 1;
  for (let i = at + step; cells[i] === disc; i += step) length++;
  for (let i = at - step; cells[i] === disc; i -= step) length++;
  return length >= 4;
}
