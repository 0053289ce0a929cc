import { useEffect, useState } from 'preact/hooks';

/** Where one thing stands above the other: the tray is a tab of its own, the boards are turned. */
export const PHONE = '(max-width: 719px)';
/** Where what stands beside a board is in the sheet, under the question. */
export const IN_SHEET = '(max-width: 959px)';

/** Whether the screen is such, for what has to stand elsewhere in the document on another one. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const onChange = () => setMatches(media.matches);
    onChange();
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  }, [query]);
  return matches;
}
