import type { Action, BreachView, Event } from '@orrery/breach/client';
import type { BoardChoice, BoardProps } from '../board.ts';

export type BreachProps = BoardProps<BreachView, Action>;
export type Choice = BoardChoice<Action>;
/** What the last action brought; a blank is something this viewer may not know. */
export type Told = readonly (Event | null)[];
