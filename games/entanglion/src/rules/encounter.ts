/** Encounters [X1–X6]: two fleets on one planet of Entanglion. */
import { assert, type Seat } from '@orrery/kernel';
import { RESOURCE, unlessListed } from '../actions.ts';
import { added, type Inner, kindsIn, type Resource, totalOf } from '../data.ts';
import type { Flight } from '../events.ts';
import { pirateRules, reactAt } from '../hooks.ts';
import { type Asks, change, type Ctx, type Encounter, otherThan, playerOf, type Runs, type State } from '../state.ts';
import { addToOrbit, freeHolds } from './fleet.ts';
import { refuse } from './refusals.ts';

const DIE = 8;

export function meet(s: State, initiator: Seat, planet: Inner, by: Flight, ctx: Ctx): void {
  const defender = otherThan(initiator);
  s.encounter = { initiator, defender, planet, rolls: [0, 0], boosts: [0, 0], winner: null };
  s.stack.push({ kind: 'encounter', at: 0, left: s.options.lootAmount });
  ctx.emit({ kind: 'met', seat: initiator, defender, planet, by });
}

export function encounterIn(s: State): Encounter {
  assert(s.encounter, 'an encounter is under way');
  return s.encounter;
}

/** 0 for the initiator, 1 for the defender. */
const sideOf = (s: State, seat: Seat): 0 | 1 => (encounterIn(s).initiator === seat ? 0 : 1);

function withSide(pair: readonly [number, number], side: 0 | 1, value: number): readonly [number, number] {
  return side === 0 ? [value, pair[1]] : [pair[0], value];
}

/** Rolls somebody's die, for the first time or again. */
export function rollFor(s: State, seat: Seat, again: boolean, ctx: Ctx): void {
  const face = ctx.random('dice').die(DIE);
  const encounter = encounterIn(s);
  s.encounter = { ...encounter, rolls: withSide(encounter.rolls, sideOf(s, seat), face) };
  ctx.emit({ kind: 'rolled', seat, face, again });
}

export function boost(s: State, seat: Seat, value: number): void {
  const encounter = encounterIn(s);
  const side = sideOf(s, seat);
  s.encounter = { ...encounter, boosts: withSide(encounter.boosts, side, encounter.boosts[side] + value) };
}

export const totalsOf = ({ rolls, boosts }: Encounter): readonly [number, number] => [
  rolls[0] + boosts[0],
  rolls[1] + boosts[1],
];

export const encounter: Runs<'encounter'> = {
  stages: [
    (s, ctx) => {
      rollFor(s, encounterIn(s).initiator, false, ctx);
      rollFor(s, encounterIn(s).defender, false, ctx);
      ctx.beat();
    },
    (s, ctx) => reactAt(s, 'rolled', encounterIn(s).initiator, ctx),
    (s, ctx) => reactAt(s, 'rolled', encounterIn(s).defender, ctx),
    (s) => {
      s.stack.push({ kind: 'window', at: 0, window: 'encounter', floor: encounterIn(s).initiator, passes: 0 });
    },
    decide,
    (s, _ctx, { left }) => {
      const { winner } = encounterIn(s);
      if (winner === null || left === 0 || !hasLoot(s)) return undefined;
      change(s, 'encounter', { left: left - 1 });
      s.stack.push({ kind: 'loot', seat: looterOf(s), extra: false });
      return 'again';
    },
    (s, ctx) => {
      const { winner } = encounterIn(s);
      if (winner !== null) reactAt(s, 'looted', winner, ctx);
    },
    (s) => {
      s.encounter = null;
    },
  ],
};

function decide(s: State, ctx: Ctx): void {
  const { initiator, defender, planet } = encounterIn(s);
  const totals = totalsOf(encounterIn(s));
  const winner = totals[0] === totals[1] ? null : totals[0] > totals[1] ? initiator : defender;
  s.encounter = { ...encounterIn(s), winner };
  ctx.emit({ kind: 'decided', initiator, defender, winner, totals, planet });
  ctx.beat();
}

function loserOf(s: State): Seat {
  const { winner } = encounterIn(s);
  assert(winner !== null, 'somebody has won');
  return otherThan(winner);
}

export const hasLoot = (s: State): boolean => totalOf(playerOf(s, loserOf(s)).cargo) > 0;

/** Who chooses the usual loot: the winner, unless a pirate of the loser does. */
function looterOf(s: State): Seat {
  const loser = loserOf(s);
  const choosesLoss = playerOf(s, loser).pirates.some((pirate) => pirateRules(pirate).choosesLoss);
  return choosesLoss ? loser : otherThan(loser);
}

const lootOf = (s: State) => kindsIn(playerOf(s, loserOf(s)).cargo).map((resource) => RESOURCE[resource]);

export const loot: Asks<'loot', 'resource'> = {
  answers: ['resource'],
  legal: (s) => lootOf(s),
  check: (s, action) => unlessListed(lootOf(s), action, refuse('not-held', { resource: action.resource })),
  apply(s, { resource }, ctx, { extra }) {
    takeLoot(s, resource, extra, ctx);
  },
};

function takeLoot(s: State, resource: Resource, extra: boolean, ctx: Ctx): void {
  const loser = loserOf(s);
  const winner = otherThan(loser);
  const victim = playerOf(s, loser);
  victim.cargo = added(victim.cargo, resource, -1);
  const orbit = freeHolds(s, winner) === 0;
  if (orbit) addToOrbit(s, encounterIn(s).planet, resource, 1);
  else playerOf(s, winner).cargo = added(playerOf(s, winner).cargo, resource, 1);
  ctx.emit({ kind: 'looted', seat: winner, loser, resource, orbit, extra });
}
