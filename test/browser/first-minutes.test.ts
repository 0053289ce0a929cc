/** What a newcomer stumbled over once, in every game. */
import { CATALOG, findGame } from '@orrery/catalog';
import { formatLog } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCREENS } from '../../scripts/site.mjs';
import { finished } from './logs.ts';
import { misfits } from './looks.ts';
import { type OpenSettings, useSite } from './site.ts';
import { easyBots, logLength, openRules } from './table.ts';

const site = useSite();
const GAMES = CATALOG.map(({ id }) => id);

async function begin(game: string, settings: OpenSettings = {}): Promise<Page> {
  const page = await site.open(`/new/${game}`, settings);
  await start(page);
  return page;
}

async function start(page: Page): Promise<void> {
  await page.getByLabel('Seed').fill('first minutes');
  await easyBots(page);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('[data-asked]').waitFor();
}

/**
 * Takes what the cursor stands on, and lays no program, until something stands there. The page itself does it: between a look
 * from here and a key the next question could come, and be answered by that key.
 */
async function answerUntil(page: Page, wanted: string): Promise<void> {
  await page.evaluate(async (selector) => {
    const answer = () => {
      if (!document.querySelector('[data-asked]')) return;
      const empty = [...document.querySelectorAll('button')].find((button) =>
        button.textContent?.includes('Lay no card'),
      );
      const focused = document.activeElement ?? document.body;
      if (empty) empty.click();
      else if (focused instanceof HTMLButtonElement) focused.click();
      else focused.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    };
    for (let n = 0; n < 120 && !document.querySelector(selector); n++) {
      answer();
      await new Promise((soon) => setTimeout(soon, 80)); // the worker's answer
    }
  }, wanted);
  await page.locator(wanted).first().waitFor({ state: 'attached' });
}

/** Whether the whole of it can be seen without scrolling. */
const isInSight = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test('every new match starts without scrolling, and ways to play come before single rules', async () => {
  const page = await site.open('/learn', { screen: 'phone' });
  for (const game of GAMES) {
    await page.goto(`${site.url}/new/${game}`);
    await page.getByRole('button', { name: 'Start the match' }).waitFor();
    for (const [screen, { viewport }] of Object.entries(SCREENS)) {
      await page.setViewportSize(viewport);
      expect([game, screen, await isInSight(page, 'Start the match')]).toEqual([game, screen, true]);
    }
    expect(await page.locator('main').innerText()).not.toContain('More options');
    const presets = findGame(game)?.presets?.length ?? 0;
    expect([game, await page.locator('.presets input[type="radio"]').count()]).toEqual([game, presets]);
    if (presets > 0)
      expect(
        await page.evaluate(() => {
          const [first, rule] = [document.querySelector('.presets'), document.querySelector('.more-options')];
          return !first || !rule || (first.compareDocumentPosition(rule) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
        }),
      ).toBe(true);
  }
});

test('a new match seats you where Play now does', async () => {
  const page = await site.open('/learn');
  for (const game of GAMES) {
    await page.goto(`${site.url}/new/${game}`);
    const sitters = page.locator('select[id^="seat-"]');
    await sitters.first().waitFor();
    const all = await sitters.evaluateAll((boxes) => boxes.map((box) => (box as HTMLSelectElement).value)); // by their tag
    const own = findGame(game)?.first?.seat ?? 0;
    expect([game, all.map((sitter, seat) => (sitter === 'human' ? seat : -1)).filter((seat) => seat >= 0)]).toEqual([
      game,
      [own],
    ]);
  }
});

test('the page about the table of every game speaks no code, and no key cap is empty', async () => {
  const page = await site.open('/learn');
  for (const game of GAMES) {
    await page.goto(`${site.url}/new/${game}`);
    await start(page);
    const caps = await page.locator('.key:visible').allInnerTexts();
    expect([game, caps.filter((cap) => cap.trim() === '')]).toEqual([game, []]);
    // Tabs where the drawer is open, buttons where it is a rail.
    await page.locator('[role="tab"], .rail-tab').filter({ hasText: 'Table', visible: true }).click();
    const facts = page.locator('dl.facts').first();
    await facts.waitFor();
    const folded = page.locator('.drawer details:not([open]) > summary');
    while (await folded.count()) await folded.first().click();
    const words = (await page.locator('.drawer dl.facts').allInnerTexts()).join('\n');
    expect(words).not.toMatch(/\b(?:true|false|null|undefined)\b|\b[a-z]+[A-Z]\w*|(?<!\d)-\d/);
    const options = Object.keys((await findGame(game)?.load())?.options ?? {}).filter((name) => /[A-Z.]/.test(name));
    expect([game, options.filter((name) => words.toLowerCase().includes(name.toLowerCase()))]).toEqual([game, []]);
  }
});

test('the edge of the board is written once on each side', async () => {
  const page = await begin('dogfight');
  await page.keyboard.press('Enter');
  await page.getByText('EDGE OF THE BOARD').first().waitFor();
  expect(await page.locator('.stage').getByText('EDGE OF THE BOARD').count()).toBeLessThanOrEqual(4);
});

test('bots that play alone are stopped, stepped through, hurried and brought to the end', async () => {
  // At the usual pace, so that there is something to stop.
  const page = await site.open('/new/connect-four', { motion: true });
  await page.getByRole('button', { name: 'Start the match' }).waitFor();
  for (const select of await page.locator('select[id^="seat-"]').all()) await select.selectOption('easy');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByText('Paused', { exact: true }).waitFor();
  const before = await logLength(page);
  await page.waitForTimeout(1500); // longer than the bots take for a move
  expect(await logLength(page)).toBe(before);
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect.poll(() => logLength(page)).toBe(before + 1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => logLength(page)).toBe(before + 2);
  await page.getByRole('button', { name: '4×' }).click();
  expect(await page.getByRole('button', { name: '4×' }).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => logLength(page)).toBeGreaterThan(before + 3);
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.locator('.end-page').waitFor();
});

test('who has stopped the bots finds them stopped at the same move after a reload, and goes on from there', async () => {
  const page = await site.open('/new/connect-four', { motion: true });
  await page.getByRole('button', { name: 'Start the match' }).waitFor();
  for (const select of await page.locator('select[id^="seat-"]').all()) await select.selectOption('easy');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect.poll(() => logLength(page)).toBeGreaterThan(0);
  await page.waitForTimeout(1500); // the host plays on
  const before = await logLength(page);
  const discs = await page.locator('.stage .disc').count();
  for (const visit of ['first', 'second']) {
    await page.reload();
    await page.getByText('Paused', { exact: true }).waitFor();
    expect([visit, await logLength(page), await page.locator('.stage .disc').count()]).toEqual([visit, before, discs]);
  }
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect.poll(() => logLength(page)).toBe(before + 1);
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.locator('.end-page').waitFor();
  // At its end there is nothing left to come back to.
  await page.reload();
  await page.locator('.end-page').waitFor();
});

test('every move of a replay of Entropy Rally has a caption, also where cards are laid in secret', async () => {
  const game = await findGame('entropy')?.load();
  if (!game) throw new Error('there is no entropy');
  const page = await site.open('/replays');
  const buffer = Buffer.from(formatLog(finished(game, 'captions', 0)));
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  const count = page.locator('.replay-count .numeral');
  await count.waitFor();
  const replay = page.url().replace(/\?.*/, '');
  for (const from of ['above', '0']) {
    await page.goto(`${replay}?at=0&from=${from}`);
    await count.waitFor();
    const empty = await page.getByRole('slider', { name: 'Move' }).evaluate(async (slider: HTMLInputElement) => {
      const wordsOf = (part: string) => document.querySelector<HTMLElement>(part)?.innerText.trim() ?? '';
      const silent: number[] = [];
      for (let move = 1; move <= Math.min(Number(slider.max), 40); move++) {
        slider.value = String(move);
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        const late = Date.now() + 5000;
        while (wordsOf('.replay-count .numeral') !== String(move) && Date.now() < late)
          await new Promise((soon) => setTimeout(soon, 10));
        if (wordsOf('.replay-count .numeral') !== String(move) || wordsOf('.replay-line') === '') silent.push(move);
      }
      return silent;
    });
    expect([from, empty]).toEqual([from, []]);
  }
});

test('beside the map of Entropy Rally stands something to read at every question', async () => {
  const page = await begin('entropy');
  const asked = new Set<string>();
  for (let n = 0; n < 40 && asked.size < 6; n++) {
    if (await page.locator('[data-asked]').count()) {
      const question = (await page.locator('.prompt').innerText()).replaceAll(/[\d(−,).]/g, '');
      const words = (await page.locator('.side').innerText()).trim();
      expect([question, words.length > 60]).toEqual([question, true]);
      asked.add(question);
    }
    await page.keyboard.press('Enter');
    await page.waitForTimeout(80); // the worker's answer
  }
  expect(asked.size).toBe(6);
});

test('at the hand limit of Entropy Rally cards say what they do, and a button that cannot be pressed yet says why', async () => {
  const page = await site.open('/new/entropy');
  await openRules(page);
  await page.getByLabel('Most cards kept').fill('3');
  await page.getByLabel('Seed').fill('first minutes');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await answerUntil(page, '.keepers');
  expect((await page.locator('.side').innerText()).length).toBeGreaterThan(60);
  await page.getByRole('button', { name: 'Start over' }).click();
  const confirm = page.locator('.amount-confirm');
  expect(await confirm.getAttribute('aria-disabled')).toBe('true');
  await confirm.click({ force: true });
  await page.locator('.keep-sum[role="alert"]', { hasText: /Give up \d+ more/ }).waitFor();
});

test('on a phone the first answers are in sight while the universe of Entropy Rally grows', async () => {
  const page = await begin('entropy', { screen: 'phone' });
  await answerUntil(page, '.drawn .later');
  await page.locator('.prompt', { hasText: 'Place this tile' }).waitFor();
  const bottom = await page
    .locator('.console .choice')
    .first()
    .evaluate((choice) => choice.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(844);
});

test.for([
  ['breach', ['Rations', 'Energy', 'Next wave']],
  ['dogfight', ['Stat line']],
] as const)('%s: on a phone %s are words at their seats', async ([game, words]) => {
  const page = await begin(game, { screen: 'phone' });
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const word of words) {
      const label = page.locator('.seat .fact-label', { hasText: word }).first();
      const isRead = () =>
        label.evaluate((element) => {
          const [own, line] = [element, element.closest('.seat-facts')].map((one) => one?.getBoundingClientRect());
          return own !== undefined && line !== undefined && own.width > 20 && own.bottom <= line.bottom + 1;
        });
      await expect.poll(isRead, { message: `${word}, ${width} wide` }).toBe(true);
    }
  }
});

test('a new match with a friend is no wider than a narrow window of a desktop', async () => {
  const page = await site.open('/new/breach?with=friend');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.match-plate').waitFor();
  expect(await misfits(page)).toEqual([]);
});
