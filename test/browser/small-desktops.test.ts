/** Small desktops, and a tablet held upright: whatever is asked, nothing is cut off. */
import { findGame } from '@orrery/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { misfits } from './looks.ts';
import { begin, openListening, playScripted } from './scripted.ts';
import { useSite } from './site.ts';

const site = useSite();

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 744, height: 1133 },
] as const;

/** Names of cards that end in dots. */
const cutNames = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.card-name, .stack-name, .kind-name')].flatMap((name) =>
      name.scrollWidth > name.clientWidth + 1 ? [`"${name.textContent}" is cut`] : [],
    ),
  );

test.for([
  ['breach', 0],
  ['breach', 1],
  ['entropy', 0],
] as const)('%s: what seat %i is asked and shown is whole', async ([id, seat]) => {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`there is no ${id}`);
  const page = await openListening(site, id, {});
  await begin(page, seat, 'small');
  const looks = new Map<string, number>();
  const wrong: string[] = [];
  await playScripted(page, game, 'small', async (kind) => {
    const look = looks.get(kind) ?? 0;
    looks.set(kind, look + 1);
    // The first of a kind, and some later ones, when there is more to tell.
    if (look % 8 > 0) return;
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.waitForTimeout(60); // whatever is measured is drawn anew
      const flaws = [...(await misfits(page)), ...(await cutNames(page))];
      wrong.push(...flaws.map((flaw) => `${kind} at ${size.width}: ${flaw}`));
    }
  });
  expect([...new Set(wrong)]).toEqual([]);
  expect(looks.size).toBeGreaterThan(1);
});
