/** What the panel of physics says of a flight agrees with the state vectors, for every flight there is. */
import { GATES, moveTable, POSITIONS } from '@orrery/entanglion/client';
import { expect, test } from 'vitest';
import { flightWords } from '../../../src/games/entanglion/physics/sentences.ts';
import { applied, ketOf, matrixOf, shipPlayed, vectorOf } from '../../../src/games/entanglion/physics/vector.ts';

const table = moveTable({ phaseKickback: false, swapSameSpot: false });
const FLIGHTS = POSITIONS.flatMap((from) =>
  GATES.flatMap((gate) => table[from][gate].map((to) => ({ from, gate, to }))),
);

test('the ship that is named is one by which the gate leads there', () => {
  expect(FLIGHTS).toHaveLength(110);
  for (const { from, gate, to } of FLIGHTS) {
    const after = applied(matrixOf(gate, shipPlayed(gate, from, to)), vectorOf(from));
    const overlap = after.reduce((sum, value, at) => sum + value * (vectorOf(to)[at] ?? 0), 0);
    expect(Math.abs(overlap), `${gate} from ${from} to ${to}`).toBeCloseTo(1);
  }
});

test('every flight has a sentence of its own, without symbols', () => {
  for (const { from, gate, to } of FLIGHTS) {
    const { title, sentence } = flightWords(gate, from, to);
    expect(title).toMatch(/^(?:X|H|CNOT|SWAP) at [A-Z]/);
    expect(sentence.length).toBeGreaterThan(40);
    expect(sentence).not.toMatch(/[|⟩√½⊕]|undefined/);
  }
  expect(flightWords('cnot', 'phiPlus', 'plus-zero').sentence).toContain('the answer is always no');
  expect(flightWords('cnot', 'one-minus', 'psiMinus').sentence).toContain('always land differently');
});

test('states are written as on paper', () => {
  expect(ketOf('zero-zero')).toBe('|00⟩');
  expect(ketOf('plus-zero')).toBe('(|00⟩ + |10⟩)/√2');
  expect(ketOf('minus-minus')).toBe('½(|00⟩ − |01⟩ − |10⟩ + |11⟩)');
});
