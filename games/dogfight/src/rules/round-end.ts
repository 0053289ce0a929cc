/** The end of a round [T5, T6, E3], step by step. */
import type { Context } from '@orrery/kernel';
import { endGame } from '../end.ts';
import type { Event } from '../events.ts';
import { isFlying, type State } from '../state.ts';

/** Where everybody shoots at the same time, ships without health stay until now. */
export function removeShotDown(s: State): undefined {
  if (s.settings.attackTiming !== 'simultaneous') return;
  const ships = s.ships.filter((ship) => ship.flying && ship.health === 0).map(({ id }) => id);
  if (ships.length > 0) s.stack.push({ kind: 'loss', at: 0, ships, by: 'shotDown' });
}

/** The round is over, and the game perhaps with it; if not, the next one can begin. */
export function endRound(s: State, ctx: Context<Event>): 'leave' {
  const quiet = !s.eventful;
  s.quietRounds = quiet ? s.quietRounds + 1 : 0;
  ctx.emit({ kind: 'roundEnded', round: s.round, quiet, quietRounds: s.quietRounds });
  const { roundLimit, quietLimit } = s.settings;
  if (s.round === roundLimit) endGame(s, 'roundLimit', ctx);
  else if (quietLimit > 0 && s.quietRounds >= quietLimit) endGame(s, 'quietLimit', ctx);
  else prepareNext(s);
  return 'leave';
}

/** The first player's token passes to the next pilot clockwise who still flies. */
function prepareNext(s: State): void {
  do s.firstPlayer = (s.firstPlayer + 1) % s.pilots;
  while (!isFlying(s, s.firstPlayer));
  s.eventful = false;
  for (const ship of s.ships) {
    ship.moved = false;
    ship.acted = false;
  }
}
