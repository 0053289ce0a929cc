/** Two qubits as four numbers, for those who want to see them. It only draws: where a gate leads is the rules' affair. */
import { type Color, type Gate, PLANET_PHYSICS, POSITION_DATA, type PositionId } from '@orrery/entanglion/client';

/** Of 00, 01, 10 and 11; the first digit is the red ship. */
export type Vector = readonly [number, number, number, number];
export const BASIS = ['00', '01', '10', '11'] as const;

function normalised(values: readonly number[]): Vector {
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  const [a = 0, b = 0, c = 0, d = 0] = values.map((value) => value / length);
  return [a, b, c, d];
}

export function vectorOf(position: PositionId): Vector {
  const { red, blue, joint } = POSITION_DATA[position];
  if (joint) return normalised(PLANET_PHYSICS[joint].amplitudes);
  const [first, second] = [PLANET_PHYSICS[red].amplitudes, PLANET_PHYSICS[blue].amplitudes];
  return normalised(first.flatMap((a) => second.map((b) => a * b)));
}

export type Matrix = readonly (readonly number[])[];
const H = Math.SQRT1_2;
const X_ONE: Matrix = [
  [0, 1],
  [1, 0],
];
const H_ONE: Matrix = [
  [H, H],
  [H, -H],
];

/** A gate on one of two qubits; the digit of the red one is worth two. */
function onOne(matrix: Matrix, ship: Color): Matrix {
  const bit = ship === 'red' ? 2 : 1;
  return [0, 1, 2, 3].map((to) =>
    [0, 1, 2, 3].map((from) => ((to ^ from) & ~bit ? 0 : (matrix[to & bit ? 1 : 0]?.[from & bit ? 1 : 0] ?? 0))),
  );
}

const permutation = (goals: readonly number[]): Matrix =>
  [0, 1, 2, 3].map((to) => goals.map((goal) => (goal === to ? 1 : 0)));

/** The ship is the one the card is played on: of CNOT the target. */
export function matrixOf(gate: Gate, ship: Color): Matrix {
  switch (gate) {
    case 'x':
      return onOne(X_ONE, ship);
    case 'h':
      return onOne(H_ONE, ship);
    case 'cnot':
      return ship === 'red' ? permutation([0, 3, 2, 1]) : permutation([0, 1, 3, 2]);
    default:
      return permutation([0, 2, 1, 3]);
  }
}

export function applied(matrix: Matrix, vector: Vector): Vector {
  const [a = 0, b = 0, c = 0, d = 0] = matrix.map((row) =>
    row.reduce((sum, entry, at) => sum + entry * (vector[at] ?? 0), 0),
  );
  return [a, b, c, d];
}

const overlap = (a: Vector, b: Vector): number => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/** On which ship the gate was played to get there; SWAP is on both. */
export function shipPlayed(gate: Gate, from: PositionId, to: PositionId): Color {
  const goal = vectorOf(to);
  const fits = (ship: Color) => Math.abs(overlap(applied(matrixOf(gate, ship), vectorOf(from)), goal)) > 0.99;
  return fits('red') || !fits('blue') ? 'red' : 'blue';
}

/** "½(|00⟩ + |01⟩ − |10⟩ + |11⟩)". */
export function ketOf(position: PositionId): string {
  const { joint } = POSITION_DATA[position];
  if (joint) return PLANET_PHYSICS[joint].state;
  const vector = vectorOf(position);
  const terms = vector.flatMap((value, at) =>
    Math.abs(value) > 0.01 ? [{ sign: Math.sign(value), basis: BASIS[at] }] : [],
  );
  const sum = terms
    .map(({ sign, basis }, at) => `${at === 0 ? (sign < 0 ? '−' : '') : sign < 0 ? ' − ' : ' + '}|${basis}⟩`)
    .join('');
  if (terms.length === 1) return sum;
  return terms.length === 2 ? `(${sum})/√2` : `½(${sum})`;
}
