import { commitTo } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { chanceHeading, diceVerdict } from '../../src/replay/dice-verdict.ts';

const SEED = 'a seed that nobody knew';
const GOOD = commitTo(SEED);
const ZEROS = '0'.repeat(64);

test.each([
  [{ witnessed: true, commitment: GOOD }, SEED, 'fair', /^Checked: .* Seed a seed…knew fits the proof/],
  [{ witnessed: true, commitment: ZEROS }, SEED, 'unfair', /do not trust/],
  [{ witnessed: true, commitment: GOOD }, undefined, 'secret', /secret until the match is over/],
  [{ witnessed: false, commitment: GOOD }, SEED, 'told', /nobody here saw that before the first move/],
  [{ witnessed: false, commitment: ZEROS }, SEED, 'unfair', /does not fit the proof in it/],
  [{ witnessed: false, commitment: GOOD }, undefined, 'secret', /came from a file/],
  [{ witnessed: false }, SEED, 'unknown', /cannot be checked/],
  [{ witnessed: false }, undefined, 'unknown', /cannot be checked/],
] as const)('%o, seed %s: %s', (facts, seed, kind, words) => {
  const verdict = diceVerdict(facts, seed);
  expect(verdict.kind).toBe(kind);
  expect(verdict.words).toMatch(words);
});

test.each([
  [GOOD, GOOD, 'fair', /^Checked: seed a seed…knew fits the proof that this browser was shown before the end/],
  [GOOD, undefined, 'told', /the server’s word/],
  [GOOD, ZEROS, 'unfair', /another proof/],
  [ZEROS, ZEROS, 'unfair', /do not trust/],
  [ZEROS, undefined, 'unfair', /do not trust/],
] as const)('online, commitment %s, seen before the end %s: %s', (commitment, hash, kind, words) => {
  const verdict = diceVerdict({ witnessed: true, commitment }, SEED, { hash });
  expect(verdict.kind).toBe(kind);
  expect(verdict.words).toMatch(words);
  expect(/checked:/i.test(verdict.words)).toBe(kind === 'fair');
});

test('only a match that was begun here, and whose seed gives its commitment, is called checked', () => {
  for (const witnessed of [true, false])
    for (const commitment of [undefined, '', ZEROS, GOOD, GOOD.toUpperCase()])
      for (const seed of [undefined, SEED, '']) {
        const { words } = diceVerdict({ witnessed, ...(commitment !== undefined && { commitment }) }, seed);
        const deserved = witnessed && seed === SEED && commitment === GOOD;
        expect(/checked:/i.test(words), words).toBe(deserved);
      }
});

test('dice are named only where there are some', () => {
  expect(['dice', 'deal', undefined].map(chanceHeading)).toEqual(['Fair dice', 'Fair deal', 'Seed']);
  for (const seed of [undefined, SEED])
    for (const commitment of [undefined, ZEROS, GOOD])
      for (const witnessed of [true, false])
        expect(diceVerdict({ witnessed, ...(commitment !== undefined && { commitment }) }, seed).words).not.toMatch(
          /\bdic?e\b/,
        );
});
