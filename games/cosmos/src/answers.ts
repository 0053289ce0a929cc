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

export const BUY = {
  ships: { kind: 'spend', on: 'ships' },
  card: { kind: 'spend', on: 'card' },
  vp: { kind: 'spend', on: 'vp' },
} as const;

export const TAKE_MINERAL = { kind: 'chooseResource', resource: 'mineral' } as const;
export const TAKE_GAS = { kind: 'chooseResource', resource: 'gas' } as const;

const ADVANCES = new Numbered((ships): ActionOfKind<'advance'> => ({ kind: 'advance', ships }));
export const advanceWith = (ships: number): ActionOfKind<'advance'> => ADVANCES.at(ships);

/** For each board a table by the number of a site. */
function bySite<A>(make: (site: SiteId) => A): (board: BoardId, at: number) => A {
  const on = ({ sites }: Board) => new Numbered((at) => make(sites[at] as SiteId));
  const made = { b13: on(BOARDS.b13), b18: on(BOARDS.b18), b19: on(BOARDS.b19), b23: on(BOARDS.b23) };
  return (board, at) => made[board].at(at);
}

export const placeStartOn = bySite((site): ActionOfKind<'placeStart'> => ({ kind: 'placeStart', site }));
export const deployOn = bySite((site): ActionOfKind<'deployShip'> => ({ kind: 'deployShip', site }));
export const fortressOn = bySite((site): ActionOfKind<'spend'> => ({ kind: 'spend', on: 'fortress', site }));

/** The sites where something that starts at a site may end. */
type Ends = (board: Board, from: SiteId) => readonly SiteId[];
const nextTo: Ends = ({ neighbours }, from) => neighbours[from] ?? [];
const anywhere: Ends = ({ sites }) => sites;

/** For each board a table by the number of the site where something starts, then by where it ends. */
function byWay<T>(
  ends: Ends,
  make: (from: SiteId, to: SiteId) => T,
): Readonly<Record<BoardId, Numbered<readonly T[]>>> {
  const waysFrom = (board: Board, from: SiteId) => ends(board, from).map((to) => make(from, to));
  const on = (board: Board) => new Numbered((from) => waysFrom(board, board.sites[from] as SiteId));
  return { b13: on(BOARDS.b13), b18: on(BOARDS.b18), b19: on(BOARDS.b19), b23: on(BOARDS.b23) };
}

/** The same by the number of ships in the end. */
const byCount = <A>(ends: Ends, make: (from: SiteId, to: SiteId, count: number) => A) =>
  byWay(ends, (from, to) => new Numbered((count) => make(from, to, count)));

const MOVES = byCount(nextTo, (from, to, count): ActionOfKind<'move'> => ({ kind: 'move', from, to, count }));
const CHAINS = byCount(nextTo, (from, to, count): ActionOfKind<'chain'> => ({ kind: 'chain', from, to, count }));
const TELEPORTS = byCount(
  anywhere,
  (from, to, count): ActionOfKind<'teleport'> => ({ kind: 'teleport', from, to, count }),
);
const INVASIONS = byWay(nextTo, (from, target): ActionOfKind<'invade'> => ({ kind: 'invade', from, target }));

/** By the neighbour where they end, in the order of `beside`. */
export const movesFrom = (board: BoardId, from: number) => MOVES[board].at(from);
export const chainsFrom = (board: BoardId, from: number) => CHAINS[board].at(from);
export const invasionsFrom = (board: BoardId, from: number) => INVASIONS[board].at(from);
/** By the number of the site where they end. */
export const teleportsFrom = (board: BoardId, from: number) => TELEPORTS[board].at(from);
