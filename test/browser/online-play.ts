/**
 * Whole online matches: five browsers play them one after the other, four at the table and one that looks on. In the middle
 * of each the server is killed and started again, and somebody reloads.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Game, type Log, parseLog, verify, type Viewer } from '@orrery/kernel';
import { expect } from 'vitest';
import { type Allowed, allowedIn, answersSent, strangeIn } from './frames.ts';
import { type Client, type OnlineSite, openRoom, sitDown } from './online.ts';
import { savedLog } from './table.ts';

/** How a match goes. */
export interface Course {
  /** After so many answers the server is killed, and after so many the second player reloads. */
  readonly killed: number;
  readonly reloaded: number;
  /** What the board is answered by, if it is not a list. */
  readonly parts?: readonly string[];
}

/** Clicks at random as long as something is asked, in the page itself: nothing has to go to and fro for that. */
function clickAtRandom({ page }: Client, seed: number, parts: readonly string[] = []): Promise<void> {
  return page.evaluate(
    ([first, own]) => {
      let random = first;
      const oneOf = <T>(all: ArrayLike<T>): T | undefined => {
        random = (random * 48_271) % 2_147_483_647;
        return all[random % all.length];
      };
      const click = () => {
        for (const part of own) {
          const one = oneOf(document.querySelectorAll(part));
          if (one) return one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        }
        // Sure: whoever plays at random minds no loss.
        const sure = document.querySelector<HTMLButtonElement>('.choices .choice.danger');
        const ways = document.querySelectorAll<HTMLButtonElement>(
          '.console[data-asked] .choices button.choice, .console[data-asked] .quiet-row button[data-quiet]',
        );
        return (sure ?? oneOf(ways))?.click();
      };
      const timer = setInterval(() => {
        if (document.querySelector('.end-page, [data-resting]')) clearInterval(timer);
        else click();
      }, 40);
    },
    [seed, parts] as const,
  );
}

const DEADLINE_MS = 120_000;

/** How many frames have these words in them; it reads on where it stopped. */
function counting(frames: readonly string[], words: string): () => number {
  let [at, count] = [0, 0];
  return () => {
    for (; at < frames.length; at++) if (frames[at]?.includes(words)) count++;
    return count;
  };
}

/** Waits for what the frames tell; nobody asks the pages. */
async function until(clients: readonly Client[], isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`it does not go on: ${await stands(clients)}`);
    await wait(10);
  }
}

/** Until somebody was sent something with these words in it. */
function untilTold(client: Client, words: string): Promise<void> {
  const told = counting(client.received, words);
  return until([client], () => told() > 0);
}

/** Where each of them stands, for whoever has to find out why a match does not go on. */
async function stands(clients: readonly Client[]): Promise<string> {
  const words = clients.map(({ page }) => page.locator('.connection-words, .prompt, .problem').allInnerTexts());
  return JSON.stringify(await Promise.all(words));
}

/** Plays until the match is over for everybody. */
export async function playOut(site: OnlineSite, players: readonly Client[], watcher: Client, course: Course) {
  const { killed, reloaded, parts } = course;
  const everybody = [...players, watcher];
  const reload = async () => {
    const [, second = watcher] = players;
    const tables = counting(second.received, '"type":"table"');
    const before = tables();
    // What a page sends in its last moment reaches the server, but Playwright does not tell of it.
    await second.page.evaluate(() => document.documentElement.setAttribute('data-resting', ''));
    await wait(100);
    await second.page.reload();
    await until([second], () => tables() > before);
    await clickAtRandom(second, 2, parts);
  };
  const acts = players.map(({ sent }) => counting(sent, '"type":"act"'));
  const answers = () => acts.reduce((sum, count) => sum + count(), 0);
  const outcomes = everybody.map(({ received }) => counting(received, '"outcome":'));
  const ends = () => outcomes.filter((count) => count() > 0).length;
  // The answer is on its way, or taken, or stored: nobody knows.
  const deeds = [[killed, () => site.killAndRestart()] as const, [reloaded, reload] as const];
  await Promise.all(players.map((player, seat) => clickAtRandom(player, 1000 + seat, parts)));
  for (const [after, deed] of deeds.sort(([one], [other]) => one - other)) {
    await until(everybody, () => answers() >= after);
    expect(ends()).toBe(0);
    await deed();
  }
  await until(everybody, () => ends() === everybody.length);
  await Promise.all(everybody.map(({ page }) => page.locator('.end-page').waitFor()));
}

/** The match is whole, every answer is in it once, the dice were honest, and nobody was told what they may not know. */
export async function checkMatch(game: Game, players: readonly Client[], watcher: Client): Promise<void> {
  const log = await logOf(watcher);
  // Nobody looks any more, or their pages would go on working.
  await Promise.all([...players, watcher].map(({ page }) => page.goto('about:blank')));
  expect(verify(game, log)).toMatchObject({ ok: true });
  expect(log.actions).toHaveLength(answersSent(players).size);
  const allowed = allowedIn(game, log);
  const strange = (client: Client, viewer: Viewer) => strangeIn(client, game, log, viewer, allowed);
  const viewers: readonly (readonly [Viewer, Client])[] = [...players.entries(), ['watcher', watcher]];
  for (const [viewer, client] of viewers) {
    expect(client.problems).toEqual([]);
    expect(strange(client, viewer)).toEqual([]);
  }
  // The check would find something: what the first was told is not what the second may know.
  const wrong = new Map([[0, allowed.get(1) as Allowed]]);
  expect(strangeIn(players[0] as Client, game, log, 0, wrong)).not.toEqual([]);
  // Who watches neither reads nor writes what is said.
  expect(watcher.received.filter((frame) => frame.includes('"type":"chat"'))).toEqual([]);
}

async function logOf({ page }: Client): Promise<Log> {
  const log = parseLog(await savedLog(page));
  if (!log.ok) throw new Error(log.problem);
  return log.value;
}

/** The browsers, opened when they are needed first. The last looks on; the third is a phone. */
export function usePeople(site: OnlineSite) {
  const people = new Map<string, Client>();
  const come = async (name: string, path: string): Promise<Client> => {
    let client = people.get(name);
    if (client) {
      for (const kept of [client.received, client.sent, client.problems]) kept.length = 0;
      await client.page.goto(site.url + path);
    } else client = await site.open(path, name === 'apsis' ? 'phone' : 'desktop');
    people.set(name, client);
    return client;
  };
  return {
    come,
    /** Opens a match with these options for four people, who all sit down, and for somebody who looks on. */
    async gather(game: string, options: object, query: string) {
      const others = ['nadir', 'apsis', 'umbra'];
      const host = await come('host', '/');
      const room = { game, options, seats: ['you', ...others.map(() => 'open')], ...COMMON };
      const path = `/j/${await openRoom(host, room)}${query}`;
      const players = [await come('host', path)];
      for (const name of others) {
        const client = await come(name, path);
        await sitDown(client, name);
        // The next one is offered the next seat.
        await untilTold(client, `"yours":[${players.length}]`);
        players.push(client);
      }
      const watcher = await come('watcher', path);
      await untilTold(watcher, '"type":"table"');
      return { players, watcher };
    },
  };
}

const COMMON = { clock: { kind: 'none' }, listed: false, watchable: true, rated: false };
