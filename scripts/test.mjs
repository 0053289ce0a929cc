/** Everything that must hold: types, lint, format, unit and property tests, command line, server, browser. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const work = mkdtempSync(join(tmpdir(), 'orrery-test-'));
const failures = [];

function step(name, script, args, env = {}) {
  const started = Date.now();
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${name}  ${((Date.now() - started) / 1000).toFixed(1)} s`);
  if (status !== 0) failures.push(name);
}

const chromium = await ensureChromium().catch((error) => console.error(error.message));
step('types', 'node_modules/typescript/bin/tsc', ['-b']);
step('lint', 'node_modules/oxlint/bin/oxlint', ['--type-aware', '--quiet']);
step('format', 'node_modules/@biomejs/biome/bin/biome', ['format', '--log-level=error']);

const report = join(work, 'vitest.json');
const filters = process.argv.slice(2);
const withoutBrowser = chromium ? [] : ['--exclude', 'test/browser/**'];
step(
  'tests',
  'node_modules/vitest/vitest.mjs',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...withoutBrowser, ...filters],
  chromium ? { CHROMIUM_PATH: chromium } : {},
);
if (!chromium) {
  failures.push('browser');
  console.error(`
  ┌──────────────────────────────────────────────────────────────────────┐
  │ NO CHROMIUM: the browser tests did not run, so this run has failed.  │
  │ Install Chromium or Chrome, or name one in CHROMIUM_PATH.            │
  └──────────────────────────────────────────────────────────────────────┘
`);
}

let counts = { numPassedTests: 0, numFailedTests: 0 };
try {
  counts = JSON.parse(readFileSync(report, 'utf8'));
} catch {
  failures.push('tests gave no report');
}
rmSync(work, { recursive: true, force: true });
console.log(failures.length === 0 ? '\nAll of it holds.' : `\nFailed: ${failures.join(', ')}`);
console.log(`${counts.numPassedTests} passed, ${counts.numFailedTests} failed`);
process.exit(failures.length === 0 ? 0 : 1);
