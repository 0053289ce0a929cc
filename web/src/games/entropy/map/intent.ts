/**
 * From a click on a hex or a ship to what it means. Legality comes from the choices; where nothing legal is meant, the
 * nearest action is sent all the same, so that the host says why not.
 */
import type { Action, Hex } from '@orrery/entropy/client';
import type { Plan } from '../plan/plan.ts';
import type { Marks } from './marks.ts';
import { keyOf } from './geometry.ts';
import type { Pieces } from './pieces.ts';

export type Deed =
  | { readonly kind: 'choose'; readonly action: Action }
  /** Cards go to this ship from now on. */
  | { readonly kind: 'plan'; readonly nr: number }
  | { readonly kind: 'look' };

export interface Situation {
  readonly pieces: Pieces;
  readonly marks: Marks;
  readonly plan: Pick<Plan, 'ship'> | undefined;
}

const LOOK: Deed = { kind: 'look' };
const choose = (action: Action): Deed => ({ kind: 'choose', action });

/** A click on a hex, or on a ship of it where several share the tile. */
export function deedAt(hex: Hex, nr: number | undefined, now: Situation): Deed {
  const { marks, plan } = now;
  const lit = marks.hexes.get(keyOf(hex));
  if (lit) return choose(lit.action);
  if (plan) return planAt(hex, nr, now);
  if (marks.ships.size > 0) return shipAt(hex, nr, now);
  return marks.hexes.size > 0 ? vainAt(hex, now) : LOOK;
}

const ownAt = (hex: Hex, { pieces }: Situation): readonly number[] =>
  pieces
    .shipsAt(hex)
    .filter(({ seat }) => seat === pieces.view.viewer)
    .map(({ nr }) => nr);

/** A second click on a tile goes to its next ship. */
function planAt(hex: Hex, nr: number | undefined, now: Situation): Deed {
  const own = ownAt(hex, now);
  const next = nr ?? own[(own.indexOf(now.plan?.ship ?? 0) + 1) % Math.max(1, own.length)];
  return next !== undefined && own.includes(next) ? { kind: 'plan', nr: next } : LOOK;
}

function shipAt(hex: Hex, nr: number | undefined, now: Situation): Deed {
  const own = ownAt(hex, now);
  const able = own.filter((one) => now.marks.ships.has(one));
  const meant = nr !== undefined && own.includes(nr) ? nr : (able[0] ?? own[0]);
  return meant === undefined ? LOOK : choose({ kind: 'chooseShip', ship: meant });
}

/** A tile that is not offered, as it would be meant: the host knows better why not. */
function vainAt({ q, r }: Hex, { marks }: Situation): Deed {
  const kind = [...marks.hexes.values()][0]?.action.kind;
  return kind === 'placeTile' || kind === 'placeShip' || kind === 'buildTile' ? choose({ kind, q, r }) : LOOK;
}
