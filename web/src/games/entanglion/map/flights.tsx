/** Flights that are lit, the plan that is queued, and the letters of the other cards where they would lead. */
import { ENGINE_NAMES } from '@orrery/entanglion/client';
import { wayOf } from './geometry.ts';
import type { MapNow } from './now.ts';
import { TAGS } from './planets.tsx';
import { landingsOn } from './route.ts';
import './flights.css';

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

/** The plan as a dotted line from card to card. */
export function Route({ now: { route } }: { now: MapNow }) {
  return (
    <g class="routes" aria-hidden="true">
      {route.map(({ slot, legs }, later) =>
        legs.map(({ points }, at) => (
          <path key={`${slot} ${at}`} class="route" style={{ '--later': later }} d={wayOf(points)} />
        )),
      )}
    </g>
  );
}

/** The slots of the plan at the planets where its cards land: "2·3". */
export function RouteTags({ now: { route, chart } }: { now: MapNow }) {
  const height = chart.small ? 15 : 19;
  return (
    <g class="route-tags" aria-hidden="true">
      {[...landingsOn(route)].map(([planet, steps]) => {
        const { x, y } = chart.places[planet];
        const [dx, dy] = TAGS[planet];
        const words = steps.map(({ slot }) => slot).join('·');
        const width = Math.max(height, words.length * (chart.small ? 5.5 : 6.5) + 8);
        // Two or more reach outwards from where one would stand.
        const aside = Math.sign(dx) * ((width - height) / 2);
        return (
          <g
            key={planet}
            class={steps.every(({ sure }) => sure) ? 'route-tag' : 'route-tag unsure'}
            transform={`translate(${x + chart.r * dx * 1.1 + aside} ${y + chart.r * dy * 1.1})`}
          >
            <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
            <text>{words}</text>
          </g>
        );
      })}
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
