/**
 * Firefox by Marionette, the door that it has built in for drivers: JSON with its length before it, over a socket. What
 * Playwright says to a Firefox is for newer ones than Debian's.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CAPABILITIES, type Command, type Driver, driverOf, eventually } from './driver.ts';

const NAMES: Readonly<Record<Command, string>> = {
  navigate: 'WebDriver:Navigate',
  resize: 'WebDriver:SetWindowRect',
  run: 'WebDriver:ExecuteAsyncScript',
  act: 'WebDriver:PerformActions',
  find: 'WebDriver:FindElement',
  click: 'WebDriver:ElementClick',
};
/** Any free port: Firefox writes into its profile which. */
const PREFERENCES = 'user_pref("marionette.port", 0);\n';

/** Everything that comes over the socket, one message at a time. */
async function* messages(socket: Socket): AsyncGenerator<unknown, void> {
  let bytes = Buffer.alloc(0);
  for await (const chunk of socket) {
    bytes = Buffer.concat([bytes, chunk as Buffer]); // no encoding is set
    for (;;) {
      const colon = bytes.indexOf(':');
      const end = colon + 1 + Number(bytes.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || bytes.length < end) break;
      yield JSON.parse(bytes.subarray(colon + 1, end).toString());
      bytes = bytes.subarray(end);
    }
  }
}

/** Sends a command and brings its answer; commands come one after the other. */
type Ask = (name: string, body: object) => Promise<unknown>;

async function marionette(port: number): Promise<Ask> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const incoming = messages(socket);
  await incoming.next(); // it says hello
  let number = 0;
  return async (name, body) => {
    const text = JSON.stringify([0, ++number, name, body]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const answer = await incoming.next();
    if (answer.done) throw new Error('Firefox is gone');
    const [, , problem, value] = answer.value as [number, number, object | null, unknown]; // the form of every answer
    if (problem !== null) throw new Error(`Firefox refuses ${name}: ${JSON.stringify(problem)}`);
    return value;
  };
}

async function stop(child: ChildProcess, profile: string): Promise<void> {
  if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}

export async function startFirefox(path: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'orrery-firefox-'));
  writeFileSync(join(profile, 'user.js'), PREFERENCES);
  const child = spawn(path, ['--headless', '--no-remote', '--marionette', '--profile', profile], { stdio: 'ignore' });
  try {
    const port = await eventually(() => readFile(join(profile, 'MarionetteActivePort'), 'utf8'));
    const ask = await marionette(Number(port));
    await ask('WebDriver:NewSession', CAPABILITIES);
    const carry = async (command: Command, body: object) => {
      const answer = await ask(NAMES[command], body);
      return (answer as { readonly value?: unknown }).value; // a result is in an object of its own
    };
    return driverOf(carry, () => stop(child, profile));
  } catch (error) {
    await stop(child, profile);
    throw error;
  }
}
