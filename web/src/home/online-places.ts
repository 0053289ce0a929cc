/**
 * How many online matches have a place above the games. It is remembered from the last visit and does not change while the
 * page is looked at, so that nothing moves when the list comes: what has no place yet stands below the games.
 */
import { recall, remember } from '../settings/storage.ts';

const KEY = 'online-matches';
const MOST = 4;

export const onlinePlaces = (): number => Math.min(MOST, Math.max(0, Math.trunc(Number(recall(KEY) ?? 0)) || 0));

export const rememberOnline = (count: number): void => remember(KEY, String(count));

/** Somebody sits at an online table: at least that match will be listed. */
export function rememberOnlineTable(): void {
  if (onlinePlaces() === 0) rememberOnline(1);
}
