/** The targets: every tile, and the void where a tile may go. A single stop for Tab, arrows inside; lit where a choice leads. */
import type { Hex } from '@orrery/entropy/client';
import { type Stop, useStops } from '../../stops.ts';
import { useFirstTouch } from '../../touch.ts';
import { minus } from '../cards.ts';
import type { Choice } from '../props.ts';
import { hexLabel } from './label.ts';
import { hexPath, hexPoint, keyOf, R } from './geometry.ts';
import { placeOf } from './marks.ts';
import { type MapNow, tileInHand } from './now.ts';
import { newTile, PLACE_Y, TileFace } from './tiles.tsx';
import './targets.css';

/** Tiles, and places in the void that a choice names. */
function targetsOf({ pieces, marks }: MapNow): readonly Hex[] {
  const voids = [...marks.hexes.values()].flatMap((choice) => {
    const place = placeOf(choice);
    return place && !pieces.tileAt(place) ? [place] : [];
  });
  return [...pieces.view.tiles, ...voids];
}

/** Where Tab comes in: at the cursor's choice, else at the ship in hand, else at any own ship. */
function wishesOf({ pieces: { view }, plan, marks }: MapNow): readonly (string | undefined)[] {
  const own = view.ships.filter(({ seat }) => seat === view.viewer);
  const inHand = own.find(({ nr }) => nr === plan?.ship) ?? own[0];
  const pointed = marks.pointed && placeOf(marks.pointed);
  return [pointed && keyOf(pointed), inHand && keyOf(inHand)];
}

export function Targets({ now }: { now: MapNow }) {
  const hexes = targetsOf(now);
  const places = hexes.map((hex) => ({ id: keyOf(hex), ...hexPoint(hex) }));
  const { group, onKeyDown, stop } = useStops(places, wishesOf(now));
  return (
    <g ref={group} class="targets" onKeyDown={onKeyDown}>
      {hexes.map((hex) => (
        <Target key={keyOf(hex)} now={now} hex={hex} stop={stop} />
      ))}
    </g>
  );
}

const HIT = hexPath(R * 0.99);
const LIGHT = hexPath(R * 0.88);
const ADVISED = hexPath(R * 0.78);
const FOCUS = hexPath(R * 0.97);

function Target({ now, hex, stop }: { now: MapNow; hex: Hex; stop: Stop }) {
  const { x, y } = hexPoint(hex);
  const lit = now.marks.hexes.get(keyOf(hex));
  const isVoid = !now.pieces.tileAt(hex);
  const { onPointerDown, isFirst } = useFirstTouch(lit?.cursor === true);
  return (
    <g
      {...stop(keyOf(hex), () => now.onPoint(lit?.action))}
      data-explain={`hex ${keyOf(hex)}`}
      aria-label={hexLabel(hex, now)}
      class={`target${lit ? ' lit' : ''}${lit?.cursor ? ' cursor' : ''}${isVoid ? ' void' : ''}`}
      transform={`translate(${x} ${y})`}
      onPointerMove={(event) => event.pointerType === 'mouse' && now.onPoint(lit?.action)}
      onPointerDown={onPointerDown}
      onClick={(event) => now.onHex(hex, undefined, isFirst(event))}
    >
      <path class="target-hit" d={HIT} />
      {lit && <path class="target-light" d={LIGHT} />}
      {lit?.advised && <path class="target-advised" d={ADVISED} />}
      <path class="target-focus" d={FOCUS} />
      <text class="target-place" y={PLACE_Y} aria-hidden="true">
        {minus(hex.q)}, {minus(hex.r)}
      </text>
    </g>
  );
}

/** The tile in hand, where the cursor's choice would put it. */
export function Preview({ now }: { now: MapNow }) {
  const tile = tileInHand(now.props);
  const place = now.marks.pointed && placeOf(now.marks.pointed);
  if (tile === undefined || !place) return null;
  const { x, y } = hexPoint(place);
  return (
    <g class="target-preview" transform={`translate(${x} ${y})`} aria-hidden="true">
      <TileFace seen={newTile(tile)} view={now.pieces.view} />
    </g>
  );
}

/** The places of choices that carry a digit, for the tags over everything. */
export function taggedHexes({ marks }: MapNow): readonly (readonly [Hex, Choice])[] {
  return [...marks.hexes.values()].flatMap((choice) => {
    const place = placeOf(choice);
    return place && choice.digit !== undefined ? [[place, choice] as const] : [];
  });
}
