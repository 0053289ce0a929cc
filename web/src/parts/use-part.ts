/** The part of a long list that is drawn: a page with its neighbours. A match may have many thousand moves. */
import { useState } from 'preact/hooks';

const PAGE = 60;

export interface Part {
  readonly from: number;
  /** The first that is not drawn any more. */
  readonly to: number;
  /** Turns to what is before and after it, where there is something. */
  readonly earlier: (() => void) | undefined;
  readonly later: (() => void) | undefined;
}

/** Around `focus`, until the reader turns the pages; what they turned to stays while `place` does. */
export function usePart(length: number, focus: number, place: unknown): Part {
  const [turned, setTurned] = useState<{ readonly page: number; readonly place: unknown }>();
  const last = Math.max(0, Math.ceil(length / PAGE) - 1);
  const wanted = turned && turned.place === place ? turned.page : Math.floor(Math.max(0, focus) / PAGE);
  const page = Math.min(wanted, last);
  const turn = (by: number) => () => setTurned({ page: page + by, place });
  return {
    from: Math.max(0, page - 1) * PAGE,
    to: Math.min(length, (page + 2) * PAGE),
    earlier: page > 1 ? turn(-1) : undefined,
    later: page + 2 <= last ? turn(1) : undefined,
  };
}
