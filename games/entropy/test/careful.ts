/**
 * A player for tests, quick and careful enough to reach late eras: it lays no card that its ship would not survive, faces
 * tiles rather than the void and sends all its titanium; everything else is chance.
 */
import type { Random, Seat } from '@orrery/kernel';
import type { Action } from '../src/actions.ts';
import { foresee } from '../src/foresee.ts';
import { fromView } from '../src/from-view.ts';
import { neighbour, sameHex } from '../src/hexes.ts';
import type { EntropyView } from '../src/view.ts';

const TRIES = 3;

export function careful(view: EntropyView, seat: Seat, random: Random): Action {
  const { legal, question } = view;
  if (question?.kind === 'plan') return nextCard(view, seat, random);
  if (question?.kind === 'transportAmount') return legal.at(-1) as Action;
  if (question?.kind !== 'chooseFacing') return random.pick(legal);
  const isTile = (facing: number) => view.tiles.some((tile) => sameHex(tile, neighbour(question.at, facing)));
  const ahead = legal.filter((action) => action.kind === 'chooseFacing' && isTile(action.facing));
  return random.pick(ahead.length > 0 ? ahead : legal);
}

/** A card that its ship can pay and survives, or the end of planning. */
function nextCard(view: EntropyView, seat: Seat, random: Random): Action {
  const appends = view.legal.flatMap((action) => (action.kind === 'append' ? [action] : []));
  const s = fromView(view, seat);
  for (let i = 0; i < TRIES; i++) {
    const append = random.pick(appends);
    const ship = view.ships.find((one) => one.seat === seat && one.nr === append.ship);
    const seen = foresee(s, seat, append.ship, [...(ship?.program ?? []), append.card]);
    if (seen.lost === null && seen.cards.every(({ ignored }) => !ignored)) return append;
  }
  return view.legal[0] as Action;
}
