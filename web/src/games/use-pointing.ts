import type { Action } from '@orrery/kernel';
import { useRef } from 'preact/hooks';

/** Says each thing pointed at once, however often the mouse moves over it. */
export function usePointing<A extends Action>(onPoint: (action: A) => void): (action: A | undefined) => void {
  const last = useRef<A>(undefined);
  return (action) => {
    if (action && action !== last.current) onPoint(action);
    last.current = action;
  };
}
