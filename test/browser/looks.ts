/** What is wrong with how a page looks, as far as a machine can tell. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { SCREENS } from '../../scripts/site.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Serious and critical violations of axe's rules, content outside of all landmarks, a page that is too wide, and words that are cut off. */
export async function flaws(page: Page): Promise<string[]> {
  return [...(await violations(page)), ...(await misfits(page))];
}

/**
 * Only what depends on the size of the screen. Axe takes seconds of a table: a tablet shows the parts of a desktop or of a
 * phone, and axe has met them there.
 */
export async function misfits(page: Page): Promise<string[]> {
  return [...(await tooWide(page)), ...(await cutOff(page))];
}

/**
 * What is wrong on every screen with what stands there now, each with its screen's name. Axe meets it on some of them. The page
 * should be a phone's, as only such a one knows a phone's viewport; it is a phone's again afterwards.
 */
export async function flawsOnScreens(page: Page, ...audited: readonly (keyof typeof SCREENS)[]): Promise<string[]> {
  const found: string[] = [];
  for (const screen of ['desktop', 'tablet', 'phone'] as const) {
    await page.setViewportSize(SCREENS[screen].viewport);
    await page.waitForTimeout(120); // whatever is measured is drawn anew
    const wrong = await (audited.includes(screen) ? flaws : misfits)(page);
    found.push(...wrong.map((flaw) => `${screen}: ${flaw}`));
  }
  return found;
}

/** What is used of axe, also within it: only there each rule says how grave it is. */
interface Axe {
  run(options: RunOptions): Promise<AxeResults>;
  readonly _audit: {
    readonly rules: readonly { readonly id: string; readonly impact: string; readonly enabled: boolean }[];
  };
}

/** Only rules that count are asked, and only what is violated is worked out and sent here: that is a third less work. */
async function violations(page: Page): Promise<string[]> {
  // Run by the debugger, not by the page: the content security policy would refuse a script tag.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe }; // set above
    const rules = axe._audit.rules.filter(
      ({ id, impact, enabled }) => enabled && (impact === 'serious' || impact === 'critical' || id === 'region'),
    );
    // Without loading all styles once more, which only rules need that are off.
    const { violations } = await axe.run({
      runOnly: rules.map(({ id }) => id),
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
    );
  });
}

async function tooWide(page: Page): Promise<string[]> {
  const more = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return more > 0 ? [`the page is ${more} pixels too wide`] : [];
}

/**
 * Words that reach beyond the sides of what holds them: a part of the table, or a box that hides what does not fit. A
 * map may, and what scrolls or says that there is more.
 */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const holderOf = (text: Node, part: Element): Element => {
      let at = text.parentElement;
      // On a tablet the drawer's body lies over the stage.
      while (at && at !== part && getComputedStyle(at).overflowX !== 'hidden' && !at.matches('.drawer-body'))
        at = at.parentElement;
      return at ?? part;
    };
    const mayReachBeyond = (element: Element, holder: Element): boolean => {
      for (let at: Element | null = element; at; at = at === holder ? null : at.parentElement) {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(at);
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis' || clipPath !== 'none')
          return true;
      }
      return element.closest('svg') !== null;
    };
    const found: string[] = [];
    for (const part of document.querySelectorAll('.shell > *, .middle > *')) {
      if (getComputedStyle(part).display === 'contents') continue;
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        const holder = holderOf(text, part);
        const { left, right } = holder.getBoundingClientRect();
        const beyond = box.width > 0 && (box.left < left - 1 || box.right > right + 1);
        if (beyond && !mayReachBeyond(text.parentElement ?? part, holder))
          found.push(`"${text.textContent}" reaches beyond .${holder.className}`);
      }
    }
    return found;
  });
}

/** On a phone, of what can be pressed or read there: what a finger in its middle, or an eye at its edges, would not meet. */
export const covered = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const sheet = document.querySelector('.console')?.getBoundingClientRect();
    const seen = [...document.querySelectorAll(wanted)].filter((each) => each.getClientRects().length > 0);
    return seen.flatMap((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const middle = (left + right) / 2;
      const isCovered = [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
        const met = document.elementFromPoint(middle, y);
        return met === null || !(each.contains(met) || met.contains(each));
      });
      const isBelow = bottom > (sheet?.bottom ?? 0) - 4;
      return isCovered || isBelow ? [each.className] : [];
    });
  }, selector);
