import type { Action, ActionOfKind, DogfightView, Event } from '@orrery/dogfight/client';
import type { BoardChoice, BoardProps } from '../board.ts';

export type DogfightProps = BoardProps<DogfightView, Action>;
export type Choice = BoardChoice<Action>;
export type ChoiceOf<K extends Action['kind']> = Choice & { readonly action: ActionOfKind<K> };
/** What the last action brought; a blank is something this viewer may not know. */
export type Told = readonly (Event | null)[];
