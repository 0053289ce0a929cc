/** Every page, at both sizes, is clean by axe's rules: nothing serious, nothing critical. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../scripts/site.mjs';
import { useSite } from './site.ts';
import { act, column, firstOpen, hotSeat, playNow, playOn } from './table.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const site = useSite();

async function violations(page: Page): Promise<string[]> {
  // Run by the debugger, not by the page: the content security policy would refuse a script tag.
  await page.evaluate(AXE);
  const results = await page.evaluate(
    () => (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(), // set by the line above
  );
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`);
}

describe.each(Object.keys(SCREENS) as (keyof typeof SCREENS)[])('on a %s', (screen) => {
  test('home, its settings, new games with few and many options', async () => {
    const page = await site.open('/', { screen });
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Settings' }).click();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${site.url}/new/connect-four`);
    await page.getByRole('button', { name: 'Start the match' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${site.url}/new/breach`);
    await page.getByText('More options').click();
    expect(await violations(page)).toEqual([]);
  });

  test('table, running and over', async () => {
    const page = await playNow(site, { screen });
    await act(page, () => column(page, 4).click());
    expect(await violations(page)).toEqual([]);
    await page.getByRole(screen === 'phone' ? 'button' : 'tab', { name: 'Table' }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole(screen === 'phone' ? 'button' : 'tab', { name: 'Log' }).click();
    if (screen === 'phone') await page.getByRole('button', { name: /^Act/ }).click();
    await playOn(page, () => firstOpen(page).click());
    expect(await violations(page)).toEqual([]);
  });

  test('all matches: none, some, and one about to be deleted', async () => {
    const page = await site.open('/replays', { screen });
    await page.getByRole('heading', { name: 'No replays yet' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Play now: Connect Four' }).click();
    await page.locator('.choice.cursor').waitFor();
    await page.goto(site.url);
    await page.getByRole('link', { name: 'Continue' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Replays' }).click();
    await page.getByRole('button', { name: /^Delete/ }).click();
    expect(await violations(page)).toEqual([]);
  });

  test('replay, and playing on', async () => {
    const page = await playNow(site, { screen });
    await playOn(page, () => firstOpen(page).click());
    await page.getByRole('link', { name: /Watch the replay/ }).click();
    await page.getByRole('button', { name: 'One move back' }).click();
    await page.waitForURL(/at=\d+/);
    expect(await violations(page)).toEqual([]);
    if (screen === 'phone') {
      await page.getByRole('button', { name: 'Look from' }).click();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Watch' }).click();
    }
    await page.getByRole('button', { name: /Play on from here/ }).click();
    expect(await violations(page)).toEqual([]);
  });

  test('choices by piece, the rulebook, being asked once more', async () => {
    const page = await site.open('/', { screen });
    await page.getByRole('button', { name: 'Play now: Breach' }).click();
    await page.locator('[data-asked="piece"]').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('2');
    await page.locator('.in-hand').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole(screen === 'phone' ? 'button' : 'tab', { name: 'Rules' }).click();
    expect(await violations(page)).toEqual([]);
  });
});

test('plain outline, curtain and empty state', async () => {
  const plain = await playNow(site, {}, '?board=plain');
  await plain.locator('.outline').waitFor();
  expect(await violations(plain)).toEqual([]);
  const curtain = await hotSeat(site);
  await curtain.keyboard.press('1');
  await curtain.locator('.curtain').waitFor();
  expect(await violations(curtain)).toEqual([]);
  expect(await violations(await site.open('/nowhere'))).toEqual([]);
});
