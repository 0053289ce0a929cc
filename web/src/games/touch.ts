/** Fingers hide what they touch and cannot point at it first. */
import { useRef } from 'preact/hooks';

/** Whether a click came from a finger. */
export const isTouch = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

/**
 * Whether a touch only points at a place: the cursor stood elsewhere when the finger came down. (It moves the focus, and the
 * cursor with it, before it clicks.)
 */
export function useFirstTouch(cursor: boolean): { onPointerDown: () => void; isFirst(event: Event): boolean } {
  const was = useRef(cursor);
  return {
    onPointerDown: () => (was.current = cursor),
    isFirst: (event) => isTouch(event) && !was.current,
  };
}
