/** Every lesson through the page: by mouse, by finger, by keyboard alone; left and taken up again. */
import { CATALOG } from '@orrery/catalog';
import { isActing, type Lesson } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { flaws, misfits } from './looks.ts';
import { type OpenSettings, useSite } from './site.ts';

const site = useSite();

const LESSONS = CATALOG.filter(({ lesson }) => lesson).map(({ id }) => id);
/** Every lesson is done by finger and by keys; a mouse presses what a finger presses, so every fourth is enough. */
const BY_MOUSE = LESSONS.filter((_, nth) => nth % 4 === 0);

async function lessonOf(id: string): Promise<Lesson> {
  const lesson = (await CATALOG.find((entry) => entry.id === id)?.client())?.lesson;
  if (!lesson) throw new Error(`${id} has no lesson`);
  return lesson;
}

async function open(id: string, settings?: OpenSettings): Promise<Page> {
  const page = await site.open(`/learn/${id}`, settings);
  await page.locator('.shell.lesson').waitFor();
  return page;
}

const coach = (page: Page) => page.locator('.coach');
const words = (page: Page) => page.locator('.coach-sentences').innerText();

/** Waits for a step, counted from one, or for the end. */
async function reached(page: Page, lesson: Lesson, number: number): Promise<void> {
  const head = number > lesson.steps.length ? '' : `step ${number} of ${lesson.steps.length}`;
  await page.waitForFunction(
    (wanted) => {
      const step = document.querySelector<HTMLElement>('.shell.lesson')?.dataset.step;
      if (wanted === '') return step === 'over';
      const now = document.querySelector<HTMLElement>('.coach-head .caption')?.innerText.toLowerCase();
      // Its keys are heard from the pointer on.
      const isHeard = document.querySelector('.lesson-pointer[data-shown]') !== null;
      return (step === 'read' || step === 'act') && now === wanted && isHeard;
    },
    head,
    { timeout: 40_000 }, // a film may run before it
  );
}

const caption = async (page: Page) => {
  const head = page.locator('.coach-head .caption');
  return (await head.count()) > 0 ? (await head.innerText()).toLowerCase() : '';
};

/** Where the ring is drawn. */
async function ring(page: Page): Promise<{ x: number; y: number }> {
  const mark = page.locator('.lesson-pointer[data-shown="yes"] .lesson-ring');
  await mark.waitFor();
  const box = await mark.boundingBox();
  if (!box) throw new Error('the ring is nowhere');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  expect(middle.x > 0 && middle.x < width && middle.y > 0 && middle.y < height, 'the ring is in sight').toBe(true);
  return middle;
}

type Press = (spot: { x: number; y: number }) => Promise<void>;

/** What the page says to do: another step, or within a step another button. */
function tellsNow(page: Page): Promise<string> {
  return page.evaluate((wanted) => {
    const head = document.querySelector('.coach-head .caption')?.textContent ?? '';
    const step = document.querySelector<HTMLElement>('.shell')?.dataset.step ?? '';
    return [head, step, ...[...document.querySelectorAll(wanted)].map((button) => button.textContent)].join(' | ');
  }, BUTTONS);
}

/** Presses something, and waits for what comes of it. Says whether anything did. */
async function goesOn(page: Page, deed: () => Promise<void>, timeout = 4000): Promise<boolean> {
  const before = await tellsNow(page);
  await deed();
  try {
    await expect.poll(() => tellsNow(page), { timeout }).not.toBe(before);
    return true;
  } catch {
    return false;
  }
}

/** One step as a player does it: on the board where the ring is, or by the buttons that are wanted. */
async function doStep(page: Page, lesson: Lesson, at: number, press: Press): Promise<void> {
  const step = lesson.steps[at];
  if (!step) throw new Error('there is no such step');
  if (step.at !== undefined && !(isActing(step) && step.piece !== undefined)) await ring(page);
  if (!isActing(step)) return press(await middleOf(page, '.coach-next'));
  const isHere = async () =>
    (await page.locator('.shell[data-step="act"]').count()) > 0 && (await caption(page)).startsWith(`step ${at + 1} `);
  const onStage = step.at !== undefined && (await page.locator('.stage [data-pointed]').count()) > 0;
  // A place may answer only when a piece is in hand: then nothing comes of it, and that is no reason to wait long.
  if (onStage && at % 2 === 1) await goesOn(page, async () => press(await ring(page)), 1000);
  // First the piece, then what it does.
  for (let tries = 0; tries < 4 && (await isHere()); tries++) {
    // What is on its way to the table can be pressed no more.
    await page.waitForFunction((sent) => !document.querySelector(sent), '.console .choice[data-kind]:disabled');
    if (!(await isHere())) return;
    const selectors = [WANTED, 'button[data-pointed]:visible', '.coach-skip'];
    const counts = await Promise.all(selectors.map((selector) => page.locator(selector).count()));
    const selector = selectors.find((_, nth) => counts[nth]) ?? '';
    await goesOn(page, async () => press(await middleOf(page, selector)));
  }
}

const BUTTONS = '.console .choice:not(.aside):is([data-kind], [data-quiet])';
const WANTED = `${BUTTONS}:visible`;

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const found = page.locator(selector).first();
  await found.scrollIntoViewIfNeeded();
  const box = await found.boundingBox();
  if (!box) throw new Error(`there is no ${selector} to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Does something else than what is asked, where there is anything else: it is answered with a word. Says whether there was. */
async function doOtherwise(page: Page, lesson: Lesson, at: number): Promise<boolean> {
  const step = lesson.steps[at];
  const other = page.locator('.console .choice.aside:not(.quiet):visible');
  if (!step || !isActing(step) || (await other.count()) === 0) return false;
  expect(await flaws(page)).toEqual([]);
  await other.last().click();
  expect(await page.locator('.coach-word').innerText()).toBe(step.otherwise);
  await reached(page, lesson, at + 1);
  return true;
}

/** At the end of a lesson. Ends look alike: one of them meets axe. */
async function checkTheEnd(page: Page, id: string, lesson: Lesson): Promise<void> {
  await reached(page, lesson, lesson.steps.length + 1);
  expect(await page.locator('.ending-learnt li').allInnerTexts()).toEqual(lesson.learnt);
  expect(await (id === LESSONS[0] ? flaws : misfits)(page)).toEqual([]);
}

test.for(BY_MOUSE)(
  '%s: by mouse to the end and into a whole game; other choices are answered with a word',
  async (id) => {
    const lesson = await lessonOf(id);
    const page = await open(id);
    let answered = false;
    for (const [at, step] of lesson.steps.entries()) {
      await reached(page, lesson, at + 1);
      expect(await words(page)).toBe(step.words.replaceAll('**', ''));
      answered ||= await doOtherwise(page, lesson, at);
      await doStep(page, lesson, at, (spot) => page.mouse.click(spot.x, spot.y));
    }
    await checkTheEnd(page, id, lesson);
    await page.getByRole('button', { name: 'Play a whole game?' }).click();
    await page.waitForURL(/\/table\//);
    await page.locator('.shell:not(.lesson)').waitFor();
  },
);

test.for(LESSONS)('%s: by finger on a phone', async (id) => {
  const lesson = await lessonOf(id);
  const page = await open(id, { screen: 'phone' });
  // Those that a mouse does not try.
  let answered = BY_MOUSE.includes(id);
  for (const at of lesson.steps.keys()) {
    await reached(page, lesson, at + 1);
    if (at === 1) expect(await misfits(page)).toEqual([]);
    answered ||= await doOtherwise(page, lesson, at);
    await doStep(page, lesson, at, async ({ x, y }) => {
      // Not before somebody could have read what has come there.
      await page.waitForFunction(([left, top]) => !document.elementFromPoint(left, top)?.matches('.unread-shield'), [
        x,
        y,
      ] as const);
      await page.touchscreen.tap(x, y);
    });
  }
  await checkTheEnd(page, id, lesson);
  await page.getByRole('button', { name: 'All games' }).tap();
  await page.getByRole('heading', { name: 'Tabletop games' }).waitFor();
  // Nothing of it goes on.
  await page.locator('.continues .continue').waitFor();
  expect(await page.getByRole('link', { name: 'Continue' }).count()).toBe(0);
});

/** One step by the keys that the coach names: first the piece, then what it does. */
async function pressStep(page: Page, lesson: Lesson, at: number): Promise<void> {
  const step = lesson.steps[at];
  for (let presses = 0; presses < 4; presses++) {
    // Asked all at once, as it may go on at any moment.
    const { head, isWaiting, key } = await page.evaluate(() => ({
      head: document.querySelector<HTMLElement>('.coach-head .caption')?.innerText.toLowerCase() ?? '',
      isWaiting: document.querySelector('.shell[data-step="wait"]') !== null,
      key: document.querySelector<HTMLElement>('.coach-how .by-mouse .key')?.innerText,
    }));
    if (isWaiting || !head.startsWith(`step ${at + 1} `)) return;
    const named = key ?? (step && isActing(step) ? undefined : 'Enter');
    if (named === undefined) throw new Error(`step ${at + 1} of the lesson names no key`);
    await goesOn(page, () => page.keyboard.press(named));
  }
}

test('every lesson by keyboard alone, the first from the first page, with the coach spoken', async () => {
  const page = await site.open('/');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  while (!(await focused()).startsWith('Learn: ')) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (const [nth, id] of LESSONS.entries()) {
    // One page for all of them: that is quicker than seven.
    if (nth > 0) await page.goto(new URL(`/learn/${id}`, site.url).href);
    const lesson = await lessonOf(id);
    for (const [at, step] of lesson.steps.entries()) {
      await reached(page, lesson, at + 1);
      expect(await page.locator('.coach + [role="status"]').innerText()).toContain(step.words.replaceAll('**', ''));
      await pressStep(page, lesson, at);
    }
    await reached(page, lesson, lesson.steps.length + 1);
    await page.locator('.ending .button.main:focus').waitFor();
    // Pressed once more, or still down, it was meant for the last step.
    for (let presses = 0; presses < 15; presses++) {
      await page.keyboard.down('Enter');
      await page.waitForTimeout(50);
    }
    await page.keyboard.up('Enter');
    expect(page.url()).toContain('/learn/');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/table\//);
  }
});

test('a lesson is left and taken up again where it was, is read again, and takes one line on the first page', async () => {
  const lesson = await lessonOf('connect-four');
  const page = await open('connect-four');
  for (const at of [0, 1]) {
    await reached(page, lesson, at + 1);
    await doStep(page, lesson, at, (spot) => page.mouse.click(spot.x, spot.y));
  }
  await reached(page, lesson, 3);
  await page.keyboard.press('b');
  await page.keyboard.press('b');
  await reached(page, lesson, 1);
  // Read again, nothing can be done.
  expect(await page.locator(WANTED).count()).toBe(0);
  await coach(page).getByRole('button', { name: 'Next' }).click();
  await page.keyboard.press('Enter');
  await reached(page, lesson, 3);
  await page.reload();
  await reached(page, lesson, 3);
  await page.keyboard.press('s');
  await reached(page, lesson, 4);
  await page.keyboard.press('Escape');
  await page.locator('.continues .continue').waitFor();
  expect(await page.locator('.continues .continue').allInnerTexts()).toEqual([expect.stringContaining('Step 4 of 6')]);
  await page.goto(new URL('/replays', page.url()).href);
  await page.getByRole('heading', { name: 'No replays yet' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Continue' }).click();
  await reached(page, lesson, 4);
});

test('the list of lessons knows which one was begun and which one was done; both begin anew when asked', async () => {
  const lesson = await lessonOf('connect-four');
  const page = await open('connect-four');
  const steps = lesson.steps.length;
  const toList = () => page.goto(`${site.url}/learn`);
  for (const at of [0, 1]) {
    await reached(page, lesson, at + 1);
    await page.keyboard.press('s');
  }
  await reached(page, lesson, 3);
  await toList();
  const row = page.locator('.match-row', { hasText: 'Connect Four' });
  await row.getByRole('link', { name: `Continue, step 3 of ${steps}: Connect Four` }).waitFor();
  expect(await row.getByText('Done').count()).toBe(0);
  expect(await flaws(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await misfits(page)).toEqual([]);
  await page.goto(site.url);
  await page.getByRole('link', { name: `Learn: Connect Four, go on at step 3/${steps}` }).waitFor();

  await toList();
  await row.getByRole('button', { name: 'Start again: Connect Four' }).click();
  for (let at = 0; at < steps; at++) {
    await reached(page, lesson, at + 1);
    await page.keyboard.press('s');
  }
  await reached(page, lesson, steps + 1);
  // Left at its end it is done, and so it is when nothing is kept of it.
  for (const left of ['kept', 'gone']) {
    await toList();
    await row.getByText('Done').waitFor();
    const again = row.getByRole(left === 'kept' ? 'button' : 'link', { name: /^Learn again/ });
    await again.click();
    await reached(page, lesson, 1);
  }
});

test('where there is no lesson the page says so; a new match leads to the lesson', async () => {
  const nowhere = await site.open('/learn/chess');
  await nowhere.getByRole('heading', { name: 'There is no such game' }).waitFor();
  const page = await site.open('/new/connect-four');
  await page.getByRole('link', { name: 'Learn by playing' }).click();
  await page.locator('.shell.lesson').waitFor();
});

test('on a tablet the page is never taller than the screen, however many steps are done', async () => {
  const lesson = await lessonOf('entanglion');
  const page = await open('entanglion');
  await page.setViewportSize({ width: 1180, height: 820 });
  for (const at of [0, 1, 2, 3]) {
    await reached(page, lesson, at + 1);
    await doStep(page, lesson, at, (spot) => page.mouse.click(spot.x, spot.y));
  }
  await reached(page, lesson, 5);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});

test('Back shows a step again with the table as it was, and Next leads to where one was', async () => {
  const lesson = await lessonOf('connect-four');
  const page = await open('connect-four');
  const discs = () => page.locator('.stage .disc:not(.c4-ghost *)').count();
  const before: number[] = [];
  for (const at of [0, 1, 2]) {
    await reached(page, lesson, at + 1);
    before.push(await discs());
    await doStep(page, lesson, at, (spot) => page.mouse.click(spot.x, spot.y));
  }
  await reached(page, lesson, 4);
  const now = await discs();
  expect(now).toBeGreaterThan(before[2] ?? 0);
  const back = coach(page).getByRole('button', { name: 'Back' });
  for (const at of [2, 1, 0]) {
    await back.click();
    await reached(page, lesson, at + 1);
    await expect.poll(discs).toBe(before[at]);
  }
  // What was done is done.
  await page.keyboard.press('1');
  await page.locator('.coach-word').waitFor();
  for (const at of [1, 2, 3]) {
    await page.keyboard.press('Enter');
    await reached(page, lesson, at + 1);
  }
  await expect.poll(discs).toBe(now);
});

test('nothing is taken back in a lesson: its key is not offered, and says nothing', async () => {
  const lesson = await lessonOf('connect-four');
  const page = await open('connect-four');
  await reached(page, lesson, 1);
  await page.keyboard.press('u');
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await page.locator('.problem').count()).toBe(0);
  await page.keyboard.press('?');
  const keys = page.locator('dialog.keys[open]');
  await keys.getByText('Leave the lesson').waitFor();
  expect(await keys.getByText('Take your last action back').count()).toBe(0);
});

test('the key for Back does nothing while the others answer', async () => {
  const lesson = await lessonOf('connect-four');
  // With motion the others take a moment.
  const page = await open('connect-four', { motion: true });
  await doStep(page, lesson, 0, (spot) => page.mouse.click(spot.x, spot.y));
  await reached(page, lesson, 2);
  // In the page itself, as soon as it waits.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.shell[data-step="wait"]')) return;
      watch.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', bubbles: true, cancelable: true }));
      document.body.dataset['pressed'] = '';
    });
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-step'] });
  });
  await doStep(page, lesson, 1, (spot) => page.mouse.click(spot.x, spot.y));
  await page.locator('body[data-pressed]').waitFor({ state: 'attached' });
  await reached(page, lesson, 3);
});

test('on a phone “Tap here” lies on no label, also when the label grows', async () => {
  const page = await site.open('/learn/dogfight', { screen: 'phone' });
  await page.locator('.coach-next').tap();
  await page.locator('.lesson-tap').waitFor();
  // What the maneuver leads to is written at the other ship once the rules have answered.
  await page.locator('.ship-label', { hasText: 'hits' }).waitFor();
  const hidden = () =>
    page.evaluate(() => {
      const tap = document.querySelector('.lesson-tap')?.getBoundingClientRect() ?? new DOMRect();
      const labels = [...document.querySelectorAll('.ship-label')].map((label) => label.getBoundingClientRect());
      return labels.filter(
        ({ left, right, top, bottom }) => left < tap.right && tap.left < right && top < tap.bottom && tap.top < bottom,
      ).length;
    });
  await expect.poll(hidden, { timeout: 5000 }).toBe(0);
});

test('on a phone a second tap on “Next” skips nothing, and no ring stands around what was not chosen', async () => {
  const page = await site.open('/learn/dogfight', { screen: 'phone' });
  const next = page.locator('.coach-next');
  await next.waitFor();
  const box = await next.boundingBox();
  const at = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  const step = () => page.locator('.coach .caption').first().innerText();
  await page.touchscreen.tap(...at);
  await page.touchscreen.tap(...at);
  expect(await step()).toMatch(/^STEP 2/i);
  expect(await page.locator('.coach-skip:focus').count()).toBe(0);
  // Whoever means it is heard a moment later.
  await page.waitForTimeout(800);
  await page.locator('.coach-skip').tap();
  await expect.poll(step).not.toMatch(/^STEP 2/i);
});
