/** Board and answers stay where they are while a player answers question after question. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from './site.ts';

const site = useSite();

/** The stage, by its upper edge and its height, and where the answers begin. */
const placesNow = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const stage = boxOf('.stage');
    return {
      stage: `${Math.round(stage.top)} ${Math.round(stage.height)}`,
      answers: Math.round(boxOf('.console > :is(.choices, .answers)').top),
    };
  });

/** Where everything stands once it has stood still for a moment: on a busy machine a question is drawn late. */
async function settled(page: Page) {
  for (let before = await placesNow(page); ; ) {
    await page.waitForTimeout(150);
    await page.locator('[data-asked]').waitFor();
    const now = await placesNow(page);
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}

/** Answers by what the cursor stands on, and notes where everything stood at each question. */
async function answered(page: Page, questions: number) {
  const places: Awaited<ReturnType<typeof placesNow>>[] = [];
  for (let at = 0; at < questions; at++) {
    await page.locator('[data-asked]').waitFor();
    await page.waitForTimeout(250); // what the last answer led to
    await page.locator('[data-asked]').waitFor();
    places.push(await settled(page));
    await page.keyboard.press('Enter');
  }
  return places;
}

test.for(['phone', 'desktop'] as const)('Cosmos on a %s: a turn of many questions on one stage', async (screen) => {
  const page = await site.open('/new/cosmos', { screen });
  await page.getByLabel('Seed').fill('steady');
  await page.getByRole('button', { name: 'Start the match' }).click();
  // The alien, the first ships; then two turns of questions: take, spend, deploy, a stack, its goal.
  const turns = (await answered(page, 11)).slice(2);
  const jumps = turns.filter(({ stage }, at) => at > 0 && stage !== turns[at - 1]?.stage);
  // Until the first turn has shown what its longest question needs.
  expect(jumps.length).toBeLessThanOrEqual(1);
  expect(new Set(turns.slice(5).map(({ stage }) => stage)).size).toBe(1);
  const answers = turns.map((place) => place.answers);
  // On a phone a finger is about to touch them.
  expect(Math.max(...answers) - Math.min(...answers)).toBeLessThanOrEqual(screen === 'phone' ? 40 : 64);
});
