/** The facing of a new ship [U4], after which it comes to its tile: in set-up, and when it is built. */
import type { Context, Seat } from '@orrery/kernel';
import { type ActionOfKind, FACINGS } from '../actions.ts';
import type { Event } from '../events.ts';
import { hexOf } from '../hexes.ts';
import { playerOf, type Ship, type State } from '../state.ts';
import { arrive, land } from './landing.ts';
import { asking, show } from './step.ts';

export const chooseFacing = asking<'chooseFacing', ActionOfKind<'chooseFacing'>>({
  answers: ['chooseFacing'],
  legal: () => FACINGS,
  check: () => undefined,
  apply(s, { facing }, ctx, { seat, tile, by }) {
    if (by === null) place(s, seat, tile, facing, ctx);
    else build(s, seat, tile, facing, by, ctx);
  },
});

function place(s: State, seat: Seat, tile: number, facing: number, ctx: Context<Event>): void {
  const ship = launch(s, seat, tile, facing);
  ctx.emit({ kind: 'shipPlaced', seat, nr: ship.nr, at: hexOf(s.board.hexes[tile] as number), facing });
  if (s.settings.setupLanding) land(s, [ship], tile, 'setup', ctx);
}

function build(s: State, seat: Seat, tile: number, facing: number, by: number, ctx: Context<Event>): void {
  playerOf(s, seat).built++;
  const ship = launch(s, seat, tile, facing);
  const at = hexOf(s.board.hexes[tile] as number);
  show(ctx, { kind: 'shipBuilt', seat, nr: ship.nr, by, at, facing });
  arrive(s, [ship], tile, 'build', ctx);
}

/** A new ship without anything, after its elders in the list. Numbers are never used again. */
function launch(s: State, seat: Seat, tile: number, facing: number): Ship {
  const nr = playerOf(s, seat).built + 1;
  const ship: Ship = { seat, nr, tile, facing, energy: 0, titanium: 0, program: [], acted: false };
  let at = s.ships.length;
  while (at > 0 && (s.ships[at - 1] as Ship).seat > seat) at--;
  s.ships.splice(at, 0, ship);
  return ship;
}
