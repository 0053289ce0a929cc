/** Who sits at a table, as everybody may know it. */
import { isRecord, ok, problem, type Result, show } from '@orrery/kernel';

/** Who sits at a place. */
export type Sitter = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly level: string };

/** The level of a bot that answers as the game's lesson says: its match is no ordinary one. */
export const LESSON = 'lesson';

export const isLesson = (sitters: readonly Sitter[]): boolean =>
  sitters.some((sitter) => sitter.kind === 'bot' && sitter.level === LESSON);

/** More sit at no table. */
export const SEATS_MOST = 12;

/** Who sits where, from outside: also for those who keep matches. */
export function parseSitters(sitters: unknown): Result<readonly Sitter[]> {
  if (!Array.isArray(sitters)) return problem(`'sitters' must be a list, not ${show(sitters)}`);
  if (sitters.length > SEATS_MOST)
    return problem(`'sitters' must be a list of at most ${SEATS_MOST}, not of ${sitters.length}`);
  const seated: Sitter[] = [];
  for (const sitter of sitters as readonly unknown[]) {
    if (isRecord(sitter) && sitter.kind === 'human') seated.push({ kind: 'human' });
    else if (isRecord(sitter) && sitter.kind === 'bot' && typeof sitter.level === 'string')
      seated.push({ kind: 'bot', level: sitter.level });
    else return problem(`a sitter must be a human or a bot with a level, not ${show(sitter)}`);
  }
  return ok(seated);
}
