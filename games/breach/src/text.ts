/** The words of Breach: questions, buttons, log lines, refusals. Says what happens, decides nothing. */
import type { Decision, GameText, Outcome, Viewer } from '@orrery/kernel';
import type { Action } from './actions.ts';
import { AI, type AskPhase, PIRATES } from './data.ts';
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
import { outline } from './text/outline.ts';
import { questions } from './text/questions.ts';
import { refusalText } from './text/refusals.ts';
import type { BreachView } from './view.ts';

const SEATS = ['A.I.', 'Pirates'];

function prompt({ kind, seat }: Decision, view: BreachView, viewer: Viewer): string {
  // Decisions are named after the phases.
  const [own, others] = questions(view)[kind as AskPhase];
  return viewer === seat ? own : others;
}

function outcomeText({ reason, ranks }: Outcome): string {
  const winner = ranks[AI] === 1 ? AI : PIRATES;
  return reason === 'timeUp'
    ? `${SEATS[winner]} wins: the bridge held to the end.`
    : `${SEATS[winner]} win: they captured the bridge.`;
}

/** What the side may do in its phase is said by one rule each. */
const RULES: Readonly<Record<AskPhase, string>> = { aiSetup: 'A1', pirateSetup: 'P3', pirateWave: 'W1', aiWave: 'D1' };

export const text: GameText<Action, BreachView, Event> = {
  seat: (seat) => SEATS[seat] ?? `Seat ${seat + 1}`,
  prompt,
  action: actionText,
  detail: actionDetail,
  event: eventText,
  heading: (event) =>
    event.kind === 'roundStarted'
      ? `Round ${event.round}, set-up`
      : event.kind === 'waveStarted'
        ? `Round ${event.round}, wave ${event.wave}`
        : undefined,
  refusal: refusalText,
  outcome: outcomeText,
  end,
  turn,
  milestone: ({ kind }) => kind === 'waveStarted',
  outline,
  goal,
  explain,
  advice,
  map,
  options,
  // Decisions are named after the phases.
  rule: ({ kind }) => RULES[kind as AskPhase],
  progress: ({ round, wave, settings }) =>
    `Round ${round} of ${settings.rounds}${wave > 0 ? `, wave ${wave} of ${settings.waves}` : ', set-up'}`,
};
