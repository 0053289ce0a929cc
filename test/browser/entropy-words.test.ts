/** What Entropy Rally tells somebody who plays it first, on a phone: the number, the places, the cards, whom a plan rams. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from './site.ts';
import { easyBots } from './table.ts';

const site = useSite();

/** The free hexes with a tile beside them, by how many, and the one that is lit first. */
function placesOf(page: Page) {
  return page.evaluate(() => {
    const hexes = (selector: string) =>
      [...document.querySelectorAll<SVGElement>(selector)].map((hex) => hex.dataset['stop'] ?? '');
    const tiles = new Set(hexes('.target:not(.void)'));
    const sides = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'].map((side) => side.split(',').map(Number));
    const beside = (hex: string) => {
      const [q = 0, r = 0] = hex.split(',').map(Number);
      return sides.filter(([dq = 0, dr = 0]) => tiles.has(`${q + dq},${r + dr}`)).length;
    };
    const free = hexes('.target.lit');
    return {
      most: Math.max(...free.map(beside)),
      first: beside(hexes('.target.cursor')[0] ?? ''),
      free,
      // Hidden text has no box.
      named: [...document.querySelectorAll('.lit-place')]
        .filter((place) => place.getClientRects().length > 0)
        .map((place) => (place.textContent ?? '').replaceAll('−', '-').replace(' ', '')),
    };
  });
}

test('a first match says the number, names the free hexes, begins in a nook, and answers to a card that is not there', async () => {
  const page = await site.open('/new/entropy', { screen: 'phone' });
  await page.getByLabel('Players').fill('2');
  await easyBots(page);
  await page.getByRole('button', { name: 'Start the match' }).tap();
  const number = page.locator('.scale-words');
  await page.locator('.target.cursor').waitFor();
  expect(await number.innerText()).toMatch(/^Entropy −\d+, next era \+\d+$/);
  expect(await page.locator('.goal-line').innerText()).toMatch(/entropy −(\d+), \1 left/);
  for (let placed = 0; placed < 2; placed++) {
    const { most, first, free, named } = await placesOf(page);
    expect(first).toBe(most);
    expect(named.toSorted()).toEqual(free.toSorted());
    // From afar they are still named.
    for (let out = 0; out < 3; out++) await page.keyboard.press('-');
    expect((await placesOf(page)).named).toHaveLength(free.length);
    const moves = await page.locator('.tiles [data-tile]').count();
    await page.locator('.spot-answer .choice.cursor').tap();
    await page.waitForFunction(
      (before) =>
        document.querySelectorAll('.tiles [data-tile]').length > before + 1 && document.querySelector('.target.cursor'),
      moves,
    );
  }
  for (let n = 0; n < 60 && !(await page.locator('.plan-finish:not(:disabled)').count()); n++) {
    await page.keyboard.press((await page.locator('.film-head').count()) ? 'Escape' : 'Enter');
    await page.waitForTimeout(60);
  }
  expect(await page.locator('.plan-head .flies-first').innerText()).toMatch(/^(you fly|\w+ flies) first$/);
  expect(await page.locator('.row-end').innerText()).toBe('hold a card to read it');
  expect(await page.locator('.plan-finish .consequence').innerText()).toBe('you keep 5 cards');
  const none = page.locator('.stack.none').first();
  const name = await none.locator('.stack-name').innerText();
  // It is marked as one that lays nothing, which Playwright would wait for.
  await none.tap({ force: true });
  expect(await page.locator('.plan-word').innerText()).toBe(`You have no ${name} card.`);
  expect(await page.locator('.laid-card').count()).toBe(0);
  await page.locator('.stack.legal').first().tap();
  await page.locator('.laid-card').waitFor();
  expect(await page.locator('.plan-word').count()).toBe(0);
  await page.locator('.take-back').tap();
  await page.locator('.plan-finish').tap();
  await page.getByRole('button', { name: 'Lay no card, keep all' }).waitFor();
});

test('the lesson: one way to skip the film, a plan says whom it rams and what that costs, and the end says the score', async () => {
  const page = await site.open('/learn/entropy', { screen: 'phone', motion: true });
  const go = page.locator('.coach-next, .coach-skip').first();
  let skips = 0;
  const rams = new Set<string>();
  await go.waitFor();
  for (let n = 0; n < 120 && !(await page.locator('.ending').count()); n++) {
    const at = await page.locator('.coach .caption').innerText();
    if (await page.locator('.film-head').count())
      skips = Math.max(skips, await page.getByRole('button', { name: /^Skip/ }).count());
    else if (/step 1[01] of/i.test(at) && (await page.locator('.plan-finish:not(:disabled)').count())) {
      // What a plan would do comes a moment after the card.
      const cards = at.includes('10') ? 1 : 2;
      await page.locator(`.program-cards:has(.laid-card:nth-of-type(${cards})) + .row-end:has-text("rams")`).waitFor();
      rams.add(await page.locator('.row-end').innerText());
      expect(await page.locator('.ghost-note.danger').textContent()).toBe('rams B1, −94');
    }
    await go.tap();
    await page.waitForTimeout(150);
  }
  expect(skips).toBe(1);
  expect([...rams]).toEqual(['rams B1\n−94 energy', 'rams B1\nsends 6, 0 → 6']);
  expect(await page.locator('.ending').innerText()).toContain('You won, 6 points to 4');
});
