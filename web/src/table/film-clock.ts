import { BEAT_MS, paced } from '../settings/motion.ts';
import type { FilmClock } from './film.ts';

/** The clock of the page. Without motion too: who asks for a film wants to see it. */
export const filmClock: FilmClock = {
  after: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
  length: (milliseconds) => paced(milliseconds) || milliseconds,
  beat: BEAT_MS,
};
