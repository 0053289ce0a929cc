/** Where everything on the deck stands, in pixels of the stage: rooms, doors, walls, slots. */
import { MAPS, type MapData, type MapId, type RoomName, SHIPS } from '@orrery/breach/client';
import type { Box, Point } from '../camera/math.ts';
import type { Placed } from '../stops.ts';

/** A place on the screen's grid, counted from the left and from the top. */
export interface Cell {
  readonly column: number;
  readonly down: number;
}

export type Side = 'ai' | 'pirate';

/** How big things are: the same in every room. */
export interface Measure {
  readonly gap: number;
  /** From the rooms to the hull line. */
  readonly hull: number;
  readonly chamfer: number;
  readonly room: { readonly width: number; readonly height: number };
  readonly token: number;
  readonly pitch: number;
  readonly pad: number;
  /** The line of the room's name. */
  readonly head: number;
  /** Too small for icons: shapes only. */
  readonly compact: boolean;
  /** Shapes that are large enough for a number. */
  readonly numbered: boolean;
}

/** A passage, or a wall in its place: from room to room, across the gap. */
export interface Passage {
  readonly box: Box;
  /** Whether one walks through it from left to right. */
  readonly sideways: boolean;
}

export interface Deck {
  readonly map: MapId;
  readonly turned: boolean;
  readonly measure: Measure;
  readonly outer: Box;
  readonly cells: ReadonlyMap<RoomName, Cell>;
  readonly boxes: ReadonlyMap<RoomName, Box>;
  readonly doors: readonly Passage[];
  readonly walls: readonly Passage[];
  /** Of each edge room the side where its hull would be torn. */
  readonly outside: ReadonlyMap<RoomName, Outside>;
}

export type Outside = 'left' | 'right' | 'top' | 'bottom';

export interface DeckSpec {
  readonly map: MapId;
  readonly turned: boolean;
  readonly width: number;
  readonly height: number;
  /** The larger capacity of both sides. */
  readonly capacity: number;
}

/** Slots side by side. */
export const PER_ROW = 4;
const LARGEST_TOKEN = 42;
/** Below it an icon and a number cannot be told apart. */
export const SMALLEST_TOKEN = 21.5;
/** A shape with a number: not larger than it needs to be, not smaller than can be read; in a full row each shows so much. */
const NUMBERED = { most: 19, least: 15, apart: 12 } as const;
const TALLEST = 1.08;
/** A phone is taller than wide: its rooms may be so too. */
const TALLEST_SMALL = 1.3;
const WIDEST = 1.72;

const dataOf = (map: MapId): MapData => MAPS[map];

function measureOf({ map, width, height, capacity }: DeckSpec): Measure {
  const { columns, rows } = dataOf(map);
  const small = Math.min(width / columns, height / rows) < 84;
  const [gap, hull] = small ? [6, 6] : height / rows < 108 ? [10, 10] : [12, 14];
  const across = (width - 2 * hull - 2 - (columns - 1) * gap) / columns;
  const down = (height - 2 * hull - 2 - (rows - 1) * gap) / rows;
  const room = {
    width: Math.max(Math.min(across, down * WIDEST, 240), 12),
    height: Math.max(Math.min(down, across * (small ? TALLEST_SMALL : TALLEST), 160), 12),
  };
  const lines = Math.ceil(capacity / PER_ROW);
  const pad = room.width < 56 ? 3 : small ? 4 : 5;
  const pitch = Math.min((room.width - 2 * pad) / PER_ROW, LARGEST_TOKEN + 8);
  const tokenUnder = (head: number) => Math.min(LARGEST_TOKEN, pitch - 2, (room.height - head - pad) / (2 * lines) - 3);
  const roomy = room.height >= 108 ? 23 : 18;
  const compact = tokenUnder(roomy) < SMALLEST_TOKEN;
  // Shapes stand close together, well below the name.
  const head = compact ? Math.max(15, room.height * 0.34 - 10 * (lines - 1)) : roomy;
  const chamfer = small ? 5 : 8;
  const base = { gap, hull, chamfer, room, pad, head, compact };
  const shape = Math.min(
    NUMBERED.most,
    room.width - 2 * pad - NUMBERED.apart * (PER_ROW - 1),
    (room.height - head - pad) / (2 * lines) - 3,
  );
  if (!compact || shape < NUMBERED.least)
    return { ...base, token: Math.max(tokenUnder(head), 6), pitch, numbered: !compact };
  // Four in a row overlap a little: their numbers do not.
  const step = Math.min(shape + 3, (room.width - 2 * pad - shape) / (PER_ROW - 1));
  return { ...base, token: shape, pitch: step, numbered: true };
}

export function cellOf(map: MapId, name: RoomName, turned: boolean): Cell {
  const { columns, rows } = dataOf(map);
  const column = name.charCodeAt(0) - 'A'.charCodeAt(0);
  const down = rows - Number(name[1]);
  return turned ? { column: columns - 1 - column, down: rows - 1 - down } : { column, down };
}

export function layDeck(spec: DeckSpec): Deck {
  const { map, turned, width, height } = spec;
  const { columns, rows, walls } = dataOf(map);
  const measure = measureOf(spec);
  const { gap, room } = measure;
  const size = { width: columns * (room.width + gap) - gap, height: rows * (room.height + gap) - gap };
  const outer = { x: (width - size.width) / 2, y: (height - size.height) / 2, ...size };
  const ship = SHIPS[map];
  const cells = new Map(ship.rooms.map((name) => [name, cellOf(map, name, turned)]));
  const boxOf = ({ column, down }: Cell): Box => ({
    x: outer.x + column * (room.width + gap),
    y: outer.y + down * (room.height + gap),
    ...room,
  });
  const boxes = new Map([...cells].map(([name, cell]) => [name, boxOf(cell)]));
  // Doors and walls join rooms of the same ship, so these lookups cannot miss.
  const between = (a: RoomName, b: RoomName) => passage(boxes.get(a) as Box, boxes.get(b) as Box);
  const doors = ship.rooms.flatMap((name, room) =>
    (ship.doors[room] ?? []).filter((next) => next > room).map((next) => between(name, ship.rooms[next] as RoomName)),
  );
  return {
    map,
    turned,
    measure,
    outer,
    cells,
    boxes,
    doors,
    walls: walls.map(([a, b]) => between(a, b)),
    outside: new Map(ship.rooms.flatMap((name, room) => (ship.isEdge[room] ? [[name, outsideOf(name, cells)]] : []))),
  };
}

/** The gap between two neighbours, over the whole length of their shared side. */
export function passage(a: Box, b: Box): Passage {
  const sideways = Math.abs(a.y - b.y) < 1;
  const [first, second] = (sideways ? a.x < b.x : a.y < b.y) ? [a, b] : [b, a];
  const box = sideways
    ? { x: first.x + a.width, y: a.y, width: second.x - first.x - a.width, height: a.height }
    : { x: a.x, y: first.y + a.height, width: a.width, height: second.y - first.y - a.height };
  return { box, sideways };
}

/** The ends of the ship tear at bow and stern, all other rooms at their side. */
function outsideOf(name: RoomName, cells: ReadonlyMap<RoomName, Cell>): Outside {
  // The name comes from the same ship.
  const here = cells.get(name) as Cell;
  const all = [...cells.values()];
  const has = (column: number, down: number) => all.some((cell) => cell.column === column && cell.down === down);
  if (here.down === Math.max(...all.map(({ down }) => down))) return 'bottom';
  if (here.down === 0) return 'top';
  if (!has(here.column - 1, here.down)) return 'left';
  if (!has(here.column + 1, here.down)) return 'right';
  return has(here.column, here.down - 1) ? 'bottom' : 'top';
}

/** How a side stands in a room: `count` slots, in as many lines as its `capacity` takes. */
export interface Rank {
  readonly side: Side;
  readonly count: number;
  readonly capacity: number;
}

/** The middle of a slot: the ship's units from the top of the room, pirates from its bottom, both from the left. */
export function slotOf(measure: Measure, box: Box, rank: Rank, at: number): Point {
  const { room, token, pitch, pad, head, compact, numbered } = measure;
  const { side, count, capacity } = rank;
  const lines = Math.max(1, Math.ceil(Math.max(capacity, count) / PER_ROW));
  const line = Math.floor(at / PER_ROW);
  const step = token + 3;
  // Up to three stand a little further apart, so that rings and tags have room.
  const roomy = Math.min((room.width - 2 * pad) / (PER_ROW - 1), token + (compact && numbered ? 3 : 10));
  const apart = count < PER_ROW ? roomy : pitch;
  const first = compact && numbered ? token / 2 : Math.max(pitch, token + 4) / 2;
  const x = box.x + pad + apart * (at % PER_ROW) + first;
  return side === 'ai'
    ? { x, y: box.y + head + token / 2 + line * step }
    : { x, y: box.y + room.height - pad - token / 2 - (lines - 1 - line) * step };
}

/** The rooms by rows and columns: the arrow keys know no pixels. */
export const placesOf = (deck: Deck): readonly (Placed & { readonly id: RoomName })[] =>
  [...deck.cells].map(([id, { column, down }]) => ({ id, x: column, y: down }));
