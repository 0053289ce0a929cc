/**
 * What Settlers of the Cosmos gives to search: the scripted player's answer, then the others, moves and invasions in the
 * order in which the scripted player likes them, and of equal cards one. A rollout is cut where a turn begins.
 */
import { type GameSearch, type Policy, type Random, replace, type Seat } from '@orrery/kernel';
import type { Action } from './actions.ts';
import { rankedInvasions } from './bot/fighting.ts';
import { rankedMoves } from './bot/moving.ts';
import { type Sight, sightOf } from './bot/sight.ts';
import { choose } from './bot.ts';
import { cardOf } from './data.ts';
import type { Frame, State } from './state.ts';

export const search: GameSearch<State, Action> = {
  levels: {
    easy: { candidates: 4, horizon: 1, iterations: 3, overlooks: 42 },
    medium: { candidates: 3, horizon: 2, iterations: 3 },
    hard: { candidates: 5, horizon: 2, iterations: 16 },
    expert: { candidates: 8, horizon: 2, iterations: 128 },
  },
  policy: (random) => new Players(random),
  *candidates(s, seat, random) {
    const sight = sightOf(s, seat);
    const first = choose(sight, seat, random);
    yield [first];
    const tried = new Set([nameOf(first)]);
    for (const action of othersIn(sight, seat, random)) {
      const name = nameOf(action);
      if (tried.has(name)) continue;
      tried.add(name);
      yield [action];
    }
  },
  reopen(s) {
    const frame = s.stack.at(-1);
    if (!frame || !('answers' in frame)) return;
    replace<Frame>(s, frame, { ...frame, answers: s.players.map(() => null), isFresh: true });
  },
  /** Turns since the game began. */
  stage: (s) => (s.ending === null ? s.round * s.players.length + s.order.indexOf(s.active) : Infinity),
};

/** The scripted players. What they are about to do shows in the state, so there is nothing to remember. */
class Players implements Policy<State, Action> {
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  choose(s: State, seat: Seat): Action {
    return choose(sightOf(s, seat), seat, this.random);
  }
}

/** In the order in which they are worth a look. */
function othersIn(sight: Sight, seat: Seat, random: Random): readonly Action[] {
  switch (sight.asked) {
    case 'move':
      return rankedMoves(sight, seat, random);
    case 'invade':
      return rankedInvasions(sight, seat);
    default:
      return random.shuffle(sight.legal.slice());
  }
}

/** Cards of a kind and value are alike, whichever piece of cardboard it is. */
function nameOf(action: Action): string {
  if (!('card' in action)) return JSON.stringify(action);
  const { kind, value } = cardOf(action.card);
  return JSON.stringify({ ...action, card: `${kind} ${value}` });
}
