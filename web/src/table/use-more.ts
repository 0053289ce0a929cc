/** Whether what scrolls goes on below its lower edge: the style sheet says so where a row might look like the last one. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { BEAT_MS, paced } from '../settings/motion.ts';

/** Less than this is the room below the last line. */
const SLACK_PX = 12;

function look(box: HTMLElement): void {
  box.toggleAttribute('data-more', box.scrollHeight - box.clientHeight - box.scrollTop > SLACK_PX);
}

/** `scene`: whatever stands in it instead begins a new look. */
export function useMore(element: RefObject<HTMLElement | null>, scene: unknown): void {
  useLayoutEffect(() => {
    if (element.current) look(element.current);
  });
  useEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const onChange = () => look(box);
    // The word that says so belongs to no element of its own: a tap on it shows the next of it, and nothing below it is touched.
    const onClick = ({ target }: MouseEvent) => {
      const isWord = target === box || (target instanceof Element && target.matches('.quiet-row, [data-foot]'));
      if (isWord && box.hasAttribute('data-more'))
        box.scrollBy({ top: box.clientHeight / 2, behavior: paced(BEAT_MS) > 0 ? 'smooth' : 'instant' });
    };
    // A part of it may change by itself: a plan that is being made, or one that has less room on a screen that was turned.
    const parts = new MutationObserver(onChange);
    parts.observe(box, { childList: true, subtree: true, characterData: true });
    box.addEventListener('scroll', onChange, { passive: true });
    box.addEventListener('click', onClick);
    addEventListener('resize', onChange);
    return () => {
      parts.disconnect();
      box.removeEventListener('scroll', onChange);
      box.removeEventListener('click', onClick);
      removeEventListener('resize', onChange);
    };
  }, [element, scene]);
}
