/** Drawing and placing tiles [H3, H4, X1, X2]: in set-up and in the Expansion. */
import type { Context, Seat } from '@orrery/kernel';
import { type Action, type ActionOfKind, SHEET, TILE_PICKS, tilePlace } from '../actions.ts';
import { layTile, tileAt, VOID } from '../board.ts';
import { TILE_IDS, tileData, tileId } from '../data.ts';
import type { Event } from '../events.ts';
import { hexOf, keyOf } from '../hexes.ts';
import { refuse } from '../refusals.ts';
import { NOBODY, type State } from '../state.ts';
import { changeEntropy } from './entropy.ts';
import { asking, show } from './step.ts';

/** Everybody sees a tile as soon as it is drawn. */
export function drawTiles(s: State, seat: Seat, most: number, ctx: Context<Event>): void {
  while (s.drawn.length < most && s.tileStack.length > 0) s.drawn.push(s.tileStack.pop() as number);
  if (s.drawn.length === 0) return;
  ctx.reveal();
  show(ctx, { kind: 'tilesDrawn', seat, tiles: s.drawn.map(tileId), left: s.tileStack.length });
}

/** Lays a drawn tile and does what it says. */
export function layDrawn(s: State, seat: Seat, hex: number, type: number, ctx: Context<Event>): void {
  const { id, kind, amount } = tileData(type);
  if (s.drawn.length === 1) s.drawn.pop();
  else s.drawn.splice(s.drawn.indexOf(type), 1);
  layTile(s.board, hex, type);
  const titanium = kind === 'titanium' ? amount : 0;
  const energy = kind === 'energy' ? amount : 0;
  s.goods.push(titanium + energy);
  s.owners.push(NOBODY);
  const before = s.entropy;
  if (kind === 'neat') changeEntropy(s, -amount);
  const entropy = { before, after: s.entropy };
  ctx.emit({ kind: 'tilePlaced', seat, tile: id, at: hexOf(hex), titanium, energy, entropy });
}

export const placeTile = asking<'placeTile', ActionOfKind<'placeTile'>>({
  answers: ['placeTile'],
  legal({ board: { rim } }) {
    SHEET.start();
    for (let at = 0; at < rim.length; at++) SHEET.add(tilePlace(rim[at] as number));
    return SHEET.list();
  },
  check({ board }, { q, r }) {
    const hex = keyOf(q, r);
    if (board.rim.includes(hex)) return undefined;
    return refuse(tileAt(board, hex) === VOID ? 'hex-apart' : 'hex-taken', { q, r });
  },
  apply: (s, { q, r }, ctx, { seat, type }) => layDrawn(s, seat, keyOf(q, r), type, ctx),
});

export const pickTile = asking<'pickTile', ActionOfKind<'pickTile'>>({
  answers: ['pickTile'],
  legal({ drawn }) {
    let types = 0; // as bits
    for (const type of drawn) types |= 1 << type;
    const picks: Action[] = [];
    for (let type = 0; type < TILE_PICKS.length; type++)
      if (types & (1 << type)) picks.push(TILE_PICKS[type] as Action);
    return picks;
  },
  sole: ({ drawn }) => (drawn.every((type) => type === drawn[0]) ? TILE_PICKS[drawn[0] as number] : undefined),
  check: (s, { tile }) => (s.drawn.includes(TILE_IDS.indexOf(tile)) ? undefined : refuse('not-drawn', { tile })),
  apply(s, { tile }, ctx, { seat }, automatic) {
    if (!automatic) ctx.emit({ kind: 'tilePicked', seat, tile });
    s.stack.push({ kind: 'placeTile', seat, type: TILE_IDS.indexOf(tile) });
  },
});
