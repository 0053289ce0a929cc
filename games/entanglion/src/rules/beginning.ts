/** The set-up [S1–S10], in the order in which things are shuffled and rolled. */
import type { Seat } from '@orrery/kernel';
import { type ActionOfKind, unlessListed } from '../actions.ts';
import {
  COUNTED_TOKENS,
  DEPOTS,
  ENGINE_CARDS,
  type EngineCard,
  PIRATES,
  STARTS,
  type Token,
  TOKENS,
  together,
} from '../data.ts';
import { eventCards, onceFor } from '../options.ts';
import { type Asks, type Ctx, otherThan, playerOf, type State } from '../state.ts';
import { inEngineOrder } from './cards.ts';
import { refuse } from './refusals.ts';

/** The eight tokens in the order of the table. */
export const tokensOf = onceFor(({ planetTokens }): readonly Token[] => {
  const countOf = (token: Token): number => {
    const counted = COUNTED_TOKENS.find((one) => one === token);
    return counted ? planetTokens[counted] : 1;
  };
  return TOKENS.flatMap((token) => new Array<Token>(countOf(token)).fill(token));
});

/** The engine deck in the order of the table. */
export const engineCards = onceFor(({ engineDeck }): readonly EngineCard[] =>
  ENGINE_CARDS.flatMap((card) => new Array<EngineCard>(engineDeck[card]).fill(card)),
);

export function layOut(s: State, ctx: Ctx): void {
  s.tokens = ctx.random('tokens').shuffle(tokensOf(s.options).slice());
  s.depot = DEPOTS[rollCentarious(ctx)] as State['depot'];
  ctx.emit({ kind: 'depotPlaced', depot: s.depot });
  s.engineStack = ctx.random('engine').shuffle(engineCards(s.options).slice());
  for (const player of s.players) player.hand = inEngineOrder(s.engineStack.splice(0, s.options.handSize));
  const idlers = ctx
    .random('pirates')
    .shuffle(PIRATES.slice())
    .map((pirate) => ({ pirate, up: false }));
  s.outposts = { A: idlers.slice(0, idlers.length / 2), B: idlers.slice(idlers.length / 2) };
  s.eventStack = ctx.random('events').shuffle(eventCards(s.options).slice());
}

/** The die with faces 0 and 1. */
export const rollCentarious = (ctx: Ctx): number => ctx.random('centarious').int(2);

/** The higher roll begins. */
export function rollForFirst(s: State, ctx: Ctx): void {
  const rolls: [number, number][] = [];
  for (;;) {
    const dice = ctx.random('dice');
    const roll: [number, number] = [dice.die(8), dice.die(8)];
    rolls.push(roll);
    if (roll[0] === roll[1]) continue;
    s.first = roll[0] > roll[1] ? 0 : 1;
    ctx.emit({ kind: 'firstRolled', rolls, first: s.first });
    s.stack.push({ kind: 'placeFleet', seat: s.first });
    return;
  }
}

const PLACES = STARTS.map((planet): ActionOfKind<'placeFleet'> => ({ kind: 'placeFleet', planet }));

/** Both ships on ZERO or ONE; the other fleet gets the other planet. */
export const placeFleet: Asks<'placeFleet', 'placeFleet'> = {
  answers: ['placeFleet'],
  legal: () => PLACES,
  check: (_s, action) => unlessListed(PLACES, action, refuse('not-now')),
  apply(s, { planet }, ctx, { seat }) {
    startFrom(s, seat, planet);
    startFrom(s, otherThan(seat), planet === 'zero' ? 'one' : 'zero');
    ctx.emit({ kind: 'fleetsPlaced', seat, planet });
    ctx.beat();
  },
};

function startFrom(s: State, seat: Seat, planet: 'zero' | 'one'): void {
  playerOf(s, seat).position = together(planet);
}
