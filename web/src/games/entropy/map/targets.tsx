/** The targets: every tile, and the void where a tile may go. A single stop for Tab, arrows inside; lit where a choice leads. */
import { type Hex, sameHex } from '@orrery/entropy/client';
import { useRef, useState } from 'preact/hooks';
import type { Choice } from '../props.ts';
import { hexLabel } from './label.ts';
import { hexPath, hexPoint, keyOf, nextHex, R } from './geometry.ts';
import { placeOf } from './marks.ts';
import { type MapNow, tileInHand } from './now.ts';
import { newTile, TileFace } from './tiles.tsx';
import './targets.css';

const STEPS: Readonly<Record<string, readonly [right: number, below: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Tiles, and places in the void that a choice names. */
function targetsOf({ pieces, marks }: MapNow): readonly Hex[] {
  const voids = [...marks.hexes.values()].flatMap((choice) => {
    const place = placeOf(choice);
    return place && !pieces.tileAt(place) ? [place] : [];
  });
  return [...pieces.view.tiles, ...voids];
}

/** Where Tab comes in: where one was, else at the cursor's choice, the ship in hand, any own ship. */
function stopOf(now: MapNow, hexes: readonly Hex[], visited: Hex | undefined): Hex | undefined {
  const { view } = now.pieces;
  const own = view.ships.filter(({ seat }) => seat === view.viewer);
  const inHand = own.find(({ nr }) => nr === now.plan?.ship) ?? own[0];
  const pointed = now.marks.pointed && placeOf(now.marks.pointed);
  const wanted = [visited, pointed, inHand, hexes[0]];
  return wanted.find((hex) => hex && hexes.some((one) => sameHex(one, hex)));
}

export function Targets({ now }: { now: MapNow }) {
  const group = useRef<SVGGElement>(null);
  const [visited, setVisited] = useState<Hex>();
  const hexes = targetsOf(now);
  const stop = stopOf(now, hexes, visited);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!stop || event.shiftKey || event.altKey) return;
    if (step) {
      const next = nextHex(hexes, stop, ...step);
      if (next) group.current?.querySelector<SVGGElement>(`[data-hex="${keyOf(next)}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') now.onHex(stop);
    else return;
    event.preventDefault();
  };

  return (
    <g ref={group} class="targets" onKeyDown={onKeyDown}>
      {hexes.map((hex) => (
        <Target
          key={keyOf(hex)}
          now={now}
          hex={hex}
          stop={stop !== undefined && sameHex(hex, stop)}
          onVisit={setVisited}
        />
      ))}
    </g>
  );
}

interface TargetProps {
  readonly now: MapNow;
  readonly hex: Hex;
  /** Where Tab comes in. */
  readonly stop: boolean;
  onVisit(this: void, hex: Hex): void;
}

const HIT = hexPath(R * 0.99);
const LIGHT = hexPath(R * 0.88);
const FOCUS = hexPath(R * 0.97);

function Target({ now, hex, stop, onVisit }: TargetProps) {
  const { x, y } = hexPoint(hex);
  const lit = now.marks.hexes.get(keyOf(hex));
  const isVoid = !now.pieces.tileAt(hex);
  return (
    <g
      role="button"
      tabindex={stop ? 0 : -1}
      aria-label={hexLabel(hex, now)}
      class={`target${lit ? ' lit' : ''}${lit?.cursor ? ' cursor' : ''}${isVoid ? ' void' : ''}`}
      data-hex={keyOf(hex)}
      transform={`translate(${x} ${y})`}
      onPointerMove={(event) => {
        if (event.pointerType !== 'mouse') return;
        now.onPoint(lit?.action);
        now.onLook(hex);
      }}
      onPointerLeave={(event) => event.pointerType === 'mouse' && now.onLook(undefined)}
      onFocus={() => {
        onVisit(hex);
        now.onPoint(lit?.action);
        now.onLook(hex);
      }}
      onClick={() => now.onHex(hex)}
    >
      <path class="target-hit" d={HIT} />
      {lit && <path class="target-light" d={LIGHT} />}
      <path class="target-focus" d={FOCUS} />
    </g>
  );
}

/** The tile in hand, where the cursor's choice would put it. */
export function Preview({ now }: { now: MapNow }) {
  const tile = tileInHand(now.props);
  const place = now.marks.pointed && placeOf(now.marks.pointed);
  if (tile === undefined || !place) return null;
  const { settings, entropy } = now.pieces.view;
  const { x, y } = hexPoint(place);
  return (
    <g class="target-preview" transform={`translate(${x} ${y})`} aria-hidden="true">
      <TileFace seen={newTile(tile)} settings={settings} entropy={entropy} />
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
