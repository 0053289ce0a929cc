/** The options of section 5 of the rules, listed in the plainest way from what the A.I. sees: no tables, no bits. */
import { aiDataOf, damageTo, PIRATE_UNITS, pirateDataOf, type RoomName, AI_UNITS } from '../src/data.ts';
import { SHIPS } from '../src/ships.ts';
import type { SeenPirate, SeenUnit } from '../src/state.ts';
import type { BreachView } from '../src/view.ts';

const number = ({ id }: { readonly id: string }) => Number(id.slice(1));
const typeOrder = (type: string) =>
  [...AI_UNITS.map(({ id }) => id as string), ...PIRATE_UNITS.map(({ id }) => id as string)].indexOf(type);

/** One of each group: the lowest number, groups in the order of `rank`. */
function representatives<T extends { readonly id: string }>(
  list: readonly T[],
  rank: (one: T) => readonly number[],
): T[] {
  const compare = (a: readonly number[], b: readonly number[]): number => {
    const at = a.findIndex((value, i) => value !== b[i]);
    return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
  };
  const sorted = list.toSorted((a, b) => compare(rank(a), rank(b)) || number(a) - number(b));
  return sorted.filter((one, i) => i === 0 || compare(rank(sorted[i - 1] as T), rank(one)) !== 0);
}

export function oracleOptions(view: BreachView): string[] {
  const ship = SHIPS[view.map];
  const { settings } = view;
  const energy = view.reactor + view.capacitor;
  const rank = (room: RoomName) => ship.roomNamed(room);
  const pirateRank = ({ room, type, health }: SeenPirate) => [rank(room), typeOrder(type), -health];
  const targetRank = ({ room, type, durability }: SeenUnit) => [rank(room), typeOrder(type), -durability];
  const userRank = ({ room, type }: SeenUnit) => [rank(room), typeOrder(type)];
  const unitsIn = (room: RoomName) => view.units.filter((unit) => unit.room === room);
  const piratesIn = (room: RoomName) => view.pirates.filter((pirate) => pirate.room === room);
  const hasSpace = (room: RoomName) => piratesIn(room).length < settings.pirateCapacity;
  const isBreach = (room: RoomName) => view.breaches.includes(room);

  const installs = () =>
    AI_UNITS.filter(({ id }) => (view.supply?.[id] ?? 0) > 0 && energy >= settings.placeCost).flatMap(({ id }) =>
      ship.rooms
        .filter((room) => !isBreach(room) && unitsIn(room).length < settings.aiCapacity)
        .map((room) => `place(${id}, ${room})`),
    );
  const hires = () =>
    PIRATE_UNITS.filter(({ cost }) => cost <= view.rations).flatMap(({ id }) =>
      view.breaches.filter(hasSpace).map((room) => `place(${id}, ${room})`),
    );
  const deeds = (pirate: SeenPirate) => {
    const { room, id } = pirate;
    const index = ship.roomNamed(room);
    const capturable =
      !isBreach(room) && unitsIn(room).length === 0 && (settings.captureInterior || ship.isEdge[index]);
    const targets = representatives(unitsIn(room), targetRank).filter(
      ({ type }) => damageTo(pirateDataOf(pirate.type), aiDataOf(type)) > 0,
    );
    const leaves = !settings.mustClear || unitsIn(room).length === 0;
    const next = (ship.doors[index] ?? []).map((door) => ship.rooms[door] as RoomName);
    return [
      ...(capturable ? [`capture(${id})`] : []),
      ...targets.map((target) => `attack(${id}, ${target.id})`),
      ...(leaves ? next.filter(hasSpace).map((to) => `move(${id}, ${to})`) : []),
    ];
  };
  const uses = (unit: SeenUnit) => {
    const { kind, useCost } = aiDataOf(unit.type);
    const victims = piratesIn(unit.room);
    if (useCost > energy || victims.length === 0) return [];
    if (kind === 'trap') return [`use(${unit.id})`];
    return representatives(victims, pirateRank).map(({ id }) => `use(${unit.id}, ${id})`);
  };

  switch (view.phase) {
    case 'aiSetup': {
      const canStart = view.activeGenerators < settings.generators && energy >= settings.generatorCost;
      return [...(canStart ? ['generator'] : []), ...installs(), 'done'];
    }
    case 'pirateSetup':
      return [...hires(), 'done'];
    case 'pirateWave': {
      const ready = view.pirates.filter(({ acted }) => !acted);
      return [...representatives(ready, pirateRank).flatMap(deeds), ...hires(), 'done'];
    }
    case 'aiWave':
      return [...representatives(view.units, userRank).flatMap(uses), 'done'];
    default:
      return [];
  }
}

/** The action with every unit replaced by the representative of its group [R45]; undefined if one has no group. */
export function namedRightly(view: BreachView, action: string): string | undefined {
  const [, kind, unit, target] = /^(\w+)\((\w+)(?:, (\w+))?\)$/.exec(action) ?? [];
  if (!unit || kind === 'place') return undefined;
  const lowest = <T extends { readonly id: string }>(
    list: readonly T[],
    one: T | undefined,
    same: (a: T, b: T) => boolean,
  ) => one && list.filter((other) => same(one, other)).toSorted((a, b) => number(a) - number(b))[0]?.id;
  const pirate = (id: string, ready: boolean) => {
    const list = view.pirates.filter(({ acted }) => !(ready && acted));
    const same = (a: SeenPirate, b: SeenPirate) => a.room === b.room && a.type === b.type && a.health === b.health;
    return lowest(
      list,
      list.find((one) => one.id === id),
      same,
    );
  };
  const aiUnit = (id: string, damaged: boolean) => {
    const same = (a: SeenUnit, b: SeenUnit) =>
      a.room === b.room && a.type === b.type && (!damaged || a.durability === b.durability);
    return lowest(
      view.units,
      view.units.find((one) => one.id === id),
      same,
    );
  };
  const actor = kind === 'use' ? aiUnit(unit, false) : pirate(unit, true);
  if (actor === undefined) return undefined;
  if (target === undefined) return `${kind}(${actor})`;
  if (kind === 'move') return `move(${actor}, ${target})`;
  const victim = kind === 'use' ? pirate(target, false) : aiUnit(target, true);
  return victim === undefined ? undefined : `${kind}(${actor}, ${victim})`;
}
