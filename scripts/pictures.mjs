/**
 * Takes pictures of the real page on a desktop and on a phone: every page, and of every game a new match, both sides in
 * mid-play, an explanation, the replay, the end and a lesson. Run by `npm run pictures`, or for some games by
 * `npm run pictures -- breach entropy`. All of them are in pictures/,
 * which is not kept; those that a document shows are kept in docs/pictures/, small.
 */
import { Buffer } from 'node:buffer';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATALOG } from '../catalog/dist/index.js';
import { formatLog, logOf, Match, parseOptions, Random } from '../kernel/dist/index.js';
import { inChromium } from './in-chromium.mjs';
import { SCREENS } from './site.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [all, kept] = [join(root, 'pictures'), join(root, 'docs', 'pictures')];
/** The games to be taken: all, or those that are named. */
const games = CATALOG.filter(({ id }) => process.argv.length < 3 || process.argv.includes(id));
/** The same games on every machine. */
const SEED = 'pictures';
/** How far into a match the pictures are taken. */
const MIDDLE = 0.55;
/** Flat colours and thin lines stay clear at this quality. */
const QUALITY = 0.85;

/** What documents show. */
const shown = new Set(
  ['README.md', 'docs/write-your-own-game.md'].flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/pictures\/([\w-]+)\.webp/g)].map(([, name]) => name),
  ),
);

for (const folder of [all, kept]) mkdirSync(folder, { recursive: true });
await inChromium(async (browser, url) => {
  const blank = await browser.newPage();
  for (const size of ['desktop', 'phone']) await takeAll(size, SCREENS[size], blank, browser, url);
});

/** The picture as WebP, made by the browser itself. */
async function small(blank, png) {
  const data = await blank.evaluate(
    async ([text, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${text}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality).split(',')[1];
    },
    [png.toString('base64'), QUALITY],
  );
  return Buffer.from(data, 'base64');
}

async function takeAll(size, screen, blank, browser, url) {
  const context = await browser.newContext({
    ...screen,
    baseURL: url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const take = async (name) => {
    await page.waitForTimeout(300); // fonts and the last outline of a change
    const png = await page.screenshot({ path: join(all, `${name}-${size}.png`) });
    if (shown.has(`${name}-${size}`)) writeFileSync(join(kept, `${name}-${size}.webp`), await small(blank, png));
    console.log(`${name}-${size}`);
  };
  await page.goto('/');
  await page.locator('.continue').waitFor();
  await take('home');
  for (const entry of games) await playOne(page, entry, take);
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue' }).first().waitFor();
  await take('home-running');
  await page.goto('/replays');
  await page.locator('.match-row').first().waitFor();
  await take('replays');
  for (const { id, lesson } of games) if (lesson) await learnOne(page, id, take);
  await context.close();
}

/** A lesson at the first step that asks for something. */
async function learnOne(page, id, take) {
  await page.goto(`/learn/${id}`);
  await page.locator('.coach').waitFor();
  while (await page.locator('.coach-next').count()) await page.locator('.coach-next').click();
  await take(`lesson-${id}`);
}

/** A match of scripted players, in whose middle somebody sits down at each side in turn. */
async function playOne(page, entry, take) {
  const { id } = entry;
  await page.goto(`/new/${id}`);
  await page.getByRole('button', { name: 'Start the match' }).waitFor();
  await take(`new-${id}`);
  await page.goto('/replays');
  const buffer = Buffer.from(formatLog(await finished(entry)));
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  const track = page.locator('.scrub input');
  await track.waitFor();
  // A file is a stranger's; the first seat was one's own, as in a copy of an online match.
  await page.evaluate(() => localStorage.setItem(`orrery.names.${location.pathname.split('/').pop()}`, '["You"]'));
  const last = Number(await track.getAttribute('max'));
  const replay = page.url().replace(/\?.*/, '');
  await page.goto(`${replay}?at=${Math.floor(last * MIDDLE)}&from=above`);
  await track.waitFor();
  await take(`replay-${id}`);
  await page.goto(replay.replace('/replay/', '/table/'));
  await page.locator('.end-decided').waitFor();
  await take(`end-${id}`);
  for (const seat of [0, 1]) {
    await sitDown(page, replay, Math.floor(last * MIDDLE), seat);
    await take(seat === 0 ? `table-${id}` : `table-${id}-second`);
  }
  const thing = page.locator('.stage [data-explain]').first();
  if ((await thing.count()) === 0) return;
  await thing.hover({ force: true });
  await page.locator('.explanation').waitFor();
  await take(`explain-${id}`);
}

/** To its end in no time; the first seat was a person's. */
async function finished(entry) {
  const game = await entry.load();
  const seats = game.seats.min;
  const options = parseOptions(game.options, {}, seats);
  const match = new Match(game, { options: options.value, seats, seed: SEED });
  const random = Random.from(SEED);
  for (let asked = match.decisions[0]; asked; asked = match.decisions[0])
    match.act(asked.seat, game.bot.choose(game.view(match.state, asked.seat), asked.seat, random));
  const sitters = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'human' : 'scripted'));
  return { ...logOf(match, false), sitters };
}

/** Goes back to a moment at which the seat is asked, and plays on from there by keys. */
async function sitDown(page, replay, from, seat) {
  for (let moves = from; moves >= 0; moves--) {
    await page.goto(`${replay}?at=${moves}&from=above`);
    await page.locator('.scrub input').waitFor();
    if (await page.locator(`.seat:nth-child(${seat + 1}).to-act`).count()) break;
  }
  await page.keyboard.press('f');
  const sitters = page.locator('dialog[open] select');
  for (let at = 0; at < (await sitters.count()); at++)
    await sitters.nth(at).selectOption(at === seat ? 'human' : 'easy');
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.locator('[data-asked]').waitFor();
  // A piece in hand shows more than the question which one; where it would end something, it is asked again.
  if (await page.locator('[data-asked="piece"]').count()) await page.keyboard.press('Enter');
  if (await page.locator('.console .choice.danger').count()) await page.keyboard.press('Escape');
}
