/** The pictures of a move: what its viewer saw at the beats that the rules marked in it, with the words of the board. */
import { type Json, sayYou, type View, type Viewer } from '@orrery/kernel';
import { type Beat, changeBetween, changed } from '@orrery/protocol';
import type { Caption, GameBoard } from '../games/board.ts';
import type { Events, Shown, Words } from './scene.ts';

/** One picture of a film, and what happened since the one before. */
export interface Picture extends Caption {
  readonly view: View;
  readonly events: Events;
}

/** A move with more to show than one picture. */
export interface Take<T extends Shown> {
  readonly before: T;
  readonly after: T;
  readonly pictures: readonly Picture[];
}

/** A moment with the beats of the move that led to it. */
export type Filmed = Shown & { readonly beats?: readonly Beat[] };

export type Captions = NonNullable<GameBoard['caption']>;

/** The captions of a game whose board has none: what happens first, in the words of the log. */
export function plainCaptions(text: Words): Captions {
  return (events) => {
    const first = events.find((event) => event !== null);
    if (!first) return {};
    const seat = 'seat' in first && typeof first.seat === 'number' ? first.seat : undefined;
    return { words: text.event(first), ...(seat !== undefined && { seat }) };
  };
}

/** The words under the pictures: the board's own, which name the reader's seat as the log does. */
export function captionsOf(board: GameBoard | undefined, text: Words, reader: Viewer): Captions {
  const own = board?.caption;
  if (!own) return plainCaptions(text);
  return (events, view, viewer) => {
    const { words, ...caption } = own(events, view, viewer);
    if (words === undefined) return caption;
    return { ...caption, words: typeof reader === 'number' ? sayYou(words, text.seat(reader)) : words };
  };
}

/** A move as a film, if it has at least two pictures and follows on what was shown before. */
export function takeOf<T extends Filmed>(captions: Captions, before: T, after: T): Take<T> | undefined {
  if (after.moves !== before.moves + 1 || after.viewer !== before.viewer) return undefined;
  const bare = bareOf(before.view, after);
  if (bare.length < 2) return undefined;
  const pictures = bare.map((each) => ({ ...captions(each.events, each.view, after.viewer), ...each }));
  return { before, after, pictures };
}

type Bare = Pick<Picture, 'view' | 'events'>;

/** What can be seen in a view: not who is asked. */
const pictured = (view: View): Json => ({ ...view, decisions: [], legal: [] });
const looksAlike = (a: View, b: View) => changeBetween(pictured(a), pictured(b)) === undefined;

/** Without captions. A beat in which nothing happens and nothing changes is no picture. */
function bareOf(before: View, { events, beats = [], view: end }: Filmed): Bare[] {
  const pictures: Bare[] = [];
  let view = before;
  let told = 0;
  for (const beat of beats) {
    // A view is JSON, and what its change makes of it is the next one.
    const now = beat.view ?? (changed(view as unknown as Json, beat.change) as unknown as View);
    if (beat.events > told || !looksAlike(now, view))
      pictures.push({ view: now, events: events.slice(told, beat.events) });
    view = now;
    told = beat.events;
  }
  // What happens after the last beat is seen at the end of the film; it is a picture of its own only if it is told.
  if (beats.length > 0 && told < events.length) pictures.push({ view: end, events: events.slice(told) });
  return pictures;
}
