/** The end of a round [T5, T6, E3], step by step. */
import type { Context } from '@orrery/kernel';
import { endGame } from '../end.ts';
import type { Event } from '../events.ts';
import { isFlying, type State } from '../state.ts';
import { lose } from './losses.ts';

/** Ends the round. The game may end with it; if not, the next round can start. */
export function endRound(s: State, ctx: Context<Event>): void {
  if (s.settings.attackTiming === 'simultaneous') removeShotDown(s, ctx);
  if (s.ending !== null) return;
  const quiet = !s.eventful;
  s.quietRounds = quiet ? s.quietRounds + 1 : 0;
  ctx.emit({ kind: 'roundEnded', round: s.round, quiet, quietRounds: s.quietRounds });
  const { roundLimit, quietLimit } = s.settings;
  if (s.round === roundLimit) return endGame(s, 'roundLimit', ctx);
  if (quietLimit > 0 && s.quietRounds >= quietLimit) return endGame(s, 'quietLimit', ctx);
  passFirstPlayer(s);
  s.eventful = false;
  for (const ship of s.ships) {
    ship.moved = false;
    ship.acted = false;
  }
}

function removeShotDown(s: State, ctx: Context<Event>): void {
  const down = s.ships.filter((ship) => ship.flying && ship.health === 0);
  if (down.length > 0) lose(s, down, 'shotDown', ctx);
}

/** To the next pilot clockwise who still flies. */
function passFirstPlayer(s: State): void {
  do s.firstPlayer = (s.firstPlayer + 1) % s.pilots;
  while (!isFlying(s, s.firstPlayer));
}
