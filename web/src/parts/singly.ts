/** For what a double click must not do twice: a deed while the one before is under way is not begun. */
export function singly(): (deed: () => Promise<void>) => Promise<void> {
  let busy = false;
  return async (deed) => {
    // A second click may come before anything is drawn anew, so this is no state of a component.
    if (busy) return;
    busy = true;
    try {
      await deed();
    } finally {
      busy = false;
    }
  };
}
