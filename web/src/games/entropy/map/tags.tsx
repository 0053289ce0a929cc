/** The digits of the choices, at the top right of what they mark, over everything else. */
import type { Point } from '../../camera/math.ts';
import { Pin } from '../../camera/view.tsx';
import { Tag } from '../../tag.tsx';
import { hexPoint, R } from './geometry.ts';
import type { MapNow } from './now.ts';
import { shipId } from './pieces.ts';
import { taggedHexes } from './targets.tsx';

export function Tags({ now }: { now: MapNow }) {
  const { pieces, marks } = now;
  const ships = [...marks.ships].flatMap(([nr, choice]) => {
    const ship = pieces.view.ships.find((one) => one.seat === pieces.view.viewer && one.nr === nr);
    const spot = ship && pieces.spots.get(shipId(ship));
    return spot ? [{ at: { x: spot.x + 24 * spot.scale, y: spot.y - 24 * spot.scale }, choice }] : [];
  });
  const hexes = taggedHexes(now).map(([hex, choice]) => ({ at: corner(hexPoint(hex)), choice }));
  return (
    <g class="map-tags" aria-hidden="true">
      {[...hexes, ...ships].map(({ at, choice }) => (
        <Pin key={choice.words} camera={now.camera} x={at.x} y={at.y}>
          <Tag digit={choice.digit} cursor={choice.cursor} />
        </Pin>
      ))}
    </g>
  );
}

const corner = ({ x, y }: Point): Point => ({ x: x + R * 0.5, y: y - R * 0.5 });
