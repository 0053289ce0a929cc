/** Everything that must hold: types, lint, format, unit and property tests, command line, server, browsers. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENGINE_NAMES, ensureEngines } from './engines.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const work = mkdtempSync(join(tmpdir(), 'orrery-test-'));
const failures = [];

/** Runs a script; what it says comes at once, or, where it runs beside another, when it has ended. */
async function step(name, script, args, { beside = false } = {}) {
  const started = Date.now();
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  let words = '';
  child.stdout?.on('data', (chunk) => (words += chunk));
  child.stderr?.on('data', (chunk) => (words += chunk));
  const status = await new Promise((ended) => child.on('close', ended));
  if (status !== 0) failures.push(name);
  console.log(`${words}${status === 0 ? 'ok' : 'FAILED'}  ${name}  ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function shout(lines) {
  const width = Math.max(...lines.map((line) => line.length));
  const framed = lines.map((line) => `  │ ${line.padEnd(width)} │\n`).join('');
  console.error(`\n  ┌${'─'.repeat(width + 2)}┐\n${framed}  └${'─'.repeat(width + 2)}┘\n`);
}

const found = await ensureEngines().catch((error) => {
  console.error(error.message); // a variable names a browser that is not there
  process.exit(1);
});
const missing = ENGINE_NAMES.filter((engine) => found[engine] === undefined);
// Without Chromium there are no browser tests at all; the other engines are asked for where a change is to land.
const fatal = missing.filter((engine) => engine === 'chromium' || process.env.ORRERY_ENGINES === 'all');

await step('types', 'node_modules/typescript/bin/tsc', ['-b']);

const report = join(work, 'vitest.json');
const filters = process.argv.slice(2);
const withoutBrowser = found.chromium ? [] : ['--exclude', 'test/browser/**'];
await Promise.all([
  step('tests', 'node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...withoutBrowser,
    ...filters,
  ]),
  step('lint', 'node_modules/oxlint/bin/oxlint', ['--type-aware', '--quiet'], { beside: true }),
  step('format', 'node_modules/@biomejs/biome/bin/biome', ['format', '--log-level=error'], { beside: true }),
]);

for (const engine of missing) {
  const isFatal = fatal.includes(engine);
  if (isFatal) failures.push(engine);
  shout([
    `NO ${engine.toUpperCase()}: its tests did not run${isFatal ? ', so this run has failed.' : '. The others did.'}`,
    'On Debian: apt-get install chromium firefox-esr webkit2gtk-driver xvfb',
    'Elsewhere: CHROMIUM_PATH, FIREFOX_PATH and WEBKIT_DRIVER_PATH name them.',
  ]);
}

let counts = { numPassedTests: 0, numFailedTests: 0, testResults: [] };
try {
  counts = JSON.parse(readFileSync(report, 'utf8'));
} catch {
  failures.push('tests gave no report');
}
rmSync(work, { recursive: true, force: true });
for (const { assertionResults } of counts.testResults)
  for (const { status, failureMessages, fullName } of assertionResults)
    if (status === 'passed' && failureMessages.length > 0)
      console.log(`passed only when tried again: ${fullName}\n${failureMessages[0]}`);
console.log(failures.length === 0 ? '\nAll of it holds.' : `\nFailed: ${failures.join(', ')}`);
console.log(`${counts.numPassedTests} passed, ${counts.numFailedTests} failed`);
process.exit(failures.length === 0 ? 0 : 1);
