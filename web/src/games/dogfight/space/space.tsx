/** Open space: stars, the edge with its ruler and warning band, and what lies beyond. */
import { useMemo } from 'preact/hooks';
import { BAND } from './chart.ts';
import { bandPath, beyondPath, rulerPath } from './paths.ts';
import './space.css';

const STARS = 170;
/** Some numbers that look like chance and are the same on every screen. */
const STEP_X = 0.7548776662;
const STEP_Y = 0.5698402909;
const STEP_SIZE = 0.3819660113;

/** One path for the stars of a size: each a line without length and with round ends. */
function starsPath(side: number, from: number, to: number): string {
  const stars: string[] = [];
  for (let star = 1; star <= STARS; star++) {
    const size = (star * STEP_SIZE) % 1;
    if (size < from || size >= to) continue;
    // Bent a little, so that the even spread does not show as rows.
    const x = ((star * STEP_X + 0.06 * Math.sin(star * 12.9)) % 1) * side;
    const y = ((star * STEP_Y + 0.06 * Math.sin(star * 78.2)) % 1) * side;
    stars.push(`M${Math.round(x)} ${Math.round(y)}h0`);
  }
  return stars.join('');
}

export function Space({ side }: { side: number }) {
  // Nothing in it changes during a match.
  return useMemo(
    () => (
      <g class="space" aria-hidden="true">
        <clipPath id="dogfight-board">
          <rect width={side} height={side} />
        </clipPath>
        <path class="space-star" d={starsPath(side, 0, 0.6)} />
        <path class="space-star bright" d={starsPath(side, 0.6, 1)} />
        <path class="space-warning-band" d={bandPath(side)} fill-rule="evenodd" />
        <rect class="space-warning-line" x={BAND} y={BAND} width={side - 2 * BAND} height={side - 2 * BAND} />
        <path class="space-beyond" d={beyondPath(side)} fill-rule="evenodd" />
        <path d={beyondPath(side)} fill-rule="evenodd" fill="url(#dogfight-beyond)" />
        <path class="space-ruler" d={rulerPath(side)} />
        <rect class="space-edge" width={side} height={side} />
      </g>
    ),
    [side],
  );
}

/** The pattern of what lies beyond the edge. */
export function BeyondPattern() {
  return (
    <pattern
      id="dogfight-beyond"
      width="1400"
      height="1400"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path class="space-beyond-lines" d="M0 0V1400" />
    </pattern>
  );
}
