/**
 * The scripted player, and the evaluation for search. It chooses from its view alone: a search over its own programs in
 * Planning (`bot/plan.ts`), rules of thumb everywhere else.
 */
import type { GameBot, Random, Seat } from '@orrery/kernel';
import { type Action, amountOf, DISCARDS } from './actions.ts';
import { answerInChaos, chooseFacing, chooseShip } from './bot/answers.ts';
import { energyFor } from './bot/energy.ts';
import { evaluate } from './bot/evaluate.ts';
import { cardToGiveUp } from './bot/hand-limit.ts';
import { nextCard } from './bot/planning.ts';
import { choosePick, chooseStart, chooseTilePlace } from './bot/places.ts';
import { knownState } from './state-from-view.ts';
import type { State } from './state.ts';
import type { EntropyView } from './view.ts';

function choose(view: EntropyView, seat: Seat, random: Random): Action {
  if (view.question?.kind === 'plan') return nextCard(view, seat);
  const { legal } = view;
  const s = knownState(view);
  const { question } = s;
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
