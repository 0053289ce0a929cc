/** What becomes of matches: kept over a reload, played in one tab at a time, damaged, deleted, not saved. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from './site.ts';
import { act, column, logLength, playNow, prompt, savedBy } from './table.ts';

const site = useSite();

interface Planted {
  readonly id: string;
  readonly head?: object;
  readonly summary?: object;
}

/** Writes a match into the browser's database as it should not be. */
async function plant(page: Page, match: Planted): Promise<void> {
  await page.evaluate(
    (record) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('orrery');
        opening.addEventListener('error', () => fail(new Error('no database')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const work = database.transaction('matches', 'readwrite');
          const seated = [
            { kind: 'human', who: 'me' },
            { kind: 'human', who: 'me' },
          ];
          work.objectStore('matches').put({ seated, changed: 1, ...record });
          work.addEventListener('complete', () => {
            database.close();
            done();
          });
        });
      }),
    match,
  );
}

test('two tabs: the second asks, takes over, and the first says so; nothing is lost', async () => {
  const first = await playNow(site);
  await act(first, () => column(first, 4).click());
  const path = new URL(first.url()).pathname;

  const second = await site.tab(first, path);
  await second.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
  await second.getByRole('button', { name: 'Play here' }).click();
  await second.locator('.choice.cursor').waitFor();
  expect(await logLength(second)).toBe(2);
  await act(second, () => column(second, 3).click());

  await first.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
  await first.getByRole('button', { name: 'Play here' }).click();
  await first.locator('.choice.cursor').waitFor();
  expect(await logLength(first)).toBe(4);
  await act(first, () => column(first, 2).click());
  await second.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
});

test('a match that is deleted in another tab stays deleted, and who plays it is told at the next move', async () => {
  const first = await playNow(site);
  await act(first, () => column(first, 4).click());
  const second = await site.tab(first, '/replays');
  await second.getByRole('button', { name: /^Delete/ }).click();
  await second.getByRole('button', { name: 'Delete', exact: true }).click();
  await second.getByRole('heading', { name: 'No replays yet' }).waitFor();

  await column(first, 3).click();
  await first.getByText('This match was deleted.').waitFor();
  await second.reload();
  await second.getByRole('heading', { name: 'No replays yet' }).waitFor();
});

test('damaged matches and those of other rules are shown, saved and deleted, and harm nothing else', async () => {
  const page = await playNow(site);
  await act(page, () => column(page, 4).click());
  const kept = await page.evaluate(() => location.pathname);
  await plant(page, { id: 'broken' });
  const foreign = { format: 1, game: 'connect-four', rulesVersion: 99, options: {}, seats: 2, seed: 's' };
  const glance = { moves: 3, changed: 1, asked: false };
  const summary = {
    game: 'connect-four',
    glances: [glance, glance, glance],
    outcome: { reason: 'draw', ranks: [1, 1] },
  };
  await plant(page, { id: 'foreign', head: { ...foreign, witnessed: true }, summary });

  await page.goto(`${site.url}/`);
  await page.getByRole('link', { name: 'Continue' }).waitFor();
  expect(await page.locator('.more-matches').innerText()).toContain('It has no summary.');

  await page.getByRole('link', { name: 'Replays' }).click();
  const broken = page.getByRole('region', { name: 'Cannot be opened' });
  await broken.waitFor();
  expect(JSON.parse(await savedBy(page, /^Save Connect Four of on 1 Jan/))).toEqual({ ...foreign, actions: [] });
  await broken.getByRole('button', { name: /^Delete A match/ }).click();
  await broken.getByRole('button', { name: 'Keep' }).click();
  await broken.getByRole('button', { name: /^Delete A match/ }).click();
  await broken.getByRole('button', { name: 'Delete', exact: true }).click();
  await broken.waitFor({ state: 'detached' });

  await page.goto(`${site.url}/table/foreign`);
  await page.getByRole('heading', { name: 'This match cannot be opened' }).waitFor();
  expect(await page.locator('main').innerText()).toContain('rules version 99');
  await page.goto(site.url + kept);
  await page.locator('.choice.cursor').waitFor();
  expect(await logLength(page)).toBe(2);
});

test('the page of all matches: empty, then running, then deleted with a question before', async () => {
  const page = await site.open('/replays');
  await page.getByRole('heading', { name: 'No replays yet' }).waitFor();
  await page.getByRole('link', { name: 'Choose a game' }).click();
  await page.getByRole('button', { name: 'Play now: Connect Four' }).click();
  await page.locator('.choice.cursor').waitFor();
  await page.goto(`${site.url}/replays`);
  const row = page.locator('.match-row');
  expect(await row.innerText()).toContain('Your turn: drop a disc into a column. You against Bot, easy.');
  expect(await row.innerText()).toContain('just now');
  // On a phone its buttons fill their rows.
  await page.setViewportSize({ width: 390, height: 844 });
  const ends = await row.locator('.match-buttons > *').evaluateAll((all) => {
    const rows = new Map<number, number>();
    for (const one of all) {
      const { top, right } = one.getBoundingClientRect();
      rows.set(Math.round(top), Math.max(Math.round(right), rows.get(Math.round(top)) ?? 0));
    }
    return [...rows.values()];
  });
  expect(new Set(ends).size).toBe(1);
  await row.getByRole('button', { name: /^Delete/ }).click();
  await row.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('heading', { name: 'No replays yet' }).waitFor();
});

test('where storage is full the match goes on and the console says that it is not saved', async () => {
  const page = await playNow(site);
  await page.workers()[0]?.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('the disk is full', 'QuotaExceededError');
    };
  });
  await act(page, () => column(page, 4).click());
  await page.locator('.problem.notice').waitFor();
  expect(await page.locator('.problem.notice').innerText()).toContain('could not be saved (the disk is full)');
  expect(await page.locator('.connection').innerText()).toContain('Not saved');
  await act(page, () => column(page, 3).click());
  expect(await prompt(page)).toContain('Your turn');
});
