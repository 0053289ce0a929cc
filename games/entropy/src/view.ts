/** What a viewer may know [V1–V6], built up from nothing. */
import { type Seat, unreachable, type View, type Viewer } from '@orrery/kernel';
import type { Action } from './actions.ts';
import {
  CARD_IDS,
  type CardId,
  cardId,
  type EndReason,
  type Phase,
  type PortalId,
  TILE_IDS,
  type TileId,
  tileData,
  tileId,
  type TokenKind,
} from './data.ts';
import { flow } from './flow.ts';
import { type Hex, hexOf } from './hexes.ts';
import { type NextProduction, nextProduction } from './next-production.ts';
import type { Settings } from './options.ts';
import { workingPortals } from './rules/production.ts';
import {
  type Frame,
  hasFinished,
  type Laid,
  NOBODY,
  type Player,
  playingOf,
  type Question,
  questionOf,
  type Ship,
  type State,
  total,
} from './state.ts';

export type CardCounts = Readonly<Record<CardId, number>>;
export type TileCounts = Readonly<Record<TileId, number>>;

export interface SeenTile extends Hex {
  readonly tile: TileId;
  /** What lies on it now. */
  readonly titanium: number;
  readonly energy: number;
  readonly owner: Seat | null;
}

export interface SeenShip extends Hex {
  readonly seat: Seat;
  readonly nr: number;
  readonly facing: number;
  readonly energy: number;
  readonly titanium: number;
  /** Cards still to be played; null while its owner plans in secret. */
  readonly cards: number | null;
  /** The cards themselves, the next one first; null for those who may not know them. */
  readonly program: readonly CardId[] | null;
  /** Has played a card in this round. */
  readonly acted: boolean;
}

export interface SeenToken extends Hex {
  readonly kind: TokenKind;
  readonly serial: number;
  readonly heading: number;
}

export interface SeenPlayer {
  readonly seat: Seat;
  readonly points: number;
  /** Cards in hand; for others during Planning, as many as when it began. */
  readonly cards: number;
  /** The hand itself; null for those who may not know it. */
  readonly hand: CardCounts | null;
  /** The era in which the last ship was lost, null while there is one. */
  readonly out: number | null;
  readonly built: number;
  readonly lost: number;
  /** Energy of this era that is not on a ship yet. */
  readonly newEnergy: number;
  /** Done with planning. */
  readonly finished: boolean;
}

/** What the open question is about. The options themselves are in `legal`, for the one who is asked. */
export type SeenQuestion =
  | { readonly kind: 'placeTile'; readonly seat: Seat; readonly tile: TileId }
  | { readonly kind: 'pickTile' | 'placeShip' | 'chooseShip'; readonly seat: Seat }
  /** `over`: how many cards are above the limit. */
  | { readonly kind: 'discardCard'; readonly seat: Seat; readonly over: number }
  /** Where the new ship will stand. */
  | { readonly kind: 'chooseFacing'; readonly seat: Seat; readonly at: Hex }
  | { readonly kind: 'distributeEnergy' | 'transportAmount' | 'buildTile'; readonly seat: Seat; readonly nr: number }
  /** Own ships on a tile: `ships` by number; the answers given so far, in that order. */
  | {
      readonly kind: 'exchange' | 'exchangeTitanium' | 'exchangeEnergy';
      readonly seat: Seat;
      readonly at: Hex;
      readonly ships: readonly number[];
      readonly titanium: readonly number[];
      readonly energy: readonly number[];
    }
  | { readonly kind: 'plan' };

export interface EntropyView extends View<Action> {
  /** Who looks. */
  readonly viewer: Viewer;
  readonly settings: Settings;
  readonly phase: Phase;
  readonly era: number;
  /** The round of Chaos; 0 outside. A ship plays its card number `round` in it. */
  readonly round: number;
  readonly entropy: number;
  readonly lastEra: boolean;
  readonly startingPlayer: Seat;
  readonly players: readonly SeenPlayer[];
  /** In the order of laying. */
  readonly tiles: readonly SeenTile[];
  /** By seat, then number. */
  readonly ships: readonly SeenShip[];
  /** Oldest first. */
  readonly tokens: readonly SeenToken[];
  readonly lastSerial: number;
  /** Tiles drawn and not placed yet. */
  readonly drawn: readonly TileId[];
  /** What is left in the stack, by counting; its order nobody knows. */
  readonly stack: TileCounts;
  /** Cards in the deck. */
  readonly deck: number;
  readonly discard: CardCounts;
  /** All cards this viewer cannot see: in the deck, in other hands, in other programs. */
  readonly unseen: CardCounts;
  /** The top first; only for who looks from above. */
  readonly order: { readonly deck: readonly CardId[]; readonly stack: readonly TileId[] } | null;
  readonly titaniumLost: number;
  /** How many cards were laid for each ship in the last Planning that is over, ships lost since included. */
  readonly laid: readonly Laid[];
  /** The serial number of the token that moved last in this round. */
  readonly movedToken: number;
  /** The kinds of portals that work at this entropy, whether anybody owns one or not. */
  readonly working: readonly PortalId[];
  /** The Production to come, if nothing changed before it; null once the last era has begun. */
  readonly next: NextProduction | null;
  /** The card that is being carried out. */
  readonly playing: { readonly seat: Seat; readonly nr: number; readonly card: CardId } | null;
  readonly question: SeenQuestion | null;
  /** What is pending, as the rules keep it, with `question` on top. Nothing of it is secret. */
  readonly pending: readonly Frame[];
  readonly ending: EndReason | null;
}

/** Copying a table that has all names is faster than building one name by name. */
// Every id is in its list.
const NO_CARDS = Object.fromEntries(CARD_IDS.map((id) => [id, 0])) as Record<CardId, number>;
const NO_TILES = Object.fromEntries(TILE_IDS.map((id) => [id, 0])) as Record<TileId, number>;

export function cardTable(counts: readonly number[]): CardCounts {
  const table = { ...NO_CARDS };
  for (let card = 0; card < counts.length; card++) table[CARD_IDS[card] as CardId] = counts[card] as number;
  return table;
}

function tileTable(types: readonly number[]): TileCounts {
  const table = { ...NO_TILES };
  for (const type of types) table[TILE_IDS[type] as TileId]++;
  return table;
}

// Tiles inside the rules are places in the board's lists, so this lookup cannot miss.
const hexAt = (s: State, tile: number): Hex => hexOf(s.board.hexes[tile] as number);

export function view(s: State, viewer: Viewer): EntropyView {
  const playing = playingOf(s);
  const question = questionOf(s);
  return {
    viewer,
    settings: s.settings,
    phase: s.phase,
    era: s.era,
    round: s.round,
    entropy: s.entropy,
    lastEra: s.lastEra,
    startingPlayer: s.startingPlayer,
    players: s.players.map((player, seat) => seenPlayer(s, player, seat, viewer)),
    tiles: s.board.hexes.map((_, tile) => seenTile(s, tile)),
    ships: s.ships.map((ship) => seenShip(s, ship, viewer)),
    tokens: s.tokens.map(({ kind, serial, tile, heading }) => ({ ...hexAt(s, tile), kind, serial, heading })),
    lastSerial: s.lastSerial,
    drawn: s.drawn.map(tileId),
    stack: tileTable(s.tileStack),
    deck: s.deck.length,
    discard: cardTable(s.discard),
    unseen: cardTable(unseenBy(s, viewer)),
    order: viewer === 'above' ? orderOf(s) : null,
    titaniumLost: s.titaniumLost,
    laid: s.laid,
    movedToken: s.movedToken,
    working: workingPortals(s, s.entropy),
    next: nextProduction(s, s.entropy),
    playing: playing ? { seat: playing.seat, nr: playing.nr, card: cardId(playing.card) } : null,
    question: question ? seenQuestion(s, question) : null,
    pending: s.stack.slice(),
    ending: s.ending,
    decisions: flow.known(s, viewer),
    legal: typeof viewer === 'number' ? flow.legal(s, viewer) : [],
  };
}

const mayKnow = (viewer: Viewer, seat: Seat): boolean => viewer === seat || viewer === 'above';

function seenPlayer(s: State, player: Player, seat: Seat, viewer: Viewer): SeenPlayer {
  const known = mayKnow(viewer, seat);
  const { points, out, built, lost, newEnergy } = player;
  return {
    seat,
    points,
    cards: known ? total(player.hand) : shownHandSize(s, seat),
    hand: known ? cardTable(player.hand) : null,
    out: out === 0 ? null : out,
    built,
    lost,
    newEnergy,
    finished: hasFinished(s, seat),
  };
}

/** What others know of a hand's size: during Planning what it was at its beginning [V3]. */
export function shownHandSize(s: State, seat: Seat): number {
  let cards = total((s.players[seat] as Player).hand);
  if (s.phase === 'planning') for (const ship of s.ships) if (ship.seat === seat) cards += ship.program.length;
  return cards;
}

function seenTile(s: State, tile: number): SeenTile {
  const data = tileData(s.board.types[tile] as number);
  const goods = s.goods[tile] as number;
  const owner = s.owners[tile] as number;
  const { q, r } = hexAt(s, tile);
  return {
    q,
    r,
    tile: data.id,
    titanium: data.kind === 'titanium' ? goods : 0,
    energy: data.kind === 'energy' ? goods : 0,
    owner: owner === NOBODY ? null : owner,
  };
}

function seenShip(s: State, ship: Ship, viewer: Viewer): SeenShip {
  const { seat, nr, facing, energy, titanium, acted, program } = ship;
  const known = mayKnow(viewer, seat);
  const { q, r } = hexAt(s, ship.tile);
  return {
    q,
    r,
    seat,
    nr,
    facing,
    energy,
    titanium,
    cards: known || s.phase !== 'planning' ? program.length : null,
    program: known ? program.map(cardId) : null,
    acted,
  };
}

/** Counts by card of the deck and of every hand and program that the viewer may not look into. */
export function unseenBy(s: State, viewer: Viewer): number[] {
  const unseen = s.settings.cardCopies.slice();
  const see = (counts: readonly number[]) => {
    for (let card = 0; card < unseen.length; card++) (unseen[card] as number) -= counts[card] as number;
  };
  see(s.discard);
  for (let seat = 0; seat < s.players.length; seat++) if (mayKnow(viewer, seat)) see((s.players[seat] as Player).hand);
  for (const ship of s.ships)
    if (mayKnow(viewer, ship.seat)) for (const card of ship.program) (unseen[card] as number)--;
  const playing = playingOf(s);
  if (playing) (unseen[playing.card] as number)--;
  return unseen;
}

function orderOf(s: State): NonNullable<EntropyView['order']> {
  return { deck: s.deck.toReversed().map(cardId), stack: s.tileStack.toReversed().map(tileId) };
}

function seenQuestion(s: State, question: Question): SeenQuestion {
  switch (question.kind) {
    case 'placeTile':
      return { kind: question.kind, seat: question.seat, tile: tileId(question.type) };
    case 'chooseFacing':
      return { kind: question.kind, seat: question.seat, at: hexAt(s, question.tile) };
    case 'exchange':
    case 'exchangeTitanium':
    case 'exchangeEnergy': {
      const { kind, seat, tile, titanium, energy } = question;
      const ships = s.ships.filter((ship) => ship.tile === tile && ship.seat === seat).map(({ nr }) => nr);
      return { kind, seat, at: hexAt(s, tile), ships, titanium, energy };
    }
    case 'discardCard':
      return {
        kind: question.kind,
        seat: question.seat,
        over: shownHandSize(s, question.seat) - s.settings.handLimit,
      };
    case 'pickTile':
    case 'placeShip':
    case 'chooseShip':
    case 'distributeEnergy':
    case 'transportAmount':
    case 'buildTile':
      return question;
    case 'plan':
      return { kind: question.kind };
    default:
      return unreachable(question);
  }
}
