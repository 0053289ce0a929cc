/**
 * Interchangeable units [I1]: units that no later effect can tell apart are one group and give one option together,
 * under the lowest number among them. Lists are in group order, so a group is a run of neighbours.
 */
import { groupOf, kindOf, numberOf } from '../units.ts';

/** Where the group of the unit at a place begins: there stands its lowest number. */
export function firstOfGroup(list: readonly number[], at: number): number {
  const group = groupOf(list[at] as number);
  let first = at;
  while (first > 0 && groupOf(list[first - 1] as number) === group) first--;
  return first;
}

/** Who is used for a unit: the lowest number of its type in the room, whatever is left of it. */
export function userFor(units: readonly number[], at: number): number {
  const kind = kindOf(units[at] as number);
  let first = at;
  while (first > 0 && kindOf(units[first - 1] as number) === kind) first--;
  let lowest = first;
  for (let i = first; i < units.length && kindOf(units[i] as number) === kind; i++) {
    if (numberOf(units[i] as number) < numberOf(units[lowest] as number)) lowest = i;
  }
  return lowest;
}
