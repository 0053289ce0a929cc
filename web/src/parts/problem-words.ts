/** What the host says is wrong, as sentences for a player. */
import { sentence } from '@orrery/kernel';
import type { Problem, ProblemCode } from '@orrery/protocol';

/** A detail of a problem, as it may stand in a sentence. */
function detail(problem: Problem, name: string, otherwise: string): string {
  const value = problem[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise;
}

/** Reasons come as halves of sentences: "the file is cut off". */
function wholeSentence(text: string): string {
  const whole = sentence(text);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

const why = (problem: Problem) => detail(problem, 'why', 'nobody knows why');

const WORDS: Readonly<Record<ProblemCode, (problem: Problem) => string>> = {
  malformed: (problem) =>
    `This page asked for something that was not understood (${why(problem)}). Loading the page again may help.`,
  'no-such-match': () =>
    'This match is not here. It may have been deleted, or be kept in another browser: local matches never leave the one they are played in.',
  'no-such-game': (problem) => `There is no game '${detail(problem, 'game', '?')}' here.`,
  'wrong-seats': (problem) => {
    const [min, max] = [detail(problem, 'min', '?'), detail(problem, 'max', '?')];
    const wanted = min === max ? min : `${min} to ${max}`;
    return `${detail(problem, 'game', 'This match')} is for ${wanted} players, not for ${detail(problem, 'seats', '?')}.`;
  },
  'wrong-options': (problem) => `The game cannot be played with these options: ${wholeSentence(why(problem))}`,
  'no-such-bot': (problem) => `There is no bot called '${detail(problem, 'level', '?')}'.`,
  'no-lesson': () => 'This game has no lesson yet.',
  'not-yours': () => 'That belongs to somebody else.',
  'still-running': () => 'You can have that when the match is over.',
  'seed-not-yours': () => 'In a match with others nobody chooses the seed.',
  'no-such-move': (problem) => `The match has only ${detail(problem, 'moves', 'so many')} moves.`,
  'match-over': () => 'The match is over: there is nothing left to advise.',
  'not-your-turn': () => 'It is not your turn: ask again when something is asked of you.',
  'no-forecast': () => 'That cannot be told in advance.',
  elsewhere: () => 'This match is open in another tab.',
  deleted: () => 'This match was deleted.',
  unreadable: (problem) => wholeSentence(why(problem)),
  'wrong-file': (problem) => wholeSentence(why(problem)),
  // A match in this browser goes on unsaved, and it is known why. A server does not do what it cannot save, and keeps the reason to itself.
  'not-saved': (problem) =>
    problem.why === undefined
      ? 'The server could not save that, so it was not done. Nothing else is lost: try it again in a moment.'
      : `This match could not be saved (${why(problem)}). It goes on, but closing the page would lose it.`,
  lost: () =>
    'What was kept of this match is gone: the data of this site was cleared from the browser. The match goes on here, but closing the page would lose it.',
  saved: () => 'Everything is saved again.',
  outdated: () => 'Orrery was updated while this page was open. Load the page again: your match is where it was.',
  nobody: () => 'Choose a name first.',
  'wrong-name': (problem) => wholeSentence(why(problem)),
  'wrong-code': () =>
    'This link does not work any more. It works once, and for ten minutes: make a new one on the other device.',
  taken: () => 'Somebody sits there already.',
  begun: () => 'The match has begun already.',
  'not-begun': () => 'The match has not begun yet.',
  'said-no': () => 'The answer was no. You may ask again after your next move.',
  'not-host': () => 'Only the person who opened this match may do that.',
  'online-running': () => 'You can have that when the match is over.',
  'not-online': () => 'That goes with a match in your own browser: bring this one home first.',
  'no-proposal': () => 'That is settled already.',
  'proposal-open': () => 'Something else is being asked: wait for the answers first.',
  'not-away': () =>
    'A seat goes to a bot only when its owner has been away for three minutes; with days for each move, only when their time is over.',
  frozen: () =>
    'Its moves do not fit the rules that this server has now, so it cannot go on. It is kept, and nothing of it was changed. Tell whoever runs the server: the reason stands in its log.',
  'too-many': (problem) =>
    `You have too many ${detail(problem, 'what', 'of them')} already: at most ${detail(problem, 'most', 'some')} at once.`,
  'too-fast': (problem) => `That was too fast. Try again in ${detail(problem, 'seconds', 'a few')} seconds.`,
  'too-large': () => 'That is more than the server takes at once. Try something shorter.',
  'wrong-origin': () => 'That came from a page of another site, and was not done. Open Orrery itself and try again.',
  'nothing-here': () => 'There is nothing here.',
  stopping: () => 'The server is being restarted and will be back in a moment.',
  unreachable: () => 'The server does not answer. Games against bots in this browser work without it.',
  fault: (problem) => `A fault of ours: ${wholeSentence(why(problem))}`,
};

export function problemWords(problem: Problem): string {
  return WORDS[problem.code](problem);
}
