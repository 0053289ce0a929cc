/** What the edge is called, on the part of each side that is in sight: never cut, and never behind a ship or a ghost. */
import { type Point, TW } from '@orrery/dogfight/client';
import { type Box, seenBox, type Size, toStage } from '../../camera/math.ts';
import { cellSpot, onChart } from './chart.ts';
import type { Now } from './now.ts';

/** What the words take along the edge, and across it. */
const LONG_PX = 150;
const HIGH_PX = 30;
/** Around a token: its number, its label. */
const TAG_PX = 26;
/** Where along what is in sight: in the middle if that is free. */
const PLACES = [0.5, 0.3, 0.7, 0.12, 0.88];

interface Edge {
  readonly turn: number;
  readonly dy: string;
  /** Which way it runs. */
  readonly along: 'x' | 'y';
  /** Where it lies across that. */
  readonly at: number;
}

const edgesOf = (side: number): readonly Edge[] => [
  { along: 'x', at: 0, turn: 0, dy: '-.55em' },
  { along: 'x', at: side, turn: 0, dy: '1.25em' },
  { along: 'y', at: side, turn: 90, dy: '-.55em' },
  { along: 'y', at: 0, turn: -90, dy: '-.55em' },
];

/** The camera's tools and its map: along the right side of a phone, else in the lower corner. */
function isUnderTools({ x, y }: Point, { width, height }: Size): boolean {
  const reach = LONG_PX / 2;
  return width < 600 ? x > width - 88 && y < 270 + reach : x > width - 200 - reach && y > height - 180 - reach;
}

function tokensOf({ view, ghosts }: Now): readonly Point[] {
  const { side } = view.settings;
  return [
    ...view.ships.flatMap(({ pose }) => (pose ? [onChart(pose, side)] : [])),
    ...ghosts.map(({ spot }) => spot),
    ...(view.cell ? [cellSpot(view.cell, side)] : []),
  ];
}

/** Where the words stand on an edge; nothing where they would be cut or covered. */
function placeOn(edge: Edge, side: number, seen: Box, unit: number, isFree: (spot: Point) => boolean) {
  const [start, extent] = edge.along === 'x' ? [seen.x, seen.width] : [seen.y, seen.height];
  const [low, high] = edge.along === 'x' ? [seen.y, seen.y + seen.height] : [seen.x, seen.x + seen.width];
  const rim = HIGH_PX * unit;
  if (edge.at < low + rim || edge.at > high - rim) return undefined;
  const half = (LONG_PX / 2) * unit;
  const [from, to] = [Math.max(0, start) + half, Math.min(side, start + extent) - half];
  if (from > to) return undefined;
  const spots = PLACES.map((part) => from + (to - from) * part).map((place) =>
    edge.along === 'x' ? { x: place, y: edge.at } : { x: edge.at, y: place },
  );
  return spots.find(isFree);
}

export function EdgeWords({ now }: { now: Now }) {
  const { camera, view } = now;
  const { side } = view.settings;
  const pose = camera.pose.value;
  const stage = camera.stage.value;
  const unit = camera.unit.value;
  const seen = seenBox(pose, stage);
  const tokens = tokensOf(now);
  const near = TW / 2 + TAG_PX * unit;
  return (
    <g aria-hidden="true">
      {edgesOf(side).map((edge) => {
        const [wide, high] = edge.along === 'x' ? ([LONG_PX / 2, HIGH_PX] as const) : ([HIGH_PX, LONG_PX / 2] as const);
        const isFree = (spot: Point) =>
          !isUnderTools(toStage(pose, stage, spot), stage) &&
          !tokens.some(
            ({ x, y }) => Math.abs(x - spot.x) < near + wide * unit && Math.abs(y - spot.y) < near + high * unit,
          );
        const spot = placeOn(edge, side, seen, unit, isFree);
        return (
          spot && (
            <text
              key={edge.turn + edge.dy}
              class="space-edge-words"
              data-explain="edge"
              transform={`translate(${Math.round(spot.x)} ${Math.round(spot.y)}) rotate(${edge.turn})`}
              dy={edge.dy}
            >
              EDGE OF THE BOARD
            </text>
          )
        );
      })}
    </g>
  );
}
