/** The scripted player, from its view alone, and the evaluation for search. */
import type { GameBot, Random, Seat } from '@orrery/kernel';
import type { Action } from './actions.ts';
import { chooseByPreference } from './bot/abilities.ts';
import { chooseResource, chooseSpending } from './bot/building.ts';
import { evaluate } from './bot/evaluate.ts';
import { chooseCard, chooseInvasion, chooseReinforcement } from './bot/fighting.ts';
import { chooseChainStep, chooseDeployment, chooseMove, chooseShift, chooseStart } from './bot/moving.ts';
import { type Sight, sightIn } from './bot/sight.ts';
import { otherSide } from './data.ts';
import type { State } from './state.ts';
import type { CosmosView } from './view.ts';

/** The scripted player's answer, from what it sees. */
export function choose(view: Sight, seat: Seat, random: Random): Action {
  const { invasion } = view;
  switch (view.asked) {
    case 'placeStart':
      return chooseStart(view, seat, random);
    case 'deployShip':
    case 'doubleStack':
      return chooseDeployment(view, seat);
    case 'chooseResource':
      return chooseResource(view, seat);
    case 'spend':
      return chooseSpending(view, seat);
    case 'move':
      return chooseMove(view, seat, random);
    case 'chainStep': {
      const { question } = view;
      return chooseChainStep(view, seat, question?.kind === 'chainStep' ? question.site : '');
    }
    case 'invade':
      return chooseInvasion(view, seat);
    case 'commitCard':
      return chooseCard(view, seat, random);
    case 'reinforce':
      return chooseReinforcement(view, seat);
    case 'retreatTo':
    case 'sidestepTo': {
      const own = invasion?.attacker.seat === seat ? invasion.attacker : invasion?.defender;
      return chooseShift(view, seat, own?.site ?? '');
    }
    case 'advance': {
      const { winner } = invasion ?? {};
      const [from, to] = invasion && winner ? [invasion[winner].site, invasion[otherSide(winner)].site] : ['', ''];
      return chooseShift(view, seat, from, to);
    }
    default:
      return chooseByPreference(view, seat);
  }
}

export const bot: GameBot<State, Action, CosmosView> = {
  choose: (view, seat, random) => choose(sightIn(view, seat), seat, random),
  evaluate,
};
