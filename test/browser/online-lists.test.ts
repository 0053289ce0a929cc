/** Where somebody with many online matches finds them, and everybody what they can join or watch. */
import type { Lobby, RoomLine } from '@orrery/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { flaws, flawsOnScreens } from './looks.ts';
import { openRoom, sitDown, useOnlineSite } from './online.ts';
import { noProblems, ROW } from './online-seats.ts';

const site = useOnlineSite();

/** The page is told of a lobby that is another one than the server's. */
const tell = (page: Page, change: (lobby: Lobby) => Lobby) =>
  page.route('**/api/lobby', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Lobby) });
  });

test('whoever has more matches than the first page shows finds all of them on their own page', async () => {
  const [first, path] = await site.host(ROW, 'phone');
  const { page } = first;
  await page.goto(site.url);
  for (let count = 1; count < 10; count++) await openRoom(first, ROW);
  const second = await site.open(path);
  await sitDown(second, 'nadir');
  await second.page.locator('.prompt').waitFor();
  await page.reload();
  // How many have a place above the games depends on how many there were when it was last looked at.
  await page
    .locator('section', { hasText: 'Your online matches' })
    .getByRole('link', { name: /^\d more$/ })
    .click();
  await page.waitForURL('**/you');
  const rows = page.locator('.going-on');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(10);
  // Whoever is asked reads so first, with the time that they have left.
  const own = rows.first();
  expect(await own.innerText()).toMatch(/^Connect Four: your move\s+With nadir\.[^]*\d+:\d\d\s+time left$/);
  expect(await rows.nth(1).innerText()).toMatch(/^Connect Four: waiting for players\s+With a free seat\./);
  expect(await flawsOnScreens(page, 'desktop', 'phone')).toEqual([]);
  await own.click();
  await page.locator('.c4-column.open').first().waitFor();
  // Whoever plays online is told on the page about replays where their matches are.
  await page.goto(`${site.url}/replays`);
  await page.getByRole('link', { name: 'your own page' }).click();
  await rows.first().waitFor();
  noProblems(first, second);
});

test('a seat that is kept for oneself is an invitation to a rematch', async () => {
  const [first, path] = await site.host(ROW);
  const { page } = first;
  await tell(page, (lobby) => {
    const own = lobby.mine[0]?.seats[0];
    const id = own?.kind === 'person' ? own.id : '';
    const line: RoomLine = {
      ...(lobby.mine[0] as RoomLine), // there is one
      seats: [
        { kind: 'person', id: 'AAAAAAAAAAAAAAAAAAAAAA', name: 'rema' },
        { kind: 'open', for: { id, name: 'host' } },
      ],
      yours: [],
    };
    return { ...lobby, mine: [line] };
  });
  await page.goto(site.url);
  const card = page.locator('.continue.online', { hasText: 'Connect Four: rema wants a rematch' });
  await card.getByText('With rema.').waitFor();
  expect(await card.getByRole('link', { name: 'Sit down' }).getAttribute('href')).toBe(`${path}?sit`);
  expect(await flaws(page)).toEqual([]);
  await page.goto(`${site.url}/you`);
  await page.locator('.going-on', { hasText: 'Connect Four: rema wants a rematch' }).waitFor();
  expect(await page.locator('.going-on').getAttribute('href')).toBe(`${path}?sit`);
  noProblems(first);
});

test('many open tables are found by their game, and what is live is not below them', async () => {
  const listed = { ...ROW, listed: true };
  const [first] = await site.host(listed, 'phone');
  const { page } = first;
  await tell(page, (lobby) => {
    const [own] = lobby.mine as [RoomLine]; // the one above: nobody is asked to join their own
    const other = (at: number, game: string): RoomLine => ({
      ...own,
      match: `${'A'.repeat(21)}${at}`,
      game,
      seats: [{ kind: 'person', id: `${'B'.repeat(21)}${at}`, name: `guest ${at}` }, { kind: 'open' }],
    });
    const open = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => other(at, at < 7 ? 'breach' : 'connect-four'));
    return { ...lobby, open, openCount: 12, live: [{ ...other(9, 'breach'), state: 'running' }] };
  });
  await page.goto(site.url);
  const open = page.locator('.lobby section', { hasText: 'Open matches' });
  await open.getByText('12 tables wait for a player').waitFor();
  expect(await page.locator('.lobby h2').allInnerTexts()).toEqual(['Live now', 'Open matches']);
  await open.getByLabel('Game').selectOption({ label: 'Connect Four' });
  await open.getByText('2 tables wait for a player').waitFor();
  expect(await open.locator('li').count()).toBe(2);
  expect(await open.getByRole('link', { name: /^Join/ }).count()).toBe(2);
  expect(await flawsOnScreens(page, 'desktop', 'phone')).toEqual([]);
  noProblems(first);
});
