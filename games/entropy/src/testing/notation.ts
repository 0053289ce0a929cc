/** The notation of positions: lists, hexes, cards, numbers behind letters. */
import { assert, type Seat } from '@orrery/kernel';
import { CARD_IDS, TILE_IDS } from '../data.ts';
import { keyOf } from '../hexes.ts';

/** Commas between entries; those inside of brackets belong to a hex. */
export const entries = (list = ''): string[] =>
  list
    .split(/,(?![^(]*\))/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** `x2` after an id repeats it. */
const repeated = (list = ''): string[] =>
  entries(list).flatMap((entry) => {
    const [id = '', times = 'x1'] = entry.split(/\s+/);
    return Array.from({ length: Number(times.slice(1)) }, () => id);
  });

export function placeIn(ids: readonly string[], id: string): number {
  const at = ids.indexOf(id);
  assert(at >= 0, `there is no '${id}'`);
  return at;
}

export const cardsOf = (list?: string): number[] => repeated(list).map((id) => placeIn(CARD_IDS, id));
export const tilesOf = (list?: string): number[] => repeated(list).map((id) => placeIn(TILE_IDS, id));

export function seatOf(letter: string, players: number): Seat {
  const seat = 'ABCDEF'.indexOf(letter);
  assert(letter.length === 1 && seat >= 0 && seat < players, `there is no player '${letter}'`);
  return seat;
}

const HEX = /\((-?\d+),\s*(-?\d+)\)/;

/** The hex in a text, and the words before and after it. */
export function withHex(text: string): { readonly key: number; readonly before: string[]; readonly after: string[] } {
  const match = HEX.exec(text);
  assert(match, `'${text}' names no hex`);
  const words = (part: string) => part.split(/\s+/).filter((word) => word !== '');
  return {
    key: keyOf(Number(match[1]), Number(match[2])),
    before: words(text.slice(0, match.index)),
    after: words(text.slice(match.index + match[0].length)),
  };
}

/** `d2 E30 T4`: the number after each letter. */
export function numbersIn(words: readonly string[], letters: string, text: string): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const word of words) {
    const [letter = '', number] = [word[0], Number(word.slice(1))];
    assert(letters.includes(letter) && Number.isInteger(number), `'${word}' in '${text}' says nothing`);
    numbers.set(letter, number);
  }
  return numbers;
}
