import { createHash } from 'node:crypto';
import { Random, Streams } from '@orrery/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** sfc32 as its author publishes it, in unbounded integers; independent of the one under test. */
function* reference(a: bigint, b: bigint, c: bigint): Generator<number> {
  const MASK = 0xffffffffn;
  let counter = 1n;
  for (let i = 0; ; i++) {
    const tmp = (a + b + counter++) & MASK;
    a = b ^ (b >> 9n);
    b = (c + (c << 3n)) & MASK;
    c = ((((c << 21n) | (c >> 11n)) & MASK) + tmp) & MASK;
    if (i >= 15) yield Number(tmp);
  }
}

test('the generator is sfc32, bit by bit', () => {
  const word = fc.integer({ min: 0, max: 0xffffffff });
  fc.assert(
    fc.property(word, word, word, (a, b, c) => {
      const random = new Random(a, b, c);
      const published = reference(BigInt(a), BigInt(b), BigInt(c));
      for (let i = 0; i < 50; i++) expect(random.next()).toBe(published.next().value);
    }),
  );
});

test('a generator is seeded by the SHA-256 of its text, short, long, and in any script', () => {
  const texts = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string({ minLength: 150, maxLength: 700 }));
  fc.assert(
    fc.property(texts, (text) => {
      const words = createHash('sha256').update(text, 'utf8').digest();
      const seeded = new Random(words.readUInt32BE(0), words.readUInt32BE(4), words.readUInt32BE(8));
      expect(Random.from(text).snapshot()).toEqual(seeded.snapshot());
    }),
  );
});

test('the same text gives the same numbers for ever', () => {
  const random = Random.from('orrery');
  expect([random.next(), random.next(), random.next()]).toMatchInlineSnapshot(`
    [
      1253118635,
      1908954984,
      3947093617,
    ]
  `);
  expect(Array.from({ length: 12 }, () => random.die(6))).toMatchInlineSnapshot(`
    [
      5,
      5,
      2,
      6,
      2,
      4,
      4,
      4,
      3,
      3,
      4,
      2,
    ]
  `);
  expect(random.shuffle(['a', 'b', 'c', 'd', 'e'])).toMatchInlineSnapshot(`
    [
      "e",
      "c",
      "a",
      "d",
      "b",
    ]
  `);
});

test('integers are uniform, also where 2^32 is not a multiple', () => {
  const random = Random.from('uniform');
  const counts = new Array<number>(7).fill(0);
  const draws = 70_000;
  for (let i = 0; i < draws; i++) counts[random.int(7)]!++;
  const expected = draws / 7;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(chiSquare).toBeLessThan(22.5); // 6 degrees of freedom: beyond it in one of a thousand seeds
});

test('every order of a shuffle is equally likely', () => {
  const random = Random.from('orders');
  const counts = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const order = random.shuffle(['a', 'b', 'c', 'd']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  expect(chiSquare).toBeLessThan(49.7); // 23 degrees of freedom, one of a thousand
});

test('impossible draws are our own mistakes', () => {
  const random = Random.from('x');
  for (const n of [0, -1, 1.5, Number.NaN, 3_000_000]) expect(() => random.int(n)).toThrow();
  expect(() => random.pick([])).toThrow('nothing to pick');
  expect(random.int(1)).toBe(0);
});

test('streams do not depend on each other or on the order in which they are read', () => {
  const [a, b] = [new Streams('seed', ['dice', 'deck']), new Streams('seed', ['dice', 'deck'])];
  const first = [a.get('dice').next(), a.get('deck').next()];
  expect([b.get('deck').next(), b.get('dice').next()].reverse()).toEqual(first);
  expect(new Streams('other', ['dice']).get('dice').next()).not.toBe(first[0]);
  expect(() => a.get('weather')).toThrow("no random stream 'weather'");
});

test('draws tell whether anything was read', () => {
  const streams = new Streams('seed', ['dice']);
  const untouched = streams.draws;
  streams.get('dice').die(6);
  const once = streams.draws;
  expect(once).not.toBe(untouched);
  streams.get('dice');
  expect(streams.draws).toBe(once);
});
