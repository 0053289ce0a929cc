/** What this browser remembers of lessons beside their matches: how far one was read, and which were done to the end. */
import type { KeptMatch } from '../matches/kept.ts';
import { recall, remember } from '../settings/storage.ts';

const READ = 'orrery.lesson';
const DONE = 'orrery.lessons-done';

/** How far a match was read: the log knows only what was done. */
export function readSoFar(match: string): number {
  const [of, read] = (recall(READ) ?? '').split(' ');
  return of === match ? Number(read) : 0;
}

export const rememberRead = (match: string, step: number): void => remember(READ, `${match} ${step}`);

const doneLessons = (): readonly string[] => (recall(DONE) ?? '').split(' ').filter(Boolean);

export const rememberDone = (game: string): void => remember(DONE, [...new Set([...doneLessons(), game])].join(' '));

export interface Standing {
  /** Once at least. */
  readonly isDone: boolean;
  /** Its match, if there is one, is at its end. */
  readonly isOver: boolean;
  /** Its match, if there is one. */
  readonly match: KeptMatch | undefined;
  /** The step that is due, counted from one, if it was left between its first step and its end. */
  readonly step: { readonly at: number; readonly of: number } | undefined;
}

/** How far somebody is in the lesson of a game. */
export function standingIn(game: string, matches: readonly KeptMatch[] = []): Standing {
  const match = matches.find((each) => each.game === game && each.state === 'lesson');
  const { step = 1, of = 1 } = match?.lesson ?? {};
  return {
    isDone: step > of || doneLessons().includes(game),
    isOver: step > of,
    match,
    step: step > 1 && step <= of ? { at: step, of } : undefined,
  };
}
