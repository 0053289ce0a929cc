/** Where whoever watches has stopped a match: a page that is loaded again stops there, too. It is this tab's alone. */
const KEY = 'orrery.paused';

/** After how many moves. */
export function pausedAt(match: string): number | undefined {
  try {
    const [of, moves] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    return of === match ? Number(moves) : undefined;
  } catch {
    return undefined;
  }
}

/** Nothing: it goes on. */
export function rememberPause(match: string, moves: number | undefined): void {
  try {
    if (moves !== undefined) sessionStorage.setItem(KEY, `${match} ${moves}`);
    else if (pausedAt(match) !== undefined) sessionStorage.removeItem(KEY);
  } catch {
    // Without storage it is forgotten with the page.
  }
}
