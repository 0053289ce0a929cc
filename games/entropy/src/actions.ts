/**
 * What a seat can do, as data. Equal actions are the same object, made once and kept in tables, so `legal` only copies
 * references and search may compare by identity.
 */
import { type ActionOf, choice, int, Numbered, Sheet } from '@orrery/kernel';
import { CARD_IDS, type CardId, TILE_IDS, type TileId } from './data.ts';
import { COORDINATE_MOST, PerHex } from './hexes.ts';

const coordinate = int(-COORDINATE_MOST, COORDINATE_MOST);
const hex = { q: coordinate, r: coordinate };
const amount = int(0, 2_000_000);
/** A ship of the seat that acts, by its number. */
const ship = int(1, 99_999);
const card = choice(...CARD_IDS);

export const ACTIONS = {
  placeTile: hex,
  pickTile: { tile: choice(...TILE_IDS) },
  placeShip: hex,
  chooseFacing: { facing: int(0, 5) },
  distributeEnergy: { amount },
  append: { ship, card },
  finish: {},
  chooseShip: { ship },
  transportAmount: { amount },
  buildTile: hex,
  decline: {},
  exchange: { answer: choice('no', 'yes') },
  exchangeTitanium: { amount },
  exchangeEnergy: { amount },
  discardCard: { card },
} as const;

export type Action = ActionOf<typeof ACTIONS>;
export type ActionOfKind<K extends Action['kind']> = Extract<Action, { kind: K }>;

export const FINISH: Action = { kind: 'finish' };
export const DECLINE: Action = { kind: 'decline' };

/** For long lists of options. */
export const SHEET = new Sheet<Action>();

export const EXCHANGE_ANSWERS: readonly Action[] = [
  { kind: 'exchange', answer: 'no' },
  { kind: 'exchange', answer: 'yes' },
];
export const FACINGS: readonly Action[] = [0, 1, 2, 3, 4, 5].map((facing) => ({ kind: 'chooseFacing', facing }));
/** By place in TILES. */
export const TILE_PICKS: readonly Action[] = TILE_IDS.map((tile: TileId) => ({ kind: 'pickTile', tile }));
/** By place in CARDS. */
export const DISCARDS: readonly Action[] = CARD_IDS.map((card: CardId) => ({ kind: 'discardCard', card }));

const TILE_PLACES = new PerHex((q, r): Action => ({ kind: 'placeTile', q, r }));
const SHIP_PLACES = new PerHex((q, r): Action => ({ kind: 'placeShip', q, r }));
const BUILD_PLACES = new PerHex((q, r): Action => ({ kind: 'buildTile', q, r }));
export const tilePlace = (key: number): Action => TILE_PLACES.at(key);
export const shipPlace = (key: number): Action => SHIP_PLACES.at(key);
export const buildPlace = (key: number): Action => BUILD_PLACES.at(key);

/** By number of the ship, then place in CARDS. */
const APPENDS = new Numbered((nr): readonly Action[] =>
  CARD_IDS.map((card: CardId) => ({ kind: 'append', ship: nr, card })),
);
export const appendsTo = (nr: number): readonly Action[] => APPENDS.at(nr);

const SHIP_CHOICES = new Numbered((nr): Action => ({ kind: 'chooseShip', ship: nr }));
export const shipChoice = (nr: number): Action => SHIP_CHOICES.at(nr);

type AmountKind = 'distributeEnergy' | 'transportAmount' | 'exchangeTitanium' | 'exchangeEnergy';
const amounts = (kind: AmountKind) => new Numbered((amount): Action => ({ kind, amount }));
const AMOUNTS: Readonly<Record<AmountKind, Numbered<Action>>> = {
  distributeEnergy: amounts('distributeEnergy'),
  transportAmount: amounts('transportAmount'),
  exchangeTitanium: amounts('exchangeTitanium'),
  exchangeEnergy: amounts('exchangeEnergy'),
};
/** All amounts from 0 to the most there is. */
export const amountsUpTo = (kind: AmountKind, most: number): readonly Action[] => AMOUNTS[kind].first(most + 1);
export const amountOf = (kind: AmountKind, amount: number): Action => AMOUNTS[kind].at(amount);
