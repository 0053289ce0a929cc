/** The first page: where its things stand. */
import { expect, test } from 'vitest';
import { misfits } from './looks.ts';
import { useSite } from './site.ts';
import { playNow } from './table.ts';

const site = useSite();

test.for(['desktop', 'phone'] as const)(
  'on a %s it stands still when the list of matches comes, and its fonts',
  async (screen) => {
    const page = await playNow(site, { screen });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((late) => setTimeout(late, 400));
      await route.continue();
    });
    // Where the first game stands in every picture that is drawn.
    await page.addInitScript(() => {
      const seen: number[] = [];
      const look = () => {
        const plate = document.querySelector('.plate');
        if (plate) seen.push(Math.round(plate.getBoundingClientRect().top));
        requestAnimationFrame(look);
      };
      look();
      Object.assign(globalThis, { seen });
    });
    for (const going of [1, 2, 3]) {
      await page.goto(`${site.url}/`);
      await page.getByRole('link', { name: 'Continue' }).first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(100); // what comes with the list is drawn too
      const seen = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen); // set above
      expect([...new Set(seen)], `with ${going} matches`).toHaveLength(1);
      await page.getByRole('button', { name: 'Play now: Connect Four' }).click();
      await page.locator('.choice.cursor').waitFor();
    }
  },
);

test('whoever has no match yet is led to a lesson', async () => {
  const page = await site.open('/');
  await page.locator('.continues').getByRole('link', { name: 'Learn' }).click();
  await page.locator('.shell.lesson').waitFor();
});

test('one click begins against the easy bot; whoever chooses is offered four, easy to expert', async () => {
  const page = await playNow(site);
  expect(await page.locator('.seat-who').allInnerTexts()).toContain('Bot, easy');
  await page.goto(`${site.url}/new/connect-four`);
  const rival = page.locator('select[id="seat-1"]');
  expect(await rival.inputValue()).toBe('medium');
  expect(
    await rival.locator('option').evaluateAll((options) => options.map((option) => option.getAttribute('value'))),
  ).toEqual(['human', 'friend', 'easy', 'medium', 'hard', 'expert']);
});

test('at every width the rows of games are filled to the right edge, and a large screen to four fifths', async () => {
  const page = await site.open('/');
  for (const [width, height] of [
    [2560, 1440],
    [1920, 1080],
    [1440, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { rows, right } = await page.evaluate(() => {
      const ends = new Map<number, number>();
      for (const plate of document.querySelectorAll('.plate')) {
        const { top, right: end } = plate.getBoundingClientRect();
        ends.set(Math.round(top), Math.max(ends.get(Math.round(top)) ?? 0, Math.round(end)));
      }
      const list = document.querySelector('.plates');
      return { rows: [...ends.values()], right: Math.round(list?.getBoundingClientRect().right ?? 0) };
    });
    expect(new Set(rows), `${width} wide`).toEqual(new Set([right]));
    const lowest = await page.evaluate(() => {
      const plates = [...document.querySelectorAll('.plate')].map((plate) => plate.getBoundingClientRect().bottom);
      return Math.max(...plates) + scrollY;
    });
    expect(lowest, `${width} wide`).toBeGreaterThan(height * 0.8);
    expect(right, `${width} wide`).toBeGreaterThan(width * 0.9);
  }
});

test('on a phone more than one game is seen at once, with every way to play it', async () => {
  const page = await site.open('/', { screen: 'phone' });
  const plates = page.locator('.plates').first().locator('.plate');
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    const heights = await plates.evaluateAll((all) => all.map((plate) => plate.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(210);
    for (const name of ['Play now', 'Play with a friend', 'Learn']) {
      const way = plates.first().getByLabel(new RegExp(`^${name}: `));
      const box = await way.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
    expect(await misfits(page)).toEqual([]);
  }
});

test('whoever has done the first lesson is no longer called new, nor told to start there', async () => {
  const page = await site.open('/');
  const offered = page.locator('.continues');
  await offered.getByRole('heading', { name: 'New here?' }).waitFor();
  expect(await offered.innerText()).toContain('Space Pirates');
  expect(await page.getByText('Start here').count()).toBe(1);
  await page.evaluate(() => localStorage.setItem('orrery.lessons-done', 'dogfight'));
  await page.reload();
  await offered.getByRole('heading', { name: 'Another game?' }).waitFor();
  expect(await offered.innerText()).not.toContain('Space Pirates');
  expect(await page.getByText('Start here').count()).toBe(0);
});

test('the head of the pages stands still from page to page', async () => {
  const page = await site.open('/');
  const places = async () => {
    await page.locator('.site-bar').waitFor();
    const boxes = await Promise.all(
      ['.wordmark', '.site-ways', '.site-bar > :last-child'].map((part) => page.locator(part).boundingBox()),
    );
    return boxes.map((box) => Math.round(box?.x ?? -1));
  };
  const first = await places();
  for (const path of ['/learn', '/replays', '/you']) {
    await page.goto(site.url + path);
    expect(await places(), path).toEqual(first);
  }
});

test('on a phone a match that goes on is told whole in its strip', async () => {
  const page = await playNow(site, { screen: 'phone' });
  await page.goto(site.url);
  const line = page.locator('.continue h2');
  await line.waitFor();
  expect(await line.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
});
