/** What does not move: the lattice, planets, corners, fortresses, stones. */
import { BOARDS, STONE_DATA, STONES, type SiteId, VOID } from '@orrery/cosmos/client';
import { inner, PLANET_LETTERS, PLANET_SIGNS, TOWER_PATH } from '../icons.ts';
import { kindAt, labelOf, stackAt } from '../props.ts';
import { CORNER_R, PLANET_R, placeOf } from './geometry.ts';
import type { MapNow } from './now.ts';
import './sites.css';

export function Sites({ now }: { now: MapNow }) {
  const { lattice, props } = now;
  const { view } = props;
  const { circles, sites, edge, isPlanet } = BOARDS[view.board];
  return (
    <g class="sites" aria-hidden="true">
      <path class="lattice-links" d={lattice.links} />
      <path class="lattice-hexes" d={lattice.hexes} />
      {sites.map((site) => {
        const { x, y } = placeOf(lattice, site);
        const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
        if (circles.includes(site))
          return (
            <g key={site} transform={transform} class={dimOf(now, site)}>
              {isPlanet[site] ? <Planet now={now} site={site} /> : site === VOID && <Void />}
            </g>
          );
        return (
          <g key={site} transform={transform} class={`corner ${dimOf(now, site)}`}>
            {edge.includes(site) && <circle class="corner-edge" r={CORNER_R * 2.1} />}
            {!now.marks.has(site) && <circle class="corner-dot" r={CORNER_R} />}
          </g>
        );
      })}
    </g>
  );
}

/** While an invasion runs, all but its two sites stand back. */
export function dimOf({ scene }: MapNow, site: SiteId): string {
  if (!scene) return '';
  const { attacker, defender } = scene.invasion;
  return site === attacker.site || site === defender.site ? '' : 'aside';
}

function Planet({ now, site }: { now: MapNow; site: SiteId }) {
  const { view } = now.props;
  const kind = kindAt(view, site);
  if (!kind) return null;
  const taken = stackAt(view, site) !== undefined;
  return (
    <g class={`planet planet-${kind}`}>
      <circle class="planet-disc" r={PLANET_R} />
      <circle class="planet-inner" r={PLANET_R - 4.5} />
      {!taken && (
        <>
          <g
            class="planet-sign"
            transform="translate(-9 -15) scale(.75)"
            dangerouslySetInnerHTML={{ __html: inner(PLANET_SIGNS[kind]) }}
          />
          <text class="planet-letter" y="14">
            {PLANET_LETTERS[kind]}
          </text>
        </>
      )}
    </g>
  );
}

/** On the planet's ring, where neither its badge nor its fortress is: farther out a corner would seem to be called so. */
const PLANET_LABEL = { x: -20, y: 22 };

/** Over everything but the numbers: what a site is called. */
export function Labels({ now }: { now: MapNow }) {
  const { lattice, props } = now;
  const { circles, sites, isPlanet } = BOARDS[props.view.board];
  return (
    <g class="labels" aria-hidden="true">
      {sites.map((site) => {
        const { x, y } = placeOf(lattice, site);
        const label = labelOf(props.view, site);
        if (isPlanet[site])
          return (
            <text key={site} class={`planet-label ${dimOf(now, site)}`} x={x + PLANET_LABEL.x} y={y + PLANET_LABEL.y}>
              {label}
            </text>
          );
        const under = circles.includes(site) ? undefined : cornerLabel(now, site);
        return (
          under !== undefined && (
            <text key={site} class={`corner-label ${dimOf(now, site)}`} x={x} y={y + under}>
              {label}
            </text>
          )
        );
      })}
    </g>
  );
}

/** How far under its corner, if no stack stands there: within the ring that lights it, where a number may lie over it. */
function cornerLabel({ props, marks }: MapNow, site: SiteId): number | undefined {
  if (stackAt(props.view, site)) return undefined;
  return marks.has(site) ? 0 : CORNER_R + 13;
}

/** A dark swirl. */
function Void() {
  return (
    <g class="void">
      <circle r={PLANET_R - 2} />
      <path d="M0 0a4 4 0 0 1 7 3a8 8 0 0 1 -14 1a11 11 0 0 1 16 -13" />
    </g>
  );
}

/** Badges lie over the stacks. */
export function Badges({ now }: { now: MapNow }) {
  const { lattice, props } = now;
  const { view } = props;
  return (
    <g class="badges" aria-hidden="true">
      {view.stacks.map(({ site }) => {
        const kind = kindAt(view, site);
        if (!kind) return null;
        const { x, y } = placeOf(lattice, site);
        return (
          <g
            key={site}
            class={`planet-badge planet-${kind} ${dimOf(now, site)}`}
            transform={`translate(${x + 19} ${y + 18})`}
          >
            <circle r="8.5" />
            <text>{PLANET_LETTERS[kind]}</text>
          </g>
        );
      })}
      {view.fortresses.map((site) => {
        const { x, y } = placeOf(lattice, site);
        return (
          <g
            key={site}
            class={`fortress ${dimOf(now, site)}`}
            data-piece={`fortress ${site}`}
            transform={`translate(${x - 32} ${y - 32})`}
          >
            <circle cx="10" cy="11" r="12" />
            <path d={TOWER_PATH} transform="scale(.041)" />
          </g>
        );
      })}
      {view.stones.map((place, at) => {
        const stone = STONES[at];
        if (!stone || !('site' in place)) return null;
        const { x, y } = placeOf(lattice, place.site);
        return (
          <g key={stone} class="stone" transform={`translate(${x} ${y + 26})`}>
            <path d="M0 -9L8 0L0 9L-8 0Z" />
            <text>{STONE_DATA[stone].name.charAt(0)}</text>
          </g>
        );
      })}
    </g>
  );
}
