/** How a match went that is over: what its positions were worth to whom, and where that changed most. */
import { type Game, type Outcome, winnersOf } from '@orrery/kernel';
import type { Course, CoursePoint } from '@orrery/protocol';
import type { Snapshot, Tape } from './tape.ts';

/** What the work needs of the world, so that it holds up nobody. */
export interface CourseWorld {
  now(): number;
  later(task: () => void, milliseconds: number): void;
}

/** So long it works before others get their turn. */
const SLICE_MS = 12;
/** No line on a screen shows more. */
const POINTS_MOST = 200;
const TURNS_MOST = 3;
/** A smaller change of somebody's share is no turn. */
const TURN_LEAST = 0.04;

/** Of a match that is over. */
export async function courseOf(tape: Tape, world: CourseWorld): Promise<Course> {
  const { game, setup } = tape.match;
  const points: CoursePoint[] = [];
  let since = world.now();
  for (const { move, events, state } of comparable(game, tape.snapshots())) {
    points.push({ move, events, shares: sharesOf(game, state, setup.seats) });
    if (world.now() - since <= SLICE_MS) continue;
    await new Promise<void>((resolve) => world.later(resolve, 0));
    since = world.now();
  }
  const end = points.pop();
  // Where somebody gave up, the last position is worth what it was.
  if (end && tape.outcome) points.push(tape.outcome.forfeits ? end : { ...end, shares: sharesAt(tape.outcome) });
  return thinned(points, turnsOf(points));
}

/** The snapshots at which positions may be compared: see `GameText.milestone`; and the end, whatever it was like before. */
function* comparable(game: Game, snapshots: Iterable<Snapshot>): Generator<Snapshot> {
  const { text } = game;
  const counts = ({ news }: Snapshot) =>
    !text.milestone || news.some((event) => event !== null && text.milestone?.(event));
  let last: Snapshot | undefined;
  let isTaken = false;
  for (const snapshot of snapshots) {
    last = snapshot;
    isTaken = counts(snapshot);
    if (isTaken) yield snapshot;
  }
  if (last && !isTaken) yield last;
}

/** A judgement for each seat, made to add up to 1. */
function sharesOf(game: Game, state: unknown, seats: number): number[] {
  const worths = Array.from({ length: seats }, (_, seat) => game.bot.evaluate(state, seat));
  const sum = worths.reduce((total, worth) => total + worth, 0);
  return worths.map((worth) => rounded(sum > 0 ? worth / sum : 1 / seats));
}

function sharesAt(outcome: Outcome): number[] {
  const winners = winnersOf(outcome);
  return outcome.ranks.map((rank) => rounded(rank === 1 ? 1 / winners.length : 0));
}

const rounded = (share: number): number => Math.round(share * 10_000) / 10_000;

/** The largest change of anybody's share on the way to a point. */
function changeTo(points: readonly CoursePoint[], at: number): number {
  const before = points[at - 1]?.shares;
  return Math.max(...(points[at]?.shares ?? []).map((share, seat) => Math.abs(share - (before?.[seat] ?? share))));
}

/** The places of the largest turns; of equal ones the earlier. */
function turnsOf(points: readonly CoursePoint[]): number[] {
  const changes = points.map((_, at) => ({ at, size: changeTo(points, at) }));
  return changes
    .filter(({ size }) => size >= TURN_LEAST)
    .sort((a, b) => b.size - a.size || a.at - b.at)
    .slice(0, TURNS_MOST)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
}

/** Of many points some, evenly; those around a turn stay. */
function thinned(points: readonly CoursePoint[], turns: readonly number[]): Course {
  const step = Math.ceil(points.length / (POINTS_MOST - 2 * TURNS_MOST - 1));
  const kept = points.flatMap((_, at) =>
    at % step === 0 || at === points.length - 1 || turns.includes(at) || turns.includes(at + 1) ? [at] : [],
  );
  return { points: kept.flatMap((at) => points[at] ?? []), turns: turns.map((at) => kept.indexOf(at)) };
}
