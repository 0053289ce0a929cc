/** The page of this site that was left for the present one: a way back leads there. */
let here: string | undefined;
let before: string | undefined;

/** To be told of each path that is shown. */
export function noteWay(path: string): void {
  if (path !== here) before = here;
  here = path;
}

/** Nothing where the present page was the first. */
export const cameFrom = (): string | undefined => before;
