/**
 * What Entanglion gives to search: the next card of a queue, paths, actions at a planet, pirates and event cards, each with
 * the keen fleet's own choice first: that is the scripted fleet with a better taste, and both fleets play so in rollouts. A
 * rollout is cut where a round begins.
 */
import type { GameSearch, Plan, Policy, Random, Seat } from '@orrery/kernel';
import type { Action } from './actions.ts';
import { queueing, rankedRows } from './bot/flying.ts';
import { prospect } from './bot/prospect.ts';
import { type Sketch, sketch } from './bot/sketch.ts';
import { KEEN } from './bot/taste.ts';
import { choosePlay } from './bot/windows.ts';
import { choose } from './bot.ts';
import { flow } from './course.ts';
import type { EngineCard, SlotCard } from './data.ts';
import { type Frame, playerOf, type State } from './state.ts';
import { view } from './view.ts';

export const search: GameSearch<State, Action> = {
  levels: {
    easy: { candidates: 3, horizon: 1, iterations: 3, overlooks: 5 },
    medium: { candidates: 2, horizon: 1, iterations: 4, doubt: 1 },
    hard: { candidates: 5, horizon: 1, iterations: 40, doubt: 1 },
    expert: { candidates: 8, horizon: 1, iterations: 200, doubt: 1 },
  },
  policy: (random) => new Fleets(random),
  candidates,
  evaluate: prospect,
  stage: (s) => (s.ending === null ? s.round : Infinity),
};

const topOf = (s: State): Frame['kind'] | undefined => s.stack.at(-1)?.kind;
const keen = (s: State, seat: Seat, random: Random): Action => choose(view(s, seat), seat, random, KEEN);
const sketchOf = (s: State, seat: Seat): Sketch => sketch(view(s, seat), seat, KEEN);

/** Keen fleets, each of which queues a whole row of cards before it thinks again. */
class Fleets implements Policy<State, Action> {
  private readonly random: Random;
  /** What each fleet is about to queue. */
  private readonly rows: SlotCard[][] = [[], []];

  constructor(random: Random) {
    this.random = random;
  }

  choose(s: State, seat: Seat): Action {
    return topOf(s) === 'navigate' ? this.queue(s, seat) : keen(s, seat, this.random);
  }

  private queue(s: State, seat: Seat): Action {
    const own = sketchOf(s, seat);
    const played = choosePlay(own);
    if (played) return played;
    const row = this.rows[seat] as SlotCard[];
    const next = row.shift();
    if (next !== undefined && isAtHand(s, seat, next)) return queueing(next);
    const [first, ...rest] = rankedRows(own)[0]?.cards ?? [];
    this.rows[seat] = rest;
    return queueing(first);
  }
}

const isAtHand = (s: State, seat: Seat, card: SlotCard): boolean => {
  const { hand, probe } = playerOf(s, seat);
  return card === 'fleetProbe' ? probe : hand.includes(card satisfies EngineCard);
};

/** Questions in which the keen fleet is hardly ever wrong, or in which little is at stake. */
const SETTLED: readonly (Frame['kind'] | undefined)[] = [
  'pay',
  'loot',
  'dump',
  'clarenceSlot',
  'clarenceGuess',
  'forcedJettison',
  'charmDiscard',
  'discardEngine',
  'shuttleFrom',
  'shuttlePirate',
];

function* candidates(s: State, seat: Seat, random: Random): Generator<Plan<Action>> {
  const first = keen(s, seat, random);
  yield [first];
  if (SETTLED.includes(topOf(s))) return;
  for (const action of others(s, seat, random)) yield [action];
}

/** Where cards are queued or pirates chosen, the best first; elsewhere by chance. Nothing is thrown overboard. */
function others(s: State, seat: Seat, random: Random): readonly Action[] {
  const legal = flow.legal(s, seat).filter(({ kind }) => kind !== 'jettison' && kind !== 'unload');
  const own = sketchOf(s, seat);
  const rankOf = (action: Action): number => ('pirate' in action ? KEEN.rank(own, action.pirate) : 0);
  if (topOf(s) !== 'navigate') return random.shuffle(legal.slice()).sort((a, b) => rankOf(b) - rankOf(a));
  const cards = rankedRows(own).map((row) => queueing(row.cards[0]));
  return [...cards, ...legal.filter(({ kind }) => kind === 'play' || kind === 'charming')];
}
