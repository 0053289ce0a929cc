/**
 * One Chromium for all the files that a worker plays one after the other. Every test has windows and a storage of its own.
 * The worker drives it itself: by way of the process that leads the run, every step would be packed and unpacked twice more.
 */
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, findEngine } from '../../scripts/engines.mjs';

/**
 * Pages live for seconds here, and what the optimizing compiler makes of them does not pay: without it there is a seventh less
 * work for the pages. What else is compiled is compiled at once, as no core is idle.
 */
const UNOPTIMIZED = '--js-flags=--no-opt --no-concurrent-recompilation';

let opened: Promise<Browser> | undefined;

/** It ends with the worker. */
export function theBrowser(): Promise<Browser> {
  opened ??= launch();
  return opened;
}

async function launch(): Promise<Browser> {
  const executablePath = await findEngine('chromium');
  if (executablePath === undefined)
    throw new Error('No Chromium was found, so the page cannot be tested. On Debian: apt-get install chromium');
  return chromium.launch({ executablePath, args: [...CHROMIUM_ARGS, UNOPTIMIZED] });
}
