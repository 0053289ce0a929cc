/** The moves so far, and the headings they stand under: the game's words for how far the match is. */
import type { Viewer } from '@orrery/kernel';
import type { Move, Update } from '@orrery/protocol';

/** The viewer's own last move and what came after it; nothing if there is none. */
export function sinceOwn(history: readonly Move[], viewer: Viewer): readonly Move[] {
  const own = history.findLastIndex(({ seat }) => seat === viewer);
  return own < 0 ? [] : history.slice(own);
}

/** Where a new round began. */
export interface Mark {
  /** The move that brought it. */
  readonly at: number;
  readonly words: string;
}

/** The moves after one more update. `progress`: how far the match is by now; `seat`: who acted, where that is known. */
export function movesAfter(
  history: readonly Move[],
  { moves, undoneTo, events }: Pick<Update, 'moves' | 'undoneTo' | 'events'>,
  { progress, ...actor }: Pick<Move, 'seat' | 'progress'>,
): readonly Move[] {
  // As many moves as before: nothing happened, but a question was put, or the words for how far it is have changed.
  const from = undoneTo === undefined ? Math.max(moves, history.length) : undoneTo + 1;
  const after = history.slice(0, from);
  // What others did since the move that was taken back has stayed, and is told in one piece.
  while (after.length <= moves) after.push({ events: after.length === from ? events : [], ...actor });
  if (progress === undefined || progress === after.findLast((move) => move.progress !== undefined)?.progress)
    return after;
  return after.map((move, at) => (at === moves ? { ...move, progress } : move));
}

/** Every change of the words, the first ones included. */
export function marksOf(history: readonly Move[]): Mark[] {
  const marks: Mark[] = [];
  for (const [at, { progress }] of history.entries())
    if (progress !== undefined && progress !== marks.at(-1)?.words) marks.push({ at, words: progress });
  return marks;
}

/** The heading that a move stands under. The move that ends a round still belongs to it. */
export function headingOf(marks: readonly Mark[], move: number): string | undefined {
  return marks.findLast(({ at }) => at < move || at === 0)?.words;
}
