/** Addresses that lead nowhere, parts that fail, and what the first page weighs. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { useSite } from './site.ts';
import { act, column, playNow, savedWhileRunning, openRules } from './table.ts';

const BUILT = fileURLToPath(new URL('../../web/dist/site/', import.meta.url));

const site = useSite();

test('an address without anything says so and shows the way home', async () => {
  const page = await site.open('/learn');
  for (const [path, title] of [
    ['/nowhere', 'There is nothing at this address'],
    ['/table/0123456789abcdef', 'This match is no longer here'],
    ['/new/no-such-game', 'There is no such game'],
  ] as const) {
    await page.goto(site.url + path);
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByRole('link', { name: 'Choose a game' }).click();
    await page.getByRole('button', { name: 'Play now: Connect Four' }).waitFor();
  }
  // The browser itself logs what the server says of the first of them.
  expect(site.problems.splice(0).every((text) => text.includes('404'))).toBe(true);
});

test('a table that is loaded again goes on where it was and knows what was before: what can be shown again, and the rounds of the log', async () => {
  const page = await playNow(site);
  await act(page, () => column(page, 4).click());
  await page.reload();
  await page.getByRole('button', { name: 'Show again' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.c4 .disc').length === 1); // the own move, without the reply
  await page.locator('.choice.cursor').waitFor();
  expect(await page.locator('.log li').count()).toBe(2);
  await act(page, () => column(page, 4).click());
  expect(await page.locator('.log li').count()).toBe(4);

  const other = await site.tab(page, '/new/breach');
  await other.getByLabel('A.I.').selectOption('easy');
  await other.getByLabel('Pirates').selectOption('human');
  await other.getByRole('button', { name: 'Start the match' }).click();
  await other.locator('[data-asked]').waitFor();
  const rounds = () => other.locator('.log-round').allInnerTexts();
  for (let turn = 0; turn < 60 && (await rounds()).length < 3; turn++) {
    await other.keyboard.press('1');
    await other.waitForTimeout(60); // the worker's answer
  }
  const before = await rounds();
  expect(before.length).toBeGreaterThan(2);
  await other.reload();
  await other.waitForFunction((count) => document.querySelectorAll('.log-round').length === count, before.length);
  expect(await rounds()).toEqual(before);
});

test('a match that was left stands on the first page and goes on where it was; a second one does not confuse it', async () => {
  const page = await playNow(site);
  await act(page, () => column(page, 4).click());
  const first = page.url();
  await page.getByRole('link', { name: 'All games' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.locator('.choice.cursor').waitFor();
  expect(await page.locator('.log li').count()).toBe(2);
  await act(page, () => column(page, 4).click());
  expect(await page.locator('.log li').count()).toBe(4);
  await page.getByRole('link', { name: 'All games' }).click();
  await page.getByRole('button', { name: 'Play now: Connect Four' }).click();
  await page.waitForURL((url) => /\/table\//.test(url.pathname) && url.toString() !== first);
  expect(await page.locator('.log li').count()).toBe(0);
  await page.goBack();
  await page.goBack();
  await page.waitForURL(first);
  await page.waitForFunction(() => document.querySelectorAll('.log li').length === 4);
  await act(page, () => column(page, 3).click());
  expect(await page.locator('.log li').count()).toBe(6);
});

test('where the worker cannot be loaded the page says so', async () => {
  const page = await site.open('/nowhere'); // the first page asks the worker for its matches
  await page.route(/worker-.*\.js/, (route) => route.abort());
  await page.getByRole('link', { name: 'Choose a game' }).click();
  await page.getByRole('button', { name: 'Play now: Connect Four' }).click();
  expect(await page.getByRole('alert').innerText()).toContain('could not be loaded');
  // The browser itself logs the request that was cut off.
  expect(site.problems.splice(0).every((text) => text.includes('net::ERR'))).toBe(true);
  await page.unroute(/worker-.*\.js/);
  await page.getByRole('button', { name: 'Play now: Connect Four' }).click();
  await page.locator('.choice.cursor').waitFor();
});

test('a part that does not arrive is said, and a match without its board is played in words', async () => {
  const page = await site.open('/');
  await page.route(/\/page-.*\.js/, (route) => route.abort());
  await page.getByRole('link', { name: 'Connect Four with other settings' }).click();
  await page.getByRole('heading', { name: 'This page stopped' }).waitFor();
  await page.unroute(/\/page-.*\.js/);
  await page.route(/\/board-.*\.js/, (route) => route.abort());
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Play now: Connect Four' }).click();
  await page.locator('.outline').waitFor();
  expect(await page.getByRole('alert').innerText()).toContain('shown in words');
  await act(page, () => page.keyboard.press('4'));
  expect(site.problems.splice(0).every((text) => text.includes('net::ERR'))).toBe(true);
});

test('a worker that breaks in the middle of a match is said at the console, and a new match can be played', async () => {
  const page = await playNow(site);
  const [worker] = page.workers();
  await worker?.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted by the test');
    });
  });
  expect(await page.getByRole('alert').innerText()).toContain('planted by the test');
  site.problems.splice(0);
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await page.getByRole('button', { name: 'Play now: Connect Four' }).click();
  await page.locator('.choice.cursor').waitFor();
  await act(page, () => column(page, 4).click());
});

test('wrong options are refused in words at the form', async () => {
  const page = await site.open('/new/connect-four');
  await page.getByLabel('Columns').evaluate((input: HTMLInputElement) => {
    input.max = '99'; // past what the form itself would refuse
  });
  await page.getByLabel('Columns').fill('99');
  expect(await page.getByRole('alert').innerText()).toContain('Columns must be a whole number from 4 to 10');
  await page.getByRole('button', { name: 'Start the match' }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('option-columns');
  expect(page.url()).toContain('/new/');
  await page.getByRole('button', { name: 'Reset to the printed rules' }).click();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.getByLabel('Columns').inputValue()).toBe('7');
});

test("a way to play with a name sets its options; what is changed by hand is called one's own", async () => {
  const page = await site.open('/new/breach');
  const plate = page.locator('.match-plate');
  await plate.waitFor();
  expect(await plate.innerText()).toContain('You against a bot, as printed.');
  await page.getByRole('radio', { name: /^Gentle/ }).check();
  expect(await plate.innerText()).toContain('gentle');
  await openRules(page);
  expect(await page.getByLabel('Ship', { exact: true }).inputValue()).toBe('cutter');
  await page.getByLabel('Rations each round').fill('12');
  expect(await plate.innerText()).toContain('by your own rules');
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  // The button that starts it is in sight without scrolling.
  const { y, height } = (await page.getByRole('button', { name: 'Start the match' }).boundingBox()) ?? {
    y: 999,
    height: 0,
  };
  expect(y + height).toBeLessThan(900);

  // A long list of options is folded, and opens at the one that is wrong.
  await page.reload();
  await page.getByRole('button', { name: 'Start the match' }).waitFor();
  const fold = page.locator('.more-options', { hasText: 'Energy of the A.I.' });
  expect(await fold.getAttribute('open')).toBe(null);
  await fold.locator('summary').click();
  await page.getByLabel('Capacitor holds').fill('3');
  expect(await page.getByRole('alert').innerText()).toMatch(/^Capacitor/);
  await page.getByLabel('Capacitor at the start').fill('3');
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await fold.locator('summary').innerText()).toContain('2 changed');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('[data-asked]').waitFor();
});

test('options that are named alike are a table; what is set there counts, what is wrong is named, and shown if it was folded away', async () => {
  const page = await site.open('/new/entropy');
  const cards = page.locator('summary', { hasText: /^Cards/ });
  await cards.click();
  const moves = page.getByLabel('Card move 2 copies');
  const printed = await moves.inputValue();
  await moves.fill('');
  await cards.click();
  expect(await moves.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Start the match' }).click();
  expect(await moves.isVisible()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('option-card.move-2.copies');
  expect(page.url()).toContain('/new/');
  await moves.fill(printed);
  await openRules(page);
  await page.getByLabel('Card titanium portal copies').fill('7');
  expect(await page.getByLabel('Tile space count').inputValue()).toBe('');
  await page.getByLabel('Tile space count').fill('12');
  await page.getByLabel('Tile portal 15 count').fill('3');
  await page.getByLabel('Tile portal 15 count').fill(''); // as printed, after all
  const copies = page.getByLabel('Card move 1 copies');
  await copies.evaluate((input: HTMLInputElement) => {
    input.max = '99'; // past what the form itself would refuse
  });
  await copies.fill('99');
  expect(await page.getByRole('alert').innerText()).toBe(
    'Card move 1 copies must be a whole number from 0 to 20, not 99.',
  );
  await page.getByRole('button', { name: 'Start the match' }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('option-card.move-1.copies');
  await copies.fill('4');
  expect((await page.locator('.more-options > summary').allInnerTexts()).slice(-2)).toEqual([
    expect.stringMatching(/Cards.*42.*2 changed/s),
    expect.stringMatching(/Tiles.*23.*1 changed/s),
  ]);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.target.lit').first().waitFor();
  await page.goto(`${site.url}/replays`);
  expect(JSON.parse(await savedWhileRunning(page, /^Save Entropy Rally/))).toMatchObject({
    options: {
      'card.titanium-portal.copies': 7,
      'card.move-1.copies': 4,
      'tile.space.count': 12,
      'tile.portal-15.count': null,
    },
  });
});

test('a list of numbers has a box for each', async () => {
  const page = await site.open('/new/dogfight');
  await openRules(page);
  await page.getByLabel('Stat values, 2 of 4').fill('5');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('button', { name: /^Fly with/ }).waitFor();
  await page.goto(`${site.url}/replays`);
  expect(JSON.parse(await savedWhileRunning(page, /^Save Space Pirates/))).toMatchObject({
    options: { statValues: [4, 5, 3, 2] },
  });
});

test('the script of the first page is under 100 kB gzipped', () => {
  const index = readFileSync(`${BUILT}index.html`, 'utf8');
  const scripts = [...index.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1] as string);
  expect(scripts.length).toBeGreaterThan(0);
  const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(BUILT + file)).length, 0);
  expect(bytes).toBeLessThan(100_000);
  expect(readdirSync(`${BUILT}assets`).some((file) => file.endsWith('.js.br'))).toBe(true);
});

test('no part of the site imports the entry of the worker, which WebKit would run twice', () => {
  const scripts = readdirSync(`${BUILT}assets`).filter((file) => file.endsWith('.js'));
  // One of this build, and perhaps one of the build before, whose files stay for those who have it open.
  const entries = scripts.filter((file) => file.startsWith('worker-entry-'));
  expect(entries.length).toBeGreaterThan(0);
  const importers = scripts.filter((file) =>
    [...readFileSync(`${BUILT}assets/${file}`, 'utf8').matchAll(/(?:import|from)\s*\(?\s*["'`]([^"'`]+)["'`]/g)].some(
      ([, path]) => entries.some((entry) => path === `./${entry}`),
    ),
  );
  expect(importers).toEqual([]);
});
