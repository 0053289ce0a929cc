/** The map is derived from physics: two qubits, the gates as matrices, and every entry of the table compared. */
import { expect, test } from 'vitest';
import {
  COLORS,
  type Color,
  GATES,
  type Gate,
  moveTable,
  pathOf,
  PLANET_PHYSICS,
  POSITION_DATA,
  POSITIONS,
  type PositionId,
} from '../src/data.ts';

type Vector = readonly number[];

const norm = (vector: Vector): number => Math.sqrt(vector.reduce((sum, a) => sum + a * a, 0));
const unit = (vector: Vector): Vector => vector.map((a) => a / norm(vector));

/** Amplitudes of 00, 01, 10, 11; the red qubit is the first one. */
function stateOf(position: PositionId): Vector {
  const { red, blue, joint } = POSITION_DATA[position];
  const amplitudes = (planet: typeof red) => unit(PLANET_PHYSICS[planet].amplitudes);
  if (joint) return amplitudes(joint);
  return amplitudes(red).flatMap((a) => amplitudes(blue).map((b) => a * b));
}

const bits = [0, 1, 2, 3].map((i) => [i >> 1, i & 1] as const);
const R = Math.SQRT1_2;

/** A gate on one qubit as a matrix. */
const SINGLE = {
  x: [
    [0, 1],
    [1, 0],
  ],
  h: [
    [R, R],
    [R, -R],
  ],
} as const;

/** The amplitude from |from⟩ to |to⟩. CNOT's target is the ship it is played on. */
function amplitude(gate: Gate, ship: Color, to: readonly [number, number], from: readonly [number, number]): number {
  const [own, other] = ship === 'red' ? [0, 1] : [1, 0];
  switch (gate) {
    case 'swap':
      return to[0] === from[1] && to[1] === from[0] ? 1 : 0;
    case 'cnot':
      return to[other] === from[other] && to[own] === ((from[own] as number) ^ (from[other] as number)) ? 1 : 0;
    default:
      return to[other] === from[other] ? SINGLE[gate][to[own] as 0 | 1][from[own] as 0 | 1] : 0;
  }
}

const apply = (gate: Gate, ship: Color, state: Vector): Vector =>
  bits.map((to) => bits.reduce((sum, from, i) => sum + amplitude(gate, ship, to, from) * (state[i] as number), 0));

/** Equal up to a phase: amplitudes here are real, so up to a sign. */
const overlap = (a: Vector, b: Vector): number => Math.abs(a.reduce((sum, one, i) => sum + one * (b[i] as number), 0));

/** Where physics takes a fleet; null if it stays, as a path leads somewhere else. */
function physical(position: PositionId, gate: Gate, ship: Color): PositionId | null {
  const after = apply(gate, ship, stateOf(position));
  const to = POSITIONS.find((one) => overlap(stateOf(one), after) > 1 - 1e-9);
  if (to === undefined) return null; // a state that has no planet
  return to === position ? null : to;
}

const PRINTED = { phaseKickback: false, swapSameSpot: false };
const entries = POSITIONS.flatMap((position) =>
  GATES.flatMap((gate) => COLORS.map((ship) => ({ position, gate, ship }))),
);

test('the 24 states are different from each other', () => {
  for (const a of POSITIONS)
    for (const b of POSITIONS) if (a !== b) expect(overlap(stateOf(a), stateOf(b))).toBeLessThan(1 - 1e-9);
});

test('[R4] 188 of 192 entries of the printed map are physics, and the other four are phase kickback', () => {
  const differing = entries.filter(
    ({ position, gate, ship }) => physical(position, gate, ship) !== pathOf(position, gate, ship, PRINTED),
  );
  expect(entries).toHaveLength(192);
  expect(differing.map(({ position, gate, ship }) => `${position} ${gate} ${ship}`)).toEqual([
    'plus-minus cnot blue',
    'minus-plus cnot red',
    'minus-minus cnot red',
    'minus-minus cnot blue',
  ]);
});

test('with phaseKickback every entry is physics', () => {
  for (const { position, gate, ship } of entries)
    expect(pathOf(position, gate, ship, { ...PRINTED, phaseKickback: true })).toBe(physical(position, gate, ship));
});

test('[M2] 96 cells, 20 of them empty, 110 moves', () => {
  const table = moveTable(PRINTED);
  const counts = POSITIONS.flatMap((position) => GATES.map((gate) => table[position][gate].length));
  expect(counts).toHaveLength(96);
  expect(counts.filter((count) => count === 0)).toHaveLength(20);
  expect(counts.reduce((a, b) => a + b, 0)).toBe(110);
});

test.for([
  [false, false],
  [true, false],
  [false, true],
  [true, true],
])('every move can be taken back (kickback %s, same spot %s)', ([phaseKickback = false, swapSameSpot = false]) => {
  const table = moveTable({ phaseKickback, swapSameSpot });
  for (const from of POSITIONS)
    for (const gate of GATES) for (const to of table[from][gate]) expect(table[to][gate]).toContain(from);
});

test('[swapSameSpot] SWAP on one outer planet counts and changes nothing', () => {
  const table = moveTable({ phaseKickback: false, swapSameSpot: true });
  expect(table['plus-plus'].swap).toEqual(['plus-plus']);
  expect(table.phiPlus.swap).toEqual([]);
});
