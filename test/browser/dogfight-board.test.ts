/** Space Pirates as it is drawn: what comes late moves nothing, and a replay shows what a table showed. */
import { dogfight } from '@orrery/dogfight';
import { formatLog, type Game, type Log, Match } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginAt, count, play } from './dogfight-table.ts';
import { finished } from './logs.ts';
import { flaws } from './looks.ts';
import { useSite } from './site.ts';
import { restingBox } from './table.ts';

const site = useSite();

/** From now on the worker hears no question of the board, as if it were far away; what comes back lets them through. */
async function holdForecasts(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const send = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')?.value as Worker['postMessage'];
    const held: (() => void)[] = [];
    Worker.prototype.postMessage = function hold(this: Worker, message: { readonly type: string }) {
      const pass = () => send.call(this, message);
      if (message.type === 'forecast') held.push(pass);
      else pass();
    };
    const letThrough = () => {
      Worker.prototype.postMessage = send;
      for (const pass of held) pass();
    };
    addEventListener('let-through', letThrough, { once: true });
  });
  return () => page.evaluate(() => void dispatchEvent(new CustomEvent('let-through')));
}

const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );

/** Where things are once the board has come to rest. */
async function restingBoxesOf(page: Page, selector: string) {
  for (let before = await boxesOf(page, selector); ; ) {
    await page.waitForTimeout(250);
    const now = await boxesOf(page, selector);
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}

test.each(['desktop', 'phone'] as const)(
  'on a %s what lies beyond a choice may come late: nothing moves',
  async (screen) => {
    const page = await beginAt(site, { seed: 'edge', screen });
    await page.getByRole('button', { name: /^Fly with/ }).click();
    const ground = await page.locator('.placing-ground').boundingBox();
    if (!ground) throw new Error('the board is not to be seen');
    let letThrough = await holdForecasts(page);
    // So far from the right edge that a straight towards it is the last but one.
    const spot = [ground.x + (ground.width * 22.5) / 27, ground.y + (ground.height * 26.5) / 27] as const;
    if (screen === 'desktop') await page.mouse.click(...spot);
    else {
      await page.touchscreen.tap(...spot);
      await page.locator('.cell-answer .choice').tap();
    }
    await page.locator('.facing').first().waitFor();
    const arrows = await restingBoxesOf(page, '.facing-plate');
    expect(arrows).toHaveLength(8);
    expect(await count(page, '.facing.lost')).toBe(0);
    await letThrough();
    await page.locator('.facing.lost').first().waitFor();
    expect(await boxesOf(page, '.facing-plate')).toEqual(arrows);
    // What is red on the board is so on its button, which says why.
    const warned = page.locator('.console .choice.danger');
    expect(await warned.count()).toBe(await count(page, '.facing.lost'));
    for (const words of await warned.allInnerTexts()) expect(words).toMatch(/^(?:\d\s+)?Face [^]*Lost/);

    letThrough = await holdForecasts(page);
    await page.locator('.facing[data-heading="0"]').dispatchEvent('click');
    await page.locator('.ghost[data-maneuver]').first().waitFor();
    const pieces = '.ghost-plate, .ghost .tag, .ship-label, .fly-words, .maneuvers .choice, .maneuvers .cost-icon';
    const early = await restingBoxesOf(page, pieces);
    expect(await count(page, '.dead-end')).toBe(0);
    await letThrough();
    await page.locator('.ghost.dead-end').first().waitFor();
    expect(await boxesOf(page, pieces)).toEqual(early);
    expect(await page.locator('.maneuvers .choice:has(.dead-end-icon)').allInnerTexts()).toEqual([
      expect.stringContaining('Straight'),
    ]);
  },
);

/** As a finger: places the ship where the cursor is and flies the first maneuver that is offered. A first touch shows it. */
async function flyOnce(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Fly with/ }).click();
  await page.locator('.cell-answer .choice').tap();
  await page.locator('.facing').first().waitFor();
  for (const answer of ['.console .choice.cursor', '.maneuvers .choice.cursor']) {
    await page.locator(answer).tap();
    await page.locator(answer).tap();
  }
  await page.locator('.fly-ends').waitFor();
}

const logLines = (page: Page) => page.locator('.log li').allTextContents();

test('the end of a move shows itself to a finger before it ends anything, and the maneuver that was marked is so no more', async () => {
  const page = await beginAt(site, { seed: 'ends', screen: 'phone' });
  await flyOnce(page);
  const before = await logLines(page);
  const other = page.locator('.maneuvers .choice:not(.cursor)').last();
  const marked = await other.locator('.choice-words').innerText();
  await other.tap();
  const cursor = page.locator('.maneuvers .choice.cursor');
  expect(await cursor.innerText()).toMatch(new RegExp(`${marked}[^]*Tap to fly`));
  expect(await count(page, '.way.cursor')).toBe(1);
  const end = page.locator('.fly-ends .choice').last();
  await end.tap();
  // The ship stays: nothing is previewed, and nothing else is marked.
  expect(await count(page, '.maneuvers .choice.cursor, .way.cursor')).toBe(0);
  expect(await end.innerText()).toContain('Tap to end');
  expect(await page.locator('.fly-words').innerText()).toMatch(/^Ends here\./);
  expect(await logLines(page)).toEqual(before);
  // Back to the same maneuver: again only shown.
  await page.locator('.maneuvers .choice', { hasText: marked }).tap();
  expect(await count(page, '.way.cursor')).toBe(1);
  expect(await logLines(page)).toEqual(before);
  await end.tap();
  expect(await flaws(page)).toEqual([]);
  await end.tap();
  await expect.poll(async () => (await logLines(page)).join(' ')).toMatch(/Valkyrie \(you\) ends its move and stores/);
  expect((await logLines(page)).filter((line) => /Valkyrie \(you\) flies/.test(line))).toHaveLength(1);
});

/** A match of scripted pilots, and how many moves of it are made when the first has several targets. */
function targets(): { readonly log: Log; readonly moves: number } {
  const game: Game = dogfight;
  for (const seed of 'abcdefgh') {
    const log = finished(game, seed, 0, 3);
    const match = new Match(game, log);
    for (const [moves, [seat, action]] of log.actions.entries()) {
      const legal = match.decisions.some((asked) => asked.seat === 0) ? game.legal(match.state, 0) : [];
      if (legal.filter(({ kind }) => kind === 'attack').length > 1) return { log, moves };
      match.act(seat, action);
    }
  }
  throw new Error('no match comes there');
}

test.for(['.cursor', ':not(.cursor)'])(
  'a first touch of a target only shows it, the second shoots: %s',
  async (which) => {
    const { log, moves } = targets();
    const page = await site.open('/replays', { screen: 'phone' });
    const buffer = Buffer.from(formatLog(log));
    await page.locator('input[type="file"]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
    await page.locator('.scrub input').fill(String(moves));
    await page.locator('.replay-count', { hasText: `Move ${moves} of` }).waitFor();
    await page.keyboard.press('f');
    const sitters = page.locator('dialog[open] select');
    for (let at = 0; at < log.seats; at++) await sitters.nth(at).selectOption(at === 0 ? 'human' : 'easy');
    await page.getByRole('button', { name: 'Play on', exact: true }).tap();
    await page.locator('.ship.lit').first().waitFor();
    const id = await page.locator(`.ship.lit${which}`).first().getAttribute('data-piece');
    const ship = page.locator(`.ship[data-piece="${id}"]`);
    const { x, y, width, height } = await restingBox(ship.locator('.ship-button'));
    const before = await logLines(page);
    const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
    await tap();
    await page.locator(`.shell:not([data-fresh]) .ship.cursor[data-piece="${id}"]`).waitFor();
    await page.waitForTimeout(500); // an answer would be told by then
    expect(await logLines(page)).toEqual(before);
    await tap();
    await expect.poll(async () => (await logLines(page)).length).toBeGreaterThan(before.length);
  },
);

test('the cursor begins where no first maneuver is lost', async () => {
  const page = await beginAt(site, { seed: 'start', screen: 'phone' });
  await page.getByRole('button', { name: /^Fly with/ }).click();
  const cell = page.locator('.cell-answer .choice');
  // Where exactly depends on who is there already; the first in the order of the rules is a corner.
  await expect.poll(() => cell.innerText(), { timeout: 10_000 }).toMatch(/column \d+, row \d+$/);
  expect(await cell.innerText()).not.toMatch(/column 1, row 1$/);
  await cell.tap();
  await page.locator('.facing').first().waitFor();
  await expect.poll(() => page.locator('.console .choice.cursor').innerText()).not.toMatch(/leave/);
});

test('a replay shows an attack throw by throw, and ships can be looked at in it', async () => {
  const page = await beginAt(site, { pilots: 6, seed: 'film' });
  const fires = page.locator('.log li', { hasText: 'fires at' });
  await play(page, async () => {
    if (await fires.count()) throw new Error('seen');
    await page.keyboard.press((await count(page, '[data-quiet="E"]')) ? 'e' : 'Enter');
  }).catch((error: unknown) => expect(String(error)).toContain('seen'));
  await page.goto(`${site.url}/replays`);
  await page.locator('a[href^="/replay/"]').first().click();
  await page.locator('.move-list button', { hasText: 'fires at' }).first().click();
  await page.locator('.film-cell').first().click();
  const shown = async () => [await count(page, '.die.empty'), (await page.locator('.roll-result').innerText()).trim()];
  const pictures = [await shown()];
  for (let more = 0; more < 2; more++) {
    await page.getByRole('button', { name: 'One step on' }).click();
    pictures.push(await shown());
  }
  const [attack, defense, result] = pictures;
  expect(attack?.[0]).toBeGreaterThan(0);
  expect(attack?.[1]).toBe('');
  expect(defense).toEqual([0, '']);
  expect(result).toEqual([0, expect.stringMatching(/hit/i)]);
  await page.locator('.ship-button:has(.ship-acting)').hover({ force: true });
  expect(await page.locator('.ship-plate').innerText()).toMatch(/health \d of \d/);
  expect(await flaws(page)).toEqual([]);
});

type Span = readonly [start: number, length: number];
const liesIn = ([start, length]: Span, [from, room]: Span) => start >= from && start + length <= from + room;
const meet = ([a, long]: Span, [b, wide]: Span) => a < b + wide && b < a + long;

test('what the edge is called is never cut, and never behind a ghost', async () => {
  const page = await beginAt(site, { seed: 'edge' });
  await page.getByRole('button', { name: /^Fly with/ }).click();
  for (const asked of ['.placing-token', '.facing', '.ghost[data-maneuver]']) {
    await page.locator(asked).first().waitFor();
    const [[left = 0, top = 0, wide = 0, high = 0] = []] = await restingBoxesOf(page, '.stage');
    const plates = await boxesOf(page, '.ghost-plate, .facing-plate');
    for (const [x = 0, y = 0, width = 0, height = 0] of await boxesOf(page, '.space-edge-words')) {
      expect(liesIn([x, width], [left, wide]) && liesIn([y, height], [top, high])).toBe(true);
      const behind = plates.filter(
        ([px = 0, py = 0, pw = 0, ph = 0]) => meet([x, width], [px, pw]) && meet([y, height], [py, ph]),
      );
      expect(behind).toEqual([]);
    }
    await page.keyboard.press('Enter');
  }
});
