/**
 * Makes a clone ready: installs what the lock file names and builds what has changed since the last time. Uses
 * nothing but Node itself, because on a fresh clone there is nothing else. Takes milliseconds when all is done.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.orrery-stamp.json');
const ROOMS = ['kernel', 'games', 'catalog', 'bots', 'protocol', 'host', 'lab', 'server', 'web', 'cli', 'test'];
const BUILT = ['server/dist/main.js', 'cli/dist/main.js', 'web/dist/site/index.html'];

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) fail(`Orrery needs Node 20 or newer; this is ${process.version}.`);

const stamp = readStamp();
const installed = hashOf([
  readFileSync(join(root, 'package-lock.json')),
  process.version,
  process.platform,
  process.arch,
]);
if (stamp.installed !== installed) {
  console.log('Installing what Orrery needs (once, about half a minute) …');
  npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  writeStamp({ installed });
}

const sources = hashOf(ROOMS.flatMap((room) => listing(join(root, room))));
if (
  process.argv.includes('--force') ||
  stamp.installed !== installed ||
  stamp.sources !== sources ||
  !BUILT.every((file) => existsSync(join(root, file)))
) {
  console.log('Building …');
  node(['node_modules/typescript/bin/tsc', '-b']);
  node(['node_modules/vite/bin/vite.js', 'build', '-c', 'web/vite.config.ts', '--logLevel', 'warn']);
  writeStamp({ installed, sources });
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
function npm(args) {
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js')) node([own, ...args]);
  else run('npm', args, { shell: process.platform === 'win32' });
}

function node(args) {
  run(process.execPath, args);
}

function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

function fail(text) {
  console.error(text);
  process.exit(1);
}
