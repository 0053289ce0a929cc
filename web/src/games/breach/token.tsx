/** A piece around the origin: its shape says the kind, the icon the type, the number what is left of it. */
import { aiDataOf } from '@orrery/breach/client';
import { UNIT_ICONS } from './icons.ts';
import type { Piece } from './pieces.ts';
import { columnPath, HATCH, octagon, type Shape, shapePath } from './shape.ts';
import type { Stand } from './stand.ts';
import './token.css';

export function shapeOf(piece: Piece): Shape {
  if (piece.side === 'pirate') return 'circle';
  return piece.type && aiDataOf(piece.type).kind === 'trap' ? 'octagon' : 'square';
}

export function Token({ piece, size }: { piece: Piece; size: number }) {
  const hidden = piece.side === 'ai' && piece.hidden;
  const acted = piece.side === 'pirate' && piece.acted;
  const damaged = piece.type !== undefined && piece.left < piece.full;
  const shape = shapePath(shapeOf(piece), size / 2 - 1);
  return (
    <g class={`token ${piece.side}${hidden ? ' hidden' : ''}${acted ? ' acted' : ''}`}>
      <path class="token-plate" d={shape} />
      {hidden && <path d={shape} fill={`url(#${HATCH})`} stroke="none" />}
      {piece.type ? (
        <>
          <UnitIcon type={piece.type} size={size * 0.52} y={-size * 0.13} />
          <text class="token-number" y={size * 0.31} style={{ fontSize: `${Math.max(12, size * 0.37)}px` }}>
            {piece.left}
          </text>
        </>
      ) : (
        <text class="token-unknown" style={{ fontSize: `${size * 0.5}px` }}>
          ?
        </text>
      )}
      {damaged && <path class="token-notch" d={notches(piece, size / 2)} />}
      {acted && <Tick x={size * 0.38} y={-size * 0.36} />}
    </g>
  );
}

export function UnitIcon({ type, size, y = 0 }: { type: keyof typeof UNIT_ICONS; size: number; y?: number }) {
  const scale = size / 512;
  return (
    <path
      class="token-icon"
      d={UNIT_ICONS[type]}
      transform={`translate(${-size / 2} ${y - size / 2}) scale(${scale})`}
    />
  );
}

export function Tick({ x, y }: { x: number; y: number }) {
  return (
    <g class="token-tick" transform={`translate(${x} ${y})`}>
      <circle r="7" />
      <path d="M-3 .2 -.8 2.4 3.2 -2" />
    </g>
  );
}

/** Two cuts at the lower corners: something is missing. */
function notches(piece: Piece, r: number): string {
  const out = shapeOf(piece) === 'square' ? r * 0.86 : r * 0.72;
  const [inner, outer] = [out - r * 0.24, out];
  return `M${-outer} ${inner}L${-inner} ${outer}M${outer} ${inner}L${inner} ${outer}`;
}

/** The piece where there is only room for its shape and its number: notched if damaged, dashed if hidden, ticked when done. */
export function NumberToken({ piece, size }: { piece: Piece; size: number }) {
  const hidden = piece.side === 'ai' && piece.hidden;
  const acted = piece.side === 'pirate' && piece.acted;
  const damaged = piece.type !== undefined && piece.left < piece.full;
  const r = size / 2 - 0.5;
  return (
    <g class={`token small numbered ${piece.side}${hidden ? ' hidden' : ''}${acted ? ' acted' : ''}`}>
      <path class="token-plate" d={shapePath(shapeOf(piece), r)} />
      <text class="token-number" y="0.5">
        {piece.type ? piece.left : '?'}
      </text>
      {damaged && <path class="token-notch" d={`M${-r} ${r * 0.35}L${-r * 0.35} ${r}`} />}
      {acted && (
        <g transform={`translate(${r * 0.8} ${-r * 0.8}) scale(.62)`}>
          <Tick x={0} y={0} />
        </g>
      )}
    </g>
  );
}

/** The piece in a narrow column: its icon over its number, in the part of it that the next one leaves in sight. */
export function ColumnToken({ piece, size, high, shown }: { piece: Piece } & Pick<Stand, 'size' | 'high' | 'shown'>) {
  const hidden = piece.side === 'ai' && piece.hidden;
  const acted = piece.side === 'pirate' && piece.acted;
  const damaged = piece.type !== undefined && piece.left < piece.full;
  const [r, h] = [size / 2, high / 2];
  return (
    <g class={`token small numbered ${piece.side}${hidden ? ' hidden' : ''}${acted ? ' acted' : ''}`}>
      <path class="token-plate" d={columnPath(shapeOf(piece), size - 1, high - 1)} />
      <g transform={`translate(${(shown - size) / 2} 0)`}>
        {piece.type ? (
          <>
            <UnitIcon type={piece.type} size={12} y={-high * 0.22} />
            <text class="token-number" y={high * 0.26}>
              {piece.left}
            </text>
          </>
        ) : (
          <text class="token-number">?</text>
        )}
      </g>
      {damaged && <path class="token-notch" d={`M${-r} ${h * 0.6}L${-r * 0.35} ${h}`} />}
      {acted && (
        <g transform={`translate(${r * 0.8} ${-h * 0.8}) scale(.62)`}>
          <Tick x={0} y={0} />
        </g>
      )}
    </g>
  );
}

/** The piece where there is only room for its shape: a slash for damage, hatch for hidden, grey for done. */
export function SmallToken({ piece, size }: { piece: Piece; size: number }) {
  const hidden = piece.side === 'ai' && piece.hidden;
  const acted = piece.side === 'pirate' && piece.acted;
  const damaged = piece.type !== undefined && piece.left < piece.full;
  const r = size / 2 - 0.5;
  const shape = shapePath(shapeOf(piece), r);
  return (
    <g class={`token small ${piece.side}${hidden ? ' hidden' : ''}${acted ? ' acted' : ''}`}>
      <path class="token-plate" d={shape} />
      {hidden && <path d={shape} fill={`url(#${HATCH})`} stroke="none" />}
      {!piece.type && (
        <text class="token-unknown" style={{ fontSize: `${size * 0.8}px` }}>
          ?
        </text>
      )}
      {damaged && <path class="token-slash" d={`M${-r * 0.45} ${r * 0.45}L${r * 0.45} ${-r * 0.45}`} />}
    </g>
  );
}

/** A ring around a piece, in the shape of the piece. */
export function Ring({ piece, size, high, kind }: { piece: Piece; size: number; high: number; kind: string }) {
  const shape = shapeOf(piece);
  if (high > size) return <path class={`ring-${kind}`} d={columnPath(shape, size + 3, high + 3)} />;
  const r = size / 2 + (shape === 'circle' ? 1.5 : 2);
  return <path class={`ring-${kind}`} d={shape === 'octagon' ? octagon(r) : shapePath(shape, r)} />;
}
