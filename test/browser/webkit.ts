/** WebKit, the engine of Safari, by its own driver: JSON over HTTP. It cannot do without a screen: it gets one nobody sees. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { CAPABILITIES, type Command, type Driver, driverOf, eventually } from './driver.ts';

const PATHS: Readonly<Record<Command, string>> = {
  navigate: 'url',
  resize: 'window/rect',
  run: 'execute/async',
  act: 'actions',
  find: 'element',
  click: 'element/{id}/click',
};

async function startScreen(): Promise<{ readonly screen: ChildProcess; readonly display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // It writes there, in its fourth stream, which number it has taken.
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a socket
  server.close();
  await once(server, 'close');
  return port;
}

async function send(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as { readonly value: unknown }; // every answer of the protocol has this form
  if (!answer.ok) throw new Error(`WebKit refuses ${url}: ${JSON.stringify(value)}`);
  return value;
}

export async function startWebKit(path: string): Promise<Driver> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const child = spawn(path, [`--port=${port}`], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' });
  const end = () => {
    child.kill();
    screen.kill();
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await eventually(() => send(`${url}/status`, 'GET'));
    const made = await send(`${url}/session`, 'POST', CAPABILITIES);
    const session = `${url}/session/${(made as { readonly sessionId: string }).sessionId}`; // as the protocol says
    return driverOf(
      (command, body) => {
        const path = PATHS[command].replace('{id}', 'id' in body ? String(body.id) : '');
        return send(`${session}/${path}`, 'POST', body);
      },
      () => send(session, 'DELETE').then(end, end),
    );
  } catch (error) {
    end();
    throw error;
  }
}
