/** Positions, laid out from text or played to from the beginning. */
import { assert, parseOptions } from '@orrery/kernel';
import { given, Scenario, type Script } from '@orrery/kernel/testing';
import type { Action } from '../actions.ts';
import { layTile, tileAt } from '../board.ts';
import { type Phase, shipName, TILE_IDS, tileData, TOKEN_KINDS, type TokenKind } from '../data.ts';
import type { Event } from '../events.ts';
import { flow, framesBefore } from '../flow.ts';
import { entropy } from '../index.ts';
import { positionInvariants, tableInvariants } from '../invariants.ts';
import { type Options, settingsOf } from '../options.ts';
import { emptyTable } from '../setup.ts';
import { countShips, NOBODY, playerOf, type Ship, type State } from '../state.ts';
import type { EntropyView } from '../view.ts';
import { cardsOf, entries, numbersIn, placeIn, seatOf, tilesOf, withHex } from './notation.ts';

export type EntropyScenario = Scenario<State, Action, Options, EntropyView, Event>;

/** Positions need not be reachable: what speaks of a whole game is not asked of them. */
const FROM_POSITION = { ...entropy, invariants: positionInvariants };

/** What is left out: two players, A starts, era 3, entropy −500, Chaos begins, one Space tile left to draw. */
export interface Position {
  readonly players?: number;
  readonly options?: Partial<Options>;
  /** The letter of the starting player. */
  readonly start?: string;
  readonly era?: number;
  readonly entropy?: number;
  /** The phase that begins now. */
  readonly begins?: Exclude<Phase, 'gameOver'>;
  /** So many Space tiles in a row from (0,0) to the right. */
  readonly strip?: number;
  /** `(1,0) space, (2,0) portal-30 C, (3,0) titanium-4 empty`: a letter owns it; goods lie on it unless it is empty. */
  readonly tiles?: string;
  /** `A1 (0,0) d2 E30 T4`: hex, facing, energy, titanium, of which the last three may be left out. */
  readonly ships?: string;
  /** By ship: `A1: 'move-1, turn-180'`. */
  readonly programs?: Readonly<Record<string, string>>;
  /** Oldest first: `wave (2,-1) d1, laser (1,0)`. */
  readonly tokens?: string;
  /** By letter: `A: 'move-1 x2, laser'`. */
  readonly hands?: Readonly<Record<string, string>>;
  readonly points?: Readonly<Record<string, number>>;
  /** From the top. */
  readonly deck?: string;
  readonly stack?: string;
  readonly discard?: string;
  /** Letters of players whose last ship was lost in an earlier era. */
  readonly out?: string;
  readonly script?: Script;
}

/** Lays out a position and plays on to the first question, as in a game. */
export function position(spec: Position): EntropyScenario {
  const { players = 2, begins = 'chaos' } = spec;
  const parsed = parseOptions(entropy.options, spec.options ?? {}, players);
  assert(parsed.ok, parsed.ok ? '' : parsed.problem);
  return new Scenario(FROM_POSITION, players, spec.script ?? {}, (ctx) => {
    const s = emptyTable(settingsOf(parsed.value, players), players);
    layOut(s, spec);
    s.phase = begins;
    tableInvariants(s);
    s.phase = begins === 'setupTiles' || begins === 'setupShips' ? 'setupTiles' : 'draw'; // what begins comes after it
    s.stack.push(...framesBefore(begins));
    flow.settle(s, ctx);
    positionInvariants(s);
    return s;
  });
}

function layOut(s: State, spec: Position): void {
  s.era = spec.era ?? 3;
  s.entropy = spec.entropy ?? -500;
  s.lastEra = s.entropy === 0;
  s.startingPlayer = seatOf(spec.start ?? 'A', s.players.length);
  for (let q = 0; q < (spec.strip ?? 0); q++) addTile(s, `(${q},0) space`);
  for (const words of entries(spec.tiles)) addTile(s, words);
  for (const words of entries(spec.ships)) addShip(s, words);
  for (const [name, cards] of Object.entries(spec.programs ?? {})) shipNamed(s, name).program = cardsOf(cards);
  for (const words of entries(spec.tokens)) addToken(s, words);
  for (const [letter, cards] of Object.entries(spec.hands ?? {})) {
    const { hand } = playerOf(s, seatOf(letter, s.players.length));
    for (const card of cardsOf(cards)) (hand[card] as number)++;
  }
  for (const [letter, points] of Object.entries(spec.points ?? {}))
    playerOf(s, seatOf(letter, s.players.length)).points = points;
  s.deck = cardsOf(spec.deck).reverse();
  s.tileStack = tilesOf(spec.stack ?? 'space').reverse();
  for (const card of cardsOf(spec.discard)) (s.discard[card] as number)++;
  for (const letter of entries(spec.out)) {
    const player = playerOf(s, seatOf(letter, s.players.length));
    player.out = Math.max(1, s.era - 1);
  }
  for (const [seat, player] of s.players.entries()) player.lost = player.built + 1 - countShips(s, seat);
}

function addTile(s: State, text: string): void {
  const { key, after } = withHex(text);
  const [id = '', ...rest] = after;
  const type = placeIn(TILE_IDS, id);
  const { kind, amount } = tileData(type);
  assert(tileAt(s.board, key) < 0, `two tiles at ${text}`);
  layTile(s.board, key, type);
  const goods = kind === 'titanium' || kind === 'energy' ? amount : 0;
  s.goods.push(rest.includes('empty') ? 0 : goods);
  const owner = rest.find((word) => word !== 'empty');
  s.owners.push(owner === undefined ? NOBODY : seatOf(owner, s.players.length));
}

function placeOn(s: State, key: number, text: string): number {
  const tile = tileAt(s.board, key);
  assert(tile >= 0, `'${text}' is not on a tile`);
  return tile;
}

function addShip(s: State, text: string): void {
  const { key, before, after } = withHex(text);
  const [name = ''] = before;
  const seat = seatOf(name.slice(0, 1), s.players.length);
  const nr = Number(name.slice(1));
  assert(nr >= 1 && !s.ships.some((ship) => ship.seat === seat && ship.nr === nr), `'${name}' cannot be a ship`);
  const numbers = numbersIn(after, 'dET', text);
  s.ships.push({
    seat,
    nr,
    tile: placeOn(s, key, text),
    facing: numbers.get('d') ?? 0,
    energy: numbers.get('E') ?? 0,
    titanium: numbers.get('T') ?? 0,
    program: [],
    acted: false,
  });
  s.ships.sort((a, b) => a.seat - b.seat || a.nr - b.nr);
  const player = playerOf(s, seat);
  player.built = Math.max(player.built, nr - 1);
}

function addToken(s: State, text: string): void {
  const { key, before, after } = withHex(text);
  const kind = TOKEN_KINDS[placeIn(TOKEN_KINDS, before[0] ?? '')] as TokenKind;
  const heading = numbersIn(after, 'd', text).get('d') ?? 0;
  s.tokens.push({ kind, serial: ++s.lastSerial, tile: placeOn(s, key, text), heading });
}

function shipNamed(s: State, name: string): Ship {
  const ship = s.ships.find(({ seat, nr }) => shipName(seat, nr) === name);
  assert(ship, `there is no ship '${name}'`);
  return ship;
}

/** A game from its beginning, with the starting player and the first tiles and cards written down. */
export function fromSetUp(
  spec: { players?: number; options?: Partial<Options>; start?: string; stack?: string; deck?: string } = {},
): EntropyScenario {
  const { players = 2, start = 'A' } = spec;
  const script: Script = {
    table: [seatOf(start, players), tilesOf(spec.stack)],
    ...(spec.deck !== undefined && { cards: [cardsOf(spec.deck)] }),
  };
  return given(entropy, { seats: players, options: spec.options ?? {}, script });
}
