/** Tiles, ships and tokens in words, for plates and for those who listen: kind, place, state. */
import {
  DIRECTIONS,
  type EntropyView,
  type Hex,
  type SeenShip,
  type SeenTile,
  type SeenToken,
  shipName,
  tileDataOf,
} from '@orrery/entropy/client';
import { minus } from './cards.ts';
import { isWorking } from './scale.ts';

const LONG: readonly string[] = ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'];
export const directionWords = (direction: number): string => LONG[direction] ?? DIRECTIONS[0].name;

export const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

/** "Titanium 3", "Energy Portal 30", with what lies there now. */
export function tileTitle({ tile, titanium, energy }: SeenTile): string {
  const { name, kind } = tileDataOf(tile);
  const isTaken = (kind === 'titanium' && titanium === 0) || (kind === 'energy' && energy === 0);
  return isTaken ? `${name}, taken` : name;
}

/** What a tile is worth now. */
export function tileNow(view: EntropyView, seen: SeenTile, seatName: (seat: number) => string): string {
  const { kind } = tileDataOf(seen.tile);
  if (kind !== 'portal') return '';
  const works = isWorking(view, seen.tile) ? 'works now' : 'has stopped: entropy is too high';
  return seen.owner === null ? `nobody owns it, ${works}` : `owned by ${seatName(seen.owner)}, ${works}`;
}

export function shipWords({ seat, nr, facing, energy, titanium }: SeenShip): string {
  const warning = energy <= 1 ? ', one laser destroys it' : '';
  return `${shipName(seat, nr)} facing ${directionWords(facing)}, ${energy} energy${warning}, ${titanium} titanium`;
}

export const tokenWords = ({ kind, heading }: SeenToken): string =>
  `${kind === 'laser' ? 'laser' : 'gravitational wave'} flying ${directionWords(heading)}`;

/** Where a hex lies, as one says it at the table: beside a ship if there is one, else by its numbers. */
export const hexWords = ({ q, r }: Hex): string => `hex ${minus(q)}, ${minus(r)}`;
