/** Ships out of sight, at the edge towards which they lie; a tap brings one into sight. */
import { type SeenShip, shipName } from '@orrery/entropy/client';
import { seatColour, seatShape } from '../../../parts/emblem.tsx';
import type { Point, Size } from '../../camera/math.ts';
import { hexPoint } from './geometry.ts';
import type { MapNow } from './now.ts';
import './edge-flags.css';

const HIGH = 22;
/** From the edge of the stage; what stands nearer than this is not seen well enough. */
const [GAP, SEEN] = [4, 12];

export function EdgeFlags({ now }: { now: MapNow }) {
  const { camera, pieces, plan } = now;
  const stage = camera.stage.value;
  if (!plan) return null;
  const hidden = pieces.view.ships.filter((ship) => !isSeen(camera.toStage(hexPoint(ship)), stage));
  return (
    <g class="edge-flags" aria-hidden="true">
      {hidden.map((ship) => (
        <Flag key={`${ship.seat} ${ship.nr}`} now={now} ship={ship} stage={stage} />
      ))}
    </g>
  );
}

const isSeen = ({ x, y }: Point, { width, height }: Size): boolean =>
  x > SEEN && y > SEEN && x < width - SEEN && y < height - SEEN;

function Flag({ now: { camera }, ship, stage }: { now: MapNow; ship: SeenShip; stage: Size }) {
  const { seat, nr, energy } = ship;
  const words = `${shipName(seat, nr)} ${Math.max(0, energy)}`;
  const wide = 26 + words.length * 6.6;
  const at = camera.toStage(hexPoint(ship));
  const x = Math.min(Math.max(at.x - wide / 2, GAP), stage.width - wide - GAP);
  const y = Math.min(Math.max(at.y - HIGH / 2, GAP), stage.height - HIGH - GAP);
  return (
    <g class="edge-flag" transform={`translate(${x} ${y})`} onClick={() => camera.reveal(hexPoint(ship))}>
      <rect class="edge-hit" x={-4} y={-11} width={wide + 8} height={HIGH + 22} />
      <rect width={wide} height={HIGH} rx="5" />
      <path d={seatShape(seat)} transform="translate(5 4) scale(.58)" style={{ fill: seatColour(seat) }} />
      <text x="22" y={HIGH / 2 + 0.5}>
        {words}
      </text>
    </g>
  );
}
