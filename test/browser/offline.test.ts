/** A second visit needs no network. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './site.ts';
import { act, column, firstOpen, playOn } from './table.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
afterEach(async () => {
  expect(await site.leave()).toEqual([]);
});

test('with the network off: first page, a whole match with its rules, its replay', async () => {
  const page = await site.open('/', { offline: true });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);

  await page.goto(`${site.url}/`);
  await page.getByRole('button', { name: 'Play now: Connect Four' }).click();
  await page.locator('.choice.cursor').waitFor();
  await act(page, () => column(page, 4).click());
  await page.reload();
  await page.locator('.choice.cursor').waitFor();
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByRole('heading', { name: 'Playing' }).waitFor();
  await page.getByRole('tab', { name: 'Log' }).click();
  await playOn(page, () => firstOpen(page).click());
  await page.getByRole('link', { name: /Watch the replay/ }).click();
  await page.locator('.fair').waitFor();
  await page.goto(`${site.url}/replays`);
  await page.locator('.match-row.over').waitFor();
  await page.goto(`${site.url}/new/connect-four`);
  await page.getByRole('button', { name: 'Start the match' }).waitFor();
});

test('the script that keeps the site is never kept itself', async () => {
  const answer = await fetch(`${site.url}/sw.js`);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-type')).toContain('javascript');
});
