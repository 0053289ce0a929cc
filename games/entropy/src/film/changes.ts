/** Small changes of a view: each makes the changed part anew and leaves the rest as it is. */
import type { Seat } from '@orrery/kernel';
import type { CardId } from '../data.ts';
import { type Hex, sameHex } from '../hexes.ts';
import type { CardCounts, EntropyView, SeenPlayer, SeenShip, SeenTile } from '../view.ts';

export type Part = Partial<EntropyView>;

export const mayKnow = ({ viewer }: EntropyView, seat: Seat): boolean => viewer === seat || viewer === 'above';

export function changeShip(
  { ships }: EntropyView,
  seat: Seat,
  nr: number,
  change: (ship: SeenShip) => Partial<SeenShip>,
): Part {
  const isIt = (ship: SeenShip) => ship.seat === seat && ship.nr === nr;
  return { ships: ships.map((ship) => (isIt(ship) ? { ...ship, ...change(ship) } : ship)) };
}

export const changeShips = ({ ships }: EntropyView, change: (ship: SeenShip) => Partial<SeenShip>): Part => ({
  ships: ships.map((ship) => ({ ...ship, ...change(ship) })),
});

/** A new ship, after its elders. */
export function addShip(view: EntropyView, seat: Seat, nr: number, { q, r }: Hex, facing: number): Part {
  const program = mayKnow(view, seat) ? [] : null;
  const ship: SeenShip = { q, r, seat, nr, facing, energy: 0, titanium: 0, cards: 0, program, acted: false };
  const at = view.ships.findIndex((other) => other.seat > seat);
  return { ships: at < 0 ? [...view.ships, ship] : view.ships.toSpliced(at, 0, ship) };
}

export const changePlayer = (
  { players }: EntropyView,
  seat: Seat,
  change: (player: SeenPlayer) => Partial<SeenPlayer>,
): Part => ({ players: players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)) });

export const changeTile = ({ tiles }: EntropyView, at: Hex, change: (tile: SeenTile) => Partial<SeenTile>): Part => ({
  tiles: tiles.map((tile) => (sameHex(tile, at) ? { ...tile, ...change(tile) } : tile)),
});

export const dropToken = ({ tokens }: EntropyView, serial: number): Part => ({
  tokens: tokens.filter((token) => token.serial !== serial),
});

export function addCards<T extends CardCounts>(counts: T, cards: readonly CardId[], times = 1): T {
  const sum = { ...counts };
  for (const card of cards) (sum as Record<CardId, number>)[card] += times;
  return sum;
}

/** Cards of a player come to lie face up on the discard pile. */
export const turnUp = (view: EntropyView, seat: Seat, cards: readonly CardId[]): Part => ({
  discard: addCards(view.discard, cards),
  ...(!mayKnow(view, seat) && { unseen: addCards(view.unseen, cards, -1) }),
});

/** Cards leave a hand; the hand itself changes for those who know it. */
export const takeFromHand = (view: EntropyView, seat: Seat, cards: readonly CardId[]): Part =>
  changePlayer(view, seat, (player) => ({
    cards: player.cards - cards.length,
    hand: player.hand && addCards(player.hand, cards, -1),
  }));
