/** Every page, on desktop, tablet and phone, is clean by axe's rules, and nothing is cut off. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { flaws, flawsOnScreens } from './looks.ts';
import { useSite } from './site.ts';
import { act, asShip, column, firstOpen, hotSeat, openPage, openRules, playNow, playOn } from './table.ts';

const site = useSite();

/** What stands there is clean, here and as wide as a desktop and a tablet. */
const check = async (page: Page) => expect(await flawsOnScreens(page, 'desktop', 'phone')).toEqual([]);

test('no match yet, home, its settings, new games with few and many options', async () => {
  const page = await site.open('/replays', { screen: 'phone' });
  await page.getByRole('heading', { name: 'No replays yet' }).waitFor();
  await check(page);
  await page.goto(site.url);
  await check(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await check(page);
  await page.goto(`${site.url}/new/connect-four`);
  await page.getByRole('button', { name: 'Start the match' }).waitFor();
  await check(page);
  await page.goto(`${site.url}/new/breach`);
  await openRules(page);
  await check(page);
});

test('a running match at the table and in the lists, the end, the replay, and playing on', async () => {
  const page = await playNow(site, { screen: 'phone' });
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Continue' }).waitFor();
  await check(page);
  await page.getByRole('link', { name: 'Replays' }).click();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await check(page);
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.locator('.choice.cursor').waitFor();
  await act(page, () => column(page, 4).click());
  await check(page);
  await openPage(page, 'Table');
  await check(page);
  await page.getByRole('button', { name: 'Log' }).click();
  await page.getByRole('button', { name: /^Act/ }).click();
  await playOn(page, () => firstOpen(page).click());
  await check(page);
  await page.getByRole('link', { name: /Watch the replay/ }).click();
  await page.getByRole('button', { name: 'One step back' }).click();
  await page.waitForURL(/at=\d+/);
  await check(page);
  await page.getByRole('button', { name: 'Look from' }).click();
  expect(await flaws(page)).toEqual([]);
  await page.getByRole('button', { name: 'Watch' }).click();
  await page.getByRole('button', { name: /Play on from here/ }).click();
  await check(page);
});

test('choices by piece, and the rulebook', async () => {
  const page = await site.open('/new/breach', { screen: 'phone' });
  await asShip(page);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('[data-asked="piece"]').waitFor();
  await check(page);
  await page.keyboard.press('2');
  await page.locator('.in-hand').waitFor();
  await check(page);
  await openPage(page, 'Rules');
  await check(page);
});

test('plain outline, curtain and empty state', async () => {
  const plain = await playNow(site, {}, '?board=plain');
  await plain.locator('.outline').waitFor();
  expect(await flaws(plain)).toEqual([]);
  const curtain = await hotSeat(site);
  await curtain.keyboard.press('1');
  await curtain.locator('.curtain').waitFor();
  expect(await flaws(curtain)).toEqual([]);
  await plain.goto(`${site.url}/nowhere`);
  expect(await flaws(plain)).toEqual([]);
});
