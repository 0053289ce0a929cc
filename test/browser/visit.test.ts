/** All games in one visit: they are opened and played one after the other in one page, which is never loaded anew. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from './site.ts';
import { asShip, logLength } from './table.ts';

const site = useSite();

/** Where ships are placed: only near its edge. */
const EDGE = '.placing-ground';
const EDGES = [
  [0.5, 0.985],
  [0.5, 0.015],
  [0.985, 0.5],
] as const;

interface Play {
  /** What moves a piece. */
  readonly deed: string;
  /** What else is clicked where it is there, before the deed and after it. */
  readonly first?: readonly string[];
  readonly last?: readonly string[];
}

const PLAYS = {
  'Entropy Rally': { deed: '.target.lit', last: ['.wheel-arrow', '.drawn-tile.legal'] },
  'Space Pirates': {
    first: ['.assigning .choice', EDGE, '.facing:not(.lost)'],
    deed: '.ghost[data-maneuver]:not(.lost, .dead-end) .ghost-plate',
    last: ['[data-quiet="E"]', '.ship.lit .ship-hit'],
  },
  Breach: { deed: '.room.lit .room-hit', last: ['.tray-card.legal'] },
  'Connect Four': { deed: '.c4-column.open' },
  'Settlers of the Cosmos': {
    first: ['.alien-choice', '.commit .cosmos-card.legal', '.console-tray .cosmos-card.legal'],
    deed: '.target.lit',
    last: ['.commit-button', '[data-asked] .choices .choice', '[data-quiet]'],
  },
  'Entanglion: Space Pirates': { deed: '.deal .legal', last: ['.choices .choice:not(.quiet)', '[data-quiet]'] },
} as const satisfies Readonly<Record<string, Play>>;
type Game = keyof typeof PLAYS;
/** The boards whose places are walked here; the other two are walked in tests of their own. */
const WALKED: readonly Game[] = ['Entropy Rally', 'Space Pirates', 'Breach', 'Connect Four'];

/** By the link that every table has. */
async function leaveTable(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'All games' }).first().click();
  await page.locator('.plate').first().waitFor();
}

async function sitDown(page: Page, game: Game): Promise<void> {
  // As the A.I., who has many rooms to click in from the beginning.
  if (game === 'Breach') {
    await page.getByRole('link', { name: 'Breach with other settings' }).click();
    await asShip(page);
    await page.getByRole('button', { name: 'Start the match' }).click();
  } else await page.getByRole('button', { name: `Play now: ${game}` }).click();
  await page.locator('[data-asked]').waitFor();
}

/** Another edge each time, as somebody may be too near. */
async function clickAtTheEdge(page: Page, nth: number): Promise<void> {
  const box = await page.locator(EDGE).boundingBox();
  if (!box) throw new Error('the board is not to be seen');
  const [right, down] = EDGES[nth % EDGES.length] ?? [0, 0];
  await page.mouse.click(box.x + box.width * right, box.y + box.height * down);
}

/**
 * Clicks one of them as a mouse does, nothing forced: what lies under something else, or takes no mouse, does not count. Says
 * whether one could be clicked; what a bot's move has just covered can be clicked later.
 */
async function clickOne(page: Page, selector: string, nth: number): Promise<boolean> {
  const spots = await page.locator(selector).all();
  if (spots.length === 0) return false;
  if (selector === EDGE) {
    await clickAtTheEdge(page, nth);
    return true;
  }
  for (const spot of spots.slice(0, 5)) {
    const done = await spot.click({ timeout: 1000 }).then(
      () => true,
      () => false,
    );
    if (done) return true;
  }
  return false;
}

/** Plays on the board until so many pieces were moved. */
async function playSome(page: Page, game: Game, deeds: number): Promise<void> {
  const { deed, first = [], last = [] }: Play = PLAYS[game];
  const before = await logLength(page);
  let done = 0;
  for (let clicks = 0; done < deeds; clicks++) {
    if (clicks > 60) throw new Error(`${game} does not go on: ${await page.locator('.prompt').innerText()}`);
    await page
      .locator('[data-asked]')
      .waitFor()
      .catch(async (error: unknown) => {
        throw new Error(`${game} asks nothing: ${await page.locator('body').innerText()}`, { cause: error });
      });
    for (const selector of [...first, deed, ...last]) {
      if (!(await clickOne(page, selector, clicks))) continue;
      if (selector === deed) done++;
      break;
    }
    await page.waitForTimeout(100); // the worker's answer
  }
  await expect.poll(() => logLength(page), { timeout: 10_000 }).toBeGreaterThanOrEqual(before + deeds);
}

test('all games are played one after the other, by mouse and by keys, and the first ones again, without loading the page anew; a table looks the same whichever games were opened before it', async () => {
  const page = await site.open('/', { hurried: true });
  let loads = 0;
  page.on('load', () => loads++);
  const visits: readonly Game[] = [
    'Entropy Rally',
    'Space Pirates',
    'Breach',
    'Connect Four',
    'Settlers of the Cosmos',
    'Entanglion: Space Pirates',
    'Entropy Rally',
    'Space Pirates',
  ];
  const tables = new Map<string, string>();
  for (const [nth, game] of visits.entries()) {
    await sitDown(page, game);
    await playSome(page, game, 2);
    if (WALKED.includes(game) && visits.indexOf(game) === nth) await walk(page, game);
    tables.set((await page.locator('.shell').getAttribute('data-game')) ?? '', page.url());
    await leaveTable(page);
  }
  expect(loads).toBe(0);
  expect(await nestedRules(page)).toEqual([]);
  await checkLooks(page, [...tables]);
});

/** Style sheets are written nested and built flat: browsers of two years ago know no nesting. */
function nestedRules(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rulesIn = (list: CSSRuleList): CSSRule[] =>
      [...list].flatMap((rule) => (rule instanceof CSSMediaRule ? rulesIn(rule.cssRules) : [rule]));
    return [...document.styleSheets]
      .flatMap(({ cssRules }) => rulesIn(cssRules))
      .filter((rule) => rule instanceof CSSStyleRule && rule.cssRules.length > 0)
      .map(({ cssText }) => cssText.slice(0, 60));
  });
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-stop') ?? undefined);

/** On the board Tab has one stop, arrows go from place to place, and Enter does what a click does. */
async function walk(page: Page, game: Game): Promise<void> {
  // What comes before the deed is done by mouse, as it is not of the board.
  for (let clicks = 0; (await page.locator(PLAYS[game].deed).count()) === 0; clicks++) {
    const { last = [] }: Play = PLAYS[game];
    for (const selector of last) if (await clickOne(page, selector, clicks)) break;
    await page.waitForTimeout(100); // the worker's answer
  }
  expect(await page.locator('[data-stop][tabindex="0"]').count()).toBe(1);
  for (let tabs = 0; (await focused(page)) === undefined; tabs++) {
    if (tabs > 40) throw new Error('Tab does not come to the board');
    // With a piece in hand Tab turns to the next piece.
    await page.keyboard.press(game === 'Breach' ? 'Shift+Tab' : 'Tab');
  }
  const seen = new Set([await focused(page)]);
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowRight']) {
    await page.keyboard.press(key);
    seen.add(await focused(page));
  }
  expect(seen.size).toBeGreaterThan(1);
  expect(seen).not.toContain(undefined);
  await page
    .locator(PLAYS[game].deed)
    .first()
    .evaluate((spot) => {
      spot.closest<SVGElement>('[data-stop]')?.focus();
    });
  const before = await logLength(page);
  await page.keyboard.press('Enter');
  await page.waitForFunction((lines) => document.querySelectorAll('.log li').length > lines, before);
}

/** Every property that a style sheet of the page sets: no other can be changed by one. */
function propertiesSet(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = new Set<string>();
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) for (const name of rule.style) names.add(name);
        if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
      }
    };
    for (const { cssRules } of document.styleSheets) collect(cssRules);
    // Properties of our own show in the others.
    return [...names].filter((name) => !name.startsWith('--'));
  });
}

/** How every element of a table looks: its name, and what its style says of some properties. */
function looks(page: Page, properties: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (names) =>
      Array.from(document.querySelectorAll('.shell, .shell *'), (element) => {
        const style = getComputedStyle(element);
        const lines = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return [`${element.tagName} ${element.getAttribute('class') ?? ''}`, ...lines].join('\n');
      }),
    properties,
  );
}

/** What is different in a look, in words. */
function differences(before: readonly string[], after: readonly string[]): string[] {
  return after.flatMap((look, at) => {
    if (look === before[at]) return [];
    const were = before[at]?.split('\n') ?? [];
    const [name, ...lines] = look.split('\n');
    return lines.filter((line, nth) => line !== were[nth + 1]).map((line) => `${name} { ${line} }`);
  });
}

/** Goes to a table within the page. Until it has come, the one before it stands there. */
async function goTo(page: Page, address: string, game: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.locator(`.shell[data-game="${game}"]`).waitFor();
  await page.locator('.stage-board > *').first().waitFor();
}

/** How a table looks when it waits for its player and nothing moves any more. */
async function look(page: Page, properties: readonly string[]): Promise<string[]> {
  await page.locator('.stage-board > *').first().waitFor();
  await page.locator('[data-asked]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const markup = () => page.locator('.shell').innerHTML();
  for (let times = 0, before = ''; times < 40; times++) {
    const after = await markup();
    if (after === before) return looks(page, properties);
    before = after;
    await page.waitForTimeout(400); // longer than the last outline of a change
  }
  throw new Error(`${page.url()} does not come to rest`);
}

/** The tables of all games, each when it is opened first of all and after all others. */
async function checkLooks(page: Page, tables: readonly (readonly [game: string, address: string])[]): Promise<void> {
  // By now the style sheets of all games are there.
  const properties = await propertiesSet(page);
  const alone: string[][] = [];
  for (const [, address] of tables) {
    await page.goto(address);
    alone.push(await look(page, properties));
  }
  for (const [game, address] of tables) await goTo(page, address, game);
  for (const [at, [game, address]] of tables.entries()) {
    await goTo(page, address, game);
    const after = await look(page, properties);
    const before = alone[at] ?? [];
    expect(after.length).toBe(before.length);
    expect(differences(before, after).slice(0, 10)).toEqual([]);
  }
}
