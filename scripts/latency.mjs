/**
 * `npm run latency [-- clicks]`: how soon the page answers a click while bots think. Opens the built page in Chromium, lets
 * bots play matches of their own in the page's worker, and measures from the click to the first picture that shows a
 * change: for taking a piece in hand, which the page does alone, and for an action, which goes through the busy worker.
 */
import { askablePage, inChromium, sayLoad } from './in-chromium.mjs';

const CLICKS = Number(process.argv[2] ?? 40);
/** So many matches between bots run beside the player's, long enough to outlast the measurement. */
const BOT_MATCHES = 40;
const BOT_OPTIONS = { rounds: 30, waves: 6 };
const LIMIT_MS = 100;
const GAME = 'breach';

/** In the page, before its own scripts: notes when a change has been painted. */
function probe() {
  const state = { painted: undefined };
  globalThis.orreryProbe = state;
  /** The next click, and the first picture after it in which something is different. */
  state.arm = (selector) => {
    state.painted = new Promise((resolve) => {
      const onClick = ({ timeStamp }) => {
        const watcher = new MutationObserver(() => {
          if (selector !== undefined && !document.querySelector(selector)) return;
          watcher.disconnect();
          // The task after the picture is drawn.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp), 0));
        });
        watcher.observe(document.querySelector('.shell'), {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      };
      document.addEventListener('click', onClick, { capture: true, once: true });
    });
  };
}

/** In the page: matches between bots, in the worker that runs the player's match too. */
async function startBots({ game, options, matches }) {
  const match = location.pathname.split('/').at(-1);
  const bot = { kind: 'bot', level: 'scripted' };
  for (let n = 0; n < matches; n++) await globalThis.orreryAsk({ type: 'create', game, options, sitters: [bot, bot] });
  // Who opens a match looks at it: back to the player's own.
  await globalThis.orreryAsk({ type: 'look', match, viewer: 0 });
}

/** In the page: actions in all matches of bots so far. */
async function botMoves() {
  const { matches } = await globalThis.orreryAsk({ type: 'list' });
  return matches
    .filter(({ sitters }) => sitters.every(({ kind }) => kind === 'bot'))
    .reduce((sum, { moves }) => sum + moves, 0);
}

async function openTable(browser, url) {
  const page = await askablePage(browser, 20_000);
  await page.addInitScript(probe);
  await page.goto(`${url}/new/${GAME}`);
  await page.locator('select[id="seat-0"]').selectOption('human');
  await page.locator('select[id="seat-1"]').selectOption('easy');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('[data-asked="piece"]').waitFor();
  return page;
}

/** Milliseconds from a click to the picture that shows its effect; `selector`: what that picture has. */
async function timeOf(page, target, selector) {
  await target.hover(); // the cursor follows the mouse before the click
  await page.waitForTimeout(50);
  await page.evaluate((wanted) => globalThis.orreryProbe.arm(wanted), selector);
  await target.click();
  return page.evaluate(() => globalThis.orreryProbe.painted);
}

/** Takes a kind in hand, installs one, takes it back: again and again. */
async function measure(page) {
  const times = { take: [], act: [] };
  const lines = page.locator('.log li');
  for (let n = 0; n < CLICKS; n++) {
    const card = page.locator('.tray-card.legal').nth(1 + (n % 5));
    times.take.push(await timeOf(page, card, '.in-hand'));
    const before = await lines.count();
    const room = page.locator('.room.lit').nth(n % 7);
    times.act.push(await timeOf(page, room, `.log li:nth-child(${before + 1})`));
    await page.keyboard.press('Escape');
    await page.keyboard.press('u');
    await page.waitForFunction((count) => document.querySelectorAll('.log li').length === count, before);
  }
  return times;
}

const percentile = (times, share) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1];

/** Prints the figures; gives back the worst 95th percentile. */
function report(name, times) {
  const worst = Object.entries(times).map(([deed, list]) => {
    const [half, most] = [percentile(list, 0.5), percentile(list, 0.95)];
    console.log(
      `${name}, ${deed}: 50 % within ${half.toFixed(0)} ms, 95 % within ${most.toFixed(0)} ms (${list.length} clicks)`,
    );
    return most;
  });
  return Math.max(...worst);
}

await inChromium(async (browser, url) => {
  sayLoad();
  const page = await openTable(browser, url);
  report('worker idle', await measure(page));
  await page.evaluate(startBots, { game: GAME, options: BOT_OPTIONS, matches: BOT_MATCHES });
  const [moves, started] = [await page.evaluate(botMoves), Date.now()];
  const times = await measure(page);
  const seconds = (Date.now() - started) / 1000;
  const made = (await page.evaluate(botMoves)) - moves;
  const worst = report('bots at play', times);
  console.log(`The bots made ${(made / seconds).toFixed(0)} moves a second meanwhile.`);
  console.log(worst <= LIMIT_MS ? `Answered within ${LIMIT_MS} ms.` : `Over ${LIMIT_MS} ms.`);
});
