/** How a match with friends begins: its settings, the invitation, the waiting room, and whoever may not come. */
import { expect, test } from 'vitest';
import { SCREENS } from '../../scripts/site.mjs';
import { flaws, misfits } from './looks.ts';
import { openRoom, sitDown, useOnlineSite } from './online.ts';
import { noProblems, ROW } from './online-seats.ts';

const site = useOnlineSite();

test('an invitation on one screen, of a desktop and of a phone, by keys alone', async () => {
  const [host, path] = await site.host({ ...ROW, game: 'dogfight', seats: ['you', 'open', { bot: 'hard' }] });
  await host.page.goto(site.url + path);
  await host.page.getByText('You are Valkyrie. One seat is free.').waitFor();
  expect(await flaws(host.page)).toEqual([]);
  const guest = await site.open(path);
  const { page } = guest;
  await page.getByText('host is at the table and invites you to').waitFor();
  // Nobody asked the host for a name: it is changed here, and read there at once.
  await host.page.getByRole('button', { name: 'Change it' }).click();
  await host.page.getByLabel('Your name').fill('zenith');
  await host.page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByText('zenith is at the table and invites you to').waitFor();
  for (const { viewport } of [SCREENS.desktop, SCREENS.phone]) {
    await page.setViewportSize(viewport);
    expect(await flaws(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  }
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

test('a new match with a friend: seats, clock, who may come; the link is copied once, and taken back; a bot may come instead', async () => {
  const host = await site.open('/new/dogfight?with=friend', 'phone');
  const { page } = host;
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
  await page.setViewportSize(SCREENS.desktop.viewport);
  expect(await misfits(page)).toEqual([]);
  // Nobody comes: it is a match of this browser again.
  await page.getByLabel('Raider').selectOption('easy');
  await page.getByRole('button', { name: 'Start the match' }).waitFor();

  await page.goto(`${site.url}/new/breach?with=friend`);
  await page.getByRole('button', { name: 'Start and copy the link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  await page.getByText('You are Pirates. One seat is free.').waitFor();
  // The address says nothing of that, so it is not copied again.
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();

  const guest = await site.open(new URL(page.url()).pathname);
  await guest.page.getByRole('button', { name: /^Sit down as/ }).waitFor();
  await page.getByRole('button', { name: 'Take the invitation back' }).click();
  await guest.page.getByRole('heading', { name: 'This invitation was taken back' }).waitFor();
  await guest.page.goto(`${site.url}/j/AAAAAAAAAAAAAAAAAAAAAA`);
  await guest.page.getByRole('heading', { name: 'There is no such match' }).waitFor();

  await page.goto(`${site.url}/j/${await openRoom(host, ROW)}`);
  await page.getByLabel('Level of the bots').selectOption('easy');
  await page.getByRole('button', { name: 'Start with a bot now' }).click();
  await page.locator('.choice.cursor').waitFor();
  expect(await page.locator('.seat-who').allInnerTexts()).toEqual(['You', 'Bot, easy']);
  noProblems(host, guest);
});

test('an invitation is not taken back by one touch from those who sit there; whoever wanted to watch may sit down', async () => {
  const [host, path] = await site.host({ ...ROW, game: 'dogfight', seats: ['you', 'open', 'open'] }, 'phone');
  const { page } = host;
  await page.goto(site.url + path);
  const guest = await site.open(path);
  await sitDown(guest, 'nadir');
  const third = await site.open(path, 'phone');
  await third.page.getByRole('button', { name: 'Only watch' }).click();
  await third.page.getByText('You will watch.').waitFor();
  expect(await flaws(third.page)).toEqual([]);
  await third.page.getByRole('button', { name: 'Sit down after all' }).click();
  await third.page.getByRole('button', { name: /^Sit down as/ }).waitFor();
  await page.getByRole('button', { name: 'Take the invitation back' }).click();
  await page.getByText('nadir sits here already.').waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.getByRole('button', { name: 'Wait on' }).click();
  await page.getByRole('button', { name: 'Take the invitation back' }).click();
  await page.getByRole('button', { name: 'Take it back', exact: true }).click();
  await guest.page.getByRole('heading', { name: 'This invitation was taken back' }).waitFor();
  noProblems(host, guest, third);
});

test('somebody who may not watch is told so, also who was about to sit down', async () => {
  const [, path] = await site.host({ ...ROW, watchable: false });
  const late = await site.open(path);
  await late.page.getByRole('button', { name: /^Sit down as/ }).waitFor();
  const second = await site.open(path);
  await sitDown(second, 'nadir');
  await late.page.getByRole('heading', { name: 'All seats are taken' }).waitFor();
  await late.page.reload();
  await late.page.getByRole('heading', { name: 'This table is closed to watchers' }).waitFor();
  noProblems(second, late);
});

test('without cookies the page says what is missing', async () => {
  const [, path] = await site.host(ROW);
  const { page } = await site.open('/learn');
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
