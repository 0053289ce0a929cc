/** Online play for tests: a server of its own with a database file, and browsers whose every frame is read. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messagesIn } from '@orrery/protocol';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { SCREENS, startServer } from '../../scripts/site.mjs';
import { theBrowser } from './chromium.ts';

/** One person, or somebody who watches: a browser of their own. */
export interface Client {
  readonly page: Page;
  /** What came over the socket, message by message as text, and what went. */
  readonly received: string[];
  readonly sent: string[];
  /** What the page has logged that is wrong; that a server which was killed does not answer is not. */
  readonly problems: string[];
}

/** What a visit may need besides. */
export interface Visit {
  /** The browser keeps the site, and can be called. */
  readonly worker?: boolean;
  /** Runs in the page before its own scripts. */
  readonly before?: () => void;
}

export interface OnlineSite {
  readonly url: string;
  /** The file with everything in it. */
  readonly data: string;
  open(path: string, screen?: keyof typeof SCREENS, more?: Visit): Promise<Client>;
  /** Somebody who has opened a match by the door that the page of a new match uses, and has looked at no page yet. */
  host(room: object, screen?: keyof typeof SCREENS): Promise<readonly [Client, path: string]>;
  /** Ends the server as a power cut would, and starts it again at the same address with the same file. */
  killAndRestart(): Promise<void>;
  kill(): void;
  /** Ends it in order: whoever wants may have its file. */
  stop(): Promise<void>;
  restart(): Promise<void>;
}

const EXPECTED = /WebSocket connection|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/;

/** `kept`: the browsers of a test are there for the next one, too. */
export function useOnlineSite({ kept = false } = {}): OnlineSite {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-online-'));
  const data = join(folder, 'orrery.db');
  const contexts: BrowserContext[] = [];
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer({ data });
  });
  const leave = async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  };
  // A table that stays open ticks on, and makes every later test slower.
  if (!kept) afterEach(leave);
  afterAll(async () => {
    await leave();
    server.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const kill = () => void server.child.kill('SIGKILL');
  const restart = async () => {
    server = await startServer({ data, port: Number(new URL(server.url).port) });
  };
  const visitor = async (screen: keyof typeof SCREENS = 'desktop', { worker = false, before }: Visit = {}) => {
    const context = await (await theBrowser()).newContext({
      ...SCREENS[screen],
      reducedMotion: 'reduce',
      acceptDownloads: true,
      permissions: ['clipboard-read', 'clipboard-write'],
      serviceWorkers: worker ? 'allow' : 'block',
    });
    contexts.push(context);
    context.setDefaultTimeout(30_000);
    if (before) await context.addInitScript(before);
    const page = await context.newPage();
    const client: Client = { page, received: [], sent: [], problems: [] };
    const note = (words: string) => EXPECTED.test(words) || client.problems.push(words);
    page.on('console', (message) => message.type() === 'error' && note(message.text()));
    page.on('pageerror', (error) => note(error.message));
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        for (const message of messagesIn(String(payload))) client.received.push(JSON.stringify(message));
      });
      socket.on('framesent', ({ payload }) => client.sent.push(String(payload)));
    });
    return client;
  };
  return {
    get url() {
      return server.url;
    },
    data,
    kill,
    restart,
    async stop() {
      const gone = new Promise((resolve) => server.child.once('exit', resolve));
      server.child.kill('SIGTERM');
      await gone;
    },
    async killAndRestart() {
      const gone = new Promise((resolve) => server.child.once('exit', resolve));
      kill();
      await gone;
      await restart();
    },
    async open(path, screen, more) {
      const client = await visitor(screen, more);
      await client.page.goto(new URL(path, server.url).href);
      return client;
    },
    async host(room, screen) {
      const client = await visitor(screen);
      const { request } = client.page.context();
      const headers = { origin: new URL(server.url).origin };
      const post = async (door: string, data: object) =>
        (await (await request.post(new URL(door, server.url).href, { data, headers })).json()) as { match?: string };
      await post('/api/me', { name: 'host' });
      const made = await post('/api/matches', room);
      expect(made.match, JSON.stringify(made)).toMatch(/^[\w-]{22}$/);
      return [client, `/j/${made.match}`];
    },
  };
}

/** Opens a match through the door that the page of a new match uses, for options that a hand would be long in setting. */
export async function openRoom(client: Client, room: object): Promise<string> {
  const match = await client.page.evaluate(async (wanted) => {
    const post = async (path: string, body: object) => {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await response.json()) as { match?: string };
    };
    await post('/api/me', { name: 'host' });
    const made = await post('/api/matches', wanted);
    return made.match ?? JSON.stringify(made);
  }, room);
  expect(match).toMatch(/^[\w-]{22}$/);
  return match;
}

/** Takes the seat that the invitation offers. */
export async function sitDown({ page }: Client, name: string): Promise<void> {
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: /^Sit down as/ }).click();
}
