import { packMoves, unpackMoves } from '@orrery/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, -1, -0.5, 0, 2, '', '-1', 'a', 'kind'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('kind', 'seat', 'a', '0', '__proto__', 'length'), tie('value'), { maxKeys: 4 }),
  ),
})).value;

test('whatever is packed comes out as it was, through JSON', () => {
  fc.assert(
    fc.property(fc.array(json, { maxLength: 6 }), (moves) => {
      const sent = JSON.parse(JSON.stringify(packMoves(moves as never)));
      expect(JSON.stringify(unpackMoves(sent))).toBe(JSON.stringify(moves));
    }),
    { numRuns: 3000 },
  );
});

test('names, kinds and texts are told once', () => {
  const moves = [
    { events: [{ kind: 'dropped', column: 3 }], seat: 0 },
    { events: [{ kind: 'dropped', column: 4 }, null], seat: 1, progress: 'Round 2' },
    { events: [{ kind: 'scored', who: 'Red', points: -2 }], seat: 0, progress: 'Round 2' },
  ];
  expect(packMoves(moves)).toEqual({
    shapes: [
      [null, 'events', 'seat'],
      ['dropped', 'column'],
      [null, 'events', 'seat', 'progress'],
      ['scored', 'who', 'points'],
    ],
    texts: ['Round 2', 'Red'],
    moves: [0, [1, [0, [2, 3]], 0], [3, [0, [2, 4], null], 1, -1], [3, [0, [4, -2, '-2']], 0, -1]],
  });
});
