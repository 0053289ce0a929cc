/** The words of Entropy Rally: questions, buttons, log lines, refusals. Says what happens, decides nothing. */
import { type Decision, type GameText, listed, type Outcome, plural } from '@orrery/kernel';
import type { Action } from './actions.ts';
import type { EndReason, QuestionKind } from './data.ts';
import type { Event } from './events.ts';
import { actionText } from './text/actions.ts';
import { advice } from './text/advice.ts';
import { actionDetail } from './text/detail.ts';
import { end } from './text/end.ts';
import { turn } from './text/end-turns.ts';
import { eventText } from './text/events.ts';
import { explain } from './text/explain.ts';
import { goal } from './text/goal.ts';
import { map } from './text/map.ts';
import { options } from './text/options.ts';
import { heading, outline, progress } from './text/outline.ts';
import { prompt } from './text/prompts.ts';
import { refusalText } from './text/refusals.ts';
import { seatWords } from './text/words.ts';
import type { EntropyView } from './view.ts';

/** The rule that says what may be answered. */
const RULES: Readonly<Record<QuestionKind, string>> = {
  placeTile: 'H3',
  pickTile: 'X2',
  placeShip: 'U3',
  chooseFacing: 'U4',
  distributeEnergy: 'N4',
  plan: 'P2',
  chooseShip: 'Q3',
  transportAmount: 'M4',
  buildTile: 'M5',
  exchange: 'L6',
  exchangeTitanium: 'L7',
  exchangeEnergy: 'L7',
  discardCard: 'K4',
};

const WHY: Readonly<Record<EndReason, string>> = {
  entropy: 'entropy has reached zero',
  allDestroyed: 'no ship is left',
  decided: 'nobody else is left to catch up',
  eraLimit: 'the last era is over',
};

function outcomeText({ reason, ranks, scores }: Outcome): string {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const points = scores?.[winners[0] ?? 0] ?? 0;
  const names = listed(winners.map(seatWords));
  // The reasons of this game are the ends that it declares.
  const why = WHY[reason as EndReason];
  return winners.length === 1
    ? `${names} wins with ${plural(points, 'point')}: ${why}.`
    : `${names} share the victory with ${plural(points, 'point')}: ${why}.`;
}

/** Everybody has energy and plans, or the next round of Chaos begins. */
const milestone = (event: Event): boolean =>
  event.kind === 'roundStarted' ||
  event.kind === 'chaosEnded' ||
  (event.kind === 'phaseBegan' && event.phase === 'planning');

export const text: GameText<Action, EntropyView, Event> = {
  seat: seatWords,
  prompt,
  action: actionText,
  detail: actionDetail,
  event: eventText,
  heading,
  refusal: refusalText,
  outcome: outcomeText,
  end,
  turn,
  milestone,
  outline,
  goal,
  explain,
  advice,
  map,
  options,
  progress,
  // Decisions are named after the questions.
  rule: ({ kind }: Decision) => RULES[kind as QuestionKind],
};
