/** At a table with other people: talk, undo, leaving, resigning, and what stands at the seats. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { flaws, misfits } from './looks.ts';
import { type Client, sitDown, useOnlineSite } from './online.ts';
import { atTable, drop, noProblems, ROW } from './online-seats.ts';
import { openPage } from './table.ts';

const site = useOnlineSite();

const HELLO = '<b>Hello</b> & welcome';

async function say({ page }: Client, words: string): Promise<void> {
  await page.getByLabel('Write to the table').fill(words);
  await page.keyboard.press('Enter');
}

test('two people, one at a phone: undo asks whoever has seen it; they talk, are muted, and go from the end to a rematch', async () => {
  const [first, second] = await atTable(site, ROW, 'phone');
  await expect.poll(() => first.page.title()).toContain('Your turn');
  await drop(first.page, 3);
  expect(await first.page.title()).not.toContain('Your turn');
  await second.page.locator('.c4-column.open').first().waitFor();
  // The other one looks elsewhere, and is asked there, and a mark says that something waits; the one who asked can take it back.
  await openPage(second.page, 'Chat');
  await first.page.getByRole('button', { name: /Ask to undo.*nadir must agree/ }).click();
  const asked = second.page.locator('.drawer .notice', { hasText: 'host wants to take the last move back.' });
  await asked.waitFor();
  await second.page.getByRole('button', { name: /^Act.*something to know/ }).waitFor();
  expect(await flaws(second.page)).toEqual([]);
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
  await second.page.locator('.c4-column.open').first().waitFor();
  await openPage(second.page, 'Chat');
  await first.page.keyboard.press('u');
  await asked.getByRole('button', { name: 'Agree' }).click();
  await first.page.locator('.c4-column.open').first().waitFor();
  expect(await first.page.getByRole('button', { name: 'What would the bot do?' }).count()).toBe(0);

  await second.page.getByRole('button', { name: /^Act/ }).click();
  await first.page.getByRole('tab', { name: 'Chat' }).click();
  await first.page.getByRole('button', { name: 'Good move' }).click();
  await say(first, HELLO);
  await first.page.getByText(HELLO).waitFor();
  await expect
    .poll(() => second.page.locator('.menu-button .new-count, .phone-tabs .new-count').first().innerText())
    .toContain('2');
  await openPage(second.page, 'Chat 2 new');
  await second.page.getByText(HELLO).waitFor();
  await second.page.locator('.chat-mutes > summary').click();
  expect(await flaws(second.page)).toEqual([]);
  await second.page.getByRole('button', { name: 'Mute all here' }).click();
  expect(await second.page.getByText(HELLO).count()).toBe(0);
  await second.page.getByText('All are muted').waitFor();
  // Too much of it is told where it is said.
  for (let at = 0; at < 9; at++) await first.page.getByRole('button', { name: 'Thanks' }).click();
  await first.page.locator('.chat').getByText('That was too fast.').waitFor();
  expect(await first.page.locator('.console .problem').count()).toBe(0);
  await second.page.getByRole('button', { name: 'Unmute all here' }).click();
  await second.page.getByText(HELLO).waitFor();

  await first.page.getByRole('button', { name: 'Resign …' }).click();
  await first.page.getByRole('button', { name: 'Resign', exact: true }).click();
  for (const { page } of [first, second]) await page.locator('.end-title').waitFor();
  // Whoever comes to the end anew has read all that was said.
  for (const { page } of [first, second]) {
    await page.reload();
    await page.locator('.end-title').waitFor();
  }
  await first.page.locator('.end-chat > summary').click();
  await first.page.waitForTimeout(2500); // whoever was too fast has a word again after two seconds
  await say(first, 'well played');
  const chat = second.page.locator('.end-chat > summary');
  await expect.poll(() => chat.innerText(), { timeout: 10_000 }).toMatch(/Chat\s+1/);
  await chat.click();
  await second.page.getByText('well played').waitFor();
  for (const { page } of [first, second]) expect(await flaws(page)).toEqual([]);
  await second.page.getByRole('button', { name: /^See the board/ }).click();
  await second.page.locator('.phone-tabs').getByText('Log').click();
  await first.page.getByRole('button', { name: /^Rematch/ }).click();
  await second.page.locator('.drawer .notice', { hasText: 'host wants a rematch' }).getByText('Go to it').click();
  for (const { page } of [first, second]) await page.locator('.c4-column').first().waitFor();
  noProblems(first, second);
});

test('what is told since one’s last move is so on every page of one’s own', async () => {
  const [{ page }, second] = await atTable(site, ROW);
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const [own, theirs] of [
    [3, 3],
    [2, 5],
  ] as const) {
    await drop(page, own);
    await drop(second.page, theirs);
    for (const each of [page, other])
      await expect
        .poll(() => each.locator('.meanwhile').allInnerTexts())
        .toEqual([`Orange drops a disc into column ${theirs}.`]);
  }
});

test('who is muted is so in every tab, and before the server has said it again; a stranger has nobody to mute', async () => {
  const [first, second] = await atTable(site, ROW);
  const { page } = first;
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  for (const each of [page, second.page, tab]) await each.getByRole('tab', { name: 'Chat' }).click();
  await say(second, 'not so nice');
  for (const each of [page, tab]) await each.getByText('not so nice').waitFor();
  await page.locator('.chat-mutes > summary').click();
  await page.getByRole('button', { name: 'Mute nadir' }).click();
  for (const each of [page, tab]) await each.getByText('not so nice').waitFor({ state: 'detached' });
  await say(second, 'and on and on');
  await page.route('**/api/me/muted', (route) => route.abort());
  await page.reload();
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByText('nadir sat down').waitFor();
  expect(await page.getByText('and on and on').count()).toBe(0);

  // Whoever is nobody to the server has no chat to read, and is offered nothing.
  const { me } = (await (await second.page.request.get(`${site.url}/api/me`)).json()) as { me: { id: string } };
  const stranger = await site.open(`/people/${me.id}`);
  await stranger.page.getByRole('heading', { name: 'nadir' }).waitFor();
  expect(await stranger.page.getByRole('button', { name: 'Mute nadir in chats' }).count()).toBe(0);
  noProblems(second, stranger);
});

test('among three: one is muted, here and elsewhere, until it is taken back; for whoever resigns a bot plays on, and the second to resign ends the match', async () => {
  const [first, path] = await site.host({ ...ROW, game: 'dogfight', seats: ['you', 'open', 'open'] });
  const { page } = first;
  await page.goto(site.url + path);
  const [second, third] = [await site.open(path), await site.open(path, 'phone')];
  await sitDown(second, 'loud');
  // Those who wait already talk.
  await say(second, 'first words');
  await page.getByText('first words').waitFor();
  expect(await flaws(page)).toEqual([]);
  await sitDown(third, 'quiet');
  for (const client of [first, second]) await client.page.getByRole('tab', { name: 'Chat' }).click();
  await third.page.locator('.prompt').waitFor();
  await openPage(third.page, 'Chat');
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
  await page.goBack();
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByText('can you hear me').waitFor();

  await second.page.getByRole('button', { name: 'Resign …' }).click();
  await second.page.getByText('You are out for good, and behind all who stay. A medium bot plays on').waitFor();
  await second.page.getByRole('button', { name: 'Resign', exact: true }).click();
  await second.page.getByText('You have resigned: a medium bot has your seat. You may watch.').waitFor();
  await page.locator('.seat', { hasText: 'medium bot plays' }).waitFor();
  await page.getByRole('button', { name: 'Resign …' }).click();
  await page.getByText('The match ends at once: you lose, and quiet wins.').waitFor();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await expect.poll(() => third.page.locator('.end-title').innerText()).toBe('You won');
  noProblems(first, second, third);
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

test('names, clocks and points have each their place on the seats of Cosmos and Entropy Rally', async () => {
  for (const [nth, game] of ['cosmos', 'entropy'].entries()) {
    const [first, second] = await atTable(site, { ...ROW, game }, 'phone');
    for (const [at, { page }] of [first, second].entries()) {
      await expect.poll(() => page.locator('.seat-who:visible').allInnerTexts()).toContain('You');
      expect(await page.locator('.seat-clock:visible').count()).toBe(2);
      expect(await overlaps(page)).toEqual([]);
      // Each of the two screens meets axe in one of the games.
      expect(await (at === nth ? flaws : misfits)(page)).toEqual([]);
    }
    await first.page.close();
    await second.page.locator('.seat-presence .away').waitFor();
    expect(await overlaps(second.page)).toEqual([]);
    noProblems(first, second);
  }
});

test('whoever is left alone ends the match only after a second question', async () => {
  const [first, path] = await site.host(ROW);
  const { page } = first;
  // As if the other's time had run out: on a real clock that would take a minute.
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((frame) =>
      socket.send(
        String(frame).replace(
          /("kind":"person","id":"[^"]+","name":"nadir")/g,
          '$1,"standIn":"medium","forGood":true,"gone":{"why":"time","at":0,"move":0}',
        ),
      ),
    );
  });
  await page.goto(site.url + path);
  const second = await site.open(path);
  await sitDown(second, 'nadir');
  await page.getByText('The others are out for good').waitFor();
  const resigned = () => first.sent.filter((frame) => frame.includes('"resign"')).length;
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByRole('button', { name: 'End it now …' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('The match ends at once and cannot be played on.').waitFor();
  // By keys one stands on the way back, and stays there.
  await expect.poll(focused).toBe('Play on');
  expect(await flaws(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('End it now …');
  expect(resigned()).toBe(0);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'End it now', exact: true }).click();
  await expect.poll(resigned).toBe(1);
  await page.locator('.end-page').waitFor();
});
