/** What follows from a map: rooms in room order, doors, edges, distances. Made once per map, never kept in a state. */
import { MAP_IDS, MAPS, type MapData, type MapId, type RoomName } from './data.ts';
import { type RoomSet, setOf } from './room-set.ts';

/** Rooms are named by their place in `rooms` everywhere inside the rules. */
export interface Ship {
  readonly id: MapId;
  readonly data: MapData;
  /** Room order [B1]: ascending row, then ascending column. */
  readonly rooms: readonly RoomName[];
  /** A room by its name, −1 if the ship has none of that name. */
  readonly roomNamed: (name: string) => number;
  /** Rooms behind a door, in room order. */
  readonly doors: readonly (readonly number[])[];
  readonly behindDoors: readonly RoomSet[];
  readonly isEdge: readonly boolean[];
  readonly edges: RoomSet;
  readonly all: RoomSet;
  readonly start: number;
  readonly bridge: number;
  /** Doors on a shortest way between two rooms. */
  readonly distance: readonly (readonly number[])[];
  /** The same to the bridge: D(r). */
  readonly toBridge: readonly number[];
  /** The room's image in the middle column. */
  readonly mirror: readonly number[];
}

const LETTERS = 'ABCDEFG';

// A letter of LETTERS and a row of at most 6 make a room name.
const nameOf = (column: number, row: number) => `${LETTERS[column]}${row}` as RoomName;

function neighbourNames(name: RoomName): readonly RoomName[] {
  const column = LETTERS.indexOf(name[0] as string);
  const row = Number(name[1]);
  return [nameOf(column, row - 1), nameOf(column - 1, row), nameOf(column + 1, row), nameOf(column, row + 1)];
}

/** A cell of the largest grid: rooms are looked up by arithmetic, without hashing their names. */
const cellOf = (name: string): number => (name.charCodeAt(1) - 49) * LETTERS.length + name.charCodeAt(0) - 65;

function gridOf(rooms: readonly RoomName[]): number[] {
  const cells = rooms.map(cellOf);
  return Array.from({ length: 1 + Math.max(...cells) }, (_, cell) => cells.indexOf(cell));
}

function roomsOf({ columns, rows, missing }: MapData): RoomName[] {
  const names: RoomName[] = [];
  for (let row = 1; row <= rows; row++) {
    for (let column = 0; column < columns; column++) {
      const name = nameOf(column, row);
      if (!missing.includes(name)) names.push(name);
    }
  }
  return names;
}

function distancesFrom(start: number, doors: readonly (readonly number[])[]): number[] {
  const distance = doors.map(() => Infinity);
  distance[start] = 0;
  const queue = [start];
  for (const room of queue) {
    for (const next of doors[room] as readonly number[]) {
      if (distance[next] !== Infinity) continue;
      distance[next] = (distance[room] as number) + 1;
      queue.push(next);
    }
  }
  return distance;
}

function makeShip(id: MapId): Ship {
  const data: MapData = MAPS[id];
  const rooms = roomsOf(data);
  const grid = gridOf(rooms);
  const roomNamed = (name: string) => (name.length === 2 ? (grid[cellOf(name)] ?? -1) : -1);
  const at: (name: RoomName) => number = roomNamed;
  const isWall = (a: RoomName, b: RoomName) =>
    data.walls.some(([p, q]) => (p === a && q === b) || (p === b && q === a));
  const neighbours = rooms.map((name) => neighbourNames(name).filter((next) => roomNamed(next) >= 0));
  // `neighbourNames` lists below, left, right, above: that is room order.
  const doors = rooms.map((name, room) => neighbours[room]?.filter((next) => !isWall(name, next)).map(at) ?? []);
  const isEdge = neighbours.map(({ length }) => length < 4);
  const bridge = at(data.bridge);
  const distance = rooms.map((_, room) => distancesFrom(room, doors));
  const mirrored = (name: RoomName) => nameOf(data.columns - 1 - LETTERS.indexOf(name[0] as string), Number(name[1]));
  return {
    id,
    data,
    rooms,
    roomNamed,
    doors,
    behindDoors: doors.map(setOf),
    isEdge,
    edges: setOf([...rooms.keys()].filter((room) => isEdge[room])),
    all: setOf([...rooms.keys()]),
    start: at(data.start),
    bridge,
    distance,
    toBridge: distance[bridge] as number[],
    mirror: rooms.map((name) => at(mirrored(name))),
  };
}

/** By place in MAP_IDS: a state names its ship by number, which is found faster than a name. */
export const SHIP_LIST: readonly Ship[] = MAP_IDS.map(makeShip);

// Every map is in MAP_IDS.
export const SHIPS = Object.fromEntries(SHIP_LIST.map((ship) => [ship.id, ship])) as Readonly<Record<MapId, Ship>>;

/** Every room that some map has, in room order: what an action may name. */
export const ROOM_NAMES: readonly RoomName[] = [...new Set(MAP_IDS.flatMap((id) => SHIPS[id].rooms))].sort((a, b) =>
  a[1] === b[1] ? (a < b ? -1 : 1) : Number(a[1]) - Number(b[1]),
);
