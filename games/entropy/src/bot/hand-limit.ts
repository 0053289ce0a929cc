/** What to give up at the hand limit: what is of least use first, and nothing that a rival waits for. */
import type { Seat } from '@orrery/kernel';
import { CARD_IDS, type CardId, cardData } from '../data.ts';
import { checkPortals, outputOf } from '../rules/production.ts';
import { countShips, playerOf, type State } from '../state.ts';
import { bestBy } from './best.ts';
import { cardWorth, FULL_HOLD } from './hand.ts';
import { type Clock, clockOf } from './worth.ts';

const place = (id: CardId): number => CARD_IDS.indexOf(id);
const TITANIUM_PORTAL = place('titanium-portal');
const MOVES = [place('move-3'), place('move-2'), place('move-1')];
const MOVES_1 = 4;
const BUILD_ERAS = 2;

/** So many copies are kept while others can go first. */
interface Keep {
  readonly card: number;
  readonly copies: number;
}

export function cardToGiveUp(s: State, seat: Seat): number {
  const { hand } = playerOf(s, seat);
  const clock = clockOf(s);
  const ships = countShips(s, seat);
  const over = ({ card, copies }: Keep) => (hand[card] as number) > copies;
  const early = firstToGo(clock, ships).find(over)?.card;
  if (early !== undefined) return early;
  const move = moveBeyondEnergy(s, seat, hand);
  if (move !== undefined) return move;
  const late = lastToGo(s, seat, ships).find(over)?.card;
  return late ?? leastWorth(clock, hand);
}

function firstToGo({ eras }: Clock, ships: number): Keep[] {
  const pairs = Math.ceil(ships / 2);
  return [
    { card: place('laser'), copies: 1 },
    { card: place('build-ship'), copies: eras < BUILD_ERAS ? 0 : 1 },
    { card: place('turn-right-60'), copies: 2 * pairs },
    { card: place('turn-left-60'), copies: 2 * pairs },
    { card: place('turn-180'), copies: pairs },
    { card: place('turn-right-120'), copies: pairs },
    { card: place('turn-left-120'), copies: pairs },
  ];
}

function lastToGo(s: State, seat: Seat, ships: number): Keep[] {
  const { hand } = playerOf(s, seat);
  const awaited = s.ships.some((ship) => ship.seat !== seat && ship.titanium >= FULL_HOLD);
  const portals = { card: TITANIUM_PORTAL, copies: ships >= 3 ? 3 : 2 };
  const others = [
    { card: place('wave'), copies: 1 },
    { card: place('tidy-20'), copies: hand[place('tidy-40')] === 0 ? 1 : 0 }, // one Tidy stays, the larger one
    { card: place('tidy-40'), copies: 1 },
  ];
  return awaited ? others : [...others, portals];
}

/** The dearest move that the next era's energy will not pay, with a transport set aside; a few Move 1 stay in any case. */
function moveBeyondEnergy(s: State, seat: Seat, hand: readonly number[]): number | undefined {
  const cost = s.settings.cardEnergy;
  let energy = nextEnergy(s, seat) - (cost[TITANIUM_PORTAL] as number);
  for (const card of MOVES) energy -= (hand[card] as number) * (cost[card] as number);
  if (energy >= 0) return undefined;
  return MOVES.find((card) => (hand[card] as number) > (cardData(card).amount === 1 ? MOVES_1 : 0));
}

/** Aboard, free, and from the portals that still work. */
function nextEnergy(s: State, seat: Seat): number {
  let energy = s.settings.freeEnergy + outputOf(checkPortals(s, s.entropy), seat);
  for (const ship of s.ships) if (ship.seat === seat) energy += ship.energy;
  return energy;
}

function leastWorth(clock: Clock, hand: readonly number[]): number {
  const held = hand.flatMap((copies, card) => (copies > 0 ? [card] : []));
  return bestBy(held, (card) => -cardWorth(clock, card, hand[card] as number));
}
