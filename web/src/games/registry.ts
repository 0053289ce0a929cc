/** Boards and faces by the name of their folder. A game without one is shown in words, under a plain sign. */
import type { GameBoard, GameFace } from './board.ts';
import { PLAIN_FACE } from './plain-face.tsx';

const BOARDS = import.meta.glob<{ readonly board: GameBoard }>('./*/board.tsx');
const FACES = import.meta.glob<{ readonly face: GameFace }>('./*/face.tsx', { eager: true });

export async function loadBoard(game: string): Promise<GameBoard | undefined> {
  return (await BOARDS[`./${game}/board.tsx`]?.())?.board;
}

export function faceOf(game: string): GameFace {
  return FACES[`./${game}/face.tsx`]?.face ?? PLAIN_FACE;
}
