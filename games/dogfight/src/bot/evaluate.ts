/**
 * How good a position is, for search: the pilots' chances, fitted to games of scripted pilots with random stat lines.
 * Of positions sampled from games of two it calls the winner of four in five.
 */
import { type Seat, winnersOf } from '@orrery/kernel';
import { PILOTS_MOST } from '../data.ts';
import { outcome } from '../end.ts';
import { attackDice, inSight, linedUp } from '../sight.ts';
import { hasPose, isFlying, type Ship, type State } from '../state.ts';
import { offNose } from './bearing.ts';
import { edgeDanger } from './edge.ts';
import { shotWorth } from './shot-worth.ts';

/** A ship counts for so much besides what it can do; matters in squadrons only. */
const SHIP = 2.6;
const HEALTH = 0.6;
const ATTACK = 0.7;
const DEFENSE = 0.6;
const SPEED = 1.8;
const ALTITUDE = 0.2;
/** The best shot that is ready to be fired. */
const READY = 0.7;
/** The nearest enemy straight ahead. */
const NOSE = 0.3;
const DANGER = 0.35;
/** Damage dealt decides at the limits, so it counts more the nearer they are. */
const DAMAGE = 0.6;

const scores = new Float64Array(PILOTS_MOST);

/** From 0 (lost) to 1 (won). Does not look at lines that are not revealed. */
export function evaluate(s: State, seat: Seat): number {
  if (s.stage === 'stats') return 1 / s.pilots;
  if (s.stage === 'gameOver') return finalWorth(s, seat);
  if (!isFlying(s, seat)) return 0;
  scores.fill(0);
  for (const ship of s.ships) score(s, ship);
  let all = 0;
  for (let pilot = 0; pilot < s.pilots; pilot++)
    if (isFlying(s, pilot)) all += exp((scores[pilot] as number) - (scores[seat] as number));
  return 1 / all;
}

/** A shared victory is worth a share. */
function finalWorth(s: State, seat: Seat): number {
  const end = outcome(s);
  const winners = end ? winnersOf(end) : [];
  return winners.includes(seat) ? 1 / winners.length : 0;
}

function score(s: State, ship: Ship): void {
  const { shipsPerPilot } = s.settings;
  let sum = DAMAGE * ship.damageDealt * lateness(s);
  if (ship.flying && ship.health > 0) sum += (shipWorth(ship) + placeWorth(s, ship)) / shipsPerPilot;
  scores[ship.pilot] = (scores[ship.pilot] as number) + sum;
}

/** From 0 at the start to 1 at a limit. */
function lateness({ round, quietRounds, settings: { roundLimit, quietLimit } }: State): number {
  const late = Math.max(round / roundLimit, quietLimit > 0 ? quietRounds / quietLimit : 0);
  return late * late;
}

function shipWorth({ health, attack, defense, speed, altitude }: Ship): number {
  return SHIP + HEALTH * health + ATTACK * attack + DEFENSE * defense + SPEED * speed + ALTITUDE * altitude;
}

function placeWorth(s: State, ship: Ship): number {
  if (!hasPose(ship)) return 0;
  const { settings, ships } = s;
  const isReady = s.stage === 'attackStage' && !ship.acted;
  let near: Ship | undefined;
  let least = Infinity;
  let shot = 0;
  for (const foe of ships) {
    if (foe.pilot === ship.pilot || !foe.flying || !hasPose(foe) || foe.health === 0) continue;
    const dx = foe.x - ship.x;
    const dy = foe.y - ship.y;
    const squared = dx * dx + dy * dy;
    if (squared < least) {
      least = squared;
      near = foe;
    }
    if (!isReady || !inSight(settings, ship, foe)) continue;
    const dice = attackDice(settings, ship.attack, linedUp(settings, ship, foe));
    shot = Math.max(shot, shotWorth(settings, dice, foe.defense, foe.health));
  }
  const nose = near ? offNose(near.x - ship.x, near.y - ship.y, ship.h) : 0;
  return READY * shot + NOSE * nose - DANGER * edgeDanger(settings, ship.speed, ship.x, ship.y, ship.h);
}

/** Engines may differ in Math.exp, so it is a short series, squared five times; good to seven digits here. */
function exp(z: number): number {
  const t = Math.max(-12, Math.min(12, z)) / 32;
  let power = 1 + t * (1 + (t / 2) * (1 + (t / 3) * (1 + (t / 4) * (1 + (t / 5) * (1 + t / 6)))));
  for (let i = 0; i < 5; i++) power *= power;
  return power;
}
