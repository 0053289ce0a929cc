/** Entropy Rally at the table: map, scale of entropy, programs, hand, answers, and Chaos as a film. */
import type { GameBoard } from '../board.ts';
import { Answers } from './answers/answers.tsx';
import { Band } from './band.tsx';
import { seatFacts } from './facts.ts';
import { LEGEND } from './legend.tsx';
import { film } from './film/film.ts';
import { Board } from './map/map.tsx';
import { Progress } from './progress.tsx';
import { Side } from './side/side.tsx';
import { Tray } from './tray.tsx';

export const board: GameBoard = {
  Board,
  Tray,
  trayName: 'Hand',
  Side,
  Band,
  Answers,
  film,
  Progress,
  seatFacts,
  legend: () => LEGEND,
};
