/** The tiles: what lies on them, and whose portals they are. */
import { type EntropyView, type SeenTile, type TileId, tileDataOf } from '@orrery/entropy/client';
import { useMemo } from 'preact/hooks';
import { seatColour, seatShape } from '../../../parts/emblem.tsx';
import { minus } from '../cards.ts';
import { isWorking, portalFacts } from '../scale.ts';
import { hexPath, hexPoint, keyOf, R } from './geometry.ts';
import './tiles.css';

const FLOOR = hexPath(R * 0.955);
/** A bolt around the origin, about 20 × 30. */
export const BOLT = 'M3 -15L-9 3h7l-3 12L9 -4H2z';
/** An ingot around the origin, about 11 × 8. */
export const INGOT = 'M-3.4 -4h6.8l2.6 8h-12z';

/** Where the numbers of a tile stand, above what lies on it. */
export const PLACE_Y = -0.69 * R;

/** All tiles; they are drawn anew only when one of them changes. */
export function Tiles({ view, occupied }: { view: EntropyView; occupied: ReadonlySet<string> }) {
  const { tiles, settings, working } = view;
  const standing = [...occupied].sort().join(' ');
  return useMemo(
    () => (
      <g class="tiles" aria-hidden="true">
        {tiles.map((tile) => {
          const { x, y } = hexPoint(tile);
          const key = keyOf(tile);
          return (
            <g key={key} data-tile={key} transform={`translate(${x} ${y})`}>
              <TileFace seen={tile} view={{ settings, working }} occupied={occupied.has(key)} />
              <text class="tile-place" y={PLACE_Y}>
                {minus(tile.q)}, {minus(tile.r)}
              </text>
            </g>
          );
        })}
      </g>
    ),
    [tiles, settings, working, standing],
  );
}

interface TileFaceProps {
  readonly seen: SeenTile;
  readonly view: Pick<EntropyView, 'settings' | 'working'>;
  /** A ship stands on it, or would end there: what is written moves out of its way. */
  readonly occupied?: boolean;
}

export function TileFace({ seen, view, occupied }: TileFaceProps) {
  const { kind } = tileDataOf(seen.tile);
  return (
    <g class={`tile ${kind}${occupied ? ' occupied' : ''}`}>
      <g class="tile-drop">
        <path class="tile-floor" d={FLOOR} />
        <Content seen={seen} view={view} />
      </g>
    </g>
  );
}

/** A tile that nobody has placed yet. */
export function newTile(id: TileId): SeenTile {
  const { kind, amount } = tileDataOf(id);
  const goods = { titanium: kind === 'titanium' ? amount : 0, energy: kind === 'energy' ? amount : 0 };
  return { q: 0, r: 0, tile: id, ...goods, owner: null };
}

function Content({ seen, view }: TileFaceProps) {
  const { kind, amount } = tileDataOf(seen.tile);
  switch (kind) {
    case 'titanium':
      return <Titanium left={seen.titanium} full={amount} />;
    case 'energy':
      return <Energy left={seen.energy} />;
    case 'portal':
      return <Portal seen={seen} view={view} />;
    case 'neat':
      return <Neat amount={amount} />;
    default:
      return null;
  }
}

function Titanium({ left, full }: { left: number; full: number }) {
  const apart = 12.5;
  const start = (-(full - 1) * apart) / 2;
  return (
    <g class={left > 0 ? 'goods' : 'goods taken'}>
      {left > 0 && (
        <text class="tile-number titanium-number" y="-6">
          {left}
        </text>
      )}
      {Array.from({ length: full }, (_, at) => (
        <path key={at} class="ingot" d={INGOT} transform={`translate(${start + at * apart} 17)`} />
      ))}
    </g>
  );
}

function Energy({ left }: { left: number }) {
  return (
    <g class={left > 0 ? 'goods' : 'goods taken'}>
      <path class="bolt" d={BOLT} transform={left > 0 ? 'translate(0 -12)' : undefined} />
      {left > 0 && (
        <text class="tile-number energy-number" y="19">
          {left}
        </text>
      )}
    </g>
  );
}

function Portal({ seen, view }: TileFaceProps) {
  const { output, threshold } = portalFacts(view.settings, seen.tile);
  return (
    // A little below the middle: above it stands the place of the hex.
    <g class={isWorking(view, seen.tile) ? 'portal-works' : 'portal-stopped'} transform="translate(0 6)">
      <circle class="portal-ring" r="31" />
      <circle class="portal-rim" r="26" />
      <path class="bolt portal-bolt" d={BOLT} transform="translate(-16 -5) scale(.55)" />
      <text class="tile-number portal-number" x="5" y="-5">
        {output}
      </text>
      <text class="portal-threshold" y="14">
        to {minus(threshold)}
      </text>
      {seen.owner !== null && <OwnerSign seat={seen.owner} />}
    </g>
  );
}

function OwnerSign({ seat }: { seat: number }) {
  return (
    <g class="owner-sign" transform="translate(24 -22)">
      <circle class="owner-back" r="12" />
      <path d={seatShape(seat)} transform="translate(-9 -9) scale(.75)" style={{ fill: seatColour(seat) }} />
    </g>
  );
}

const DOTS = [-22, -11, 0, 11, 22].flatMap((x) => [-25, -14, -3].map((y) => `M${x - 3.5} ${y - 3.5}h7v7h-7z`)).join('');

function Neat({ amount }: { amount: number }) {
  return (
    // As the portals, below the place of the hex.
    <g transform="translate(0 6)">
      <path class="neat-grid" d={DOTS} />
      <text class="tile-number neat-number" y="22">
        {minus(-amount)}
      </text>
    </g>
  );
}
