/** The first of the best. */
export function bestBy<T>(items: readonly T[], worth: (item: T) => number): T {
  let best = items[0] as T;
  let most = worth(best);
  for (let at = 1; at < items.length; at++) {
    const item = items[at] as T;
    const one = worth(item);
    if (one <= most) continue;
    best = item;
    most = one;
  }
  return best;
}
