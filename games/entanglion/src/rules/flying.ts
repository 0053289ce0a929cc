/** Flying: where a gate leads [M1–M4], and what happens on arrival [M5]. */
import type { Seat } from '@orrery/kernel';
import { MOVE, unlessListed } from '../actions.ts';
import { type Gate, moveTable, POSITION_DATA, type PositionId } from '../data.ts';
import type { Flight } from '../events.ts';
import { type Asks, type Ctx, opponentOf, playerOf, type State } from '../state.ts';
import { drawEventsToLimit } from './cards.ts';
import { meet } from './encounter.ts';
import { refuse } from './refusals.ts';

export function movesFor(s: State, seat: Seat, gate: Gate): readonly PositionId[] {
  const { position, colorBlind } = playerOf(s, seat);
  return moveTable(s.options, colorBlind)[position][gate];
}

/** A fleet is somewhere else now; if the other one is there, too, inside Entanglion, they meet. */
export function arrive(s: State, seat: Seat, to: PositionId, gate: Gate | null, by: Flight, ctx: Ctx): void {
  const player = playerOf(s, seat);
  const from = player.position;
  if (from === to) return;
  player.position = to;
  ctx.emit({ kind: 'moved', seat, from, to, gate, by });
  ctx.beat();
  const { joint } = POSITION_DATA[to];
  if (joint && opponentOf(s, seat).position === to) meet(s, seat, joint, by, ctx);
}

/** The answer of the map to a gate. */
export const move: Asks<'move', 'move'> = {
  answers: ['move'],
  sole(s, { seat, gate }) {
    const moves = movesFor(s, seat, gate);
    return moves.length === 1 ? MOVE[moves[0] as PositionId] : undefined;
  },
  legal: (s, { seat, gate }) => movesFor(s, seat, gate).map((to) => MOVE[to]),
  check: (s, action, { seat, gate }) =>
    unlessListed(
      movesFor(s, seat, gate).map((to) => MOVE[to]),
      action,
      refuse('no-path', { gate, to: action.to }),
    ),
  apply(s, { to }, ctx, { seat, gate, by }) {
    const from = playerOf(s, seat).position;
    if (from === to) ctx.emit({ kind: 'stayed', seat, gate });
    arrive(s, seat, to, gate, by, ctx);
    const isExit = POSITION_DATA[from].joint !== null && POSITION_DATA[to].joint === null;
    if (isExit && s.options.eventOnExit) drawEventsToLimit(s, seat, 1, ctx);
  },
};
