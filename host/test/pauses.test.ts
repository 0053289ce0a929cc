/**
 * A pause as every viewer meets it, message by message, through connections and a clock: whatever cards the others hold,
 * and so whoever was asked, what a viewer gets is the same, in the same order and at the same time.
 */
import { Host, MemoryStore, PAUSE_MS, type Seated, type Table } from '@orrery/host';
import { Match, parseOptions, Random, type Viewer } from '@orrery/kernel';
import type { ToClient } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { quiet, QUIET_SEATS, type QuietState } from './quiet.ts';

interface Got {
  readonly at: number;
  readonly message: ToClient;
}

/** What a test uses of a host beside its connections: the catalogue does not know this game. */
interface Seating {
  seat(id: string, sat: { match: Match; seated: readonly Seated[] }, kept: boolean): Table;
}

const ID = 'quiet match';
const PEOPLE = ['p0', 'p1', 'p2', 'watcher'] as const;
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'watcher'];

/** A match in which these seats were dealt a card. The commitment tells nothing: every deal has the same. */
function matchWith(cards: number, more: object): Match {
  const options = parseOptions(quiet.options, more, QUIET_SEATS);
  if (!options.ok) throw new Error(options.problem);
  for (let seed = 0; ; seed++) {
    const setup = { options: options.value, seats: QUIET_SEATS, seed: `${seed}`, commitment: 'none' };
    const match = new Match(quiet, setup, { filmed: true });
    const dealt = match.state.cards.reduce((bits, held, seat) => bits + (held ? 1 << seat : 0), 0);
    if (dealt === cards) return match;
  }
}

/** A table of three people and a watcher. `cards`: a bit for each seat that holds one. */
async function sitDown(cards: number, more: { rounds?: number } = {}) {
  let now = 0;
  let waiting: { readonly at: number; readonly task: () => void }[] = [];
  const turns = async () => {
    for (let i = 0; i < 30; i++) await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve, 0));
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  const host = new Host({
    store: new MemoryStore(),
    alone: false,
    secret: () => 'secret',
    now: () => now,
    later: (task, milliseconds) => void (milliseconds < 60_000 && waiting.push({ at: now + milliseconds, task })),
    claim: async () => true,
    release: () => undefined,
  });
  const match = matchWith(cards, more);
  const seated = PEOPLE.slice(0, QUIET_SEATS).map((who): Seated => ({ kind: 'human', who }));
  const table = (host as unknown as Seating).seat(ID, { match, seated }, false);
  await table.saveNow();
  /** Lets so much time pass, task by task. */
  const pass = async (milliseconds: number) => {
    const end = now + milliseconds;
    await turns();
    for (;;) {
      const [next] = waiting.toSorted((a, b) => a.at - b.at);
      if (!next || next.at > end) break;
      waiting = waiting.filter((each) => each !== next);
      now = Math.max(now, next.at);
      next.task();
      await turns();
    }
    now = end;
  };
  let re = 0;
  const browsers = PEOPLE.map((who, at) => {
    const got: Got[] = [];
    const connection = host.connect(who, (message) => got.push({ at: now, message }));
    const say = (message: object) => void connection.receive({ re: ++re, match: ID, ...message });
    const look = () => say({ type: 'look', viewer: VIEWERS[at] });
    const act = (action: object, decision = match.decisionOf(at)?.id ?? 'none') =>
      say({ type: 'act', seat: at, decision, action });
    return { got, say, look, act };
  });
  /** Whoever is asked in silence answers as soon as it is seen; the message has no number that others could miss. */
  const passOn = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += PAUSE_MS / 10) {
      await pass(PAUSE_MS / 10);
      const before = re;
      for (const [seat, { got, act }] of browsers.entries()) {
        const update = got.findLast(({ message }) => message.type === 'update')?.message;
        const open = update?.type === 'update' ? update.update.decision : undefined;
        if (open && open === match.decisionOf(seat)?.id && open.startsWith('window'))
          act({ kind: 'window', use: false });
      }
      re = before;
    }
  };
  for (const { look } of browsers) look();
  await pass(0);
  return { match, table, browsers, pass, passOn, now: () => now };
}

type Sat = Awaited<ReturnType<typeof sitDown>>;

/** As it goes over a wire. */
const asSent = (got: readonly Got[]): unknown => JSON.parse(JSON.stringify(got));

/** What each viewer got whom a deal tells nothing: who holds a card knows that it was asked. */
async function compare(play: (sat: Sat) => Promise<void>, more: { rounds?: number } = {}) {
  const plain = await sitDown(0, more);
  await play(plain);
  for (const cards of [1, 2, 3, 4, 5, 6, 7]) {
    const dealt = await sitDown(cards, more);
    await play(dealt);
    for (const [at, { got }] of dealt.browsers.entries()) {
      if ((cards >> at) & 1) continue;
      expect({ cards, at, got: asSent(got) }).toEqual({ cards, at, got: asSent(plain.browsers[at]!.got) });
    }
  }
  return plain;
}

const updatesOf = ({ got }: { readonly got: readonly Got[] }) =>
  got.flatMap(({ at, message }) => (message.type === 'update' ? [{ at, update: message.update }] : []));

test('two windows in a row are one pause, whoever was asked', async () => {
  const { browsers } = await compare(async ({ browsers: [first], passOn }) => {
    first!.act({ kind: 'go' });
    await passOn(4 * PAUSE_MS);
  });
  for (const browser of browsers) {
    const updates = updatesOf(browser);
    expect(updates.map(({ update }) => update.events.map((event) => event?.kind))).toEqual([['went'], ['over']]);
    expect(updates[1]!.at - updates[0]!.at).toBe(PAUSE_MS);
    expect(updates.map(({ update }) => update.seq)).toEqual([1, 2]);
  }
  // Whoever acted hears of it at once, not when the pause is over.
  const done = browsers[0]!.got.find(({ message }) => message.type === 'done');
  expect(done?.at).toBe(updatesOf(browsers[0]!)[0]!.at);
});

test('round after round, a seat counts and is asked alike', async () => {
  const { browsers } = await compare(async ({ browsers: seats, passOn }) => {
    for (const browser of seats.slice(0, QUIET_SEATS)) {
      browser.act({ kind: 'go' });
      await passOn(3 * PAUSE_MS);
    }
  });
  for (const browser of browsers) expect(updatesOf(browser)).toHaveLength(2 * QUIET_SEATS);
});

test('what is asked during a pause is answered after it', async () => {
  const { browsers } = await compare(async ({ browsers: seats, pass, passOn }) => {
    const [first, second, third, watcher] = seats;
    first!.act({ kind: 'go' });
    await pass(PAUSE_MS / 4);
    watcher!.say({ type: 'look', viewer: 'watcher' });
    watcher!.say({ type: 'replay', viewer: 'watcher', history: true });
    first!.say({ type: 'undo', seat: 0, moves: 1 });
    first!.say({ type: 'list' });
    first!.say({ type: 'replay', moves: 1, viewer: 0, counter: 'watcher' });
    // A question that is not put yet, or never: this is refused when the pause is over.
    second!.say({ type: 'act', seat: 1, decision: 'go-9', action: { kind: 'go' } });
    third!.say({ type: 'act', seat: 2, decision: 'window-1', action: { kind: 'window', use: false } });
    await passOn(4 * PAUSE_MS);
  });
  const [first, , third, watcher] = browsers;
  const after = (got: readonly Got[], type: string) => got.findLast(({ message }) => message.type === type)?.at;
  expect(after(watcher!.got, 'table')).toBe(PAUSE_MS);
  expect(after(watcher!.got, 'moment')).toBe(PAUSE_MS);
  expect(after(first!.got, 'matches')).toBe(PAUSE_MS);
  expect(after(first!.got, 'refused')).toBe(PAUSE_MS);
  expect(after(third!.got, 'refused')).toBe(PAUSE_MS);
});

test('a replay converts the numbers of another viewer alike', async () => {
  await compare(async ({ browsers: seats, pass, passOn }) => {
    for (const browser of seats.slice(0, 2)) {
      browser.act({ kind: 'go' });
      await passOn(3 * PAUSE_MS);
    }
    for (const [viewer, { say }] of seats.entries()) {
      for (let moves = 0; moves <= 4; moves++) {
        say({ type: 'replay', moves, viewer: VIEWERS[viewer], counter: 'watcher' });
        await pass(0);
        say({ type: 'replay', moves, viewer: 'watcher', counter: VIEWERS[viewer] });
        await pass(0);
      }
    }
  });
});

test('who comes after a pause finds the same', async () => {
  await compare(async ({ browsers: seats, pass, passOn }) => {
    seats[0]!.act({ kind: 'go' });
    await passOn(3 * PAUSE_MS);
    for (const { look } of seats) {
      look();
      await pass(0);
    }
  });
});

test('during a pause nobody sees a question, nor do the pictures show one', async () => {
  const { browsers, match, pass } = await sitDown(0);
  browsers[0]!.act({ kind: 'go' });
  await pass(2 * PAUSE_MS);
  for (const browser of browsers) {
    const [during] = updatesOf(browser);
    expect(during!.update).toMatchObject({ view: { decisions: [], legal: [] }, canUndo: false });
    expect(during!.update).not.toHaveProperty('decision');
    // Right after the answer, too, nothing is asked any more.
    expect(during!.update.beats).toMatchObject([{ view: { decisions: [], legal: [] } }]);
  }
  const pauses = match.film.filter(({ pause }) => pause);
  expect(pauses).toHaveLength(1);
  for (const { state } of pauses) {
    expect(quiet.decisions(state as QuietState)).toEqual([]);
    const copy = quiet.clone(state as QuietState);
    quiet.redeal(copy, 'watcher', Random.from('at a pause'));
    for (const viewer of VIEWERS) expect(quiet.view(copy, viewer).decisions).toEqual([]);
  }
});
