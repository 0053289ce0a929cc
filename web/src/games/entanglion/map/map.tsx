/** The map of three galaxies: planets, paths, gateways, both fleets, and everything that can be touched. */
import { PLANETS, type PlanetId } from '@orrery/entanglion/client';
import { useRef } from 'preact/hooks';
import { useSize } from '../../size.ts';
import { useStops } from '../../stops.ts';
import type { EntanglionProps } from '../props.ts';
import { useExplanationKeys } from '../physics/keys.ts';
import { useMute } from '../answers/mute.ts';
import { Flights, Hints, Route, RouteTags } from './flights.tsx';
import { Backdrop, Galaxies } from './backdrop.tsx';
import { useFleetMotion } from './motion.ts';
import { type MapNow, useMapNow } from './now.ts';
import { Chips, Gateways, Lines } from './paths.tsx';
import { Planets, Tags } from './planets.tsx';
import { Fleets, Ghosts } from './ships.tsx';
import './map.css';

export function Board(props: EntanglionProps) {
  const [svg, size] = useSize<SVGSVGElement>();
  const now = useMapNow(props, size);
  useExplanationKeys();
  useMute(props);
  return (
    <svg
      ref={svg}
      class={`entanglion-map${now.chart.small ? ' small' : ''}${now.legs.length + now.route.length > 0 ? ' lit' : ''}`}
      width="100%"
      height="100%"
      role="group"
      aria-label="Map of three galaxies"
    >
      {size.width > 0 && <Layers now={now} />}
    </svg>
  );
}

function Layers({ now }: { now: MapNow }) {
  const { chart } = now;
  const layer = useRef<SVGGElement>(null);
  const places = PLANETS.map((id) => ({ id, ...chart.places[id] }));
  const { group, onKeyDown, stop } = useStops(places, [wishOf(now), ...homesOf(now)]);
  useFleetMotion(group, layer, now);
  return (
    <g ref={group} onKeyDown={onKeyDown}>
      <Backdrop chart={chart} />
      <Lines now={now} />
      <Route now={now} />
      <Flights now={now} />
      <Galaxies chart={chart} />
      <Chips now={now} />
      <Gateways now={now} />
      <Planets now={now} stop={stop} />
      <Hints now={now} />
      <Fleets now={now} />
      <Ghosts now={now} />
      <RouteTags now={now} />
      <Tags now={now} />
      <g ref={layer} class="effects" aria-hidden="true" />
    </g>
  );
}

/** Where Tab comes in: at what the cursor points at, else where the own fleet is. */
function wishOf({ targets }: MapNow): PlanetId | undefined {
  for (const [planet, choices] of targets) if (choices.some(({ cursor }) => cursor)) return planet;
  return undefined;
}

function homesOf({ props: { view, viewer } }: MapNow): readonly PlanetId[] {
  return (typeof viewer === 'number' ? view.players[viewer]?.planets : undefined) ?? [];
}
