/** Brass on the board: where each legal disc would come to rest, with the number of its button. */
import type { Board, Drop } from '@orrery/connect-four/client';
import type { Seat } from '@orrery/kernel';
import type { BoardChoice } from '../board.ts';
import { fresh } from '../fresh.ts';
import { Tag } from '../tag.tsx';
import { DISC_RADIUS, Disc } from './disc.tsx';
import { place } from './geometry.ts';
import { restingPlace } from './line.ts';

/** In units: a tag never covers more than half of its well. */
const LARGEST = 2.4;

interface LandingsProps {
  readonly choices: readonly BoardChoice<Drop>[];
  readonly grid: Board['grid'];
  readonly seat: Seat;
  /** Units of the picture per pixel of the screen: tags keep their size on every screen. */
  readonly unit: number;
}

export function Landings({ choices, grid, seat, unit }: LandingsProps) {
  return (
    <g>
      {choices.map(({ action, digit, cursor }) => (
        <g
          key={action.column}
          class={cursor ? 'c4-landing cursor' : 'c4-landing'}
          data-place={`landing ${action.column + 1}`}
          transform={place(action.column, restingPlace(grid, action.column))}
        >
          {cursor && !fresh.value && (
            <g class="c4-ghost">
              <Disc seat={seat} />
            </g>
          )}
          <circle r={DISC_RADIUS - 2} />
          <g transform={`translate(29 -29) scale(${Math.min(unit, LARGEST)})`}>
            <Tag digit={digit} cursor={cursor} />
          </g>
        </g>
      ))}
    </g>
  );
}
