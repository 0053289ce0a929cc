/** Why an action was refused, in words; the number of the rule stands beside them. */
import type { Refusal } from '@orrery/kernel';
import { QUESTIONS, type QuestionKind, shipName } from '../data.ts';
import type { RefusalCode } from '../rules/ask.ts';
import { hexWords, number, pieceName, word } from './words.ts';

type Words = (refusal: Refusal) => string;

/** What each question wants. */
const WANTED: Readonly<Record<QuestionKind, string>> = {
  placeTile: 'a hex for the tile',
  pickTile: 'one of the drawn tiles',
  placeShip: 'a tile for the ship',
  chooseFacing: 'a direction for the new ship',
  distributeEnergy: 'an amount of new energy',
  plan: 'a card for a ship, or the end of your planning',
  chooseShip: 'the ship that plays next',
  transportAmount: 'an amount of titanium to send',
  buildTile: 'a tile for the new ship, or to build nothing',
  exchange: 'whether the ships share',
  exchangeTitanium: 'an amount of titanium for the ship',
  exchangeEnergy: 'an amount of energy for the ship',
  discardCard: 'a card to give up',
};

const wanted = (kind: unknown): string => {
  const known = QUESTIONS.find((question) => question === kind);
  return known ? WANTED[known] : 'something else';
};

const hex = ({ q, r }: Refusal): string => hexWords({ q: number(q), r: number(r) });
const tooMuch =
  (what: string): Words =>
  ({ amount, most }) =>
    `There ${number(most) === 1 ? 'is' : 'are'} only ${word(most)} ${what}, not ${word(amount)}.`;

const WORDS: Readonly<Record<RefusalCode, Words>> = {
  wrongAnswer: ({ asked }) => `Now ${wanted(asked)} is asked for.`,
  hexTaken: (refusal) => `${hex(refusal)} has a tile already.`,
  hexApart: (refusal) => `${hex(refusal)} touches no tile.`,
  notDrawn: ({ tile }) => `${pieceName(tile)} is not among the drawn tiles.`,
  noTileThere: (refusal) => `There is no tile at ${hex(refusal)}.`,
  tileTaken: (refusal) => `A ship stands at ${hex(refusal)}.`,
  tooClose: (refusal) => `${hex(refusal)} is beside another ship, and there are tiles farther away.`,
  energyShort: tooMuch('new energy left to give'),
  noSuchShip: ({ seat, ship }) => `You have no ship ${shipName(number(seat), number(ship))}.`,
  notInHand: ({ card }) => `You hold no ${pieceName(card)}.`,
  shipCannotAct: ({ seat, ship }) => `${shipName(number(seat), number(ship))} has no card to play in this round.`,
  titaniumShort: tooMuch('titanium aboard'),
  notBeside: (refusal) => `${hex(refusal)} is no tile beside the ship that builds.`,
  sharedTitaniumShort: tooMuch('titanium left to share'),
  sharedEnergyShort: tooMuch('energy left to share'),
  nothingToDiscard: ({ card }) => `You hold no ${pieceName(card)} to give up.`,
};

export function refusalText(refusal: Refusal): string {
  const words = Object.hasOwn(WORDS, refusal.code) ? WORDS[refusal.code as RefusalCode] : undefined;
  return words?.(refusal) ?? `That is not possible: ${refusal.code}.`;
}
