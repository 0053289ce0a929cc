/** Between the server and this browser: a finished online match is brought home, a local one is taken online. */
import { problemOf } from '../link.ts';
import { linkOf } from '../links.ts';
import { localLink } from '../local.ts';
import { copyOf, rememberCopy, rememberTaken } from '../matches/copies.ts';
import { importText, type Taken } from '../matches/kept.ts';
import { problemWords } from '../parts/problem-words.ts';
import { takeOnline } from './api.ts';
import { beSomebody } from './me.ts';
import { roomNames } from './room-names.ts';

/** The copy of a finished match that is kept here from now on, with the names of those who played it. There is only one. */
export async function broughtHome(match: string): Promise<Taken> {
  const copy = await copyOf(match);
  if (copy !== undefined) return { match: copy };
  const link = await linkOf(match);
  const answer = await link.request({ type: 'log', match });
  if (answer.type !== 'log') return { problem: problemWords(problemOf(answer)) };
  const taken = await importText(JSON.stringify(answer.log));
  const names = 'match' in taken ? await roomNames(link, match) : undefined;
  if ('match' in taken && names) rememberCopy(match, taken.match, names);
  return taken;
}

/** Where the match goes on from now, or why it stays. */
export async function takeToServer(match: string): Promise<{ readonly match: string } | { readonly problem: string }> {
  const known = await beSomebody();
  if (!known.ok) return { problem: problemWords(known.problem) };
  const answer = await localLink().request({ type: 'log', match, revealing: true });
  if (answer.type !== 'log') return { problem: problemWords(problemOf(answer)) };
  const taken = await takeOnline(JSON.stringify(answer.log));
  if (!taken.ok) return { problem: problemWords(taken.problem) };
  rememberTaken(match, taken.value.match);
  return { match: taken.value.match };
}
