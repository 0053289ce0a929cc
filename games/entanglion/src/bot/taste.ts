/**
 * What a fleet prizes: planets that nobody knows, and pirates. The keen fleet, with which the search plays, differs from the
 * scripted one in nothing else.
 */
import { type PirateId, PIRATES } from '../data.ts';
import type { Sketch } from './sketch.ts';

/** What a taste looks at: who is on board, and how many rounds come after this one. */
type Ship = Pick<Sketch, 'own' | 'roundsLeft'>;

export interface Taste {
  /** What it is worth to turn up a planet, in Quantum Power. */
  readonly discovery: number;
  /** A useful pirate is paid for while so many rounds are left. */
  readonly hireUntil: number;
  /** Of several pirates the one with the highest rank is taken. */
  rank(ship: Ship, pirate: PirateId): number;
  isUseful(ship: Ship, pirate: PirateId): boolean;
  /** What it is worth to hire a pirate, in Quantum Power. */
  hiring(ship: Ship, pirate: PirateId): number;
}

/** Best first. */
const ORDER: readonly PirateId[] = [
  'downdown',
  'strangiatto',
  'compadre',
  'nova',
  'clarence',
  'neva',
  'maria',
  'tiptop',
  'umbra',
  'charming',
  'uppity',
  'harry',
];
const PLACES = Object.fromEntries(PIRATES.map((pirate) => [pirate, ORDER.indexOf(pirate)])) as Readonly<
  Record<PirateId, number>
>;
const USEFUL = 6;

/** The scripted player's, as the rules describe it. */
export const PLAIN: Taste = {
  discovery: 1.5,
  hireUntil: 2,
  rank: (_ship, pirate) => -PLACES[pirate],
  isUseful: (_ship, pirate) => PLACES[pirate] < USEFUL,
  hiring: () => 1,
};

/** What a pirate brings in each round that is left, in Quantum Power. */
const PER_ROUND: Readonly<Record<PirateId, number>> = {
  compadre: 1,
  strangiatto: 0.5,
  downdown: 0.4,
  clarence: 0.4,
  nova: 0.35,
  maria: 0.3,
  umbra: 0.25,
  neva: 0.2,
  charming: 0.15,
  tiptop: 0.1,
  uppity: 0.05,
  harry: 0.05,
};
/** What Compadre gains by each of the others, at the end of this round and of every later one. */
const COMPANION = 0.6;
/** A pirate that brings so much, its own Quantum Power included, is worth its price. */
const WORTH_ITS_PRICE = 2;

function worthOf({ own, roundsLeft }: Ship, pirate: PirateId): number {
  const ends = roundsLeft + 1;
  if (pirate === 'compadre') return 1 + ends * (PER_ROUND.compadre + COMPANION * Math.max(0, own.pirates.length - 1));
  return 1 + roundsLeft * PER_ROUND[pirate] + (own.pirates.includes('compadre') ? ends * COMPANION : 0);
}

/** By what each pirate brings in the rounds that are left: Compadre and who sails with Compadre come first. */
export const KEEN: Taste = {
  discovery: 3,
  hireUntil: 1,
  rank: worthOf,
  isUseful: (ship, pirate) => worthOf(ship, pirate) >= WORTH_ITS_PRICE,
  hiring: worthOf,
};
