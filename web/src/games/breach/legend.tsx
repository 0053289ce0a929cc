/** Reading the deck: the signs of the board, small. */
import type { LegendLine } from '../board.ts';
import type { Piece } from './pieces.ts';
import { HATCH } from './shape.ts';
import { Token } from './token.tsx';

const SIZE = 26;
const place = { id: '', room: 'C1' } as const;

const TURRET: Piece = { side: 'ai', ...place, type: 'sentry', left: 6, full: 6, hidden: false };
const TRAP: Piece = { side: 'ai', ...place, type: 'liveWire', left: 3, full: 3, hidden: false };
const UNKNOWN: Piece = { side: 'ai', ...place, type: undefined, left: 0, full: 0, hidden: true };
const PIRATE: Piece = { side: 'pirate', ...place, type: 'geek', left: 3, full: 3, acted: false };
const DONE: Piece = { side: 'pirate', ...place, type: 'geek', left: 3, full: 3, acted: true };

function Sign({ piece }: { piece: Piece }) {
  return (
    <svg
      viewBox={`${-SIZE / 2 - 4} ${-SIZE / 2 - 4} ${SIZE + 8} ${SIZE + 8}`}
      width="30"
      height="30"
      aria-hidden="true"
    >
      <Token piece={piece} size={SIZE} />
    </svg>
  );
}

function CostSign() {
  return (
    <svg class="cost" viewBox="-2 -7 30 30" width="30" height="30" aria-hidden="true">
      <rect width="25" height="16" rx="8" />
      <path class="cost-bolt" d="M9.5 3 5.5 9H9l-1 4.5 4.5-6.5H9z" />
      <text x="18" y="8.5">
        2
      </text>
    </svg>
  );
}

/** The lines are those of the deck's own walls. */
function WallSign() {
  return (
    <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
      <rect class="deck-wall" x="3" y="11" width="24" height="8" />
      <rect x="3" y="11" width="24" height="8" fill={`url(#${HATCH}-wall)`} />
    </svg>
  );
}

export const LEGEND: readonly LegendLine[] = [
  { sign: <Sign piece={PIRATE} />, words: 'Pirate; number: health' },
  { sign: <Sign piece={DONE} />, words: 'Has acted in this wave' },
  { sign: <Sign piece={TURRET} />, words: 'Turret: hits one; Endurance' },
  { sign: <Sign piece={TRAP} />, words: 'Trap: hits all; Security' },
  { sign: <Sign piece={UNKNOWN} />, words: 'Hidden until a pirate enters' },
  { sign: <WallSign />, words: 'Wall: no way through' },
  { sign: <CostSign />, words: 'Usable now, energy it costs' },
];
