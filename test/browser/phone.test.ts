/** Phones at mid-game: whoever chooses sees the board on a half of the screen, and a sheet that is as high as its content. */
import { CATALOG, findGame } from '@orrery/catalog';
import { formatLog, type Seat } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { finished } from './logs.ts';
import { covered, flaws, misfits } from './looks.ts';
import { begin, openListening, playScripted } from './scripted.ts';
import { useSite } from './site.ts';
import { asShip, openPage, prompt } from './table.ts';

const site = useSite();

/** A small one of today, and one of some years ago. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
] as const;

/** A finished game, taken up again in its middle where this seat is asked. */
async function midGame(game: string, seat: Seat): Promise<Page> {
  const page = await site.open('/replays', { screen: 'phone' });
  const log = finished(await loaded(game), 'phone', seat);
  const buffer = Buffer.from(formatLog(log));
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  const track = page.locator('.scrub input');
  await track.waitFor();
  const last = Number(await track.getAttribute('max'));
  for (let move = Math.floor(last / 2); move >= 0; move--) {
    await track.fill(String(move));
    await page.locator('.replay-count', { hasText: `Move ${move} of` }).waitFor();
    if (await page.locator(`.seat:nth-child(${seat + 1}).to-act`).count()) break;
  }
  await page.keyboard.press('f');
  const sitters = page.locator('dialog[open] select');
  for (let at = 0; at < log.seats; at++) await sitters.nth(at).selectOption(at === seat ? 'human' : 'easy');
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.locator('[data-asked]').waitFor();
  return page;
}

async function loaded(id: string) {
  const entry = findGame(id);
  if (!entry) throw new Error(`there is no ${id}`);
  return entry.load();
}

/** What the board has of the screen, and how much of the sheet is empty below its last line. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const sheet = document.querySelector('.console');
    const stage = document.querySelector('.stage');
    if (!sheet || !stage) throw new Error('there is no table');
    const bottoms = [...sheet.children].map((child) => boxOf(child).bottom);
    return {
      share: boxOf(stage).height / innerHeight,
      empty: Math.max(0, boxOf(sheet).bottom - Math.max(...bottoms)),
      below: document.documentElement.scrollHeight - innerHeight,
    };
  });

/** All games, and of Breach both sides, whose questions are different. */
const SEATS: readonly (readonly [string, Seat])[] = [...CATALOG.map(({ id }) => [id, 0] as const), ['breach', 1]];

test.for(SEATS)('%s: seat %i chooses with the board on half of the screen', async ([game, seat]) => {
  const page = await midGame(game, seat);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(async () => (await measured(page)).share).toBeGreaterThanOrEqual(0.499);
    const { empty, below } = await measured(page);
    expect(empty).toBeLessThanOrEqual(16);
    expect(below).toBe(0);
    expect(await page.locator('.phone-tabs').isVisible()).toBe(false);
    // Axe would find the same on both.
    expect(await (size === SIZES[0] ? flaws : misfits)(page)).toEqual([]);
  }
});

/** The share of the board, once the question is drawn and its sheet laid. */
const shareNow = (page: Page) =>
  page.evaluate(async () => {
    for (let pictures = 0; pictures < 2; pictures++) await new Promise((drawn) => requestAnimationFrame(drawn));
    const stage = document.querySelector('.stage');
    return stage ? stage.getBoundingClientRect().height / innerHeight : 1;
  });

/** The two games that show how one is written ask for little. */
const SMALL = ['connect-four', 'liars-dice'];

/** Both sizes where the sheet holds most; elsewhere the one that has less room. */
const WHOLE = SEATS.filter(([game]) => !SMALL.includes(game)).flatMap(([game, seat]) =>
  SIZES.filter(({ height }) => game === 'entropy' || height < 800).map((size) => [game, seat, size] as const),
);

test.for(WHOLE)('%s: seat %i has the board on half of the screen at every question of a game, %o', async (whole) => {
  const [game, seat, size] = whole;
  const page = await openListening(site, game, { screen: 'phone', hurried: true });
  await page.setViewportSize(size);
  await begin(page, seat, 'half');
  const short: string[] = [];
  let looks = 0;
  const look = async (kind: string) => {
    looks++;
    const share = await shareNow(page);
    if (share < 0.499) short.push(`${kind}: ${share.toFixed(2)}`);
  };
  await playScripted(page, await loaded(game), 'half', async (kind) => {
    await look(kind);
    if (!(await page.locator('.choice.cursor[data-kind="piece"]').count())) return;
    await page.keyboard.press('Enter');
    await look(`${kind}, a piece in hand`);
    await page.keyboard.press('Escape');
  });
  expect(short).toEqual([]);
  expect(looks).toBeGreaterThan(5);
});

test.for(SIZES)('Space Pirates: maneuvers are in sight in every part of a move, $width × $height', async (size) => {
  const page = await openListening(site, 'dogfight', { screen: 'phone', hurried: true });
  await page.setViewportSize(size);
  await begin(page, 0, 'half');
  const hidden = new Set<string>();
  let looks = 0;
  await playScripted(page, await loaded('dogfight'), 'half', async (kind) => {
    if (kind !== 'move') return;
    looks++;
    await shareNow(page);
    // Where there is little room a row of them is in sight, and a word that there are more.
    const hasMore = (await page.locator('.console[data-more]').count()) > 0;
    const parts = hasMore ? '.maneuvers > .choice:nth-child(-n + 3)' : '.maneuvers > .choice';
    for (const flaw of await covered(page, `${parts}, .fly-ends > .choice`))
      hidden.add(`${await prompt(page)}: ${flaw}`);
  });
  expect([...hidden]).toEqual([]);
  expect(looks).toBeGreaterThan(1);
});

test('Settlers of the Cosmos: whether to invade is asked with the own cards in sight', async () => {
  const page = await openListening(site, 'cosmos', { screen: 'phone', hurried: true });
  await begin(page, 0, 'half');
  const hands: string[] = [];
  await playScripted(page, await loaded('cosmos'), 'half', async (kind) => {
    if (kind !== 'invade' || (await page.locator('.invade').count()) === 0) return;
    hands.push(await page.locator('.invade-hand').innerText());
    expect(await covered(page, '.invade-hand')).toEqual([]);
  });
  expect(hands.length).toBeGreaterThan(0);
  for (const words of hands) expect(words).toMatch(/^You hold \S.*\.$/);
});

test.for(SIZES)(
  'Entanglion: the hand, what takes a card and what passes are whole, and apart, $width × $height',
  async (size) => {
    const page = await openListening(site, 'entanglion', { screen: 'phone', hurried: true });
    await page.setViewportSize(size);
    await begin(page, 0, 'half');
    const hidden = new Set<string>();
    let [looks, held] = [0, 0];
    await playScripted(page, await loaded('entanglion'), 'half', async (kind) => {
      if (!['navigate', 'refresh'].includes(kind)) return;
      looks++;
      await shareNow(page);
      const asked = await prompt(page);
      // With event cards below the hand a small phone says that there is more; the buttons are whole even so.
      const hasMore = size.height < 800 && (await page.locator('.console[data-more]').count()) > 0;
      const whole = `${hasMore ? '' : '.own-hand .hand-card, '}.place-it, .quiet-row > .choice`;
      for (const flaw of await covered(page, whole)) hidden.add(`${asked}: ${flaw}`);
      const [main, passes] = await Promise.all([
        page.locator('.place-it').boundingBox(),
        page.locator('.quiet-row > [data-quiet]').first().boundingBox(),
      ]);
      if ((main?.x ?? 0) + (main?.width ?? 0) > (passes?.x ?? 0) - 8) hidden.add(`${asked}: they touch`);
      // What is held is in sight while one plans.
      held += await page.locator('.answers .careful .event-card').count();
    });
    expect([...hidden]).toEqual([]);
    expect(looks).toBeGreaterThan(5);
    expect(held).toBeGreaterThan(0);
  },
);

test.for(SIZES)('Cosmos: what a card may come to stands above its button, $width × $height', async (size) => {
  const hidden = new Set<string>();
  const seen = { cards: 0 };
  // Not every game has a war.
  for (let game = 0; game < 4 && seen.cards === 0; game++) {
    const page = await openListening(site, 'cosmos', { screen: 'phone', hurried: true });
    await page.setViewportSize(size);
    await begin(page, 0, `war ${game}`);
    await playScripted(page, await loaded('cosmos'), 'half', async (kind) => {
      if (kind !== 'commitCard') return;
      seen.cards++;
      await shareNow(page);
      const more = page.locator('.console[data-more]');
      // The sheet may still be growing.
      const grown = more.waitFor({ state: 'detached', timeout: 2000 });
      if (size === SIZES[0]) await grown.catch(async () => hidden.add(`${await prompt(page)}: it goes on below`));
      else await grown.catch(() => {});
      const hasMore = (await more.count()) > 0;
      for (const flaw of await covered(page, hasMore ? '.commit-button' : '.outcomes > div, .commit-button'))
        hidden.add(`${await prompt(page)}: ${flaw}`);
    });
  }
  expect([...hidden]).toEqual([]);
  expect(seen.cards).toBeGreaterThan(0);
});

/** At the first question of a new match. */
async function begun(game: string): Promise<Page> {
  const page = await site.open(`/new/${game}`, { screen: 'phone' });
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('[data-asked]').waitFor();
  return page;
}

test('a tap on “More” shows more, and touches no answer below it', async () => {
  const page = await begun('cosmos');
  const sheet = page.locator('.console[data-more]');
  const before = await page.locator('.prompt').innerText();
  const box = await sheet.boundingBox();
  await page.touchscreen.tap(140, (box?.y ?? 0) + (box?.height ?? 0) - 12);
  await expect.poll(() => page.locator('.console').evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(40);
  expect(await page.locator('.prompt').innerText()).toBe(before);
  expect(await page.locator('.console').evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
});

test('an answer has a number on a phone only where the board has it, too', async () => {
  const joined = await begun('connect-four');
  expect(await joined.locator('.stage .digit-tag').count()).toBe(7);
  expect(await joined.locator('.console .ring:visible').count()).toBe(7);
  const aliens = await begun('cosmos');
  expect(await aliens.locator('.stage .digit-tag').count()).toBe(0);
  expect(await aliens.locator('.console .ring').count()).toBeGreaterThan(1);
  expect(await aliens.locator('.console .ring:visible').count()).toBe(0);
});

test('the menu holds what the tabs hold, by finger and by key', async () => {
  const page = await site.open('/new/breach', { screen: 'phone' });
  await asShip(page);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('[data-asked]').waitFor();
  const menu = page.getByRole('button', { name: 'Menu' });
  const box = await menu.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const tabs = page.locator('.phone-tabs');
  await menu.tap();
  expect(await tabs.locator('button').allInnerTexts()).toEqual(['Pieces', 'Log', 'Rules', 'Table', 'Settings']);
  expect(await flaws(page)).toEqual([]);
  // A tap elsewhere closes it, and so does Escape, which gives the focus back.
  await page.locator('.prompt').tap();
  expect(await tabs.isVisible()).toBe(false);
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Pieces');
  await page.keyboard.press('Escape');
  expect(await tabs.isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu');

  await menu.tap();
  await page.getByRole('button', { name: 'Settings' }).tap();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).tap();

  // Whoever reads has the tabs; the question calls from the first.
  await openPage(page, 'Rules');
  await page.getByRole('button', { name: /^Act.*your turn/ }).tap();
  expect(await tabs.isVisible()).toBe(false);
  expect(await page.locator('.prompt').isVisible()).toBe(true);
});

test('however long the others take, no tab comes to where an answer was: the menu stays, and the board where it is', async () => {
  const page = await site.open('/new/breach', { screen: 'phone' });
  await asShip(page);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('[data-asked]').waitFor();
  const stage = () => page.locator('.stage').boundingBox();
  const before = await stage();
  // Nobody answers any more.
  await page.evaluate(() => (Worker.prototype.postMessage = () => undefined));
  await page.keyboard.press('Enter');
  await page.waitForTimeout(3000); // longer than a bot takes
  expect(await page.locator('.phone-tabs').isVisible()).toBe(false);
  expect(await stage()).toEqual(before);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Log', exact: true }).waitFor();
  expect(await flaws(page)).toEqual([]);
});

test('what is shown again leaves the sheet as high as it was', async () => {
  const page = await begun('cosmos');
  // The alien, the first ships and what follows, until a rival has played.
  const again = page.locator('.show-again');
  for (let n = 0; n < 12 && !(await again.count()); n++) {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(250); // what it leads to
    await page.locator('[data-asked]').waitFor();
  }
  const height = () => page.locator('.console').evaluate((each) => each.getBoundingClientRect().height);
  const before = await height();
  await again.tap();
  await page.locator('[data-asked]').waitFor({ state: 'detached' });
  await page.locator('[data-asked]').waitFor();
  expect(await height()).toBe(before);
});
