/**
 * The state: plain objects and arrays, changed in place. Tiles are places in the board's lists; types of tiles and cards
 * are places in the tables of `data.ts`; hands and the discard pile are counts by card.
 */
import type { Seat } from '@orrery/kernel';
import { type Board, cloneBoard } from './board.ts';
import { type EndReason, type Phase, QUESTIONS, type QuestionKind, type TokenKind } from './data.ts';
import type { Settings } from './options.ts';

export interface Player {
  points: number;
  /** Counts by card. */
  hand: number[];
  /** The era in which the last ship was lost; 0 while there is one. */
  out: number;
  built: number;
  lost: number;
  /** Energy of this era's Production that is not on a ship yet. */
  newEnergy: number;
}

export interface Ship {
  readonly seat: Seat;
  /** 1, 2, … in the order of building; never used again. */
  readonly nr: number;
  /** The tile it stands on or, in flight, is just over. */
  tile: number;
  facing: number;
  energy: number;
  titanium: number;
  /** Cards to be played, the next one first. */
  program: number[];
  /** Has played a card in this round of Chaos. */
  acted: boolean;
}

export interface Token {
  readonly kind: TokenKind;
  /** Ascending in the order of creation: the age. */
  readonly serial: number;
  tile: number;
  readonly heading: number;
}

/** The length of a program when Planning was over. */
export interface Laid {
  readonly seat: Seat;
  readonly nr: number;
  readonly cards: number;
}

interface Asked {
  readonly seat: Seat;
}
interface AboutShip extends Asked {
  readonly nr: number;
}
/** Own ships on one tile share what they hold: the answers so far, ascending by number of the ship. */
export interface Sharing extends Asked {
  readonly tile: number;
  readonly titanium: readonly number[];
  readonly energy: readonly number[];
}

/** What each question is about. All of it is public. */
interface Questions {
  readonly placeTile: Asked & { readonly type: number };
  readonly pickTile: Asked;
  readonly placeShip: Asked;
  /** Of a new ship on a tile. `by`: the number of the ship that builds it; null in set-up. */
  readonly chooseFacing: Asked & { readonly tile: number; readonly by: number | null };
  readonly distributeEnergy: AboutShip;
  /** `planners`: who has not finished. */
  readonly plan: { readonly planners: readonly Seat[] };
  readonly chooseShip: Asked;
  readonly transportAmount: AboutShip;
  readonly buildTile: AboutShip;
  readonly exchange: Sharing;
  readonly exchangeTitanium: Sharing;
  readonly exchangeEnergy: Sharing;
  readonly discardCard: Asked;
}

export type QuestionOf<K extends QuestionKind> = { readonly kind: K } & Questions[K];
export type Question = { [K in QuestionKind]: QuestionOf<K> }[QuestionKind];

/** The card that is being carried out. */
export interface Playing {
  readonly kind: 'card';
  readonly seat: Seat;
  readonly nr: number;
  readonly card: number;
}

/** What is pending: courses that have not come to their end, and on top of them what is asked. */
export type Frame =
  | { readonly kind: 'game'; readonly at: number }
  /** Phases of this era that are not over, and what is left of a round of Chaos. */
  | { readonly kind: 'draw' | 'production' | 'planning' | 'chaos' | 'expansion' | 'endOfEra' | 'tokens' | 'cards' }
  | Playing
  /** A step of a move that lands on every tile; `steps`: of the whole move. */
  | { readonly kind: 'flight'; readonly seat: Seat; readonly nr: number; readonly step: number; readonly steps: number }
  | Question;
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { readonly kind: K }>;

export interface State {
  readonly settings: Settings;
  phase: Phase;
  era: number;
  /** The round of Chaos; 0 outside. */
  round: number;
  entropy: number;
  lastEra: boolean;
  startingPlayer: Seat;
  /** One for each seat at the start of the game. */
  players: Player[];
  /** By seat, then number. */
  ships: Ship[];
  /** Oldest first. */
  tokens: Token[];
  /** The serial number given last. */
  lastSerial: number;
  readonly board: Board;
  /** By tile: titanium or energy lying on it; the type of the tile says which. */
  goods: number[];
  /** By tile: the seat that owns the portal, −1 for none. */
  owners: number[];
  /** The stack of tiles: their types; the top is last. */
  tileStack: number[];
  /** Types of tiles drawn and not placed yet, in the order of drawing. */
  drawn: number[];
  /** Cards; the top is last. */
  deck: number[];
  /** Counts by card. */
  discard: number[];
  titaniumLost: number;
  /** How many cards were laid for each ship in the last Planning that is over. */
  laid: readonly Laid[];
  /** The serial number of the token that moved last in this round of Chaos; 0 outside. */
  movedToken: number;
  /** What is pending; the last is on top. Empty when the game is over. */
  readonly stack: Frame[];
  /** Set exactly in `gameOver`. */
  ending: EndReason | null;
}

/** Nobody owns it. */
export const NOBODY = -1;

export function clone(s: State): State {
  return {
    settings: s.settings,
    phase: s.phase,
    era: s.era,
    round: s.round,
    entropy: s.entropy,
    lastEra: s.lastEra,
    startingPlayer: s.startingPlayer,
    players: s.players.map(clonePlayer),
    ships: s.ships.map(cloneShip),
    tokens: s.tokens.map(cloneToken),
    lastSerial: s.lastSerial,
    board: cloneBoard(s.board),
    goods: s.goods.slice(),
    owners: s.owners.slice(),
    tileStack: s.tileStack.slice(),
    drawn: s.drawn.slice(),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    titaniumLost: s.titaniumLost,
    laid: s.laid, // never changes
    movedToken: s.movedToken,
    stack: s.stack.slice(), // frames never change
    ending: s.ending,
  };
}

const clonePlayer = (p: Player): Player => ({
  points: p.points,
  hand: p.hand.slice(),
  out: p.out,
  built: p.built,
  lost: p.lost,
  newEnergy: p.newEnergy,
});

const cloneShip = (ship: Ship): Ship => ({
  seat: ship.seat,
  nr: ship.nr,
  tile: ship.tile,
  facing: ship.facing,
  energy: ship.energy,
  titanium: ship.titanium,
  program: ship.program.slice(),
  acted: ship.acted,
});

const cloneToken = (token: Token): Token => ({
  kind: token.kind,
  serial: token.serial,
  tile: token.tile,
  heading: token.heading,
});

// Seats inside the rules are places in the list of players, so this lookup cannot miss.
export const playerOf = (s: State, seat: Seat): Player => s.players[seat] as Player;
export const isOut = (s: State, seat: Seat): boolean => playerOf(s, seat).out > 0;

/** In turn: number 0 is the starting player's [T2]. */
export const seatInTurn = (s: State, turn: number): Seat => (s.startingPlayer + turn) % s.players.length;

/** The seat that begins every pass: the starting player, or the next one who is not out [T3]. */
export function firstInTurn(s: State): Seat {
  for (let turn = 0; turn < s.players.length; turn++) if (!isOut(s, seatInTurn(s, turn))) return seatInTurn(s, turn);
  return s.startingPlayer;
}

const isQuestion = (frame: Frame): frame is Question => QUESTIONS.some((kind) => kind === frame.kind);

/** What is asked now; nothing when the game is over, or in the middle of a run. */
export function questionOf({ stack }: State): Question | undefined {
  const top = stack.at(-1);
  return top && isQuestion(top) ? top : undefined;
}

/** Done with planning; false outside Planning. */
export function hasFinished(s: State, seat: Seat): boolean {
  const question = questionOf(s);
  return question?.kind === 'plan' && !question.planners.includes(seat) && !isOut(s, seat);
}

/** The card that is being carried out, if there is one. */
export const playingOf = ({ stack }: State): Playing | undefined => stack.find((frame) => frame.kind === 'card');

export function shipOf(s: State, seat: Seat, nr: number): Ship | undefined {
  for (const ship of s.ships) if (ship.nr === nr && ship.seat === seat) return ship;
  return undefined;
}

export function countShips(s: State, seat: Seat): number {
  let count = 0;
  for (const ship of s.ships) if (ship.seat === seat) count++;
  return count;
}

/** Ascending by number. */
export const shipsOf = (s: State, seat: Seat): Ship[] => s.ships.filter((ship) => ship.seat === seat);
/** They belong to one player, except in the moment before a battle. */
export const shipsOn = (s: State, tile: number): Ship[] => s.ships.filter((ship) => ship.tile === tile);

/** How many cards a list of counts holds. */
export function total(counts: readonly number[]): number {
  let sum = 0;
  for (let card = 0; card < counts.length; card++) sum += counts[card] as number;
  return sum;
}

export const noCards = (): number[] => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
