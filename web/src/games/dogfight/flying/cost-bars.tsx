/** Speed as slanted bars, altitude as discs: what a maneuver costs. */

/** Above it a number is read faster. */
const MOST_BARS = 6;
/** So many fill a ghost from side to side. */
const WIDE = 3;
const STEP = 7.5;
const HEIGHT = 13;

interface CostProps {
  readonly speed: number;
  /** Altitude tokens besides. */
  readonly tokens: number;
}

/** In pixels around the origin, for a ghost. */
export function CostMarks({ speed, tokens }: CostProps) {
  const isNumber = speed > MOST_BARS;
  const bars = isNumber ? 2 : speed;
  const top = tokens > 0 ? -HEIGHT / 2 - 3.5 : -HEIGHT / 2;
  const left = (-bars * STEP) / 2;
  return (
    <g class="cost-marks">
      {isNumber ? (
        <text y={top + HEIGHT / 2} dy=".35em">
          {speed}
        </text>
      ) : (
        <path d={barsPath(bars, left, top)} transform={bars > WIDE ? `scale(${WIDE / bars} 1)` : undefined} />
      )}
      {tokens > 0 && tokens <= MOST_BARS && (
        <path
          d={Array.from({ length: tokens }, (_, at) => discPath((at - (tokens - 1) / 2) * 6.5, top + HEIGHT + 5)).join(
            '',
          )}
        />
      )}
    </g>
  );
}

function barsPath(count: number, left: number, top: number): string {
  return Array.from({ length: count }, (_, at) => `M${left + at * STEP + 2.8} ${top}h4.6l-2.8 ${HEIGHT}h-4.6z`).join(
    '',
  );
}

const discPath = (x: number, y: number): string => `M${x - 2.4} ${y}a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z`;

/** In a line of text. */
export function CostIcon({ speed, tokens }: CostProps) {
  const bars = Math.min(speed, MOST_BARS);
  const width = bars * STEP + 2 + (tokens > 0 ? tokens * 6.5 + 5 : 0);
  return (
    <svg class="cost-icon" viewBox={`0 0 ${width} 16`} width={width} height="16" aria-hidden="true">
      <path d={barsPath(bars, 0, 1.5)} />
      {Array.from({ length: tokens }, (_, at) => (
        <path key={at} d={discPath(bars * STEP + 6.5 + at * 6.5, 8)} />
      ))}
    </svg>
  );
}
