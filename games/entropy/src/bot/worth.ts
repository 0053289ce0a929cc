/** What things are worth, in points, to a decent player. */
import type { Seat } from '@orrery/kernel';
import { backgroundRise } from '../rules/production.ts';
import { NOBODY, type State } from '../state.ts';

/** How much of the game is left, and what that makes of titanium and energy. */
export interface Clock {
  /** Eras still expected after this one; 0 in the last era. */
  readonly eras: number;
  /** Entropy per era. */
  readonly rise: number;
  /** One titanium aboard. */
  readonly titanium: number;
  /** One energy aboard, up to PLENTY. */
  readonly energy: number;
}

const USUAL_RISE = 125;
/** Energy of a ship beyond this counts a third. */
const PLENTY = 80;
const SHIP = 2;
/** One energy of a portal's output, each era. */
export const PORTAL = 0.04;

/** n to the power of 0.6: engines may differ in Math.pow. */
const POWER_06 = [1, 1, 1.5157, 1.9332, 2.2974, 2.6265, 2.9302, 3.2141, 3.4822, 3.7372, 3.9811, 4.2154, 4.4413];

/**
 * The mean rise of the last three eras. A view shows no past, so it is put together: the background rises by the same step
 * each era; what portals, cards and tidying have done is taken as the same in every era so far.
 */
function meanRise(s: State): number {
  const { era, entropy, settings } = s;
  if (era === 0) return USUAL_RISE;
  const meanBackground = (eras: number) => backgroundRise(s) - (settings.driftStep * (eras - 1)) / 2;
  return meanBackground(Math.min(3, era)) - meanBackground(era) + (entropy + settings.entropyStart) / era;
}

/** No era comes after this one. */
export const isLast = ({ lastEra, era, settings }: State): boolean => lastEra || era >= settings.eraLimit;

/** How long it goes on: half of it as usual, half of it as lately. */
export function clockOf(s: State): Clock {
  const rise = Math.max(1, (USUAL_RISE + meanRise(s)) / 2);
  if (isLast(s)) return { eras: 0, rise, titanium: 0, energy: 0 };
  const eras = Math.min(-s.entropy / rise, s.settings.eraLimit - s.era);
  return { eras, rise, titanium: eras < 1 ? 0.4 : 0.7, energy: 0.05 };
}

/** Energy beyond plenty is worth a third. */
export const energyWorth = (clock: Clock, energy: number): number =>
  clock.energy * (energy <= PLENTY ? energy : PLENTY + (energy - PLENTY) / 3);

/** All ships of a player together: each further one adds less. */
export const fleetWorth = (clock: Clock, ships: number): number =>
  (SHIP * clock.eras * ships) / (POWER_06[Math.min(ships, POWER_06.length - 1)] as number);

/** What a portal gives until entropy reaches its threshold. */
export function portalWorth({ settings, entropy }: State, clock: Clock, type: number): number {
  const room = (settings.thresholds[type] as number) - entropy;
  if (room < 0 || clock.eras === 0) return 0;
  return (settings.outputs[type] as number) * (room / clock.rise) * PORTAL;
}

/** What every player has, in points. */
export function worths(s: State, clock: Clock): number[] {
  const worth = s.players.map(({ points }) => points);
  const ships = worth.map(() => 0);
  for (const { seat, energy, titanium } of s.ships) {
    (worth[seat] as number) += clock.titanium * titanium + energyWorth(clock, energy);
    (ships[seat] as number)++;
  }
  for (let seat: Seat = 0; seat < worth.length; seat++)
    (worth[seat] as number) += fleetWorth(clock, ships[seat] as number);
  for (let tile = 0; tile < s.owners.length; tile++) {
    const owner = s.owners[tile] as number;
    if (owner !== NOBODY) (worth[owner] as number) += portalWorth(s, clock, s.board.types[tile] as number);
  }
  return worth;
}
