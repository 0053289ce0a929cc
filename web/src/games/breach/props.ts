import type { Action, BreachView, Event } from '@orrery/breach/client';
import type { BoardChoice, BoardProps } from '../board.ts';

export type BreachProps = BoardProps<BreachView, Action, Event>;
export type Choice = BoardChoice<Action>;
export type Events = BreachProps['events'];
