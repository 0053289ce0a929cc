/**
 * Lists of options are written here and then copied at their length: a growing array would be copied again and again.
 * Whoever writes asks first for as many lines as there can be, so that no write has to ask whether the sheet grows.
 */
import { type Action, DONE } from '../actions.ts';

export const SHEET: Action[] = [];

export function haveLines(most: number): void {
  while (SHEET.length < most) SHEET.push(DONE);
}
