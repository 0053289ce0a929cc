/** A match that is over, opened again: few requests, little to carry, and all of it there when the board is looked at. */
import { CATALOG, findGame, type GameEntry } from '@orrery/catalog';
import { formatLog } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { anything, finished } from './logs.ts';
import { useSite } from './site.ts';
import { seeBoard } from './table.ts';

const site = useSite();

interface Spent {
  readonly requests: number;
  readonly characters: number;
}

/** Counts what a page asks of its worker, and what comes back. */
async function count(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
    const { postMessage } = Worker.prototype;
    const spent = { requests: 0, characters: 0 };
    Object.assign(globalThis, { spent });
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      if (spent.requests === 0)
        this.addEventListener('message', ({ data }) => (spent.characters += JSON.stringify(data).length));
      spent.requests++;
      postMessage.call(this, message);
    };
  });
}

async function spentBy(page: Page): Promise<Spent> {
  await page.waitForTimeout(500); // whatever else it may ask for
  return page.evaluate(() => (globalThis as unknown as { spent: Spent }).spent); // set above
}

/** A match of as many players as there can be, taken in from a file. Whoever made the last move was a person, who may see it again. */
async function taken(entry: GameEntry, page: Page, isRandom: boolean): Promise<string> {
  const game = await entry.load();
  const log = finished(game, `${entry.id} once more`, 0, game.seats.max, {}, isRandom ? anything : undefined);
  const sitters = log.sitters?.map((_, seat) => (seat === log.actions.at(-1)?.[0] ? 'human' : 'scripted')) ?? [];
  const buffer = Buffer.from(formatLog({ ...log, sitters }));
  await page.locator('input[type="file"]').setInputFiles({ name: 'log.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/\/replay\//);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

// Whoever plays at random needs several times as many moves to win Settlers of the Cosmos.
const MATCHES = [
  ...CATALOG.map((entry) => ({ entry, isRandom: false })),
  { entry: findGame('cosmos'), isRandom: true },
];

test('every game, at the table and as a replay', async () => {
  const page = await site.open('/replays');
  await count(page);
  for (const { entry, isRandom } of MATCHES) {
    if (!entry) throw new Error('there is no such game');
    await page.goto(`${site.url}/replays`);
    const match = await taken(entry, page, isRandom);
    await page.goto(`${site.url}/replay/${match}`);
    await page.locator('.replay-count .numeral').waitFor();
    const replay = await spentBy(page);
    await page.goto(`${site.url}/table/${match}`);
    await page.locator('.end-decided').waitFor();
    const table = await spentBy(page);
    for (const { requests, characters } of [replay, table]) {
      expect(requests, entry.id).toBeGreaterThan(0);
      expect(requests, entry.id).toBeLessThanOrEqual(3);
      expect(characters, entry.id).toBeLessThan(150_000);
    }
    await seeBoard(page);
    // The log may be folded away.
    const moves = /(\d+) moves/.exec(await page.locator('.top-round').innerText())?.[1];
    await expect.poll(() => page.locator('.log .newest .log-move').first().textContent()).toBe(moves);
  }
});
