/** The real site for a test: the built client, served by the real server, opened in a real browser. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { SCREENS } from '../../scripts/site.mjs';
import { theBrowser } from './chromium.ts';

export interface OpenSettings {
  readonly screen?: keyof typeof SCREENS;
  /** Replies come at once unless a test is about the wait. */
  readonly motion?: boolean;
  /** The site is kept in the browser: off, because what is kept cannot be cut off or replaced by a test. */
  readonly offline?: boolean;
  /** The worker's clock runs ten times as fast, for whole games whose seconds of silence are not what the test is about. */
  readonly hurried?: boolean;
}

export interface Site {
  readonly url: string;
  /** Errors that the open pages have logged so far. A good test ends with none. */
  readonly problems: string[];
  /** A path, or a whole address elsewhere. */
  open(path: string, settings?: OpenSettings): Promise<Page>;
  /** Another tab of the same browser. */
  tab(page: Page, path: string): Promise<Page>;
  /** Closes all pages; gives the errors they have logged. */
  leave(): Promise<string[]>;
}

/** The site for the tests of one file. A test whose pages have logged an error fails. */
export function useSite(): Site {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterEach(async () => {
    expect(await site.leave()).toEqual([]);
  });
  return {
    get url() {
      return site.url;
    },
    get problems() {
      return site.problems;
    },
    open: (path, settings) => site.open(path, settings),
    tab: (page, path) => site.tab(page, path),
    leave: () => site.leave(),
  };
}

/** Puts another clock before what the worker runs. */
async function hurry(context: BrowserContext): Promise<void> {
  const clock = `{
    const begin = Date.now(), now = Date.now.bind(Date), later = setTimeout;
    Date.now = () => begin + (now() - begin) * 10;
    globalThis.setTimeout = (task, wait = 0, ...rest) => later(task, wait / 10, ...rest);
  }`;
  await context.route('**/assets/worker-entry-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${clock}\n${await response.text()}` });
  });
}

async function openSite(): Promise<Site> {
  const { url } = inject('orrery');
  const browser = await theBrowser();
  const contexts: BrowserContext[] = [];
  const problems: string[] = [];
  const visit = async (context: BrowserContext, path: string) => {
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(new URL(path, url).href);
    return page;
  };
  return {
    url,
    problems,
    tab: (page, path) => visit(page.context(), path),
    async open(path, { screen = 'desktop', motion = false, offline = false, hurried = false } = {}) {
      const reducedMotion = motion ? 'no-preference' : 'reduce';
      const context = await browser.newContext({
        ...SCREENS[screen],
        reducedMotion,
        acceptDownloads: true,
        permissions: ['clipboard-read', 'clipboard-write'],
        serviceWorkers: offline ? 'allow' : 'block',
      });
      contexts.push(context);
      context.setDefaultTimeout(30_000);
      if (hurried) await hurry(context);
      return visit(context, path);
    },
    async leave() {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
      return problems.splice(0);
    },
  };
}
