import { changeBetween, changed } from '@orrery/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** Small values with few keys, so that two of them often have parts in common. */
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, 1, 'a', 'b'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '0', 'length', 'in', 'is'), tie('value'), { maxKeys: 4 }),
  ),
})).value as fc.Arbitrary<never>;

test('what was sent as a difference comes out as it was, through JSON', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const change = changeBetween(before, after);
      const sent = change && JSON.parse(JSON.stringify(change));
      expect(changed(before, sent)).toEqual(after);
      if (!change) expect(before).toEqual(after);
    }),
    { numRuns: 3000 },
  );
});

test('nothing is sent of what stays, and it is shared', () => {
  const before = { ships: [{ x: 1 }, { x: 2 }], hand: ['a'] };
  const change = changeBetween(before, { ships: [{ x: 1 }, { x: 3 }], hand: ['a'] });
  expect(change).toEqual({ in: { ships: { in: { 1: { in: { x: { is: 3 } } } } } } });
  expect((changed(before, change) as typeof before).hand).toBe(before.hand);
  expect(changeBetween(before, structuredClone(before))).toBeUndefined();
});
