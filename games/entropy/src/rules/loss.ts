/** Ships that are lost, and players without ships [L9, L10]. */
import type { Context, Seat } from '@orrery/kernel';
import type { Loss } from '../data.ts';
import { discardHand, discardProgram, endGame } from '../end.ts';
import type { Event } from '../events.ts';
import { type Hex, hexOf } from '../hexes.ts';
import { countShips, NOBODY, playerOf, type Ship, type State } from '../state.ts';
import { show } from './step.ts';

/** Removes ships that the same event destroyed. Only when all are gone it is looked who is out and whether anybody is left. */
export function destroy(
  s: State,
  ships: readonly Ship[],
  cause: (ship: Ship) => Loss,
  at: Hex,
  ctx: Context<Event>,
): void {
  for (const ship of ships) remove(s, ship, cause(ship), at, ctx);
  for (const { seat } of ships) if (playerOf(s, seat).out === 0 && countShips(s, seat) === 0) goOut(s, seat, ctx);
  if (s.ships.length === 0) endGame(s, 'allDestroyed', ctx);
}

function remove(s: State, ship: Ship, cause: Loss, at: Hex, ctx: Context<Event>): void {
  const { seat, nr, titanium, energy } = ship;
  s.ships.splice(s.ships.indexOf(ship), 1);
  s.titaniumLost += titanium;
  playerOf(s, seat).lost++;
  if (ship.program.length > 0) ctx.reveal();
  const cards = discardProgram(s, ship);
  show(ctx, { kind: 'shipDestroyed', seat, nr, at, cause, titanium, energy, cards });
}

function goOut(s: State, seat: Seat, ctx: Context<Event>): void {
  const player = playerOf(s, seat);
  player.out = s.era;
  player.newEnergy = 0;
  const cards = discardHand(s, player.hand);
  if (cards.length > 0) ctx.reveal();
  const portals: Hex[] = [];
  for (let tile = 0; tile < s.owners.length; tile++) {
    if (s.owners[tile] !== seat) continue;
    s.owners[tile] = NOBODY;
    portals.push(hexOf(s.board.hexes[tile] as number));
  }
  show(ctx, { kind: 'playerOut', seat, era: s.era, points: player.points, cards, portals });
}
