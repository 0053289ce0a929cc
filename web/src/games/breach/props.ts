import type { Action, BreachView, Event } from '@orrery/breach/client';
import type { BoardChoice, BoardProps, Told as BoardTold } from '../board.ts';

export type BreachProps = BoardProps<BreachView, Action, Event>;
export type Choice = BoardChoice<Action>;
export type Told = BoardTold<Event>;
