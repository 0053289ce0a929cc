/** Connect Four on its plate: a corner of a game in the middle. */
import type { GameFace } from '../board.ts';
import { Disc } from './disc.tsx';
import './disc.css';

const ROWS = ['.....', '..x..', '.xo..', '.oxo.', 'xooxo'];
const CELL = 92;

function Picture() {
  return (
    <svg class="picture" viewBox="8 -6 444 472" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {ROWS.flatMap((row, down) =>
        row.split('').map((sign, column) => (
          <g key={`${column}-${down}`} transform={`translate(${column * CELL + CELL / 2} ${down * CELL + CELL / 2})`}>
            <circle r="40" class="well" />
            {sign === '.' ? <circle r="32" class="well-groove" /> : <Disc seat={sign === 'o' ? 0 : 1} />}
          </g>
        )),
      )}
    </svg>
  );
}

export const face: GameFace = { accent: 'var(--accent-plain)', Picture };
