/**
 * Takes the pictures of the documentation through the real page: every page, and every game of the catalogue in
 * mid-play, played by pressing keys. Run by `npm run pictures`; the files are in docs/pictures/.
 */
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { CATALOG } from '../catalog/dist/index.js';
import { CHROMIUM_ARGS, ensureEngines } from './engines.mjs';
import { SCREENS, startServer } from './site.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'docs', 'pictures');
/** The same dice on every machine; the bots have their own. */
const SEED = 'pictures';
/** How far into a match the pictures are taken. */
const MIDDLE = 0.55;
/** Bots play a match to its end within this time. */
const MATCH_MS = 120_000;
/** The game whose table stands in the README. */
const SHOWN = 'breach';

const { chromium: executablePath } = await ensureEngines(['chromium']);
if (!executablePath) {
  console.error('There is no Chromium: install one, or name it in CHROMIUM_PATH.');
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
const { child: server, url } = await startServer();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
try {
  for (const size of ['desktop', 'phone']) await takeAll(size, SCREENS[size]);
  copyFileSync(join(folder, `table-${SHOWN}-desktop.png`), join(folder, 'table-desktop.png'));
} finally {
  await browser.close();
  server.kill();
}

async function takeAll(size, screen) {
  const context = await browser.newContext({ ...screen, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const take = async (name) => {
    await page.waitForTimeout(300); // fonts and the last outline of a change
    await page.screenshot({ path: join(folder, `${name}-${size}.png`) });
    console.log(`docs/pictures/${name}-${size}.png`);
  };
  for (const { id } of CATALOG) await playOne(page, id, take);
  await page.goto(`${url}/`);
  await page.locator('.continue').waitFor();
  await take('home');
  await page.goto(`${url}/replays`);
  await page.locator('.match-row').first().waitFor();
  await take('replays');
  for (const { id, lesson } of CATALOG) if (lesson) await learnOne(page, id, take);
  await context.close();
}

/** A lesson at the first step that asks for something. */
async function learnOne(page, id, take) {
  await page.goto(`${url}/learn/${id}`);
  await page.locator('.coach').waitFor();
  while (await page.locator('.coach-next').count()) await page.locator('.coach-next').click();
  await take(`lesson-${id}`);
}

/** Bots play a match; in its middle somebody sits down at each side in turn. */
async function playOne(page, id, take) {
  await page.goto(`${url}/new/${id}`);
  await page.getByLabel('Seed').fill(SEED);
  await take(`new-${id}`);
  for (const select of await page.locator('select[id^="seat-"]').all()) await select.selectOption('scripted');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.end-decided').waitFor({ timeout: MATCH_MS });
  await take(`end-${id}`);
  await page.keyboard.press('w');
  const track = page.locator('.track input');
  await track.waitFor();
  const last = Number(await track.getAttribute('max'));
  await track.fill(String(Math.floor(last * MIDDLE)));
  await track.blur();
  await take(`replay-${id}`);
  const replay = page.url().replace(/\?.*/, '');
  for (const seat of [0, 1]) {
    await sitDown(page, replay, Math.floor(last * MIDDLE), seat);
    await take(seat === 0 ? `table-${id}` : `table-${id}-second`);
  }
}

/** Goes back to a moment at which the seat is asked, and plays on from there by keys. */
async function sitDown(page, replay, from, seat) {
  for (let moves = from; moves >= 0; moves--) {
    await page.goto(`${replay}?at=${moves}&from=above`);
    await page.locator('.track input').waitFor();
    if (await page.locator(`.seat:nth-child(${seat + 1}).to-act`).count()) break;
  }
  await page.keyboard.press('f');
  await page.locator('dialog[open] select').nth(seat).selectOption('human');
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.locator('[data-asked]').waitFor();
  // A piece in hand shows more than the question which one; where it would end something, it is asked again.
  if (await page.locator('[data-asked="piece"]').count()) await page.keyboard.press('Enter');
  if (await page.locator('.console .choice.danger').count()) await page.keyboard.press('Escape');
}
