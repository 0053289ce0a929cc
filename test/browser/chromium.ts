/** Where a Chromium is, or a loud word that there is none. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** As root, headless, without graphics or calls home. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** CHROMIUM_PATH, then Playwright's own download, then the system's. Throws if there is none. */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, and there is nothing.`);
  }
  const places = [chromium.executablePath(), ...SYSTEM];
  const found = places.find((path) => existsSync(path)) ?? onPath('chromium') ?? onPath('google-chrome');
  if (found) return found;
  throw new Error(
    `No Chromium was found, so the page cannot be tested. Looked at CHROMIUM_PATH and ${places.join(', ')}. On Debian: apt-get install chromium`,
  );
}
