/** What the board of Breach tells beside the deck: units unseen or in supply, and the energy to come. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { flaws } from './looks.ts';
import { useSite } from './site.ts';
import { isOver, openPage, openRules, restingBox } from './table.ts';

const site = useSite();

async function begin(page: Page, ai: string, rules: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.getByLabel('A.I.').selectOption(ai);
  await page.getByLabel('Pirates').selectOption('human');
  await openRules(page);
  await page.getByLabel('Ship', { exact: true }).selectOption('cutter');
  for (const [name, value] of Object.entries(rules)) await page.getByLabel(name, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Start the match' }).click();
}

const card = (page: Page, name: string) => page.locator('.tray-card', { hasText: name }).click();
const room = (page: Page, name: string) => page.locator(`[data-room="${name}"]`).click();

/** Ends the phase, also where it asks once more, and passes the screen on if it goes to the other. */
async function end(page: Page, next?: string): Promise<void> {
  await page.keyboard.press('e');
  await page.waitForTimeout(100); // the worker's answer, or the question
  if (await page.getByRole('button', { name: 'Choose again' }).count()) await page.keyboard.press('2');
  if (next !== undefined) await page.getByRole('button', { name: `I am ${next}` }).click();
}

/** "Nailer ×3": what a kind's count says to those who look; and that it is told to those who listen. */
async function countOf(page: Page, name: string, word: string): Promise<string> {
  const kind = page.locator('.kinds li', { hasText: name });
  const count = await kind.locator('b').innerText();
  expect(await kind.locator('.unseen').textContent()).toContain(`: ${count.slice(1)} ${word},`);
  return count;
}

const nextWave = (page: Page) =>
  page.locator('.seat-facts > div', { hasText: 'Next wave' }).first().locator('dd').innerText();

test('the pirates count what nobody has seen, the A.I. what it has left; both see what the next wave brings', async () => {
  const page = await site.open('/new/breach');
  await begin(page, 'human');
  await page.getByRole('button', { name: 'I am A.I.' }).click();
  await page.locator('.tray.supply').waitFor();
  expect(await nextWave(page)).toBe('+0');
  for (const running of [1, 2, 3]) {
    await card(page, 'Generator');
    await page.getByText(`${running} of 3 run`, { exact: true }).waitFor();
  }
  expect(await nextWave(page)).toBe('+3');
  await card(page, 'Nailer');
  await room(page, 'C2');
  await page.locator('[data-piece="a1"]').waitFor();
  await end(page, 'Pirates');

  // Face down counts as unseen; the Capacitor holds 1 of 5.
  await page.getByRole('region', { name: 'Unseen' }).waitFor();
  expect(await countOf(page, 'Nailer', 'unseen')).toBe('×4');
  expect(await nextWave(page)).toBe('+3');
  await card(page, 'Grunt'); // there is one breach to board by
  await page.locator('[data-piece="p1"]').waitFor();
  await end(page);
  await page.locator('.breach-progress', { hasText: 'Wave' }).waitFor();
  expect(await nextWave(page)).toBe('+3 (only 1 fit)');

  // A kind under the mouse is told by the plate of the deck.
  await page.locator('.kinds li', { hasText: 'Nerve Mist' }).hover();
  expect(await page.locator('.piece-plate').innerText()).toContain('3 to all in its room, 3 energy');

  await page.locator('[data-piece="p1"]').click();
  await room(page, 'C2');
  await page.locator('.kinds li', { hasText: 'Nailer' }).getByText('×3').waitFor();
  expect(await countOf(page, 'Nailer', 'unseen')).toBe('×3');
  await end(page, 'A.I.');

  await page.getByRole('region', { name: 'Supply' }).waitFor();
  expect(await countOf(page, 'Nailer', 'left')).toBe('×3');
  expect(await countOf(page, 'Sentry', 'left')).toBe('×3');
  expect(await page.locator('.kinds :is(button, [tabindex])').count()).toBe(0);

  // Who died is told beside the next question.
  for (const left of [1, 0]) {
    await page.locator('.choices .choice, .choice', { hasText: 'Fire' }).first().click();
    await page
      .locator('[data-piece="p1"]', { hasText: String(left) })
      .waitFor({ state: left > 0 ? 'visible' : 'detached' });
  }
  await page.getByRole('button', { name: 'I am Pirates' }).click();
  await page.locator('.piece-plate', { hasText: 'Grunt died in C2: the Nailer fired twice, 2 damage each.' }).waitFor();
});

test('on a phone the pirates unfold it below the crew for hire, with the energy in words', async () => {
  const page = await site.open('/new/breach', { screen: 'phone' });
  await begin(page, 'easy');
  await page.locator('[data-quiet="E"]').waitFor();
  await openPage(page, 'Pieces');
  const list = page.locator('.kinds-list');
  expect(await list.isVisible()).toBe(false);
  await page.locator('summary', { hasText: 'Unseen' }).tap();
  await list.waitFor();
  expect(await list.locator('li').count()).toBe(10);
  expect(await page.locator('.energy-note').innerText()).toMatch(
    /^Capacitor \d of 5, Reactor \d; \+\d at the next wave.*\.$/,
  );
  // Nothing is cut off or makes the page wider.
  const tooWide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.kinds, .kind, .kind-name, .energy-note')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
      .map(({ className }) => className),
  );
  expect(tooWide).toEqual([]);
});

test('the ship keeps its size from phase to phase', async () => {
  const page = await site.open('/new/breach');
  await begin(page, 'easy');
  await page.locator('[data-asked]').waitFor();
  const height = () => page.locator('.stage').evaluate((stage) => Math.round(stage.getBoundingClientRect().height));
  const heights = new Set<number>();
  for (let phase = 0; phase < 4 && !(await isOver(page)); phase++) {
    heights.add(await height());
    await page.keyboard.press('1');
    heights.add(await height());
    await page.keyboard.press('e');
    if (await page.locator('.choice.danger').count()) await page.keyboard.press('2');
    await page.locator('[data-quiet="E"], button:has-text("Rematch")').first().waitFor();
  }
  expect([...heights]).toHaveLength(1);
});

test('the bot’s advice leaves the ship its size, and the answers their place', async () => {
  const page = await site.open('/new/breach');
  await begin(page, 'easy');
  await page.locator('[data-asked]').waitFor();
  const places = () =>
    page.evaluate(() =>
      ['.stage', '.prompt', '.tray-card'].map((part) => {
        const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return [part, x, y, width, height];
      }),
    );
  const before = await places();
  await page.keyboard.press('h');
  await page.locator('.advice b').first().waitFor();
  expect(await places()).toEqual(before);
  expect(await flaws(page)).toEqual([]);
});

test('the rules beside the board tell the numbers of the match', async () => {
  const page = await site.open('/');
  await page.getByRole('button', { name: 'Play now: Breach' }).click();
  await page.locator('[data-asked]').waitFor();
  await page.locator('[role="tab"], .rail-tab').filter({ hasText: 'Rules', visible: true }).click();
  await expect.poll(() => page.locator('#rule-P1').innerText()).toContain('the pirates have 14 rations and 1 more');
});

test('who died is still told when the page is loaded anew', async () => {
  const page = await site.open('/new/breach', { screen: 'phone' });
  await begin(page, 'easy');
  const loss = page.locator('.breach-news.loss');
  // The bot's ship strikes sooner or later.
  for (let tries = 0; tries < 200 && !(await loss.count()); tries++) {
    await page.locator('[data-quiet="E"]').waitFor();
    const way = choice(page, /^\d?\s*To /).first();
    const who = page.locator('.choices .choice').first();
    // An answer may vanish under the finger: what was asked before was still there.
    const tap = (answer: Locator) => answer.tap({ timeout: 2000 }).catch(() => {});
    if (await way.count()) await tap(way);
    else if (await who.count()) await tap(who);
    else await endByTap(page);
    await page.waitForTimeout(100); // the worker's answer
  }
  const words = await loss.innerText();
  await page.reload();
  await loss.waitFor();
  expect(await loss.innerText()).toBe(words);
});

test('on a tablet whoever hires reads what each pirate costs and does', async () => {
  const page = await site.open('/', { screen: 'tablet' });
  await page.getByRole('button', { name: 'Play now: Breach' }).tap();
  await page.locator('.prompt', { hasText: 'Hire your crew' }).waitFor();
  const cards = page.locator('.tray-card');
  // What lies outside its card is not to be read.
  const outside = await cards.evaluateAll((all) =>
    all
      .filter((card) => {
        const { right } = card.getBoundingClientRect();
        return [...card.querySelectorAll('.card-cost, .card-cost *, .card-facts *')].some(
          (part) => part.getBoundingClientRect().right > right,
        );
      })
      .map((card) => card.textContent),
  );
  expect(outside).toEqual([]);
  expect(await flaws(page)).toEqual([]);
});

/** The pirates on a phone against the bot, at their first question. */
async function boardOnPhone(seed: string): Promise<Page> {
  const page = await site.open('/new/breach', { screen: 'phone' });
  await page.getByLabel('A.I.').selectOption('easy');
  await page.getByLabel('Pirates').selectOption('human');
  await openRules(page);
  await page.getByLabel('Ship', { exact: true }).selectOption('cutter');
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.prompt', { hasText: 'Hire your crew' }).waitFor();
  return page;
}

const choice = (page: Page, words: string | RegExp) => page.locator('.choices .choice', { hasText: words });

test('on a phone the bridge is named, who was hired is told, and even the last pirate is chosen before it acts', async () => {
  const page = await boardOnPhone('one left');
  expect(await page.locator('.deck-room.bridge').textContent()).toContain('Bridge');

  await choice(page, 'Reaver').tap();
  await page.locator('.breach-news', { hasText: 'Reaver hired in C1. 4 rations left.' }).waitFor();
  await choice(page, 'Sapper').tap();
  await page.locator('.prompt', { hasText: 'Wave 1' }).waitFor(); // nobody else can be paid for

  await choice(page, 'Sapper in C1').tap();
  await choice(page, 'To ').first().tap();
  // One is left: a tap where somebody was chosen chooses somebody.
  await page.locator('.prompt', { hasText: 'one pirate has yet to act' }).waitFor();
  const left = page.locator('.choices .choice');
  expect(await left.allInnerTexts()).toEqual([expect.stringMatching(/Reaver in C1/)]);
  expect(await page.locator('.room.lit').count()).toBe(0);
  await left.tap();
  await page.locator('.prompt', { hasText: 'Reaver in C1' }).waitFor();
  expect(await choice(page, 'To ').count()).toBeGreaterThan(1);
});

test('on a phone whoever has been hired is laid out of the hand', async () => {
  const page = await site.open('/new/breach', { screen: 'phone' });
  await begin(page, 'human');
  await page.getByRole('button', { name: 'I am A.I.' }).tap();
  await endByTap(page); // an empty ship
  await page.getByRole('button', { name: 'I am Pirates' }).tap();
  await choice(page, 'Geek').tap();
  await page.locator('.breach-news', { hasText: 'Geek hired in C1. 8 rations left.' }).waitFor();
  await endByTap(page);
  await choice(page, /^1?\s*Geek in C1/).tap();
  await choice(page, 'To D1').tap();
  await choice(page, 'Hire Geek in C1').waitFor(); // there is one breach
  await endByTap(page);
  await choice(page, /^1?\s*Geek in D1/).tap();
  const capture = choice(page, 'Capture D1');
  expect((await capture.innerText()).match(/a new way aboard/g)).toHaveLength(1);
  await capture.tap();

  await choice(page, 'Hire Reaver (6 rations)').tap();
  await choice(page, 'in D1').tap();
  await page.locator('.breach-news', { hasText: 'Reaver hired in D1. 2 rations left.' }).waitFor();
  expect(await page.locator('.choices .choice').allInnerTexts()).toEqual([
    expect.stringContaining('Hire Grunt (2 rations)'),
    expect.stringContaining('Hire Geek (2 rations)'),
  ]);
  // The next tap chooses a breach again.
  await choice(page, 'Hire Geek (2 rations)').tap();
  await page.locator('.prompt', { hasText: 'Hire Geek (2 rations)' }).waitFor();
  expect(await page.locator('.choices .choice').count()).toBe(2);
});

test('on a phone a tap means the piece under the finger: one’s own is taken in hand, a turret beside it is struck', async () => {
  const page = await site.open('/new/breach', { screen: 'phone' });
  await begin(page, 'human');
  await page.getByRole('button', { name: 'I am A.I.' }).tap();
  await page
    .getByRole('button', { name: /Nailer/ })
    .first()
    .tap();
  await page.locator('[data-room="C2"]').tap({ position: { x: 40, y: 60 } });
  await page.locator('[data-piece="a1"]').waitFor();
  await endByTap(page);
  await page.getByRole('button', { name: 'I am Pirates' }).tap();
  await choice(page, 'Geek').tap();
  await choice(page, 'Sapper').tap();
  await page.locator('[data-piece="p2"]').waitFor();
  await endByTap(page);
  for (const name of [/^\d?\s*Geek in C1/, /^\d?\s*Sapper in C1/]) {
    await choice(page, name).tap();
    await choice(page, 'To C2').tap();
  }
  await endByTap(page);
  await page.getByRole('button', { name: 'I am A.I.' }).tap();
  await endByTap(page);
  await page.getByRole('button', { name: 'I am Pirates' }).tap();
  await page.locator('.prompt', { hasText: 'Wave 2' }).waitFor();

  const tapAt = async (piece: string) => {
    const { x, y, width, height } = await restingBox(page.locator(`[data-piece="${piece}"]`));
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  };
  await tapAt('p2');
  await page.locator('.prompt', { hasText: 'Sapper in C2' }).waitFor();
  await tapAt('p1');
  await page.locator('.prompt', { hasText: 'Geek in C2' }).waitFor();
  await tapAt('p2');
  await page.locator('.prompt', { hasText: 'Sapper in C2' }).waitFor();
  expect(await page.locator('[data-piece="a1"] .ring-legal').count()).toBe(1);
  await tapAt('a1');
  await page.locator('[data-piece="a1"]').waitFor({ state: 'detached' });
  expect(await page.locator('[data-piece="p2"] .acted').count()).toBe(1);
});

/** Ends the phase, also where it asks once more. */
async function endByTap(page: Page): Promise<void> {
  await page.locator('[data-quiet="E"]').tap();
  await page.waitForTimeout(100); // the worker's answer, or the question
  if (await page.getByRole('button', { name: 'Choose again' }).count())
    await page.locator('.choices .choice', { hasText: 'End' }).tap();
}

test('on a phone the price of each pirate stands beside its name, and where it boards below it', async () => {
  const page = await site.open('/new/breach', { screen: 'phone' });
  await begin(page, 'human', { 'Rations each round': '6', 'Waves in a round': '2' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'I am A.I.' }).tap();
  await endByTap(page); // an empty ship
  await page.getByRole('button', { name: 'I am Pirates' }).tap();
  await choice(page, 'Ironside').waitFor();
  expect(await pricesOnNames(page)).toEqual([]);
  await choice(page, 'Geek').tap();
  await choice(page, 'Sapper').tap();
  for (const deed of ['To D1', 'Capture D1']) {
    await choice(page, /^\d?\s*Geek in/).tap();
    await choice(page, deed).tap();
    await endByTap(page);
  }
  // Two ways lead aboard; what is left pays for so few that each way has a card.
  await page.getByRole('button', { name: 'I am A.I.' }).tap();
  await endByTap(page);
  await page.getByRole('button', { name: 'I am Pirates' }).tap();
  await choice(page, 'Sapper').tap();
  await choice(page, 'in C1').tap();
  await choice(page, 'boards in D1').first().waitFor();
  expect(await pricesOnNames(page)).toEqual([]);
});

/** The cards of those for hire whose price reaches over the name. */
const pricesOnNames = (page: Page) =>
  page.locator('.hires .hire').evaluateAll((all) =>
    all
      .filter((card) => {
        const name = document.createRange();
        name.selectNodeContents(card.querySelector('b') ?? card);
        const price = card.querySelector('.hire-cost')?.getBoundingClientRect();
        return !price || name.getBoundingClientRect().right > price.left - 2;
      })
      .map((card) => card.textContent),
  );
