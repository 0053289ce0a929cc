/** A real server on a free port, with a real database file, and people with real sockets. */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Action, Json } from '@orrery/kernel';
import { messagesIn, type NewRoom, type Person, type Room, type ToClient, type Update } from '@orrery/protocol';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { buildApp } from '../../src/app.ts';
import { mountOnline, type Online, type OnlineSettings } from '../../src/online/online.ts';
import { SqliteStore } from '../../src/store/sqlite.ts';

export interface Running extends Online {
  readonly url: string;
  readonly store: SqliteStore;
  readonly faults: unknown[];
  stop(): Promise<void>;
}

/** Nobody in these tests is too fast unless the test is about that. */
const PATIENT = { burst: 1e9, perSecond: 1e9 };
export const NO_LIMITS = {
  requests: PATIENT,
  people: PATIENT,
  matches: PATIENT,
  imports: PATIENT,
  messages: PATIENT,
  addressMessages: PATIENT,
  openings: PATIENT,
  addressOpenings: PATIENT,
  sockets: 1000,
  addressSockets: 10_000,
};

export async function newFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'orrery-online-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'orrery.db');
}

export async function serve(file: string, more: Partial<OnlineSettings> = {}): Promise<Running> {
  const store = await SqliteStore.open(file);
  const site = join(import.meta.dirname, '..');
  const app = await buildApp({ site });
  const faults: unknown[] = [];
  const fault = (error: unknown) => void faults.push(error);
  const online = await mountOnline(app, { store, limits: NO_LIMITS, fault, ...more });
  await app.listen({ host: '127.0.0.1', port: 0 });
  // A TCP server that listens has an address with a port.
  const { port } = app.server.address() as AddressInfo;
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= app.close().then(() => store.close());
    return stopping;
  };
  onTestFinished(stop);
  return { ...online, url: `http://127.0.0.1:${port}`, store, faults, stop };
}

/** Somebody with a browser that keeps cookies. */
export class Guest {
  readonly server: Pick<Running, 'url'>;
  cookie: string | undefined;
  person: Person | undefined;

  constructor(server: Pick<Running, 'url'>, cookie?: string) {
    this.server = server;
    this.cookie = cookie;
  }

  static async named(server: Pick<Running, 'url'>, name: string): Promise<Guest> {
    const guest = new Guest(server);
    const { body } = await guest.post('/api/me', { name });
    guest.person = (body as { me: Person }).me;
    return guest;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> {
    const headers = new Headers(init.headers);
    if (this.cookie !== undefined) headers.set('cookie', this.cookie);
    const answer = await fetch(this.server.url + path, { ...init, headers });
    const set = answer.headers.getSetCookie()[0];
    if (set) this.cookie = set.split(';', 1)[0];
    return { status: answer.status, body: await answer.json() };
  }

  get(path: string) {
    return this.fetch(path);
  }

  post(path: string, body: unknown) {
    return this.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.server.url },
      body: JSON.stringify(body),
    });
  }

  async open(wish: Partial<NewRoom> & Pick<NewRoom, 'game' | 'seats'>): Promise<string> {
    const usual = { options: {}, clock: { kind: 'none' }, listed: false, watchable: false, rated: false };
    const { body } = await this.post('/api/matches', { ...usual, ...wish });
    const { match } = body as { match?: string };
    if (match === undefined) throw new Error(JSON.stringify(body));
    return match;
  }

  async connect(query = ''): Promise<Client> {
    const socket = new WebSocket(`${this.server.url.replace('http', 'ws')}/socket${query}`, {
      headers: { origin: this.server.url, ...(this.cookie !== undefined && { cookie: this.cookie }) },
    });
    const client = new Client(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return client;
  }
}

type Answer = Extract<ToClient, { re?: number }>;

/** One socket, and every message that it was sent; `texts`: as JSON. */
export class Client {
  readonly socket: WebSocket;
  readonly texts: string[] = [];
  readonly got: ToClient[] = [];
  readonly closed: Promise<number>;
  private readonly open = new Map<number, (answer: Answer) => void>();
  private readonly waiting = new Set<() => void>();
  private re = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('message', (data) => {
      // Text frames come as buffers.
      for (const message of messagesIn((data as Buffer).toString('utf8'))) this.take(message);
    });
  }

  private take(message: ToClient): void {
    this.texts.push(JSON.stringify(message));
    this.got.push(message);
    if ('re' in message && message.re !== undefined) {
      this.open.get(message.re)?.(message);
      this.open.delete(message.re);
    }
    for (const check of this.waiting) check();
  }

  /** Nothing comes any more once the socket is closed: whoever waits is told. */
  private unlessClosed<T>(wait: (resolve: (value: T) => void) => void): Promise<T> {
    const ended = this.closed.then((code) => Promise.reject<T>(new Error(`closed with ${code} before it came`)));
    return Promise.race([new Promise<T>(wait), ended]);
  }

  ask(message: Readonly<Record<string, unknown>>): Promise<Answer> {
    const re = ++this.re;
    return this.unlessClosed((resolve) => {
      this.open.set(re, resolve);
      this.socket.send(JSON.stringify({ re, ...message }), () => undefined); // what cannot be sent is closed
    });
  }

  /** Waits until something holds of what was received. */
  until<T>(find: () => T | undefined): Promise<T> {
    return this.unlessClosed((resolve) => {
      const check = () => {
        const there = find();
        if (there === undefined) return;
        this.waiting.delete(check);
        resolve(there);
      };
      this.waiting.add(check);
      check();
    });
  }

  get update(): Update | undefined {
    return this.got.flatMap((each) => (each.type === 'table' || each.type === 'update' ? [each.update] : [])).at(-1);
  }

  get room(): Room | undefined {
    return this.got.flatMap((each) => ('room' in each && each.room ? [each.room] : [])).at(-1);
  }

  async act(match: string, seat: number, action: Action | Json): Promise<Answer> {
    return this.ask({ type: 'act', match, seat, decision: this.update?.decision, action });
  }

  /** When everything that was sent until now is here. */
  flush(): Promise<void> {
    return this.unlessClosed((resolve) => {
      this.socket.once('pong', () => resolve());
      this.socket.ping();
    });
  }

  close(): Promise<number> {
    this.socket.close();
    return this.closed;
  }
}
