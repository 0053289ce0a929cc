/** How a game ends [V5–V8]. */
import type { Outcome, Seat } from '@orrery/kernel';
import type { EndReason } from './data.ts';
import { graveyardOf, openScores, pointsOf, scoreOf, targetOf, vpCardsOf } from './rules/score.ts';
import { coloniesOf, type Ctx, playerOf, type State } from './state.ts';

/** A moment at which points are counted: whoever has enough wins, on anybody's turn [V5]. */
export function checkpoint(s: State, ctx: Ctx): void {
  const target = targetOf(s);
  const scores = openScores(s);
  let couldWin = false;
  let best = 0;
  for (let seat = 0; seat < scores.length; seat++) {
    const open = scores[seat] ?? 0;
    if (open + playerOf(s, seat).hand.length < target) continue;
    couldWin = true;
    if (mayWin(s, seat)) best = Math.max(best, open + vpCardsOf(s, seat));
  }
  if (couldWin) ctx.reveal(); // that nobody has won tells something of hidden hands if somebody could have
  if (best >= target) endWithWinner(s, best, ctx);
}

function endWithWinner(s: State, best: number, ctx: Ctx): void {
  const scores = s.players.map((_, seat) => scoreOf(s, seat));
  const winner = fromActive(s).find((seat) => mayWin(s, seat) && scores[seat] === best) ?? s.active;
  endGame(s, 'target', winner, scores.filter((score) => score >= targetOf(s)).length, ctx);
}

const mayWin = (s: State, seat: Seat): boolean => s.options.victoryCheck === 'anyone' || seat === s.active;

/** The active player, then the others in turn order. */
function fromActive(s: State): Seat[] {
  const at = s.order.indexOf(s.active);
  return [...s.order.slice(at), ...s.order.slice(0, at)];
}

/** After the last round [V6]: points, colonies, graveyard, hand, later position. */
export function endAtLimit(s: State, ctx: Ctx): void {
  const ranking = (seat: Seat) => [
    scoreOf(s, seat),
    coloniesOf(s, seat).length,
    -graveyardOf(s, seat),
    playerOf(s, seat).hand.length,
    s.order.indexOf(seat),
  ];
  const best = s.order.reduce((one, other) => (isHigher(ranking(other), ranking(one)) ? other : one));
  endGame(s, 'round-limit', best, 1, ctx);
}

function isHigher(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at >= 0 && (one[at] as number) > (other[at] as number);
}

/** All hands are shown [H6]. */
function endGame(s: State, reason: EndReason, winner: Seat, candidates: number, ctx: Ctx): void {
  s.ending = { reason, winner };
  s.stack.length = 0;
  ctx.reveal();
  ctx.emit({ kind: 'handsShown', hands: s.players.map(({ hand }) => hand) });
  ctx.emit({
    kind: 'gameEnded',
    reason,
    winner,
    alien: playerOf(s, winner).alien,
    round: s.round,
    active: s.active,
    candidates,
    points: s.players.map((_, seat) => pointsOf(s, seat)),
  });
}

export function outcome(s: State): Outcome | undefined {
  if (!s.ending) return undefined;
  const { reason, winner } = s.ending;
  const scores = s.players.map((_, seat) => scoreOf(s, seat));
  const others = scores.filter((_, seat) => seat !== winner);
  const rankOf = (score: number) => 2 + others.filter((other) => other > score).length;
  return {
    reason,
    ranks: scores.map((score, seat) => (seat === winner ? 1 : rankOf(score))),
    scores,
    breakdown: { round: s.round, points: s.players.map((_, seat) => ({ ...pointsOf(s, seat) })) },
  };
}
