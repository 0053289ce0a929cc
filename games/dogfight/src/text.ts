/** The words of Space Pirates: questions, buttons, log lines, refusals. Says what happens, decides nothing. */
import type { GameText } from '@orrery/kernel';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import { actionText } from './text/actions.ts';
import { actionDetail } from './text/detail.ts';
import { eventText } from './text/events.ts';
import { outcomeText } from './text/outcome.ts';
import { outline, progress } from './text/outline.ts';
import { prompt } from './text/prompts.ts';
import { refusalText } from './text/refusals.ts';
import { pilotName } from './text/words.ts';
import type { DogfightView } from './view.ts';

export const text: GameText<Action, DogfightView, Event> = {
  seat: pilotName,
  prompt,
  action: actionText,
  detail: actionDetail,
  event: eventText,
  refusal: refusalText,
  outcome: outcomeText,
  outline,
  progress,
};
