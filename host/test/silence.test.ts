/**
 * What others get while somebody is asked in silence, or nobody is: the same messages, of the same size, in the same order,
 * with the same numbers and the same wait. Tried on Skirmish, in which whoever holds no negate card is not asked.
 */
import { think } from '@orrery/bots';
import { MemoryStore, type Listener, PAUSE_MS, type Seated, Table, type TableWorld, Tape } from '@orrery/host';
import { drained, Match, plainSearch, Random, type Seat, type Viewer, viewersOf } from '@orrery/kernel';
import type { Update } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { type Card, skirmish, type State } from '@orrery/kernel/skirmish';

const SEATS = 4;
const SETUP = { options: { hull: 9, rounds: 6, handSize: 3 }, seats: SEATS, seed: 'silence' };

interface Sent {
  readonly at: number;
  readonly update: Update;
}

/** Every thought takes all the time that it may take, and a little more, as on a busy machine. */
const LATE_MS = 40;

/** Skirmish for bots that search. */
const searched = { ...skirmish, search: plainSearch(skirmish, ({ round }) => round) };

/**
 * A table from whatever position, with a clock that moves when somebody waits for it. In some of the seats there are bots
 * that search, all others are people's.
 */
function tableFrom(position?: State, bots: readonly Seat[] = []) {
  let now = 0;
  const waiting: { readonly at: number; readonly task: () => void }[] = [];
  const world: TableWorld = {
    store: new MemoryStore(),
    now: () => now,
    later: (task, milliseconds) => void waiting.push({ at: now + milliseconds, task }),
    thinker: {
      async think(game, riddle) {
        now += (riddle.budget.milliseconds ?? 0) + LATE_MS;
        return drained(think(game, { ...riddle, budget: { iterations: 4 } }, () => 0));
      },
      judge: () => expect.unreachable('nothing is judged at a table'),
    },
  };
  const from = position && { position: JSON.parse(JSON.stringify(position)) as never };
  const match = new Match(searched, { ...SETUP, ...from }, { filmed: true }) as unknown as Match;
  const seated = Array.from(
    { length: SEATS },
    (_, seat): Seated => (bots.includes(seat) ? { kind: 'bot', level: 'medium' } : { kind: 'human', who: `${seat}` }),
  );
  const table = new Table('silent', { match, seated, kept: false, botSeed: 'bots' }, world);
  const sent = new Map<Viewer, Sent[]>();
  for (const viewer of viewersOf(SEATS)) {
    table.now(viewer);
    const list: Sent[] = [];
    sent.set(viewer, list);
    const listener: Listener = {
      viewer,
      ready: (update) => () => list.push({ at: now, update }),
      warn: () => undefined,
      fail: (problem) => expect.unreachable(problem.code),
    };
    table.join(listener);
  }
  const turns = async () => {
    for (let i = 0; i < 10; i++) await new Promise((resolve) => setTimeout(resolve, 0));
  };
  /** Acts, and lets the clock run as far as anybody waits. */
  const act = async (seat: Seat, action: object) => {
    const acting = table.act(seat, match.decisionOf(seat)?.id ?? '', action);
    await turns();
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      now = Math.max(now, next.at);
      next.task();
      await turns();
    }
    expect(await acting).toBeUndefined();
  };
  return { table, match, sent, act };
}

/** A match in which seat 0 is about to name its target. */
function beforeTarget(): State {
  const random = Random.from('silence');
  const match = new Match(skirmish, SETUP);
  while (match.decisions[0]?.kind !== 'target') {
    const { seat } = match.decisions[0]!;
    match.act(seat, random.pick(skirmish.legal(match.state, seat)));
  }
  return match.state;
}

/** The same position, with the target holding these cards; what it gave comes from the deck. */
function withHand(state: State, seat: Seat, hand: readonly Card[]): State {
  const copy = skirmish.clone(state);
  const ship = copy.ships[seat]!;
  copy.deck.push(...ship.hand.splice(0));
  for (const card of hand) copy.deck.splice(copy.deck.indexOf(card), 1);
  ship.hand = [...hand];
  copy.deck.sort();
  return copy;
}

test('others cannot tell whether the target was asked', async () => {
  const start = beforeTarget();
  const attacker = skirmish.decisions(start)[0]!.seat;
  const target = (attacker + 1) % SEATS;
  const cards = start.ships[target]!.hand.length;
  const chaff = new Array<Card>(cards - 1).fill('chaff');
  const asked = tableFrom(withHand(start, target, [...chaff, 'negate'].sort() as Card[]));
  const passed = tableFrom(withHand(start, target, [...chaff, 'chaff']));
  for (const { act } of [asked, passed]) await act(attacker, { kind: 'target', seat: target });
  expect(asked.match.decisionOf(target)?.kind).toBe('respond');
  await asked.act(target, { kind: 'respond', negate: false });
  for (const { act, match } of [asked, passed]) {
    for (let joined = match.decisions[0]; joined?.kind === 'join'; joined = match.decisions[0])
      await act(joined.seat, { kind: 'join', side: 'none' });
  }
  for (const viewer of viewersOf(SEATS)) {
    if (viewer === target) continue;
    const [one, two] = [asked.sent.get(viewer)!, passed.sent.get(viewer)!];
    expect(one).toEqual(two);
    expect(one.length).toBeGreaterThan(2);
    expect(one[1]!.at - one[0]!.at).toBe(PAUSE_MS);
  }
  // A replay of the running match counts and shows the same, too.
  const tapes = [asked, passed].map(({ match }) => drained(Tape.of(match)));
  for (const viewer of ['watcher', attacker] as const) {
    const [one, two] = tapes.map((tape) =>
      Array.from({ length: tape.movesOf(viewer).length + 1 }, (_, at) => tape.moment(at, viewer)),
    );
    expect(one).toEqual(two);
    expect(tapes[0]!.history(viewer)).toEqual(tapes[1]!.history(viewer));
  }
});

test('others cannot tell whether a bot was asked that thinks as long as it may', async () => {
  const start = beforeTarget();
  const attacker = skirmish.decisions(start)[0]!.seat;
  const target = (attacker + 1) % SEATS;
  const chaff = new Array<Card>(start.ships[target]!.hand.length - 1).fill('chaff');
  const asked = tableFrom(withHand(start, target, [...chaff, 'negate'].sort() as Card[]), [target]);
  const passed = tableFrom(withHand(start, target, [...chaff, 'chaff']), [target]);
  for (const { act } of [asked, passed]) await act(attacker, { kind: 'target', seat: target });
  expect(asked.match.entries.at(-1)).toMatchObject({ seat: target, hidden: true });
  expect(passed.match.entries.at(-1)).toMatchObject({ seat: attacker });
  for (const viewer of viewersOf(SEATS)) {
    if (viewer === target) continue;
    const times = ({ sent }: typeof asked) => sent.get(viewer)!.map(({ at }) => at);
    expect(times(asked)).toEqual(times(passed));
    expect(times(asked)).toEqual([0, PAUSE_MS]);
  }
});
