/** The token of an invasion: an arrow from one stack to the other; before it is declared, the one that the cursor means. */
import type { SiteId } from '@orrery/cosmos/client';
import { choicesOf } from '../props.ts';
import { curve, placeOf, PLANET_R } from './geometry.ts';
import type { MapNow } from './now.ts';

export function Arrow({ now }: { now: MapNow }) {
  const { scene, props } = now;
  if (scene) {
    const { attacker, defender } = scene.invasion;
    return (
      <>
        <Ring now={now} site={attacker.site} look="map-ring" />
        <Ring now={now} site={defender.site} look="map-ring attacked" />
        <Way now={now} from={attacker.site} to={defender.site} look="map-arrow" />
      </>
    );
  }
  const meant = choicesOf(props, 'invade').find(({ cursor }) => cursor);
  return meant ? <Way now={now} from={meant.action.from} to={meant.action.target} look="map-arrow meant" /> : null;
}

function Ring({ now, site, look }: { now: MapNow; site: SiteId; look: string }) {
  const { x, y } = placeOf(now.lattice, site);
  return <circle class={look} cx={x} cy={y} r={PLANET_R + 5} aria-hidden="true" />;
}

function Way({ now, from, to, look }: { now: MapNow; from: SiteId; to: SiteId; look: string }) {
  const goal = placeOf(now.lattice, to);
  const { path, angle } = curve(placeOf(now.lattice, from), goal, PLANET_R + 10);
  const end = path.slice(path.lastIndexOf(' ', path.lastIndexOf(' ') - 1) + 1);
  return (
    <g class={look} aria-hidden="true">
      <path d={path} />
      <path class="map-arrow-head" d="M9 0L-7 -9L-7 9Z" transform={`translate(${end}) rotate(${angle.toFixed(0)})`} />
    </g>
  );
}
