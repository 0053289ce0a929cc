/** Where the browsers are, for tests, pictures and measurements: one of each engine; installs Debian's where that is possible. */
import { spawn } from 'node:child_process';
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

/**
 * By engine: the variable that names it, the lightest form of it, how else it is called on the path, where else it is, and
 * Debian's packages of it, the best first: an older system lacks some.
 */
const ENGINES = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    // The same engine without the windows around the page: a page is opened in a third of the processor time, and the tests
    // take little more than half of it.
    light: 'chromium-headless-shell',
    names: ['chromium', 'chromium-browser', 'google-chrome'],
    elsewhere: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    packages: [['chromium-headless-shell'], ['chromium']],
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    elsewhere: ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
    packages: [['firefox-esr']],
  },
  // WebKit, the engine of Safari, is started by its driver and has no mode without a screen, so it needs one.
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    names: ['WebKitWebDriver'],
    elsewhere: [],
    packages: [['webkit2gtk-driver', 'xvfb']],
    needs: 'Xvfb',
  },
};
export const ENGINE_NAMES = Object.keys(ENGINES);

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

async function playwrightsChromium() {
  try {
    const { chromium } = await import('playwright-core');
    return chromium.executablePath();
  } catch {
    return undefined; // Playwright has none for this system
  }
}

/** The path of an engine: what its variable names, the lightest, Playwright's, the system's; nothing if there is none. */
export async function findEngine(engine) {
  const { variable, light, names, elsewhere, needs } = ENGINES[engine];
  const named = process.env[variable];
  if (named && !existsSync(named)) throw new Error(`${variable} names ${named}, which is not there`);
  if (needs && !onPath(needs)) return undefined;
  if (named) return named;
  const playwrights = engine === 'chromium' ? [await playwrightsChromium()] : [];
  const known = [light && onPath(light), ...playwrights, ...names.map(onPath), ...elsewhere];
  return known.find((path) => path && existsSync(path));
}

/** Whether there is no better one to be had than what is there. */
async function isThere(engine) {
  const { variable, light } = ENGINES[engine];
  const path = await findEngine(engine);
  return path !== undefined && (light === undefined || Boolean(process.env[variable]) || path === onPath(light));
}

/** The paths of these engines, as far as they can be had: tries Debian's packages of those that are missing, or there is a lighter one. */
export async function ensureEngines(engines = ENGINE_NAMES) {
  const missing = [];
  for (const engine of engines) if (!(await isThere(engine))) missing.push(engine);
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (missing.length > 0 && isDebian) {
    console.log(`Installing Debian’s ${missing.join(', ')} for the browser tests …`);
    await apt('update', '-qq');
    // One after the other: a system that lacks one may have the next.
    for (const engine of missing) await installEngine(engine);
  }
  const paths = {};
  for (const engine of engines) paths[engine] = await findEngine(engine);
  return paths;
}

async function installEngine(engine) {
  for (const packages of ENGINES[engine].packages) {
    await apt('install', '-y', '-qq', '--no-install-recommends', '--no-remove', ...packages);
    if (await findEngine(engine)) return;
  }
}

/** Where there is no network it gives up soon: without a lighter engine the tests run all the same. */
const APT = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];

async function apt(...args) {
  const child = spawn('apt-get', [...APT, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  await new Promise((ended) => child.on('close', ended).on('error', ended));
}
