/** Random numbers that belong to the beginning of a wave: the same board gives the same numbers. */
import { Random } from '@orrery/kernel';
import { AI_UNITS, PIRATE_UNITS } from '../data.ts';
import type { Board } from './board.ts';
import type { WaveFacts } from './wave-board.ts';

// FNV's prime; multiplying and exclusive or spread each number over the whole word.
const PRIME = 0x01000193;

/** Reads only what stays as it is during a pirate wave, from the board as it was when the wave began. */
export function numbersOf(view: WaveFacts, { rooms }: Board): Random {
  let word = 0x811c9dc5;
  const mix = (value: number) => {
    word = Math.imul(word ^ value, PRIME);
  };
  for (const value of [view.round, view.wave, view.reactor, view.capacitor, view.unplaced]) mix(value);
  for (const { units } of rooms) {
    mix(units.length);
    for (const { data, durability } of units) mix(data ? (AI_UNITS.indexOf(data) << 4) | durability : -1);
  }
  const ship = word;
  for (const { pirates } of rooms) {
    mix(pirates.length);
    for (const { data, health } of pirates) mix((PIRATE_UNITS.indexOf(data) << 4) | health);
  }
  return new Random(ship, word, view.lastAi);
}
