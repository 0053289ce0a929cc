/** Move 1, Move 2, Move 3 [M1]: straight ahead, step by step, landing on the last tile. */
import { assert, type Context } from '@orrery/kernel';
import { VOID } from '../board.ts';
import { cardData, type Loss } from '../data.ts';
import type { Event } from '../events.ts';
import { hexOf, STEPS } from '../hexes.ts';
import { arrive } from '../rules/landing.ts';
import { destroy } from '../rules/loss.ts';
import type { Ship, State } from '../state.ts';

const FLEW_OFF = (): Loss => 'flewOff';

export function move(s: State, ship: Ship, card: number, ctx: Context<Event>): void {
  assert(s.playing, 'a move that is no card');
  s.playing.steps = cardData(card).amount;
  flyOn(s, ship, ctx);
}

/** Flies what is left of the move. With `landing` eachStep it may stop for a question on the way. */
export function flyOn(s: State, ship: Ship, ctx: Context<Event>): void {
  const { playing, board } = s;
  assert(playing, 'a move that is no card');
  const steps = cardData(playing.card).amount;
  const eachStep = s.settings.landing === 'eachStep';
  let tile = ship.tile;
  while (playing.steps > 0) {
    playing.steps--;
    const hex = board.hexes[tile] as number;
    const to = hexOf(hex + (STEPS[ship.facing] as number));
    const step = steps - playing.steps;
    tile = board.next[tile * 6 + ship.facing] as number;
    const off = tile === VOID;
    ctx.emit({ kind: 'shipMoved', seat: ship.seat, nr: ship.nr, from: hexOf(hex), to, step, steps, off });
    if (off) return destroy(s, [ship], FLEW_OFF, to, ctx);
    if (!eachStep && playing.steps > 0) continue;
    arrive(s, [ship], tile, 'move', ctx);
    if (s.question || !s.ships.includes(ship)) return;
    tile = ship.tile; // a wave may have swept it elsewhere
  }
}
