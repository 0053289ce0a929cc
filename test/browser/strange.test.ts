/** Addresses that nobody would type. */
import { expect, test } from 'vitest';
import { useSite } from './site.ts';

const site = useSite();

test('within the page, every address says what is there, or that nothing is', async () => {
  const page = await site.open('/');
  for (const [path, title] of [
    ['/table//', 'There is nothing at this address'],
    ['/table/%00', 'This match is no longer here'],
    ['/table/%', 'There is nothing at this address'],
    ['/replays/', 'Replays'],
    ['/%00', 'There is nothing at this address'],
    ['/replay/%00', 'This match is not here'],
    ['/%E0%A4%A', 'There is nothing at this address'],
    ['/new/constructor', 'There is no such game'],
  ] as const) {
    // A server may refuse such an address; the page has to bear it, since it is also read without one.
    await page.evaluate((address) => {
      history.pushState(null, '', location.origin + address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    expect([path, await page.getByRole('heading', { name: 'This page stopped' }).count()]).toEqual([path, 0]);
  }
});

test('slashes too many lead to the same page', async () => {
  const page = await site.open('/');
  await page.goto(`${site.url}//replays//`);
  await page.getByRole('heading', { name: 'Replays', exact: true }).waitFor();
  await page.goto(`${site.url}//`);
  await page.getByRole('button', { name: 'Play now: Connect Four' }).waitFor();
  // The browser itself logs that the server calls the addresses wrong.
  expect(site.problems.splice(0).every((text) => text.includes('404'))).toBe(true);
});
