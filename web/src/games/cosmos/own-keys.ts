/** Keys of an answer that is more than a list; they come before the table's own. */
import { useEffect, useRef } from 'preact/hooks';
import { within } from '../../parts/within.ts';
import { type KeyLine, useKeyLines } from '../../parts/key-lines.ts';

/** `lines`: what the list of keys says of them, while they are heard. `onKey` says whether the key was one of its own. `onButton`: Enter there is that button's. */
export function useOwnKeys(
  lines: readonly KeyLine[] | undefined,
  onKey: (key: string, onButton: boolean) => boolean,
): void {
  useKeyLines(() => lines && { title: 'Your answer', lines, answers: true });
  const now = useRef(onKey);
  now.current = onKey;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (within(event.target, 'input, select, textarea, dialog, [role="tab"], .drawer, .top-bar, .targets')) {
        // On the board arrows and Enter are the board's.
        if (!within(event.target, '.targets') || !/^[1-9+\-sS]$/.test(event.key)) return;
      }
      if (event.repeat && event.key === 'Enter') return;
      if (now.current(event.key, within(event.target, 'button, a, summary'))) event.preventDefault();
    };
    // Before the shell's own keys, which stand at the window.
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
