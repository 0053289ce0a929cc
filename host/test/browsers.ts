/** A host for tests, and browsers connected to it. */
import { Host, type HostWorld, MemoryStore } from '@orrery/host';
import type { Json } from '@orrery/kernel';
import type { Sitter, ToClient, Update } from '@orrery/protocol';
import { expect } from 'vitest';

export const HUMAN: Sitter = { kind: 'human' };
export const BOT: Sitter = { kind: 'bot', level: 'scripted' };

/** A host whose bots think when they are told to, and a browser connected to it. */
export function start(more: Partial<HostWorld> = {}) {
  const tasks: (() => void)[] = [];
  /** What is due after a long time only: putting idle tables away. */
  const someday: (() => void)[] = [];
  let secrets = 0;
  let time = 0;
  const store = new MemoryStore();
  const host = new Host({
    store,
    alone: false,
    secret: () => `secret ${++secrets}`,
    now: () => ++time,
    later: (task, milliseconds) => (milliseconds > 60_000 ? someday : tasks).push(task),
    claim: async () => true,
    release: () => undefined,
    ...more,
  });
  const browser = connect(host);
  /** A long time passes. */
  const wait = () => {
    for (const task of someday.splice(0)) task();
  };
  /** Lets the bots play until they have nothing to do; saving takes turns of the event loop. */
  const settle = async () => {
    for (let idle = 0; idle < 5; idle++) {
      for (let task = tasks.shift(); task; task = tasks.shift()) {
        task();
        idle = 0;
      }
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  };
  return { host, browser, settle, wait, store };
}

/** A browser of somebody: without a name, of the person who opens matches here. */
export function connect(host: Host, who = 'somebody') {
  const got: ToClient[] = [];
  const connection = host.connect(who, (message) => got.push(message));
  let asks = 0;
  const ask = async (message: object): Promise<ToClient> => {
    const re = ++asks;
    await connection.receive({ re, ...message });
    const answers = got.filter((each) => 're' in each && each.re === re);
    expect(answers).toHaveLength(1);
    return answers[0]!;
  };
  const create = async (sitters: Sitter[], more: Record<string, Json> = {}) => {
    const answer = await ask({ type: 'create', game: 'connect-four', options: {}, sitters, ...more });
    if (answer.type !== 'table') throw new Error(JSON.stringify(answer));
    return answer;
  };
  const updates = (): Update[] => got.flatMap((each) => (each.type === 'update' ? [each.update] : []));
  return { got, connection, ask, create, updates };
}

/** The id of a seat's question after so many discs on the table, both seats dropping in turn. */
export const asked = (discs: number): string => `drop-${Math.floor(discs / 2) + 1}`;

export const drop = (match: string, seat: number, decision: string, column: number) => ({
  type: 'act',
  match,
  seat,
  decision,
  action: { kind: 'drop', column },
});
