/** Ships out of sight, at the edge towards which they lie; a tap brings one into sight. */
import { type SeenShip, shipName } from '@orrery/entropy/client';
import { seatColour, seatShape } from '../../../parts/emblem.tsx';
import type { Box, Point, Size } from '../../camera/math.ts';
import type { MapCorner } from './focus.ts';
import { hexPoint } from './geometry.ts';
import type { MapNow } from './now.ts';
import './edge-flags.css';

const HIGH = 22;
/** From the edge of the stage; what stands nearer than this is not seen well enough. */
const [GAP, SEEN] = [4, 12];
/** What the corners of the camera take at the right: its buttons above, its map below. */
const TOOLS = { width: 52, height: 100 };
const MAP = { width: 108, height: 124 };

interface Flag extends Box {
  readonly ship: SeenShip;
  readonly words: string;
}

export function EdgeFlags({ now }: { now: MapNow }) {
  const { camera, pieces, plan } = now;
  const stage = camera.stage.value;
  if (!plan) return null;
  const hidden = pieces.view.ships.filter((ship) => !isSeen(camera.toStage(hexPoint(ship)), stage));
  return (
    <g class="edge-flags" aria-hidden="true">
      {flagsOf(hidden, (ship) => camera.toStage(hexPoint(ship)), stage, now.mapCorner).map((flag) => (
        <g
          key={flag.words}
          class="edge-flag"
          transform={`translate(${flag.x} ${flag.y})`}
          onClick={() => camera.reveal(hexPoint(flag.ship))}
        >
          <rect class="edge-hit" x={-4} y={-11} width={flag.width + 8} height={HIGH + 22} />
          <rect width={flag.width} height={HIGH} rx="5" />
          <path
            d={seatShape(flag.ship.seat)}
            transform="translate(5 4) scale(.58)"
            style={{ fill: seatColour(flag.ship.seat) }}
          />
          <text x="22" y={HIGH / 2 + 0.5}>
            {flag.words}
          </text>
        </g>
      ))}
    </g>
  );
}

const isSeen = ({ x, y }: Point, { width, height }: Size): boolean =>
  x > SEEN && y > SEEN && x < width - SEEN && y < height - SEEN;

/** As near to their ships as the stage, its corners and each other allow. */
export function flagsOf(
  ships: readonly SeenShip[],
  spotOf: (ship: SeenShip) => Point,
  stage: Size,
  mapCorner: MapCorner = 'right',
): readonly Flag[] {
  const flags: Flag[] = [];
  for (const ship of ships) {
    const words = `${shipName(ship.seat, ship.nr)} ${Math.max(0, ship.energy)}`;
    const width = 26 + words.length * 6.6;
    const spot = spotOf(ship);
    let y = Math.min(Math.max(spot.y - HIGH / 2, GAP), stage.height - HIGH - GAP);
    const isLow = y > stage.height - MAP.height;
    const left = isLow && mapCorner === 'left' ? MAP.width : 0;
    const right = y < TOOLS.height ? TOOLS.width : isLow && mapCorner === 'right' ? MAP.width : 0;
    const x = Math.min(Math.max(spot.x - width / 2, GAP + left), stage.width - width - GAP - right);
    const step = y > stage.height / 2 ? -HIGH - 2 : HIGH + 2;
    while (flags.some((other) => x < other.x + other.width && other.x < x + width && Math.abs(other.y - y) < HIGH))
      y += step;
    flags.push({ ship, words, x, y, width, height: HIGH });
  }
  return flags;
}
