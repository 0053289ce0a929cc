/** Build Ship [M5]: a new ship on any tile beside the builder, whatever is there. The cost stays paid in every case. */
import { assert, type Context } from '@orrery/kernel';
import { type ActionOfKind, buildPlace, DECLINE } from '../actions.ts';
import { tileAt, VOID } from '../board.ts';
import type { Event } from '../events.ts';
import { keyOf } from '../hexes.ts';
import { refuse } from '../refusals.ts';
import { asking, show } from '../rules/step.ts';
import { countShips, type QuestionOf, type Ship, shipOf, type State } from '../state.ts';

export function buildShip(s: State, ship: Ship, _card: number, ctx: Context<Event>): void {
  const { seat, nr } = ship;
  const { maxShips } = s.settings;
  if (maxShips > 0 && countShips(s, seat) >= maxShips) show(ctx, { kind: 'nothingBuilt', seat, nr, why: 'maxShips' });
  else if (tilesBeside(s, ship).length === 0) show(ctx, { kind: 'nothingBuilt', seat, nr, why: 'noTile' });
  else s.stack.push({ kind: 'buildTile', seat, nr });
}

/** In order of direction. */
const tilesBeside = ({ board }: State, { tile }: Ship): number[] =>
  board.next.slice(tile * 6, tile * 6 + 6).filter((beside) => beside !== VOID);

type Building = QuestionOf<'buildTile'>;

function builder(s: State, { seat, nr }: Building): Ship {
  const ship = shipOf(s, seat, nr);
  assert(ship, 'no ship to build');
  return ship;
}

export const buildTile = asking<'buildTile', ActionOfKind<'buildTile' | 'decline'>>({
  answers: ['buildTile', 'decline'],
  legal: (s, question) => [
    DECLINE,
    ...tilesBeside(s, builder(s, question)).map((tile) => buildPlace(s.board.hexes[tile] as number)),
  ],
  check(s, action, question) {
    if (action.kind === 'decline') return undefined;
    const tile = tileAt(s.board, keyOf(action.q, action.r));
    const beside = tile !== VOID && tilesBeside(s, builder(s, question)).includes(tile);
    return beside ? undefined : refuse('not-beside', { q: action.q, r: action.r });
  },
  apply(s, action, ctx, { seat, nr }) {
    if (action.kind === 'decline') show(ctx, { kind: 'nothingBuilt', seat, nr, why: 'declined' });
    else s.stack.push({ kind: 'chooseFacing', seat, tile: tileAt(s.board, keyOf(action.q, action.r)), by: nr });
  },
});
