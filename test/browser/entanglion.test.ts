/** Entanglion at the table: whole games by clicks, by keys and by touch, the physics, silence about event cards, looks. */
import { entanglion } from '@orrery/entanglion';
import { type Log, parseLog, Random, replay, verify } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { flaws, flawsOnScreens } from './looks.ts';
import { type OpenSettings, useSite } from './site.ts';
import { easyBots, isOver, openPage, openRules, pressOne, savedLog } from './table.ts';

const site = useSite();

interface Start extends OpenSettings {
  readonly seed?: string;
  /** A game is whole however few rounds it has. */
  readonly rounds?: number;
  /** Without event cards nobody is asked in silence, and nothing waits. */
  readonly events?: number;
}

/** The first fleet against a bot, through the settings page. */
async function begin({ seed = 'pirates', rounds = 3, events = 1, ...settings }: Start = {}): Promise<Page> {
  const page = await site.open('/new/entanglion', { hurried: true, ...settings });
  await openRules(page);
  await page.getByLabel('Rounds', { exact: true }).fill(String(rounds));
  await page.getByLabel('Event cards at the start').fill(String(events));
  await page.getByLabel('Seed').fill(seed);
  await easyBots(page);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.console').waitFor();
  return page;
}

/** Whatever can be answered now, or the end. */
const ASKED = '[data-kind="choice"], .choices .choice, .quiet-row [data-quiet], button:has-text("Rematch")';

async function asked(page: Page): Promise<boolean> {
  await page.locator(ASKED).first().waitFor({ timeout: 45_000 });
  return !(await isOver(page));
}

/** Something of each kind of question until the match is over; gives back how many deeds there were. */
async function playOut(page: Page, deed: (random: Random) => Promise<unknown>): Promise<number> {
  const random = Random.from('deeds');
  page.setDefaultTimeout(2500);
  let deeds = 0;
  for (; await asked(page); deeds++) {
    if (deeds > 500) throw new Error('a game of three rounds is over by now');
    // What is asked may be answered under the finger: then the player looks again.
    await deed(random).catch(() => {});
    await page.waitForTimeout(30); // the worker's answer
  }
  return deeds;
}

/** The match ended, its log verifies, and the player did more in it than pass. */
async function checkTheEnd(page: Page): Promise<void> {
  expect(await isOver(page)).toBe(true);
  const log = parseLog(await savedLog(page));
  if (!log.ok) throw new Error(log.problem);
  expect(verify(entanglion, log.value)).toMatchObject({ ok: true });
  const kinds = log.value.actions.filter(([seat]) => seat === 0).map(([, { kind }]) => kind);
  expect(kinds.filter((kind) => kind === 'place').length).toBeGreaterThan(4);
}

/** Cards, planets, ghosts and buttons that a click may mean. */
const LOUD =
  '.deal .legal, .choices .choice:not(.quiet), .ghost.legal, .planet.legal, .offer.legal, .hold.legal, .answer-cards .legal';
/** The first of the buttons that end or pass. */
const QUIET = '.quiet-row [data-quiet]:not([data-quiet] ~ [data-quiet])';

test('clicks on cards, map and buttons play it to its end', async () => {
  const page = await begin();
  await playOut(page, async (random) => {
    if (random.int(7) > 0 && (await pressOne(page, LOUD, random, 'click'))) return;
    if (!(await pressOne(page, QUIET, random, 'click'))) await pressOne(page, LOUD, random, 'click');
  });
  await checkTheEnd(page);
});

test('the keyboard alone plays it to its end', async () => {
  const page = await site.open('/new/entanglion', { hurried: true });
  await page.getByText('Length and start').focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Rounds', { exact: true }).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('3');
  await page.getByLabel('Seed').focus();
  await page.keyboard.type('keys');
  await page.getByRole('button', { name: 'Start the match' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.console').waitFor();
  await playOut(page, async (random) => {
    const loud = await page.locator(LOUD).count();
    const keys = loud === 0 ? ['e', 'Enter'] : ['1', '2', '3', 'Enter', 'ArrowRight'];
    await page.keyboard.press(random.int(9) === 0 ? 'e' : random.pick(keys));
  });
  await checkTheEnd(page);
});

test('a phone plays it to its end by touch, and shows where a card leads before it is placed', async () => {
  const page = await begin({ screen: 'phone' });
  let lit = 0;
  await playOut(page, async (random) => {
    const place = page.locator('.place-it');
    if ((await place.count()) > 0) {
      const cards = page.locator('.answers .hand-card.legal');
      await cards.nth(random.int(await cards.count())).tap();
      lit += await page.locator('.ghost.told').count();
      if (random.int(8) === 0) await page.locator(QUIET).first().tap();
      else await place.tap();
      return;
    }
    const loud = page.locator('.answers .legal, .choices .choice:not(.quiet), .ghost.legal');
    const count = await loud.count();
    if (count === 0 || random.int(7) === 0) await page.locator(QUIET).first().tap();
    else await loud.nth(random.int(count)).tap({ force: true });
  });
  expect(lit).toBeGreaterThan(0);
  await checkTheEnd(page);
});

test('on a phone the first touch shows what would be discarded, and the second discards it', async () => {
  const page = await begin({ screen: 'phone', events: 0 });
  const question = page.locator('.prompt');
  for (let n = 0; n < 20; n++) {
    await asked(page);
    const words = await question.innerText();
    if (words.startsWith('Discard what')) break;
    await page.keyboard.press(/^(Queue|Card)/.test(words) ? 'e' : 'Enter');
    await page.waitForTimeout(120);
  }
  const held = page.locator('.own-hand .caption-note');
  expect(await held.textContent()).toBe('3 of 3');
  const card = page.locator('.answers .hand-card.legal').last();
  const name = await card.locator('.unseen').last().textContent();
  await card.tap();
  await expect.poll(() => page.locator('.place-it b').textContent()).toBe(name);
  expect(name).toMatch(/^Discard /);
  expect(await held.textContent()).toBe('3 of 3');
  await page.locator('.place-it').tap();
  await expect.poll(() => held.textContent()).toBe('2 of 3');
});

/** Through set-up, to the first card. */
async function toNavigate(page: Page): Promise<void> {
  for (let n = 0; n < 12; n++) {
    await asked(page);
    if ((await page.locator('.deal .hand-card.legal').count()) > 0) return;
    const numbered = await page.locator('.choices .choice:not(.quiet)').count();
    await page.keyboard.press(numbered > 0 ? '1' : 'e');
    await page.waitForTimeout(120);
  }
  throw new Error('the set-up has no end');
}

test('the map is one stop of Tab: arrows go from planet to planet, Enter explains, Escape closes; every card in hand says where it leads, by the word of the rules', async () => {
  const page = await begin({ events: 0 });
  await asked(page);
  await page.keyboard.press('1');
  await page
    .locator('.prompt')
    .getByText(/this hand|Queue/)
    .waitFor();
  const stops = page.locator('.entanglion-map [data-stop]');
  expect(await stops.count()).toBe(12);
  expect(await page.locator('.entanglion-map [tabindex="0"]').count()).toBe(1);
  await page.locator('[data-planet="omegaZero"]').focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-stop'))).toBe('omegaOne');
  await page.keyboard.press('Enter');
  const physics = page.locator('.physics');
  await physics.getByText('OMEGA ONE').waitFor();
  await physics.getByRole('button', { name: 'The state vector' }).click();
  await physics.locator('.bars').waitFor();
  await page.keyboard.press('Escape');
  expect(await physics.getByText('OMEGA ONE').count()).toBe(0);

  await toNavigate(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.deal .hand-goal')].every((goal) =>
      /→|no path|act in flight/.test(goal.textContent ?? ''),
    ),
  );
  const cards = page.locator('.deal .hand-card.legal');
  for (let at = 0; at < (await cards.count()); at++) {
    await cards.nth(at).hover();
    const goal = await cards.nth(at).locator('.hand-goal').innerText();
    if (goal.startsWith('→')) await page.locator('.ghost.told').first().waitFor();
    else expect(await page.locator('.ghost.told').count()).toBe(0);
  }
  // A queued card lies face down, also for its owner.
  await cards.first().click();
  await page.locator('.control .slot.back').first().waitFor();
  expect(await page.locator('.control .slot.back').first().innerText()).not.toMatch(/CNOT|SWAP|X|H/);
});

test('on a phone the map draws the whole plan, and the Depot shows its prices while one chooses', async () => {
  const page = await site.open('/new/entanglion', { screen: 'phone', hurried: true });
  await page.getByRole('radio', { name: /^Gentle/ }).check();
  await page.getByLabel('Seed').fill('a plan');
  await easyBots(page);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await toNavigate(page);
  expect(await page.locator('.route').count()).toBe(0);
  for (const queued of [1, 2]) {
    await page.locator('.answers .hand-card.legal').first().tap();
    await page.locator('.place-it').tap();
    await page
      .locator('.own-control .slot.back')
      .nth(queued - 1)
      .waitFor();
  }
  await page.locator('.route-tag', { hasText: '2' }).first().waitFor();
  expect(await page.locator('.route').count()).toBeGreaterThan(1);
  expect(await page.locator('.route-tag', { hasText: '1' }).count()).toBeGreaterThan(0);
  await page.locator('.depot').tap();
  expect(await page.locator('.depot-prices .offer').count()).toBe(8);
  await page.locator('.depot-prices .close').tap();
  await page.locator('.depot-prices').waitFor({ state: 'detached' });
  expect(await flaws(page)).toEqual([]);
});

test('who wants to hear no more of event cards is asked again on the own turn, and not before', async () => {
  const page = await begin({ events: 3, seed: 'windows' });
  const silence = page.locator('[data-quiet="n"]');
  for (let n = 0; n < 8 && (await silence.count()) === 0; n++) {
    await asked(page);
    if ((await page.locator('.deal .hand-card.legal').count()) > 0) break;
    await page.keyboard.press('1');
    await page.waitForTimeout(150);
  }
  await silence.waitFor();
  await page.keyboard.press('n');
  await page.locator('.deal .hand-card.legal').first().waitFor({ timeout: 20_000 });
  // The own turn has come: from here on it is asked as before.
  await page.locator('.mute-switch').getByText('always ask').waitFor();
  await page.locator('.mute-switch').click();
  await page.locator('.mute-switch').getByText('quiet').waitFor();
});

test('who holds an event card for later reveals all cards without being asked before each', async () => {
  const page = await begin({ events: 3, seed: 'windows' });
  const question = page.locator('.prompt');
  const reveals = async () => (await question.innerText()).startsWith('Reveal your next card');
  let found = false;
  for (let n = 0; n < 40 && !found; n++) {
    if (!(await asked(page))) break;
    found = (await reveals()) && (await page.locator('[data-quiet="n"]').count()) > 0;
    if (found) break;
    const cards = page.locator('.deal .hand-card.legal');
    if (await cards.count()) await cards.first().click();
    // What is held is kept.
    else await page.keyboard.press((await page.locator('[data-quiet="n"]').count()) > 0 ? 'n' : 'Enter');
    await page.waitForTimeout(120);
  }
  expect(found).toBe(true);
  await page.keyboard.press('n');
  // Whatever else is asked on the way is answered; revealing is not.
  for (let n = 0; n < 12; n++) {
    await page.waitForTimeout(200); // the worker's answer
    if (!(await asked(page))) break;
    await expect.poll(reveals).toBe(false);
    if (/^(You have landed|At the Depot|Discard|Queue)/.test(await question.innerText())) break;
    await page.keyboard.press('Enter');
  }
  expect(await reveals()).toBe(false);
});

test('the silence about event cards never answers what is asked after it, however late it ends', async () => {
  const page = await begin({ events: 3, seed: 'windows' });
  // What is let pass is tried all the time, so that it is sure to be tried in the moment in which the question changes.
  await page.evaluate(() => {
    const later = globalThis.setInterval;
    globalThis.setInterval = ((task: () => void) => later(task, 0)) as typeof setInterval;
  });
  await playOut(page, async (random) => {
    if ((await page.locator('[data-quiet="n"]').count()) > 0) return page.keyboard.press('n');
    if (!(await pressOne(page, LOUD, random, 'click'))) await pressOne(page, QUIET, random, 'click');
  });
  const log = parseLog(await savedLog(page));
  if (!log.ok) throw new Error(log.problem);
  expect(passedPlans(log.value)).toEqual([]);
});

/** The actions with which the first fleet passed its planning. */
const passedPlans = (log: Log) =>
  [...log.actions.entries()].filter(([at, [seat, { kind }]]) => {
    if (seat !== 0 || kind !== 'pass') return false;
    const before = replay(entanglion, log, at);
    if (!before.ok) throw new Error(before.problem);
    return before.value.decisions.some(({ kind: asked }) => asked === 'navigate');
  });

test('it looks right on every screen', async () => {
  const page = await begin({ screen: 'phone' });
  await asked(page);
  expect(await flawsOnScreens(page, 'desktop')).toEqual([]);
  await toNavigate(page);
  expect(await flawsOnScreens(page, 'desktop', 'phone')).toEqual([]);
  await page.locator('.planet-name').first().click({ force: true });
  await page.locator('.physics').waitFor();
  expect(await flawsOnScreens(page, 'desktop', 'phone')).toEqual([]);
  await page.keyboard.press('Escape');
  await openPage(page, 'Fleets');
  await page.locator('.fleets-tab').waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.getByRole('button', { name: 'Act' }).tap();
  // Through the first round: answers of every kind that come up.
  for (let n = 0; n < 14; n++) {
    if (!(await asked(page))) break;
    const numbered = await page.locator('[data-kind="choice"], .choices .choice:not(.quiet)').count();
    await page.keyboard.press(numbered > 0 ? '1' : 'e');
    await page.waitForTimeout(100);
  }
  await asked(page);
  expect(await flawsOnScreens(page, 'phone')).toEqual([]);
});
