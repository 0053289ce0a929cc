/** The built page in Chromium, served by the real server, for pictures and measurements. */
import { availableParallelism, loadavg } from 'node:os';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, ensureEngines } from './engines.mjs';
import { SCREENS, startServer } from './site.mjs';

/** Runs something with the browser and the page's address, and ends both. */
export async function inChromium(run) {
  const { chromium: executablePath } = await ensureEngines(['chromium']);
  if (!executablePath) {
    console.error('There is no Chromium: install one, or name it in CHROMIUM_PATH.');
    process.exit(1);
  }
  const { child: server, url } = await startServer();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    await run(browser, url);
  } finally {
    await browser.close();
    server.kill();
  }
}

/** Whatever else runs on the machine is in the figures. */
export const sayLoad = () => console.log(`Load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores.`);

/** A page on a desktop that can be asked past its own scripts: `orreryAsk`. */
export async function askablePage(browser, patienceMs) {
  const context = await browser.newContext({ ...SCREENS.desktop, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  await page.addInitScript(keepWorker);
  return page;
}

/** In the page, before its own scripts: keeps the worker at hand. The page leaves answers to numbers it does not know aside. */
function keepWorker() {
  const Plain = globalThis.Worker;
  const answers = new Map();
  let [worker, next] = [undefined, 1_000_000];
  globalThis.Worker = class extends Plain {
    constructor(...args) {
      super(...args);
      worker = this;
      this.addEventListener('message', ({ data }) => answers.get(data.re)?.(data));
    }
  };
  globalThis.orreryAsk = (message) =>
    new Promise((resolve) => {
      const re = next++;
      answers.set(re, resolve);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage({ ...message, re });
    });
}
