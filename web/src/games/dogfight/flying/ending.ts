/**
 * Ending the move, pointed at by a finger. The shell's cursor goes through the maneuvers only, and its buttons for the end
 * act at once: under a finger they would end a move without the maneuver that the board is showing. So on such a screen the
 * board has them itself, and the first touch shows what the end would be: the ship stays where it is.
 */
import { signal } from '@preact/signals';
import type { Choice, DogfightProps } from '../props.ts';

/** Where a finger is all there is to point with; the same for which the shell marks what the next touch does. */
export const FINGER_ONLY = '(hover: none) and (pointer: coarse)';

/** The action itself: with the next question there are others, and this one is forgotten. */
const pointed = signal<Choice['action'] | undefined>(undefined);

export function pointAtEnd(action: Choice['action'] | undefined): void {
  pointed.value = action;
}

/** With the cursor on the end of the move, if that is what a finger points at. */
export function withEnding(props: DogfightProps): DogfightProps {
  const end = pointed.value;
  if (!end || !props.choices.some(({ action }) => action === end)) return props;
  return { ...props, choices: props.choices.map((choice) => ({ ...choice, cursor: choice.action === end })) };
}

export const isEnd = ({ action }: Choice): boolean => action.kind === 'end';
