/** How a game of Connect Four ended, in words: which line, and what went before it. */
import { type Ending, type EndWords, type GameText, sentence, toldIn, toldOf, voiceOf } from '@orrery/kernel';
import type { Board, Drop, Event } from './rules.ts';
import { name } from './names.ts';

type Dropped = Extract<Event, { kind: 'dropped' }>;

interface Direction {
  readonly across: number;
  readonly up: number;
  readonly words: string;
}

const DIRECTIONS: readonly [Direction, ...Direction[]] = [
  { across: 0, up: 1, words: 'upwards' },
  { across: 1, up: 0, words: 'across' },
  { across: 1, up: 1, words: 'slanting' },
  { across: 1, up: -1, words: 'slanting' },
];

/** Which way the line through the last disc runs. */
function wayOf(drops: readonly Dropped[], last: Dropped): string {
  const isOwn = (column: number, row: number) =>
    drops.some((drop) => drop.seat === last.seat && drop.column === column && drop.row === row);
  const run = (across: number, up: number): number => {
    let length = 0;
    while (isOwn(last.column + across * (length + 1), last.row + up * (length + 1))) length++;
    return length;
  };
  const length = ({ across, up }: Direction) => run(across, up) + run(-across, -up);
  return DIRECTIONS.reduce((longest, one) => (length(one) > length(longest) ? one : longest)).words;
}

export const end: NonNullable<GameText<Drop, Board, Event>['end']> = (
  { outcome, moves }: Ending<Board, Event>,
  viewer,
): EndWords => {
  const drops = toldOf(toldIn(moves), 'dropped');
  const [before, last] = drops.slice(-2);
  if (!last || outcome.reason === 'board-full')
    return { by: 'The board is full', decided: `All ${drops.length} discs are down, and nobody has four in a line.` };
  const { whose } = voiceOf(name, viewer);
  const way = wayOf(
    drops.map(({ event }) => event),
    last.event,
  );
  const column = (drop: Dropped) => `column ${drop.column + 1}`;
  const isUnder = before?.event.column === last.event.column;
  const opened = before
    ? ` ${sentence(whose(before.event.seat))} disc before it went into ${isUnder ? 'the same column, right under it' : column(before.event)}.`
    : '';
  return {
    by: `Four in a line ${way}, with disc ${drops.length}`,
    decided: `${sentence(whose(last.event.seat))} disc in ${column(last.event)} made four in a line ${way}.${opened}`,
    place: { move: last.move, at: last.at },
  };
};
