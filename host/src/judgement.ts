/**
 * What the moves of a match that is over were worth, and what would have been better: each judged from what its seat knew
 * when it was made. One decision at a time, so that whoever asks sees how far it is and may stop asking.
 */
import { effortOf, type Level, sharedBy, type Thinker, type Weighed } from '@orrery/bots';
import { type Action, type Plan, Random, type Seat, type View, type Viewer } from '@orrery/kernel';
import type { BetterMove, Judgement, Span } from '@orrery/protocol';
import { actorOf, type Piece } from './pieces.ts';
import type { Tape } from './tape.ts';

/** What a seat did in one go: nobody else did anything that it noticed, and nothing was rolled or shown in between. */
interface Decision {
  readonly seat: Seat;
  readonly actions: Plan;
  /** Where each of them stands in the log, counted from 1: what others did meanwhile in secret lies between. */
  readonly places: readonly number[];
}

/** A search ends after so long, however slow the machine is. */
const THINKING_MS = 2000;
/** In so many worlds a first look compares plans, and a second look at a few of them. */
const WORLDS = 32;
const WORLDS_AGAIN = 160;

/** What was found of a tape is kept as long as the tape is. */
const found = new WeakMap<Tape, readonly Decision[]>();

/** All decisions of a match that were any, in the order in which they were begun. */
export function decisionsOf(tape: Tape): readonly Decision[] {
  const known = found.get(tape);
  if (known) return known;
  const { seats } = tape.match.setup;
  const decisions = Array.from({ length: seats }, (_, seat) => decisionsBy(tape, seat)).flat();
  decisions.sort((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0));
  found.set(tape, decisions);
  return decisions;
}

function decisionsBy(tape: Tape, seat: Seat): Decision[] {
  const { game } = tape.match;
  const decisions: Decision[] = [];
  let run: Piece[] = [];
  const end = () => {
    // What could only be answered in one way was no decision.
    const from = run.findIndex(({ place }) => game.legal(tape.stateBefore(place), seat).length > 1);
    const done = from < 0 ? [] : run.slice(from);
    if (done.length > 0)
      decisions.push({ seat, actions: done.map(({ entry }) => entry.action), places: done.map(({ place }) => place) });
    run = [];
  };
  for (const piece of tape.movesOf(seat)) {
    if (actorOf(piece, seat) !== seat) {
      end();
      continue;
    }
    run.push(piece);
    if (piece.entry.final) end();
  }
  end();
  return decisions;
}

export async function judgementOf(
  tape: Tape,
  { seat, actions, places }: Decision,
  level: Level,
  thinker: Thinker,
): Promise<Judgement | undefined> {
  const { game, setup } = tape.match;
  const effort = effortOf(game, level);
  const [first] = places;
  if (!effort || first === undefined) return undefined;
  // As for every bot: the view as JSON, so that nothing else hangs on it.
  const view = JSON.parse(JSON.stringify(game.view(tape.stateBefore(first), seat))) as View;
  const random = Random.from(`judgement\n${seat}\n${first}`);
  const words = [random.next(), random.next(), random.next()] as const;
  const riddle = { seat, view, words, effort, budget: { milliseconds: THINKING_MS } };
  const worlds = level === 'expert' ? WORLDS_AGAIN : WORLDS;
  const { played, others } = await thinker.judge(game, riddle, actions, worlds);
  const last = places.at(-1) ?? first;
  const viewers: readonly Viewer[] = ['above', 'watcher', ...Array.from({ length: setup.seats }, (_, each) => each)];
  const spans = viewers.map((viewer): Span => [tape.countBefore(first, viewer), tape.countBefore(last + 1, viewer)]);
  const [above = [0, 0], watcher = [0, 0], ...seats] = spans;
  return {
    seat,
    spans: { above, watcher, seats },
    chance: played.chance,
    margin: played.margin,
    others: others.map((other) => betterOf(tape, other, { actions, places, seat })),
  };
}

/** Told from where it differs from what was played. */
function betterOf(tape: Tape, { plan, chance, margin }: Weighed, { actions, places }: Decision): BetterMove {
  const shared = sharedBy(plan, actions);
  // Plans that only differ in how far they go are the same one: in these both go on where they differ.
  const [action, ...next] = plan.slice(shared) as [Action, ...Action[]];
  const instead = actions[shared] as Action;
  return { action, next, instead, moves: tape.countBefore(places[shared] as number, 'above'), chance, margin };
}
