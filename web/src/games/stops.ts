/** A board is one stop of the Tab key; inside it arrows go from place to place, and Enter or Space clicks. */
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { type KeyPart, useKeyLines } from '../parts/key-lines.ts';
import type { Point } from './camera/math.ts';

export interface Placed extends Point {
  readonly id: string;
}

export const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Beside the way counts for more than along it: an arrow key goes to what lies straight ahead. */
const ASIDE = 2.2;

/** The next place in a direction of the screen, for arrow keys; nothing if there is none that way. */
export function nextTo<T extends Placed>(
  places: readonly T[],
  from: Point,
  right: number,
  down: number,
): T | undefined {
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const ahead = (place.x - from.x) * right + (place.y - from.y) * down;
    const aside = Math.abs((place.x - from.x) * down - (place.y - from.y) * right);
    const score = ahead + ASIDE * aside;
    // More beside than ahead is the business of another arrow.
    if (ahead <= 0 || aside > 2 * ahead || score >= least) continue;
    best = place;
    least = score;
  }
  return best;
}

/** What makes an element the place of that name. `onVisit`: it has the focus now. */
export type Stop = (id: string, onVisit?: (element: Element) => void) => StopProps;

interface Stops {
  readonly group: RefObject<SVGGElement | null>;
  onKeyDown(this: void, event: KeyboardEvent): void;
  readonly stop: Stop;
}

interface StopProps {
  readonly role: 'button';
  readonly tabindex: 0 | -1;
  readonly 'data-stop': string;
  onFocus(this: void, event: { readonly currentTarget: Element }): void;
}

const ON_THE_BOARD: KeyPart = {
  title: 'On the board, reached by Tab',
  lines: [
    { keys: '← ↑ ↓ →', words: 'From place to place' },
    { keys: 'Enter, Space', words: 'Press what has the focus' },
  ],
};

/**
 * `wishes`: where Tab comes in before anything was visited, the first that is there. `next`: where an arrow leads, if
 * not to what lies that way.
 */
export function useStops(places: readonly Placed[], wishes: readonly (string | undefined)[], next = nextTo): Stops {
  useKeyLines(() => ON_THE_BOARD);
  const group = useRef<SVGGElement>(null);
  const [visited, setVisited] = useState<string>();
  const placeOf = (wish: string | undefined) => places.find(({ id }) => id === wish);
  const here = [visited, ...wishes].map(placeOf).find((place) => place) ?? places[0];
  return {
    group,
    onKeyDown: (event) => {
      // With Shift or Alt the arrows are the camera's.
      if (event.defaultPrevented || event.shiftKey || event.altKey || !here) return;
      const arrow = ARROWS[event.key];
      if (arrow) {
        const to = next(places, here, ...arrow)?.id;
        if (to !== undefined) group.current?.querySelector<SVGGElement>(`[data-stop="${to}"]`)?.focus();
      } else if (event.key === 'Enter' || event.key === ' ') {
        // Elements of a picture are not clicked by the browser itself.
        if (event.target instanceof SVGElement) event.target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      } else return;
      event.preventDefault();
    },
    stop: (id, onVisit) => ({
      role: 'button',
      tabindex: id === here?.id ? 0 : -1,
      'data-stop': id,
      onFocus: ({ currentTarget }) => {
        setVisited(id);
        onVisit?.(currentTarget);
      },
    }),
  };
}
