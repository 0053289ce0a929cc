/** Planning is simultaneous and secret: the order of the answers changes nothing, and no view tells a plan early. */
import { canonicalJson, heardBy, Match, parseOptions, Random } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../src/actions.ts';
import { entropy } from '../src/index.ts';
import { hasFinished, type State } from '../src/state.ts';
import { careful } from './careful.ts';

type Answer = readonly [seat: number, action: Action];

const OPTIONS = parseOptions(entropy.options, {}, 3);

/** A match of three, played carefully up to a Planning, some eras in. */
function atPlanning(seed: string, era: number): Match<State, Action> | undefined {
  if (!OPTIONS.ok) throw new Error(OPTIONS.problem);
  const match = new Match(entropy, { options: OPTIONS.value, seats: 3, seed });
  const random = Random.from(seed);
  while (match.decisions.length > 0) {
    const { phase } = match.state;
    // Nobody has answered yet.
    if (phase === 'planning' && match.state.era >= era && match.decisions.length === 3) return match;
    const seat = match.decisions[0]?.seat ?? 0;
    match.act(seat, careful(entropy.view(match.state, seat), seat, random));
  }
  return undefined;
}

/** What each seat will answer: some cards by chance, then `finish` if cards are left. */
function plansFrom(match: Match<State, Action>, random: Random): Answer[][] {
  return match.decisions.map(({ seat }) => {
    const state = entropy.clone(match.state);
    const answers: Answer[] = [];
    const ctx = { random: () => random, emit() {}, whisper() {}, reveal() {}, beat() {}, pause() {} };
    for (let cards = random.int(6); cards > 0; cards--) {
      if (hasFinished(state, seat)) return answers;
      const action = random.pick(entropy.legal(state, seat).slice(1));
      answers.push([seat, action]);
      entropy.apply(state, seat, action, ctx);
    }
    if (!hasFinished(state, seat)) answers.push([seat, { kind: 'finish' }]);
    return answers;
  });
}

/** Every way to put rows into one another that keeps the order of each. */
function interleavings(rows: readonly (readonly Answer[])[]): Answer[][] {
  const open = rows.filter((row) => row.length > 0);
  if (open.length === 0) return [[]];
  return open.flatMap((row) =>
    interleavings(open.map((other) => (other === row ? other.slice(1) : other))).map((rest) => [
      row[0] as Answer,
      ...rest,
    ]),
  );
}

/** The same seed and the same log up to here; then these answers. */
function after(match: Match<State, Action>, answers: readonly Answer[]): Match<State, Action> {
  const copy = new Match(entropy, match.setup);
  for (const { seat, action } of match.entries) copy.act(seat, action as Action);
  for (const [seat, action] of answers) copy.act(seat, action);
  return copy;
}

const GAMES = [1, 2, 3, 4].flatMap((era) => ['a', 'b'].map((seed) => [era, `order ${era}${seed}`] as const));

describe('[17] the order of the answers changes nothing', () => {
  test('in no permutation of whole plans, in eras 1 to 4', () => {
    let tried = 0;
    for (const [era, seed] of GAMES) {
      const match = atPlanning(seed, era);
      if (!match) continue;
      tried++;
      const plans = plansFrom(match, Random.from(`${seed} plans`));
      const orders = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
      ].map((order) => order.flatMap((i) => plans[i] ?? []));
      const hashes = orders.map((order) => after(match, order).hash());
      expect(new Set(hashes).size).toBe(1);
      expect(hashes[0]).not.toBe(match.hash());
    }
    expect(tried).toBeGreaterThanOrEqual(4);
  });

  test('in no interleaving of short plans', () => {
    const match = atPlanning('interleaving', 1);
    if (!match) throw new Error('no Planning');
    const short = plansFrom(match, Random.from('short')).map(([first, ...rest], seat): Answer[] => {
      const finish: Answer = [match.decisions[seat]?.seat ?? 0, { kind: 'finish' }];
      return first && rest.length > 0 ? [first, finish] : [finish];
    });
    const orders = interleavings(short);
    expect(orders.length).toBeGreaterThan(6);
    const hashes = orders.map((order) => after(match, order).hash());
    expect(new Set(hashes).size).toBe(1);
  });
});

describe('[18] no view tells a plan early', () => {
  test('until everybody has finished, others see only who has finished', () => {
    for (const [era, seed] of GAMES) {
      const match = atPlanning(seed, era);
      if (!match) continue;
      const [first = [], second = []] = plansFrom(match, Random.from(`${seed} secret`));
      const before = new Map([1, 2, 'watcher' as const].map((viewer) => [viewer, entropy.view(match.state, viewer)]));
      for (const [seat, action] of first) {
        match.act(seat, action);
        const finished = hasFinished(match.state, seat);
        for (const [viewer, seen] of before) {
          const now = entropy.view(match.state, viewer);
          const told = heardBy(match.entries.at(-1)?.told ?? [], viewer);
          expect(told).toHaveLength(finished ? 1 : 0);
          expect(canonicalJson(now)).toBe(
            canonicalJson({
              ...seen,
              players: seen.players.map((player) => (player.seat === seat ? { ...player, finished } : player)),
              decisions: seen.decisions.filter((decision) => !finished || decision.seat !== seat),
              pending: now.pending,
            }),
          );
        }
      }
      // Another plan looks the same to those who wait.
      const other = after(match, []);
      for (const [seat, action] of second) other.act(seat, action);
      const same = after(match, [[1, { kind: 'finish' }]]);
      if (same.state.phase === 'planning' && other.state.phase === 'planning')
        expect(canonicalJson(entropy.view(other.state, 2))).toBe(canonicalJson(entropy.view(same.state, 2)));
    }
  });
});
