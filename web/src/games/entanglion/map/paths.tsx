/** Paths with the gates that fly them, and the gateways of CNOT. */
import {
  ENGINE_NAMES,
  GATEWAYS,
  type Gate,
  PLANET_DATA,
  type PlanetId,
  POSITION_DATA,
  type PositionId,
} from '@orrery/entanglion/client';
import { useMemo } from 'preact/hooks';
import { explained } from '../physics/chosen.ts';
import { type Drawn, drawnPaths, gatewayAt } from './geometry.ts';
import { ownOf } from '../props.ts';
import type { MapNow } from './now.ts';
import { PLANET_SIGNS } from './signs.ts';

const useDrawn = ({ chart }: MapNow): readonly Drawn[] => useMemo(() => drawnPaths(chart), [chart]);

export function Lines({ now }: { now: MapNow }) {
  return (
    <g class="paths" aria-hidden="true">
      {useDrawn(now).map(({ path, red, blue }) => (
        <g key={path.ends.join(' ')}>
          {red !== undefined && <path class="path red" d={red} />}
          {blue !== undefined && <path class="path blue" d={blue} />}
        </g>
      ))}
    </g>
  );
}

const explain = (gate: Gate) => (explained.value = { kind: 'card', card: gate });

const chipWidth = (words: string, small: boolean): number => words.length * (small ? 6.4 : 7.6) + (small ? 8 : 11);

export function Chips({ now }: { now: MapNow }) {
  const { small } = now.chart;
  return (
    <g class="chips">
      {useDrawn(now).map(({ path, chip }) => {
        const names = path.gates.map((gate) => ENGINE_NAMES[gate]);
        const lines = small ? names : [names.join(' · ')];
        const width = Math.max(...lines.map((line) => chipWidth(line, small)));
        const high = small ? 12 : 16;
        const height = lines.length * high + 3;
        const lit = now.gate !== undefined && path.gates.includes(now.gate) && isFlown(now, path.ends);
        const gate = lit ? now.gate : path.gates[0];
        return (
          <g
            key={path.ends.join(' ')}
            class={lit ? 'chip lit' : 'chip'}
            transform={`translate(${chip.x.toFixed(1)} ${chip.y.toFixed(1)})`}
            data-explain={`path ${path.ends.join(' ')}`}
            onClick={() => gate && explain(gate)}
          >
            <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="3.5" />
            {lines.map((line, at) => (
              <text key={line} y={(at - (lines.length - 1) / 2) * high}>
                {line}
              </text>
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** Whether a lit flight goes along this path. */
function isFlown({ chart, legs }: MapNow, ends: Drawn['path']['ends']): boolean {
  const near = (a: { x: number; y: number } | undefined, b: { x: number; y: number }) =>
    a !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < 8;
  const [from, to] = [chart.places[ends[0]], chart.places[ends[1]]];
  return legs.some(({ points }) => {
    const [first, last] = [points[0], points.at(-1)];
    return (near(first, from) && near(last, to)) || (near(first, to) && near(last, from));
  });
}

/** The gateways of CNOT, each with the signs of the two planets that it joins with its own; and in words what they are. */
export function Gateways({ now }: { now: MapNow }) {
  const { chart, props } = now;
  const size = chart.small ? 6.5 : 8;
  const own = ownOf(props);
  const note = noteAt(chart);
  return (
    <g class="gateways">
      {GATEWAYS.map(({ to, from }) => {
        const { x, y } = gatewayAt(chart, to);
        const lit =
          now.gate === 'cnot' && now.legs.some(({ points }) => points.some((one) => one.x === x && one.y === y));
        // From where the own ships stand it is one card away.
        const open = own !== undefined && isOpen(own.position, from, to);
        const planet = chart.places[to];
        const [first, second] = from.map((one) => PLANET_DATA[one].name);
        return (
          <g
            key={to}
            class={`gateway${lit ? ' lit' : ''}${open ? ' open' : ''}`}
            data-explain={`gateway ${to}`}
            onClick={() => (explained.value = { kind: 'gateway', planet: to })}
          >
            <title>{`CNOT leads in and out here: one ship on ${first}, one on ${second}.`}</title>
            {open && !lit && (
              <path
                class="gateway-way"
                d={from.map((one) => `M${x} ${y}L${chart.places[one].x} ${chart.places[one].y}`).join('')}
              />
            )}
            <path class="gateway-stub" d={`M${x} ${y}L${planet.x} ${planet.y}`} />
            <circle class="gateway-field" cx={x} cy={y} r={size * (lit ? 1.35 : 1)} />
            <path
              class="gateway-cross"
              d={`M${x - size} ${y}h${2 * size}M${x} ${y - size}v${2 * size}`}
              transform={lit ? `translate(${x} ${y}) scale(1.35) translate(${-x} ${-y})` : undefined}
            />
            <text class="gateway-ends" x={x + Math.sign(x - planet.x) * size * 0.5} y={y - size * (lit ? 2.5 : 2.1)}>
              {from.map((one) => PLANET_SIGNS[one]).join('\u200a&\u200a')}
            </text>
          </g>
        );
      })}
      <g class="gateway-note" transform={`translate(${note.x} ${note.y})`} data-explain="galaxy entanglion">
        <circle class="gateway-field" r={size} />
        <path class="gateway-cross" d={`M${-size} 0h${2 * size}M0 ${-size}v${2 * size}`} />
        {chart.small ? (
          <text x={size + 5}>CNOT leads in and out</text>
        ) : (
          <>
            <text x={size + 5} y={-8}>
              CNOT leads in
            </text>
            <text x={size + 5} y={8}>
              and out here
            </text>
          </>
        )}
      </g>
      {chart.small && <LineKey x={note.x} y={note.y + KEY_BELOW} />}
    </g>
  );
}

/** How far the key of the lines is below the note on gateways. */
export const KEY_BELOW = 15;

/** Whose lines are whose, by the letters of the ships: where there is no room for a legend beside the map. */
function LineKey({ x, y }: { x: number; y: number }) {
  return (
    <g class="line-key" transform={`translate(${x} ${y})`} data-explain="paths">
      <rect x="-8" y="-9" width="110" height="18" />
      <path class="path red" d="M-7 0h22" />
      <text x="19">R, G</text>
      <path class="path blue" d="M49 0h22" />
      <text x="75">M, Y</text>
    </g>
  );
}

/** What the gateways are: in the corner that the ring leaves free. */
export function noteAt({ places, centre, rx, r, small }: MapNow['chart']): { readonly x: number; readonly y: number } {
  const left = Math.min(places.one.x - r, centre.x - rx * 2);
  return { x: Math.max(small ? 12 : 20, left), y: places.omegaZero.y - r * (small ? 1 : 0.9) };
}

function isOpen(position: PositionId, from: readonly PlanetId[], to: PlanetId): boolean {
  const { joint, places } = POSITION_DATA[position];
  return joint === null ? places.length === 2 && places.every((planet) => from.includes(planet)) : joint === to;
}
