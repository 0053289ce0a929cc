/**
 * The scripted player, and the evaluation for search. It chooses from its view alone: a search over its own programs in
 * Planning (`bot/plan.ts`), rules of thumb everywhere else. What a good player knows, by the numbers that the files name:
 *
 *  1–4  what titanium, energy, ships and the time left are worth          worth.ts
 *    5  start amid titanium, with a row of tiles ahead                    places.ts, rest.ts
 *    6  send a full hold; keep a Titanium Portal and its energy           sketch.ts, hand.ts, evaluate.ts
 *    7  what a portal is worth; a stolen one counts twice                 worth.ts, outlook.ts
 *    8  no move off the tiles, late moves away from the edge              sketch.ts
 *    9  rest where no wave can push the ship off                          rest.ts
 *   10  land on others only with clearly more energy                      sketch.ts
 *   11  waves at the rim, lasers at those whom they kill                  sketch.ts
 *   12  build early, out of plenty, beside goods and away from enemies    sketch.ts, places.ts, energy.ts
 *   13  tidy late and when behind                                         outlook.ts
 *   14  keep what a laser takes                                           rest.ts
 *   15  good tiles beside own ships, others into gaps                     places.ts
 *   16  play or keep what is useful, give up the rest in this order       hand-limit.ts, hand.ts, sketch.ts
 *   17  give up no card that somebody waits for                           hand-limit.ts
 */
import type { GameBot, Random, Seat } from '@orrery/kernel';
import { type Action, amountOf, DISCARDS } from './actions.ts';
import { answerInChaos, chooseFacing, chooseShip } from './bot/answers.ts';
import { energyFor } from './bot/energy.ts';
import { evaluate } from './bot/evaluate.ts';
import { cardToGiveUp } from './bot/hand-limit.ts';
import { nextCard } from './bot/planning.ts';
import { choosePick, chooseStart, chooseTilePlace } from './bot/places.ts';
import { fromView } from './from-view.ts';
import { questionOf, type State } from './state.ts';
import type { EntropyView } from './view.ts';

function choose(view: EntropyView, seat: Seat, random: Random): Action {
  if (view.question?.kind === 'plan') return nextCard(view, seat);
  return answer(fromView(view, seat), seat, view.legal, random);
}

/** To every question but Planning, from a state as the seat knows it. */
export function answer(s: State, seat: Seat, legal: readonly Action[], random: Random): Action {
  const question = questionOf(s);
  switch (question?.kind) {
    case 'placeTile':
      return chooseTilePlace(s, seat, question.type, legal, random);
    case 'pickTile':
      return choosePick(s, legal);
    case 'placeShip':
      return chooseStart(s, seat, legal, random);
    case 'chooseFacing':
      return chooseFacing(s, question.tile);
    case 'distributeEnergy':
      return amountOf('distributeEnergy', energyFor(s, seat, question.nr));
    case 'chooseShip':
      return chooseShip(s, seat, legal);
    case 'discardCard':
      return DISCARDS[cardToGiveUp(s, seat)] as Action;
    default:
      return answerInChaos(s, seat, legal);
  }
}

export const bot: GameBot<State, Action, EntropyView> = { choose, evaluate };
