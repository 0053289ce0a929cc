/**
 * Flying a ship: every way its move can end is scored, the best is flown maneuver by maneuver, and then as much
 * is stored as possible. A bot remembers nothing, so before each maneuver the move is thought over anew; what can still be
 * reached is scored as before, so that comes to the same plan [R44].
 */
import { assert } from '@orrery/kernel';
import { type Action, ENDS_OF_MOVE, FLIES } from '../actions.ts';
import type { Pose } from '../data.ts';
import type { Move } from '../frames.ts';
import { type PilotView, type SeenShip, seenShip } from '../seen.ts';
import { edgeDanger } from './edge.ts';
import { Flights, legOf, limitFor } from './flights.ts';
import { type Foe, foesOf, tokensBeside } from './foes.ts';
import { caution, noiseAt, noiseMost, noiseSeed } from './patience.ts';
import { fireScore, placeScore } from './score.ts';

const WAYS = new Flights();
/** By place in WAYS. */
const SCORES = new Float64Array(WAYS.x.length);

export interface Plan {
  readonly next: Action;
  /** Where the move will end; null if every way leads off the board. */
  readonly end: Pose | null;
}

export const chooseManeuver = (view: PilotView): Action => planOf(view).next;

/** What is best from here to the end of the move under way. */
export function planOf(view: PilotView): Plan {
  scoreWays(view);
  const best = bestWay();
  if (best < 0) return { next: view.legal[0] as Action, end: null };
  const end = { x: WAYS.x[best] as number, y: WAYS.y[best] as number, h: WAYS.h[best] as number };
  return { next: actionsTo(view, best)[0] as Action, end };
}

/** How many ways are thought of at most: own ones, and replies of each foe. */
export interface Breadth {
  readonly ways: number;
  readonly replies: number;
}

/** All actions to the best end of the move; none if every way leads off the board. */
export function bestMove(view: PilotView, breadth: Breadth): readonly Action[] {
  scoreWays(view, breadth);
  const best = bestWay();
  return best < 0 ? [] : actionsTo(view, best);
}

/** Every way to end the move, the best first; of those that end in one pose only the best. */
export function rankedMoves(view: PilotView): (readonly Action[])[] {
  scoreWays(view);
  const ranked: number[] = [];
  for (let at = WAYS.from; at < WAYS.count; at++) ranked.push(at);
  ranked.sort((a, b) => (SCORES[b] as number) - (SCORES[a] as number));
  const seen = new Set<string>();
  return ranked.flatMap((at) => {
    const pose = `${WAYS.x[at]} ${WAYS.y[at]} ${WAYS.h[at]}`;
    if (seen.has(pose)) return [];
    seen.add(pose);
    return [actionsTo(view, at)];
  });
}

/** With the end of the move, as much stored as possible. */
function actionsTo({ settings }: PilotView, at: number): Action[] {
  const actions: Action[] = WAYS.codesTo(at).map((code) => FLIES[code] as Action);
  if (!WAYS.isOver(at)) actions.push(ENDS_OF_MOVE[WAYS.storedAt(settings, at)] as Action);
  return actions;
}

/** Finds the ways to end the move and scores them all. */
function scoreWays(view: PilotView, breadth?: Breadth): void {
  const { settings, move } = view;
  const own = move && seenShip(view, move.ship);
  const leg = own && legOf(view, own.id);
  assert(move && own && leg, 'nobody moves');
  const foes = foesOf(view, own, breadth?.replies);
  WAYS.find(settings, leg, tokensBeside(view, own), Math.min(limitFor(foes.length), breadth?.ways ?? Infinity));
  score(view, move, own, foes);
}

function score(view: PilotView, move: Move, own: SeenShip, foes: readonly Foe[]): void {
  const { settings } = view;
  const speed = own.stats?.speed ?? 0;
  const weight = caution(view);
  const noise = noiseMost(view);
  const seed = noise > 0 ? noiseSeed(view, move) : 0;
  for (let at = WAYS.from; at < WAYS.count; at++) {
    const x = WAYS.x[at] as number;
    const y = WAYS.y[at] as number;
    const h = WAYS.h[at] as number;
    SCORES[at] =
      fireScore(foes, x, y, h, weight) +
      placeScore(foes, x, y, h, WAYS.altitudeAt(settings, at)) -
      edgeDanger(settings, speed, x, y, h, foes) +
      (noise > 0 ? noise * noiseAt(seed, x, y, h) : 0);
  }
}

/** The place in WAYS of the best end, the first of several; −1 if there is none. */
function bestWay(): number {
  let best = -1;
  let most = -Infinity;
  for (let at = WAYS.from; at < WAYS.count; at++) {
    const worth = SCORES[at] as number;
    if (worth <= most) continue;
    most = worth;
    best = at;
  }
  return best;
}
