/** When the page about the end takes the place of the table. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BEAT_MS, paced, TRAVEL_MS } from '../../settings/motion.ts';
import type { Session } from '../session.ts';
import { ignoreTaps } from '../too-soon.ts';

interface EndState {
  readonly isOpen: boolean;
  open(this: void): void;
  close(this: void): void;
}

/** At once where the match was over before; else a moment after its last move, so that this can be seen. */
export function useEnd(session: Session): EndState {
  const over = session.shown.value.outcome !== undefined && session.film.value === undefined;
  const [isOpen, setOpen] = useState(over);
  const [wasOver, setWasOver] = useState(over);
  const isNew = useRef(!over);
  // Rematch stands where the last answer stood, first at the table and then on the page that comes by itself.
  useLayoutEffect(() => {
    if (over && isNew.current) ignoreTaps();
  }, [over, wasOver]);
  useEffect(() => {
    if (!over || wasOver) return undefined;
    const timer = setTimeout(
      () => {
        setOpen(true);
        setWasOver(true);
      },
      paced(TRAVEL_MS + 2 * BEAT_MS),
    );
    return () => clearTimeout(timer);
  }, [over, wasOver]);
  const ways = useMemo(() => {
    const close = () => {
      setOpen(false);
      void session.recollect();
    };
    return { open: () => setOpen(true), close };
  }, [session]);
  return { isOpen: over && isOpen, ...ways };
}
