/**
 * Answers made once, by what they name: equal actions are the same object, so that a list of them holds nothing new.
 * Questions that are asked seldom make their answers when they are asked.
 */
import { Numbered } from '@orrery/kernel';
import type { ActionOfKind } from './actions.ts';
import { type Board, type BoardId, BOARDS, type CardId, type SiteId } from './data.ts';

/** A table that makes its entries when they are first asked for. */
function madeOnce<K, A>(make: (of: K) => A): (of: K) => A {
  const made = new Map<K, A>();
  return (of) => {
    const known = made.get(of);
    if (known !== undefined) return known;
    const fresh = make(of);
    made.set(of, fresh);
    return fresh;
  };
}

export const commitOf = madeOnce((card: CardId): ActionOfKind<'commitCard'> => ({ kind: 'commitCard', card }));
export const reinforceAttacker = madeOnce(
  (card: CardId): ActionOfKind<'reinforce'> => ({ kind: 'reinforce', card, side: 'attacker' }),
);
export const reinforceDefender = madeOnce(
  (card: CardId): ActionOfKind<'reinforce'> => ({ kind: 'reinforce', card, side: 'defender' }),
);
export const placeStartOn = madeOnce((site: SiteId): ActionOfKind<'placeStart'> => ({ kind: 'placeStart', site }));
export const deployOn = madeOnce((site: SiteId): ActionOfKind<'deployShip'> => ({ kind: 'deployShip', site }));
export const fortressOn = madeOnce((site: SiteId): ActionOfKind<'spend'> => ({ kind: 'spend', on: 'fortress', site }));

export const BUY = {
  ships: { kind: 'spend', on: 'ships' },
  card: { kind: 'spend', on: 'card' },
  vp: { kind: 'spend', on: 'vp' },
} as const;

export const TAKE_MINERAL = { kind: 'chooseResource', resource: 'mineral' } as const;
export const TAKE_GAS = { kind: 'chooseResource', resource: 'gas' } as const;

const ADVANCES = new Numbered((ships): ActionOfKind<'advance'> => ({ kind: 'advance', ships }));
export const advanceWith = (ships: number): ActionOfKind<'advance'> => ADVANCES.at(ships);

/** A table by two sites of a board, each by its number. */
type ByWay<T> = Numbered<Numbered<T>>;

/** For each board a table by where something starts and where it ends. */
function byWay<T>(make: (from: SiteId, to: SiteId) => T): Readonly<Record<BoardId, ByWay<T>>> {
  const on = ({ sites }: Board) =>
    new Numbered((from) => new Numbered((to) => make(sites[from] as SiteId, sites[to] as SiteId)));
  return { b13: on(BOARDS.b13), b18: on(BOARDS.b18), b19: on(BOARDS.b19), b23: on(BOARDS.b23) };
}

/** Then by the number of ships. */
export const MOVES = byWay(
  (from, to) => new Numbered((count): ActionOfKind<'move'> => ({ kind: 'move', from, to, count })),
);
export const CHAINS = byWay(
  (from, to) => new Numbered((count): ActionOfKind<'chain'> => ({ kind: 'chain', from, to, count })),
);
export const TELEPORTS = byWay(
  (from, to) => new Numbered((count): ActionOfKind<'teleport'> => ({ kind: 'teleport', from, to, count })),
);
export const INVASIONS = byWay((from, target): ActionOfKind<'invade'> => ({ kind: 'invade', from, target }));
