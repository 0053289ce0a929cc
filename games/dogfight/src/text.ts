/** The words of Space Pirates: questions, buttons, log lines, refusals. Says what happens, decides nothing. */
import type { GameText } from '@orrery/kernel';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import { actionText } from './text/actions.ts';
import { advice } from './text/advice.ts';
import { actionDetail } from './text/detail.ts';
import { end, turn } from './text/end.ts';
import { eventText, toldFirst } from './text/events.ts';
import { explain } from './text/explain.ts';
import { goal } from './text/goal.ts';
import { map } from './text/map.ts';
import { options } from './text/options.ts';
import { outcomeText } from './text/outcome.ts';
import { outline, progress } from './text/outline.ts';
import { prompt } from './text/prompts.ts';
import { refusalText } from './text/refusals.ts';
import { pilotName } from './text/words.ts';
import type { DogfightView } from './seen.ts';

export const text: GameText<Action, DogfightView, Event> = {
  seat: pilotName,
  prompt,
  action: actionText,
  detail: actionDetail,
  event: eventText,
  toldFirst,
  heading: (event) =>
    event.kind === 'roundStarted'
      ? `Round ${event.round}: moving`
      : event.kind === 'attackStageStarted'
        ? `Round ${event.round}: attacking`
        : undefined,
  refusal: refusalText,
  outcome: outcomeText,
  end,
  turn,
  milestone: ({ kind }) => kind === 'roundStarted',
  outline,
  goal,
  explain,
  advice,
  map,
  options,
  progress,
};
