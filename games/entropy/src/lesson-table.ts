/** The table on which the guided first game begins: two ships near the end of a game, 19 tiles around the middle. */
import { emptyBoard, layTile } from './board.ts';
import { CARD_IDS, CARDS, type CardId, TILE_IDS, TILES, type TileId } from './data.ts';
import { keyOf } from './hexes.ts';
import { NOBODY, type State } from './state.ts';

/** The first lies in the middle; each one beside an earlier one. */
const LAID: readonly (readonly [q: number, r: number, TileId])[] = [
  [0, 0, 'titanium-1'],
  [-1, 0, 'neat-20'],
  [1, 0, 'space'],
  [0, -1, 'titanium-1'],
  [1, -1, 'titanium-6'],
  [-1, 1, 'energy-25'],
  [0, 1, 'titanium-3'],
  [-1, -1, 'portal-15'],
  [2, -1, 'titanium-4'],
  [-2, 0, 'space'],
  [2, 0, 'energy-15'],
  [-2, 1, 'titanium-2'],
  [1, 1, 'space'],
  [0, -2, 'titanium-1'],
  [1, -2, 'space'],
  [2, -2, 'titanium-4'],
  [-2, 2, 'portal-20'],
  [-1, 2, 'titanium-3'],
  [0, 2, 'titanium-1'],
];

const tileAt = (q: number, r: number): number => LAID.findIndex(([column, row]) => column === q && row === r);

const board = emptyBoard();
for (const [q, r, id] of LAID) layTile(board, keyOf(q, r), TILE_IDS.indexOf(id));

/** Titanium or energy lies on every tile that is printed with it, but where B1 stands: that was taken. */
function goodsOn([q, r, id]: (typeof LAID)[number]): number {
  const tile = TILES[TILE_IDS.indexOf(id)];
  const isTaken = q === 2 && r === -2;
  return !isTaken && (tile?.kind === 'titanium' || tile?.kind === 'energy') ? tile.amount : 0;
}

const HANDS: readonly (readonly CardId[])[] = [
  ['move-1', 'move-1', 'move-2', 'turn-right-60', 'turn-left-60', 'laser', 'titanium-portal'],
  ['move-1', 'move-1', 'move-3', 'turn-180', 'titanium-portal'],
];
/** In the next era, from the top: one card for each in turn. */
const DEALT: readonly CardId[] = [
  ...(['move-2', 'move-2', 'turn-right-60', 'wave', 'turn-left-60', 'move-1'] as const),
  ...(['move-1', 'turn-left-60', 'tidy-20', 'laser'] as const),
];
/** In the Expansion, from the top. */
const DRAWN: readonly TileId[] = ['titanium-3', 'titanium-2', 'energy-15'];

const numberOf = <T>(list: readonly T[], one: T): number => list.filter((other) => other === one).length;

/** All that is not elsewhere, in the order of the table, and on it what comes from the top. */
function pile<T>(ids: readonly T[], copies: (at: number) => number, elsewhere: readonly T[], top: readonly T[]) {
  const rest = ids.flatMap((id, at) => {
    const left = copies(at) - numberOf(elsewhere, id) - numberOf(top, id);
    return Array.from({ length: left }, () => at);
  });
  return [...rest, ...top.toReversed().map((id) => ids.indexOf(id))];
}

const player = (points: number, hand: readonly CardId[]) => ({
  points,
  hand: CARD_IDS.map((id) => numberOf(hand, id)),
  out: 0,
  built: 0,
  lost: 0,
  newEnergy: 0,
});

const ship = (seat: number, tile: number, facing: number, energy: number) => ({
  seat,
  nr: 1,
  tile,
  facing,
  energy,
  titanium: 0,
  program: [],
  acted: false,
});

/** Era 6, Planning; Boreas goes first. */
export const position = {
  phase: 'planning',
  era: 6,
  // What is played in this era leaves 110, and the next Production raises it by 119.
  entropy: -124,
  startingPlayer: 1,
  players: HANDS.map((hand, seat) => player(seat === 1 ? 4 : 0, hand)),
  ships: [ship(0, tileAt(-2, 0), 5, 80), ship(1, tileAt(2, -2), 1, 22)],
  board: { ...board },
  goods: LAID.map(goodsOn),
  owners: LAID.map(([, , id]) => (id === 'portal-20' ? 1 : NOBODY)),
  tileStack: pile(
    TILE_IDS,
    (at) => TILES[at]?.counts[0] ?? 0,
    LAID.map(([, , id]) => id),
    DRAWN,
  ),
  drawn: [],
  deck: pile(CARD_IDS, (at) => 2 * (CARDS[at]?.copies ?? 0), HANDS.flat(), DEALT),
  stack: [
    { kind: 'game', at: 2 },
    { kind: 'endOfEra' },
    { kind: 'expansion' },
    { kind: 'chaos' },
    { kind: 'plan', planners: [0, 1] },
  ],
} satisfies Partial<State>;
