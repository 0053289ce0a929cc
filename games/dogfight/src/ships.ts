/** Ship ids, `p0s0` … `p5s2`: pilot, then place in the squadron. A ship's code counts them in that order. */
import type { Seat } from '@orrery/kernel';
import { PILOTS_MOST, SHIP_NAMES, SQUADRON_MOST } from './data.ts';

export const SEATS: readonly Seat[] = Array.from({ length: PILOTS_MOST }, (_, seat) => seat);

export type ShipId = `p${number}s${number}`;

export const shipCode = (pilot: number, index: number): number => pilot * SQUADRON_MOST + index;

/** By pilot. Written out, because texts that are put together at run time are compared letter by letter. */
const SQUADRONS: readonly (readonly ShipId[])[] = [
  ['p0s0', 'p0s1', 'p0s2'],
  ['p1s0', 'p1s1', 'p1s2'],
  ['p2s0', 'p2s1', 'p2s2'],
  ['p3s0', 'p3s1', 'p3s2'],
  ['p4s0', 'p4s1', 'p4s2'],
  ['p5s0', 'p5s1', 'p5s2'],
];

/** Every id there can be, by code. */
export const SHIP_IDS: readonly ShipId[] = SQUADRONS.flat();

/** Whose ship it is. */
export const pilotOf = (id: ShipId): number => Math.floor(SHIP_IDS.indexOf(id) / SQUADRON_MOST);

const ORDINALS = ['', ' II', ' III'];
const NAMES = SHIP_IDS.map(
  (_, code) => `${SHIP_NAMES[Math.floor(code / SQUADRON_MOST)]}${ORDINALS[code % SQUADRON_MOST]}`,
);

/** What people call a ship: "Valkyrie", "Raider II". An id that is none stays as it is. */
export function shipName(id: string): string {
  return NAMES[SHIP_IDS.indexOf(id as ShipId)] ?? id;
}
