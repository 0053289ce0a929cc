/** What the pirates and the watchers cannot know, dealt anew [H3, H5]: the types of face-down units and the supply. */
import type { Random, Viewer } from '@orrery/kernel';
import { AI, AI_UNITS, aiData } from './data.ts';
import { addUnit, hiddenUnitsOf, removeUnit, type State, unseenOf } from './state.ts';
import { makeUnit, numberOf, roomOf } from './units.ts';

/** Uniform over the physical pieces that only the A.I. has seen. Uses public facts only, so it cannot peek. */
export function redeal(s: State, viewer: Viewer, random: Random): void {
  if (viewer === AI || s.phase === 'gameOver' || !s.settings.hiddenUnits) return;
  deal(s, random.shuffle(unseenPieces(s)));
}

/** The types of all pieces that the pirates have never seen, in type order. */
export function unseenPieces(s: State): number[] {
  return AI_UNITS.flatMap((_, type) => new Array<number>(unseenOf(s, type)).fill(type));
}

/** Gives the pieces to the face-down units, by number; the rest is the supply. */
export function deal(s: State, pieces: readonly number[]): void {
  const hidden = hiddenUnitsOf(s);
  for (const [at, unit] of hidden.entries()) {
    const type = pieces[at] as number;
    removeUnit(s, unit);
    addUnit(s, makeUnit({ room: roomOf(unit), type, left: aiData(type).durability, number: numberOf(unit) }));
  }
  s.supply.fill(0);
  for (const type of pieces.slice(hidden.length)) (s.supply[type] as number)++;
}
