/** Somebody at a table who answers as the scripted player would, by the page's own messages: a whole game in seconds. */
import { type Action, type Game, Random, type View } from '@orrery/kernel';
import type { ToClient, Update } from '@orrery/protocol';
import type { Page } from 'playwright-core';
import type { OpenSettings, Site } from './site.ts';
import { openRules } from './table.ts';

/** What stands in the page: the worker, as the page talks to it, and the newest that it told. */
interface Desk {
  post(this: void, message: object): void;
  update?: Update;
  /** The number of the update whose question was answered: what comes next is newer. */
  answered?: number;
}
type WithDesk = typeof globalThis & { desk?: Desk };

/** On the page of a new match, which listens to what it will be told. */
export async function openListening(site: Site, game: string, settings: OpenSettings): Promise<Page> {
  const page = await site.open(`/new/${game}`, settings);
  await page.addInitScript(() => {
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
        const desk: Desk = { post: (message) => this.postMessage(message) };
        (globalThis as WithDesk).desk = desk;
        this.addEventListener('message', ({ data }: MessageEvent<ToClient>) => {
          if ('update' in data) desk.update = data.update;
        });
      }
    };
  });
  await page.reload();
  return page;
}

/** One seat against easy bots, with this seed. Games of rounds have few: they are whole even so. */
export async function begin(page: Page, seat: number, seed: string): Promise<void> {
  await page.getByRole('button', { name: 'Start the match' }).waitFor();
  for (const [at, select] of (await page.locator('select[id^="seat-"]').all()).entries())
    await select.selectOption(at === seat ? 'human' : 'easy');
  await openRules(page);
  const rounds = page.getByLabel('Rounds', { exact: true });
  if (await rounds.count()) await rounds.fill('4');
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Start the match' }).click();
}

interface Asked {
  readonly match: string;
  readonly seat: number;
  readonly decision: string;
  readonly view: View;
  readonly seq: number;
}

/** What is asked now, once it stands there; nothing when the match is over. */
async function askedNow(page: Page): Promise<Asked | undefined> {
  await page.waitForFunction(() => {
    const { desk } = globalThis as WithDesk;
    const { decision, seq = -1 } = desk?.update ?? {};
    const isAsked = decision !== undefined && seq > (desk?.answered ?? -1) && document.querySelector('[data-asked]');
    return isAsked || document.querySelector('.end-page');
  });
  return page.evaluate(() => {
    const { update } = (globalThis as WithDesk).desk ?? {};
    const { viewer, decision } = update ?? {};
    if (document.querySelector('.end-page') || !update || typeof viewer !== 'number' || decision === undefined)
      return undefined;
    return { match: update.match, seat: viewer, decision, view: update.view, seq: update.seq };
  });
}

/** Out of date where somebody else was quicker: then there is something newer to answer. */
const answer = (page: Page, { match, seat, decision, seq }: Asked, action: Action) =>
  page.evaluate(
    ({ seq, ...body }) => {
      const { desk } = globalThis as WithDesk;
      if (!desk) return;
      desk.answered = seq;
      // A number that the page itself does not come to.
      desk.post({ type: 'act', re: 1_000_000_000, ...body });
    },
    { match, seat, decision, action, seq },
  );

/** Plays to the end; `look` is called at each question, with its kind. */
export async function playScripted(page: Page, game: Game, seed: string, look: (kind: string) => Promise<void>) {
  const random = Random.from(seed);
  for (let asked = await askedNow(page); asked; asked = await askedNow(page)) {
    const { seat, view } = asked;
    await look(view.decisions.find((each) => each.seat === seat)?.kind ?? '');
    await answer(page, asked, game.bot.choose(view, seat, random));
  }
}
