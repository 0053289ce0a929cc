/** Asks the browser not to clear this site's data away by itself when room is short. */
import { recall, remember } from './storage.ts';

const KEY = 'orrery asked to stay';
const AGAIN_MS = 30 * 86_400_000;

/**
 * At a match that is begun, where it is plain what is to be kept. Some browsers ask their user, so seldom: most judge by
 * how much a site is used, so not only once.
 */
export function askToStay(): void {
  const now = Date.now();
  const asked = Number(recall(KEY) ?? 0);
  // Old browsers, and pages that did not come over a safe line, have none.
  const storage = navigator.storage as StorageManager | undefined;
  if (storage?.persist === undefined || (asked <= now && now - asked < AGAIN_MS)) return;
  remember(KEY, String(now));
  const ask = async () => (await storage.persisted()) || storage.persist();
  ask().catch(() => false); // no harm done: it is as it was
}
