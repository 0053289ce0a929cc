/**
 * Nobody can tell whether a third party was asked to reinforce: read off the wire, at every invasion of whole games. Real
 * connections to a real host with a clock of its own; one host has the game as it is, the other its twin.
 */
import { isDeepStrictEqual } from 'node:util';
import { Host, MemoryStore } from '@orrery/host';
import { type Json, parseOptions, Quiet, Random, type Seat, Streams } from '@orrery/kernel';
import type { ToClient, Update } from '@orrery/protocol';
import { expect, test } from 'vitest';
import type { Action } from '../src/actions.ts';
import { isReinforcement } from '../src/data.ts';
import { cosmos } from '../src/index.ts';
import { sideOf, type State } from '../src/state.ts';
import { twinOf } from './twins.ts';

const MATCH = 'twins';

interface Sent {
  readonly at: number;
  readonly to: string;
  readonly message: ToClient;
}

/** A table of people in the middle of a game, everybody at a browser of their own, and one who looks on. */
async function tableFrom(position: State) {
  let now = 0;
  const waiting: { readonly at: number; readonly task: () => void }[] = [];
  const store = new MemoryStore();
  const seats = position.players.map((_, seat) => seat);
  const glances = [...seats, 'watcher'].map(() => ({ moves: 0, changed: 0, asked: false }));
  await store.add({
    id: MATCH,
    seated: seats.map((seat) => ({ kind: 'human', who: `${seat}` })),
    summary: { game: cosmos.id, glances },
    changed: 0,
    head: {
      format: 1,
      game: cosmos.id,
      rulesVersion: cosmos.rulesVersion,
      options: position.options,
      seats: seats.length,
      seed: 'wire',
      position: JSON.parse(JSON.stringify(position)) as Json,
      witnessed: false,
    },
    actions: [],
  });
  let secrets = 0;
  const host = new Host({
    store,
    alone: false,
    secret: () => `secret ${++secrets}`,
    now: () => now,
    later: (task, milliseconds) => void (milliseconds < 60_000 && waiting.push({ at: now + milliseconds, task })),
    claim: async () => true,
    release: () => undefined,
  });
  const sent: Sent[] = [];
  const last = new Map<string, Update>();
  const browsers = new Map(
    [...seats.map(String), 'watcher'].map((who) => {
      const connection = host.connect(who, (message) => {
        sent.push({ at: now, to: who, message });
        if (message.type === 'table' || message.type === 'update') last.set(who, message.update);
      });
      return [who, connection];
    }),
  );
  for (const [who, connection] of browsers)
    await connection.receive({ re: 0, type: 'look', match: MATCH, viewer: who === 'watcher' ? who : Number(who) });
  const turns = async () => {
    for (let i = 0; i < 6; i++) await new Promise((resolve) => setImmediate(resolve));
  };
  const act = async (seat: Seat, action: Action) => {
    const decision = last.get(`${seat}`)?.decision;
    void browsers.get(`${seat}`)?.receive({ re: 1, type: 'act', match: MATCH, seat, decision, action });
    await turns();
  };
  /** Everybody who is asked to reinforce passes at once, one seat first; then the clock goes on, as far as anybody waits. */
  const passAll = async (first: Seat) => {
    const answered = new Set<string>();
    for (;;) {
      const asked = [first, ...seats].find((seat) => {
        const update = last.get(`${seat}`);
        const isAsked = update?.view.decisions.some((one) => one.seat === seat && one.kind === 'reinforce') ?? false;
        return isAsked && !answered.has(`${seat} ${update?.decision}`);
      });
      if (asked !== undefined) {
        answered.add(`${asked} ${last.get(`${asked}`)?.decision}`);
        await act(asked, { kind: 'pass' });
        continue;
      }
      const next = waiting.shift();
      if (!next) return;
      now = Math.max(now, next.at);
      next.task();
      await turns();
    }
  };
  return { sent, act, passAll };
}

/** What everybody but one seat is sent when the last card is laid and nobody reinforces. */
async function heard(position: State, seat: Seat, action: Action, without: Seat): Promise<Sent[]> {
  const { sent, act, passAll } = await tableFrom(position);
  await act(seat, action);
  // Whoever answers while others still think waits for them: that much is seen, so this one is never the last.
  await passAll(without);
  expect(sent.filter(({ message }) => message.type === 'error' || message.type === 'refused')).toEqual([]);
  return sent.filter(({ to }) => to !== `${without}`);
}

/** What each browser gets, in order, as it goes over the wire; news and answers apart, see below. */
const byRecipient = (sent: readonly Sent[]): Record<string, string[]> => {
  const lists: Record<string, string[]> = {};
  for (const { to, message } of sent) (lists[`${to} ${message.type}`] ??= []).push(JSON.stringify(message));
  return lists;
};

test.for([
  [3, 2],
  [4, 1],
] as const)('[I6] %i players: the wire is the same whether or not a third party was asked', async ([seats, games]) => {
  const parsed = parseOptions(cosmos.options, {}, seats);
  if (!parsed.ok) throw new Error(parsed.problem);
  const counts = { compared: 0, clashes: 0, alone: 0 };
  for (let game = 0; game < games; game++) {
    const ctx = new Quiet(new Streams(`wire ${game}`, cosmos.streams));
    const random = Random.from(`wire ${game}`);
    const state = cosmos.setup(parsed.value, seats, ctx);
    while (cosmos.decisions(state).length > 0) {
      const open = cosmos.decisions(state);
      const { seat, kind } = random.pick(open);
      const action = random.pick(cosmos.legal(state, seat));
      if (kind === 'commitCard' && open.length === 1) {
        const third = random.pick(state.order.filter((one) => sideOf(state, one) === undefined));
        const twin = twinOf(state, third);
        if (twin) await compare(state, twin, seat, action, third, counts);
      }
      cosmos.apply(state, seat, action, ctx);
    }
  }
  expect(counts.compared).toBeGreaterThan(20);
  expect(counts.clashes).toBeGreaterThan(5);
  expect(counts.alone).toBeGreaterThan(0);
});

async function compare(
  state: State,
  twin: State,
  seat: Seat,
  action: Action,
  third: Seat,
  counts: { compared: number; clashes: number; alone: number },
): Promise<void> {
  const one = await heard(state, seat, action, third);
  const two = await heard(twin, seat, action, third);
  expect(isDeepStrictEqual(byRecipient(two), byRecipient(one))).toBe(true);
  counts.compared++;
  if (!JSON.stringify(one).includes('"reinforced"')) return;
  counts.clashes++;
  // The host waits once more for everybody else who is asked and tells them later than it thanks them. Where nobody else is,
  // times and the order among browsers are the same, too.
  const isAlone = state.players.every(({ hand }, other) => other === third || !hand.some(isReinforcement));
  if (!isAlone) return;
  expect(isDeepStrictEqual(two, one)).toBe(true);
  counts.alone++;
}
