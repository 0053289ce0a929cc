/** One server and one Chromium for all browser tests of a run. Every test has windows and a storage of its own. */
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_ARGS, findEngine } from '../../scripts/engines.mjs';
import { startServer } from '../../scripts/site.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the site, and that at which Chromium is driven. */
    orrery: { readonly url: string; readonly chromium: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = await findEngine('chromium');
  if (executablePath === undefined)
    throw new Error('No Chromium was found, so the page cannot be tested. On Debian: apt-get install chromium');
  const { child, url } = await startServer();
  try {
    const browser = await chromium.launchServer({ executablePath, args: [...CHROMIUM_ARGS] });
    project.provide('orrery', { url, chromium: browser.wsEndpoint() });
    return async () => {
      await browser.close();
      child.kill('SIGKILL');
    };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}
