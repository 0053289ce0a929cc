import type { Board, Drop } from '@orrery/connect-four/client';
import type { BoardProps } from '../board.ts';

export type C4Props = BoardProps<Board, Drop>;
