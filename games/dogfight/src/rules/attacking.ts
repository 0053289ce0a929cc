/** The attack stage [F1–F7]: which ship, then its target, dice and damage. */
import { type Context, replace } from '@orrery/kernel';
import { attackOf, HOLD, shooterOf } from '../actions.ts';
import type { Event } from '../events.ts';
import type { Asks, FrameOf, Runs } from '../frames.ts';
import { attackDice, inArc, inRange, inSight, linedUp } from '../sight.ts';
import { hasPose, poseOf, type Ship, shipNamed, shipOf, type State } from '../state.ts';
import { checkOwn, shipsThat } from './fleet.ts';
import { refuse } from './refusals.ts';

/** Whether one ship may attack another as they stand [F2]. */
export const isTarget = ({ settings }: State, shooter: Ship, ship: Ship): boolean =>
  hasPose(ship) && ship.pilot !== shooter.pilot && ship.health > 0 && inSight(settings, shooter, ship);

function hasTarget(s: State, shooter: Ship): boolean {
  for (const ship of s.ships) if (isTarget(s, shooter, ship)) return true;
  return false;
}

/** Whether a ship may act in the attack stage now [F1]. */
export const mayAttack = (s: State, ship: Ship): boolean => ship.flying && !ship.acted && hasTarget(s, ship);

export const chooseShipToAttack: Asks<'chooseShipToAttack'> = {
  answers: ['chooseShipToAttack'],
  sole: 'ask', // there are several, or the turn would have begun with the only one
  legal: (s, { seat }) => shipsThat(s, mayAttack, seat).map(shooterOf),
  check(s, { ship: id }, { seat }) {
    const refused = checkOwn(s, seat, id);
    if (refused) return refused;
    const ship = shipOf(s, id);
    if (ship.acted) return refuse('has-acted', { ship: id });
    return hasTarget(s, ship) ? undefined : refuse('no-target', { ship: id });
  },
  apply(s, { ship }, ctx, frame, seat) {
    ctx.emit({ kind: 'shipChosen', seat, ship, stage: 'attackStage' });
    replace(s, frame, beginAttack(shipOf(s, ship)));
  },
};

/** A ship's attack as it begins: whom it shoots at, or whether it does. */
export const beginAttack = ({ pilot: seat, id: ship }: Ship): FrameOf<'attack'> => ({ kind: 'attack', seat, ship });

export const attack: Asks<'attack', 'attack' | 'hold'> = {
  answers: ['attack', 'hold'],
  sole: 'ask',
  legal(s, { ship }) {
    const shooter = shipOf(s, ship);
    const attacks = s.ships.filter((one) => isTarget(s, shooter, one)).map(attackOf);
    return s.settings.mandatoryAttack ? attacks : [...attacks, HOLD];
  },
  check(s, action, { seat, ship }) {
    if (action.kind === 'hold') return s.settings.mandatoryAttack ? refuse('must-attack') : undefined;
    const target = shipNamed(s, action.target);
    if (!target) return refuse('no-such-ship', { ship: action.target });
    const shooter = shipOf(s, ship);
    const details = { ship, target: target.id };
    if (target.pilot === seat) return refuse('own-ship', details);
    if (!target.flying || target.health === 0) return refuse('target-gone', details);
    if (!inRange(s.settings, shooter, target)) return refuse('out-of-range', details);
    return inArc(s.settings, shooter, target) ? undefined : refuse('out-of-arc', details);
  },
  apply(s, action, ctx, frame, seat) {
    const { ship } = frame;
    shipOf(s, ship).acted = true;
    if (action.kind === 'hold') ctx.emit({ kind: 'heldFire', seat, ship });
    else replace(s, frame, { kind: 'shot', at: 0, ship, target: action.target, attackDice: [], defenseDice: [] });
  },
};

/**
 * Attack dice, defense dice, which are rolled even against no hit, and damage; then a ship without health is removed at
 * once, unless all shoot at the same time [F3–F5]. Whoever watches sees each throw before it is known what it did.
 */
export const shot: Runs<'shot'> = {
  stages: [
    (s, ctx, frame) => {
      const shooter = shipOf(s, frame.ship);
      const dice = attackDice(s.settings, shooter.attack, linedUp(s.settings, shooter, shipOf(s, frame.target)));
      replace(s, frame, { ...frame, at: 1, attackDice: roll(dice, ctx) });
      ctx.beat();
    },
    (s, ctx, frame) => {
      replace(s, frame, { ...frame, at: 2, defenseDice: roll(shipOf(s, frame.target).defense, ctx) });
      ctx.beat();
    },
    strike,
    (s, _ctx, { target }) => {
      if (s.settings.attackTiming === 'sequential' && shipOf(s, target).health === 0)
        s.stack.push({ kind: 'loss', at: 0, ships: [target], by: 'shotDown' });
    },
  ],
};

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

function strike(s: State, ctx: Context<Event>, frame: FrameOf<'shot'>): void {
  const { settings } = s;
  const shooter = shipOf(s, frame.ship);
  const target = shipOf(s, frame.target);
  const hits = countFrom(frame.attackDice, settings.hitOn);
  const dodges = countFrom(frame.defenseDice, settings.dodgeOn);
  const damage = Math.max(0, hits - dodges);
  const before = target.health;
  target.health = Math.max(0, before - damage);
  shooter.damageDealt += before - target.health;
  if (target.health < before) s.lastDamage = s.round;
  s.eventful = true;
  ctx.emit({
    kind: 'attacked',
    seat: shooter.pilot,
    ship: shooter.id,
    target: target.id,
    linedUp: linedUp(settings, shooter, target),
    attackDice: frame.attackDice,
    defenseDice: frame.defenseDice,
    hits,
    dodges,
    damage,
    before,
    left: target.health,
    from: poseOf(shooter),
    at: poseOf(target),
  });
  ctx.beat();
}
