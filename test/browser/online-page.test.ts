/** Online play as somebody meets it: the invitation, the waiting room, the table with company, the profile. */
import { DatabaseSync } from '@photostructure/sqlite';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { flaws } from './looks.ts';
import { type Client, openRoom, sitDown, useOnlineSite } from './online.ts';
import { openPage } from './table.ts';

const site = useOnlineSite();
const COMMON = { clock: { kind: 'live', minutes: 10, increment: 5 }, listed: false, watchable: true, rated: false };
const ROW = { game: 'connect-four', options: {}, seats: ['you', 'open'], ...COMMON };

/** Two people at a table of Connect Four. */
async function atTable(room: object = ROW, screen: 'desktop' | 'phone' = 'desktop'): Promise<[Client, Client, string]> {
  const first = await site.open('/');
  const path = `/j/${await openRoom(first, room)}`;
  await first.page.goto(site.url + path);
  const second = await site.open(path, screen);
  await sitDown(second, 'nadir');
  await first.page.locator('.prompt').waitFor();
  await second.page.locator('.prompt').waitFor();
  return [first, second, path];
}

const drop = async (page: Page, column: number) => {
  await page.locator(`.c4-column.open[data-column="${column}"]`).click();
  await expect.poll(() => page.locator('.c4-column.open').count()).toBe(0);
};

const noProblems = (...clients: readonly Client[]) => expect(clients.flatMap(({ problems }) => problems)).toEqual([]);

test.for(['desktop', 'phone'] as const)('an invitation on one screen, by keys alone (%s)', async (screen) => {
  const host = await site.open('/');
  const path = `/j/${await openRoom(host, { ...ROW, game: 'dogfight', seats: ['you', 'open', { bot: 'hard' }] })}`;
  await host.page.goto(site.url + path);
  await host.page.getByText('You are Valkyrie. One seat is free.').waitFor();
  expect(await flaws(host.page)).toEqual([]);
  const guest = await site.open(path, screen);
  const { page } = guest;
  await page.getByText('host is at the table and invites you to').waitFor();
  // Nobody asked the host for a name: it is changed here, and read there at once.
  await host.page.getByRole('button', { name: 'Change it' }).click();
  await host.page.getByLabel('Your name').fill('zenith');
  await host.page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByText('zenith is at the table and invites you to').waitFor();
  expect(await flaws(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  await page.getByText('At zero a medium bot takes over the seat for good').waitFor();
  const name = await page.getByLabel('Your name at the table').inputValue();
  await page.getByRole('button', { name: 'Another name' }).press('Enter');
  expect(await page.getByLabel('Your name at the table').inputValue()).not.toBe(name);
  await page.getByLabel('Your name at the table').fill('x');
  await page.getByLabel('Your name at the table').press('Enter');
  await page.getByText('A name has 2 to 20 characters.').waitFor();
  await page.getByLabel('Your name at the table').fill('nadir');
  await page.getByLabel('Your name at the table').press('Enter');
  await page.locator('.prompt').waitFor();
  await host.page.locator('.seat-who', { hasText: 'nadir' }).waitFor();
  expect(await flaws(host.page)).toEqual([]);
  expect(await flaws(page)).toEqual([]);
  noProblems(host, guest);
});

test.for(['desktop', 'phone'] as const)(
  'a new match with a friend: seats, clock, who may come (%s)',
  async (screen) => {
    const client = await site.open('/new/dogfight?with=friend', screen);
    const { page } = client;
    await page.getByRole('button', { name: 'Start and copy the link' }).waitFor();
    expect(await page.getByLabel('Seed').count()).toBe(0);
    await page.getByText('Not rated: there is no clock.').waitFor();
    await page.locator('.term-segments').getByText('Live').click();
    await page.getByText('At zero a medium bot takes over the seat for good').waitFor();
    expect(await page.getByLabel('Rated').isEnabled()).toBe(true);
    await page.getByLabel('Players').fill('3');
    await page.getByText('Not rated: a bot sits at this table.').waitFor();
    expect(await page.getByLabel('Rated').isEnabled()).toBe(false);
    expect(await flaws(page)).toEqual([]);
    // Nobody comes: it is a match of this browser again.
    await page.getByLabel('Raider').selectOption('scripted');
    await page.getByRole('button', { name: 'Start the match' }).waitFor();
    noProblems(client);
  },
);

test('the link is copied once, and the address says nothing of it', async () => {
  const { page, problems } = await site.open('/new/breach?with=friend');
  await page.getByRole('button', { name: 'Start and copy the link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  await page.getByText('You are A.I. One seat is free.').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
  expect(problems).toEqual([]);
});

test('addresses without a match, and invitations that were taken back', async () => {
  const host = await site.open('/');
  const path = `/j/${await openRoom(host, ROW)}`;
  await host.page.goto(site.url + path);
  const guest = await site.open(path);
  await guest.page.getByRole('button', { name: /^Sit down as/ }).waitFor();
  await host.page.getByRole('button', { name: 'Take the invitation back' }).click();
  await guest.page.getByRole('heading', { name: 'This invitation was taken back' }).waitFor();
  await guest.page.goto(`${site.url}/j/AAAAAAAAAAAAAAAAAAAAAA`);
  await guest.page.getByRole('heading', { name: 'There is no such match' }).waitFor();
  noProblems(host, guest);
});

test('bots take the seats of those who do not come', async () => {
  const host = await site.open('/');
  await host.page.goto(`${site.url}/j/${await openRoom(host, ROW)}`);
  await host.page.getByLabel('Level of the bots').selectOption('scripted');
  await host.page.getByRole('button', { name: 'Start with a bot now' }).click();
  await host.page.locator('.choice.cursor').waitFor();
  expect(await host.page.locator('.seat-who').allInnerTexts()).toEqual(['You', 'Bot, scripted']);
  noProblems(host);
});

test('somebody who may not watch is told so, also who was about to sit down', async () => {
  const first = await site.open('/');
  const path = `/j/${await openRoom(first, { ...ROW, watchable: false })}`;
  const late = await site.open(path);
  await late.page.getByRole('button', { name: /^Sit down as/ }).waitFor();
  const second = await site.open(path);
  await sitDown(second, 'nadir');
  await late.page.getByRole('heading', { name: 'All seats are taken' }).waitFor();
  const third = await site.open(path);
  await third.page.getByRole('heading', { name: 'This table is closed to watchers' }).waitFor();
  noProblems(first, second, third, late);
});

test('without cookies the page says what is missing', async () => {
  const host = await site.open('/');
  const path = `/j/${await openRoom(host, ROW)}`;
  const { page } = await site.open('/');
  await page.route('**/api/me', async (route) => {
    const response = await route.fetch();
    await page.context().clearCookies();
    const { 'set-cookie': _cookie, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto(site.url + path);
  await page.getByRole('heading', { name: 'This browser keeps no cookies' }).waitFor();
  await page.getByText('Allow cookies for this site, then try again.').waitFor();
});

test('people talk at the table; who is muted is not heard', async () => {
  const [first, second] = await atTable(ROW, 'phone');
  await first.page.getByRole('tab', { name: 'Chat' }).click();
  await first.page.getByRole('button', { name: 'Good move' }).click();
  await first.page.getByLabel('Write to the table').fill('<b>Hello</b> & welcome');
  await first.page.keyboard.press('Enter');
  await first.page.getByText('<b>Hello</b> & welcome').waitFor();
  await expect
    .poll(() => second.page.locator('.menu-button .new-count, .phone-tabs .new-count').first().innerText())
    .toContain('2');
  await openPage(second.page, 'Chat 2 new');
  await second.page.getByText('<b>Hello</b> & welcome').waitFor();
  expect(await flaws(second.page)).toEqual([]);
  await second.page.locator('.chat-mutes > summary').click();
  expect(await flaws(second.page)).toEqual([]);
  await second.page.getByRole('button', { name: 'Mute all here' }).click();
  expect(await second.page.getByText('<b>Hello</b> & welcome').count()).toBe(0);
  await second.page.getByText('All are muted').waitFor();
  // Too much of it is told where it is said.
  for (let at = 0; at < 9; at++) await first.page.getByRole('button', { name: 'Thanks' }).click();
  await first.page.locator('.chat').getByText('That was too fast.').waitFor();
  expect(await first.page.locator('.console .problem').count()).toBe(0);
  noProblems(first, second);
});

test('one person is muted, at this table and the next, until it is taken back; the others are heard', async () => {
  const room = { ...ROW, game: 'dogfight', seats: ['you', 'open', 'open'] };
  const host = await site.open('/');
  const path = `/j/${await openRoom(host, room)}`;
  await host.page.goto(site.url + path);
  const [second, third] = [await site.open(path), await site.open(path)];
  await sitDown(second, 'loud');
  // Those who wait already talk.
  await second.page.getByLabel('Write to the table').fill('first words');
  await second.page.keyboard.press('Enter');
  await host.page.getByText('first words').waitFor();
  expect(await flaws(host.page)).toEqual([]);
  await sitDown(third, 'quiet');
  for (const { page } of [host, second, third]) await page.getByRole('tab', { name: 'Chat' }).click();
  const say = async ({ page }: Client, words: string) => {
    await page.getByLabel('Write to the table').fill(words);
    await page.keyboard.press('Enter');
  };
  const { page } = host;
  await page.getByText('first words').waitFor();
  await page.locator('.chat-mutes > summary').click();
  await page.getByRole('button', { name: 'Mute loud' }).click();
  await page.getByText('first words').waitFor({ state: 'detached' });
  await page.getByText('loud muted').waitFor();
  await say(second, 'can you hear me');
  await say(third, 'I can');
  await page.getByText('I can').waitFor();
  expect(await page.getByText('can you hear me').count()).toBe(0);
  // Whoever is muted does not notice.
  await second.page.locator('.chat-line', { hasText: 'can you hear me' }).waitFor();
  await page.reload();
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByText('I can').waitFor();
  expect(await page.getByText('can you hear me').count()).toBe(0);
  await page.getByText('loud muted').waitFor();
  await page.getByRole('link', { name: 'loud', exact: true }).click();
  await page.getByRole('button', { name: 'Unmute loud in chats' }).click();
  await page.getByRole('button', { name: 'Mute loud in chats' }).waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByText('can you hear me').waitFor();
  noProblems(host, second, third);
});

test('on a phone whoever reads or talks is asked there; at the end the talk goes on, and a rematch is seen', async () => {
  const [first, second] = await atTable(ROW, 'phone');
  await drop(first.page, 3);
  await second.page.locator('.c4-column.open').first().waitFor();
  await openPage(second.page, 'Chat');
  await first.page.getByRole('button', { name: /^Ask to undo/ }).click();
  const asked = second.page.locator('.drawer .notice', { hasText: 'host wants to take the last move back.' });
  await asked.waitFor();
  expect(await flaws(second.page)).toEqual([]);
  await asked.getByRole('button', { name: 'Agree' }).click();
  await first.page.locator('.c4-column.open').first().waitFor();
  await first.page.getByRole('button', { name: 'Resign …' }).click();
  await first.page.getByRole('button', { name: 'Resign', exact: true }).click();
  for (const { page } of [first, second]) await page.locator('.end-title').waitFor();
  await first.page.locator('.end-chat > summary').click();
  await first.page.getByLabel('Write to the table').fill('well played');
  await first.page.keyboard.press('Enter');
  const chat = second.page.locator('.end-chat > summary');
  await expect.poll(() => chat.innerText()).toMatch(/Chat\s+1/);
  await chat.click();
  await second.page.getByText('well played').waitFor();
  for (const { page } of [first, second]) expect(await flaws(page)).toEqual([]);
  await second.page.getByRole('button', { name: /^See the board/ }).click();
  await second.page.locator('.phone-tabs').getByText('Log').click();
  await first.page.getByRole('button', { name: /^Rematch/ }).click();
  await second.page.locator('.drawer .notice', { hasText: 'A rematch is set up' }).getByText('Go to it').click();
  for (const { page } of [first, second]) await page.locator('.c4-column').first().waitFor();
  noProblems(first, second);
});

/** Pairs of parts of one seat's plate that stand over each other. */
const overlaps = (page: Page) =>
  page.locator('.seat').evaluateAll((seats) =>
    seats.flatMap((seat) => {
      const parts = ['.seat-name', '.seat-who', '.seat-clock', '.seat-presence', '.fact-score dd'].flatMap((part) => {
        const box = seat.querySelector(part)?.getBoundingClientRect();
        return box && box.width > 0 ? [{ part, box }] : [];
      });
      return parts.flatMap((one, at) =>
        parts
          .slice(at + 1)
          .filter(
            ({ box }) =>
              Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1 &&
              Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 1,
          )
          .map(({ part }) => `${one.part} ${part}`),
      );
    }),
  );

test.for(['cosmos', 'entropy'])('names, clocks and points have each their place on the seats of %s', async (game) => {
  const [first, second] = await atTable({ ...ROW, game }, 'phone');
  for (const { page } of [first, second]) {
    await expect.poll(() => page.locator('.seat-who:visible').allInnerTexts()).toContain('You');
    expect(await page.locator('.seat-clock:visible').count()).toBe(2);
    expect(await overlaps(page)).toEqual([]);
    expect(await flaws(page)).toEqual([]);
  }
  await first.page.close();
  await second.page.locator('.seat-presence .away').waitFor();
  expect(await overlaps(second.page)).toEqual([]);
});

test('undo asks those who have seen it', async () => {
  const [first, second] = await atTable(ROW, 'phone');
  await expect.poll(() => first.page.title()).toContain('Your turn');
  await drop(first.page, 3);
  expect(await first.page.title()).not.toContain('Your turn');
  await second.page.locator('.c4-column.open').first().waitFor();
  // The other one looks elsewhere: a mark says that something waits, and the one who asked can take it back.
  await openPage(second.page, 'Chat');
  await first.page.getByRole('button', { name: /Ask to undo.*nadir must agree/ }).click();
  await second.page.getByRole('button', { name: /^Act.*something to know/ }).waitFor();
  await first.page.getByRole('button', { name: 'Take the request back' }).click();
  await second.page.getByRole('button', { name: /something to know/ }).waitFor({ state: 'detached' });
  await first.page.keyboard.press('u');
  await second.page.getByRole('button', { name: /^Act/ }).click();
  await second.page.getByText('host wants to take the last move back.').waitFor();
  await second.page.getByRole('button', { name: 'No', exact: true }).click();
  await first.page.getByText('nadir did not agree to take the last move back.').waitFor();
  await first.page.keyboard.press('u');
  await first.page.getByText('The answer was no. You may ask again after your next move.').waitFor();
  await drop(second.page, 3);
  await drop(first.page, 3);
  await first.page.keyboard.press('u');
  await second.page.getByRole('button', { name: 'Agree' }).click();
  await first.page.locator('.c4-column.open').first().waitFor();
  expect(await first.page.getByRole('button', { name: 'What would the bot do?' }).count()).toBe(0);
  noProblems(first, second);
});

test('a connection that was lost comes back, and shows what came meanwhile', async () => {
  const [first, second] = await atTable();
  site.kill();
  await first.page.getByText('The connection is lost.').waitFor();
  // What is answered meanwhile is not in, and is no news when it is.
  await first.page.locator('.c4-column.open[data-column="3"]').click();
  await first.page.getByText('Your answer is sent as soon as the connection is back.').waitFor();
  await first.page.waitForTimeout(3000); // a shorter absence is not worth a word
  await site.restart();
  await first.page.getByText(/Back online after .* Nothing is lost\. Nothing happened meanwhile\./).waitFor();
  await second.page.getByText(/Back online after/).waitFor();
  expect(await flaws(first.page)).toEqual([]);
  await drop(second.page, 3);
  await first.page.locator('.c4-column.open').first().waitFor();
  // It was read long ago.
  await first.page.getByText(/Back online after/).waitFor({ state: 'detached' });
  noProblems(first, second);
});

test('whoever leaves lets a bot play, and may come back', async () => {
  const [first, second] = await atTable();
  await second.page.getByRole('button', { name: 'Let a bot play …' }).click();
  await second.page.getByText('A medium bot plays in your seat until you come back').waitFor();
  await second.page.getByRole('button', { name: 'Let a bot play', exact: true }).click();
  await first.page.locator('.seat', { hasText: 'medium bot plays' }).waitFor();
  await drop(first.page, 3);
  await first.page.locator('.c4-column.open').first().waitFor();
  await second.page.getByRole('button', { name: 'Take your seat back' }).click();
  await first.page.locator('.seat', { hasText: 'medium bot plays' }).waitFor({ state: 'detached' });
  noProblems(first, second);
});

test('whoever resigns has lost at once: the end, the board, the replay and the profile say the same', async () => {
  const [first, second, path] = await atTable({ ...ROW, rated: true });
  const watcher = await site.open(path);
  await watcher.page.getByText('private table, 2 players').waitFor();
  expect(await watcher.page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  await drop(first.page, 3);
  await second.page.locator('.c4-column.open').first().waitFor();
  // In a rated match nobody lets a bot play the hard part.
  expect(await second.page.getByRole('button', { name: 'Let a bot play …' }).count()).toBe(0);
  await second.page.getByRole('button', { name: 'Resign …' }).click();
  await second.page.getByText('The match ends at once: you lose, and host wins. It counts for the ratings.').waitFor();
  expect(await flaws(second.page)).toEqual([]);
  await second.page.getByRole('button', { name: 'Stay' }).click();
  await second.page.getByRole('button', { name: 'Resign …' }).click();
  await second.page.getByRole('button', { name: 'Resign', exact: true }).click();
  const title = ({ page }: Client) => page.locator('.end-title').innerText();
  for (const { page } of [first, second, watcher]) await page.locator('.end-title').waitFor();
  await expect.poll(() => title(first)).toBe('You won');
  await expect.poll(() => title(second)).toBe('host won');
  await expect.poll(() => title(watcher)).toBe('host won');
  await first.page.getByText(/Your rating: 15\d\d, \+\d+\./).waitFor();
  for (const { page } of [first, second, watcher]) await page.getByText('Second forfeits the match.').first().waitFor();
  await second.page.getByText('You resigned.').waitFor();
  await first.page.getByText('nadir resigned.').waitFor();
  expect(await watcher.page.getByRole('button', { name: /^Rematch/ }).count()).toBe(0);
  for (const client of [first, second]) expect(await flaws(client.page)).toEqual([]);
  // A copy at home says the same.
  await second.page.getByRole('button', { name: 'Keep a copy in this browser' }).click();
  await second.page.getByRole('link', { name: 'Kept: see the copy' }).click();
  await second.page.locator('.replay-line', { hasText: 'Second forfeits the match.' }).waitFor();
  // On the board nobody is asked any more, and the seats say who won.
  await first.page.getByRole('button', { name: /^See the board/ }).click();
  await first.page.locator('.seat .badge.final', { hasText: 'Won' }).waitFor();
  expect(await first.page.locator('.c4-column.open').count()).toBe(0);
  expect(await first.page.getByRole('button', { name: /^Resign/ }).count()).toBe(0);
  expect(await flaws(first.page)).toEqual([]);
  await watcher.page.goto(`${site.url}/replay/${path.slice(3)}`);
  await watcher.page.locator('.replay-line', { hasText: 'Second forfeits the match.' }).waitFor();
  await second.page.goto(`${site.url}/you`);
  await second.page.locator('.played', { hasText: 'Lost' }).getByText('nadir resigned').waitFor();
  // From one's own record to the other's profile, in which a private match is not to be seen.
  await watcher.page.goto(site.url + path);
  await second.page.getByRole('link', { name: 'host', exact: true }).click();
  await second.page.getByRole('heading', { name: 'host' }).waitFor();
  await second.page.locator('.played', { hasText: 'Won' }).waitFor();
  await watcher.page.goto(second.page.url());
  await watcher.page.getByText('No listed match. Private ones are not shown.').waitFor();
  noProblems(first, second, watcher);
});

test('among three, a bot plays on for whoever resigns; the second to resign ends the match', async () => {
  const room = { ...ROW, game: 'dogfight', seats: ['you', 'open', 'open'] };
  const first = await site.open('/');
  const path = `/j/${await openRoom(first, room)}`;
  await first.page.goto(site.url + path);
  const others = [await site.open(path), await site.open(path, 'phone')];
  for (const [at, other] of others.entries()) await sitDown(other, `guest ${at}`);
  const [second, third] = others as [Client, Client];
  for (const { page } of [first, second]) await page.getByRole('button', { name: 'Resign …' }).waitFor();
  await second.page.getByRole('button', { name: 'Resign …' }).click();
  await second.page.getByText('You are out for good, and behind all who stay. A medium bot plays on').waitFor();
  await second.page.getByRole('button', { name: 'Resign', exact: true }).click();
  await second.page.getByText('You have resigned: a medium bot has your seat. You may watch.').waitFor();
  await first.page.locator('.seat', { hasText: 'medium bot plays' }).waitFor();
  await first.page.getByRole('button', { name: 'Resign …' }).click();
  await first.page.getByText('The match ends at once: you lose, and guest 1 wins.').waitFor();
  await first.page.getByRole('button', { name: 'Resign', exact: true }).click();
  await expect.poll(() => third.page.locator('.end-title').innerText()).toBe('You won');
  expect(await flaws(third.page)).toEqual([]);
  noProblems(first, second, third);
});

test('after the end: a rematch with the same people, a copy at home, the profile', async () => {
  const [first, second, path] = await atTable({ ...ROW, rated: true });
  for (let turn = 0; turn < 3; turn++) {
    await drop(first.page, 1);
    await drop(second.page, 2);
  }
  await first.page.locator('.c4-column.open[data-column="1"]').click();
  for (const { page } of [first, second]) await page.locator('.end-page').waitFor();
  await second.page.getByRole('button', { name: 'Keep a copy in this browser' }).click();
  await second.page.getByRole('link', { name: 'Kept: see the copy' }).click();
  await second.page.waitForURL(/\/replay\/[0-9a-f]{32}/);
  await second.page.locator('.transport').waitFor();
  await second.page.goto(site.url + path);
  await first.page.getByRole('button', { name: /^Rematch/ }).click();
  await first.page.getByText('Kept for nadir').waitFor();
  await expect.poll(() => second.page.title()).toContain('Rematch');
  await second.page.getByRole('link', { name: 'Go to it' }).click();
  await second.page.locator('.choice.cursor').waitFor();
  await first.page.locator('.prompt').waitFor();

  await first.page.goto(`${site.url}/you`);
  await first.page.getByRole('heading', { name: 'host' }).waitFor();
  await first.page.locator('.rating', { hasText: 'Connect Four' }).waitFor();
  await first.page.locator('.played', { hasText: 'Won' }).waitFor();
  expect(await flaws(first.page)).toEqual([]);
  await first.page.locator('.played').click();
  await first.page.locator('.transport').waitFor();
  noProblems(first, second);
});

test('a profile is carried to another device, once', async () => {
  const first = await site.open('/');
  await openRoom(first, ROW);
  await first.page.goto(`${site.url}/you`);
  await first.page.getByRole('button', { name: 'Change your name' }).click();
  await first.page.getByLabel('Your name').fill('perihelion');
  await first.page.getByRole('button', { name: 'Keep it' }).click();
  await first.page.getByRole('heading', { name: 'perihelion' }).waitFor();
  await first.page.getByRole('button', { name: 'Carry this profile to another device' }).click();
  const link = await first.page.locator('.link-field output').innerText();
  const path = new URL(`http://${link}`).pathname;
  const second = await site.open(path, 'phone');
  await second.page.getByRole('button', { name: 'Bring it here' }).click();
  await second.page.getByRole('heading', { name: 'perihelion' }).waitFor();
  expect(await flaws(second.page)).toEqual([]);
  const third = await site.open(path);
  await third.page.getByRole('button', { name: 'Bring it here' }).click();
  await third.page.getByRole('heading', { name: 'The profile did not come over' }).waitFor();
});

test('the first page lists what is open to all, and one’s own matches', async () => {
  const [first, second] = await atTable({ ...ROW, listed: true });
  await openRoom(first, { ...ROW, listed: true });
  const rules = { roundLimit: 5, boardTw: 21 };
  await openRoom(first, { ...ROW, game: 'dogfight', seats: ['you', 'open', 'open'], options: rules, listed: true });
  const { page } = await site.open('/');
  // How it is played, the clock and what happens at zero are said before somebody sits down.
  const lines = page.locator('.lobby li', { hasText: 'Join' });
  await lines.filter({ hasText: 'Side of the board: 21, Last round: 5' }).waitFor();
  expect((await lines.allInnerTexts()).map((text) => text.split(/\n+/))).toEqual([
    expect.arrayContaining(['Space Pirates', 'Side of the board: 21, Last round: 5', '10 min + 5 s']),
    expect.arrayContaining(['Connect Four', 'As printed', '10 min + 5 s', 'at zero a bot plays on']),
  ]);
  expect(await flaws(page)).toEqual([]);
  await page
    .locator('.lobby')
    .getByRole('link', { name: /^Join Connect Four with host/ })
    .waitFor();
  await page
    .locator('.lobby')
    .getByRole('link', { name: /^Watch Connect Four/ })
    .click();
  await page.getByText('listed table, 2 players').waitFor();
  // By now this visitor is somebody, and sits down at once.
  await page.goto(site.url);
  await page
    .locator('.lobby')
    .getByRole('link', { name: /^Join Connect Four with host/ })
    .click();
  await page.locator('.seat-who', { hasText: 'You' }).waitFor();
  await first.page.goto(site.url);
  const own = first.page.locator('.continue.online', { hasText: 'Connect Four: your move' }).first();
  await own.locator('.continue-time', { hasText: /Time left\s*\d+:\d\d/i }).waitFor();
  expect(await flaws(first.page)).toEqual([]);
  // To the other it says who thinks, and how long they may; the clock runs.
  await second.page.goto(site.url);
  const theirs = second.page.locator('.continue.online', { hasText: 'Connect Four: host is thinking' });
  const time = theirs.locator('.continue-time', { hasText: /host has\s*\d+:\d\d/i });
  await time.waitFor();
  const before = await time.innerText();
  await expect.poll(() => time.innerText()).not.toBe(before);
  noProblems(first, second);
});

test.for(['desktop', 'phone'] as const)(
  'on a %s the first page stands still when online matches come',
  async (screen) => {
    const { page, problems } = await site.open('/learn', screen); // not the first page, which would ask for the list
    await openRoom({ page, problems, received: [], sent: [] }, ROW);
    // Where the first game stands in every picture that is drawn.
    await page.addInitScript(() => {
      const seen: number[] = [];
      const look = () => {
        const plate = document.querySelector('.plate');
        if (plate) seen.push(Math.round(plate.getBoundingClientRect().top));
        requestAnimationFrame(look);
      };
      look();
      Object.assign(globalThis, { seen });
    });
    const places: string[] = [];
    for (const visit of [1, 2]) {
      await page.goto(site.url);
      await page.locator('.online', { hasText: 'Connect Four: waiting for players' }).waitFor();
      await page.waitForTimeout(100); // what comes with the list is drawn too
      const seen = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen); // set above
      expect([...new Set(seen)], `visit ${visit}`).toHaveLength(1);
      places.push(
        await page.evaluate(() => {
          const [own, plate] = ['.online', '.plate'].map((name) =>
            document.querySelector(name)?.getBoundingClientRect(),
          );
          return own && plate && own.top < plate.top ? 'above' : 'below';
        }),
      );
    }
    // What came as a surprise stood below the games; from then on it has a place above them.
    expect(places).toEqual(['below', 'above']);
  },
);

test('a match that does not replay any more is frozen: clearly said, nothing changed, and it goes on when the rules are back', async () => {
  const [first, second, path] = await atTable();
  await drop(first.page, 3);
  const withFile = <T>(work: (file: InstanceType<typeof DatabaseSync>) => T): T => {
    const file = new DatabaseSync(site.data);
    try {
      return work(file);
    } finally {
      file.close();
    }
  };
  const match = path.slice('/j/'.length);
  const logged = () =>
    withFile((file) =>
      file
        .prepare(
          'SELECT a.entry, h.head FROM matches m JOIN heads h ON h.match = m.n JOIN actions a ON a.match = m.n WHERE m.id = ?',
        )
        .all(match),
    );
  const playedBy = (version: number) =>
    withFile((file) =>
      file
        .prepare(
          `UPDATE heads SET head = json_set(head, '$.rulesVersion', ?) WHERE match = (SELECT n FROM matches WHERE id = ?)`,
        )
        .run(version, match),
    );
  const rulesVersion = (JSON.parse((logged()[0] as { head: string }).head) as { rulesVersion: number }).rulesVersion;
  await site.stop();
  playedBy(99);
  const before = logged();
  await site.restart();
  // Who was at the table, and who comes to it.
  await second.page.getByText('It is kept as it is, and nothing of it was changed').waitFor();
  await first.page.reload();
  await first.page.getByRole('heading', { name: 'This match is frozen' }).waitFor();
  await first.page.getByText('It is kept as it is, and nothing of it was changed').waitFor();
  expect(await flaws(first.page)).toEqual([]);
  await first.page.goto(site.url);
  await first.page.locator('.online-mine', { hasText: 'Connect Four: cannot go on' }).waitFor();
  // The rest of the page is loaded after its words.
  await first.page.waitForLoadState('networkidle');
  expect(logged()).toEqual(before);
  await site.stop();
  playedBy(rulesVersion);
  await site.restart();
  for (const { page } of [first, second]) await page.goto(site.url + path);
  await drop(second.page, 3);
  await first.page.locator('.c4-column.open').first().waitFor();
  noProblems(first, second);
});

test('somebody else’s page shows what they have played, and nothing that is theirs alone', async () => {
  const [first, second] = await atTable({ ...ROW, listed: true, rated: true });
  for (let turn = 0; turn < 3; turn++) {
    await drop(first.page, 1);
    await drop(second.page, 2);
  }
  await first.page.locator('.c4-column.open[data-column="1"]').click();
  await second.page.locator('.end-page').waitFor();
  const secret = await openRoom(first, { ...ROW, watchable: false });
  const { id } = await first.page.evaluate(async () => {
    const { me } = (await (await fetch('/api/me')).json()) as { me: { id: string } };
    return me;
  });
  for (const screen of ['desktop', 'phone'] as const) {
    const third = await site.open(`/people/${id}`, screen);
    await third.page.getByRole('heading', { name: 'host' }).waitFor();
    await third.page.locator('.rating', { hasText: 'Connect Four' }).waitFor();
    await third.page.locator('.played', { hasText: 'nadir' }).waitFor();
    // Neither to be renamed, nor carried away, nor called: only not to be heard.
    const buttons = await third.page.locator('main').getByRole('button').allInnerTexts();
    expect(buttons).toEqual(['Mute host in chats']);
    expect(await flaws(third.page)).toEqual([]);
    const told = await third.page.evaluate(async (who) => (await fetch(`/api/people/${who}`)).text(), id);
    expect(told).not.toContain(secret);
    expect(Object.keys((JSON.parse(told) as { person: object }).person).sort()).toEqual(['id', 'name', 'since']);
    noProblems(third);
  }
  const nobody = await site.open('/people/AAAAAAAAAAAAAAAAAAAAAA');
  await nobody.page.getByRole('heading', { name: 'There is nobody at this address' }).waitFor();
  noProblems(first, second);
});

test('a match of this browser goes on online', async () => {
  const { page, problems } = await site.open('/');
  await page.getByRole('button', { name: 'Play now: Connect Four' }).click();
  await page.locator('.choice.cursor').waitFor();
  await page.goto(`${site.url}/replays`);
  await page.getByRole('button', { name: /^Take Connect Four of .* online$/ }).click();
  await page.getByText('You can then play it from any of your devices, and whoever has its link can watch.').waitFor();
  await page.getByRole('button', { name: 'Take it online' }).click();
  await page.waitForURL('**/j/*');
  await page.locator('.choice.cursor').waitFor();
  await page.locator('.connection-words', { hasText: 'Online' }).waitFor();
  const watcher = await site.open(new URL(page.url()).pathname);
  await watcher.page.locator('.prompt').waitFor();
  await page.locator('.c4-column.open[data-column="3"]').click();
  await watcher.page.getByText('First drops a disc into column 3.').first().waitFor();
  expect(await watcher.page.locator('.c4-column.open').count()).toBe(0);
  noProblems(watcher);
  expect(problems).toEqual([]);
});
