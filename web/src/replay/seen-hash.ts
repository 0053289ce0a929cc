/** The hash of an online match's seed, as this browser was first shown it while the seed was secret. */
import { recall, remember } from '../settings/storage.ts';

const key = (match: string): string => `orrery.hash.${match}`;

export const seenHash = (match: string): string | undefined => recall(key(match));

export function rememberHash(match: string, commitment: string): void {
  if (seenHash(match) === undefined) remember(key(match), commitment);
}
