import { type Log, parseLog } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { carriesLog, fragmentOf, logFrom } from '../../src/replay/share.ts';

const log: Log = {
  format: 1,
  game: 'somewhere',
  rulesVersion: 1,
  options: { rows: 6 },
  seats: 2,
  seed: 'grüße',
  actions: Array.from({ length: 200 }, (_, at) => [at % 2, { kind: 'go', to: at % 7 } as { kind: string }] as const),
  commitment: 'ab',
  hashes: ['x'],
};

test('a match fits into an address and comes out as it went in', async () => {
  const fragment = await fragmentOf(log);
  expect(carriesLog(fragment)).toBe(true);
  expect(fragment).toMatch(/^#log=[\w-]+$/);
  expect(fragment.length).toBeLessThan(1500);
  const back = await logFrom(fragment);
  if ('problem' in back) throw new Error(back.problem);
  const { hashes: _, ...rest } = log;
  expect(parseLog(back.text)).toEqual({ ok: true, value: rest });
});

test.each(['#log=', '#log=!!!', '#log=%E0%A4%A', '#log=AAAA'])('%s is damaged', async (hash) => {
  const back = await logFrom(hash);
  if ('text' in back) expect(parseLog(back.text).ok).toBe(false);
  else expect(back.problem).toContain('damaged');
});

test('a link cut off in the middle is damaged', async () => {
  const fragment = await fragmentOf(log);
  expect(await logFrom(fragment.slice(0, -40))).toHaveProperty('problem');
});

test('a few bytes that unfold to far too much are given up', async () => {
  const bomb = new Blob(['a'.repeat(40_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  expect(await logFrom(`#log=${text.replaceAll('+', '-').replaceAll('/', '_')}`)).toHaveProperty('problem');
});
