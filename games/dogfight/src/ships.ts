/** Ship ids, `p0s0` … `p5s2`: pilot, then place in the squadron. A ship's code counts them in that order. */
import { PILOTS_MOST, SHIP_NAMES, SQUADRON_MOST } from './data.ts';

export type ShipId = `p${number}s${number}`;

const CODES = Array.from({ length: PILOTS_MOST * SQUADRON_MOST }, (_, code) => code);

export const shipCode = (pilot: number, index: number): number => pilot * SQUADRON_MOST + index;

/** Every id there can be, by code. */
export const SHIP_IDS: readonly ShipId[] = CODES.map(
  (code): ShipId => `p${Math.floor(code / SQUADRON_MOST)}s${code % SQUADRON_MOST}`,
);

/** Whose ship it is. */
export const pilotOf = (id: ShipId): number => Math.floor(SHIP_IDS.indexOf(id) / SQUADRON_MOST);

const ORDINALS = ['', ' II', ' III'];
const NAMES = CODES.map((code) => `${SHIP_NAMES[Math.floor(code / SQUADRON_MOST)]}${ORDINALS[code % SQUADRON_MOST]}`);

/** What people call a ship: "Valkyrie", "Raider II". An id that is none stays as it is. */
export function shipName(id: string): string {
  return NAMES[SHIP_IDS.indexOf(id as ShipId)] ?? id;
}
