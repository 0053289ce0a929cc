/** What the scripted pirates buy: more of the kind of damage that the revealed units call for. */
import type { Random } from '@orrery/kernel';
import { type Action, DONE } from '../actions.ts';
import { aiDataOf, type PirateType, pirateDataOf, type RoomName } from '../data.ts';
import { SHIPS } from '../ships.ts';
import type { BreachView } from '../view.ts';
import { best, placesIn, uniform } from './board.ts';

export function chooseHire(view: BreachView, random: Random): Action {
  const { types, rooms, place } = placesIn<PirateType>(view);
  if (rooms.length === 0) return DONE;
  const { toBridge, roomNamed } = SHIPS[view.map];
  const nearness = rooms.map((name) => -0.5 * (toBridge[roomNamed(name)] as number) + uniform(random));
  return place(drawType(types, enduranceShare(view), random), rooms[best(nearness)] as RoomName);
}

/** Between 1/4 and 3/4: the share of Endurance among the durability that is in sight. */
function enduranceShare({ units }: BreachView): number {
  let endurance = 1;
  let security = 1;
  for (const { type, durability } of units) {
    if (aiDataOf(type).kind === 'turret') endurance += durability;
    else security += durability;
  }
  return 0.25 + (0.5 * endurance) / (endurance + security);
}

function drawType(types: readonly PirateType[], share: number, random: Random): PirateType {
  const weights = types.map((type) => (pirateDataOf(type).specialist === 'endurance' ? share : 1 - share));
  let left = uniform(random) * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => (left -= weight) < 0);
  // Rounding may leave a crumb behind the last weight.
  return (at < 0 ? types.at(-1) : types[at]) as PirateType;
}
