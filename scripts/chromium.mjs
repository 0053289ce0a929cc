/** Where a Chromium is, for the browser tests, pictures and measurements; installs Debian's where that is possible. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** As root, headless, without graphics or calls home. */
export const CHROMIUM_ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const NAMES = ['chromium', 'google-chrome'];

async function playwrightsOwn() {
  try {
    const { chromium } = await import('playwright-core');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** The path of a Chromium: `CHROMIUM_PATH`, Playwright's, the system's; nothing if there is none. */
export async function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which is not there`);
  }
  return [await playwrightsOwn(), ...SYSTEM, ...onPath()].find((path) => path && existsSync(path));
}

/** Like `findChromium`, but tries Debian's package first if there is none. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!isDebian) return undefined;
  console.log('Installing Debian’s chromium for the browser tests …');
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  return findChromium();
}
