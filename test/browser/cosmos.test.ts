/** Settlers of the Cosmos at the table: whole games by clicks, by keys and by touch, and how it looks on every screen. */
import { cosmos } from '@orrery/cosmos';
import { parseLog, Random, verify } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCREENS } from '../../scripts/site.mjs';
import { flaws, misfits } from './looks.ts';
import { type OpenSettings, useSite } from './site.ts';
import { easyBots, isOver, openPage, openRules, pressOne, prompt, savedLog, seeBoard } from './table.ts';

const site = useSite();

interface Start extends OpenSettings {
  readonly players?: number;
  readonly seed?: string;
  /** Few points make a short game. */
  readonly points?: number;
  /** Many stacks meet soon. */
  readonly stacks?: number;
}

async function begin({ players = 2, seed = 'settlers', points = 6, stacks = 2, ...settings }: Start): Promise<Page> {
  const page = await site.open('/new/cosmos', { hurried: true, ...settings });
  await page.getByLabel('Players').fill(String(players));
  await openRules(page);
  await page.getByLabel('Points to win').fill(String(points));
  await page.getByLabel('Starting stacks').fill(String(stacks));
  await page.getByLabel('Seed').fill(seed);
  await easyBots(page);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.console').waitFor();
  return page;
}

/**
 * What the table asks now: the part of the page that answers it. The first that is there counts. Buttons count only while
 * something is asked: at the end others stand in their place, and a late click would leave the table.
 */
const PARTS = {
  over: '.end-page',
  sure: '[data-asked] .choices[role="group"] .choice.danger',
  alien: '.alien-choice',
  spend: '.spending',
  move: '.move-target:not(.none)',
  commit: '.commit',
  reinforce: '.reinforce-plays .choice',
  invade: '.invade .choice',
  site: '[data-asked] ~ .stage .target.lit',
  list: '[data-asked] .choices .choice',
  quiet: '[data-quiet].cursor',
} as const;
type Part = keyof typeof PARTS;

async function asked(page: Page): Promise<Part> {
  const parts = page.waitForFunction(
    (all) => Object.entries(all).find(([, selector]) => document.querySelector(selector))?.[0],
    PARTS,
    { timeout: 60_000 },
  );
  const handle = await parts.catch(async (error: unknown) => {
    throw new Error(`nothing can be answered here: ${await page.locator('body').innerText()}`, { cause: error });
  });
  return (await handle.jsonValue()) as Part;
}

type Answers = Readonly<Record<Exclude<Part, 'over'>, () => Promise<unknown>>>;

/** Answers whatever is asked, until the match is over or something is reached; gives back what was asked. */
async function playOn(page: Page, answers: Answers, until?: (part: Part) => boolean): Promise<Set<Part>> {
  const seen = new Set<Part>();
  for (let n = 0; n < 400; n++) {
    const part = await asked(page);
    seen.add(part);
    if (part === 'over' || until?.(part)) return seen;
    // It may vanish under the finger: a bot has played meanwhile.
    await answers[part]().catch(() => {});
    await page.waitForTimeout(30); // the worker's answer
  }
  throw new Error(`a game to so few points is over by now: ${await prompt(page)}`);
}

/** By clicks or taps. Where a card is chosen first and laid then, both. */
function pointing(page: Page, random: Random, by: 'click' | 'tap' = 'click'): Answers {
  const on = (selector: string) => pressOne(page, selector, random, by);
  const quiet = () => on('[data-quiet]');
  return {
    sure: () => on(PARTS.list),
    alien: () => on(PARTS.alien),
    spend: async () => {
      const buys = '.purchase[data-kind], .site-key';
      if ((await page.locator(buys).count()) > 0 && random.int(8) > 0) await on(buys);
      // Done with this step, not with the next one, which may have come meanwhile.
      else await on(':root:has(.spending) [data-quiet]');
    },
    move: async () => {
      if (random.int(6) === 0) await on('.count-button[aria-disabled="false"]');
      // To a place on the board as well as to its button.
      await on(random.int(2) === 0 ? '.target.lit' : PARTS.move);
    },
    commit: async () => {
      const inSheet = await page.locator('.commit .cosmos-card.legal').count();
      await on(inSheet > 0 ? '.commit .cosmos-card.legal' : '.console-tray .cosmos-card.legal');
      if (inSheet > 0) await on('.commit-button');
    },
    reinforce: () => on(`${PARTS.reinforce}, [data-quiet]`),
    invade: () => on(random.int(2) === 0 ? '.target.lit' : PARTS.invade),
    site: async () => {
      await on('.target.lit');
      // Of many places a finger shows one first.
      if (await page.locator('.spot-answer').count()) await on('.spot-answer .choice.cursor');
    },
    list: () => on(PARTS.list),
    quiet,
  };
}

/** The match ended, its log verifies, and the player did many things in it. */
async function checkTheEnd(page: Page): Promise<void> {
  expect(await isOver(page)).toBe(true);
  const log = parseLog(await savedLog(page));
  if (!log.ok) throw new Error(log.problem);
  expect(verify(cosmos, log.value)).toMatchObject({ ok: true });
  const kinds = new Set(log.value.actions.filter(([seat]) => seat === 0).map(([, action]) => action.kind));
  for (const kind of ['placeStart', 'chooseResource', 'spend', 'move']) expect(kinds).toContain(kind);
}

test('clicks on board, purchases and hand play it to its end', async () => {
  const page = await begin({});
  const answers = pointing(page, Random.from('clicks'));
  await playOn(page, answers);
  await checkTheEnd(page);
  // With what points stands at the table, too.
  await seeBoard(page);
  expect(await page.locator('.meanwhile').innerText()).toMatch(/ wins in round \d+ with \d+ points: \d/);
});

test('a phone plays it to its end by touch', async () => {
  const page = await begin({ screen: 'phone', seed: 'taps' });
  const answers = pointing(page, Random.from('taps'), 'tap');
  await playOn(page, answers);
  await checkTheEnd(page);
});

test('the keyboard alone plays it to its end', async () => {
  const page = await site.open('/new/cosmos', { hurried: true });
  await openRules(page);
  for (const [label, value] of [
    ['Points to win', '6'],
    ['Starting stacks', '2'],
    ['Seed', 'keys'],
  ] as const) {
    await page.getByLabel(label).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(value);
  }
  await page.getByRole('button', { name: 'Start the match' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.console').waitFor();
  const random = Random.from('keys');
  const press = (...keys: readonly string[]) => page.keyboard.press(random.pick(keys));
  const digits = () => press('1', '2', '3', 'ArrowRight', 'Enter');
  await playOn(page, {
    sure: () => press('1', '2'),
    alien: () => press('1', '2', 'Enter'),
    spend: () => press('1', '2', '3', 'ArrowRight', 'Enter', 'e'),
    move: () => press('1', '2', '3', '4', '+', '-', 'ArrowRight', 'Enter', 'Escape'),
    commit: () => press('1', '2', '3', 'ArrowRight', 'Enter'),
    reinforce: () => press('1', '2', 'Enter', 'e'),
    invade: () => press('1', '2', 'Enter'),
    site: digits,
    list: digits,
    quiet: () => page.keyboard.press('e'),
  });
  await checkTheEnd(page);
});

/** The answers are one stop for Tab, and the focus goes along with the cursor. */
async function walkTheAnswers(page: Page, answers: string): Promise<void> {
  const stop = page.locator(`${answers}:not([tabindex="-1"])`);
  expect(await stop.count()).toBe(1);
  await stop.focus();
  const before = await stop.innerText();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => stop.innerText()).not.toBe(before);
  expect(await stop.evaluate((button) => button === document.activeElement)).toBe(true);
}

/** Board and hand are reached by Tab, and arrows go from site to site. */
async function walkTheBoard(page: Page): Promise<void> {
  const stop = page.locator('.targets [tabindex="0"]');
  await expect(stop.count()).resolves.toBe(1);
  await stop.focus();
  const before = await page.evaluate(() => document.activeElement?.getAttribute('data-site'));
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  const after = await page.evaluate(() => document.activeElement?.getAttribute('data-site'));
  expect(after).not.toBe(before);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^[PC]\d+, /);
}

test.for([2, 6])(
  'with %i players nothing is wrong with its looks on any screen, at peace and at war, and the board is walked by arrows',
  async (players) => {
    const page = await begin({ players, points: 20, stacks: players === 2 ? 4 : 1, seed: 'looks' });
    const answers = pointing(page, Random.from('looks'));
    const found: string[] = [];
    let moments = players / 2;
    const look = async (moment: string) => {
      // Each moment meets axe on one screen, another one each time.
      const audited = moments++ % Object.keys(SCREENS).length;
      for (const [nth, [name, { viewport }]] of Object.entries(SCREENS).entries()) {
        await page.setViewportSize(viewport);
        await page.waitForTimeout(120);
        const wrong = nth === audited ? await flaws(page) : await misfits(page);
        found.push(...wrong.map((flaw) => `${moment}, ${name}: ${flaw}`));
      }
      await page.setViewportSize(SCREENS.desktop.viewport);
    };
    await look('choosing an alien');
    await walkTheAnswers(page, '.alien-choice');
    await playOn(page, answers, (part) => part === 'spend');
    await look('spending');
    await walkTheBoard(page);
    await playOn(page, answers, (part) => part === 'move');
    await look('moving');
    await walkTheAnswers(page, PARTS.move);
    await playOn(page, answers, (part) => part === 'commit' || part === 'reinforce');
    await look('an invasion');
    expect(found).toEqual([]);
  },
);

test('on a phone every place for the first ships carries its name within its ring', async () => {
  const page = await begin({ screen: 'phone', seed: 'labels' });
  await page.locator('[data-asked]').waitFor();
  await page.keyboard.press('Enter'); // an alien
  await page.locator('.spot-answer').waitFor();
  const middles = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }),
    );
  const [rings, names] = [await middles('.target-light'), await middles('.corner-label')];
  expect(rings.length).toBeGreaterThan(20);
  const bare = rings.filter((ring) => !names.some((name) => Math.hypot(name.x - ring.x, name.y - ring.y) < 4));
  expect(bare).toEqual([]);
  // The name of a planet is nearer to it than to any corner.
  const [planets, corners] = [await middles('.planet-disc'), await middles('.corner-dot, .target-light')];
  const toNearest = (from: { x: number; y: number }, all: typeof planets) =>
    Math.min(...all.map(({ x, y }) => Math.hypot(x - from.x, y - from.y)));
  const strays = (await middles('.planet-label')).filter(
    (name) => toNearest(name, planets) >= toNearest(name, corners),
  );
  expect([planets.length, strays]).toEqual([13, []]);
});

test('on a phone the corners have their names again after other pages of the sheet', async () => {
  const page = await begin({ screen: 'phone', seed: 'labels' });
  await page.locator('[data-asked]').waitFor();
  await page.keyboard.press('Enter'); // an alien
  await page.locator('.spot-answer').waitFor();
  const named = () => page.locator('.corner-label').filter({ visible: true }).count();
  const before = await named();
  expect(before).toBeGreaterThan(20);
  for (const name of ['Hand', 'Rules']) {
    await openPage(page, name);
    await page.waitForTimeout(300); // the board has another size
  }
  await page.getByRole('button', { name: /^Act.*your turn/ }).tap();
  await expect.poll(named, { timeout: 3000 }).toBe(before);
});
