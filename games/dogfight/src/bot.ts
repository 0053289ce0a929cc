/**
 * The scripted pilot and the evaluation for search. It chooses from the view alone, by sixteen pieces of advice:
 *
 *  1  look at every way to end the move, fly the best, store what is left    moving.ts, flights.ts
 *  2  a shot is worth expected health and the chance to destroy              shot-worth.ts
 *  3  own best shot, minus 0.8 of the mean shot on me                        score.ts
 *  4  who has yet to move answers in its own best way                        foes.ts
 *  5  end where at least four more maneuvers stay on the board               edge.ts
 *  6  keep altitude                                                          score.ts
 *  7  noses: have others ahead, be behind others                             score.ts
 *  8  do not hide                                                            score.ts
 *  9  last: take a shot nobody returns; first: be out of reach or too near   score.ts; the rest follows from 4
 * 10  tailed with three tokens: Split S                                      follows from 1 to 3
 * 11  Barrel Roll to line somebody up                                        follows from 1 to 3
 * 12  shoot where it is worth most, at weak ships, always                    targets.ts
 * 13  in a melee shoot at those who cannot answer, and stay at its rim       score.ts
 * 14  fast stat lines                                                        lines.ts
 * 15  place far from corners, beside enemies, heading inwards                placing.ts
 * 16  grow impatient                                                         patience.ts
 */
import { assert, type GameBot, type Random } from '@orrery/kernel';
import type { Action } from './actions.ts';
import { evaluate } from './bot/evaluate.ts';
import { chooseLine } from './bot/lines.ts';
import { chooseManeuver } from './bot/moving.ts';
import { chooseHeading, choosePosition } from './bot/placing.ts';
import { chooseMover, chooseShooter } from './bot/squadron.ts';
import { chooseTarget } from './bot/targets.ts';
import type { State } from './state.ts';
import type { DogfightView, PilotView } from './seen.ts';

/** Of the options of a pilot who is asked. */
export function chooseScripted(view: PilotView, random: Random): Action {
  const first = view.legal[0];
  assert(first, 'nobody is asked');
  switch (first.kind) {
    case 'assignStats':
      return chooseLine(view, random);
    case 'placePosition':
      return choosePosition(view, random);
    case 'placeHeading':
      return chooseHeading(view);
    case 'chooseShipToMove':
      return chooseMover(view);
    case 'chooseShipToAttack':
      return chooseShooter(view);
    case 'attack':
    case 'hold':
      return chooseTarget(view);
    default:
      return chooseManeuver(view);
  }
}

export const bot: GameBot<State, Action, DogfightView> = {
  choose: (view, _seat, random) => chooseScripted(view, random),
  evaluate,
};
