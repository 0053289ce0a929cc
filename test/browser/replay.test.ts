/** The same log gives the same hashes in the browser and in Node, in both directions. */
import { CATALOG, findGame } from '@orrery/catalog';
import { formatLog, parseLog, replay, verify } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { runIn } from './driver.ts';
import { isCutShort, played, replayInBrowser } from './logs.ts';
import { useSite } from './site.ts';
import { firstOpen, playNow, playOn, savedLog, seeBoard } from './table.ts';

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

  await seeBoard(page);
  await page.getByRole('tab', { name: 'Table' }).click();
  const facts = await page.locator('.facts').innerText();
  expect(facts).toContain(log.value.commitment);
  expect(facts).toContain(log.value.seed);
});

test('logs of every game made in Node replay in the browser to the same hashes', async () => {
  const page = await site.open('/');
  await page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .click();
  await expect.poll(() => page.workers().length, { timeout: 30_000 }).toBe(1);
  const script = page.workers()[0]?.url() ?? '';
  for (const entry of CATALOG) {
    const game = await entry.load();
    // Of short games several.
    for (const seed of isCutShort(game.id) ? ['one'] : ['one', 'two', 'three']) {
      const log = played(game, seed);
      const there = await replayInBrowser({ run: runIn(page) }, script, log);
      expect([game.id, there.hashes?.at(-1)]).toEqual([game.id, log.hashes?.at(-1)]);
      expect(formatLog(there)).toBe(formatLog(log));
    }
  }
});
