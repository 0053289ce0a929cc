/** Fingers hide what they touch and cannot point at it first. */
import { useRef } from 'preact/hooks';
import { fresh } from './fresh.ts';

/** Whether a click came from a finger. */
export const isTouch = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

interface FirstTouch {
  onPointerDown(this: void): void;
  isFirst(this: void, event: Event): boolean;
}

/**
 * Whether a touch only points at a place: the cursor stood elsewhere when the finger came down, or was not shown yet. (It
 * moves the focus, and the cursor with it, before it clicks.)
 */
export function useFirstTouch(cursor: boolean): FirstTouch {
  const was = useRef(cursor);
  return {
    onPointerDown: () => (was.current = cursor && !fresh.peek()),
    isFirst: (event) => isTouch(event) && !was.current,
  };
}
