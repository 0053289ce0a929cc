/**
 * Every ship has a silhouette, a letter and a colour of its own; none of them is the shape of a seat. Drawn on a square of 28
 * around the origin.
 */
import { type Color, FLEETS } from '@orrery/entanglion/client';
import type { Seat } from '@orrery/kernel';

const HULLS: readonly Readonly<Record<Color, string>>[] = [
  {
    red: 'M-3.5-13H3.5L5.5-2L12.5 4.5V11H5L3 8H-3L-5 11H-12.5V4.5L-5.5-2Z',
    blue: 'M0-13C7-8 9.5 1 9.5 11.5L5 9H-5L-9.5 11.5C-9.5 1-7-8 0-13Z',
  },
  { red: 'M-4-12.5H4L5.5-3L11 7V12H-11V7L-5.5-3Z', blue: 'M-11-9.5L-5.2-4L0-13L5.2-4L11-9.5L7.5 12H-7.5Z' },
];
/** Classes rather than colours: they are named in the style sheet. */
const SHIPS: readonly Readonly<Record<Color, string>>[] = [
  { red: 'rubicon', blue: 'mercurial' },
  { red: 'grenada', blue: 'yearling' },
];

export const hullOf = (seat: Seat, color: Color): string => HULLS[seat]?.[color] ?? '';
export const shipClass = (seat: Seat, color: Color): string => SHIPS[seat]?.[color] ?? '';
export const shipLetter = (seat: Seat, color: Color): string => FLEETS[seat]?.ships[color].letter ?? '';
export const shipName = (seat: Seat, color: Color): string => FLEETS[seat]?.ships[color].name ?? '';
