/** The same log gives the same hashes in the browser and in Node, in both directions. */
import { CATALOG, findGame } from '@orrery/catalog';
import {
  formatLog,
  type Game,
  type Log,
  logOf,
  Match,
  parseLog,
  parseOptions,
  Random,
  replay,
  verify,
} from '@orrery/kernel';
import type { ToClient, ToServer } from '@orrery/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from './site.ts';
import { firstOpen, playNow, playOn, savedLog } from './table.ts';

const site = useSite();

test('a match played on the page, saved as a log, replays in Node to the same hashes', async () => {
  const page = await playNow(site);
  await playOn(page, () => firstOpen(page).click());
  const text = await savedLog(page);
  const log = parseLog(text);
  if (!log.ok) throw new Error(log.problem);
  expect(formatLog(log.value)).toBe(text);
  const game = await findGame(log.value.game)?.load();
  if (!game) throw new Error(`no game ${log.value.game}`);
  // `replay` compares every hash that the browser wrote; `verify` the commitment to the seed as well.
  const again = replay(game, log.value);
  expect(again).toMatchObject({ ok: true });
  expect(verify(game, log.value)).toMatchObject({ ok: true, value: { moves: log.value.actions.length } });

  await page.getByRole('tab', { name: 'Table' }).click();
  const facts = await page.locator('.facts').innerText();
  expect(facts).toContain(log.value.commitment);
  expect(facts).toContain(log.value.seed);
});

/** A game of random moves, made in Node. */
function played(game: Game, seed: string): Log {
  const seats = game.seats.min;
  const options = parseOptions(game.options, {}, seats);
  if (!options.ok) throw new Error(options.problem);
  const match = new Match(game, { options: options.value, seats, seed });
  const random = Random.from(`moves of ${seed}`);
  for (let moves = 0; moves < 2000; moves++) {
    const asked = match.decisions[0];
    if (!asked) break;
    match.act(asked.seat, random.pick(game.legal(match.state, asked.seat)));
  }
  return logOf(match);
}

/** Plays a log again in a worker of the page's own script, by the protocol, and asks it for its log. */
async function replayInBrowser(page: Page, script: string, made: Log): Promise<Log> {
  const text = await page.evaluate(
    async ({ script, text }) => {
      const log = JSON.parse(text) as Log; // our own, a few lines below
      const worker = new Worker(script, { type: 'module' });
      let next = 1;
      type Body<M> = M extends unknown ? Omit<M, 're'> : never;
      const ask = (body: Body<ToServer>) =>
        new Promise<ToClient>((answered) => {
          const re = next++;
          const receive = ({ data }: MessageEvent<ToClient>) => {
            if (!('re' in data) || data.re !== re) return;
            worker.removeEventListener('message', receive);
            answered(data);
          };
          worker.addEventListener('message', receive);
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
          worker.postMessage({ ...body, re });
        });
      const { game, options, seed, seats } = log;
      const sitters = Array.from({ length: seats }, () => ({ kind: 'human' as const }));
      const opened = await ask({ type: 'create', game, options, sitters, seed });
      if (opened.type !== 'table') throw new Error(JSON.stringify(opened));
      const { match } = opened.table;
      for (const [seat, action] of log.actions) {
        const seen = await ask({ type: 'look', match, viewer: seat });
        if (seen.type !== 'table') throw new Error(JSON.stringify(seen));
        const decision = seen.update.view.decisions.find((open) => open.seat === seat)?.id ?? 'none';
        const done = await ask({ type: 'act', match, seat, decision, action });
        if (done.type !== 'done') throw new Error(JSON.stringify(done));
      }
      const end = await ask({ type: 'log', match });
      worker.terminate();
      if (end.type !== 'log') throw new Error(JSON.stringify(end));
      return JSON.stringify(end.log);
    },
    { script, text: JSON.stringify(made) },
  );
  const log = parseLog(text);
  if (!log.ok) throw new Error(log.problem);
  return log.value;
}

test.each(CATALOG.map(({ id }) => id))('%s: logs made in Node replay in the browser to the same hashes', async (id) => {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`no game ${id}`);
  const page = await site.open('/');
  const started = page.waitForEvent('worker');
  await page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .click();
  const script = (await started).url();
  for (const seed of ['one', 'two', 'three']) {
    const log = played(game, seed);
    const there = await replayInBrowser(page, script, log);
    expect(there.hashes?.at(-1)).toBe(log.hashes?.at(-1));
    expect(formatLog(there)).toBe(formatLog(log));
  }
});
