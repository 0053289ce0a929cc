/** The matches kept in this browser, with the words to speak of them, and what can be done with them. */
import { findGame } from '@orrery/catalog';
import { isRecord, LOG_LONGEST, plural, sentence } from '@orrery/kernel';
import { isLesson, type MatchSummary } from '@orrery/protocol';
import { readSoFar } from '../lesson/memory.ts';
import { problemOf } from '../link.ts';
import { localLink } from '../local.ts';
import { problemWords } from '../parts/problem-words.ts';
import { fileName, saveFile, saveLog } from '../parts/save-file.ts';
import { timeWords } from '../parts/time-words.ts';
import { against } from '../table/words.ts';
import { forgetCopy, namesIn, onlineOf } from './copies.ts';

export interface KeptMatch {
  readonly match: string;
  readonly game: string;
  readonly title: string;
  readonly state: 'running' | 'over' | 'broken' | 'lesson';
  /** The question of the moment, how it ended, or why it cannot be opened. */
  readonly words: string;
  /** Who plays against whom. */
  readonly who: string;
  readonly when: string;
  readonly progress: string;
  /** The match of the server that it goes on as. */
  readonly online?: string | undefined;
  /** Of a lesson: the step that is due, counted from one; beyond the last one it is over. */
  readonly lesson?: { readonly step: number; readonly of: number };
  /** More than one person plays it at this screen. */
  readonly shared?: boolean;
}

function whoWords(summary: Pick<MatchSummary, 'match' | 'sitters' | 'yours'>): string {
  const opponents = against(summary, namesIn(summary.match));
  return summary.yours.length === 1 ? `You ${opponents}` : sentence(opponents);
}

/** Every word of it comes with the summary; a match of an older database has none until it is opened. */
export function described(summary: MatchSummary, now: number): KeptMatch {
  const { match, game, moves, changed, outcome, problem, prompt, progress } = summary;
  const entry = findGame(game);
  const about = { match, game, title: entry?.title ?? 'A match', when: timeWords(changed, now) };
  if (problem || !entry) {
    const words = problem ? problemWords(problem) : 'It is of a game that is not here.';
    return { ...about, state: 'broken', words, who: '', progress: moves > 0 ? plural(moves, 'move') : '' };
  }
  if (isLesson(summary.sitters)) {
    const { done = 0, of = 0 } = summary.lesson ?? {};
    const title = `${about.title}: ${entry.lesson?.title ?? 'a lesson'}`;
    const step = Math.max(done, readSoFar(match)) + 1;
    return {
      ...about,
      title,
      state: 'lesson',
      words: 'A lesson that you have begun.',
      who: '',
      progress: `Step ${Math.min(step, of)} of ${of}`,
      lesson: { step, of },
    };
  }
  return {
    ...about,
    state: outcome ? 'over' : 'running',
    words: prompt ?? (outcome ? 'It is over.' : 'It goes on where you left it.'),
    who: whoWords(summary),
    online: outcome ? undefined : onlineOf(match),
    shared: summary.yours.length > 1,
    progress: outcome ? plural(moves, 'move') : (progress ?? `Move ${moves + 1}`),
  };
}

/** All of them, or why they cannot be had. */
export async function keptMatches(): Promise<KeptMatch[] | string> {
  const answer = await localLink().request({ type: 'list' });
  if (answer.type !== 'matches') return problemWords(problemOf(answer));
  const now = Date.now();
  return answer.matches.map((summary) => described(summary, now));
}

/** Says what is in the way, if something is. */
export async function forgetMatch(match: string): Promise<string | undefined> {
  const answer = await localLink().request({ type: 'forget', match });
  if (answer.type !== 'done') return problemWords(problemOf(answer));
  forgetCopy(match);
  return undefined;
}

/**
 * Says what is in the way, if something is. The file of a running match tells everything, so whoever asks for it has been
 * asked. A match that cannot be played again is saved as it lies in the store.
 */
export async function saveKept({ match, game, state }: KeptMatch): Promise<string | undefined> {
  const answer = await localLink().request({ type: 'log', match, ...(state === 'running' && { revealing: true }) });
  if (answer.type === 'log') saveLog(answer.log, match);
  else {
    const text = await storedText(match);
    if (text === undefined) return problemWords(problemOf(answer));
    saveFile(fileName(game, match), text);
  }
  return undefined;
}

async function storedText(match: string): Promise<string | undefined> {
  const { browserStore } = await import('../match-store.ts');
  const stored = await browserStore.load(match);
  if (!stored) return undefined;
  // An old match that could not be carried over is the text it was.
  if ('text' in stored && typeof stored.text === 'string') return stored.text;
  const { head, actions } = stored;
  return JSON.stringify({ ...(isRecord(head) && head), witnessed: undefined, actions });
}

export type Taken = { readonly match: string } | { readonly problem: string };

/** Takes in a file; gives back the match, or what is wrong with the file. */
export async function importFile(file: Blob): Promise<Taken> {
  if (file.size > LOG_LONGEST) return { problem: 'This file is far too large to be a match.' };
  return importText(await file.text());
}

export async function importText(text: string): Promise<Taken> {
  const answer = await localLink().request({ type: 'import', text });
  return answer.type === 'imported' ? { match: answer.match } : { problem: problemWords(problemOf(answer)) };
}
