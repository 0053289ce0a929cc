/** Who begins [P1]: everybody rolls a die, the highest is first player; those who tie for it roll again. */
import type { Context, Seat } from '@orrery/kernel';
import type { Event } from '../events.ts';
import { SEATS } from '../ships.ts';
import type { State } from '../state.ts';

export function highRoll(s: State, ctx: Context<Event>): void {
  const dice = ctx.random('dice');
  let seats: readonly Seat[] = SEATS.slice(0, s.pilots);
  while (seats.length > 1) {
    const faces = seats.map(() => dice.die(6));
    const best = Math.max(...faces);
    const highest = seats.filter((_, at) => faces[at] === best);
    ctx.emit({ kind: 'highRoll', seats, faces, highest });
    ctx.beat();
    seats = highest;
  }
  s.firstPlayer = seats[0] as Seat;
  ctx.emit({ kind: 'firstPlayerFound', seat: s.firstPlayer });
  ctx.beat();
  s.stage = 'placement';
}
