/** A ship around the origin, in u and pointing east before it is turned: octagon, dart with the seat's pattern, lines. */
import type { Settings } from '@orrery/dogfight/client';
import type { Seat } from '@orrery/kernel';
import { seatColour } from '../../../parts/emblem.tsx';
import { turnOf } from '../space/chart.ts';
import { OCTAGON, tokenLines } from '../space/paths.ts';
import './token.css';

/** Nose at the right. */
export const DART = 'M2050 0L-1500 1420L-760 0L-1500 -1420Z';

const patternId = (seat: Seat): string => `dogfight-seat-${seat % 6}`;

interface TokenProps {
  readonly seat: Seat;
  readonly heading: number;
  readonly altitude: number;
  readonly settings: Settings;
}

/** So far a rim of the stack under a token stands out, for each altitude. */
export const RIM = 420;

export function Token({ seat, heading, altitude, settings }: TokenProps) {
  return (
    <g class="craft" style={{ '--seat': seatColour(seat) }}>
      {Array.from({ length: altitude }, (_, at) => {
        const off = (altitude - at) * RIM;
        return <path key={off} class="craft-rim" d={OCTAGON} transform={`translate(${off} ${off})`} />;
      })}
      <g class="craft-body">
        <path class="craft-plate" d={OCTAGON} />
        <g class="craft-turn" transform={`rotate(${turnOf(heading)})`}>
          <path class="craft-lines" d={tokenLines(settings)} />
          <path class="craft-dart" d={DART} />
          {seat > 0 && <path class="craft-pattern" d={DART} fill={`url(#${patternId(seat)})`} />}
        </g>
      </g>
    </g>
  );
}

/** Stripes, dots, rings, cross-hatch and chevrons: the second to the sixth seat, never told by colour alone. */
export function SeatPatterns() {
  const drawings = [
    null,
    <path key="1" d="M0 0V620" stroke-width="260" />,
    <circle key="2" cx="310" cy="310" r="150" class="filled" />,
    <circle key="3" cx="310" cy="310" r="190" stroke-width="90" />,
    <path key="4" d="M0 0L620 620M620 0L0 620" stroke-width="100" />,
    <path key="5" d="M0 460L310 160L620 460" stroke-width="150" />,
  ];
  return (
    <>
      {drawings.map(
        (drawing, seat) =>
          drawing && (
            <pattern
              key={seat}
              id={patternId(seat)}
              class="craft-ink"
              width="620"
              height="620"
              patternUnits="userSpaceOnUse"
            >
              {drawing}
            </pattern>
          ),
      )}
    </>
  );
}
