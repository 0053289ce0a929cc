/** Explain anything, the keys that work now, and what a bot would do: by mouse, by keys and by a finger, in several games. */
import type { JSHandle, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { flaws } from './looks.ts';
import { type OpenSettings, useSite } from './site.ts';
import { asShip, easyBots, logLength, openPage, openRules } from './table.ts';

const site = useSite();

const card = (page: Page) => page.locator('.explanation');
const title = (page: Page) => card(page).locator('h3').innerText();

async function begin(game: string, settings: OpenSettings = {}, seated = easyBots): Promise<Page> {
  const page = await site.open(`/new/${game}`, settings);
  await page.getByLabel('Seed').fill('explain');
  await seated(page);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('[data-asked]').waitFor();
  return page;
}

/** Entropy Rally in its first Planning: whatever is asked before is answered by Enter. */
async function planning(settings: OpenSettings = {}): Promise<Page> {
  const page = await site.open('/new/entropy', settings);
  await openRules(page);
  await page.getByLabel('Tiles at the start').fill('2');
  await page.getByLabel('Seed').fill('explain');
  await easyBots(page);
  await page.getByRole('button', { name: 'Start the match' }).click();
  for (let n = 0; n < 60; n++) {
    // A key pressed while nothing is asked might come to the plan, which it would finish.
    await page.locator('[data-asked], .plan-finish').first().waitFor();
    if (await page.locator('.plan-finish').count()) break;
    await page.keyboard.press('Enter');
    await page.waitForTimeout(60); // the worker's answer
  }
  await page.locator('.stack.legal').first().waitFor();
  return page;
}

const rectOf = async (of: Locator) => {
  const box = await of.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return box;
};

/** A finger that holds something and goes up again. */
async function hold(page: Page, on: Locator): Promise<void> {
  const { x, y, width, height } = await rectOf(on);
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(650);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** The explanation is on the screen, and not on what it speaks of. */
async function standsBeside(page: Page, thing: Locator): Promise<void> {
  const [at, of] = [await rectOf(card(page)), await rectOf(thing)];
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(at.x >= 0 && at.y >= 0 && at.x + at.width <= width && at.y + at.height <= height).toBe(true);
  const apart =
    at.x >= of.x + of.width || of.x >= at.x + at.width || at.y >= of.y + of.height || of.y >= at.y + at.height;
  expect(apart).toBe(true);
}

test('while planning: by keys, words and map alike, by mouse', async () => {
  const page = await planning();
  await readByKeys(page);
  await readHexes(page);
  await readByMouse(page);
});

/** The focus, the question mark, the next thing; where there is nothing, the list of keys. */
async function readByKeys(page: Page): Promise<void> {
  await page.locator('.stack').first().focus();
  await page.keyboard.press('?');
  expect(await title(page)).toBe('Move 1');
  await page.locator('[aria-live]', { hasText: 'Move 1, card.' }).waitFor({ state: 'attached' });
  await page.keyboard.press('?');
  expect(await title(page)).toBe('Move 2');
  await page.keyboard.press('Escape');
  expect(await card(page).count()).toBe(0);
  // An arrow leads on, and what has the focus then is explained after a moment.
  await page.keyboard.press('ArrowRight');
  await card(page).waitFor();
  expect(await title(page)).toBe('Move 2');
  await page.keyboard.press('Escape');

  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys that work now' });
  await dialog.waitFor();
  const lines = await dialog.innerText();
  for (const words of ['Finish planning', 'Go through your hand', 'What would the bot do?', 'From place to place'])
    expect(lines).toContain(words);
  // The cards have the digits, so nothing is chosen by number.
  expect(lines).not.toContain('Choose by number');
  expect(await flaws(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(false);
}

/** Words and map name a hex alike. */
async function readHexes(page: Page): Promise<void> {
  // A ship that may be planned for lies over its hex, and is explained in its place.
  const hex = page.locator('.target:not([aria-label*="facing"])').first();
  const place = (await hex.getAttribute('data-stop')) ?? '';
  await hex.hover();
  await card(page).waitFor();
  const [q, r] = place.split(',').map((number) => number.replace('-', '−'));
  expect((await card(page).innerText()).toLowerCase()).toContain(`(${q}, ${r})`);
  expect(await page.locator('.tile-place').allTextContents()).toContain(`${q}, ${r}`);
}

/** A mouse reads what a card is and would do, and a click still plays it. */
async function readByMouse(page: Page): Promise<void> {
  const portal = page.locator('[data-card="titanium-portal"]');
  await portal.hover();
  await card(page).waitFor();
  // On its way the mouse may have met another card.
  await expect.poll(() => title(page)).toBe('Titanium Portal');
  expect(await card(page).innerText()).toContain('the only way to score');
  await standsBeside(page, portal);
  expect(await flaws(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await card(page).count()).toBe(0);

  const legal = page.locator('.stack.legal').first();
  await legal.hover();
  await card(page).locator('.explanation-now').waitFor();
  expect(await card(page).locator('.explanation-now').innerText()).toMatch(/Laid next on A1/i);
  await legal.click();
  expect(await card(page).count()).toBe(0);
  expect(await page.locator('.laid-card').count()).toBe(1);

  // The mouse may go to the explanation: its rule opens the rulebook.
  await page.locator('.seat-facts [data-explain]').first().hover();
  await card(page).waitFor();
  await card(page).getByRole('button', { name: 'G1' }).click();
  await page.locator('.rulebook', { hasText: 'Every titanium that you send' }).waitFor();
}

test('a finger that holds reads, and plays nothing', async () => {
  const page = await planning({ screen: 'phone' });
  const legal = page.locator('.stack.legal').first();
  await hold(page, legal);
  await card(page).waitFor();
  await standsBeside(page, legal);
  expect(await flaws(page)).toEqual([]);
  expect(await page.locator('.laid-card').count()).toBe(0);
  await card(page).getByRole('button', { name: 'Close' }).tap();
  expect(await card(page).count()).toBe(0);
  await legal.tap();
  expect(await page.locator('.laid-card').count()).toBe(1);
});

test('what comes under a mouse that rests after a click is not explained before the mouse moves', async () => {
  const page = await begin('dogfight');
  await page.locator('.console :is(.choice.cursor, .stat-choice.cursor)').first().click();
  await page.locator('.prompt', { hasText: 'Place Valkyrie' }).waitFor();
  // Something to ask about comes to where the mouse rests.
  await page.evaluate(() => {
    const fact = document.querySelector('.seat-facts [data-explain]');
    const cover = document.createElement('div');
    cover.style.cssText = 'position: fixed; inset: 0; z-index: 9';
    cover.dataset['explain'] = fact?.getAttribute('data-explain') ?? '';
    document.querySelector('.shell')?.append(cover);
  });
  await page.waitForTimeout(900); // twice as long as one has to point
  expect(await card(page).count()).toBe(0);
  await page.mouse.move(700, 300);
  await card(page).waitFor();
});

test('a finger that holds an answer selects nothing, and the touch that ends the reading only ends it', async () => {
  const page = await begin('dogfight', { screen: 'phone' });
  await page.getByRole('button', { name: /^Fly with/ }).tap();
  await page.locator('.cell-answer .choice').tap();
  await page.locator('.facing.cursor').waitFor();
  // A first touch only shows.
  for (let touch = 0; touch < 2; touch++) await page.locator('.facing.cursor').tap();
  await page.locator('.ghost.cursor').waitFor();
  const cursor = () => page.locator('.ghost.cursor').getAttribute('aria-label');
  const [before, asked, lines] = [await cursor(), await page.locator('.prompt').innerText(), await logLength(page)];
  const other = page.locator('.console .choice[data-previews][data-explain]:not(.cursor, .danger)').first();
  const { x, y, width, height } = await rectOf(other);
  await hold(page, other);
  await card(page).waitFor();
  expect(await cursor()).toBe(before);
  const again = () => page.touchscreen.tap(x + width / 2, y + height / 2);
  await again();
  await card(page).waitFor({ state: 'detached' });
  expect(await cursor()).toBe(before);
  // It is a first touch that follows.
  await again();
  await expect.poll(cursor).not.toBe(before);
  expect(await page.locator('.prompt').innerText()).toBe(asked);
  expect(await logLength(page)).toBe(lines);
});

test('Breach: on a phone a piece shows what it is, and a finger that holds it reads of it; a tap is its room’s', async () => {
  const page = await begin('breach', { screen: 'phone' }, asShip);
  await openPage(page, 'Pieces');
  await page.locator('.tray-card', { hasText: 'Nailer' }).tap();
  await page.locator('[data-room="C3"]').tap();
  await page.getByRole('button', { name: 'Act' }).tap();
  const piece = page.locator('.unit[data-piece="a1"]');
  expect(await piece.locator('.token-icon').count()).toBe(1);
  await hold(page, piece);
  await card(page).getByRole('heading', { name: 'Nailer' }).waitFor();
  await standsBeside(page, piece);
  await card(page).getByRole('button', { name: 'Close' }).tap();
  await hold(page, page.locator('.deck-name', { hasText: 'C3' }));
  await card(page).getByRole('heading', { name: 'C3' }).waitFor();
  await card(page).getByRole('button', { name: 'Close' }).tap();
  await piece.tap({ force: true });
  await page.locator('.console', { hasText: 'In C3' }).waitFor();
});

test.each(['breach', 'dogfight', 'cosmos', 'entanglion', 'connect-four'])(
  '%s: the seats and the numbers beside their names are all explained, and what is on the board; a bot says what it would do, and does nothing',
  async (game) => {
    const page = await begin(game);
    const beside = page.locator('.seats :visible[data-explain]');
    const subjects = await beside.evaluateAll((all) => all.map((one) => one.getAttribute('data-explain')));
    await page.locator('.seats').focus();
    const told = new Set<string | null>();
    for (let n = 0, before: string | null = null; n < subjects.length; n++) {
      await page.keyboard.press('?');
      // Until the card is about something else than before.
      const next: JSHandle<string | null | undefined> = await page.waitForFunction((last) => {
        const now = document.querySelector('[aria-describedby="explanation"]')?.getAttribute('data-explain');
        return now === last ? undefined : now;
      }, before);
      before = (await next.jsonValue()) ?? null;
      told.add(before);
    }
    expect(told).toEqual(new Set(subjects));
    await page.keyboard.press('Escape');

    const before = await logLength(page);
    await page.getByRole('button', { name: 'What would the bot do?' }).click();
    const advice = page.locator('.advice');
    await advice.locator('b').first().waitFor();
    expect(await advice.innerText()).toMatch(/^The bot would choose: .+(?:\.| …) .+\.$/m);
    expect(await page.locator('.advised, .digit-advised').count()).toBeGreaterThan(0);
    expect(await logLength(page)).toBe(before);
    const thing = page.locator('.stage [role="button"][data-explain], .stage [data-explain]').first();
    await thing.hover({ force: true });
    await card(page).waitFor();
    // With both of them on the screen.
    expect(await flaws(page)).toEqual([]);
    await page.mouse.move(0, 0);
    await card(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Close the advice' }).click();
    expect(await advice.count()).toBe(0);
    // The board is drawn after the sheet.
    await expect.poll(() => page.locator('.advised, .digit-advised').count()).toBe(0);
  },
);

test('a bot that thinks it over names several moves with its chances; a move makes the advice go away', async () => {
  const page = await begin('connect-four', { screen: 'phone' });
  await page.getByRole('button', { name: 'What would the bot do?' }).tap();
  await page.getByRole('button', { name: 'Think it over' }).tap();
  await page.locator('.advice li').first().waitFor();
  expect(await page.locator('.advice li').first().innerText()).toMatch(/^\d+ % Column \d\. /);
  expect(await flaws(page)).toEqual([]);
  await page.locator('.choice.advised').tap();
  await page.locator('.advice').waitFor({ state: 'detached' });
});

test('nobody is advised in a lesson, and whoever watches has no button to press', async () => {
  const lesson = await site.open('/learn/connect-four');
  await lesson.locator('.coach').waitFor();
  expect(await lesson.getByRole('button', { name: 'What would the bot do?' }).count()).toBe(0);
  await lesson.keyboard.press('h');
  expect(await lesson.locator('.advice').count()).toBe(0);
  // At the usual pace, so that the match is still running when it is looked at.
  const page = await site.open('/new/connect-four', { motion: true });
  await page.getByRole('button', { name: 'Start the match' }).waitFor();
  for (const select of await page.locator('select[id^="seat-"]').all()) await select.selectOption('easy');
  await page.getByRole('button', { name: 'Start the match' }).click();
  const button = page.getByRole('button', { name: 'What would the bot do?' });
  await button.waitFor();
  expect(await button.isDisabled()).toBe(true);
});

test('on a phone the advised order is marked, and the advice leaves it in sight', async () => {
  const page = await site.open('/new/breach', { screen: 'phone' });
  await page.getByLabel('A.I.').selectOption('easy');
  await page.getByLabel('Pirates').selectOption('human');
  await page.getByLabel('Seed').fill('orders');
  await page.getByRole('button', { name: 'Start the match' }).click();
  // The bot's advice is followed until somebody in hand is advised.
  const advised = page.locator('.console .choice.advised');
  const order = page.locator('.orders .choice.advised');
  for (let n = 0; n < 12 && !(await order.count()); n++) {
    await page.locator('[data-asked]').waitFor();
    if (!(await page.locator('.advice').count()))
      await page.getByRole('button', { name: 'What would the bot do?' }).tap();
    await page.locator('.advice b').first().waitFor();
    if (await order.count()) break;
    await advised.first().tap();
    await page.waitForTimeout(200); // what it leads to
  }
  const [at, ends] = [await rectOf(order), await rectOf(page.locator('.quiet-row'))];
  expect(at.y + at.height).toBeLessThanOrEqual(ends.y + 1);
  expect(await flaws(page)).toEqual([]);
});
