/** The scripted players of both sides, and the evaluation for search. They choose from their view alone. */
import type { GameBot, Random } from '@orrery/kernel';
import type { Action } from './actions.ts';
import { chooseForAi } from './bot/ai.ts';
import { evaluate } from './bot/evaluate.ts';
import { chooseHire } from './bot/hiring.ts';
import { planSoFar } from './bot/wave-plan.ts';
import { AI } from './data.ts';
import type { State } from './state.ts';
import type { BreachView } from './view.ts';

function chooseForPirates(view: BreachView, random: Random): Action {
  if (!view.waveRecord) return chooseHire(view, random);
  return planSoFar(view, view.waveRecord).propose() ?? chooseHire(view, random);
}

export const bot: GameBot<State, Action, BreachView> = {
  choose: (view, seat, random) => (seat === AI ? chooseForAi(view, random) : chooseForPirates(view, random)),
  evaluate,
};
