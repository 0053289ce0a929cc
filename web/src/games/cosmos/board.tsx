/** Settlers of the Cosmos at the table: lattice, track of points, aliens, hand, answers, and invasions as a scene. */
import type { GameBoard } from '../board.ts';
import { Answers } from './answers.tsx';
import { Band } from './band.tsx';
import { caption } from './caption.ts';
import { Main } from './invasion/commit.tsx';
import { seatFacts } from './facts.ts';
import { LEGEND } from './legend.tsx';
import { Board } from './map/board.tsx';
import { Progress } from './progress.tsx';
import { Side } from './side.tsx';
import { Tray } from './tray.tsx';

export const board: GameBoard = {
  Board,
  Tray,
  trayName: 'Hand',
  Side,
  Band,
  Answers,
  Main,
  caption,
  Progress,
  seatFacts,
  legend: () => LEGEND,
};
