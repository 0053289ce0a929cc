/** Flights that are lit, and the letters of the other cards where they would lead. */
import { ENGINE_NAMES } from '@orrery/entanglion/client';
import { wayOf } from './geometry.ts';
import type { MapNow } from './now.ts';

export function Flights({ now }: { now: MapNow }) {
  return (
    <g class="flights" aria-hidden="true">
      {now.legs.map(({ color, points }, at) => (
        <g key={at}>
          <path class={`flight-glow ${color}`} d={wayOf(points)} />
          <path class={`flight ${color}`} d={wayOf(points)} data-clear />
        </g>
      ))}
    </g>
  );
}

export function Hints({ now }: { now: MapNow }) {
  const { chart, hints } = now;
  return (
    <g class="hints" aria-hidden="true">
      {hints.map(({ card, planet }) => {
        const { x, y } = chart.places[planet];
        const outer = planet === 'one' || planet === 'zero' || planet === 'plus' || planet === 'minus';
        const left = x < chart.centre.x;
        const far = chart.r * (outer ? 1.25 : 1.15);
        const size = chart.small ? 8.5 : 11;
        const at =
          planet === 'one'
            ? { x: x - far, y: y + far * 0.6 }
            : { x: x + (left ? far : -far) * (outer ? 0.9 : 1), y: y + (outer ? far * 0.75 : -far * 0.6) };
        return (
          <g key={`${card} ${planet}`} class="hint" transform={`translate(${at.x} ${at.y})`}>
            <circle r={size} />
            <text class={ENGINE_NAMES[card].length > 1 ? 'long' : undefined}>{ENGINE_NAMES[card].slice(0, 1)}</text>
          </g>
        );
      })}
    </g>
  );
}
