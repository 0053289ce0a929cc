/**
 * Two people at one screen play Breach, where the A.I. lays units face down. Whatever is done with the page, the other one
 * sees none of that: what the A.I. knows is not in the page, neither for long nor for a moment, until the A.I. says so.
 */
import { chromium, type Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { CHROMIUM_ARGS, findEngine } from '../../scripts/engines.mjs';
import { SCREENS } from '../../scripts/site.mjs';
import { type OpenSettings, useSite } from './site.ts';
import { openRules } from './table.ts';

const site = useSite();

/** From now on the page notes, over reloads too, whenever it holds what only the A.I. may know. */
async function guard(page: Page): Promise<void> {
  await page.context().addInitScript(watchForSecrets);
  await page.evaluate(watchForSecrets);
}

/** Runs in the page. What lists the unseen, and how likely each kind is, names every kind, so it does not count. */
function watchForSecrets(): void {
  const note = () => {
    const named = [...document.querySelectorAll('[aria-label*="Nailer"], .log li, .outline dd, .piece-plate, .unseen')]
      .filter((element) => !element.closest('.kinds[aria-label^="Unseen"]'))
      .map((element) => `${element.getAttribute('aria-label')} ${element.textContent}`)
      .filter((words) => words.includes('Nailer') && !/unseen|%/.test(words));
    const seen = [...named, ...(document.querySelector('.tray.supply') ? ['the supply'] : [])];
    if (seen.length > 0) sessionStorage.setItem('seen', seen.join('; '));
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
}

const secretsSeen = (page: Page) => page.evaluate(() => sessionStorage.getItem('seen'));
const curtainFor = (page: Page, name: string) =>
  page.getByRole('heading', { name: `Pass the screen to ${name}` }).waitFor();
const iAm = (page: Page, name: string) => page.getByRole('button', { name: `I am ${name}` }).click();

/** The A.I. has a Nailer face down in C2, and it is still its turn. */
async function laid(settings?: OpenSettings): Promise<Page> {
  const page = await site.open('/', settings);
  await page
    .getByRole('link', { name: /Breach/ })
    .first()
    .waitFor();
  await page.evaluate(() => {
    history.pushState(null, '', '/new/breach');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await lay(page);
  return page;
}

async function lay(page: Page): Promise<void> {
  await page.getByLabel('A.I.').selectOption('human');
  await page.getByLabel('Pirates').selectOption('human');
  await openRules(page);
  await page.getByLabel('Ship', { exact: true }).selectOption('cutter');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await iAm(page, 'A.I.');
  await page.locator('.tray-card', { hasText: 'Nailer' }).click();
  await page.locator('[data-room="C2"]').click();
  await page.locator('[data-room="C2"][aria-label*="Nailer"]').waitFor();
}

/** It is the pirates' turn, and they have not come to the screen yet. */
async function passed(): Promise<Page> {
  const page = await laid();
  await page.keyboard.press('e');
  await page.locator('.curtain, button:has-text("Choose again")').first().waitFor();
  if (await page.getByRole('button', { name: 'Choose again' }).count()) await page.keyboard.press('2');
  await curtainFor(page, 'Pirates');
  // What the A.I. knew leaves the page with its turn.
  await page.waitForFunction(() => document.querySelector('[aria-label*="Nailer"], .tray.supply') === null);
  return page;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Ways to leave the table and come to it again. Each gives the page that shows it then. */
const RETURNS: Readonly<Record<string, (page: Page) => Promise<Page>>> = {
  async reload(page) {
    await page.reload();
    return page;
  },
  async 'back and forward'(page) {
    await page.goBack();
    await page.getByRole('button', { name: 'Start the match' }).waitFor();
    await page.goForward();
    return page;
  },
  /** As a browser does that keeps a page it has left: everything is as it was. */
  async 'the way back to a page that was kept'(page) {
    const visible = () => page.evaluate(() => getComputedStyle(document.body).visibility);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    if ((await page.locator('.curtain').count()) === 0) {
      expect(await visible()).toBe('hidden');
      const loaded = page.waitForEvent('load');
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await loaded;
    } else await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await visible()).toBe('visible');
    return page;
  },
  async 'the list of matches'(page) {
    await page.getByRole('link', { name: 'All games' }).click();
    await page.getByRole('link', { name: 'Replays' }).first().click();
    await page.getByRole('link', { name: 'Continue' }).click();
    return page;
  },
  async 'the strip on the first page'(page) {
    await page.getByRole('link', { name: 'All games' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    return page;
  },
  async 'a second tab'(page) {
    const second = await site.tab(page, pathOf(page));
    await second.getByRole('button', { name: 'Play here' }).click();
    await page.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
    return second;
  },
  async 'a second tab and back to the first'(page) {
    const second = await site.tab(page, pathOf(page));
    await second.getByRole('button', { name: 'Play here' }).click();
    await second.locator('.curtain').waitFor();
    await page.getByRole('button', { name: 'Play here' }).click();
    return page;
  },
  async 'the table in words'(page) {
    await page.goto(`${page.url()}?board=plain`);
    return page;
  },
};

/** What can be done at the curtain. */
const AT_THE_CURTAIN: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'U for undo': (page) => page.keyboard.press('u'),
  'the button for undo': (page) => page.getByRole('button', { name: 'Undo' }).click({ force: true }),
  'A for showing again': (page) => page.keyboard.press('a'),
  'a digit': (page) => page.keyboard.press('1'),
  'the rules and the log': async (page) => {
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.getByRole('tab', { name: 'Log' }).click();
  },
  'a phone’s size': (page) => page.setViewportSize({ width: 390, height: 844 }),
};

test('whichever way one comes to a screen that is to be passed, one meets the curtain', async () => {
  let now = await passed();
  await guard(now);
  // One after the other at the same screen: nobody has said yet who they are.
  for (const [way, come] of Object.entries(RETURNS)) {
    const before = now;
    now = await come(before);
    await curtainFor(now, 'Pirates');
    expect(await secretsSeen(now), way).toBe(null);
    expect(await secretsSeen(before), way).toBe(null);
  }
  await iAm(now, 'Pirates');
  await now.locator('[data-quiet="E"]').waitFor();
  expect(await secretsSeen(now)).toBe(null);
});

test.for(Object.keys(RETURNS))('who comes by %s in the middle of a turn is asked who they are', async (way) => {
  const page = await laid();
  // The A.I. still sees its own board until the page is left.
  await page.context().addInitScript(watchForSecrets);
  const now = (await RETURNS[way]?.(page)) as Page; // by its own name
  await curtainFor(now, 'A.I.');
  await now.waitForFunction(() => document.querySelector('[aria-label*="Nailer"], .tray.supply') === null);
  expect(await secretsSeen(now)).toBe(null);
  await iAm(now, 'A.I.');
  await now.locator('[data-quiet="E"]').waitFor();
  // The guard sees what is to be seen: it would have spoken before.
  if (now !== page || way === 'reload') expect(await secretsSeen(now)).not.toBe(null);
});

test('a browser that keeps pages it has left shows nobody’s board to whoever comes back', async () => {
  const { url } = inject('orrery');
  const executablePath = await findEngine('chromium');
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [...CHROMIUM_ARGS],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${url}/new/breach`);
    await lay(page);
    await page.context().addInitScript(watchForSecrets);
    await page.evaluate(() => sessionStorage.removeItem('seen'));
    await page.goto('about:blank');
    await page.goBack();
    await curtainFor(page, 'A.I.');
    await page.waitForFunction(() => document.querySelector('[aria-label*="Nailer"], .tray.supply') === null);
    expect(await page.evaluate(() => getComputedStyle(document.body).visibility)).toBe('visible');
    expect(await secretsSeen(page)).toBe(null);
  } finally {
    await browser.close();
  }
});

test('nothing that can be done at the curtain opens it; the match is replayed from outside, whatever its address says', async () => {
  const page = await passed();
  await guard(page);
  for (const [name, deed] of Object.entries(AT_THE_CURTAIN)) {
    await deed(page);
    await page.waitForTimeout(200); // an answer of the worker
    expect(await page.locator('.curtain').isVisible(), name).toBe(true);
    expect(await secretsSeen(page), name).toBe(null);
  }
  await page.setViewportSize(SCREENS.desktop.viewport);
  const match = pathOf(page).split('/').at(-1);
  await page.goto(`${site.url.replace(/\/$/, '')}/replay/${match}?from=0`);
  await page.getByText('it is shown from outside').waitFor();
  await page.locator('[data-room="C2"]').waitFor();
  expect(await page.getByRole('radio').count()).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await page.waitForTimeout(300); // an answer of the worker
  expect(await secretsSeen(page)).toBe(null);
});
