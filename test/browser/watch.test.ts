/** Watching a match again: scrubbing, addresses, sharing, files, playing on. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@orrery/catalog';
import { formatLog } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { finished as finishedLog } from './logs.ts';
import { useSite, type OpenSettings } from './site.ts';
import { act, column, firstOpen, logLength, playNow, playOn, savedBy, savedWhileRunning } from './table.ts';

const site = useSite();

const at = (page: Page, moves: number) =>
  page.waitForFunction(
    (wanted) => document.querySelector('.replay-count .numeral')?.textContent === String(wanted),
    moves,
  );

/** A finished match, opened at its end. */
async function finished(settings?: OpenSettings): Promise<{ page: Page; moves: number }> {
  const page = await playNow(site, settings);
  await playOn(page, () => firstOpen(page).click());
  const moves = Number(/(\d+) moves/.exec(await page.locator('.top-round').innerText())?.[1]);
  await page.getByRole('link', { name: /Watch the replay/ }).click();
  await at(page, moves);
  return { page, moves };
}

test('keys, buttons, track and list go to any move, and every move has an address', async () => {
  const { page, moves } = await finished();
  expect(await page.locator('.replay-line').innerText()).toMatch(/wins with four|a draw/);
  expect(await page.locator('.fair').innerText()).toContain('Checked');
  await page.keyboard.press('Home');
  await at(page, 0);
  expect(await page.locator('.disc').count()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await at(page, 1);
  await page.getByRole('button', { name: 'One step on' }).click();
  await at(page, 2);
  await page.getByRole('slider', { name: 'Move' }).fill('5');
  await at(page, 5);
  await page.locator('.move-list button').nth(4).click();
  await at(page, 4);
  expect(await page.locator('.replay-line').innerText()).toContain('Orange drops a disc');

  await page.waitForURL(/\?at=4&from=above$/);
  await page.getByText('What Orange sees').click();
  await page.waitForURL(/\?at=4&from=1$/);
  await page.reload();
  await at(page, 4);
  expect(await page.getByRole('radio', { name: 'What Orange sees' }).isChecked()).toBe(true);

  await page.keyboard.press('End');
  await at(page, moves);
  await page.locator('.drawer-page').click({ position: { x: 4, y: 4 } }); // beside the buttons of the list
  await page.keyboard.press('Space'); // from the end it starts anew
  await at(page, 1);
  await page.keyboard.press('Space');
  const here = Number(await page.locator('.replay-count .numeral').innerText());
  await page.waitForTimeout(1000);
  await at(page, here);
});

test('playing on from a move makes a new match and leaves the old one alone; an address edited by hand shows what there is, and says so', async () => {
  const { page, moves } = await finished();
  await page.keyboard.press('f'); // it is over here, so there is nothing to play on
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.getByRole('slider', { name: 'Move' }).fill('4');
  await at(page, 4);
  const old = page.url();
  await page.keyboard.press('f');
  await page.getByRole('heading', { name: 'Play on from move 4' }).waitFor();
  await page.getByRole('dialog').getByLabel('Orange').selectOption('easy');
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.locator('.choice.cursor').waitFor();
  expect(await logLength(page)).toBe(4);
  expect(await page.locator('.seat-who').last().innerText()).toBe('Bot, easy');
  await act(page, () => firstOpen(page).click());
  await page.goto(old.replace(/at=\d+/, `at=${moves}`));
  await at(page, moves);

  const path = new URL(page.url()).pathname;
  await page.goto(`${site.url}${path}?at=99999&from=7`);
  await at(page, moves);
  expect(await page.getByRole('alert').innerText()).toContain('no such seat');
  await page.goto(`${site.url}${path}?at=-3&from=me`);
  await at(page, moves);
  await page.goto(`${site.url}/replay/nothing?at=3`);
  await page.getByRole('heading', { name: 'This match is not here' }).waitFor();
});

test('a saved file comes back, and a damaged one is refused in words; only a match that was begun here is called verified, a file is taken by its word, or not even that', async () => {
  const { page, moves } = await finished();
  expect(await page.locator('.fair-dice').innerText()).toContain('Checked');
  const text = await savedBy(page, 'Save file');
  const folder = mkdtempSync(join(tmpdir(), 'orrery-files-'));
  const bad = join(folder, 'bad.json');
  writeFileSync(bad, text.slice(0, text.length / 2));
  const other = await site.open('/replays');
  const input = other.locator('input[type="file"]');
  await input.setInputFiles(bad);
  expect(await other.getByRole('alert').innerText()).toMatch(/bad\.json.*damaged or cut off/);
  writeFileSync(bad, text.replace(/"seed": "[^"]+"/, '"seed": "another"').replace('"column":', '"row":'));
  await input.setInputFiles(bad);
  await other.waitForFunction(() => document.querySelector('.problem')?.textContent?.includes('does not replay'));
  const good = join(folder, 'good.json');
  writeFileSync(good, text);
  await input.setInputFiles(good);
  await at(other, moves);

  const verdictOn = async (name: string, content: string) => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, content);
    await page.goto(`${site.url}/replays`);
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.waitForURL(/\/replay\//);
    await page.locator('.fair-dice details').waitFor();
    await page.waitForFunction(() => !document.querySelector('.fair-dice .secret')); // the seed comes with the log
    return page.locator('.fair-dice').innerText();
  };
  const own = await verdictOn('own', text);
  expect(own).toContain('fits the proof in it; nobody here saw that before the first move');
  const zeros = await verdictOn('zeros', text.replace(/"commitment": "\w+"/, `"commitment": "${'0'.repeat(64)}"`));
  expect(zeros).toContain('does not fit the proof in it');
  const none = await verdictOn('none', text.replace(/ *"commitment": "\w+",\n/, ''));
  expect(none).toContain('cannot be checked');
  for (const words of [own, zeros, none]) expect(words).not.toContain('Checked');
  rmSync(folder, { recursive: true });
});

test('a running match is watched from the own seat only, its log is given to whoever has read what it reveals, and playing on begins from what a seat knows', async () => {
  const page = await playNow(site);
  await act(page, () => column(page, 4).click());
  const match = page.url().split('/').at(-1);
  await page.goto(`${site.url}/replay/${match}?at=1&from=above`);
  await at(page, 1);
  expect(await page.getByRole('alert').innerText()).toContain('from your own seats only');
  const eyes = page.locator('.seats .look-from label');
  expect(await eyes.allInnerTexts()).toEqual(['What Blue sees', 'What everybody sees']);
  expect(await page.locator('.fair-dice').innerText()).toContain('secret until the match is over');

  await page.goto(`${site.url}/replay/${match}`);
  await at(page, 2);
  await page.getByRole('button', { name: 'Save file' }).click();
  const dialog = page.getByRole('dialog', { name: 'This would reveal everything' });
  expect(await dialog.innerText()).toContain('still running');
  await dialog.getByRole('button', { name: 'Leave it' }).click();
  await page.getByRole('button', { name: 'Save file' }).click();
  expect(JSON.parse(await savedBy(page, 'Save it anyway'))).toMatchObject({ game: 'connect-four' });

  await page.getByRole('button', { name: 'Share this move' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.locator('.problem.notice').waitFor();
  expect(await copied()).not.toContain('#log');
  await page.getByRole('button', { name: 'Share the whole match' }).click();
  await dialog.getByRole('button', { name: 'Copy it anyway' }).click();
  await page.getByText('It carries the whole match').waitFor();
  expect(await copied()).toContain('#log');

  await page.goto(`${site.url}/replays`);
  await page.getByRole('button', { name: /^Save Connect Four/ }).click();
  expect(await page.locator('.match-sure').innerText()).toContain('every secret');
  await page.getByRole('button', { name: 'Do not save' }).click();
  expect(JSON.parse(await savedWhileRunning(page, /^Save Connect Four/))).toMatchObject({ game: 'connect-four' });

  await page.goto(`${site.url}/replay/${match}?at=1&from=watcher`);
  await page.getByRole('button', { name: /Play on from here/ }).click();
  expect(await page.getByRole('alert').innerText()).toContain('look from one of yours');
  await page.getByText('What Blue sees').click();
  await page.waitForURL(/from=0$/);
  await page.keyboard.press('f');
  expect(await page.getByRole('dialog').innerText()).toContain('from what Blue knows at this move');
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.locator('.choice.cursor').waitFor();
  expect(await page.locator('.disc').count()).toBeGreaterThan(1); // the bot has answered
});

test('a shared address carries the match into another browser; a damaged one says so', async () => {
  const { page } = await finished();
  await page.getByRole('slider', { name: 'Move' }).fill('6');
  await at(page, 6);
  const line = await page.locator('.replay-line').innerText();
  await page.getByRole('button', { name: 'Share this move' }).click();
  expect(await page.locator('.problem.notice').innerText()).toContain('address of move 6 was copied');
  const address = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(address.hash).toMatch(/^#log=[\w-]+$/);

  const path = address.pathname + address.search + address.hash;
  const other = await site.open(path);
  await at(other, 6);
  expect(await other.locator('.replay-line').innerText()).toBe(line);
  expect(new URL(other.url()).hash).toBe('');
  // Whoever did not play it reads who did.
  const names = await other.locator('.seats').innerText();
  expect(names).toContain('Bot, easy');
  expect(names).toContain('Player');
  expect(names).not.toMatch(/You|At this screen/);
  expect(await page.locator('.move-list').innerText()).toContain('Blue (you) drops a disc');
  expect(await other.locator('.move-list').innerText()).not.toContain('you');
  // Opened again it is the same match, not another copy of it.
  await other.goto('about:blank');
  await other.goto(site.url + path);
  await at(other, 6);
  await other.goto(`${site.url}/replays`);
  await other.locator('.match-row').first().waitFor();
  expect(await other.locator('.match-row').count()).toBe(1);

  const damaged = await site.open(path.slice(0, -20));
  await damaged.getByRole('heading', { name: 'This link cannot be opened' }).waitFor();
  expect(await damaged.locator('main').innerText()).toContain('damaged or cut off');
  await damaged.getByRole('link', { name: 'All replays' }).click();
  await damaged.getByRole('heading', { name: 'No replays yet' }).waitFor();
});

test('a link that was shared later carries what was played since', async () => {
  const page = await playNow(site);
  await act(page, () => column(page, 4).click());
  const table = page.url();
  const copied = async () => {
    const address = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    return address.pathname + address.search + address.hash;
  };
  await page.goto(table.replace('/table/', '/replay/'));
  await page.getByRole('button', { name: 'Share this move' }).click();
  await page.getByRole('button', { name: 'Share the whole match' }).click();
  await page.getByRole('button', { name: 'Copy it anyway' }).click();
  await page.getByText('It carries the whole match').waitFor();
  const early = await copied();
  await page.goto(table);
  await page.locator('.choice.cursor').waitFor();
  await playOn(page, () => firstOpen(page).click());
  await page.getByRole('link', { name: /Watch the replay/ }).click();
  await page.getByRole('button', { name: 'Share this move' }).click();
  await page.locator('.problem.notice').waitFor();
  const late = await copied();
  const moves = Number(new URL(late, site.url).searchParams.get('at'));

  const other = await site.open(early);
  await at(other, 2);
  await other.goto('about:blank');
  await other.goto(site.url + late);
  await at(other, moves);
});

test('a phone watches too: sheet, tabs and touch', async () => {
  const { page, moves } = await finished({ screen: 'phone' });
  await page.getByRole('button', { name: 'First move' }).tap();
  await at(page, 0);
  await page.getByRole('button', { name: 'Look from' }).tap();
  await page.locator('.drawer').getByText('What Blue sees').tap();
  await page.waitForURL(/from=0$/);
  await page.getByRole('button', { name: 'Moves' }).tap();
  await page.locator('.move-list button').last().tap();
  await at(page, moves);
  await page.getByRole('button', { name: 'Watch' }).tap();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

/** A match of scripted players, taken in from a file and opened at its end. */
async function taken(id: string, screen: 'phone' | 'tablet' | 'desktop'): Promise<Page> {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`no game ${id}`);
  const page = await site.open('/replays', { screen });
  const buffer = Buffer.from(formatLog(finishedLog(game, 'watched', 0)));
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await page.locator('.replay-count').waitFor();
  return page;
}

test.for([
  ['cosmos', 'phone'],
  ['dogfight', 'phone'],
  ['entropy', 'phone'],
  ['cosmos', 'desktop'],
  ['dogfight', 'desktop'],
  ['entropy', 'tablet'],
] as const)('%s: on a %s the buttons of a replay stay where they are from move to move', async ([game, screen]) => {
  const page = await taken(game, screen);
  await page.getByRole('slider', { name: 'Move' }).fill('6');
  await at(page, 6);
  const boxes = async () =>
    JSON.stringify(
      await Promise.all(['.transport', '.replay-fork', '.replay-next'].map((part) => page.locator(part).boundingBox())),
    );
  const first = await boxes();
  const films = new Set<boolean>();
  for (let step = 0; step < 30; step++) {
    await page.getByRole('button', { name: 'One step on' }).click();
    await page.waitForTimeout(80); // the picture of the step
    films.add((await page.locator('.replay-film').count()) > 0);
    expect(await boxes()).toBe(first);
  }
  // With the strip of a move and without it.
  expect(films.size).toBe(2);
  // However much is told, its beginning is in sight.
  const [sheet, words] = [page.locator('.replay-console'), page.locator('.replay-count')];
  const [{ y: top = 0 } = {}, { y = -1 } = {}] = [await sheet.boundingBox(), await words.boundingBox()].map(
    (box) => box ?? {},
  );
  expect(y).toBeGreaterThanOrEqual(top);
  // Which step of how many it is stands beside the move.
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'One step on' }).click();
      return page.locator('.replay-count').innerText();
    })
    .toMatch(/step \d+ of \d+/);
});

test('on a phone the boxes of who plays on are as high as a finger, not as wide', async () => {
  const page = await taken('connect-four', 'phone');
  await page.keyboard.press('Home');
  await at(page, 0);
  await page.getByRole('button', { name: 'Play on from here' }).tap();
  for (const box of await page.locator('dialog[open] select').all())
    expect((await box.boundingBox())?.height).toBeLessThan(60);
});

test('the way back from a replay leads to where one came from', async () => {
  const { page } = await finished();
  const back = page.locator('.home-link');
  expect(await back.getAttribute('aria-label')).toBe('Back to the match');
  await back.click();
  await page.locator('.end-page').waitFor();
  await page.goto(`${site.url}/replays`);
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await page.locator('.replay-count').waitFor();
  expect(await back.getAttribute('aria-label')).toBe('All replays');
  await back.click();
  await page.waitForURL(/\/replays$/);
});
