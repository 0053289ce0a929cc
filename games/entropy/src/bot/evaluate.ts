/** How good a position is: in points, for the one who plans, and from 0 to 1, for search. */
import type { Seat } from '@orrery/kernel';
import { CARD_IDS } from '../data.ts';
import { placesOf } from '../end.ts';
import { countShips, playerOf, type State } from '../state.ts';
import { handWorth } from './hand.ts';
import { reachWorth, shipWorth, threatBeside, unrest } from './rest.ts';
import { type Clock, clockOf, isLast, worths } from './worth.ts';

/** A won game beside a lost one, in points. */
const VICTORY = 20;
/** From mid-game on somebody should have the energy for a transport. */
const MID_GAME = 4;
const RESERVE = 0.5;
const TITANIUM_PORTAL = CARD_IDS.indexOf('titanium-portal');
/** At this lead the game is three quarters won. */
const HALF_WAY = 8;

/** Own worth less what the rivals have, of whom the best counts as much as the mean. */
export function leadOf(worth: readonly number[], seat: Seat): number {
  let most = -Infinity;
  let sum = 0;
  for (let other = 0; other < worth.length; other++) {
    if (other === seat) continue;
    const one = worth[other] as number;
    sum += one;
    if (one > most) most = one;
  }
  return (worth[seat] as number) - (most + sum / (worth.length - 1)) / 2;
}

/** The lead in points when Chaos is over, with a look at where the own ships are. */
export function standing(s: State, seat: Seat): number {
  const clock = clockOf(s);
  const lead = leadOf(worths(s, clock), seat);
  if (s.ending !== null || isLast(s)) return lead + VICTORY * victory(s, seat);
  return lead + restOf(s, seat, clock);
}

function restOf(s: State, seat: Seat, clock: Clock): number {
  const ships = countShips(s, seat);
  let worth = 0;
  let richest = 0;
  for (const ship of s.ships) {
    if (ship.seat !== seat) continue;
    const { tile, facing, energy, titanium } = ship;
    if (energy > richest) richest = energy;
    const threat = threatBeside(s, seat, tile);
    worth += reachWorth(s, clock, tile, facing);
    worth -= unrest(s, tile, energy, shipWorth(clock, ships, energy, titanium), threat);
  }
  const isShort = clock.eras < MID_GAME && richest < (s.settings.cardEnergy[TITANIUM_PORTAL] as number);
  return isShort ? worth - RESERVE : worth;
}

/** 1 for who wins alone, a part of it for who shares. */
function victory(s: State, seat: Seat): number {
  const places = placesOf(s);
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
}

/** From 0 (lost) to 1 (won). It looks at nobody's cards. */
export function evaluate(s: State, seat: Seat): number {
  return s.ending === null ? chance(worths(s, clockOf(s)), seat, 0) : victory(s, seat);
}

/** The same for who plans: with a look at where the own ships are, and at the own hand. */
export function evaluatePlan(s: State, seat: Seat): number {
  if (s.ending !== null) return victory(s, seat);
  const clock = clockOf(s);
  const own = restOf(s, seat, clock) + handWorth(clock, playerOf(s, seat).hand);
  return chance(worths(s, clock), seat, own);
}

/** All rivals must be left behind, so the odds against each of them add up. `more`: what a player has beyond its worth. */
function chance(worth: readonly number[], seat: Seat, more: number): number {
  const own = (worth[seat] as number) + more;
  let odds = 0;
  for (let other = 0; other < worth.length; other++)
    if (other !== seat) odds += oddsAgainst(own - (worth[other] as number));
  return 1 / (1 + odds);
}

/** How much likelier one rival is to win. */
function oddsAgainst(lead: number): number {
  const share = 0.5 + (0.5 * lead) / (HALF_WAY + Math.abs(lead));
  return (1 - share) / share;
}
