/** Every page, on desktop, tablet and phone, is clean by axe's rules, and nothing is cut off. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { flaws } from './looks.ts';
import { useSite } from './site.ts';
import { act, column, firstOpen, hotSeat, openPage, openRules, playNow, playOn } from './table.ts';

const site = useSite();

/** A tab of the drawer, a button of the rail, or one below the sheet of a phone. */
const showPart = async (page: Page, screen: string, name: string) => {
  if (screen === 'phone') return openPage(page, name);
  const part = page.getByRole('tab', { name }).or(page.getByRole('button', { name, exact: true }));
  return part.first().click();
};

describe.each(['desktop', 'tablet', 'phone'] as const)('on a %s', (screen) => {
  test('home, its settings, new games with few and many options', async () => {
    const page = await site.open('/', { screen });
    expect(await flaws(page)).toEqual([]);
    await page.getByRole('button', { name: 'Settings' }).click();
    expect(await flaws(page)).toEqual([]);
    await page.goto(`${site.url}/new/connect-four`);
    await page.getByRole('button', { name: 'Start the match' }).waitFor();
    expect(await flaws(page)).toEqual([]);
    await page.goto(`${site.url}/new/breach`);
    await openRules(page);
    expect(await flaws(page)).toEqual([]);
  });

  test('table, running and over', async () => {
    const page = await playNow(site, { screen });
    await act(page, () => column(page, 4).click());
    expect(await flaws(page)).toEqual([]);
    await showPart(page, screen, 'Table');
    expect(await flaws(page)).toEqual([]);
    await page.getByRole(screen === 'phone' ? 'button' : 'tab', { name: 'Log' }).click();
    if (screen === 'phone') await page.getByRole('button', { name: /^Act/ }).click();
    if (screen === 'tablet') await page.getByRole('button', { name: 'Close the drawer' }).click();
    await playOn(page, () => firstOpen(page).click());
    expect(await flaws(page)).toEqual([]);
  });

  test('all matches: none, some, and one about to be deleted', async () => {
    const page = await site.open('/replays', { screen });
    await page.getByRole('heading', { name: 'No replays yet' }).waitFor();
    expect(await flaws(page)).toEqual([]);
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Play now: Connect Four' }).click();
    await page.locator('.choice.cursor').waitFor();
    await page.goto(site.url);
    await page.getByRole('link', { name: 'Continue' }).waitFor();
    expect(await flaws(page)).toEqual([]);
    await page.getByRole('link', { name: 'Replays' }).click();
    await page.getByRole('button', { name: /^Delete/ }).click();
    expect(await flaws(page)).toEqual([]);
  });

  test('replay, and playing on', async () => {
    const page = await playNow(site, { screen });
    await playOn(page, () => firstOpen(page).click());
    await page.getByRole('link', { name: /Watch the replay/ }).click();
    await page.getByRole('button', { name: 'One step back' }).click();
    await page.waitForURL(/at=\d+/);
    expect(await flaws(page)).toEqual([]);
    if (screen === 'phone') {
      await page.getByRole('button', { name: 'Look from' }).click();
      expect(await flaws(page)).toEqual([]);
      await page.getByRole('button', { name: 'Watch' }).click();
    }
    await page.getByRole('button', { name: /Play on from here/ }).click();
    expect(await flaws(page)).toEqual([]);
  });

  test('choices by piece, the rulebook, being asked once more', async () => {
    const page = await site.open('/new/breach', { screen });
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.locator('[data-asked="piece"]').waitFor();
    expect(await flaws(page)).toEqual([]);
    await page.keyboard.press('2');
    await page.locator('.in-hand').waitFor();
    expect(await flaws(page)).toEqual([]);
    await showPart(page, screen, 'Rules');
    expect(await flaws(page)).toEqual([]);
  });
});

test('plain outline, curtain and empty state', async () => {
  const plain = await playNow(site, {}, '?board=plain');
  await plain.locator('.outline').waitFor();
  expect(await flaws(plain)).toEqual([]);
  const curtain = await hotSeat(site);
  await curtain.keyboard.press('1');
  await curtain.locator('.curtain').waitFor();
  expect(await flaws(curtain)).toEqual([]);
  expect(await flaws(await site.open('/nowhere'))).toEqual([]);
});
