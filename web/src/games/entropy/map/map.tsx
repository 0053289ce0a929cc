/** The map: hexes under a camera, everything that stands on them, and everything that can be touched. */
import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useMedia } from '../../../parts/use-media.ts';
import { CameraView } from '../../camera/view.tsx';
import { PHONE } from '../media.ts';
import type { EntropyProps } from '../props.ts';
import { BeatSigns } from './beat-signs.tsx';
import { EdgeFlags } from './edge-flags.tsx';
import { Ghosts } from './ghosts.tsx';
import { hexPath, hexPoint, keyOf, R } from './geometry.ts';
import { useMapMotion } from './motion.ts';
import { useFirstPlace } from './first-place.ts';
import { type MapNow, useMapNow } from './now.ts';
import { Outputs } from './outputs.tsx';
import { Places } from './places.tsx';
import { Ships } from './ships.tsx';
import { Tags } from './tags.tsx';
import { Preview, Targets } from './targets.tsx';
import { Threats } from './threats.tsx';
import { Tiles } from './tiles.tsx';
import { Tokens } from './tokens.tsx';
import { Wheel } from './wheel.tsx';
import './map.css';

/** A hex smaller than this in pixels is seen from afar. */
const FAR = 30;
/** One that is smaller has no room for its numbers. */
const PLACELESS = 31;

export function Board(props: EntropyProps) {
  const now = useMapNow(props);
  const { camera, pieces } = now;
  const { view } = pieces;
  const world = useRef<SVGGElement>(null);
  const layer = useRef<SVGGElement>(null);
  useMapMotion(world, layer, now);
  useFirstPlace(props);
  const covered = coveredHexes(now);
  // Read below: bound as an attribute it would stay as it was once only the camera’s view is drawn anew.
  const distance = useComputed(() => {
    const radius = R / camera.unit.value;
    return `entropy-map${radius < FAR ? ' far' : ''}${radius < PLACELESS ? ' placeless' : ''}`;
  });
  return (
    <CameraView
      camera={camera}
      label="Map of the universe"
      class={`entropy map-${now.mapCorner}`}
      still={useMedia(PHONE) && <EdgeFlags now={now} />}
      map={() => <SmallMap now={now} />}
    >
      <g ref={world} class={distance.value}>
        <Tiles view={view} occupied={covered} />
        <Targets now={now} />
        <Threats now={now} />
        <Preview now={now} />
        <Places now={now} />
        <Ghosts now={now} />
        <Tokens now={now} />
        <Ships now={now} />
        <Outputs now={now} covered={covered} />
        <BeatSigns now={now} />
        <Tags now={now} />
        <Wheel now={now} />
        <g ref={layer} class="effects" aria-hidden="true" />
      </g>
    </CameraView>
  );
}

/** Where a ship stands, or the end of a planned way is drawn: what is written there moves out of its way. */
function coveredHexes({ pieces: { view }, plan }: MapNow): ReadonlySet<string> {
  const ends = [...(plan?.sights.values() ?? [])].filter(({ lost }) => lost === null);
  return new Set([...view.ships.map(keyOf), ...ends.map(({ at }) => keyOf(at))]);
}

const TINY = hexPath(R * 0.9);

function SmallMap({ now }: { now: MapNow }) {
  const { view } = now.pieces;
  return (
    <g class="small-map">
      {view.tiles.map((tile) => {
        const { x, y } = hexPoint(tile);
        return <path key={keyOf(tile)} d={TINY} transform={`translate(${x} ${y})`} />;
      })}
      {view.ships.map((ship) => {
        const { x, y } = hexPoint(ship);
        return (
          <circle
            key={`${ship.seat} ${ship.nr}`}
            cx={x}
            cy={y}
            r={R * 0.55}
            style={{ fill: `var(--seat-${ship.seat + 1})` }}
          />
        );
      })}
    </g>
  );
}
