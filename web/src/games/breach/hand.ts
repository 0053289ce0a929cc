/** What the player has in hand: the shell keeps it, board and tray show it. */
import type { BoardSubject } from '../board.ts';
import type { BreachProps } from './props.ts';
import { subjectsOf } from './subjects.ts';

export interface Hand {
  readonly selected: string | undefined;
  readonly subjects: readonly BoardSubject[];
  select(this: void, subject: string | undefined): void;
}

export function handOf({ selected, subjects, choices, onSelect }: BreachProps): Hand {
  const held = selected !== undefined && subjectsOf(choices).has(selected) ? selected : undefined;
  return { selected: held, subjects, select: onSelect };
}
