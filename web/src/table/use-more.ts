/** Whether what scrolls goes on below its lower edge: the style sheet says so where a row might look like the last one. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';

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
    box.addEventListener('scroll', onChange, { passive: true });
    addEventListener('resize', onChange);
    return () => {
      box.removeEventListener('scroll', onChange);
      removeEventListener('resize', onChange);
    };
  }, [element, scene]);
}
