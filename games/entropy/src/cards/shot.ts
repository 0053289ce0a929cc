/** Shoot Laser, Send Gravitational Wave [M3]: a token one tile ahead, which hits at once whoever stands there. */
import type { Context } from '@orrery/kernel';
import { VOID } from '../board.ts';
import { LASER } from '../data.ts';
import type { Event } from '../events.ts';
import { hexOf, STEPS } from '../hexes.ts';
import { tokenRef } from '../rules/landing.ts';
import { show } from '../rules/step.ts';
import { enter } from '../rules/tokens.ts';
import type { Ship, State, Token } from '../state.ts';

export function shot(s: State, ship: Ship, card: number, ctx: Context<Event>): void {
  const { seat, nr, facing } = ship;
  const tile = s.board.next[ship.tile * 6 + facing] as number;
  const token: Token = { kind: card === LASER ? 'laser' : 'wave', serial: ++s.lastSerial, tile, heading: facing };
  const at = hexOf((s.board.hexes[ship.tile] as number) + (STEPS[facing] as number));
  const lost = tile === VOID;
  if (!lost) s.tokens.push(token);
  show(ctx, { kind: 'tokenFired', seat, nr, token: tokenRef(token), at, lost });
  if (!lost) enter(s, token, 'shot', ctx);
}
