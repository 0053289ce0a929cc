/** A console as high as its highest question of this kind so far: the board does not rescale from one to the next. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** The stage keeps the larger part of the screen, whatever a question once needed. */
const SHARE_MOST = 0.45;
/** A phone has no line to spare: there a question is as high as it is, and only the wait for the next one keeps its height. */
const PHONE = '(max-width: 719px)';

/** `kind`: of the question; while nobody is asked, the last one counts. `isPassing`: what stands there now does not stay. */
export function useSteadyHeight(element: RefObject<HTMLElement | null>, kind: string | undefined, isPassing: boolean) {
  const heights = useRef({ screen: '', of: new Map<string, number>() });
  const last = useRef('');
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const screen = `${innerWidth} ${innerHeight}`;
    // Another screen, another size of everything.
    if (heights.current.screen !== screen) heights.current = { screen, of: new Map() };
    last.current = kind ?? last.current;
    const fits = kind !== undefined && matchMedia(PHONE).matches;
    const known = fits ? 0 : (heights.current.of.get(last.current) ?? 0);
    box.style.minHeight = '';
    const needed = isPassing ? 0 : box.offsetHeight;
    const height = Math.min(Math.max(known, needed), innerHeight * SHARE_MOST);
    heights.current.of.set(last.current, height);
    box.style.minHeight = fits ? '' : `${height}px`;
  });
}
