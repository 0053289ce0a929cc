/** How the matches against bots ended that are kept in this browser alone: no server knows of them. */
import { type MatchSummary, isLesson, type Profile, scoreOf } from '@orrery/protocol';
import { localLink } from '../local.ts';

type BotRecord = Profile['bots'];

/**
 * Once for each level at the table, as a server counts. Whoever plays with others at one screen has neither won nor lost, and
 * what was brought here was played elsewhere.
 */
export function botRecordOf(matches: readonly MatchSummary[]): BotRecord {
  return matches.flatMap(({ game, sitters, yours, outcome, brought }) => {
    const [seat, ...more] = yours;
    if (brought || !outcome || seat === undefined || more.length > 0 || isLesson(sitters)) return [];
    const score = scoreOf(outcome.ranks[seat], outcome.ranks);
    const levels = new Set(sitters.flatMap((sitter) => (sitter.kind === 'bot' ? [sitter.level] : [])));
    return [...levels].map((level) => ({ game, level, won: 0, lost: 0, drawn: 0, [score]: 1 }));
  });
}

/** Nothing where they cannot be read: the page of the matches says why. */
export async function keptBotRecord(): Promise<BotRecord> {
  const answer = await localLink().request({ type: 'list' });
  return answer.type === 'matches' ? botRecordOf(answer.matches) : [];
}
