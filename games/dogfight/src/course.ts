/** The course of play [T1–T6], in the order of the rules. */
import { type Context, makeFlow } from '@orrery/kernel';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { Frame, Runs } from './frames.ts';
import { attack, beginAttack, chooseShipToAttack, mayAttack, shot } from './rules/attacking.ts';
import { type May, shipThat } from './rules/fleet.ts';
import { highRoll } from './rules/high-roll.ts';
import { loss } from './rules/losses.ts';
import { beginMove, chooseShipToMove, isToMove, move } from './rules/moving.ts';
import { askForPlace, isToPlace, placeHeading, placePosition } from './rules/placement.ts';
import { endRound, removeShotDown } from './rules/round-end.ts';
import { askForLines, assignStats } from './rules/stats.ts';
import type { ShipId } from './ships.ts';
import { type Ship, type State, turnOrder } from './state.ts';

/** First the stats, then the high roll and the placement, then round after round [T1]. */
const game: Runs<'game'> = {
  stages: [
    askForLines,
    highRoll,
    (s) => nextTurn(s, isToPlace, 'placePosition', askForPlace),
    (s, ctx) => {
      beginRound(s, ctx);
      s.stack.push({ kind: 'round', at: 0 });
      return 'again';
    },
  ],
};

/** Every ship flies, every ship may shoot once, and the round is over; the game may end with it. */
const round: Runs<'round'> = {
  stages: [
    (s, ctx) => nextTurn(s, isToMove, 'chooseShipToMove', beginMove) ?? beginAttacks(s, ctx),
    (s) => nextTurn(s, mayAttack, 'chooseShipToAttack', beginAttack) ?? removeShotDown(s),
    endRound,
  ],
};

/**
 * The next pilot clockwise with a ship that may has the turn; when there is none, the stage is over [T2, T3]. Passes
 * follow each other without a break, so going around the table until nobody is due is the same as counting them. Whoever
 * has several such ships is asked about them; a single one begins at once.
 */
function nextTurn(
  s: State,
  may: May,
  question: 'placePosition' | 'chooseShipToMove' | 'chooseShipToAttack',
  begin: (ship: Ship) => Frame,
): 'again' | undefined {
  const from = s.turn < 0 ? s.firstPlayer : s.turn + 1;
  for (let step = 0; step < s.pilots; step++) {
    const seat = (from + step) % s.pilots;
    const ship = shipThat(s, may, seat);
    if (ship === undefined) continue;
    s.turn = seat;
    s.stack.push(typeof ship === 'string' ? { kind: question, seat } : begin(ship));
    return 'again';
  }
  s.turn = -1;
  return undefined;
}

function beginRound(s: State, ctx: Context<Event>): void {
  s.round++;
  s.stage = 'moveStage';
  ctx.emit({ kind: 'roundStarted', round: s.round, firstPlayer: s.firstPlayer, order: turnOrder(s) });
  ctx.beat();
}

function beginAttacks(s: State, ctx: Context<Event>): undefined {
  s.stage = 'attackStage';
  const shooters: ShipId[] = [];
  for (const ship of s.ships) if (mayAttack(s, ship)) shooters.push(ship.id);
  ctx.emit({ kind: 'attackStageStarted', round: s.round, shooters });
  ctx.beat();
}

export const flow = makeFlow<State, Frame, Action, Event>(
  {
    game,
    assignStats,
    placePosition,
    placeHeading,
    round,
    chooseShipToMove,
    move,
    chooseShipToAttack,
    attack,
    shot,
    loss,
  },
  'T4',
);

/** The courses as they stand while a stage is played, for a position that begins there. The numbers count stages. */
export function coursesIn(stage: 'placement' | 'moveStage' | 'attackStage'): readonly Frame[] {
  if (stage === 'placement') return [{ kind: 'game', at: 2 }];
  return [
    { kind: 'game', at: 3 },
    { kind: 'round', at: stage === 'moveStage' ? 0 : 1 },
  ];
}
