/** Many choices: first the piece, then what it does; and an end that nobody reaches by mistake. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite, type OpenSettings } from './site.ts';
import { asShip, logLength, openPage, openRules, prompt } from './table.ts';

const site = useSite();

async function begin(settings?: OpenSettings): Promise<Page> {
  const page = await site.open('/new/breach', settings);
  await asShip(page);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('[data-asked="piece"]').waitFor();
  return page;
}

const inHand = async (page: Page) =>
  (await page.locator('.in-hand').count()) ? page.locator('.in-hand').innerText() : '';
/** The card in the tray that Enter takes. */
const cursorCard = (page: Page) => page.locator('.tray-card.cursor').innerText();
const choiceWords = (page: Page) => page.locator('.choices .choice-words').allInnerTexts();

/** Presses a key that acts, and waits for its line in the log. */
async function press(page: Page, key: string): Promise<void> {
  const before = await logLength(page);
  await page.keyboard.press(key);
  await page.waitForFunction((lines) => document.querySelectorAll('.log li').length > lines, before);
}

test('the keyboard takes a piece, places several of it in a row, turns to the next and lets go', async () => {
  const page = await begin();
  // The kinds stand in the tray, with their numbers, and nowhere else.
  expect(await choiceWords(page)).toEqual([]);
  expect(await page.locator('.tray-card', { has: page.getByText('2', { exact: true }) }).innerText()).toContain(
    'Nailer',
  );
  await page.keyboard.press('2');
  expect(await inHand(page)).toBe('Install Nailer (2 damage to one)');
  expect((await choiceWords(page)).every((words) => words.startsWith('in '))).toBe(true);
  await press(page, '1');
  expect(await inHand(page)).toBe('Install Nailer (2 damage to one)'); // the next of its kind: one key each
  await press(page, 'Enter');
  expect(await page.locator('.log li').first().innerText()).toContain('Nailer');

  await page.keyboard.press('Tab');
  expect(await inHand(page)).toBe('Install Sentry (5 damage to one)');
  await page.keyboard.press('Escape');
  expect(await inHand(page)).toBe('');
  expect(await cursorCard(page)).toContain('Sentry');
  await page.keyboard.press('/');
  await page.keyboard.type('bulwark c4');
  expect(await page.locator('.choices .choice').count()).toBe(1);
  const before = await logLength(page);
  await page.keyboard.press('Enter');
  await page.waitForFunction((lines) => document.querySelectorAll('.log li').length > lines, before);
  expect(await page.locator('.log li').first().innerText()).toContain('Bulwark');
});

test('the board keeps its size from question to question of a turn', async () => {
  const page = await begin();
  const height = () => page.locator('.stage').evaluate((stage) => stage.getBoundingClientRect().height);
  const first = await height();
  for (const key of ['2', 'Escape', '3', 'Tab', '/', 'Escape', 'Escape']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(30); // a picture
    expect(await height()).toBe(first);
  }
  await press(page, '1');
  expect(await height()).toBe(first);
});

test('a rulebook that does not come is asked for once, and once more by whoever opens it', async () => {
  const page = await site.open('/new/breach');
  let asked = 0;
  await page.route('**/assets/RULES-*.js', (route) => {
    asked++;
    return route.abort();
  });
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('[data-asked]').waitFor();
  await expect.poll(() => asked).toBe(1);
  await page.waitForTimeout(500);
  expect(asked).toBe(1);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByText('A part of this page could not be loaded.').waitFor();
  await page.waitForTimeout(500);
  expect(asked).toBe(2);
  expect(site.problems.splice(0)).toHaveLength(asked);
});

test('the rule that applies stands at the foot of the drawer, and the rulebook opens there', async () => {
  const page = await begin();
  expect(await page.locator('.rule-foot').innerText()).toContain('A1 Installing a unit costs');
  await page.getByRole('tab', { name: 'Rules' }).click();
  expect(await page.locator('.rule.lit').innerText()).toMatch(/^A1/);
  const place = await page.locator('.rule.lit').boundingBox();
  const drawer = await page.locator('.drawer-page').boundingBox();
  if (!place || !drawer) throw new Error('the rulebook is not to be seen');
  expect(place.y).toBeGreaterThan(drawer.y);
  expect(place.y + place.height).toBeLessThan(drawer.y + drawer.height);
});

test('an end that would lose something asks once more, and no double press gets through', async () => {
  const page = await site.open('/new/breach');
  await asShip(page);
  await openRules(page);
  await page.getByLabel('A generator gives each wave').fill('2'); // more than the Capacitor can hold
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('[data-asked]').waitFor();
  await press(page, '1'); // one thing to do: done at once
  expect(await inHand(page)).toBe('');
  const end = page.locator('[data-quiet]');
  expect(await end.innerText()).toMatch(/nothing is installed yet, \d+ energy would be lost/);
  expect(await page.locator('.choice.cursor').count()).toBe(0);
  expect(await cursorCard(page)).toContain('Generator');

  await page.keyboard.press('e');
  expect(await prompt(page)).toBe('End the set-up?');
  await page.keyboard.press('e');
  await page.keyboard.press('Enter');
  expect(await prompt(page)).not.toBe('End the set-up?');
  await end.click();
  await page.getByRole('button', { name: 'Choose again' }).click();
  expect(await prompt(page)).toContain('Prepare the ship');
  await page.keyboard.press('e');
  await press(page, '2');
  expect(await page.locator('.log').innerText()).toMatch(/pirates/i);
});

test('a phone takes a piece by touch, finds the tray in a tab, and ends below the answers', async () => {
  const page = await begin({ screen: 'phone' });
  await page.getByRole('button', { name: 'Install Nailer' }).first().tap();
  expect(await inHand(page)).toBe('Install Nailer (2 damage to one)');
  const end = await page.locator('[data-quiet]').boundingBox();
  expect(end && end.y + end.height).toBeLessThanOrEqual(844);
  await page.getByRole('button', { name: 'Back to the list' }).tap();
  await openPage(page, 'Pieces');
  expect(await page.locator('.console-tray').isVisible()).toBe(true);
  expect(await page.locator('.choices').isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
