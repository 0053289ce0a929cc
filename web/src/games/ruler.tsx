/** How far something is that has an end: a tick for each step, a longer one every fifth. */
import './ruler.css';

const HEIGHT = 14;
const LONGEST = 150;
const WIDEST_STEP = 16;
/** With more steps than this only every fifth has a tick. */
const MOST_TICKS = 60;

export function Ruler({ at, of }: { at: number; of: number }) {
  const step = Math.min(WIDEST_STEP, LONGEST / of);
  const width = of * step;
  const every = of > MOST_TICKS ? 5 : 1;
  const ticks = Array.from({ length: Math.floor(of / every) + 1 }, (_, tick) => tick * every);
  const head = Math.max(0, (at - 0.5) * step);
  const path = (to: number, end: number) =>
    ticks
      .filter((tick) => tick <= to)
      .map((tick) => `M${tick * step} ${tick % 5 === 0 ? 4 : 7}V${HEIGHT - 1}`)
      .join('') + `M0 ${HEIGHT - 1}H${end}`;
  return (
    <svg class="ruler" viewBox={`-1 0 ${width + 2} ${HEIGHT}`} width={width + 2} height={HEIGHT} aria-hidden="true">
      <path d={path(of, width)} />
      <path class="past" d={path(at - 1, head)} />
      {at > 0 && <path class="head" d={`M${head} 0V${HEIGHT}`} />}
    </svg>
  );
}
