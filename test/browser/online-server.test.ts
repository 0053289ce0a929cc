/** A table whose server goes away and comes back, or comes back with other rules; and a player who goes away. */
import { renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { flaws } from './looks.ts';
import { useOnlineSite } from './online.ts';
import { atTable, drop, noProblems } from './online-seats.ts';

const site = useOnlineSite();

function withFile<T>(work: (file: InstanceType<typeof DatabaseSync>) => T): T {
  const file = new DatabaseSync(site.data);
  try {
    return work(file);
  } finally {
    file.close();
  }
}

test('a connection that was lost comes back, and shows what came meanwhile; whoever leaves lets a bot play, and may come back', async () => {
  const [first, second] = await atTable(site);
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

test('what the server cannot save is not done: it is said so, and the table comes back by itself', async () => {
  const [first, second] = await atTable(site);
  await drop(first.page, 3);
  await second.page.locator('.c4-column.open').first().waitFor();
  // To the server it is as if the disk were full.
  withFile((file) =>
    file.exec("CREATE TRIGGER full BEFORE INSERT ON actions BEGIN SELECT RAISE(FAIL, 'disk is full'); END"),
  );
  await second.page.locator('.c4-column.open[data-column="4"]').click();
  for (const { page } of [first, second]) {
    await page.getByText('The server could not save the last move. Nothing before it is lost.').waitFor();
    expect(await page.getByText('closing the page would lose it').count()).toBe(0);
  }
  expect(await flaws(second.page)).toEqual([]);
  withFile((file) => file.exec('DROP TRIGGER full'));
  await second.page.getByText('Whoever made it makes it again.').waitFor();
  await drop(second.page, 4);
  await first.page.locator('.c4-column.open').first().waitFor();
  expect(await first.page.locator('.problem').count()).toBe(0);
  noProblems(first, second);
});

test('a server that is set back to an older copy of its data has fewer moves, and that is said', async () => {
  const [first, second] = await atTable(site);
  await drop(first.page, 3);
  await second.page.locator('.c4-column.open').first().waitFor();
  const copy = `${site.data}-copy`;
  withFile((file) => file.exec(`VACUUM INTO '${copy}'`));
  await drop(second.page, 4);
  await first.page.locator('.c4-column.open').first().waitFor();
  await drop(first.page, 5);
  await second.page.locator('.c4-column.open').first().waitFor();
  await site.stop();
  await first.page.getByText('The connection is lost.').waitFor();
  await first.page.waitForTimeout(3000); // a shorter absence is not worth a word
  for (const end of ['-wal', '-shm']) rmSync(site.data + end, { force: true });
  renameSync(copy, site.data);
  await site.restart();
  await first.page.getByText(/Back online after .* 2 moves were taken back meanwhile\./).waitFor();
  await second.page.locator('.c4-column.open').first().waitFor();
  noProblems(first, second);
});

test('a match that does not replay any more is frozen: clearly said, nothing changed, and it goes on when the rules are back', async () => {
  const [first, second, path] = await atTable(site);
  await drop(first.page, 3);
  // What somebody else is shown is on the disk.
  await second.page.locator('.c4-column.open').first().waitFor();
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
  await second.page.getByText('It is kept, and nothing of it was changed').waitFor();
  await first.page.reload();
  await first.page.getByRole('heading', { name: 'This match is frozen' }).waitFor();
  await first.page.getByText('It is kept, and nothing of it was changed').waitFor();
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

test('a server that goes away while a page opens is told, and the table comes when it is back', async () => {
  const [first] = await atTable(site);
  const { page } = first;
  // Whoever comes is known, and then nobody answers any more.
  await page.route('**/api/me', async (route) => {
    const response = await route.fetch();
    site.kill();
    await route.fulfill({ response });
  });
  await page.reload();
  await page.getByRole('heading', { name: 'The server does not answer' }).waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.unroute('**/api/me');
  await site.restart();
  await page.locator('.prompt').waitFor();

  // The table is known, and what is needed to show it does not arrive.
  let cut = false;
  page.on('websocket', (socket) => socket.on('framereceived', () => (cut = true)));
  await page.route('**/assets/*.js', (route) => (cut ? route.abort('connectionrefused') : route.continue()));
  await page.reload();
  await page.getByRole('heading', { name: 'The server does not answer' }).waitFor();
  await page.unroute('**/assets/*.js');
  await page.locator('.prompt').waitFor();
  noProblems(first);
});

test('whatever does not arrive while a table opens is asked for again, without a touch', async () => {
  const [first] = await atTable(site);
  const { page } = first;
  const board = page.locator('.c4-column.open').first();
  const without = async (addresses: string | RegExp, sign: Locator) => {
    await page.route(addresses, (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort('connectionrefused'),
    );
    await page.reload();
    await sign.waitFor();
    await page.waitForTimeout(1000); // somebody reads it
    await page.unroute(addresses);
    await board.waitFor();
  };
  // The table is in words until there is a board.
  await without('**/assets/board-*.js', page.getByRole('button', { name: 'Column 4' }));
  await without('**/api/me', page.getByRole('heading', { name: 'The server does not answer' }));
  // The page comes, and then nothing that it is made of.
  await without(/\/assets\/page-.*\.js|\/j\//, page.getByRole('heading', { name: 'This page stopped' }));
});

test('whoever leaves a table whose board does not come asks for it no more', async () => {
  const [{ page }, , path] = await atTable(site);
  let asked = 0;
  await page.goto(`${site.url}/you`);
  await page.route('**/assets/board-*.js', async (route) => {
    asked++;
    await new Promise((soon) => setTimeout(soon, 1000));
    await route.abort('connectionrefused');
  });
  await page.locator(`a[href^="${path}"]`).first().click();
  await expect.poll(() => asked).toBe(1);
  await page.goBack();
  await page.waitForTimeout(4500);
  expect([asked, new URL(page.url()).pathname]).toEqual([1, '/you']);
});

test('a page that was opened before the server was updated loads itself anew, once', async () => {
  const [first, , path] = await atTable(site);
  const page = await first.page.context().newPage();
  let loads = 0;
  let refused = 1;
  page.on('load', () => loads++);
  await page.routeWebSocket('**/socket*', (socket) => {
    if (refused-- > 0) void socket.close({ code: 4426 });
    else socket.connectToServer();
  });
  await page.goto(site.url + path);
  await page.locator('.c4-column.open').first().waitFor();
  expect(loads).toBe(2);

  // If the page that comes is no newer, it says so.
  refused = 2;
  await page.reload();
  await page.getByText('Orrery was updated while this page was open.').waitFor();
  expect(await flaws(page)).toEqual([]);
  refused = 0;
  await page.getByRole('button', { name: 'Load again' }).click();
  await page.locator('.c4-column.open').first().waitFor();
  noProblems(first);
});
