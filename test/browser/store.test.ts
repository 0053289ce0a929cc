/** Matches in the browser's database: appended move by move, cut by undo, whole or not at all, carried over from before. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from './site.ts';
import { act, column, logLength, playNow, savedBy, savedWhileRunning } from './table.ts';

const site = useSite();

interface Kept {
  readonly matches: readonly { readonly id: string; readonly changed: number }[];
  /** By match and place. */
  readonly actions: readonly (readonly [place: readonly [string, number], action: unknown])[];
}

/** What the database holds. */
function kept(page: Page): Promise<Kept> {
  return page.evaluate(
    () =>
      new Promise<Kept>((done, fail) => {
        const opening = indexedDB.open('orrery');
        opening.addEventListener('error', () => fail(new Error('no database')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const work = database.transaction(['matches', 'actions']);
          const matches = work.objectStore('matches').getAll();
          const keys = work.objectStore('actions').getAllKeys();
          const values = work.objectStore('actions').getAll();
          work.addEventListener('complete', () => {
            database.close();
            const actions = keys.result.map(
              (key, at) => [key, values.result[at]] as unknown as Kept['actions'][number],
            );
            done({ matches: matches.result, actions });
          });
        });
      }),
  );
}

const places = async (page: Page) => (await kept(page)).actions.map(([[, place]]) => place);

/** The database as the first version of this page made it. */
async function plantOld(page: Page, records: readonly object[]): Promise<void> {
  await page.evaluate(
    (all) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('orrery', 1);
        opening.addEventListener('error', () => fail(new Error('no database')));
        opening.addEventListener('upgradeneeded', () =>
          opening.result.createObjectStore('matches', { keyPath: 'id' }).createIndex('changed', 'changed'),
        );
        opening.addEventListener('success', () => {
          const work = opening.result.transaction('matches', 'readwrite');
          for (const record of all) work.objectStore('matches').put(record);
          work.addEventListener('complete', () => {
            opening.result.close();
            done();
          });
        });
      }),
    records,
  );
}

const LOG = {
  format: 1,
  game: 'connect-four',
  rulesVersion: 1,
  options: {},
  seats: 2,
  seed: 'an old seed',
  actions: [
    [0, { kind: 'drop', column: 3 }],
    [1, { kind: 'drop', column: 3 }],
  ],
};
const SITTERS = [{ kind: 'human' }, { kind: 'bot', level: 'scripted' }];

test('a move is appended and an undo is cut; nothing else is written again', async () => {
  const page = await playNow(site);
  await act(page, () => column(page, 4).click());
  const first = await kept(page);
  expect(first.matches).toHaveLength(1);
  expect(first.actions).toMatchObject([
    [
      [first.matches[0]?.id, 0],
      [0, { kind: 'drop', column: 3 }],
    ],
    [
      [first.matches[0]?.id, 1],
      [1, { kind: 'drop' }],
    ],
  ]);
  const puts = await page.workers()[0]?.evaluate(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
    const { put } = IDBObjectStore.prototype;
    const stores: string[] = [];
    Object.assign(globalThis, { stores });
    IDBObjectStore.prototype.put = function (...given) {
      stores.push(this.name);
      return put.apply(this, given);
    };
    return stores.length;
  });
  expect(puts).toBe(0);
  await act(page, () => column(page, 2).click());
  const written = await page.workers()[0]?.evaluate(() => (globalThis as unknown as { stores: string[] }).stores); // set above
  // The own move and the bot's: an action and the summary each.
  expect(written?.toSorted()).toEqual(['actions', 'actions', 'matches', 'matches']);
  expect(await places(page)).toEqual([0, 1, 2, 3]);

  await page.keyboard.press('u');
  await page.waitForFunction(() => document.querySelectorAll('.log li').length === 2);
  expect(await places(page)).toEqual([0, 1]);
  await page.reload();
  await page.locator('.choice.cursor').waitFor();
  expect(await logLength(page)).toBe(2);
});

test('what cannot be written whole is not written at all; when there is room again all of it is', async () => {
  const page = await playNow(site);
  await act(page, () => column(page, 4).click());
  await page.workers()[0]?.evaluate(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
    const { put } = IDBObjectStore.prototype;
    Object.assign(globalThis, { mend: () => (IDBObjectStore.prototype.put = put) });
    // The action goes in, the summary does not.
    IDBObjectStore.prototype.put = function (...given) {
      if (this.name === 'matches') throw new DOMException('the disk is full', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await page.keyboard.press('u');
  await page.waitForFunction(() => document.querySelectorAll('.log li').length === 0);
  await act(page, () => column(page, 1).click());
  await page.locator('.problem.notice').waitFor();
  expect(await page.locator('.connection').innerText()).toContain('Not saved');
  expect((await kept(page)).actions[0]?.[1]).toMatchObject([0, { column: 3 }]); // as it was before

  await page.workers()[0]?.evaluate(() => (globalThis as unknown as { mend(): void }).mend()); // set above
  await act(page, () => column(page, 1).click());
  await page.waitForFunction(() => !document.querySelector('.problem.notice'));
  expect(await page.locator('.connection').innerText()).toContain('Saved here');
  expect((await kept(page)).actions[0]?.[1]).toMatchObject([0, { column: 0 }]);
  expect(await places(page)).toEqual([0, 1, 2, 3]);
});

test('a deleted match takes its actions along', async () => {
  const page = await playNow(site);
  await act(page, () => column(page, 4).click());
  await page.goto(`${site.url}/replays`);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('heading', { name: 'No replays yet' }).waitFor();
  expect(await kept(page)).toEqual({ matches: [], actions: [] });
});

/** As a player clears it in the settings of the browser. */
async function clearSiteData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(site.url).origin, storageTypes: 'all' });
}

test('a match goes on when the data of the site is cleared, and is kept again or saved as a file at a word', async () => {
  const page = await playNow(site);
  await act(page, () => column(page, 4).click());
  await clearSiteData(page);
  await act(page, () => column(page, 4).click());
  const notice = page.locator('.problem.notice');
  await notice.waitFor();
  expect(await notice.innerText()).toContain('What was kept of this match is gone');
  expect(await page.locator('.connection').innerText()).toContain('Not saved');
  await act(page, () => column(page, 1).click());
  expect(await kept(page)).toEqual({ matches: [], actions: [] }); // not against the will of whoever cleared it

  const file = JSON.parse(await savedWhileRunning(page, /^Save to a file/)) as { readonly actions: unknown[] }; // a log
  expect(file.actions).toHaveLength(6);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.waitForFunction(() => !document.querySelector('.problem.notice'));
  expect(await page.locator('.connection').innerText()).toContain('Saved here');
  expect(await places(page)).toEqual([0, 1, 2, 3, 4, 5]);
  await act(page, () => column(page, 1).click());
  await page.reload();
  await page.locator('.choice.cursor').waitFor();
  expect(await logLength(page)).toBe(8);
});

test('a match goes on when its database is deleted, also from another tab', async () => {
  const page = await playNow(site);
  await act(page, () => column(page, 4).click());
  const other = await site.tab(page, '/nothing-here');
  await other.evaluate(
    () =>
      new Promise<void>((done) =>
        indexedDB.deleteDatabase('orrery').addEventListener('success', () => {
          done();
        }),
      ),
  );
  await act(page, () => column(page, 4).click());
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.waitForFunction(() => !document.querySelector('.problem.notice'));
  expect(await places(page)).toEqual([0, 1, 2, 3]);
});

test('the browser is asked not to clear it away, once for many matches', async () => {
  const page = await site.open('/');
  const asked = () => page.evaluate(() => (globalThis as unknown as { asked?: number }).asked ?? 0);
  await page.evaluate(() => {
    navigator.storage.persist = async () => {
      const counting = globalThis as unknown as { asked?: number };
      counting.asked = (counting.asked ?? 0) + 1;
      return false;
    };
  });
  expect(await asked()).toBe(0);
  for (let turn = 0; turn < 2; turn++) {
    await page.getByRole('button', { name: 'Play now: Connect Four' }).click();
    await page.locator('.choice.cursor').waitFor();
    await page.goBack();
  }
  expect(await asked()).toBe(1);
});

test('matches of the second database go on', async () => {
  const page = await playNow(site);
  await act(page, () => column(page, 4).click());
  const match = new URL(page.url()).pathname;
  const records = await kept(page);
  await page.goto(`${site.url}/nothing-here`);
  await page.evaluate(async ({ matches, actions }) => {
    const ended = (request: IDBOpenDBRequest) =>
      new Promise((done) => {
        request.addEventListener('success', done);
      });
    await ended(indexedDB.deleteDatabase('orrery'));
    const opening = indexedDB.open('orrery', 2);
    opening.addEventListener('upgradeneeded', () => {
      const heads = opening.result.createObjectStore('matches', { keyPath: 'id' });
      const places = opening.result.createObjectStore('actions');
      for (const each of matches) heads.put(each);
      for (const [place, action] of actions) places.put(action, [...place]);
    });
    await ended(opening);
    opening.result.close();
  }, records);
  await page.goto(site.url + match);
  await page.locator('.choice.cursor').waitFor();
  await act(page, () => column(page, 4).click());
  expect(await logLength(page)).toBe(4);
  expect(await page.locator('.connection').innerText()).toContain('Saved here');
});

test('matches of the first database go on; what could not be read then is shown and saved as it was', async () => {
  const page = await site.open('/nothing-here');
  await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor();
  const broken = '{"format":1,"game":"conn';
  await plantOld(page, [
    { id: 'good', log: JSON.stringify(LOG), sitters: SITTERS, changed: 2 },
    { id: 'broken', log: broken, sitters: SITTERS, changed: 1 },
  ]);
  await page.goto(`${site.url}/replays`);
  const running = page.getByRole('region', { name: 'Running' });
  await running.waitFor();
  expect(await running.innerText()).toContain('It goes on where you left it. You against Bot, scripted.');
  expect(await savedBy(page, /^Save A match/)).toBe(broken);

  await page.goto(`${site.url}/table/broken`);
  await page.getByRole('heading', { name: 'This match cannot be opened' }).waitFor();
  await page.goto(`${site.url}/table/good`);
  await page.locator('.choice.cursor').waitFor();
  expect(await logLength(page)).toBe(2);
  await act(page, () => column(page, 1).click());
  await page.reload();
  await page.locator('.choice.cursor').waitFor();
  expect(await logLength(page)).toBe(4);
});
