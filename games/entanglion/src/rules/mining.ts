/** Discovering [A2] and mining [A3]. */
import type { Seat } from '@orrery/kernel';
import type { ActionOfKind } from '../actions.ts';
import {
  added,
  amountOf,
  type Cargo,
  isInner,
  kindsIn,
  NO_CARGO,
  type PlanetId,
  RESOURCES,
  RING,
  TOKEN_DATA,
  totalOf,
} from '../data.ts';
import { sumOfPirates } from '../hooks.ts';
import {
  type Asks,
  type Ctx,
  type FrameOf,
  isFaceUp,
  jointOf,
  playerOf,
  shownAt,
  type State,
  tokenAt,
} from '../state.ts';
import { freeHolds, gain, hasRoomForPirate } from './fleet.ts';
import { refuse } from './refusals.ts';

export const canDiscover = (s: State, seat: Seat): boolean => {
  const planet = jointOf(s, seat);
  return planet !== null && !isFaceUp(s, planet);
};

export function discover(s: State, seat: Seat, ctx: Ctx): void {
  const planet = jointOf(s, seat);
  if (!planet) return;
  s.faceUp = s.faceUp.map((up, i) => up || RING[i] === planet);
  const token = tokenAt(s, planet);
  const { product, outpost } = TOKEN_DATA[token];
  ctx.reveal();
  ctx.emit({ kind: 'discovered', seat, planet, token });
  if (product) {
    gain(s, seat, product, s.options.discoverYield, 'discovery', planet, ctx);
    gainMore(s, seat, planet, ctx);
  }
  if (outpost) {
    s.outposts[outpost] = s.outposts[outpost].map(({ pirate }) => ({ pirate, up: true }));
    if (s.outposts[outpost].length > 0 && hasRoomForPirate(s, seat))
      s.stack.push({ kind: 'recruit', seat, outpost, how: 'discovery' });
  }
  ctx.beat();
}

/** What pirates add to the product of a known mine. */
function gainMore(s: State, seat: Seat, planet: PlanetId, ctx: Ctx): void {
  const token = isInner(planet) ? shownAt(s, planet) : undefined;
  const product = token && TOKEN_DATA[token].product;
  const more = sumOfPirates(s, seat, (rules) => rules.product);
  if (product && more > 0) gain(s, seat, product, more, 'downdown', planet, ctx);
}

/** Whether a fleet could take tokens from a planet that it is at. */
export const isMineable = (s: State, seat: Seat, planet: PlanetId): boolean =>
  totalOf(s.orbit[planet]) > 0 && freeHolds(s, seat) > 0;

export function mine(s: State, seat: Seat, planet: PlanetId): void {
  askNext(s, seat, planet, 0, NO_CARGO);
}

/** The next kind that there is some of, while there is room; says whether there was one. */
function askNext(s: State, seat: Seat, planet: PlanetId, from: number, taken: Cargo): boolean {
  if (freeHolds(s, seat) === 0) return false;
  const resource = RESOURCES.find((kind, i) => i >= from && amountOf(s.orbit[planet], kind) > 0);
  if (!resource) return false;
  s.stack.push({ kind: 'mineAmount', seat, planet, resource, taken });
  return true;
}

/** From the fewest to the most: something must be taken in the end. */
function amountsOf(s: State, { seat, planet, resource, taken }: FrameOf<'mineAmount'>): [least: number, most: number] {
  const inOrbit = s.orbit[planet];
  const isLast = kindsIn(inOrbit).at(-1) === resource;
  return [totalOf(taken) === 0 && isLast ? 1 : 0, Math.min(amountOf(inOrbit, resource), freeHolds(s, seat))];
}

export const mineAmount: Asks<'mineAmount', 'amount'> = {
  answers: ['amount'],
  legal(s, frame) {
    const [least, most] = amountsOf(s, frame);
    const list: ActionOfKind<'amount'>[] = [];
    for (let amount = least; amount <= most; amount++) list.push({ kind: 'amount', amount });
    return list;
  },
  check(s, { amount }, frame) {
    const [least, most] = amountsOf(s, frame);
    return amount >= least && amount <= most ? undefined : refuse('wrong-amount', { least, most });
  },
  apply(s, { amount }, ctx, { seat, planet, resource, taken }) {
    const player = playerOf(s, seat);
    s.orbit[planet] = added(s.orbit[planet], resource, -amount);
    player.cargo = added(player.cargo, resource, amount);
    const all = added(taken, resource, amount);
    if (askNext(s, seat, planet, RESOURCES.indexOf(resource) + 1, all)) return;
    const left = freeHolds(s, seat) === 0 ? totalOf(s.orbit[planet]) : 0;
    ctx.emit({ kind: 'mined', seat, planet, cargo: all, left });
    gainMore(s, seat, planet, ctx);
    ctx.beat();
  },
};
