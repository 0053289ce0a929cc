/** The attack stage [F1–F7]: which ship, then its target, dice and damage. */
import { assert, type Context, type Seat } from '@orrery/kernel';
import { type Action, ATTACKS, HOLD, SHOOTERS } from '../actions.ts';
import type { Event } from '../events.ts';
import type { Settings } from '../options.ts';
import { poseOf, type Ship, shipAt, shipNamed, type State } from '../state.ts';
import { attackDice, inArc, inRange, inSight, linedUp } from '../sight.ts';
import { bitOf, checkOwn, ShipLists } from './fleet.ts';
import { lose } from './losses.ts';
import { type Refused, refuse, type Step, wrongAnswer } from './step.ts';

const isTarget = (settings: Settings, shooter: Ship, ship: Ship): boolean =>
  ship.flying && ship.pilot !== shooter.pilot && ship.health > 0 && inSight(settings, shooter, ship);

/** The ships that one may attack now, as bits [F2]. */
export function targets({ ships, settings }: State, shooter: Ship): number {
  let bits = 0;
  for (let at = 0; at < ships.length; at++) {
    const ship = ships[at] as Ship;
    if (isTarget(settings, shooter, ship)) bits |= bitOf(ship);
  }
  return bits;
}

function hasTarget({ ships, settings }: State, shooter: Ship): boolean {
  for (let at = 0; at < ships.length; at++) if (isTarget(settings, shooter, ships[at] as Ship)) return true;
  return false;
}

const isEligible = (s: State, ship: Ship): boolean => ship.flying && !ship.acted && hasTarget(s, ship);

/** A pilot's ships that may attack now, as bits [F1]. */
export function shooters(s: State, pilot: Seat): number {
  let bits = 0;
  for (const ship of s.ships) if (ship.pilot === pilot && isEligible(s, ship)) bits |= bitOf(ship);
  return bits;
}

/** All ships that have a target, for the beginning of the stage. */
export const allShooters = (s: State): Ship[] => s.ships.filter((ship) => isEligible(s, ship));

const SHOOTER_LISTS = new ShipLists(SHOOTERS);

function checkShooter(s: State, seat: Seat, action: Action): Refused | undefined {
  if (action.kind !== 'chooseShipToAttack') return wrongAnswer('chooseShipToAttack', action);
  const refused = checkOwn(s, seat, action.ship);
  if (refused) return refused;
  const ship = shipAt(s, shipNamed(s, action.ship));
  if (ship.acted) return refuse('hasActed', { ship: ship.id });
  return hasTarget(s, ship) ? undefined : refuse('noTarget', { ship: ship.id });
}

export const chooseShipToAttack: Step = {
  legal: (s, seat) => SHOOTER_LISTS.get(shooters(s, seat)),
  check: checkShooter,
  apply(s, seat, action, ctx) {
    assert(action.kind === 'chooseShipToAttack', 'checked');
    ctx.emit({ kind: 'shipChosen', seat, ship: action.ship, stage: 'attackStage' });
    s.acting = shipNamed(s, action.ship);
    return false;
  },
};

const ATTACK_LISTS = new ShipLists(ATTACKS);

function legal(s: State): readonly Action[] {
  const bits = targets(s, shipAt(s, s.acting));
  return s.settings.mandatoryAttack ? ATTACK_LISTS.get(bits) : ATTACK_LISTS.get(bits, HOLD);
}

function check(s: State, seat: Seat, action: Action): Refused | undefined {
  if (action.kind === 'hold') return s.settings.mandatoryAttack ? refuse('mustAttack') : undefined;
  if (action.kind !== 'attack') return wrongAnswer('attack', action);
  const at = shipNamed(s, action.target);
  if (at < 0) return refuse('noSuchShip', { ship: action.target });
  const shooter = shipAt(s, s.acting);
  const target = shipAt(s, at);
  const details = { ship: shooter.id, target: target.id };
  if (target.pilot === seat) return refuse('ownShip', details);
  if (!target.flying || target.health === 0) return refuse('targetGone', details);
  if (!inRange(s.settings, shooter, target)) return refuse('outOfRange', details);
  return inArc(s.settings, shooter, target) ? undefined : refuse('outOfArc', details);
}

function roll(count: number, ctx: Context<Event>): number[] {
  const dice = ctx.random('dice');
  const faces: number[] = [];
  for (let die = 0; die < count; die++) faces.push(dice.die(6));
  return faces;
}

function countFrom(faces: readonly number[], least: number): number {
  let count = 0;
  for (const face of faces) if (face >= least) count++;
  return count;
}

function attack(s: State, seat: Seat, at: number, ctx: Context<Event>): void {
  const { settings } = s;
  const shooter = shipAt(s, s.acting);
  const target = shipAt(s, at);
  const isLined = linedUp(settings, shooter, target);
  // Attack dice first, then defense dice, which are rolled even against no hit [F3].
  const thrown = roll(attackDice(settings, shooter.attack, isLined), ctx);
  const defended = roll(target.defense, ctx);
  const hits = countFrom(thrown, settings.hitOn);
  const dodges = countFrom(defended, settings.dodgeOn);
  const damage = Math.max(0, hits - dodges);
  const before = target.health;
  target.health = Math.max(0, before - damage);
  shooter.damageDealt += before - target.health;
  if (target.health < before) s.lastDamage = s.round;
  s.eventful = true;
  ctx.emit({
    kind: 'attacked',
    seat,
    ship: shooter.id,
    target: target.id,
    linedUp: isLined,
    attackDice: thrown,
    defenseDice: defended,
    hits,
    dodges,
    damage,
    before,
    left: target.health,
    from: poseOf(shooter),
    at: poseOf(target),
  });
  if (target.health === 0 && settings.attackTiming === 'sequential') lose(s, [target], 'shotDown', ctx);
}

export const attackStep: Step = {
  legal,
  check,
  apply(s, seat, action, ctx) {
    const ship = shipAt(s, s.acting);
    ship.acted = true;
    if (action.kind === 'attack') attack(s, seat, shipNamed(s, action.target), ctx);
    else ctx.emit({ kind: 'heldFire', seat, ship: ship.id });
    s.acting = -1;
    return true;
  },
};
