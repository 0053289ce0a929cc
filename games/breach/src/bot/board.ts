/** What both scripted players read from their view: the board by room, and a uniform number. */
import type { Random } from '@orrery/kernel';
import { type Action, numberIn } from '../actions.ts';
import {
  type AiType,
  type AiUnitData,
  aiDataOf,
  type PirateData,
  type PirateType,
  pirateDataOf,
  type RoomName,
} from '../data.ts';
import { SHIPS, type Ship } from '../ships.ts';
import type { FaceDown, SeenPirate, SeenUnit } from '../state.ts';
import type { BreachView } from '../view.ts';

const TWO_32 = 4294967296;

/** A fresh number in [0, 1): U of the heuristics. */
export const uniform = (random: Random): number => random.next() / TWO_32;

/** An A.I. unit; without `data` it is face down. */
export interface BoardUnit {
  readonly number: number;
  data: AiUnitData | undefined;
  durability: number;
}

export interface BoardPirate {
  readonly number: number;
  readonly data: PirateData;
  readonly health: number;
  acted: boolean;
}

export interface BoardRoom {
  breach: boolean;
  units: BoardUnit[];
  pirates: BoardPirate[];
}

export interface Board {
  readonly ship: Ship;
  readonly rooms: readonly BoardRoom[];
}

interface Shown {
  readonly units: readonly SeenUnit[];
  readonly faceDown: readonly FaceDown[];
  readonly pirates: readonly SeenPirate[];
}

/** The board as shown; `breaches` are those of the view. */
export function boardOf(view: Pick<BreachView, 'map' | 'breaches'>, { units, faceDown, pirates }: Shown): Board {
  const ship = SHIPS[view.map];
  const rooms = ship.rooms.map((): BoardRoom => ({ breach: false, units: [], pirates: [] }));
  const at = (name: string) => rooms[ship.roomNamed(name)] as BoardRoom;
  for (const name of view.breaches) at(name).breach = true;
  for (const { id, room, type, durability } of units)
    at(room).units.push({ number: numberIn(id, 'a'), data: aiDataOf(type), durability });
  for (const { id, room } of faceDown)
    at(room).units.push({ number: numberIn(id, 'a'), data: undefined, durability: 0 });
  for (const { id, room, type, health, acted } of pirates)
    at(room).pirates.push({ number: numberIn(id, 'p'), data: pirateDataOf(type), health, acted });
  return { ship, rooms };
}

/** The place of the highest number; the first of several. */
export function best(values: readonly number[]): number {
  let at = 0;
  for (let i = 1; i < values.length; i++) if ((values[i] as number) > (values[at] as number)) at = i;
  return at;
}

interface Places<T> {
  readonly types: readonly T[];
  readonly rooms: readonly RoomName[];
  readonly place: (type: T, room: RoomName) => Action;
}

/** What can be placed, and where: the options hold every type in every room, by type and then by room. */
export function placesIn<T extends AiType | PirateType>({ legal }: BreachView): Places<T> {
  let first = 0;
  while (first < legal.length && legal[first]?.kind !== 'place') first++;
  const types: T[] = [];
  const rooms: RoomName[] = [];
  for (let at = first; at < legal.length; at++) {
    const action = legal[at];
    if (action?.kind !== 'place') break;
    // Each side is offered its own types only.
    if (types.at(-1) !== action.type) types.push(action.type as T);
    if (types.length === 1) rooms.push(action.room);
  }
  return {
    types,
    rooms,
    place: (type, room) => legal[first + types.indexOf(type) * rooms.length + rooms.indexOf(room)] as Action,
  };
}
