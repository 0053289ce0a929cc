/** What a finger pulls: the sheet of a phone, and a piece from the tray to its room. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { covered } from './looks.ts';
import { useSite } from './site.ts';
import { asShip, easyBots, logLength, openPage, restingBox } from './table.ts';

const site = useSite();

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger that comes down, waits if it is to hold something, goes to another place and leaves. */
async function pull(page: Page, from: Point, to: Point, holdMs = 0): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  await touch('touchStart', [from]);
  await page.waitForTimeout(holdMs);
  for (let step = 1; step <= 8; step++)
    await touch('touchMove', [{ x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }]);
  await touch('touchEnd', []);
  await session.detach();
}

async function middleOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`there is no ${selector} to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function begin(): Promise<Page> {
  const page = await site.open('/new/breach', { screen: 'phone' });
  await asShip(page);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('[data-asked]').waitFor();
  return page;
}

test('the sheet is pulled up to read more and down to see more of the board; a tap does it too', async () => {
  const page = await begin();
  const heightOf = (part: string) => page.locator(part).evaluate((element) => element.getBoundingClientRect().height);
  const fit = await heightOf('.console');
  const handle = () => middleOf(page, '.sheet-handle');
  await pull(page, await handle(), { x: 195, y: 150 });
  const tall = await heightOf('.console');
  expect(tall).toBeGreaterThan(fit + 80);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

  await pull(page, await handle(), { x: 195, y: 780 });
  expect(await heightOf('.console')).toBeLessThan(100);
  expect(await page.locator('.prompt').isVisible()).toBe(true);
  expect(await heightOf('.stage')).toBeGreaterThan(500);

  const comesTo = (part: string, height: number) => expect.poll(() => heightOf(part)).toBe(height);
  await page.locator('.sheet-handle').tap();
  await comesTo('.console', tall);
  await openPage(page, 'Log');
  await comesTo('.drawer', tall);
  await page.locator('.sheet-handle').tap();
  await page.getByRole('button', { name: 'Act' }).tap();
  await comesTo('.console', fit);
});

test('a piece is carried from the tray to a room by a finger that holds it', async () => {
  const page = await begin();
  await openPage(page, 'Pieces');
  const before = await logLength(page);
  const room = await middleOf(page, '[data-room="C3"]');
  // Without holding it first the finger only moves the sheet.
  await pull(page, await middleOf(page, '.tray-card:nth-child(2)'), room);
  await page.waitForTimeout(100);
  expect(await logLength(page)).toBe(before);
  await pull(page, await middleOf(page, '.tray-card:nth-child(2)'), room, 400);
  await page.waitForFunction((lines) => document.querySelectorAll('.log li').length > lines, before);
  expect(await page.locator('.log li').first().textContent()).toContain('Nailer in C3');
});

test('who holds a piece can ask the bot, too', async () => {
  const page = await site.open('/new/breach', { screen: 'phone' });
  await page.getByLabel('A.I.').selectOption('easy');
  await page.getByLabel('Pirates').selectOption('human');
  await page.getByLabel('Seed').fill('orders');
  await page.getByRole('button', { name: 'Start the match' }).click();
  while (!(await page.locator('.prompt-row.holding').count())) {
    await page.locator('.console .choice.cursor').first().tap();
    await page.waitForTimeout(200); // what it leads to
  }
  await page.getByRole('button', { name: 'What would the bot do?' }).tap();
  await page.locator('.advice b').first().waitFor();
});

test.for(['entropy', 'cosmos'] as const)(
  '%s: of many places a finger shows one first and takes it then',
  async (game) => {
    const page = await site.open(`/new/${game}`, { screen: 'phone' });
    await page.getByLabel('Seed').fill('places'); // some aliens are asked more
    await page.getByRole('button', { name: 'Start the match' }).tap();
    await page.locator('[data-asked]').waitFor();
    // An alien comes before its first ships.
    if (game === 'cosmos') await page.keyboard.press('Enter');
    const shown = page.locator('.spot-answer .choice.cursor');
    await shown.waitFor();
    // Numbers that no button has would lead nowhere.
    expect(await page.locator('.stage .digit-tag').filter({ visible: true }).count()).toBe(0);
    const [before, lines] = [await shown.innerText(), await logLength(page)];
    await page.locator('.target.lit:not(.cursor)').last().tap();
    await expect.poll(() => shown.innerText()).not.toBe(before);
    expect(await logLength(page)).toBe(lines);
    await page.locator('.target.lit.cursor').tap();
    await expect.poll(() => logLength(page)).toBeGreaterThan(lines);
    if (game !== 'cosmos') return;
    // From now on everybody has five numbers, each with its word.
    const labels = page.locator('.seat.own .fact-count .fact-label');
    await labels.first().waitFor();
    expect(await labels.allInnerTexts()).toEqual(['Minerals', 'Gas', 'Cards', 'Reserve', 'Lost']);
    for (const label of await labels.all()) expect((await label.boundingBox())?.width).toBeGreaterThan(10);
  },
);

test('on a phone the plan and its button stay in sight beside the bot’s advice', async () => {
  const page = await site.open('/new/entanglion', { screen: 'phone' });
  await page.getByLabel('Seed').fill('advice');
  await page.getByRole('button', { name: 'Start the match' }).tap();
  const queue = page.locator('.place-it');
  for (let n = 0; n < 12 && !(await queue.count()); n++) {
    await page.locator('[data-asked]').waitFor();
    const nothing = page.getByRole('button', { name: 'Play nothing' });
    if (await nothing.count()) await nothing.tap();
    else await page.keyboard.press('Enter');
    await page.waitForTimeout(200); // what it leads to
  }
  await page.getByRole('button', { name: 'What would the bot do?' }).tap();
  await page.locator('.advice b').first().waitFor();
  expect(await covered(page, '.place-it, .quiet-row > [data-quiet]')).toEqual([]);
});

test('on a phone no card is offered before one is touched', async () => {
  const page = await site.open('/new/entanglion', { screen: 'phone' });
  await page.getByLabel('Seed').fill('advice');
  await page.getByRole('button', { name: 'Start the match' }).tap();
  const queue = page.locator('.place-it');
  const answer = page.locator('.console :is(.choices, .answers) .choice').first();
  for (let n = 0; n < 12; n++) {
    await page.locator('[data-asked]').waitFor();
    if (await queue.count()) break;
    await answer.tap();
    await page.waitForTimeout(400); // what it leads to
  }
  expect(await queue.isDisabled()).toBe(true);
  expect(await page.locator('.ghost.told').count()).toBe(0);
  const card = page.locator('.answers .hand-card.legal').last();
  await card.tap();
  await expect.poll(() => queue.innerText()).toMatch(/^Queue/);
  expect(await queue.isDisabled()).toBe(false);
});

test('Space Pirates: a heading and a maneuver are shown by a first touch and taken by a second', async () => {
  const page = await site.open('/new/dogfight', { screen: 'phone' });
  await page.getByLabel('Seed').fill('taps');
  await page.getByRole('button', { name: 'Start the match' }).tap();
  await page.getByRole('button', { name: /^Fly with/ }).tap();
  await page.locator('.cell-answer .choice').tap();
  for (const place of ['.facing', '.ghost']) {
    await page.locator(`${place}.cursor`).waitFor();
    const asked = await page.locator('.prompt').innerText();
    const other = page.locator(`${place}:not(.cursor, .lost)`).first();
    const name = (await other.getAttribute('aria-label')) ?? '';
    await other.tap();
    await expect.poll(() => page.locator(`${place}.cursor`).getAttribute('aria-label')).toBe(name);
    expect(await page.locator('.prompt').innerText()).toBe(asked);
    // Its button says what the next touch does.
    const button = page.locator('.console .choice.cursor[data-previews]');
    const again = await button.evaluate((each) => getComputedStyle(each, '::after').content + each.textContent);
    expect(again).toMatch(/Tap again|Tap to fly/);
    await page.locator(`${place}.cursor`).tap();
    await expect.poll(() => page.locator('.prompt').innerText()).not.toBe(asked);
  }
});

test('Space Pirates: a button is shown on the board by a first touch and taken by a second, as the board itself', async () => {
  const page = await site.open('/new/dogfight', { screen: 'phone' });
  await page.getByLabel('Seed').fill('taps');
  await page.getByRole('button', { name: 'Start the match' }).tap();
  await page.getByRole('button', { name: /^Fly with/ }).tap();
  await page.locator('.cell-answer .choice').tap();
  for (const place of ['.facing', '.ghost']) {
    await page.locator(`${place}.cursor`).waitFor();
    await page.locator('[data-asked]').waitFor();
    const asked = await page.locator('.prompt').innerText();
    const shown = await page.locator(`${place}.cursor`).getAttribute('aria-label');
    const other = page.locator('.console .choice[data-previews]:not(.cursor, .danger)').first();
    const words = await other.locator('.choice-words').innerText();
    await other.tap();
    await page.locator('.console .choice.cursor', { hasText: words }).waitFor();
    expect(await page.locator(`${place}.cursor`).getAttribute('aria-label')).not.toBe(shown);
    expect(await page.locator('.prompt').innerText()).toBe(asked);
    await page.locator('.console .choice.cursor').tap();
    await expect.poll(() => page.locator('.prompt').innerText()).not.toBe(asked);
  }
});

test('Space Pirates: cells that are too small for a finger come nearer at a touch', async () => {
  const page = await site.open('/new/dogfight', { screen: 'phone' });
  await easyBots(page);
  await page.getByRole('button', { name: 'Start the match' }).tap();
  await page.getByRole('button', { name: /^Fly with/ }).tap();
  await page.locator('.prompt', { hasText: 'Place Valkyrie' }).waitFor(); // the other may be first
  // Which cells are free depends on where the other is.
  const spot = await page.locator('.placing-cells').evaluate((path: SVGPathElement) => {
    const cells = [...(path.getAttribute('d') ?? '').matchAll(/M(\S+) (\S+)h(\S+)v/g)].map(([, ...at]) =>
      at.map(Number),
    );
    const isFree = (x: number, y: number) => cells.some(([left = 0, top = 0]) => Math.hypot(left - x, top - y) < 1);
    // Cells are drawn smaller than they are; the next one begins a whole cell to the right.
    const [x = 0, y = 0, side = 0] =
      cells.find(([left = 0, top = 0, wide = 0]) => isFree(left + wide / 0.84, top)) ?? [];
    const { x: across, y: down } = new DOMPoint(x + side / 2, y + side / 2).matrixTransform(
      path.getScreenCTM() ?? undefined,
    );
    return [across, down] as const;
  });
  const ground = page.locator('.placing-ground');
  const cellPx = async () => ((await ground.boundingBox())?.width ?? 0) / 27;
  expect(await cellPx()).toBeLessThan(20);
  const asked = await page.locator('.prompt').innerText();
  await page.touchscreen.tap(...spot);
  await expect.poll(cellPx).toBeGreaterThanOrEqual(43);
  // The neighbour is another one, and a second touch of it takes it.
  const here = await restingBox(page.locator('.placing-token'));
  const at = await page.locator('.cell-answer .choice').innerText();
  expect(await page.locator('.prompt').innerText()).toBe(asked);
  const next = [here.x + here.width / 2 + (await cellPx()), here.y + here.height / 2] as const;
  await page.touchscreen.tap(...next);
  await expect.poll(() => page.locator('.cell-answer .choice').innerText()).not.toBe(at);
  await page.touchscreen.tap(...next);
  // The camera goes back to where all headings are seen.
  await page.locator('.facing').first().waitFor();
  await expect.poll(() => page.locator('.facing').count()).toBe(8);
  const { width = 0 } = page.viewportSize() ?? {};
  for (const box of await page.locator('.facing-plate').all()) {
    const { x = -1, width: wide = 0 } = (await box.boundingBox()) ?? {};
    expect(x >= 0 && x + wide <= width).toBe(true);
  }
});
