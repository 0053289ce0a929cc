/** Whole games as players play them: mouse, keyboard, touch, words. */
import { expect, test } from 'vitest';
import { useSite } from './site.ts';
import {
  act,
  column,
  firstOpen,
  hotSeat,
  isOver,
  logLength,
  playNow,
  playOn,
  prompt,
  result,
  seeBoard,
  tapAnyway,
  openPage,
} from './table.ts';

const site = useSite();

test('one click starts a game, clicks on the board play it to its end, another click starts the next', async () => {
  const page = await playNow(site);
  expect(await prompt(page)).toBe('Your turn: drop a disc into a column.');
  await playOn(page, () => firstOpen(page).click());
  expect(await result(page)).toMatch(/^(You won|Orange won|A draw)/);
  await seeBoard(page);
  expect(await prompt(page)).toMatch(/wins with four in a line\.|a draw\./);
  expect(await page.locator('.badge').allInnerTexts()).toHaveLength(2);
  expect(await page.locator('.c4-landing').count()).toBe(0);
  const address = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => url.toString() !== address);
  await page.locator('.c4-landing').first().waitFor();
  expect(await logLength(page)).toBe(0);
});

test('a reply of the bot can be seen coming, and a tap skips the wait without playing', async () => {
  const page = await playNow(site, { motion: true });
  // Time stands still, however slow this machine is: the reply is there, and waits for its beat.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await column(page, 4).click();
  await page.waitForFunction(() => document.querySelectorAll('.log li').length === 1);
  expect(await prompt(page)).toBe('Orange chooses a column.');
  expect(await page.locator('.choices .choice').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Skip' }).isVisible()).toBe(true);
  await page.clock.runFor(1000);
  await page.locator('.choice.cursor').waitFor();
  expect(await logLength(page)).toBe(2);

  await column(page, 3).click();
  await page.waitForFunction(() => document.querySelectorAll('.log li').length === 3);
  await page.waitForTimeout(150); // the worker's reply is on its way
  await tapAnyway(page, 3);
  await page.locator('.choice.cursor').waitFor();
  expect(await logLength(page)).toBe(4);
  await page.clock.runFor(2000);
  expect(await logLength(page)).toBe(4);
});

test('the keyboard alone plays from the first page to the end', async () => {
  const page = await site.open('/');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  while ((await focused()) !== 'Play now: Connect Four') await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('.choice.cursor').waitFor();

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  expect(await page.locator('.choice.cursor').innerText()).toContain('Column 2');
  await act(page, () => page.keyboard.press('Enter'));
  expect(await page.locator('.log li').last().innerText()).toContain('Blue (you) drops a disc into column 2.');

  // Tab reaches the choices, what stands beside them, then the board as one stop with arrows inside.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Show again');
  await page.keyboard.press('Tab');
  expect(await focused()).toMatch(/^Column 1, choice 1\. From the bottom: /);
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toMatch(/^Column 2, choice 2\. From the bottom: Blue/);
  await act(page, () => page.keyboard.press('Space'));

  await playOn(page, (turn) => page.keyboard.press(turn % 2 === 0 ? '1' : 'Enter'));
  await page.keyboard.press('r');
  await page.locator('.c4-landing').first().waitFor();
  expect(await logLength(page)).toBe(0);
});

test('a phone plays by touch, and its sheet turns to the log and back', async () => {
  const page = await playNow(site, { screen: 'phone' });
  const box = await column(page, 1).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  await act(page, () => column(page, 4).tap());
  await act(page, () => page.locator('.choice').nth(2).tap());
  await openPage(page, 'Log');
  expect(await page.locator('.log').isVisible()).toBe(true);
  expect(await page.locator('.choices').isVisible()).toBe(false);
  await page.getByRole('button', { name: /^Act/ }).tap();
  await playOn(page, () => firstOpen(page).tap());
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBe(0);
});

test('a game without a board is played in words', async () => {
  const page = await playNow(site, {}, '?board=plain');
  await page.locator('.outline').waitFor();
  expect(await page.locator('.c4').count()).toBe(0);
  expect((await page.locator('.outline pre').innerText()).split('\n')).toHaveLength(7);
  await act(page, () => page.getByRole('button', { name: 'Column 4' }).click());
  expect(await page.locator('.outline pre').innerText()).toContain('●');
  await playOn(page, () => page.keyboard.press('Enter'));
  expect(await result(page)).toMatch(/won|draw/);
});

test('what happened is announced, is shown again, which can be skipped, and is taken back with the reply of the bot', async () => {
  const page = await playNow(site);
  const status = page.locator('[role="status"]');
  const undo = page.getByRole('button', { name: 'Undo' });
  expect(await status.innerText()).toBe('Your turn: drop a disc into a column. 7 choices.');
  expect(await undo.isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Show again' }).count()).toBe(0);
  await act(page, () => page.keyboard.press('4'));
  expect(await status.innerText()).toMatch(/^Orange drops a disc into column \d\. Your turn.* 7 choices\.$/);

  await page.getByRole('button', { name: 'Show again' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.c4 .disc').length === 1);
  expect(await prompt(page)).toBe('Orange chooses a column.');
  await page.locator('.choice.cursor').waitFor(); // plays to where it stood, by itself
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.locator('.choice.cursor').waitFor();
  expect(await logLength(page)).toBe(2);

  await act(page, () => column(page, 4).click());
  await undo.click();
  await page.waitForFunction(() => document.querySelectorAll('.log li').length === 2);
  expect(await page.locator('.disc').count()).toBe(2 + 2); // discs, legend; nobody has pointed at a column yet
  await page.keyboard.press('u');
  await page.waitForFunction(() => document.querySelectorAll('.log li').length === 0);
  expect(await undo.isDisabled()).toBe(true);
});

test('two people at one screen pass it through a curtain that hides the log; a full column is refused with its reason and its rule', async () => {
  const page = await hotSeat(site);
  await page.keyboard.press('1');
  await page.getByRole('heading', { name: 'Pass the screen to Orange' }).waitFor();
  expect(await logLength(page)).toBe(0);
  await page.keyboard.press('3');
  expect(await page.locator('.curtain').isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('.choice.cursor').waitFor();
  expect(await prompt(page)).toBe('Your turn: drop a disc into a column.');
  expect(await page.locator('.log li').allInnerTexts()).toEqual([expect.stringContaining('Blue drops')]);
  expect(await isOver(page)).toBe(false);

  for (let drop = 1; drop < 6; drop++) {
    await column(page, 1).click();
    await page.getByRole('button', { name: /^I am/ }).click();
    await page.locator('.choice.cursor').waitFor();
  }
  expect(await column(page, 1).getAttribute('aria-disabled')).toBe('true');
  await tapAnyway(page, 1);
  expect(await page.getByRole('alert').innerText()).toContain('Column 1 is full.');
  expect(await page.locator('.rule-foot').innerText()).toContain('a column that is not full');
  await page.getByRole('button', { name: 'Rule 2' }).click();
  expect(await page.locator('.rule.lit').innerText()).toMatch(/^2 The two take turns/);
  expect(await page.getByRole('tab', { name: 'Rules' }).getAttribute('aria-selected')).toBe('true');
  // Until the next action.
  await column(page, 2).click();
  await page.getByRole('button', { name: /^I am/ }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('more choices than digits come in pages, and the cursor walks through them all', async () => {
  const page = await site.open('/new/connect-four');
  await page.getByLabel('Columns').fill('10');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.choice.cursor').waitFor();
  expect(await page.locator('.choice').count()).toBe(9);
  await page.keyboard.press('ArrowLeft');
  expect(await page.locator('.choice').allInnerTexts()).toEqual([expect.stringContaining('Column 10')]);
  await act(page, () => page.keyboard.press('1'));
  expect(await page.locator('.log li').last().innerText()).toContain('column 10');
});

test('motion, sound and colours are remembered', async () => {
  const page = await site.open('/', { motion: true });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('2×').click();
  await page.getByText('On', { exact: true }).click();
  await page.getByText('Colour-blind safe').click();
  const root = page.locator('html');
  expect(await root.getAttribute('data-motion')).toBe('2');
  await page.reload();
  expect(await root.getAttribute('data-motion')).toBe('2');
  expect(await root.getAttribute('data-palette')).toBe('strong');
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await page.getByRole('radio', { name: 'On', exact: true }).isChecked()).toBe(true);
});

test('where nothing can be taken back the button says why, also to a finger', async () => {
  const page = await playNow(site, { screen: 'phone' });
  const undo = page.getByRole('button', { name: 'Undo' });
  expect(await undo.isDisabled()).toBe(true);
  await undo.tap({ force: true });
  await page.locator('.problem', { hasText: 'Nothing to take back' }).waitFor();
  await act(page, () => page.locator('.choice.cursor').tap());
  expect(await page.locator('.problem').count()).toBe(0);
  expect(await undo.isDisabled()).toBe(false);
});
