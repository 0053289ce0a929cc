/**
 * Sets of rooms, as bits: a ship has at most 30 rooms, so that a set is a small number. Nothing outside this file knows how.
 * Most of what a wave asks is asked of rooms, and sets answer it for all of them at once.
 */

export type RoomSet = number;

export const NO_ROOMS: RoomSet = 0;

export const has = (set: RoomSet, room: number): boolean => (set & (1 << room)) !== 0;
/** 1 if the room is in the set, 0 if not. */
export const inSet = (set: RoomSet, room: number): number => (set >> room) & 1;
export const plus = (set: RoomSet, room: number): RoomSet => set | (1 << room);
export const minus = (set: RoomSet, room: number): RoomSet => set & ~(1 << room);

/** The rooms of one set that are not in the other. */
export const except = (set: RoomSet, other: RoomSet): RoomSet => set & ~other;

/** The rooms of both sets. */
export const either = (set: RoomSet, other: RoomSet): RoomSet => set | other;

export const setOf = (rooms: readonly number[]): RoomSet => rooms.reduce(plus, NO_ROOMS);

/** In room order. */
export function roomsIn(set: RoomSet): number[] {
  const rooms: number[] = [];
  for (let room = 0; set >> room !== 0; room++) if (has(set, room)) rooms.push(room);
  return rooms;
}
