/** Starts a server to be measured, in a process of its own, and asks it what it has used. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const PROBE = pathToFileURL(here('probe.mjs')).href;
/** As `npm start` runs ours; the others have it, too. */
const YOUNG = '--max-semi-space-size=64';
const SCRIPTS = { orrery: '../../server/dist/main.js', echo: 'echo.mjs', boardgameIo: 'boardgame-io.mjs' };

export async function startMeasured(name) {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    ORRERY_DATA: join(folder, 'orrery.db'),
    ORRERY_CONNECTIONS: '20000',
    ORRERY_LOG: 'warn',
  };
  const child = spawn(process.execPath, [YOUNG, '--expose-gc', '--import', PROBE, here(SCRIPTS[name])], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let said = '';
  const url = await new Promise((found, fail) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const [, address] = / is at (http:\S+)/.exec(said) ?? [];
      if (address) found(address.replace('localhost', '127.0.0.1'));
    });
    child.on('exit', () => fail(new Error(`${name} did not start: ${said}`)));
  });
  return {
    name,
    url,
    /** `seconds` of processor time so far, or `memory` after the garbage is gone. */
    async used(what) {
      const answered = once(child, 'message');
      child.send(what);
      const [{ answer }] = await answered;
      return answer;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill(name === 'orrery' ? 'SIGTERM' : 'SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
