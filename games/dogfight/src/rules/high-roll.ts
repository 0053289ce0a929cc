/** Who begins [P1]: everybody rolls a die, the highest is first player; those who tie for it roll again. */
import type { Context, Seat } from '@orrery/kernel';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

export function highRoll(s: State, ctx: Context<Event>): void {
  const dice = ctx.random('dice');
  let seats: Seat[] = [];
  for (let seat = 0; seat < s.pilots; seat++) seats.push(seat);
  while (seats.length > 1) {
    const faces: number[] = [];
    let highest: Seat[] = [];
    let best = 0;
    for (const seat of seats) {
      const face = dice.die(6);
      faces.push(face);
      if (face > best) highest = [];
      if (face >= best) highest.push(seat);
      best = Math.max(best, face);
    }
    ctx.emit({ kind: 'highRoll', seats, faces, highest });
    ctx.beat();
    seats = highest;
  }
  s.firstPlayer = seats[0] as Seat;
  ctx.emit({ kind: 'firstPlayerFound', seat: s.firstPlayer });
  ctx.beat();
  s.stage = 'placement';
}
