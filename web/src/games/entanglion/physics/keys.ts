/** Escape closes what is explained. */
import { useEffect } from 'preact/hooks';
import { explained } from './chosen.ts';

export function useExplanationKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || explained.peek() === undefined) return;
      explained.value = undefined;
      event.preventDefault();
    };
    // Before the shell's own keys, which stand at the window.
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      explained.value = undefined;
    };
  }, []);
}
