/** A position and its options as text, and actions from text: so that a test reads like the rules. */
import { assert } from '@orrery/kernel';
import type { Action } from '../actions.ts';
import { tileAt } from '../board.ts';
import { CARD_IDS, type CardId, letterOf, shipName, TILE_IDS, type TileId } from '../data.ts';
import { hexOf, keyOf } from '../hexes.ts';
import { entropy } from '../index.ts';
import { NOBODY, playerOf, type State } from '../state.ts';
import { seatOf } from './notation.ts';
import type { EntropyScenario } from './position.ts';

const hexText = (key: number): string => `(${hexOf(key).q},${hexOf(key).r})`;
const hexAt = (s: State, tile: number): string => hexText(s.board.hexes[tile] as number);

/** All ships as short lines: `A1 (0,0) d0 E50 T0`. */
export const shipsIn = ({ state: s }: EntropyScenario): string[] =>
  s.ships.map(
    ({ seat, nr, tile, facing, energy, titanium }) =>
      `${shipName(seat, nr)} ${hexAt(s, tile)} d${facing} E${energy} T${titanium}`,
  );

/** All tokens, oldest first: `wave (2,-1) d1`. */
export const tokensIn = ({ state: s }: EntropyScenario): string[] =>
  s.tokens.map(({ kind, tile, heading }) => `${kind} ${hexAt(s, tile)} d${heading}`);

/** A list of counts as ids, in card order. */
export const cardsIn = (counts: readonly number[]): CardId[] =>
  counts.flatMap((count, card) => Array.from({ length: count }, () => CARD_IDS[card] as CardId));
export const handOf = ({ state: s }: EntropyScenario, letter: string): CardId[] =>
  cardsIn(playerOf(s, seatOf(letter, s.players.length)).hand);
export const discardIn = ({ state: s }: EntropyScenario): CardId[] => cardsIn(s.discard);

/** What lies on a hex: `titanium-4 4`, `portal-30 C`, `space`; nothing for the void. */
export function tileIn({ state: s }: EntropyScenario, q: number, r: number): string | undefined {
  const tile = tileAt(s.board, keyOf(q, r));
  if (tile < 0) return undefined;
  const id = TILE_IDS[s.board.types[tile] as number] as TileId;
  const goods = s.goods[tile] as number;
  const owner = s.owners[tile] as number;
  return `${id}${goods > 0 ? ` ${goods}` : ''}${owner === NOBODY ? '' : ` ${letterOf(owner)}`}`;
}

/** An action in short: `placeTile(1,0)`, `append(1, laser)`, `finish`. */
export function short({ kind, ...fields }: Action): string {
  const values = Object.values(fields);
  return values.length === 0 ? kind : `${kind}(${values.join(',')})`;
}

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  placeTile: ['q', 'r'],
  pickTile: ['tile'],
  placeShip: ['q', 'r'],
  chooseFacing: ['facing'],
  distributeEnergy: ['amount'],
  append: ['ship', 'card'],
  chooseShip: ['ship'],
  transportAmount: ['amount'],
  buildTile: ['q', 'r'],
  exchange: ['answer'],
  exchangeTitanium: ['amount'],
  exchangeEnergy: ['amount'],
  discardCard: ['card'],
};

/** The action that `short` writes; nothing is judged. */
export function read(text: string): Action {
  const [kind = '', list] = text.replace(/\)$/, '').split('(');
  const values = list?.split(',').map((value) => value.trim()) ?? [];
  const fields = values.map((value, i) => [
    FIELDS[kind]?.[i] ?? `field ${i}`,
    /^-?\d+$/.test(value) ? Number(value) : value,
  ]);
  // `Scenario.act` parses it by the schema, as the door does.
  return { kind, ...Object.fromEntries(fields) } as Action;
}

/** The options of the seat that is asked, or in Planning of this letter, in short. */
export function optionsOf(scenario: EntropyScenario, letter?: string): string[] {
  const seats = entropy.decisions(scenario.state).map(({ seat }) => seat);
  const seat = letter === undefined ? seats[0] : seatOf(letter, scenario.seats);
  return seat === undefined ? [] : scenario.legal(seat).map(short);
}

/** Takes actions, each by the seat that is asked; in Planning a letter says whose it is: `A: append(1, laser)`. */
export function play(scenario: EntropyScenario, ...actions: readonly string[]): EntropyScenario {
  for (const text of actions) {
    const [, letter, words = ''] = /^(?:([A-F]):\s*)?(.*)$/.exec(text) ?? [];
    const asked = entropy.decisions(scenario.state)[0];
    assert(asked, `nobody is asked for '${text}'`);
    scenario.act(letter === undefined ? asked.seat : seatOf(letter, scenario.seats), read(words));
  }
  return scenario;
}
