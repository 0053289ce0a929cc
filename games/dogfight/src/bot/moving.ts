/**
 * Flying a ship [advice 1]: every way its move can end is scored, the best is flown maneuver by maneuver, and then as much
 * is stored as possible. A bot remembers nothing, so before each maneuver the move is thought over anew; what can still be
 * reached is scored as before, so that comes to the same plan [R44].
 */
import { assert } from '@orrery/kernel';
import { type Action, ENDS_OF_MOVE, FLIES } from '../actions.ts';
import type { Pose } from '../data.ts';
import { legOf, seenShip } from '../prospects.ts';
import type { DogfightView, SeenMove, SeenShip } from '../view.ts';
import { edgeDanger } from './edge.ts';
import { Flights, limitFor } from './flights.ts';
import { type Foe, foesOf, tokensBeside } from './foes.ts';
import { caution, noiseAt, noiseMost, noiseSeed } from './patience.ts';
import { fireScore, placeScore } from './score.ts';

const WAYS = new Flights();

export interface Plan {
  readonly next: Action;
  /** Where the move will end; null if every way leads off the board. */
  readonly end: Pose | null;
}

export const chooseManeuver = (view: DogfightView): Action => planOf(view).next;

/** What is best from here to the end of the move under way. */
export function planOf(view: DogfightView): Plan {
  const { settings, move } = view;
  const own = move && seenShip(view, move.ship);
  const leg = own && legOf(view, own.id);
  assert(move && own && leg, 'nobody moves');
  const foes = foesOf(view, own);
  WAYS.find(settings, leg, tokensBeside(view, own), limitFor(foes.length));
  const best = bestWay(view, move, own, foes);
  if (best < 0) return { next: view.legal[0] as Action, end: null };
  const next = best === 0 ? ENDS_OF_MOVE[WAYS.storedAt(settings, 0)] : FLIES[WAYS.first[best] as number];
  const end = { x: WAYS.x[best] as number, y: WAYS.y[best] as number, h: WAYS.h[best] as number };
  return { next: next as Action, end };
}

/** The place in WAYS of the best end; −1 if there is none. */
function bestWay(view: DogfightView, move: SeenMove, own: SeenShip, foes: readonly Foe[]): number {
  const { settings } = view;
  const speed = own.stats?.speed ?? 0;
  const weight = caution(view);
  const noise = noiseMost(view);
  const seed = noise > 0 ? noiseSeed(view, move) : 0;
  let best = -1;
  let most = -Infinity;
  for (let at = WAYS.from; at < WAYS.count; at++) {
    const x = WAYS.x[at] as number;
    const y = WAYS.y[at] as number;
    const h = WAYS.h[at] as number;
    const score =
      fireScore(foes, x, y, h, weight) +
      placeScore(foes, x, y, h, WAYS.altitudeAt(settings, at)) -
      edgeDanger(settings, speed, x, y, h, foes) +
      (noise > 0 ? noise * noiseAt(seed, x, y, h) : 0);
    if (score <= most) continue;
    most = score;
    best = at;
  }
  return best;
}
