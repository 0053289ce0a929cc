/** Why an action was refused, in words; the number of the rule stands beside them. */
import { type Refusal, word } from '@orrery/kernel';
import { shipName } from '../data.ts';
import type { RefusalCode } from '../refusals.ts';
import { hexWords, number, pieceName } from './words.ts';

type Words = (refusal: Refusal) => string;

const hex = ({ q, r }: Refusal): string => hexWords({ q: number(q), r: number(r) });
const tooMuch =
  (what: string): Words =>
  ({ amount, most }) =>
    `There ${number(most) === 1 ? 'is' : 'are'} only ${word(most)} ${what}, not ${word(amount)}.`;

const WORDS: Readonly<Record<RefusalCode, Words>> = {
  'hex-taken': (refusal) => `${hex(refusal)} has a tile already: choose a free hex beside the tiles.`,
  'hex-apart': (refusal) => `${hex(refusal)} touches no tile: choose a free hex beside the tiles.`,
  'not-drawn': ({ tile }) => `${pieceName(tile)} is not among the drawn tiles.`,
  'no-tile-there': (refusal) => `There is no tile at ${hex(refusal)}.`,
  'tile-taken': (refusal) => `A ship stands at ${hex(refusal)}: choose another tile.`,
  'too-close': (refusal) => `${hex(refusal)} is beside another ship: choose a tile farther away.`,
  'energy-short': tooMuch('new energy left to give'),
  'no-such-ship': ({ seat, ship }) => `You have no ship ${shipName(number(seat), number(ship))}.`,
  'not-in-hand': ({ card }) => `You hold no ${pieceName(card)}.`,
  'ship-cannot-act': ({ seat, ship }) =>
    `${shipName(number(seat), number(ship))} has no card to play in this round: choose another ship.`,
  'titanium-short': tooMuch('titanium aboard'),
  'not-beside': (refusal) => `${hex(refusal)} is no tile beside the ship that builds: choose one that is.`,
  'shared-titanium-short': tooMuch('titanium left to share'),
  'shared-energy-short': tooMuch('energy left to share'),
  'nothing-to-discard': ({ card }) => `You hold no ${pieceName(card)} to give up.`,
};

export function refusalText(refusal: Refusal): string {
  const words = Object.hasOwn(WORDS, refusal.code) ? WORDS[refusal.code as RefusalCode] : undefined;
  return words?.(refusal) ?? `That is not possible: ${refusal.code}.`;
}
