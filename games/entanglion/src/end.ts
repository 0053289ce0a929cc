/** The end of the game [V1–V3]. */
import type { Outcome, Seat } from '@orrery/kernel';
import { type EndReason, totalOf } from './data.ts';
import { powerOf, qpOf } from './rules/fleet.ts';
import { type Ctx, playerOf, type State } from './state.ts';

/** More Quantum Power, then more resources. */
function compare(s: State): { reason: EndReason; winner: Seat | null } {
  const ahead = (count: (seat: Seat) => number): Seat | null =>
    count(0) === count(1) ? null : count(0) > count(1) ? 0 : 1;
  const byPower = ahead((seat) => qpOf(s, seat));
  if (byPower !== null) return { reason: 'quantum-power', winner: byPower };
  const byCargo = ahead((seat) => totalOf(playerOf(s, seat).cargo));
  return byCargo === null ? { reason: 'tie', winner: null } : { reason: 'resources', winner: byCargo };
}

export function endGame(s: State, ctx: Ctx): void {
  const { reason, winner } = compare(s);
  s.ending = { reason, winner };
  s.stack.length = 0;
  const power = [powerOf(s, 0), powerOf(s, 1)];
  const cargo = s.players.map((player) => totalOf(player.cargo));
  ctx.emit({ kind: 'gameEnded', reason, winner, rounds: s.round, power, cargo });
  ctx.beat();
}

export function outcome(s: State): Outcome | undefined {
  if (!s.ending) return undefined;
  const { reason, winner } = s.ending;
  return {
    reason,
    ranks: winner === null ? [1, 1] : s.players.map((_, seat) => (seat === winner ? 1 : 2)),
    scores: s.players.map((_, seat) => qpOf(s, seat)),
    breakdown: {
      rounds: s.round,
      power: s.players.map((_, seat) => ({ ...powerOf(s, seat) })),
      cargo: s.players.map(({ cargo }) => totalOf(cargo)),
    },
  };
}
