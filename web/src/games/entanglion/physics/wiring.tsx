/** Amplitudes as bars, negative ones to the left of the axis; between before and after, how a gate wires them. */
import type { Color, Gate, PositionId } from '@orrery/entanglion/client';
import type { Seat } from '@orrery/kernel';
import { shipClass } from '../map/ship-shapes.ts';
import { applied, BASIS, matrixOf, vectorOf, type Vector } from './vector.ts';

const ROW = 24;
const BAR = 62;

function Bar({ value, x, y }: { value: number; x: number; y: number }) {
  const width = Math.abs(value) * BAR;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="bar-track" x={-BAR} y="-6" width={2 * BAR} height="12" />
      <rect class="bar" x={value < 0 ? -width : 0} y="-6" width={width} height="12" />
      <path class="bar-axis" d="M0-8V8" />
      {width > 0 && (
        <text class="bar-value" x={value < 0 ? 4 : -4} text-anchor={value < 0 ? 'start' : 'end'}>
          {Math.abs(value).toFixed(2).replace('1.00', '1')}
        </text>
      )}
    </g>
  );
}

/** Of one qubit or of two. */
export function Bars({ amplitudes }: { amplitudes: readonly number[] }) {
  const length = Math.sqrt(amplitudes.reduce((sum, value) => sum + value * value, 0)) || 1;
  const names = amplitudes.length === 2 ? ['0', '1'] : BASIS;
  return (
    <svg class="bars" viewBox={`0 0 220 ${amplitudes.length * ROW}`} aria-hidden="true">
      {amplitudes.map((value, at) => (
        <g key={at}>
          <text class="basis" x="4" y={at * ROW + ROW / 2}>
            |{names[at]}⟩
          </text>
          <Bar value={value / length} x={130} y={at * ROW + ROW / 2} />
        </g>
      ))}
    </svg>
  );
}

interface WiringProps {
  readonly seat: Seat;
  readonly gate: Gate;
  readonly ship: Color;
  readonly from: PositionId;
  readonly to: PositionId;
}

const [LEFT, RIGHT] = [106, 334];

export function Wiring({ seat, gate, ship, from, to }: WiringProps) {
  const before = vectorOf(from);
  const matrix = matrixOf(gate, ship);
  const after = signedLike(applied(matrix, before), vectorOf(to));
  const middle = (at: number) => at * ROW + ROW / 2;
  return (
    <svg class="bars wiring" viewBox={`0 0 440 ${4 * ROW}`} aria-hidden="true">
      {BASIS.map((basis, at) => (
        <g key={basis}>
          <Basis basis={basis} seat={seat} x={2} y={middle(at)} />
          <Bar value={before[at] ?? 0} x={LEFT} y={middle(at)} />
          <Bar value={after[at] ?? 0} x={RIGHT} y={middle(at)} />
          <Basis basis={basis} seat={seat} x={404} y={middle(at)} />
        </g>
      ))}
      {BASIS.flatMap((_, source) =>
        BASIS.flatMap((__, goal) => {
          const weight = matrix[goal]?.[source] ?? 0;
          if (weight === 0) return [];
          const live = Math.abs(before[source] ?? 0) > 0.01;
          const [x1, x2] = [LEFT + BAR + 4, RIGHT - BAR - 4];
          const [y1, y2] = [middle(source), middle(goal)];
          return [
            <path
              key={`${source} ${goal}`}
              class={`wire${live ? ' live' : ''}${weight < 0 ? ' minus' : ''}`}
              d={`M${x1} ${y1}C${x1 + 26} ${y1} ${x2 - 26} ${y2} ${x2} ${y2}`}
            />,
          ];
        }),
      )}
    </svg>
  );
}

/** The overall sign means nothing: that of the planet's own state is taken. */
function signedLike(vector: Vector, model: Vector): Vector {
  const overlap = vector.reduce((sum, value, at) => sum + value * (model[at] ?? 0), 0);
  const [a, b, c, d] = vector;
  return overlap < 0 ? [-a, -b, -c, -d] : vector;
}

function Basis({ basis, seat, x, y }: { basis: string; seat: Seat; x: number; y: number }) {
  return (
    <text class="basis" x={x} y={y}>
      |<tspan class={`ship-word ${shipClass(seat, 'red')}`}>{basis[0]}</tspan>
      <tspan class={`ship-word ${shipClass(seat, 'blue')}`}>{basis[1]}</tspan>⟩
    </text>
  );
}
