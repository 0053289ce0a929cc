/** Entropy Rally at the table: planning in a draft, whole games by clicks, by keys and by touch, and Chaos as a film. */
import { entropy } from '@orrery/entropy';
import { type Log, parseLog, Random, verify } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { flawsOnScreens } from './looks.ts';
import { type OpenSettings, useSite } from './site.ts';
import { easyBots, isOver, openRules, pressOne, savedLog } from './table.ts';

const site = useSite();

interface Start extends OpenSettings {
  readonly players?: number;
  readonly seed?: string;
  /** Little entropy makes a short game. */
  readonly entropy?: number;
  /** Few tiles make a short set-up. */
  readonly tiles?: number;
  /** A third of all cards are Titanium Portals, which cost nothing, and all tiles have titanium. */
  readonly transports?: boolean;
}

/** A against bots, through the settings page. */
async function begin({
  players = 2,
  seed = 'rally',
  entropy: start = 1000,
  tiles,
  transports = false,
  ...settings
}: Start = {}): Promise<Page> {
  const page = await site.open('/new/entropy', settings);
  await page.getByLabel('Players').fill(String(players));
  await openRules(page);
  await page.getByLabel('Entropy starts at minus').fill(String(start));
  await page.getByLabel('Seed').fill(seed);
  if (tiles !== undefined) await page.getByLabel('Tiles at the start').fill(String(tiles));
  if (transports) {
    await page.getByLabel('Card titanium portal copies').fill('20');
    await page.getByLabel('Card titanium portal energy').fill('0');
    for (const box of await page.getByLabel(/^Tile .* count$/).all()) await box.fill('0');
    await page.getByLabel('Tile titanium 3 count').fill('40');
  }
  await easyBots(page);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.console').waitFor();
  return page;
}

/** What the table asks this player now: the part of the page that answers it. */
const PARTS = {
  over: 'button:has-text("Rematch")',
  film: '.film-head',
  plan: '.plan-finish:not(:disabled)',
  sure: '.plan-answers .choice.danger',
  amounts: '.amount-confirm',
  facing: '.wheel-arrow',
  hex: '.target.lit',
  ship: '.ship.live',
  list: '.choices .choice.cursor',
  pick: '.drawn-tile.legal',
} as const;
type Part = keyof typeof PARTS;

async function asked(page: Page): Promise<Part> {
  const handle = await page.waitForFunction(
    (parts) => {
      const found = Object.entries(parts).find(([, selector]) => {
        const [tag, words] = selector.split(':has-text(');
        const elements = [...document.querySelectorAll(tag ?? '')];
        return words === undefined ? elements.length > 0 : elements.some((one) => one.textContent?.includes('Rematch'));
      });
      return found?.[0];
    },
    PARTS,
    { timeout: 30_000 },
  );
  return (await handle.jsonValue()) as Part;
}

/** Answers whatever is asked until the match is over; gives back how often what was asked. */
async function playOut(
  page: Page,
  answers: Readonly<Record<Part, () => Promise<unknown>>>,
): Promise<Map<Part, number>> {
  const seen = new Map<Part, number>();
  for (let n = 0; n < 600; n++) {
    const part = await asked(page);
    if (part === 'over') return seen;
    seen.set(part, (seen.get(part) ?? 0) + 1);
    await answers[part]();
    await page.waitForTimeout(30); // the worker's answer
  }
  throw new Error('a game of so little entropy is over by now');
}

/** Whether the draft would lose a ship or a card, once that is known. */
async function isBadDraft(page: Page): Promise<boolean> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.program .card-line')].every((line) => line.textContent !== '…'),
  );
  return (await page.locator('.program .bad').count()) > 0;
}

async function logOf(page: Page): Promise<Log> {
  const log = parseLog(await savedLog(page));
  if (!log.ok) throw new Error(log.problem);
  return log.value;
}

async function cardsLaid(page: Page): Promise<number> {
  const { actions } = await logOf(page);
  return actions.filter(([seat, { kind }]) => seat === 0 && kind === 'append').length;
}

/** The match ended, its log verifies, and the player did more in it than finish. */
async function checkTheEnd(page: Page): Promise<Log> {
  expect(await isOver(page)).toBe(true);
  const log = await logOf(page);
  expect(verify(entropy, log)).toMatchObject({ ok: true });
  const kinds = log.actions.filter(([seat]) => seat === 0).map(([, action]) => action.kind);
  expect(kinds.filter((kind) => kind === 'placeTile').length).toBeGreaterThan(3);
  expect(kinds.filter((kind) => kind === 'append').length).toBeGreaterThan(3);
  return log;
}

test('clicks on the map, the hand and the answers play it to its end; what is handed in is the draft, in its order', async () => {
  const page = await begin({ entropy: 330, players: 3 });
  const random = Random.from('clicks');
  const click = (selector: string) => pressOne(page, selector, random, 'click');
  let draft: readonly string[] | undefined;
  await playOut(page, {
    over: async () => {},
    film: async () => {},
    plan: async () => {
      // The first time one of each card.
      draft ??= await layEach(page);
      if ((await page.locator('.program .laid-card').count()) === 0)
        for (let cards = 0; cards < 4; cards++) {
          await click('.console-tray .stack.legal:not(.beyond)');
          // A card that would lose the ship goes back.
          if (await isBadDraft(page)) await click('.program .laid-card:last-of-type');
        }
      await click(PARTS.plan);
    },
    sure: () => click(PARTS.sure),
    amounts: () => click(PARTS.amounts),
    facing: () => click(PARTS.facing),
    hex: () => click(PARTS.hex),
    ship: () => click(PARTS.ship),
    list: () => click('.choices .choice'),
    pick: () => click(PARTS.pick),
  });
  const { actions } = await checkTheEnd(page);
  const laid = actions.flatMap(([seat, action]) => (seat === 0 && action.kind === 'append' ? [action] : []));
  expect(draft?.length).toBeGreaterThan(1); // of one card there is no order
  expect(laid.slice(0, draft?.length).map((action) => 'card' in action && action.card)).toEqual(draft);
});

/** Lays a card of every stack, as long as none of them harms the ship; says which. */
async function layEach(page: Page): Promise<readonly string[]> {
  const cards = await page
    .locator('.console-tray .stack.legal')
    .evaluateAll((stacks) => stacks.map((stack) => (stack as HTMLElement).dataset.card ?? ''));
  expect(cards.length).toBeGreaterThan(1);
  const laid: string[] = [];
  for (const card of cards) {
    await page.locator(`.console-tray [data-card="${card}"]`).click();
    if (await isBadDraft(page)) await page.keyboard.press('Backspace');
    else laid.push(card);
  }
  return laid;
}

test('the keyboard alone plays it to its end', async () => {
  const page = await site.open('/new/entropy');
  await openRules(page);
  await page.getByLabel('Entropy starts at minus').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('330');
  await page.getByLabel('Seed').focus();
  await page.keyboard.type('rally');
  await page.getByRole('button', { name: 'Start the match' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.console').waitFor();
  const random = Random.from('keys');
  const press = (...keys: readonly string[]) => page.keyboard.press(random.pick(keys));
  const answers: Parameters<typeof playOut>[1] = {
    over: async () => {},
    film: async () => {},
    plan: async () => {
      for (let n = 0; n < 8; n++) {
        await press('1', '2', '3', '4', '6', '8', '9', 'w', 'p', 'b', 't', 'ArrowDown');
        // A card that would lose the ship, or would be ignored, goes back.
        if (await isBadDraft(page)) await press('Backspace', 'u');
      }
      await page.keyboard.press('Enter');
    },
    // Without a card it asks once more, and no double press gets through.
    sure: async () => {
      await page.waitForTimeout(550);
      await page.keyboard.press('Enter');
    },
    amounts: async () => {
      await press('1', '2', 'ArrowLeft', 'ArrowDown', 'Home');
      // Whoever has too many cards takes the proposal.
      if (await page.locator('.keepers').count()) await page.keyboard.press('1');
      await page.keyboard.press('Enter');
    },
    facing: () => press('1', '2', '3', 'ArrowRight', 'Enter'),
    hex: () => press('1', '2', '3', 'ArrowRight', 'Enter'),
    ship: () => press('1', 'Enter'),
    list: () => press('1', '2', 'Enter'),
    pick: () => press('1', 'Enter'),
  };
  await playOut(page, answers);
  // Random keys may lose the ship in the first era: then there is a rematch.
  for (let again = 0; again < 4 && (await cardsLaid(page)) <= 3; again++) {
    await page.keyboard.press('r');
    // The address changes before the table does.
    await page.getByRole('button', { name: 'Rematch' }).waitFor({ state: 'detached' });
    await playOut(page, answers);
  }
  await checkTheEnd(page);
});

test('a phone plays it to its end by touch', async () => {
  const page = await begin({ entropy: 420, screen: 'phone' });
  const random = Random.from('taps');
  const tap = (selector: string) => pressOne(page, selector, random, 'tap');
  await playOut(page, {
    over: async () => {},
    film: async () => {},
    plan: async () => {
      for (let cards = 0; cards < 4; cards++) {
        await tap('.answers .stack.legal:not(.beyond)');
        if (await isBadDraft(page)) await tap('.take-back');
      }
      await tap(PARTS.plan);
    },
    sure: () => tap(PARTS.sure),
    amounts: () => tap(PARTS.amounts),
    facing: () => tap(PARTS.facing),
    hex: async () => {
      await tap(PARTS.hex);
      // Of many places a finger shows one first.
      if (await page.locator('.spot-answer').count()) await tap('.spot-answer .choice.cursor');
    },
    ship: () => tap(PARTS.ship),
    list: () => tap('.choices .choice'),
    pick: () => tap(PARTS.pick),
  });
  await checkTheEnd(page);
});

/** Through the set-up with the first answers, to the first planning. */
async function toPlanning(page: Page): Promise<void> {
  for (let n = 0; n < 60; n++) {
    const part = await asked(page);
    if (part === 'plan') return;
    if (part === 'film') await page.keyboard.press('Escape');
    else await page.keyboard.press('Enter');
    await page.waitForTimeout(60);
  }
  throw new Error('the set-up has no end');
}

const programWords = (page: Page) => page.locator('.program .laid-card .card-name').allInnerTexts();
/** The names of the stacks that have a card, each as often as it has some. */
async function handWords(page: Page): Promise<string[]> {
  const stacks = await page.locator('.console-tray .stack.legal').all();
  const named = stacks.map(async (stack) => {
    const count = Number((await stack.locator('.stack-count').innerText()).slice(1));
    return Array.from<string>({ length: count }).fill(await stack.locator('.stack-name').innerText());
  });
  return (await Promise.all(named)).flat();
}

test('a draft is laid by click and drag, put in order, taken back, undone, and survives a reload; what it would do is asked of the rules', async () => {
  const page = await begin();
  await toPlanning(page);
  await checkForecasts(page);
  const hand = await handWords(page);
  expect(hand).toHaveLength(5);
  const stack = page.locator('.console-tray .stack.legal');
  const first = await stack.first().locator('.stack-name').innerText();
  await stack.first().click();
  expect(await programWords(page)).toEqual([first]);
  expect((await handWords(page)).length).toBe(4);

  // From the hand to the front of the program.
  const last = await stack.last().locator('.stack-name').innerText();
  await stack.last().dragTo(page.locator('.laid-card').first(), { targetPosition: { x: 8, y: 40 } });
  expect(await programWords(page)).toEqual([last, first]);
  // Within the program: behind the other.
  await page.locator('.program .laid-card').first().dragTo(page.locator('.program .next-slot'));
  expect(await programWords(page)).toEqual([first, last]);
  // By keyboard: the focus goes along with the card.
  await page.locator('.program .laid-card').first().focus();
  await page.keyboard.press('Shift+ArrowRight');
  expect(await programWords(page)).toEqual([last, first]);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-slot'))).toBe('1');
  await page.keyboard.press('Delete');
  expect(await programWords(page)).toEqual([last]);
  await page.locator('.plan-answers').getByRole('button', { name: /^Undo/ }).click();
  expect(await programWords(page)).toEqual([last, first]);

  await page.reload();
  await page.locator('.plan-finish').waitFor();
  expect(await programWords(page)).toEqual([last, first]);
  expect((await handWords(page)).length).toBe(3);

  // Out of the program is back in the hand; nothing of all this is in the log.
  await page.locator('.program .laid-card').first().dragTo(page.locator('.prompt'));
  expect(await programWords(page)).toEqual([first]);
  await page.getByRole('button', { name: /^Clear/ }).click();
  expect(await programWords(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Go on planning' }).click();
  await page.getByRole('button', { name: 'Finish planning' }).waitFor();
});

/** Keeps back what the page asks about a draft; gives back what lets it go. */
async function holdForecasts(page: Page): Promise<() => Promise<void>> {
  const release = await page.evaluateHandle(() => {
    const held: (() => void)[] = [];
    const { postMessage } = Object.getOwnPropertyDescriptors(Worker.prototype);
    Worker.prototype.postMessage = function (this: Worker, message: { readonly type?: string }) {
      const send = () => postMessage.value?.call(this, message);
      if (message.type === 'forecast') held.push(send);
      else send();
    };
    return () => {
      Object.defineProperty(Worker.prototype, 'postMessage', postMessage);
      for (const send of held) send();
    };
  });
  return () => release.evaluate((letGo) => letGo());
}

/** Nothing of another draft stays, and nothing moves meanwhile. In the end there is no card in the draft again. */
async function checkForecasts(page: Page): Promise<void> {
  const lines = page.locator('.program .card-line');
  const stack = page.locator('.console-tray .stack.legal:not(.beyond)');
  const scale = page.locator('.scale-words');
  await stack.first().click();
  await lines.getByText(/left|ignored/).waitFor();
  const before = await page.locator('.program').boundingBox();
  const letGo = await holdForecasts(page);
  await stack.last().click();
  await page.locator('.program .laid-card').nth(1).waitFor();
  await page.waitForFunction(() => document.querySelector('.prospect')?.textContent === '…');
  expect(await lines.allInnerTexts()).toEqual(['…', '…']);
  expect(await page.locator('.ghost').count()).toBe(0);
  expect(await scale.innerText()).not.toContain('your cards');
  expect(await page.locator('.program').boundingBox()).toEqual(before);
  await letGo();
  await page.waitForFunction(() => document.querySelector('.prospect')?.textContent !== '…');
  for (const line of await lines.allInnerTexts()) expect(line).toMatch(/left|ignored|not reached/);
  expect(await page.locator('.program').boundingBox()).toEqual(before);
  // Without a card there is nothing to ask.
  await page.getByRole('button', { name: /^Clear/ }).click();
  expect(await page.locator('.prospect').innerText()).toContain('No card yet');
  expect(await page.locator('.ghost').count()).toBe(0);
}

test('Chaos is a film that stops at a key, steps by chapters, goes to a cell and can be skipped; a replay shows it, and every other moment', async () => {
  const page = await begin({ motion: true, tiles: 2 });
  await toPlanning(page);
  // Bots may still be planning: the first key would only show that.
  await page.waitForFunction(() => document.querySelectorAll('.others .done').length === 1, undefined, {
    timeout: 20_000,
  });
  await page.locator('.console-tray .stack.legal').first().click();
  await page.keyboard.press('Enter');
  await page.locator('.film-head').waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Play' }).waitFor();
  const words = () => page.locator('.film-words').innerText();
  // It may have gone on until the key came.
  await page.locator('.film-cell').first().click();
  const beginning = await words();
  await page.keyboard.press('Shift+ArrowRight');
  expect(await words()).not.toBe(beginning);
  expect(await page.locator('.now-lines .here').count()).toBe(1);
  await page.locator('.film-cell').first().click();
  expect(await words()).toBe(beginning);
  await page.keyboard.press('Escape');
  // Another film may follow at once: a bot has answered what stopped this one.
  await page.waitForFunction((before) => document.querySelector('.film-words')?.textContent !== before, beginning);

  const match = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (const eye of ['0', 'watcher']) await checkReplay(page, match, eye);
  await stepThroughChaos(page, match);
});

/** From a seat, or from outside, every moment of a running match is shown, and nothing is asked there. */
async function checkReplay(page: Page, match: string, eye: string): Promise<void> {
  await page.goto(`${site.url}/replay/${match}?from=${eye}`);
  const count = page.locator('.replay-count .numeral');
  await count.waitFor();
  let films = 0;
  for (let at = Number(await count.innerText()); at > 0; at--) {
    await page.waitForFunction((n) => document.querySelector('.replay-count .numeral')?.textContent === n, String(at));
    expect(await page.locator('.plan-finish, .amount-confirm, .ship.live').count()).toBe(0);
    expect(await page.locator('.replay-line').innerText()).not.toBe('');
    if (await page.locator('.film-cell').count()) {
      films++;
      await page.getByRole('button', { name: 'One step back' }).click();
      await page.locator('.now-panel').waitFor();
    }
    await page.keyboard.press('Shift+ArrowLeft');
  }
  expect(films).toBeGreaterThan(0);
}

/** A replay steps through Chaos picture by picture, with one set of buttons. */
async function stepThroughChaos(page: Page, match: string): Promise<void> {
  await page.goto(`${site.url}/replay/${match}?from=0`);
  const count = page.locator('.replay-count .numeral');
  await count.waitFor();
  const goBack = async () => {
    const at = Number(await count.innerText());
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => count.innerText()).toBe(String(at - 1));
  };
  while (!(await page.locator('.film-chapter', { hasText: 'Chaos' }).count())) await goBack();
  const at = await count.innerText();
  expect(await page.locator('.round-button').count()).toBe(5);
  await goBack();
  // The first step on begins the move, the next stays within it and tells something else.
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect.poll(() => count.innerText()).toBe(at);
  expect(await page.locator('.film-cell').first().getAttribute('aria-current')).toBe('step');
  const before = await page.locator('.replay-line').innerText();
  for (let steps = 0; steps < 30 && (await page.locator('.replay-line').innerText()) === before; steps++)
    await page.keyboard.press('ArrowRight');
  expect([await count.innerText(), await page.locator('.replay-line').innerText()]).toEqual([
    at,
    expect.not.stringContaining(before),
  ]);
}

test('every stage is clean on every screen, and nothing is cut off', async () => {
  const wanted = ['hex', 'facing', 'plan', 'draft', 'amounts', 'over'];
  const checked = new Set<string>();
  const random = Random.from('stages');
  // Keys by chance, beside bots that take their time: a match may pass a stage by, and then another one is played.
  for (const seed of ['rally', 'another', 'the last']) {
    const page = await begin({ screen: 'phone', seed, players: 3, entropy: 200, tiles: 3, transports: true });
    const look = async (part: string) => {
      if (checked.has(part)) return;
      // Each stage meets axe on one screen, the next on another one.
      const audited = checked.size % 2 === 0 ? 'phone' : 'desktop';
      checked.add(part);
      expect(await flawsOnScreens(page, audited), part).toEqual([]);
    };
    const step = (part: Part, keys: readonly string[]) => async () => {
      await look(part);
      await page.keyboard.press(random.pick(keys));
    };
    await playOut(page, {
      over: async () => {},
      film: async () => {},
      plan: async () => {
        await look('plan');
        for (const key of ['p', '4', '8', 'b']) await page.keyboard.press(key);
        await look('draft');
        await page.keyboard.press('Enter');
      },
      sure: async () => {
        await look('sure');
        await page.locator(PARTS.sure).click();
      },
      amounts: step('amounts', ['Enter']),
      facing: step('facing', ['1', '4']),
      hex: step('hex', ['1', '2', '3']),
      ship: step('ship', ['1']),
      list: step('list', ['1']),
      pick: step('pick', ['1']),
    });
    await look('over');
    if (wanted.every((part) => checked.has(part))) break;
  }
  expect([...checked]).toEqual(expect.arrayContaining(wanted));
});
