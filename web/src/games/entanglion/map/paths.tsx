/** Paths with the gates that fly them, and the gateways of CNOT. */
import { ENGINE_NAMES, GATEWAYS, type Gate } from '@orrery/entanglion/client';
import { useMemo } from 'preact/hooks';
import { explained } from '../physics/chosen.ts';
import { type Drawn, drawnPaths, gatewayAt } from './geometry.ts';
import type { MapNow } from './now.ts';

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
        return (
          <g
            key={path.ends.join(' ')}
            class={lit ? 'chip lit' : 'chip'}
            transform={`translate(${chip.x.toFixed(1)} ${chip.y.toFixed(1)})`}
            onClick={() => path.gates[0] && explain(lit && now.gate ? now.gate : path.gates[0])}
          >
            <title>{path.note ?? `${names.join(' or ')} flies this path. Click to see why.`}</title>
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

export function Gateways({ now }: { now: MapNow }) {
  const { chart } = now;
  const size = chart.small ? 6 : 8;
  return (
    <g class="gateways">
      {GATEWAYS.map(({ to, from }) => {
        const { x, y } = gatewayAt(chart, to);
        const lit =
          now.gate === 'cnot' && now.legs.some(({ points }) => points.some((one) => one.x === x && one.y === y));
        const planet = chart.places[to];
        return (
          <g key={to} class={lit ? 'gateway lit' : 'gateway'} onClick={() => explain('cnot')}>
            <title>{`CNOT with one ship on ${from[0].toUpperCase()} and one on ${from[1].toUpperCase()} leads in here.`}</title>
            <path class="gateway-stub" d={`M${x} ${y}L${planet.x} ${planet.y}`} />
            <circle class="gateway-field" cx={x} cy={y} r={size * (lit ? 1.35 : 1)} />
            <path
              class="gateway-cross"
              d={`M${x - size} ${y}h${2 * size}M${x} ${y - size}v${2 * size}`}
              transform={lit ? `translate(${x} ${y}) scale(1.35) translate(${-x} ${-y})` : undefined}
            />
          </g>
        );
      })}
    </g>
  );
}
