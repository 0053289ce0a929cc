/** The scripted A.I.: run the generators, spread units in the pirates' way, shoot where it pays most. */
import { assert, type Random } from '@orrery/kernel';
import { type Action, type ActionOfKind, DONE } from '../actions.ts';
import { aiDataOf, type AiType, pirateDataOf, type RoomName } from '../data.ts';
import type { SeenPirate } from '../state.ts';
import type { BreachView } from '../view.ts';
import { best, type Board, boardOf, placesIn, uniform } from './board.ts';

export function chooseForAi(view: BreachView, random: Random): Action {
  return view.phase === 'aiSetup' ? chooseSetup(view, random) : chooseUse(view);
}

function chooseSetup(view: BreachView, random: Random): Action {
  const first = view.legal[0];
  if (first?.kind === 'generator') return first;
  const { types, rooms, place } = placesIn<AiType>(view);
  if (rooms.length === 0) return DONE;
  const board = boardOf(view, view);
  const room = rooms[best(rooms.map((name) => scoreOf(board, name) + uniform(random)))] as RoomName;
  return place(random.pick(types), room);
}

/** How much a room needs one more unit. */
function scoreOf({ ship, rooms }: Board, name: RoomName): number {
  const room = ship.roomNamed(name);
  const n = rooms[room]?.units.length ?? 0;
  let near = Infinity;
  for (const [other, { breach, pirates }] of rooms.entries()) {
    if (breach || pirates.length > 0) near = Math.min(near, ship.distance[room]?.[other] ?? Infinity);
  }
  const score = 4 * Math.max(0, 4 - near) - (ship.toBridge[room] as number);
  if (room === ship.bridge) return score + 2 - n + (n === 0 && near <= 3 ? 50 : 0);
  return score - 6 * n + (ship.isEdge[room] && n === 0 ? 1 : 0);
}

function chooseUse(view: BreachView): Action {
  const { waves } = view.settings;
  // What is left after the last wave pays for the next set-up.
  if (waves > 1 && view.wave === waves) return DONE;
  const uses = view.legal.filter((action) => action.kind === 'use');
  if (uses.length === 0) return DONE;
  return uses[best(uses.map((use) => worthOf(view, use)))] as Action;
}

/** The value of a use per energy. */
function worthOf({ units, pirates }: BreachView, { unit, target }: ActionOfKind<'use'>): number {
  const user = units.find(({ id }) => id === unit);
  assert(user, `no unit ${unit} in the view`);
  const { damage, useCost } = aiDataOf(user.type);
  const struck = pirates.filter(({ id, room }) => (target === undefined ? room === user.room : id === target));
  return struck.reduce((total, pirate) => total + hitWorth(pirate, damage), 0) / useCost;
}

function hitWorth({ type, health }: SeenPirate, damage: number): number {
  const { cost, health: full } = pirateDataOf(type);
  return hitValue(cost, health, full, damage);
}

/** What it is worth to hit a pirate of this cost, who has so much of its full Health left. */
export const hitValue = (cost: number, health: number, full: number, damage: number): number =>
  damage >= health ? cost * ((0.5 * health) / full + 0.3) : (cost * 0.5 * damage) / full;
