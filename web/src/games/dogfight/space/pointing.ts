/** Pointing at an action from the board or the answers, and how a pointer speaks of it. */
import type { Action } from '@orrery/dogfight/client';
import { pointed } from '../../fresh.ts';
import { pointAtEnd } from '../flying/ending.ts';
import type { Choice, DogfightProps } from '../props.ts';

/**
 * Brings the cursor to an action. Where the shell asks in two steps, for a manner or a row first, that is taken in hand on
 * the way: on the board both are one movement.
 */
export function pointAt(props: DogfightProps, action: Action): void {
  bringTo(props, action);
  // A piece taken in hand on the way asks a new question.
  pointed();
}

/** As `pointAt`, where nobody has pointed. */
export function bringTo({ choices, selected, subjects, onSelect, onBegin }: DogfightProps, action: Action): void {
  const choice = choices.find((each) => each.action === action);
  if (!choice || choice.cursor) return;
  pointAtEnd(choice.action.kind === 'end' ? choice.action : undefined);
  if (choice.action.kind === 'end') return;
  const inSteps = selected !== undefined || subjects.length > 0;
  if (inSteps && choice.subject !== undefined && choice.subject !== selected) onSelect(choice.subject);
  onBegin(action);
}

/** "choice 3: Face north". */
export const choiceWords = ({ digit, words }: Choice): string =>
  digit === undefined ? words : `choice ${digit}: ${words}`;
