/**
 * Flying a ship [advice 1]: every way its move can end is scored, the best is flown maneuver by maneuver, and then as much
 * is stored as possible. Before each maneuver it is thought over anew, since a bot remembers nothing.
 */
import { assert, type Random } from '@orrery/kernel';
import { type Action, ENDS_OF_MOVE, FLIES } from '../actions.ts';
import { legOf, seenShip } from '../prospects.ts';
import type { DogfightView, SeenShip } from '../view.ts';
import { edgeDanger } from './edge.ts';
import { Flights, limitFor } from './flights.ts';
import { type Foe, foesOf, tokensBeside } from './foes.ts';
import { caution, noiseMost, uniform } from './patience.ts';
import { fireScore, placeScore } from './score.ts';

const WAYS = new Flights();

export function chooseManeuver(view: DogfightView, random: Random): Action {
  const { settings, move } = view;
  const own = move && seenShip(view, move.ship);
  const leg = own && legOf(view, own.id);
  assert(own && leg, 'nobody moves');
  const foes = foesOf(view, own);
  WAYS.find(settings, leg, tokensBeside(view, own), limitFor(foes.length));
  const best = bestWay(view, own, foes, random);
  if (best < 0) return view.legal[0] as Action; // every maneuver leads off the board
  return (best === 0 ? ENDS_OF_MOVE[WAYS.storedAt(settings, 0)] : FLIES[WAYS.first[best] as number]) as Action;
}

/** The place in WAYS of the best end; −1 if there is none. */
function bestWay(view: DogfightView, own: SeenShip, foes: readonly Foe[], random: Random): number {
  const { settings } = view;
  const speed = own.stats?.speed ?? 0;
  const weight = caution(view);
  const noise = noiseMost(view);
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
      (noise > 0 ? noise * uniform(random) : 0);
    if (score <= most) continue;
    most = score;
    best = at;
  }
  return best;
}
