/**
 * Two people at one screen play a game in which somebody may be asked without the others knowing. The screen goes round to
 * both in silence, with the same words and nothing to be seen, and the match goes on.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from './site.ts';

const site = useSite();

/** What the page says now, in one piece: the curtain, if there is one, and everything else that can be seen. */
interface Said {
  readonly curtain: string | undefined;
  readonly prompt: string;
  readonly choices: number;
  readonly around: string;
}

/** Waits until the table asks something of whoever may sit there; with the curtain, until what was private has left the page. */
async function said(page: Page): Promise<Said> {
  await page.locator('[data-viewer="watcher"] .curtain button, [data-asked]').first().waitFor();
  return read(page);
}

function read(page: Page): Promise<Said> {
  return page.evaluate(() => {
    const words = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText;
    const around = ['.seats', '.top-round', '.drawer-page'].map((part) => words(part) ?? '').join('\n');
    const choices = document.querySelectorAll('.choices .choice, .tray, .answers').length;
    return { curtain: words('.curtain h2'), prompt: words('.prompt') ?? '', choices, around };
  });
}

test('the screen goes round in silence: the match goes on, and whoever is not asked sees nothing new', async () => {
  const page = await site.open('/new/cosmos');
  await page.locator('select[id="seat-0"]').selectOption('human');
  await page.locator('select[id="seat-1"]').selectOption('human');
  await page.getByLabel('Seed').fill('s');
  await page.getByRole('button', { name: 'Start the match' }).click();
  let before: Said | undefined;
  const idle: string[] = [];
  for (let turn = 0; turn < 60 && idle.length < 1; turn++) {
    const now = await said(page);
    if (now.curtain === undefined) {
      await page.keyboard.press('1');
      await page.waitForFunction(
        ({ prompt }) =>
          document.querySelector('.curtain') !== null ||
          document.querySelector<HTMLElement>('.prompt')?.innerText !== prompt,
        now,
      );
    } else {
      expect(now.choices).toBe(0);
      if (now.curtain.startsWith('Nothing is asked of')) {
        idle.push(now.curtain);
        expect(before?.curtain).toMatch(/^Pass the screen to/);
        // Whether anybody was asked, and whether the match has gone on meanwhile, cannot be seen from there.
        expect({ ...now, curtain: '' }).toEqual({ ...before, curtain: '' });
        expect(now.around).not.toContain('To act');
      }
      await page.locator('.curtain button').click();
      await page.waitForFunction(
        ({ curtain }) => document.querySelector<HTMLElement>('.curtain h2')?.innerText !== curtain,
        now,
      );
    }
    before = now;
  }
  expect(idle.length).toBe(1);
});

test('a reload in silence, or a way back to the table, shows no seat without its owner’s word', async () => {
  const page = await site.open('/new/cosmos');
  await page.locator('select[id="seat-0"]').selectOption('human');
  await page.locator('select[id="seat-1"]').selectOption('human');
  await page.getByRole('button', { name: 'Start the match' }).click();
  for (let turn = 0; turn < 2; turn++) {
    expect(await said(page)).toMatchObject({ curtain: expect.stringMatching(/^Pass the screen to/), choices: 0 });
    await page.locator('.curtain button').click();
    await page.locator('[data-asked]').waitFor();
    expect(await said(page)).toMatchObject({
      curtain: undefined,
      prompt: expect.stringContaining('Choose your alien'),
    });
    await page.reload();
  }
  expect(await said(page)).toMatchObject({ curtain: expect.stringMatching(/^Pass the screen to/), choices: 0 });
});
