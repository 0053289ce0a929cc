/** Entanglion at the table: the map of three galaxies, engine controls, cards, the Depot, encounters, and the physics of it all. */
import type { GameBoard } from '../board.ts';
import { Answers } from './answers/answers.tsx';
import { Main } from './answers/deal.tsx';
import { seatFacts } from './facts.ts';
import { caption } from './film/caption.ts';
import { LEGEND } from './legend.tsx';
import { Board } from './map/map.tsx';
import { Progress } from './progress.tsx';
import { Side } from './side/side.tsx';
import { Tray } from './tray.tsx';

export const board: GameBoard = {
  Board,
  Tray,
  trayName: 'Fleets',
  Side,
  Answers,
  Main,
  caption,
  Progress,
  seatFacts,
  legend: () => LEGEND,
};
