/** What the pirates and the watchers cannot know, dealt anew [H3, H5]: the types of face-down units and the supply. */
import type { Random, Viewer } from '@orrery/kernel';
import { AI, AI_UNITS, aiData } from './data.ts';
import { type State, unseenOf } from './state.ts';
import { byNumber, insert, isFaceUp, makeUnit, numberOf, roomOf } from './units.ts';

/** Uniform over the physical pieces that only the A.I. has seen. Uses public facts only, so it cannot peek. */
export function redeal(s: State, viewer: Viewer, random: Random): void {
  if (viewer === AI || s.phase === 'gameOver' || !s.settings.hiddenUnits) return;
  const pieces: number[] = [];
  for (let type = 0; type < AI_UNITS.length; type++) {
    for (let left = unseenOf(s, type); left > 0; left--) pieces.push(type);
  }
  random.shuffle(pieces);
  const hidden = s.units.filter((unit) => !isFaceUp(unit)).sort(byNumber);
  s.units = s.units.filter(isFaceUp);
  for (let i = 0; i < hidden.length; i++) {
    const unit = hidden[i] as number;
    const type = pieces[i] as number;
    insert(s.units, makeUnit(roomOf(unit), type, aiData(type).durability, numberOf(unit), false));
  }
  s.supply.fill(0);
  for (let i = hidden.length; i < pieces.length; i++) (s.supply[pieces[i] as number] as number)++;
}
