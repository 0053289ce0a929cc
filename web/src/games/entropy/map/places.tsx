/** The numbers of the hexes that can be chosen, at whatever zoom: the buttons name them. Over the tile that is shown in one. */
import { minus } from '../cards.ts';
import { hexPoint } from './geometry.ts';
import { placeOf } from './marks.ts';
import { type MapNow, tileInHand } from './now.ts';
import { PLACE_Y } from './tiles.tsx';

export function Places({ now }: { now: MapNow }) {
  const { marks, pieces, props } = now;
  const shows = tileInHand(props) !== undefined;
  return (
    <g class="lit-places" aria-hidden="true">
      {[...marks.hexes.values()].map((choice) => {
        const place = placeOf(choice);
        if (!place) return null;
        const { x, y } = hexPoint(place);
        const isTile = pieces.tileAt(place) !== undefined;
        const above = isTile || (shows && choice.cursor);
        return (
          <text
            key={`${place.q},${place.r}`}
            class={`lit-place${isTile ? ' on-tile' : ''}${choice.cursor ? ' cursor' : ''}`}
            x={x}
            y={y + (above ? PLACE_Y : 0)}
          >
            {minus(place.q)}, {minus(place.r)}
          </text>
        );
      })}
    </g>
  );
}
