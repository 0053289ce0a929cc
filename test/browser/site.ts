/** The real site for a test: the built client, served by the real server, opened in a real browser. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.mjs';
import { SCREENS, startServer } from '../../scripts/site.mjs';

export interface OpenSettings {
  readonly screen?: keyof typeof SCREENS;
  /** Replies come at once unless a test is about the wait. */
  readonly motion?: boolean;
  /** The site is kept in the browser: off, because what is kept cannot be cut off or replaced by a test. */
  readonly offline?: boolean;
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
  close(): Promise<void>;
}

/** The site for the tests of one file. A test whose pages have logged an error fails. */
export function useSite(): Site {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());
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
    close: () => site.close(),
  };
}

async function openSite(): Promise<Site> {
  const executablePath = await findChromium();
  if (executablePath === undefined)
    throw new Error('No Chromium was found, so the page cannot be tested. On Debian: apt-get install chromium');
  const { child, url } = await startServer();
  const problems: string[] = [];
  let browser: Browser;
  try {
    browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
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
    async open(path, { screen = 'desktop', motion = false, offline = false } = {}) {
      const reducedMotion = motion ? 'no-preference' : 'reduce';
      const context = await browser.newContext({
        ...SCREENS[screen],
        reducedMotion,
        acceptDownloads: true,
        permissions: ['clipboard-read', 'clipboard-write'],
        serviceWorkers: offline ? 'allow' : 'block',
      });
      context.setDefaultTimeout(10_000);
      return visit(context, path);
    },
    async leave() {
      await Promise.all(browser.contexts().map((context) => context.close()));
      return problems.splice(0);
    },
    async close() {
      await browser.close();
      child.kill('SIGKILL');
    },
  };
}
