/** One tab at a time plays a match: the browser's locks see to it. */

const TRIES = 5;
const PAUSE_MS = 120;

/** What lets go of each match that is held here. */
const holds = new Map<string, () => void>();

/**
 * Holds the match's lock until it is released, this page closes or another tab takes it. A page that was just left may
 * still hold it for a moment, so a lock that is taken is asked for again before we say so.
 */
export async function claim(match: string, takeOver: boolean, onLost: () => void): Promise<boolean> {
  if (!('locks' in navigator)) return true; // an old browser: the last to save wins
  for (let attempt = 0; attempt < TRIES; attempt++) {
    if (holds.has(match)) return true;
    if (await held(match, takeOver ? { steal: true } : { ifAvailable: true }, onLost)) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return false;
}

/** Another tab may have the match from now on. */
export function release(match: string): void {
  holds.get(match)?.();
  holds.delete(match);
}

function held(match: string, options: LockOptions, onLost: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    let letGo: (() => void) | undefined;
    const untilReleased = (lock: Lock | null) => {
      resolve(lock !== null);
      if (lock === null) return undefined;
      return new Promise<void>((released) => {
        letGo = released;
        holds.set(match, released);
      });
    };
    const lost = () => {
      // By then the match may have been released, and even be held anew.
      if (holds.get(match) !== letGo) return;
      holds.delete(match);
      onLost();
    };
    navigator.locks
      .request(`orrery match ${match}`, options, untilReleased)
      .catch(() => (letGo ? lost() : resolve(true)));
  });
}
