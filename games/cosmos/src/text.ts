/** The words of the game: questions, buttons, log lines, refusals. Says what happens, decides nothing. */
import { type GameText, type Outcome, plural, winnersOf } from '@orrery/kernel';
import type { Action } from './actions.ts';
import { totalOf } from './counts.ts';
import type { Event } from './events.ts';
import { actionText } from './text/actions.ts';
import { advice } from './text/advice.ts';
import { actionDetail } from './text/detail.ts';
import { end } from './text/end.ts';
import { turn } from './text/end-turns.ts';
import { eventText } from './text/events.ts';
import { explain } from './text/explain.ts';
import { map } from './text/map.ts';
import { options } from './text/options.ts';
import { outline } from './text/outline.ts';
import { prompt, ruleOf, waiting } from './text/prompts.ts';
import { refusalText } from './text/refusals.ts';
import { toldFirst } from './text/told-first.ts';
import { seatName } from './text/words.ts';
import type { CosmosView } from './view.ts';

function outcomeText(outcome: Outcome): string {
  const winner = winnersOf(outcome)[0] ?? 0;
  const points = plural(outcome.scores?.[winner] ?? 0, 'point');
  return outcome.reason === 'target'
    ? `${seatName(winner)} wins with ${points}.`
    : `${seatName(winner)} wins after the last round with ${points}.`;
}

export const text: GameText<Action, CosmosView, Event> = {
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
  // Once a round, so that everybody has had a turn since the last time.
  milestone: (event) => event.kind === 'turnStarted' && event.seat === 0,
  outline,
  map,
  goal: ({ target, players }, viewer) => {
    const points = players.map((player) => totalOf(player.points));
    const best = Math.max(...points);
    const leader = `${seatName(points.indexOf(best))} leads with ${best}`;
    return {
      words: `Reach ${target} points first`,
      near:
        typeof viewer !== 'number'
          ? leader
          : points[viewer] === best
            ? `you have ${best}`
            : `you have ${points[viewer]}, ${leader}`,
    };
  },
  explain,
  advice,
  options,
  rule: ruleOf,
  progress: ({ round, active }) => (round === 0 ? 'Set-up' : `Round ${round}, ${seatName(active)}’s turn`),
};
