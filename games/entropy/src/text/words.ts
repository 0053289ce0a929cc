/** Small words that several texts share. */
import { type Seat, word } from '@orrery/kernel';
import { CARD_IDS, type CardId, cardDataOf, seatName, shipName, TILE_IDS, type TileId, tileDataOf } from '../data.ts';
import type { Change, ShipRef } from '../events.ts';
import type { Hex } from '../hexes.ts';

/** With a real minus sign. */
export const num = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);
export const signed = (value: number): string => (value > 0 ? `+${value}` : num(value));
export const change = ({ before, after }: Change): string => `${num(before)} → ${num(after)}`;
export const difference = ({ before, after }: Change): number => after - before;

/** "entropy −124, 124 left": the number as tiles and cards print it, and how far it is to the end. */
export const entropyWords = (level: number): string =>
  level < 0 ? `entropy ${num(level)}, ${-level} left` : `entropy ${num(level)}`;

export const hexWords = ({ q, r }: Hex): string => `(${num(q)}, ${num(r)})`;

const COMPASS = ['east', 'southeast', 'southwest', 'west', 'northwest', 'northeast'];
export const compass = (direction: number): string => COMPASS[direction] ?? `${direction}`;

export const seatWords = (seat: Seat): string => seatName(seat);
export const shipWords = ({ seat, nr }: ShipRef): string => shipName(seat, nr);

/** "2 Move 1, Laser": each kind once. */
export function cardsWords(cards: readonly CardId[]): string {
  const kinds = CARD_IDS.filter((id) => cards.includes(id));
  const count = (id: CardId) => cards.filter((card) => card === id).length;
  return kinds.map((id) => (count(id) > 1 ? `${count(id)} × ${cardDataOf(id).name}` : cardDataOf(id).name)).join(', ');
}

/** An empty tile has no name that says so. */
export const tileWords = (tile: TileId): string => (tile === 'space' ? 'empty space' : tileDataOf(tile).name);

export const number = (detail: unknown): number => (typeof detail === 'number' ? detail : 0);

/** The name of a card or tile; the text itself if it is none. */
export function pieceName(id: unknown): string {
  const text = word(id);
  const card = CARD_IDS.find((one) => one === text);
  if (card) return cardDataOf(card).name;
  const tile = TILE_IDS.find((one) => one === text);
  return tile ? tileDataOf(tile).name : text;
}
