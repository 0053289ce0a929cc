/**
 * Interchangeable units [I1]: units that no later effect can tell apart are one group and give one option together,
 * under the lowest number among them.
 */
import { groupOf, kindOf, numberOf, type Unit } from '../units.ts';
import { type Refused, refuse } from './refusals.ts';

/** Who stands for a pirate or a target: of units that are alike, the lowest number comes first in the list. */
export function firstLike(list: readonly Unit[], unit: Unit): Unit {
  return list.find((other) => groupOf(other) === groupOf(unit)) ?? unit;
}

/** Who is used for an A.I. unit: the lowest number of its type in the room, whatever is left of it. */
export function userFor(units: readonly Unit[], unit: Unit): Unit {
  let lowest = unit;
  for (const other of units) if (kindOf(other) === kindOf(unit) && numberOf(other) < numberOf(lowest)) lowest = other;
  return lowest;
}

/** Everything else is in order; is the unit named by which its group goes [I2]? */
export function checkName(named: Unit, first: Unit, idOf: (number: number) => string): Refused | undefined {
  if (named === first) return undefined;
  return refuse('not-representative', { unit: idOf(numberOf(named)), instead: idOf(numberOf(first)) });
}
