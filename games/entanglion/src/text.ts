/** The words of the game: questions, buttons, log lines, refusals. Says what happens, decides nothing. */
import { type GameText, type Outcome, winnersOf } from '@orrery/kernel';
import type { Action } from './actions.ts';
import type { EndReason } from './data.ts';
import type { Event } from './events.ts';
import type { EntanglionView } from './seen.ts';
import { actionText } from './text/actions.ts';
import { advice } from './text/advice.ts';
import { actionDetail } from './text/detail.ts';
import { endWords } from './text/end.ts';
import { end } from './text/end-page.ts';
import { turn } from './text/end-turns.ts';
import { eventText } from './text/events.ts';
import { explain } from './text/explain.ts';
import { goal } from './text/goal.ts';
import { map } from './text/map.ts';
import { options } from './text/options.ts';
import { outline } from './text/outline.ts';
import { prompt, ruleOf, waiting } from './text/prompts.ts';
import { refusalText } from './text/refusals.ts';
import { toldFirst } from './text/told-first.ts';
import { seatName } from './text/words.ts';

const PHASE_WORDS = {
  setup: 'Set-up',
  roundStart: 'start',
  navigate: 'navigate',
  resolve: 'resolve',
  cleanup: 'clean-up',
  over: 'over',
} as const;

function outcomeText(outcome: Outcome): string {
  const winners = winnersOf(outcome);
  const winner = winners.length === 1 ? (winners[0] ?? null) : null;
  return endWords(outcome.reason as EndReason, winner, outcome.scores ?? []);
}

function progress({ round, limit, phase }: EntanglionView): string {
  return round === 0 ? PHASE_WORDS.setup : `Round ${round} of ${limit}: ${PHASE_WORDS[phase]}`;
}

export const text: GameText<Action, EntanglionView, Event> = {
  seat: seatName,
  prompt,
  waiting,
  action: actionText,
  detail: actionDetail,
  event: eventText,
  toldFirst,
  refusal: refusalText,
  outcome: outcomeText,
  end,
  turn,
  outline,
  map,
  goal,
  explain,
  advice,
  options,
  rule: ruleOf,
  progress,
};
