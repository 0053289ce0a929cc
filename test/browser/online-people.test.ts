/** What stays of people and their matches: profiles, ratings, replays, and the lists of the first page. */
import { expect, test } from 'vitest';
import { SCREENS } from '../../scripts/site.mjs';
import { flaws, misfits } from './looks.ts';
import { type Client, openRoom, useOnlineSite } from './online.ts';
import { atTable, drop, noProblems, playQuickly, ROW } from './online-seats.ts';

const site = useOnlineSite();

test('whoever resigns has lost at once: the end, the board, the replay and the profile say the same', async () => {
  const [first, second, path] = await atTable(site, { ...ROW, rated: true });
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
  for (const { page } of [first, watcher]) await page.getByText('Orange forfeits the match.').first().waitFor();
  await second.page.getByText('Orange (you) forfeits the match.').first().waitFor();
  await second.page.getByText('You resigned.').waitFor();
  await first.page.getByText('nadir resigned.').waitFor();
  expect(await watcher.page.getByRole('button', { name: /^Rematch/ }).count()).toBe(0);
  expect(await flaws(first.page)).toEqual([]);
  // A copy at home says the same.
  await second.page.getByRole('button', { name: 'Keep a copy in this browser' }).click();
  await second.page.getByRole('link', { name: 'Kept: see the copy' }).click();
  await second.page.waitForURL(/\/replay\/[0-9a-f]{32}/);
  await second.page.locator('.transport').waitFor();
  await second.page.locator('.replay-line', { hasText: 'Orange (you) forfeits the match.' }).waitFor();
  const sitters = ({ page }: Client) => page.locator('.seat-who').allInnerTexts();
  expect(await sitters(second)).toEqual(['host', 'You']);
  await second.page.goto(`${site.url}/replays`);
  await second.page.locator('.match-row', { hasText: 'Online: host, You.' }).waitFor();
  // It is known afterwards, too, until it is deleted.
  await second.page.goto(site.url + path);
  await second.page.getByRole('link', { name: 'Kept: see the copy' }).waitFor();
  await second.page.goto(`${site.url}/replays`);
  await second.page.getByRole('button', { name: /^Delete Connect Four/ }).click();
  await second.page.getByRole('button', { name: 'Delete', exact: true }).click();
  await second.page.locator('.match-row').waitFor({ state: 'detached' });
  await second.page.goto(site.url + path);
  await second.page.getByRole('button', { name: 'Keep a copy in this browser' }).waitFor();
  // On the board nobody is asked any more, and the seats say who won.
  await first.page.getByRole('button', { name: /^See the board/ }).click();
  await first.page.locator('.seat .badge.final', { hasText: 'Won' }).waitFor();
  expect(await first.page.locator('.c4-column.open').count()).toBe(0);
  expect(await first.page.getByRole('button', { name: /^Resign/ }).count()).toBe(0);
  expect(await flaws(first.page)).toEqual([]);
  await watcher.page.goto(`${site.url}/replay/${path.slice(3)}`);
  await watcher.page.locator('.replay-line', { hasText: 'Orange forfeits the match.' }).waitFor();
  // The replay knows who played. Whoever was there has seen the hash of the seed in time; a stranger has the server’s word.
  expect(await sitters(watcher)).toEqual(['host', 'nadir']);
  const verdict = ({ page }: Client) => page.locator('.fair-dice').first().innerText();
  expect(await verdict(watcher)).toContain('Checked');
  const stranger = await site.open(`/replay/${path.slice(3)}`, 'phone');
  await stranger.page.locator('.transport').waitFor();
  await stranger.page.getByRole('button', { name: 'Look from' }).click();
  await expect.poll(() => verdict(stranger)).toContain('the server’s word');
  expect(await verdict(stranger)).not.toContain('Checked');
  expect(await flaws(stranger.page)).toEqual([]);
  await second.page.goto(`${site.url}/you`);
  await second.page.locator('.played', { hasText: 'Lost' }).getByText('nadir resigned').waitFor();
  // From one's own record to the other's profile, in which a private match is not to be seen.
  await second.page.getByRole('link', { name: 'host', exact: true }).click();
  await second.page.getByRole('heading', { name: 'host' }).waitFor();
  await second.page.locator('.played', { hasText: 'Won' }).waitFor();
  await watcher.page.goto(second.page.url());
  await watcher.page.getByText('No listed match. Private ones are not shown.').waitFor();
  noProblems(first, second, watcher);
});

test('after the end: a rematch with the same people, one’s own page, and for others nothing that is one’s own alone', async () => {
  const [first, second] = await atTable(site, { ...ROW, listed: true, rated: true });
  await playQuickly(first.page, second.page);
  await first.page.getByRole('button', { name: /^Rematch/ }).click();
  await first.page.getByText('Kept for nadir', { exact: true }).waitFor();
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

  const secret = await openRoom(first, { ...ROW, watchable: false });
  const { id } = await first.page.evaluate(async () => {
    const { me } = (await (await fetch('/api/me')).json()) as { me: { id: string } };
    return me;
  });
  const third = await site.open(`/people/${id}`, 'phone');
  await third.page.getByRole('heading', { name: 'host' }).waitFor();
  await third.page.locator('.rating', { hasText: 'Connect Four' }).waitFor();
  await third.page.locator('.played', { hasText: 'nadir' }).waitFor();
  // Neither to be renamed, nor carried away, nor called; nor muted, by somebody who has no chat to read.
  expect(await third.page.locator('main').getByRole('button').count()).toBe(0);
  expect(await flaws(third.page)).toEqual([]);
  await third.page.setViewportSize(SCREENS.desktop.viewport);
  expect(await misfits(third.page)).toEqual([]);
  const told = await third.page.evaluate(async (who) => (await fetch(`/api/people/${who}`)).text(), id);
  expect(told).not.toContain(secret);
  expect(Object.keys((JSON.parse(told) as { person: object }).person).sort()).toEqual(['id', 'name', 'since']);
  await third.page.goto(`${site.url}/people/AAAAAAAAAAAAAAAAAAAAAA`);
  await third.page.getByRole('heading', { name: 'There is nobody at this address' }).waitFor();
  noProblems(first, second);
});

test('a profile is carried to another device, once', async () => {
  const [first] = await site.host(ROW);
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
  const [first, second] = await atTable(site, { ...ROW, listed: true });
  await openRoom(first, { ...ROW, listed: true });
  const rules = { roundLimit: 5, boardTw: 21 };
  await openRoom(first, { ...ROW, game: 'dogfight', seats: ['you', 'open', 'open'], options: rules, listed: true });
  const { page } = await site.open('/');
  // How it is played, the clock and what happens at zero are said before somebody sits down.
  const lines = page.locator('.lobby li', { hasText: 'Join' });
  await lines.filter({ hasText: 'Side of the board, ship widths: 21, Last round: 5' }).waitFor();
  expect((await lines.allInnerTexts()).map((text) => text.split(/\n+/))).toEqual([
    expect.arrayContaining(['Space Pirates', 'Side of the board, ship widths: 21, Last round: 5', '10 min + 5 s']),
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
    const [{ page, problems }] = await site.host(ROW, screen);
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
    expect(problems).toEqual([]);
  },
);

test('a match of this browser goes on online', async () => {
  const { page, problems } = await site.open('/');
  await page.getByRole('button', { name: 'Play now: Connect Four' }).click();
  await page.locator('.choice.cursor').waitFor();
  await page.goto(`${site.url}/replays`);
  await page.getByRole('button', { name: /^Take Connect Four of .* online$/ }).click();
  await page.getByText('It goes on from where it stands, with new chance: its log begins anew').waitFor();
  await page.getByText('You can then play it from any of your devices, and whoever has its link can watch.').waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take it online' }).click();
  await page.waitForURL('**/j/*');
  await page.locator('.choice.cursor').waitFor();
  await page.locator('.connection-words', { hasText: 'Online' }).waitFor();
  const watcher = await site.open(new URL(page.url()).pathname);
  await watcher.page.locator('.prompt').waitFor();
  await page.locator('.c4-column.open[data-column="3"]').click();
  await watcher.page.getByText('Blue drops a disc into column 3.').first().waitFor();
  expect(await watcher.page.locator('.c4-column.open').count()).toBe(0);
  // What stayed here says where it goes on.
  const { pathname } = new URL(page.url());
  await page.goto(`${site.url}/replays`);
  const way = page.getByRole('link', { name: 'Goes on online' });
  await way.waitFor();
  expect(await way.getAttribute('href')).toBe(pathname);
  expect(await flaws(page)).toEqual([]);
  noProblems(watcher);
  expect(problems).toEqual([]);
});
