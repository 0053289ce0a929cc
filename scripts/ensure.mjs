/**
 * Makes a clone ready: installs what the lock file names and builds what has changed since the last time. Uses
 * nothing but Node itself, because on a fresh clone there is nothing else. Takes milliseconds when all is done. Of
 * several at once, one does the work and the others wait for it.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { enterGames, lockedPackages } from './games.mjs';
import { withLock } from './lock.mjs';
import { publish } from './publish.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.orrery-stamp.json');
// Not in node_modules, which the installation removes.
const lockFile = join(root, '.orrery-lock');
const ROOMS = ['kernel', 'games', 'catalog', 'bots', 'protocol', 'host', 'lab', 'server', 'web', 'cli', 'test'];
const BUILT = ['server/dist/main.js', 'cli/dist/main.js', 'web/dist/site/index.html'];

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) fail(`Orrery needs Node 20 or newer; this is ${process.version}.`);

enterGames(root);
const force = process.argv.includes('--force');
if (force || !isReady(readStamp(), wanted()))
  await withLock(
    lockFile,
    (owner) => console.log(`Another process (${owner}) builds Orrery here; waiting for it …`),
    async () => {
      const want = wanted();
      // Whoever had the lock before may have done it all.
      if (force || !isReady(readStamp(), want)) await makeReady(want);
    },
  );

/** What the stamp says when everything is done. */
function wanted() {
  return {
    installed: hashOf([lockedPackages(root), process.version, process.platform, process.arch]),
    sources: hashOf(ROOMS.flatMap((room) => listing(join(root, room)))),
  };
}

function isReady(stamp, { installed, sources }) {
  return (
    stamp.installed === installed && stamp.sources === sources && BUILT.every((file) => existsSync(join(root, file)))
  );
}

async function makeReady({ installed, sources }) {
  const stamp = readStamp();
  if (stamp.installed !== installed) {
    console.log('Installing what Orrery needs (once, about half a minute) …');
    await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  }
  // Until the build is whole, the stamp does not say that it is.
  writeStamp({ installed, site: stamp.site });
  console.log('Building …');
  await node(['node_modules/typescript/bin/tsc', '-b']);
  const vite = ['node_modules/vite/bin/vite.js', 'build', '-c', 'web/vite.config.ts', '--logLevel', 'warn'];
  await node([...vite, '--outDir', 'dist/site-new', '--emptyOutDir']);
  const site = publish(join(root, 'web/dist/site-new'), join(root, 'web/dist/site'), stamp.site);
  writeStamp({ installed, sources, site });
}

/** Names, sizes and times of all source files below a folder. */
function listing(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist' && !name.endsWith('.tsbuildinfo'))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return listing(path);
      const { size, mtimeMs } = statSync(path);
      return [`${path} ${size} ${mtimeMs}`];
    });
}

function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('hex');
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {}; // no stamp, or half a stamp: do it again
  }
}

function writeStamp(content) {
  writeFileSync(stampFile, JSON.stringify(content));
}

/** The npm that runs us, or the one on the path. */
async function npm(args) {
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js')) await node([own, ...args]);
  else await run('npm', args, { shell: process.platform === 'win32' });
}

async function node(args) {
  await run(process.execPath, args);
}

/** Who ends us ends what we run as well: nobody builds after the lock is gone. */
async function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  const onSignal = (signal) => {
    child.kill(signal);
    process.exit(128 + constants.signals[signal]);
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  const status = await new Promise((resolve) => {
    child.on('error', (error) => fail(`${command} could not be started: ${error.message}`));
    child.on('exit', resolve);
  });
  process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
  if (status !== 0) process.exit(status ?? 1);
}

function fail(text) {
  console.error(text);
  process.exit(1);
}
