import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { orrery, orreryJson } from '../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-ladder-'));
afterAll(() => rmSync(folder, { recursive: true }));

const args = ['ladder', 'connect-four', '--levels', 'scripted,random', '--seed', '7', '--workers', '1'];

interface Ladder {
  readonly ratings: readonly { readonly level: string; readonly rating: number }[];
  readonly pairings: readonly {
    readonly one: string;
    readonly all: { readonly games: number; readonly share: number };
  }[];
}

test('levels are rated, with win rates over all seats', async () => {
  const { ratings, pairings } = (await orreryJson([...args, '--games', '8'])) as unknown as Ladder;
  expect(ratings.map(({ level }) => level)).toEqual(['scripted', 'random']);
  expect(pairings).toHaveLength(1);
  expect(pairings[0]).toMatchObject({ one: 'scripted', others: 'random', all: { games: 16 } });
  expect(pairings[0]?.all.share).toBeGreaterThan(0.9);
});

test('a ladder that is kept goes on where it was, and comes to the same', async () => {
  const file = join(folder, 'ladder.json');
  await orreryJson([...args, '--games', '3', '--file', file]);
  const whole = await orreryJson([...args, '--games', '8', '--file', file]);
  expect(whole).toEqual(await orreryJson([...args, '--games', '8']));
  const before = readFileSync(file, 'utf8');
  expect(await orreryJson([...args, '--games', '8', '--file', file])).toEqual(whole);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test.for([
  [['--levels', 'random'], /two levels or more/],
  [['--levels', 'random,genius'], /no bot "genius"/],
  [['--seats', '3'], /has 2 seats, not 3/],
] as const)('wrong input: %j', async ([more, complaint]) => {
  const { code, stderr } = await orrery(['ladder', 'connect-four', ...more]);
  expect([code, stderr]).toEqual([2, expect.stringMatching(complaint)]);
});

test('results of something else are not gone on with', async () => {
  const file = join(folder, 'other.json');
  await orreryJson([...args, '--games', '1', '--file', file]);
  const other = await orrery([...args.map((arg) => (arg === '7' ? '8' : arg)), '--games', '1', '--file', file]);
  expect([other.code, other.stderr]).toEqual([2, expect.stringMatching(/another ladder/)]);
  writeFileSync(file, 'scribble');
  const scribbled = await orrery([...args, '--file', file]);
  expect([scribbled.code, scribbled.stderr]).toEqual([2, expect.stringMatching(/does not hold/)]);
});
