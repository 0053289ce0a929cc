/** One tab at a time plays a match: the browser's locks see to it. */

const TRIES = 5;
const PAUSE_MS = 120;

/**
 * Holds the match's lock until this page closes or another tab takes it. A page that was just left may still hold it
 * for a moment, so a lock that is taken is asked for again before we say so.
 */
export async function claim(match: string, takeOver: boolean, onLost: () => void): Promise<boolean> {
  if (!('locks' in navigator)) return true; // an old browser: the last to save wins
  if (takeOver) return held(match, { steal: true }, onLost);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    if (await held(match, { ifAvailable: true }, onLost)) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return false;
}

function held(match: string, options: LockOptions, onLost: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    let mine = false;
    const forGood = (lock: Lock | null) => {
      mine = lock !== null;
      resolve(mine);
      return mine ? new Promise<void>(() => {}) : undefined;
    };
    navigator.locks.request(`orrery match ${match}`, options, forGood).catch(() => (mine ? onLost() : resolve(true)));
  });
}
