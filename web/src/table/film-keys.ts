/** The keys of a film: Space plays and pauses, arrows step, with Shift by chapters, R shows it again, Escape skips. */
import type { KeyLine } from '../parts/key-lines.ts';
import type { Film } from './film.ts';
import type { Shown } from './scene.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** What the list of keys says of them. */
export const FILM_KEYS: readonly KeyLine[] = [
  { keys: 'Space', words: 'Stop and go on' },
  { keys: '← →', words: 'One picture back or on' },
  { keys: 'Shift ← →', words: 'One chapter back or on' },
  { keys: 'R', words: 'From the beginning' },
  { keys: 'Esc', words: 'Skip it' },
];

/** Says whether the key belongs to the film; keys that would answer a question do, and do nothing. */
export function onFilmKey<T extends Shown>(film: Film<T>, event: KeyboardEvent, onSkip: () => void): boolean {
  const { key, shiftKey, target } = event;
  const step = STEPS[key];
  const onButton = target instanceof Element && target.closest('button, a, summary') !== null;
  if (key === ' ' && onButton) return false;
  if (key === ' ') film.toggle();
  else if (step !== undefined && shiftKey) film.stepChapter(step);
  else if (step !== undefined) film.step(step);
  else if (key.toLowerCase() === 'r') film.again();
  else if (key === 'Escape') onSkip();
  else return /^[1-9]$/.test(key);
  return true;
}
