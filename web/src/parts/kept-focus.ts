/**
 * The answers to a question are one stop for the Tab key. The focus stays with them from one question to the next, and goes
 * along with the cursor.
 */
import { useEffect, useRef } from 'preact/hooks';

/** What the group of answers needs on its element. `changes`: after a change of any of these the focus moves along. */
export function useKeptFocus(changes: readonly unknown[], isInside = (group: Element) => holdsFocus(group)) {
  const ref = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const lost = hadFocus.current && document.activeElement === document.body;
    if (ref.current && (lost || isInside(ref.current)))
      ref.current.querySelector<HTMLButtonElement>('[data-cursor]')?.focus();
  }, changes);
  return {
    ref,
    onFocusIn: () => {
      hadFocus.current = true;
    },
    onFocusOut: (event: FocusEvent) => {
      hadFocus.current = event.relatedTarget === null;
    },
  };
}

export const holdsFocus = (group: Element): boolean => group.contains(document.activeElement);
