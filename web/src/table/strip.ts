/** The strip under a film: a cell per thing that happened, in chapters. */
import type { Seat } from '@orrery/kernel';
import type { Caption } from '../games/board.ts';

/** What has words, with the pictures it takes: from, up to but without to. */
export interface Cell {
  readonly words: string;
  readonly seat?: Seat;
  readonly from: number;
  readonly to: number;
}

export interface Chapter {
  readonly words?: string;
  readonly cells: readonly Cell[];
  readonly from: number;
  readonly to: number;
}

/** Pictures without words belong to the cell before them; those before the first cell belong to it. */
function cellsOf(pictures: readonly Caption[]): Cell[] {
  const starts = pictures.flatMap(({ words }, at) => (words === undefined ? [] : [at]));
  if (starts.length === 0) return [{ words: '', from: 0, to: pictures.length }];
  return starts.map((start, n): Cell => {
    const { words = '', seat } = pictures[start] as Caption;
    const from = n === 0 ? 0 : start;
    return { words, from, to: starts[n + 1] ?? pictures.length, ...(seat !== undefined && { seat }) };
  });
}

/** Cells that follow each other under the same heading stand together. */
export function stripOf(pictures: readonly Caption[]): Chapter[] {
  const chapters: { words?: string; cells: Cell[]; from: number; to: number }[] = [];
  for (const cell of cellsOf(pictures)) {
    const words = pictures.slice(cell.from, cell.to).find(({ chapter }) => chapter !== undefined)?.chapter;
    const last = chapters.at(-1);
    if (last && last.words === words) {
      last.cells.push(cell);
      last.to = cell.to;
    } else chapters.push({ ...(words !== undefined && { words }), cells: [cell], from: cell.from, to: cell.to });
  }
  return chapters;
}
