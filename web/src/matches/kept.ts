/** The matches kept in this browser, with the words to speak of them, and what can be done with them. */
import { findGame } from '@orrery/catalog';
import { LOG_LONGEST } from '@orrery/kernel';
import type { MatchSummary } from '@orrery/protocol';
import { localLink } from '../local.ts';
import { fileName, saveFile, saveLog } from '../parts/save-file.ts';
import { timeWords } from '../parts/time-words.ts';
import type { Words } from '../table/scene.ts';
import { against, promptOf } from '../table/words.ts';

export interface KeptMatch {
  readonly match: string;
  readonly game: string;
  readonly title: string;
  readonly state: 'running' | 'over' | 'broken';
  /** The question of the moment, how it ended, or why it cannot be opened. */
  readonly words: string;
  /** Who plays against whom. */
  readonly who: string;
  readonly when: string;
  readonly progress: string;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const movesWords = (moves: number) => (moves === 1 ? '1 move' : `${moves} moves`);

function whoWords(text: Words, { sitters }: MatchSummary): string {
  const yours = sitters.flatMap((sitter, seat) => (sitter.kind === 'human' ? [seat] : []));
  const opponents = against({ sitters, yours });
  return yours.length === 1 && yours[0] !== undefined ? `${text.seat(yours[0])} ${opponents}` : capital(opponents);
}

async function described(summary: MatchSummary, now: number): Promise<KeptMatch> {
  const { match, game, moves, changed, outcome, problem } = summary;
  const entry = findGame(game);
  const about = { match, game, title: entry?.title ?? 'A match', when: timeWords(changed, now) };
  const broken = (words: string): KeptMatch => ({
    ...about,
    state: 'broken',
    words: `${capital(words)}.`,
    who: '',
    progress: moves > 0 ? movesWords(moves) : '',
  });
  if (problem !== undefined || !entry || !summary.now) return broken(problem ?? 'it is of a game that is not here');
  const { text } = await entry.client();
  const { view, viewer } = summary.now;
  return {
    ...about,
    state: outcome ? 'over' : 'running',
    words: promptOf(text, { view, viewer, ...(outcome && { outcome }) }),
    who: whoWords(text, summary),
    progress: outcome ? movesWords(moves) : (text.progress?.(view) ?? `Move ${moves + 1}`),
  };
}

/** Throws with words if the browser does not give them. */
export async function keptMatches(): Promise<KeptMatch[]> {
  const answer = await localLink().request({ type: 'list' });
  if (answer.type !== 'matches') throw new Error(answer.type === 'error' ? answer.problem : 'no list came');
  const now = Date.now();
  return Promise.all(answer.matches.map((summary) => described(summary, now)));
}

export async function forgetMatch(match: string): Promise<void> {
  await localLink().request({ type: 'forget', match });
}

/** Says what is in the way, if something is. A match that cannot be played again is saved as it lies in the store. */
export async function saveKept({ match, game }: KeptMatch): Promise<string | undefined> {
  const answer = await localLink().request({ type: 'log', match });
  if (answer.type === 'log') {
    saveLog(answer.log, match);
    return undefined;
  }
  const { browserStore } = await import('../match-store.ts');
  const stored = await browserStore.load(match);
  if (typeof stored?.log !== 'string') return 'There is nothing left of this match that could be saved.';
  saveFile(fileName(game, match), stored.log);
  return undefined;
}

/** Takes in a file; gives back the match, or what is wrong with the file. */
export async function importFile(file: Blob): Promise<{ match: string } | { problem: string }> {
  if (file.size > LOG_LONGEST) return { problem: 'This file is far too large to be a match.' };
  return importText(await file.text());
}

export async function importText(text: string): Promise<{ match: string } | { problem: string }> {
  const answer = await localLink().request({ type: 'import', text });
  if (answer.type === 'imported') return { match: answer.match };
  return { problem: answer.type === 'error' ? `${capital(answer.problem)}.` : 'The file could not be taken in.' };
}
