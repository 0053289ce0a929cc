/** The beats of one move as they are sent: the first as a whole view, every other one as the difference to the one before. */
import { type Beat, type Game, heardBy, type Json, type Viewer } from '@orrery/kernel';
import { type Beat as SentBeat, changeBetween } from '@orrery/protocol';
import type { Piece } from './pieces.ts';

/** `film`: the beats of the whole action. */
export function picturesOf(game: Game, film: readonly Beat[], piece: Piece, viewer: Viewer): SentBeat[] {
  const { entry, from } = piece;
  let before: Json | undefined;
  return beatsOf(piece, film).map(({ told, state }) => {
    const view = game.view(state, viewer);
    const events = heardBy(entry.told.slice(from, told), viewer).length;
    const now = view as unknown as Json; // a view is JSON by the contract of a game
    const change = before === undefined ? undefined : changeBetween(before, now);
    const sent = before === undefined ? { events, view } : { events, ...(change && { change }) };
    before = now;
    return sent;
  });
}

/** Those between the pauses that the piece lies between: what was told may be as much before a pause and after it. */
export function beatsOf({ from, to, isFirst, isLast }: Piece, film: readonly Beat[]): Beat[] {
  const begin = isFirst ? 0 : 1 + pauseAt(film, from);
  return film.slice(begin, isLast ? film.length : pauseAt(film, to)).filter(({ pause }) => !pause);
}

const pauseAt = (film: readonly Beat[], place: number): number =>
  film.findIndex(({ pause, told }) => pause && told === place);

/** The state at the end of a piece, which is that at a pause unless it is the last of its action. */
export function stateAfter({ isLast, to }: Piece, film: readonly Beat[], end: unknown): unknown {
  return isLast ? end : film[pauseAt(film, to)]?.state;
}
