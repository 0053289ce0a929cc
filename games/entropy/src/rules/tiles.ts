/** Drawing and placing tiles [H3, H4, X1, X2]: in set-up and in the Expansion. */
import type { Context, Seat } from '@orrery/kernel';
import { type Action, type ActionOfKind, SHEET, TILE_PICKS, tilePlace } from '../actions.ts';
import { layTile, tileAt, VOID } from '../board.ts';
import { TILE_IDS, tileData, tileId } from '../data.ts';
import type { Event } from '../events.ts';
import { hexOf, keyOf } from '../hexes.ts';
import { NOBODY, type QuestionOf, type State } from '../state.ts';
import { asking, refuse } from './ask.ts';
import { changeEntropy } from './entropy.ts';

/** Everybody sees a tile as soon as it is drawn. */
export function drawTiles(s: State, seat: Seat, most: number, ctx: Context<Event>): void {
  while (s.drawn.length < most && s.stack.length > 0) s.drawn.push(s.stack.pop() as number);
  if (s.drawn.length === 0) return;
  ctx.reveal();
  ctx.emit({ kind: 'tilesDrawn', seat, tiles: s.drawn.map(tileId), left: s.stack.length });
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

export const placeTile = asking<QuestionOf<'placeTile'>, ActionOfKind<'placeTile'>>({
  answers: ['placeTile'],
  legal({ board: { rim } }) {
    SHEET.have(rim.length);
    const { lines } = SHEET;
    for (let at = 0; at < rim.length; at++) lines[at] = tilePlace(rim[at] as number);
    return lines.slice(0, rim.length);
  },
  check({ board }, _question, _seat, { q, r }) {
    const hex = keyOf(q, r);
    if (board.rim.includes(hex)) return undefined;
    return refuse(tileAt(board, hex) === VOID ? 'hexApart' : 'hexTaken', { q, r });
  },
  apply(s, { seat, type }, _seat, { q, r }, ctx) {
    layDrawn(s, seat, keyOf(q, r), type, ctx);
    if (s.phase === 'setupTiles') s.turn++;
  },
});

export const pickTile = asking<QuestionOf<'pickTile'>, ActionOfKind<'pickTile'>>({
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
  check: (s, _question, _seat, { tile }) =>
    s.drawn.includes(TILE_IDS.indexOf(tile)) ? undefined : refuse('notDrawn', { tile }),
  apply(s, { seat }, _seat, { tile }, ctx, automatic) {
    if (!automatic) ctx.emit({ kind: 'tilePicked', seat, tile });
    s.question = { kind: 'placeTile', seat, type: TILE_IDS.indexOf(tile) };
  },
});
