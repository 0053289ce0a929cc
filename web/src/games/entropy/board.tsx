/** Entropy Rally at the table: map, scale of entropy, programs, hand, answers, and Chaos as a film. */
import type { GameBoard } from '../board.ts';
import type { Action } from '@orrery/entropy/client';
import { Answers } from './answers/answers.tsx';
import { Band } from './band.tsx';
import { faceOf } from './cards.ts';
import { caption } from './film/caption.ts';
import { seatFacts } from './facts.ts';
import { LEGEND } from './legend.tsx';
import { Board } from './map/map.tsx';
import { outlook } from './plan/outlook.ts';
import { Progress } from './progress.tsx';
import { Side } from './side/side.tsx';
import { Tray } from './tray.tsx';
import './lesson.css';

/** Cards have keys of their own; plans and amounts are sent by Enter. */
function keyOf(action: Action): string | undefined {
  if (action.kind === 'append') return faceOf(action.card).key;
  return action.kind === 'finish' || action.kind === 'transportAmount' ? 'Enter' : undefined;
}

export const board: GameBoard = {
  Board,
  Tray,
  trayName: 'Hand',
  Side,
  Band,
  Answers,
  keyOf,
  caption,
  outlook,
  Progress,
  seatFacts,
  legend: () => LEGEND,
};
