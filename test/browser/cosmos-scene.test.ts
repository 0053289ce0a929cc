/** Invasions in which aliens bend rules, from given positions: what is announced, that it moves, and that it can stand still. */
import { cosmos } from '@orrery/cosmos';
import { type Position, position, read } from '@orrery/cosmos/testing';
import { formatLog, type Json, logOf, Match } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCREENS } from '../../scripts/site.mjs';
import { flaws, misfits } from './looks.ts';
import { type OpenSettings, useSite } from './site.ts';

const site = useSite();

/** The log of a match that began from a position. */
function logFrom(spec: Position, actions: readonly string[]): string {
  const scenario = position(spec);
  const { options, players } = scenario.state;
  const start = JSON.parse(JSON.stringify(scenario.state)) as Json; // a state is JSON
  const match = new Match(cosmos, { options, seats: players.length, seed: 'bent rules', position: start });
  for (const text of actions) {
    const seat = match.decisions[0]?.seat ?? 0;
    const action = read(scenario, seat, text);
    scenario.act(seat, action);
    match.act(seat, action);
  }
  return formatLog(logOf(match));
}

/** The replay of such a match before its first move; the page keeps the names of the animations that begin. */
async function open(text: string, settings?: OpenSettings): Promise<Page> {
  const page = await site.open('/replays', settings);
  const buffer = Buffer.from(text);
  await page.locator('input[type="file"]').setInputFiles({ name: 'log.json', mimeType: 'application/json', buffer });
  await page.locator('.scene').waitFor(); // it opens at its end
  await page.evaluate(() => {
    const begun: string[] = [];
    document.addEventListener('animationstart', ({ animationName }) => begun.push(animationName));
    Object.assign(window, { begun });
  });
  await page.keyboard.press('Home');
  await page.waitForFunction(() => document.querySelector('.replay-count .numeral')?.textContent === '0');
  return page;
}

const begun = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { begun: string[] }).begun);

/** One picture after the other until an announcement says something. */
async function stepTo(page: Page, words: RegExp): Promise<string> {
  const says = (wanted: RegExp) => wanted.test(document.querySelector('.scene-news')?.textContent ?? '');
  for (let n = 0; n < 20; n++) {
    await page.keyboard.press('ArrowRight');
    const isSaid = await page.waitForFunction(says, words, { timeout: 1500 }).catch(() => undefined);
    if (isSaid) return page.locator('.scene-news').innerText();
  }
  throw new Error(`nobody announces ${words}: ${await page.locator('body').innerText()}`);
}

const BORG: Position = {
  step: 'invade',
  aliens: ['borg', 'mason'],
  stacks: '1,0 A3, 1,1 B2, 0,0 B2, -1,2 A2',
  hands: ['a9 a4 s', 'a3 a6 n'],
};
const ASSIMILATES = logFrom(BORG, ['invade 1,0 1,1', 'commitCard a9', 'commitCard a3', 'assimilate fortify']);

const TWO_FACED: Position = {
  players: 3,
  step: 'invade',
  aliens: ['twoFaced', 'replicator', 'dancer'],
  stacks: '1,0 A3, 1,1 B2, -1,2 C4',
  hands: ['a2 a4 s', 'a10 a6 n', '+2 a5'],
  tokens: [
    [2, 0],
    [1, 0],
    [0, 1],
  ],
};
const SWITCHES = logFrom(TWO_FACED, ['invade 1,0 1,1', 'commitCard a2', 'commitCard a10', 'switchNumbers mineral']);

test('whoever bends a rule announces it with a badge that springs up, one after the other, and the numbers change', async () => {
  const page = await open(SWITCHES, { motion: true });
  expect(await stepTo(page, /Switch/)).toMatch(/Two-Faced bends a rule.*2\s*→\s*10/is);
  expect(await page.locator('.sums').innerText()).toMatch(/after Switch.*after Switch/s);
  const badges = async () => (await begun(page)).filter((name) => name === 'cosmos-badge').length;
  await expect.poll(badges, { timeout: 10_000 }).toBeGreaterThan(0);
  const before = await badges();
  expect(await stepTo(page, /Copy/)).toMatch(/Replicator bends a rule.*2\s*→\s*10/is);
  await expect.poll(badges, { timeout: 10_000 }).toBe(before + 1);
  expect(await page.locator('.sums').innerText()).toMatch(/after Switch/);
});

test('an ability that Borg takes goes over with one of its ships, and stays at its name', async () => {
  const page = await open(ASSIMILATES, { motion: true });
  expect(await stepTo(page, /Assimilate/)).toMatch(/Borg bends a rule.*Fortify/is);
  await page.waitForFunction(() => (window as unknown as { begun: string[] }).begun.includes('cosmos-settle'));
  expect(await begun(page)).toContain('cosmos-taken');
  expect(await page.locator('.news-taken').innerText()).toContain('Fortify');
  expect(await page.locator('.seats').innerText()).toContain('Borg, with Fortify');
});

const HOLDERS: Position = {
  step: 'invade',
  stacks: '1,0 A3, 1,1 B2, 0,0 B2, -1,2 A2',
  hands: ['a9 a4 s', 'a3 a6 n q r'],
  graveyards: [1, 3],
};

test.for([2, 6])(
  'with %i players every plate says who has a bonus now, on a phone and on a desktop',
  async (players) => {
    const more = players === 6 ? { players, graveyards: [1, 3, 4, 4, 4, 4] } : {};
    const page = await open(logFrom({ ...HOLDERS, ...more }, ['invade 1,0 1,1', 'commitCard a9', 'commitCard a3']));
    for (const { viewport } of [SCREENS.phone, SCREENS.desktop]) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(120);
      const holders = await page
        .locator('.seat')
        .evaluateAll((seats) =>
          seats.map((seat) => [...seat.querySelectorAll('.fact-holds')].map((fact) => fact.textContent?.trim())),
        );
      expect(holders.slice(0, 2)).toEqual([['Lost +21'], ['Cards +25']]);
      expect(holders.slice(2).flat()).toEqual([]);
      // What is said must be seen: under its number on a phone, with the points on a desktop.
      const seen = viewport.width < 720 ? '.fact-holds .fact-label' : '.fact-pill dd';
      const boxes = await page
        .locator(`.seat:nth-child(-n + 2) ${seen}`)
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => width > 5 && height > 8),
        );
      expect(boxes).toEqual([true, true]);
      expect(await misfits(page)).toEqual([]);
    }
  },
);

test('without motion it is said all the same, nothing moves, and nothing is wrong with its looks', async () => {
  const page = await open(ASSIMILATES);
  await stepTo(page, /Assimilate/);
  const lasting = await page
    .locator('.scene *')
    .evaluateAll((all) => all.filter((one) => parseFloat(getComputedStyle(one).animationDuration) > 0).length);
  expect(lasting).toBe(0);
  const found: string[] = [];
  const screens = { ...SCREENS, 'tablet on its side': { viewport: { width: 1024, height: 768 } } };
  for (const [name, { viewport }] of Object.entries(screens)) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(120);
    // Nothing of the scene sticks out of it.
    const out = await page.locator('.scene').evaluate((scene) => scene.scrollWidth - scene.clientWidth);
    expect(out, name).toBeLessThanOrEqual(0);
    const wrong = name.startsWith('tablet') ? await misfits(page) : await flaws(page);
    found.push(...wrong.map((flaw) => `${name}: ${flaw}`));
  }
  expect(found).toEqual([]);
});
