/** What a fleet has: holds [C6], Quantum Power [V1], room for pirates; gaining resources [A9] and losing them. */
import type { Seat } from '@orrery/kernel';
import { type ActionOfKind, JETTISON, unlessListed } from '../actions.ts';
import { added, kindsIn, PIRATES, type PirateId, type PlanetId, type Resource, totalOf } from '../data.ts';
import type { Gain, Power } from '../events.ts';
import { pirateRules, sumOfPirates } from '../hooks.ts';
import { type Asks, type Ctx, placesOf, playerOf, type State } from '../state.ts';
import { refuse } from './refusals.ts';

/** Holds that a Tractor Beam adds. */
export const BEAM_HOLDS = 2;

export const capacityOf = (s: State, seat: Seat): number =>
  s.options.cargoCapacity + BEAM_HOLDS * playerOf(s, seat).beams + sumOfPirates(s, seat, (rules) => rules.holds?.(s));

export const freeHolds = (s: State, seat: Seat): number => capacityOf(s, seat) - totalOf(playerOf(s, seat).cargo);
export const hasRoomForPirate = (s: State, seat: Seat): boolean =>
  playerOf(s, seat).pirates.length < s.options.pirateCapacity;

export function powerOf(s: State, seat: Seat): Power {
  const player = playerOf(s, seat);
  let components = 0;
  for (const component of player.components) components += s.options.componentQp[component];
  const pirates = s.options.pirateQp * player.pirates.length;
  return { components, pirates, bonus: player.bonusQp, total: components + pirates + player.bonusQp };
}

export const qpOf = (s: State, seat: Seat): number => powerOf(s, seat).total;

export function addToOrbit(s: State, planet: PlanetId, resource: Resource, count: number): void {
  s.orbit[planet] = added(s.orbit[planet], resource, count);
}

/** Gains bound to a planet overflow into its orbit, others into the supply. */
export function gain(
  s: State,
  seat: Seat,
  resource: Resource,
  count: number,
  why: Gain,
  planet: PlanetId | null,
  ctx: Ctx,
): void {
  const player = playerOf(s, seat);
  const loaded = Math.min(count, freeHolds(s, seat));
  const overflow = count - loaded;
  player.cargo = added(player.cargo, resource, loaded);
  if (planet && overflow > 0) addToOrbit(s, planet, resource, overflow);
  const to = planet ? 'orbit' : 'supply';
  ctx.emit({ kind: 'gained', seat, resource, count: loaded, overflow, to, planet, why });
}

/** More or less Quantum Power by a pirate. */
export function addBonus(s: State, seat: Seat, amount: number, pirate: PirateId, ctx: Ctx): void {
  playerOf(s, seat).bonusQp += amount;
  ctx.emit({ kind: 'bonus', seat, amount, pirate });
}

export function addPirate(s: State, seat: Seat, pirate: PirateId, ctx: Ctx): void {
  const player = playerOf(s, seat);
  player.pirates = PIRATES.filter((one) => one === pirate || player.pirates.includes(one));
  pirateRules(pirate).joined?.(s, seat, ctx);
}

export function removePirate(s: State, seat: Seat, pirate: PirateId): void {
  const player = playerOf(s, seat);
  player.pirates = player.pirates.filter((one) => one !== pirate);
  pirateRules(pirate).left?.(s, seat);
}

// Jettison

/** All tokens that a fleet could throw overboard, and where. */
export function jettisonsOf(s: State, seat: Seat) {
  const jettisons: ActionOfKind<'jettison'>[] = [];
  const kinds = kindsIn(playerOf(s, seat).cargo);
  for (const planet of placesOf(s, seat)) for (const resource of kinds) jettisons.push(JETTISON[planet][resource]);
  return jettisons;
}

export function jettison(
  s: State,
  seat: Seat,
  { planet, resource }: { readonly planet: PlanetId; readonly resource: Resource },
  forced: boolean,
  ctx: Ctx,
): void {
  const player = playerOf(s, seat);
  player.cargo = added(player.cargo, resource, -1);
  addToOrbit(s, planet, resource, 1);
  ctx.emit({ kind: 'jettisoned', seat, planet, resource, forced });
}

/** Too much cargo for the holds that are left [A10]. */
export const forcedJettison: Asks<'forcedJettison', 'jettison'> = {
  answers: ['jettison'],
  legal: (s, { seat }) => jettisonsOf(s, seat),
  check: (s, action, { seat }) =>
    unlessListed(jettisonsOf(s, seat), action, refuse('not-held', { resource: action.resource })),
  apply(s, action, ctx, { seat }) {
    jettison(s, seat, action, true, ctx);
    return freeHolds(s, seat) < 0 ? 'again' : undefined;
  },
};
