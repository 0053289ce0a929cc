/** A second visit needs no network. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buildApp } from '../../server/dist/app.js';
import { useSite } from './site.ts';
import { act, column, firstOpen, playOn } from './table.ts';

const site = useSite();

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

const BUILT = fileURLToPath(new URL('../../web/dist/site', import.meta.url));

/** A copy of the site that can become another version; `publish` names it in its title. */
async function ownSite() {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-site-'));
  cpSync(BUILT, folder, { recursive: true });
  // What is compressed would still be of the version before.
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:br|gz)$/.test(file)) rmSync(join(folder, file));
  const rewrite = (file: string, from: RegExp, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toMatch(from);
    writeFileSync(join(folder, file), text.replace(from, to));
  };
  const app = await buildApp({ site: folder });
  await app.listen({ port: 0, host: 'localhost' });
  // An address of a socket, since it listens on one.
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    publish: (version: string) => {
      rewrite('index.html', /<title>[^<]*<\/title>/, `<title>Version ${version}</title>`);
      rewrite('sw.js', /ORRERY_VERSION="[^"]*"/, `ORRERY_VERSION="${version}"`);
    },
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * The browser looks for a new version, as it does by itself now and then. Once these are kept, the older first, and none is
 * on its way any more, the new one has taken over. (It may have been found before anybody asked for it, so no event is waited for.)
 */
async function takeOver(page: Page, versions: readonly string[]): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  const settled = async () => {
    const kept = (await caches.keys()).join(); // asked first: whatever fills one is on its way before that
    const found = await navigator.serviceWorker.getRegistration();
    return found?.active?.state === 'activated' && !found.installing && !found.waiting && kept;
  };
  await expect.poll(() => page.evaluate(settled)).toBe(versions.join());
}

test('a new version takes over; a page that is open goes on with the old one, the next load is new', async () => {
  const own = await ownSite();
  try {
    const page = await site.open(own.url, { offline: true });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const [first = ''] = await page.evaluate(() => caches.keys());
    own.publish('2');
    await takeOver(page, [first, 'orrery-2']);

    await page.context().setOffline(true);
    // Parts of the old version that were not loaded yet.
    await page.getByRole('button', { name: 'Play now: Connect Four' }).click();
    await page.locator('.choice.cursor').waitFor();
    await act(page, () => column(page, 4).click());
    await page.goto(own.url);
    await page.getByRole('button', { name: 'Play now: Connect Four' }).waitFor();
    expect(await page.evaluate(async () => (await fetch('/')).text())).toContain('Version 2');

    await page.context().setOffline(false);
    own.publish('3');
    await takeOver(page, ['orrery-2', 'orrery-3']);
  } finally {
    await site.leave();
    await own.close();
  }
});

test('the script that keeps the site is never kept itself', async () => {
  const answer = await fetch(`${site.url}/sw.js`);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-type')).toContain('javascript');
});
