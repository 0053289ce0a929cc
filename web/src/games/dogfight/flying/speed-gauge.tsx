/** The speed of the moving ship: slanted bars for its base speed, discs for altitude; hatched what would be spent. */
import { type DogfightView, type Prospect, seenShip } from '@orrery/dogfight/client';

type Spending = Pick<Prospect, 'fromBase' | 'fromAltitude' | 'tokens'>;

const STEP = 15;

export function SpeedGauge({ view, spends }: { view: DogfightView; spends: Spending | undefined }) {
  const { move } = view;
  const ship = move && seenShip(view, move.ship);
  if (!move || !ship?.stats) return null;
  const { speed } = ship.stats;
  const { baseLeft } = move;
  const fromBase = spends?.fromBase ?? 0;
  const fromAltitude = (spends?.fromAltitude ?? 0) + (spends?.tokens ?? 0);
  const { altitude } = ship;
  const discs = speed * STEP + 10;
  const width = discs + Math.max(altitude, 1) * 12;
  return (
    <div class="speed-gauge">
      <span>Speed</span>
      <svg viewBox={`0 0 ${width} 16`} width={width} height="16" aria-hidden="true">
        {Array.from({ length: speed }, (_, at) => (
          <path key={at} class={stateOf(at, baseLeft, fromBase)} d={`M${at * STEP + 4.5} 2.5h9l-3.5 11h-9z`} />
        ))}
        {Array.from({ length: altitude }, (_, at) => (
          <circle key={at} class={stateOf(at, altitude, fromAltitude)} cx={discs + at * 12} cy="8" r="4.5" />
        ))}
      </svg>
      <span class="speed-words">
        {baseLeft} left{altitude > 0 && `, ${altitude} altitude`}
      </span>
    </div>
  );
}

function stateOf(at: number, left: number, spent: number): string {
  if (at >= left) return 'gone';
  return at >= left - spent ? 'spent' : 'left';
}
