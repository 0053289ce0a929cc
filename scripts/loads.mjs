/**
 * `npm run loads`: how the page bears much. Lists 200 kept matches from the real database of Chromium, and opens, replays and
 * plays on a match of some 13,000 actions: times in milliseconds, and the nodes that are drawn.
 */
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '../catalog/dist/index.js';
import { formatLog, logOf, Match, parseOptions, Random } from '../kernel/dist/index.js';
import { askablePage, inChromium, sayLoad } from './in-chromium.mjs';

const MATCHES = 200;
const STEPS = 20;
const PATIENCE_MS = 240_000;

const say = (words, from) => console.log(`${words}: ${(performance.now() - from).toFixed(0)} ms`);

/** Six who only ever turn on the spot in Entropy Rally, until its last era is over. */
async function longLog() {
  const game = await findGame('entropy').load();
  const given = { entropyStart: 3000, cardsPerShip: 10, freeEnergy: 200, eraLimit: 200, endWhenDecided: false };
  Object.assign(given, { driftStep: 0, driftEmptySeat: 0, expansionTiles: 0, handLimit: 30 });
  for (const name of Object.keys(game.options.fields)) {
    const [, card, what] = /^card\.(.*)\.(copies|energy)$/.exec(name) ?? [];
    if (card?.startsWith('turn')) given[name] = what === 'copies' ? 20 : 0;
    else if (what === 'copies') given[name] = 0;
  }
  const options = parseOptions(game.options, given, 6);
  if (!options.ok) throw new Error(options.problem);
  const match = new Match(game, { options: options.value, seats: 6, seed: 'x' });
  const random = Random.from('m');
  for (let asked = match.decisions[0]; asked; asked = match.decisions[0])
    match.act(asked.seat, random.pick(game.legal(match.state, asked.seat)));
  return { text: formatLog(logOf(match, false)), length: match.entries.length };
}

/** Kept matches: how soon the worker lists them, and how soon the page shows them. */
async function listMany(browser, url) {
  const page = await askablePage(browser, PATIENCE_MS);
  await page.goto(`${url}/replays`);
  await page.getByRole('heading', { name: 'No replays yet' }).waitFor();
  await page.evaluate(async (matches) => {
    const sitters = [{ kind: 'human' }, { kind: 'bot', level: 'scripted' }];
    for (let n = 0; n < matches; n++)
      await globalThis.orreryAsk({ type: 'create', game: 'connect-four', options: {}, sitters });
  }, MATCHES);
  await page.reload();
  await page.locator('.match-row').first().waitFor();
  const times = await page.evaluate(async () => {
    const all = [];
    for (let n = 0; n < 10; n++) {
      const from = performance.now();
      const { matches } = await globalThis.orreryAsk({ type: 'list' });
      all.push({ ms: performance.now() - from, matches: matches.length });
    }
    return all;
  });
  const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b);
  console.log(
    `${times[0].matches} kept matches are listed in ${times[0].ms.toFixed(0)} ms at first, then in ${sorted[4].toFixed(0)} ms (half), ${sorted[9].toFixed(0)} ms (worst of 10)`,
  );
  await page.context().close();
}

/** Goes through a replay move by move: the mean until it is drawn. */
async function step(page, words, key) {
  const heading = page.locator('.replay-count');
  const from = performance.now();
  for (let n = 0; n < STEPS; n++) {
    const before = await heading.textContent();
    await page.keyboard.press(key);
    await page.waitForFunction((text) => document.querySelector('.replay-count')?.textContent !== text, before);
  }
  console.log(`${words}, ${STEPS} times: ${((performance.now() - from) / STEPS).toFixed(0)} ms each`);
}

async function openLong(browser, url) {
  const { text, length } = await longLog();
  console.log(`A log of ${length} actions, ${(text.length / 1024).toFixed(0)} kB.`);
  const folder = mkdtempSync(join(tmpdir(), 'orrery-loads-'));
  const file = join(folder, 'long.json');
  writeFileSync(file, text);
  const page = await askablePage(browser, PATIENCE_MS);
  await page.goto(`${url}/replays`);
  let from = performance.now();
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.locator('.move-list [aria-current]').waitFor({ state: 'attached' });
  say('imported and opened', from);
  rmSync(folder, { recursive: true });
  from = performance.now();
  await page.reload();
  await page.locator('.move-list [aria-current]').waitFor({ state: 'attached' });
  say('opened anew', from);
  from = performance.now();
  await page.evaluate(() => globalThis.orreryAsk({ type: 'list' }));
  say('the worker is free', from);
  console.log(`${await page.evaluate(() => document.querySelectorAll('*').length)} nodes`);
  await step(page, 'one move back', 'Shift+ArrowLeft');
  const track = page.locator('.scrub input');
  from = performance.now();
  await track.fill(String(Math.floor(length / 2)));
  await page.waitForFunction(
    (n) => document.querySelector('.replay-count')?.textContent.includes(n),
    `${Math.floor(length / 2)}`,
  );
  say('to the middle', from);
  await step(page, 'one move on', 'Shift+ArrowRight');
  await playOn(page);
  await page.context().close();
}

/** A new match from there. */
async function playOn(page) {
  const [, match, at] = /replay\/(\w+)\?at=(\d+)/.exec(page.url()) ?? [];
  const source = { match, moves: Number(at) };
  const from = performance.now();
  await page.getByRole('button', { name: /^Play on from here/ }).click();
  for (const select of await page.locator('dialog[open] select').all()) await select.selectOption('easy');
  await page.locator('dialog[open] select').first().selectOption('human');
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL(/\/table\//);
  await page.locator('[data-asked]').waitFor();
  say('play on from there', from);
  console.log(`${await page.evaluate(() => document.querySelectorAll('*').length)} nodes`);
  const times = await page.evaluate(async () => {
    const match = location.pathname.split('/').at(-1);
    const all = [];
    const look = { type: 'look', match, viewer: 0 };
    for (let n = 0; n < 5; n++) {
      const start = performance.now();
      await globalThis.orreryAsk(look);
      all.push(performance.now() - start);
    }
    return all;
  });
  console.log(`the whole table, asked for again: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  // Past the page, with people in all seats: whoever is asked takes the first answer. Only what was taken counts.
  const { times: acts, refused } = await page.evaluate(async (from) => {
    const sitters = Array.from({ length: 6 }, () => ({ kind: 'human' }));
    const forked = await globalThis.orreryAsk({ type: 'fork', ...from, viewer: 'above', sitters });
    if (forked.type !== 'table') return { times: [], refused: [JSON.stringify(forked)] };
    const { match } = forked.table;
    const made = { times: [], refused: [] };
    for (let n = 0; n < 30; n++) {
      const seat = n % 6;
      const { update } = await globalThis.orreryAsk({ type: 'look', match, viewer: seat, since: 1_000_000 });
      const [action] = update.view.legal;
      if (update.decision === undefined || action === undefined) continue;
      const start = performance.now();
      const answer = await globalThis.orreryAsk({ type: 'act', match, seat, decision: update.decision, action });
      if (answer.type === 'done') made.times.push(performance.now() - start);
      else made.refused.push(JSON.stringify(answer));
    }
    return made;
  }, source);
  if (refused.length > 0) console.log(`${refused.length} refused, the first: ${refused[0].slice(0, 200)}`);
  console.log(
    acts.length === 0
      ? 'no action was taken, so none was measured'
      : `${acts.length} actions until they are kept: ${acts.map((ms) => ms.toFixed(0)).join(', ')} ms`,
  );
}

await inChromium(async (browser, url) => {
  sayLoad();
  await listMany(browser, url);
  await openLong(browser, url);
});
