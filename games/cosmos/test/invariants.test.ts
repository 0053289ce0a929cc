/** Broken states are refused. Then invariants that compare two states, over whole games, and those of the boards. */
import { drawOptions, parseOptions, Random, Recorder, Streams } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { BOARD_IDS, BOARDS, RESOURCES, type SiteId } from '../src/data.ts';
import type { Event } from '../src/events.ts';
import { cosmos } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { clone, playerOf, setStack, type State } from '../src/state.ts';
import { position } from '../src/testing.ts';

const STONES_APART = { power: '1,1', space: '2,-1', reality: 'B', soul: 'B', mind: 'C', time: 'C' } as const;

/** Borg has a stack of four, Parasite one of three; the stones of Thanos lie on planets and with others. */
const crowd = () =>
  position({
    players: 4,
    options: { includeParasite: true, parasiteMaxAttached: 5 },
    aliens: ['borg', 'parasite', 'mason', 'thanos'],
    stacks: '1,0 A4, 2,0 B3, -1,0 C2, -2,0 D1',
    stones: STONES_APART,
  }).state;

const resized = (s: State, seat: number, site: SiteId, ships: number, before: number) => {
  setStack(s, site, { owner: seat, ships, attached: 0 });
  playerOf(s, seat).reserve -= ships - before;
};
const withStone = (s: State, place: State['stones'][number]) => {
  s.stones = [place, ...s.stones.slice(1)];
};

const BROKEN: Readonly<Record<string, (s: State) => void>> = {
  '[P1] points that were bought are owed': (s) => {
    playerOf(s, 0).bought = -1;
  },
  '[M2] a stack of Borg without a Tribble in the game': (s) => resized(s, 0, '1,0', 5, 4),
  '[M2] a stack of Parasite larger than all its guests': (s) => resized(s, 1, '2,0', 6, 3),
  '[A3] a copy in other hands than those of Borg': (s) => {
    playerOf(s, 2).assimilated = [{ ability: 'twoStep', from: 0 }];
    playerOf(s, 2).reserve--;
  },
  '[A13] a stone on a corner': (s) => withStone(s, { site: '3,-4' }),
  '[A13] a stone in the void': (s) => withStone(s, { site: '0,0' }),
  '[A13] a stone beside the board': (s) => withStone(s, { site: '9,9' }),
  '[A13] two stones on a planet': (s) => withStone(s, { site: '2,-1' }),
  '[V6] a winner who does not play': (s) => {
    s.ending = { reason: 'target', winner: 4 };
    s.stack.length = 0;
  },
};

test.for(Object.entries(BROKEN))('%s is refused', ([, harm]) => {
  const state = crowd();
  cosmos.invariants(state);
  harm(state);
  expect(() => {
    cosmos.invariants(state);
  }).toThrow();
});

test('[M2] what Borg grew with Tight Quarters, and guests who became a stack, may be larger', () => {
  const state = position({
    players: 3,
    options: { includeParasite: true, parasiteMaxAttached: 5 },
    aliens: ['borg', 'parasite', 'tribble'],
    stacks: '1,0 A8, 2,0 B5, -1,0 C8',
  }).state;
  expect(() => {
    cosmos.invariants(state);
  }).not.toThrow();
});

test.for(BOARD_IDS)('[B2] what lies beside what on %s', (id) => {
  const { sites, circles, edge, neighbours } = BOARDS[id];
  const near = (site: SiteId) => neighbours[site] ?? [];
  for (const site of sites) {
    expect(near(site).length).toBeLessThanOrEqual(6);
    for (const next of near(site)) expect(near(next)).toContain(site);
    const touched = near(site).filter((next) => circles.includes(next)).length;
    if (circles.includes(site)) expect(touched).toBe(0);
    expect(edge.includes(site)).toBe(!circles.includes(site) && (touched === 1 || touched === 2));
  }
});

function applied(state: State, seat: number, action: Parameters<typeof cosmos.apply>[2], streams: Streams): Event[] {
  const recorder = new Recorder(streams);
  cosmos.apply(state, seat, action, recorder);
  return recorder.told.map(({ event }) => event as Event);
}

/** Some things only grow or stay. */
function expectNothingIsTakenBack(before: State, after: State): void {
  for (const [seat, { bought }] of before.players.entries())
    expect(after.players[seat]?.bought).toBeGreaterThanOrEqual(bought);
  expect(after.fortresses.slice(0, before.fortresses.length)).toEqual(before.fortresses);
  expect(after.planets).toEqual(before.planets);
  const thanos = before.players.findIndex(({ alien }) => alien === 'thanos');
  for (const [i, place] of before.stones.entries())
    if ('seat' in place && place.seat === thanos) expect(after.stones[i]).toEqual(place);
}

/** Every purchase on offer costs what it costs and has an effect. */
function expectHonestPurchases(state: State, seat: number): void {
  const { options } = state;
  const costs = {
    ships: [1, 0],
    card: [0, 1],
    fortress: [options.costFortressMineral, options.costFortressGas],
    vp: [options.costVpMineral, options.costVpGas],
  } as const;
  for (const action of cosmos.legal(state, seat)) {
    if (action.kind !== 'spend') continue;
    const after = clone(state);
    const told = applied(after, seat, action, new Streams('purchase', cosmos.streams));
    // What follows at once, such as a token of the next turn, is not part of the purchase.
    if (after.active !== state.active || after.round !== state.round) continue;
    const paid = RESOURCES.map((resource) => after.bank[resource] - state.bank[resource]);
    expect(paid).toEqual(costs[action.on]);
    const [own, was] = [after.players[seat], state.players[seat]];
    const effects = {
      ships: after.stack.at(-1)?.kind === 'deployShip' || told.some(({ kind }) => kind === 'deployed'),
      card: (own?.hand.length ?? 0) === (was?.hand.length ?? 0) + 1,
      fortress: after.fortresses.length === state.fortresses.length + 1,
      vp: own?.bought === (was?.bought ?? 0) + 1,
    };
    expect(effects[action.on]).toBe(true);
  }
}

/** In an invasion that nobody wins, ships reach a graveyard by sabotage, sacrifice or a snap only. */
class Losses {
  private graves = 0;
  private explained = 0;
  private isDrawn = false;

  follow(before: State, after: State, told: readonly Event[]): void {
    const gravesOf = (s: State) => s.players.reduce((sum, { graveyard }) => sum + graveyard, 0);
    if (!before.invasion) [this.graves, this.explained, this.isDrawn] = [gravesOf(before), 0, false];
    for (const event of told) {
      if (event.kind === 'sabotaged' || event.kind === 'sacrificed' || event.kind === 'snapped')
        this.explained += event.ships;
      if (event.kind === 'decided') this.isDrawn = event.winner === null;
      // The next turn has begun in the same step.
      if (event.kind === 'deployed' && event.from === 'graveyard') this.explained--;
      if (event.kind === 'invaded') this.isDrawn = false;
    }
    if (this.isDrawn && after.last !== before.last) expect(gravesOf(after) - this.graves).toBe(this.explained);
  }
}

function playChecked(game: number, seats: number, options: Options): number {
  const streams = new Streams(`invariants ${game}`, cosmos.streams);
  const random = Random.from(`invariants ${game}`);
  const state = cosmos.setup(options, seats, new Recorder(streams));
  const losses = new Losses();
  let purchases = 0;
  while (cosmos.decisions(state).length > 0) {
    const { seat, kind } = random.pick(cosmos.decisions(state));
    if (kind === 'spend') {
      expectHonestPurchases(state, seat);
      purchases++;
    }
    const before = clone(state);
    const isScripted = game % 2 === 1;
    const action = isScripted
      ? cosmos.bot.choose(cosmos.view(state, seat), seat, random)
      : random.pick(cosmos.legal(state, seat));
    const told = applied(state, seat, action, streams);
    expectNothingIsTakenBack(before, state);
    losses.follow(before, state, told);
  }
  return purchases;
}

test('nothing is taken back, purchases are honest and losses explained, from step to step', () => {
  let purchases = 0;
  for (let game = 0; game < 20; game++) {
    const seats = 2 + (game % 5);
    const defaults = parseOptions(cosmos.options, { includeParasite: true }, seats);
    if (!defaults.ok) throw new Error(defaults.problem);
    const isOdd = game % 4 > 1;
    const options = isOdd ? drawOptions(cosmos.options, seats, Random.from(`options ${game}`)) : defaults.value;
    purchases += playChecked(game, seats, options);
  }
  expect(purchases).toBeGreaterThan(300);
});
