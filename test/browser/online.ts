/** Online play for tests: a server of its own with a database file, and browsers whose every frame is read. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { canonicalJson, type Game, heardBy, type Json, type Log, Random, replay, type Viewer } from '@orrery/kernel';
import { changed, type ToClient, type ToRoom, type ToServer, type Update } from '@orrery/protocol';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { SCREENS, startServer } from '../../scripts/site.mjs';
import { theBrowser } from './chromium.ts';

/** One person, or somebody who watches: a browser of their own. */
export interface Client {
  readonly page: Page;
  /** What came over the socket, as text, and what went. */
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

export function useOnlineSite(): OnlineSite {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-online-'));
  const data = join(folder, 'orrery.db');
  const contexts: BrowserContext[] = [];
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer({ data });
  });
  // A table that stays open ticks on, and makes every later test slower.
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(() => {
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
      socket.on('framereceived', ({ payload }) => client.received.push(String(payload)));
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

export const isOver = async ({ page }: Client): Promise<boolean> => (await page.locator('.end-page').count()) > 0;

/** Answers at random, as a player would by clicking, if something is asked. `parts`: what a board answers by, if it is not a list. */
export function answer({ page }: Client, random: Random, parts: readonly string[] = []): Promise<boolean> {
  return page.evaluate(
    ([roll, own]) => {
      for (const part of own) {
        const all = document.querySelectorAll(part);
        const one = all[Math.floor(roll * all.length)];
        one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        if (one) return true;
      }
      // Sure: whoever plays at random minds no loss.
      const sure = document.querySelector<HTMLButtonElement>('.choices .choice.danger');
      if (sure) {
        sure.click();
        return true;
      }
      const ways = [
        ...document.querySelectorAll<HTMLButtonElement>(
          '.console[data-asked] .choices button.choice, .console[data-asked] .quiet-row button[data-quiet]',
        ),
      ];
      const way = ways[Math.floor(roll * ways.length)];
      way?.click();
      return way !== undefined;
    },
    [random.int(1_000_000) / 1_000_000, parts] as const,
  );
}

const DEADLINE_MS = 120_000;

/** Where each of them stands, for whoever has to find out why a match does not go on. */
async function stands(players: readonly Client[]): Promise<string> {
  const words = players.map(({ page }) => page.locator('.connection-words, .prompt, .problem').allInnerTexts());
  return JSON.stringify(await Promise.all(words));
}

/** Plays until the match is over for all of them. `between`: after so many answers something else happens. */
export async function playOut(
  players: readonly Client[],
  random: Random,
  between: (answers: number) => Promise<void> | void = () => undefined,
  parts: readonly string[] = [],
): Promise<number> {
  const until = Date.now() + DEADLINE_MS;
  for (let answers = 0; ; ) {
    const over = await Promise.all(players.map(isOver));
    if (over.every(Boolean)) return answers;
    if (Date.now() > until) throw new Error(`not over after ${answers} answers: ${await stands(players)}`);
    let asked = false;
    for (const player of players)
      if (await answer(player, random, parts)) {
        asked = true;
        await between(++answers);
      }
    await wait(asked ? 20 : 60);
  }
}

const framesOf = (frames: readonly string[]): readonly ToClient[] =>
  frames.map((frame) => JSON.parse(frame) as ToClient);

/** Every answer that a client ever sent, once: a question and its seat. */
export const answersSent = (clients: readonly Client[]): ReadonlySet<string> =>
  new Set(
    clients
      .flatMap(({ sent }) => sent.map((frame) => JSON.parse(frame) as ToServer | ToRoom))
      .flatMap((message) => (message.type === 'act' ? [`${message.seat} ${message.decision}`] : [])),
  );

/** All views that a viewer may ever get of this match: from states in which everything it cannot know was dealt anew. */
export function viewsAllowed(game: Game, log: Log, viewer: Viewer): ReadonlySet<string> {
  const allowed = new Set<string>();
  for (let at = 0; at <= log.actions.length; at++) {
    const match = replay(game, log, at, { filmed: true });
    if (!match.ok) throw new Error(match.problem);
    for (const state of [...match.value.film.map((beat) => beat.state), match.value.state]) {
      const other = game.clone(state);
      game.redeal(other, viewer, Random.from(`dealt anew ${at}`));
      allowed.add(canonicalJson(game.view(other, viewer)));
    }
  }
  return allowed;
}

/** What came over the socket while the match ran. */
const updatesOf = ({ received }: Client): readonly Update[] =>
  framesOf(received).flatMap((message) =>
    (message.type === 'table' || message.type === 'update') && !message.update.outcome ? [message.update] : [],
  );

/** Every view in an update: where it stands, and each picture of the film, of which all but the first came as differences. */
function viewsIn({ view, beats = [] }: Update): readonly unknown[] {
  let before: Json = null;
  const pictures = beats.map(({ view: whole, change }) => {
    // A view is JSON by the contract of a game.
    if (whole) before = whole as unknown as Json;
    else if (change) before = changed(before, change);
    return before;
  });
  return [view, ...pictures];
}

/** How many pictures came as differences. */
export const differencesIn = (client: Client): number =>
  updatesOf(client)
    .flatMap(({ beats = [] }) => beats)
    .filter(({ change }) => change).length;

/** Views that came over the socket while the match ran and that none of the allowed ones equals. */
export function strangeViews(client: Client, viewer: Viewer, allowed: ReadonlySet<string>): string[] {
  return updatesOf(client).flatMap((update) => {
    if (update.viewer !== viewer) return [`a view of ${update.viewer}`];
    return viewsIn(update)
      .map((view) => canonicalJson(view))
      .filter((view) => !allowed.has(view));
  });
}

/** What a viewer was to hear in this match, event by event; all the rest was for others, or for nobody. */
export function eventsAllowed(game: Game, log: Log, viewer: Viewer): ReadonlySet<string> {
  const match = replay(game, log);
  if (!match.ok) throw new Error(match.problem);
  const told = [...match.value.opening, ...match.value.entries.flatMap((entry) => entry.told)];
  return new Set(heardBy(told, viewer).map((event) => canonicalJson(event)));
}

/** Events that came over the socket while the match ran, with updates or in histories, and that were not for this viewer. */
export function strangeEvents(client: Client, allowed: ReadonlySet<string>): string[] {
  const running = whileRunning(client).map((frame) => JSON.parse(frame) as ToClient);
  const told = running.flatMap((message) => {
    if (message.type === 'update') return message.update.events;
    if (message.type === 'table') return [...message.update.events, ...message.history.flatMap(({ events }) => events)];
    return [];
  });
  return told.map((event) => canonicalJson(event)).filter((event) => !allowed.has(event));
}

/** What came before the match was over. */
export function whileRunning({ received }: Client): readonly string[] {
  const end = received.findIndex((frame) => frame.includes('"outcome":'));
  return end < 0 ? received : received.slice(0, end);
}
