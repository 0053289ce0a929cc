/**
 * Where the cursor begins while a ship is placed: the first answer in the order of the rules is a corner of the board, and a
 * heading along its edge. What it points at looks advised, so it should at least not be bad.
 */
import type { Cell, DogfightView } from '@orrery/dogfight/client';
import { useLayoutEffect } from 'preact/hooks';
import { cellMiddle, directionOf, distance } from '../space/chart.ts';
import { bringTo } from '../space/pointing.ts';
import type { Choice, DogfightProps } from '../props.ts';

/** Far from corners, and as far from the ships that stand already. */
function roomAt(cell: Cell, { ships, settings: { side } }: DogfightView): number {
  const spot = cellMiddle(cell);
  const corners = [0, side].flatMap((x) => [0, side].map((y) => ({ x, y })));
  const others = ships.flatMap(({ pose }) => pose ?? []);
  return Math.min(...[...corners, ...others].map((other) => distance(spot, other)));
}

/** How much a heading has ahead of it: first the maneuvers that stay on the board, then how far it looks inwards. */
function worthOf(heading: number, { facings, cell, settings: { side } }: DogfightView): number {
  const { maneuvers = 1, leaving = 0 } = facings[heading] ?? {};
  if (!cell) return 0;
  const { x, y } = cellMiddle(cell);
  const towards = directionOf(heading);
  // On the chart y goes down.
  const inwards = (side / 2 - x) * towards.x - (side / 2 - y) * towards.y;
  return -leaving / maneuvers + inwards / (100 * side);
}

const BEST: Readonly<Partial<Record<string, (choice: Choice, view: DogfightView) => number>>> = {
  placePosition: ({ action }, view) => (action.kind === 'placePosition' ? roomAt(action, view) : 0),
  placeHeading: ({ action }, view) => (action.kind === 'placeHeading' ? worthOf(action.heading, view) : 0),
};

/** The best of the answers to a question about placing, the first of equals; nothing for other questions. */
function bestStart(choices: readonly Choice[], view: DogfightView): Choice | undefined {
  let best: Choice | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const worth = BEST[choice.action.kind]?.(choice, view);
    if (worth !== undefined && worth > most) [best, most] = [choice, worth];
  }
  return best;
}

/** Once for each question, before the corner is seen. */
export function useStartSelection(props: DogfightProps): void {
  const { choices, view, moves } = props;
  const kind = choices[0]?.action.kind;
  useLayoutEffect(() => {
    const best = bestStart(choices, view);
    if (best) bringTo(props, best.action);
  }, [moves, kind]);
}
