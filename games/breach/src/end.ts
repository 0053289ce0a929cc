/** How a game ends [G2, G3], and what is shown then [H4]. */
import type { Context, Outcome } from '@orrery/kernel';
import { aiId } from './actions.ts';
import { aiData, type EndReason } from './data.ts';
import type { Event, ShownUnit } from './events.ts';
import { hiddenUnitsOf, nameAt, type State } from './state.ts';
import { numberOf, roomOf, typeOf } from './units.ts';

export function endGame(s: State, reason: EndReason, ctx: Context<Event>): void {
  ctx.beat(); // the last position, before everything is shown
  s.stack.length = 0;
  s.phase = 'gameOver';
  s.ending = reason;
  s.waveRecord = null;
  // From now on everybody sees what lay face down and what was never placed, so no undo may go back.
  if (s.settings.hiddenUnits) ctx.reveal();
  const units = shownUnits(s);
  if (units.length > 0) ctx.emit({ kind: 'unitsShown', units });
  ctx.emit({ kind: 'gameEnded', reason, round: s.round, wave: s.wave });
}

function shownUnits(s: State): ShownUnit[] {
  return hiddenUnitsOf(s).map((unit) => ({
    unit: aiId(numberOf(unit)),
    type: aiData(typeOf(unit)).id,
    room: nameAt(s, roomOf(unit)),
  }));
}

const AI_WINS = [1, 2];
const PIRATES_WIN = [2, 1];

export function outcome(s: State): Outcome | undefined {
  if (s.ending === null) return undefined;
  return {
    reason: s.ending,
    ranks: s.ending === 'timeUp' ? AI_WINS : PIRATES_WIN,
    breakdown: { round: s.round, wave: s.wave, capturedRooms: s.capturedRooms },
  };
}
