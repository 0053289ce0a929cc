/** The words of Breach: questions, buttons, log lines, refusals. Says what happens, decides nothing. */
import type { Decision, GameText, Outcome, Viewer } from '@orrery/kernel';
import type { Action } from './actions.ts';
import { AI, type AskPhase, MAPS, PIRATE_TYPES, pirateDataOf, PIRATES } from './data.ts';
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
import { refusalText } from './text/refusals.ts';
import { plural } from './text/words.ts';
import type { BreachView } from './view.ts';

const SEATS = ['A.I.', 'Pirates'];

/** What the asked seat reads, and what everybody else does. */
function questions(view: BreachView): Readonly<Record<AskPhase, readonly [string, string]>> {
  const energy = `${view.reactor + view.capacitor} energy`;
  const rations = plural(view.rations, 'ration');
  return {
    aiSetup: [`Prepare the ship: start generators and install units. ${energy} left.`, 'The A.I. prepares the ship.'],
    pirateSetup: [`Hire your crew: breakers of turrets and of traps. ${rations} left.`, 'The pirates hire a crew.'],
    pirateWave: [
      `Wave ${view.wave}: ${isLastDeed(view) ? LAST_DEED : `${piratesTask(view)}. ${rations} left.`}`,
      `Wave ${view.wave}: the pirates act.`,
    ],
    aiWave: [
      `Wave ${view.wave}: strike at pirates as often as you can pay. ${energy} left.`,
      `Wave ${view.wave}: the A.I. strikes back.`,
    ],
  };
}

/** On the bridge there is only one thing to do, by pirates who have not acted in this wave [W1]. */
function piratesTask(view: BreachView): string {
  const { map, pirates, units, legal } = view;
  const { bridge } = MAPS[map];
  const there = pirates.filter(({ room }) => room === bridge).map(({ id }) => id);
  if (there.length === 0) return ANY_DEED;
  const guards = units.filter(({ room }) => room === bridge).length;
  if (guards > 0) return `break the ${guards === 1 ? 'unit' : `${guards} units`} on the bridge, then capture it`;
  if (legal.some((action) => action.kind === 'capture' && there.includes(action.unit)))
    return 'nothing guards the bridge, capture it and win';
  return isLastWave(view) ? ANY_DEED : 'hold the bridge until the next wave, then capture it';
}

const ANY_DEED = 'move, attack or capture, each pirate once';
const LAST_DEED = 'one pirate has yet to act. Then the ship may strike back.';

/** One pirate has yet to act and nobody can be paid for: the wave then ends by itself [T5]. */
function isLastDeed(view: BreachView): boolean {
  const { pirates, rations } = view;
  const waiting = pirates.filter(({ acted }) => !acted);
  const isOnBridge = pirates.some(({ room }) => room === MAPS[view.map].bridge);
  return waiting.length === 1 && !isOnBridge && rations < CHEAPEST && !isLastWave(view);
}

const CHEAPEST = Math.min(...PIRATE_TYPES.map((type) => pirateDataOf(type).cost));

const isLastWave = ({ round, wave, settings }: BreachView): boolean =>
  round === settings.rounds && wave === settings.waves;

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
