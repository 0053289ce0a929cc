/** The board is one stop of the Tab key; inside it arrows go from thing to thing. */
import { useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import { nextTo, type Placed } from './chart.ts';

export const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Stop {
  /** Where Tab comes in. */
  readonly at: string | undefined;
  onVisit(this: void, id: string): void;
}

/** What makes an element one of the places. Enter and Space click it, as they do a button. */
export function stopProps({ at }: Stop, id: string) {
  return { role: 'button', tabindex: id === at ? 0 : -1, 'data-stop': id } as const;
}

interface Stops extends Stop {
  readonly group: RefObject<SVGGElement | null>;
  onKeyDown(this: void, event: KeyboardEvent): void;
}

/** `first`: where Tab comes in before anything was visited. */
export function useStops(places: readonly Placed[], first: string | undefined): Stops {
  const group = useRef<SVGGElement>(null);
  const [visited, onVisit] = useState<string>();
  const has = (id: string | undefined) => id !== undefined && places.some((place) => place.id === id);
  const at = has(visited) ? visited : has(first) ? first : places[0]?.id;
  const find = (id: string) => group.current?.querySelector<SVGGElement>(`[data-stop="${id}"]`);
  return {
    group,
    at,
    onVisit,
    onKeyDown: (event) => {
      if (event.defaultPrevented) return;
      const arrow = event.shiftKey ? undefined : ARROWS[event.key];
      const here = places.find(({ id }) => id === at);
      if (arrow && here) {
        const next = nextTo(places, here, ...arrow);
        if (next) find(next.id)?.focus();
      } else if (event.key === 'Enter' || event.key === ' ') {
        // Elements of a picture are not clicked by the browser itself.
        if (event.target instanceof SVGElement) event.target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      } else return;
      event.preventDefault();
    },
  };
}
