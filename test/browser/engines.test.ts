/** Besides Chromium, in which all other tests here run: a short run in each of the other engines. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CATALOG, findGame } from '@orrery/catalog';
import { formatLog } from '@orrery/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { findEngine } from '../../scripts/engines.mjs';
import { startServer } from '../../scripts/site.mjs';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { played, replayInBrowser } from './logs.ts';
import { startWebKit } from './webkit.ts';

const WAIT_MS = 45_000;
vi.setConfig({ testTimeout: 2 * WAIT_MS });
const GAMES = CATALOG.map(({ id }) => id);
const ASSETS = fileURLToPath(new URL('../../web/dist/site/assets', import.meta.url));
/** After the end of a match: the way to its replay. */
const REPLAY = '.end-result a[href^="/replay/"]';

const ENGINES = [
  { engine: 'firefox', path: await findEngine('firefox'), start: startFirefox },
  { engine: 'webkit', path: await findEngine('webkit'), start: startWebKit },
] as const;

// Where one is missing `npm test` says so loudly, and fails if all three were asked for.
for (const { engine, path, start } of ENGINES) describe.runIf(path)(engine, () => runIn(() => start(path ?? '')));

function runIn(start: () => Promise<Driver>): void {
  let driver: Driver;
  let server: Awaited<ReturnType<typeof startServer>>;

  async function begin(): Promise<void> {
    server = await startServer();
    driver = await start();
    await driver.resize(1280, 900);
    await driver.go(server.url);
    await driver.run(() => localStorage.setItem('orrery.motion', '0'), undefined); // replies come at once
    // A first visit lasts as long: left at once, WebKit may never come to an end of keeping the site.
    const kept = () => driver.run(() => navigator.serviceWorker.controller !== null, undefined);
    await vi.waitUntil(kept, { timeout: WAIT_MS });
    await driver.go(server.url);
  }
  async function end(): Promise<void> {
    server.child.kill('SIGKILL');
    await driver.close();
  }

  beforeAll(begin);
  // An engine that hangs is not asked again: the next test, or the same one tried once more, has another.
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    await end();
    await begin();
  });
  afterAll(end);

  const there = (selector: string) => driver.run((wanted) => document.querySelector(wanted) !== null, selector);
  const textOf = (selector: string) =>
    driver.run((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText ?? '', selector);
  /** What does not come is told with what stands there instead. */
  const comes = async (selector: string, timeout = WAIT_MS) => {
    const isThere = () => there(selector);
    await vi.waitUntil(isThere, { timeout, interval: 50 }).catch(() => {});
    expect(await isThere(), `${selector} in: ${await textOf('body')}`).toBe(true);
  };
  const placeOf = (selector: string) =>
    driver.run((wanted) => document.querySelector(wanted)?.getBoundingClientRect().top ?? Number.NaN, selector);
  /** A click meets what stood there when the driver looked: what still moves, as matches come to the list above, is missed. */
  const click = async (selector: string) => {
    await comes(selector);
    let last: number | undefined;
    // What is gone meanwhile stands nowhere, and stays there: the click says so.
    for (let now = await placeOf(selector); !Object.is(now, last); now = await placeOf(selector)) {
      last = now;
      await new Promise((soon) => setTimeout(soon, 300));
    }
    await driver.click(selector);
  };

  /** A game of Connect Four from the first page to its end. */
  async function wholeGame(deed: () => Promise<void>): Promise<void> {
    await click('[aria-label="Play now: Connect Four"]');
    const lines = () =>
      driver.run(() => {
        const isOver = document.querySelector('.end-page') !== null;
        return isOver ? Number.MAX_SAFE_INTEGER : document.querySelectorAll('.log li').length;
      }, undefined);
    for (let turn = 0; turn < 30; turn++) {
      await comes('.choice.cursor, .end-page');
      const before = await lines();
      if (before === Number.MAX_SAFE_INTEGER) break;
      // The answer to the move before may have ended the game under the finger.
      await deed().catch(async (error: unknown) => {
        if (!(await there('.end-page'))) throw error;
      });
      await expect.poll(lines, { timeout: WAIT_MS }).toBeGreaterThan(before);
    }
    await comes('.end-title');
    expect(await textOf('.end-title')).toMatch(/^(You won|Orange won|A draw)/);
  }

  /** From the end of a match to its replay, and there from its first move on. */
  async function watch(): Promise<void> {
    await click(REPLAY);
    await comes('.fair');
    const count = () => textOf('.replay-count .numeral');
    await driver.press('Home');
    await expect.poll(count, { timeout: WAIT_MS }).toBe('0');
    await driver.press('ArrowRight');
    await expect.poll(count, { timeout: WAIT_MS }).toBe('1');
    expect(await driver.run(() => document.querySelectorAll('.c4 .disc').length, undefined)).toBe(1);
  }

  test('a whole game by clicks on the board, and its replay', async () => {
    await driver.go(server.url);
    await wholeGame(() => driver.click('.c4-column.open'));
    await watch();
  });

  // That whole matches come out the same is shown without a table, below.
  test.each(GAMES)('%s: its table is drawn, and asks', async (id) => {
    await driver.go(`${server.url}/new/${id}`);
    await click('button[type="submit"]');
    await comes('[data-asked]');
    await comes('.stage-board > *');
    expect(await there('.problem')).toBe(false);
  });

  test.each(GAMES)('%s: a game made in Node replays to the same hashes', async (id) => {
    const game = await findGame(id)?.load();
    if (!game) throw new Error(`no game ${id}`);
    const log = played(game, 'engines');
    const script = readdirSync(ASSETS).find((file) => /^worker-entry-.*\.js$/.test(file));
    const there = await replayInBrowser(driver, `/assets/${script}`, log);
    expect(there.hashes?.at(-1)).toBe(log.hashes?.at(-1));
    expect(formatLog(there)).toBe(formatLog(log));
  });

  test('at the width of a phone nothing scrolls sideways', async () => {
    await driver.resize(390, 844);
    await driver.go(server.url);
    await click('[aria-label="Play now: Breach"]');
    await comes('.console .quiet-row .choice');
    expect(await driver.run(() => innerWidth, undefined)).toBeLessThan(720); // windows do not get as narrow as phones
    const wider = await driver.run(
      () =>
        [document.documentElement, ...document.querySelectorAll('.console')].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      undefined,
    );
    await driver.resize(1280, 900);
    expect(wider).toEqual([0, 0]);
  });

  test('without the server: the first page, a whole game by keys, its replay', async () => {
    server.child.kill('SIGKILL');
    await driver.go(server.url);
    await wholeGame(() => driver.press('1'));
    await click(REPLAY);
    await comes('.fair');
  });
}
