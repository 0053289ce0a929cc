import type { Action, ActionOfKind, DogfightView, Event } from '@orrery/dogfight/client';
import type { BoardChoice, BoardProps } from '../board.ts';

export type DogfightProps = BoardProps<DogfightView, Action, Event>;
export type Choice = BoardChoice<Action>;
export type ChoiceOf<K extends Action['kind']> = Choice & { readonly action: ActionOfKind<K> };
export type Events = DogfightProps['events'];
