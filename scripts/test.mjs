/** Everything that must hold: types, lint, format, unit and property tests, command line, server, browsers. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, getPriority, setPriority, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENGINE_NAMES, ensureEngines } from './engines.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const work = mkdtempSync(join(tmpdir(), 'orrery-test-'));
const failures = [];
const reports = [];

/** Runs a script. What it says comes at once; beside another one it has the time that is left, and says all when it has ended. */
async function step(name, script, args, { beside = false } = {}) {
  const started = Date.now();
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  if (beside) setPriority(child.pid, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
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

function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    failures.push('tests gave no report');
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
}

/** Runs the tests of some projects; what it comes to is in its report. */
function tests(name, projects, settings) {
  const report = join(work, `${reports.length}.json`);
  reports.push(report);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const told = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--passWithNoTests', ...chosen, ...told, ...process.argv.slice(2)];
  return step(name, 'node_modules/vitest/vitest.mjs', args, settings);
}

const engines = ensureEngines().catch((error) => {
  console.error(error.message); // a variable names a browser that is not there
  process.exit(1);
});
await step('types', 'node_modules/typescript/bin/tsc', ['-b']);

// These only compute, and the tests below often wait.
const beside = [
  tests('tests of the rooms', ['rooms'], { beside: true }),
  step('lint', 'node_modules/oxlint/bin/oxlint', ['--type-aware', '--quiet'], { beside: true }),
  step('format', 'node_modules/@biomejs/biome/bin/biome', ['format', '--log-level=error'], { beside: true }),
];

const found = await engines;
const missing = ENGINE_NAMES.filter((engine) => found[engine] === undefined);
// Without Chromium there are no browser tests at all; the other engines are asked for where a change is to land.
const fatal = missing.filter((engine) => engine === 'chromium' || process.env.ORRERY_ENGINES === 'all');

await tests('tests of pages and processes', found.chromium ? ['browser', 'whole'] : ['whole']);
await Promise.all(beside);

for (const engine of missing) {
  const isFatal = fatal.includes(engine);
  if (isFatal) failures.push(engine);
  shout([
    `NO ${engine.toUpperCase()}: its tests did not run${isFatal ? ', so this run has failed.' : '. The others did.'}`,
    'On Debian: apt-get install chromium firefox-esr webkit2gtk-driver xvfb',
    'Elsewhere: CHROMIUM_PATH, FIREFOX_PATH and WEBKIT_DRIVER_PATH name them.',
  ]);
}

let passed = 0;
let failed = 0;
for (const report of reports) {
  const counts = readReport(report);
  passed += counts.numPassedTests;
  failed += counts.numFailedTests;
  for (const { assertionResults } of counts.testResults)
    for (const { status, failureMessages, fullName } of assertionResults)
      if (status === 'passed' && failureMessages.length > 0)
        console.log(`passed only when tried again: ${fullName}\n${failureMessages[0]}`);
}
rmSync(work, { recursive: true, force: true });
if (passed + failed === 0) failures.push('no test was found');
console.log(failures.length === 0 ? '\nAll of it holds.' : `\nFailed: ${failures.join(', ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failures.length === 0 ? 0 : 1);
