/** What the page about the end tells: made of all that was told in the match, and of its course. */
import {
  type Ending,
  type EndPlace,
  type EndWords,
  type GameEvent,
  listed,
  type Outcome,
  outcomeText,
  type PlacedEvent,
  type Seat,
  sentence,
  toldIn,
  type TurnWords,
  type View,
  type Viewer,
  voiceOf,
  winnersOf,
} from '@orrery/kernel';
import type { Course, CoursePoint, Move } from '@orrery/protocol';
import { headingOf, type Mark, marksOf } from '../history.ts';
import type { Words } from '../scene.ts';

/** What the host knows of a match that is over; its moves are counted from above. */
export interface MatchRecord {
  readonly course: Course;
  readonly history: readonly Move[];
  readonly view: View;
}

/** One of the largest turns. */
export interface Turn extends Omit<TurnWords, 'when'> {
  /** Its key, and the number of its tag. */
  readonly number: number;
  readonly when: string | undefined;
  /** By whose chances it is told: the reader's own, or those that changed most. */
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
  /** Where it was done: a place among the points of the course. */
  readonly point: number;
}

/** Where something new begins, in short: "Round 3". */
export interface PointMark {
  readonly point: number;
  readonly words: string;
}

export interface Story {
  readonly words: EndWords;
  readonly points: readonly CoursePoint[];
  readonly turns: readonly Turn[];
  readonly marks: readonly PointMark[];
}

/** "You won, 24 to 17", "Raider won", "A draw". */
export function verdictOn(nameOf: (seat: Seat) => string, outcome: Outcome, reader: Viewer): string {
  const { who } = voiceOf(nameOf, reader);
  const winners = winnersOf(outcome);
  const { ranks, scores } = outcome;
  if (winners.length === ranks.length) return 'A draw';
  // A person's name stays as they write it.
  const names = listed(winners.map(who)).replace(/^you\b/, 'You');
  const [winner = 0] = winners;
  return scores && ranks.length === 2 ? `${names} won, ${scores[winner]} to ${scores[1 - winner]}` : `${names} won`;
}

export function storyOf(text: Words, outcome: Outcome, record: MatchRecord, reader: Viewer): Story {
  const { course, history, view } = record;
  // From above nothing is hidden.
  const moves = history.map(({ events }) => events.filter((event) => event !== null));
  const ending: Ending<View, GameEvent> = { outcome, moves, view };
  const told = toldIn(moves);
  const marks = marksOf(history);
  const headings = (place: EndPlace) => headingAt(text, told, place) ?? shortly(headingOf(marks, place.move));
  const turns = (isJudged(course) ? course.turns : []).map((point, at): Turn => {
    const stretch = stretchTo(course, told, point);
    const { when, ...words } = text.turn?.(stretch, ending, reader) ?? plainTurn(text, stretch.told, course, point);
    return {
      ...words,
      number: at + 1,
      when: when ?? headings(words.place),
      ...changeFor(course, point, stretch.change, reader),
      point,
    };
  });
  const points = isJudged(course) ? course.points : [];
  const rest = { points, turns, marks: marksAt(points, marks) };
  // How a game tells its end holds for one by its rules.
  const words = outcome.forfeits ? undefined : text.end?.(ending, reader);
  return { words: words ?? plainWords(text, outcome, rest, reader), ...rest };
}

/** Where nothing is judged before the end there is no course to tell. */
const isJudged = ({ points }: Course): boolean =>
  new Set(points.slice(0, -1).map(({ shares }) => shares.join())).size > 1;

/** "Round 6 of 10, wave 2" begins with what a scale is about: "Round 6". */
const shortly = (words: string | undefined): string | undefined => words?.split(/[,:]/)[0]?.replace(/ of \d+$/, '');

/** What the log stands under at an event, where the events say it. */
function headingAt(text: Words, told: readonly PlacedEvent<GameEvent>[], { move, at }: EndPlace): string | undefined {
  if (!text.heading) return undefined;
  for (const one of told.toReversed()) {
    if (one.move > move || (one.move === move && one.at > at)) continue;
    const heading = text.heading(one.event);
    if (heading !== undefined) return heading;
  }
  return undefined;
}

/** What was told between a point and the one before it. */
function stretchTo({ points }: Course, told: readonly PlacedEvent<GameEvent>[], point: number) {
  const [before, after] = [points[point - 1], points[point]];
  const isAfter = ({ move, at }: EndPlace, mark: CoursePoint | undefined): boolean =>
    mark !== undefined && (move > mark.move || (move === mark.move && at >= mark.events));
  return {
    told: told.filter((one) => isAfter(one, before) && !isAfter(one, after)),
    change: (after?.shares ?? []).map((share, seat) => share - (before?.shares[seat] ?? share)),
  };
}

function changeFor({ points }: Course, point: number, change: readonly number[], reader: Viewer) {
  const sizes = change.map(Math.abs);
  const most = sizes.indexOf(Math.max(...sizes));
  // Where little changed for the reader, it is told by whom it was about.
  const isOwn = typeof reader === 'number' && (sizes[reader] ?? 0) > (sizes[most] ?? 0) / 2;
  const seat = isOwn ? reader : most;
  return { seat, before: points[point - 1]?.shares[seat] ?? 0, after: points[point]?.shares[seat] ?? 0 };
}

/** A turn without a name of its own: the last thing that was told. */
function plainTurn(text: Words, told: readonly PlacedEvent<GameEvent>[], { points }: Course, point: number): TurnWords {
  const last = told.at(-1);
  if (!last) return { words: 'The position changes', place: { move: points[point]?.move ?? 0, at: 0 } };
  return { words: text.event(last.event), place: { move: last.move, at: last.at } };
}

/** Which of the points are the first under a heading. */
function marksAt(points: readonly CoursePoint[], headings: readonly Mark[]): PointMark[] {
  const marks: PointMark[] = [];
  for (const [point, { move }] of points.entries()) {
    const words = shortly(headings.findLast(({ at }) => at <= move)?.words);
    if (words !== undefined && words !== marks.at(-1)?.words) marks.push({ point, words });
  }
  return marks;
}

/** For a game without words for its end: how it ended, the largest turn, and since when the winner was ahead. */
function plainWords(text: Words, outcome: Outcome, story: Omit<Story, 'words'>, reader: Viewer): EndWords {
  const { points, turns, marks } = story;
  const size = ({ before, after }: Turn) => Math.abs(after - before);
  const largest = turns.toSorted((a, b) => size(b) - size(a))[0];
  const turned = largest && `The turning point: ${largest.words.replace(/\.$/, '')}.`;
  const [winner, ...more] = winnersOf(outcome);
  const led = winner === undefined || more.length > 0 ? undefined : leadWords(text, winner, points, marks, reader);
  const by = outcomeText(text, outcome);
  // Whoever is left where the others gave up need not have been ahead.
  const decided = (outcome.forfeits ? [by, turned] : [turned, led]).filter((words) => words !== undefined).join(' ');
  return {
    by,
    decided: decided || by,
    ...(largest && { place: largest.place }),
  };
}

function leadWords(
  text: Words,
  winner: Seat,
  points: readonly CoursePoint[],
  marks: readonly PointMark[],
  reader: Viewer,
): string {
  const { who, does } = voiceOf((seat) => text.seat(seat), reader);
  const name = sentence(who(winner));
  const since = points.findLastIndex(({ shares }) => shares.some((share) => share > (shares[winner] ?? 0))) + 1;
  if (since === 0) return `${name} ${does(winner, 'were', 'was')} never behind.`;
  const mark = marks.findLast(({ point }) => point <= since)?.words ?? `move ${points[since]?.move}`;
  return `${name} ${does(winner, 'were', 'was')} ahead from ${mark.toLowerCase()} on.`;
}
