/** What a portal gives, on a disc over the ship that stands on it or would end there: at the other side of its owner's sign. */
import { tileDataOf } from '@orrery/entropy/client';
import { Pin } from '../../camera/view.tsx';
import { isWorking, portalFacts } from '../scale.ts';
import { hexPoint, keyOf, R } from './geometry.ts';
import type { MapNow } from './now.ts';

export function Outputs({ now, covered }: { now: MapNow; covered: ReadonlySet<string> }) {
  const { view } = now.pieces;
  const portals = view.tiles.filter((tile) => covered.has(keyOf(tile)) && tileDataOf(tile.tile).kind === 'portal');
  return (
    <g class="outputs" aria-hidden="true">
      {portals.map((tile) => {
        const { x, y } = hexPoint(tile);
        return (
          <Pin
            key={keyOf(tile)}
            camera={now.camera}
            x={x - R * 0.5}
            y={y - R * 0.36}
            class={isWorking(view, tile.tile) ? 'output-sign' : 'output-sign stopped'}
          >
            <circle r="10.5" />
            <text>{portalFacts(view.settings, tile.tile).output}</text>
          </Pin>
        );
      })}
    </g>
  );
}
