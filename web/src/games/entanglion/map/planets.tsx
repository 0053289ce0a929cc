/** Planets: outline by galaxy, sign, name, what lies there; and what can be done there. */
import {
  amountOf,
  type Cargo,
  type Galaxy,
  isInner,
  kindsIn,
  PLANET_DATA,
  PLANETS,
  type PlanetId,
  POSITION_DATA,
  RESOURCE_DATA,
  type Resource,
  TOKEN_DATA,
  totalOf,
} from '@orrery/entanglion/client';
import { Tag } from '../../tag.tsx';
import type { Stop } from '../../stops.ts';
import { nameOf } from '../props.ts';
import { SKULL } from '../icons.ts';
import { explained } from '../physics/chosen.ts';
import { cargoWords, ResourceSign } from '../tokens.tsx';
import type { Chart } from './geometry.ts';
import type { MapNow } from './now.ts';
import { shipName } from './ship-shapes.ts';
import { PLANET_SIGNS } from './signs.ts';
import './planets.css';

/** Lucide's pickaxe (ISC), on a square of 24. */
const PICKAXE =
  'm14 13-8.381 8.38a1 1 0 0 1-3.001-3L11 9.999M15.973 4.027A13 13 0 0 0 5.902 2.373c-1.398.342-1.092 2.158.277 2.601a19.9 19.9 0 0 1 5.822 3.024M16.001 11.999a19.9 19.9 0 0 1 3.024 5.824c.444 1.369 2.26 1.676 2.603.278A13 13 0 0 0 20 8.069M18.352 3.352a1.205 1.205 0 0 0-1.704 0l-5.296 5.296a1.205 1.205 0 0 0 0 1.704l2.296 2.296a1.205 1.205 0 0 0 1.704 0l5.296-5.296a1.205 1.205 0 0 0 0-1.704z';

const STAR_POINTS = 12;
const STAR = Array.from({ length: 2 * STAR_POINTS }, (_, at) => {
  const angle = (at * Math.PI) / STAR_POINTS;
  const radius = at % 2 === 0 ? 1.04 : 0.88;
  return `${(Math.sin(angle) * radius).toFixed(3)} ${(-Math.cos(angle) * radius).toFixed(3)}`;
}).join('L');
const OUTLINES: Readonly<Record<Galaxy, string>> = {
  centarious: 'M0-1A1 1 0 1 0 0 1A1 1 0 1 0 0-1Z',
  superious: 'M0-1.2L1.2 0L0 1.2L-1.2 0Z',
  entanglion: `M${STAR}Z`,
};

/** Where the name stands, in radii, and from where it is written. */
type NamePlace = readonly [x: number, y: number, anchor: 'start' | 'middle' | 'end'];
const NAMES: Readonly<Record<PlanetId, NamePlace>> = {
  one: [1.35, 0.45, 'start'],
  zero: [1.3, -0.55, 'start'],
  plus: [-1.35, -0.75, 'end'],
  minus: [-1.5, -0.35, 'end'],
  omegaZero: [-0.4, -1.5, 'middle'],
  omegaOne: [0.4, -1.5, 'middle'],
  omegaTwo: [-0.3, 1.62, 'middle'],
  omegaThree: [0.3, 1.62, 'middle'],
  psiPlus: [1.25, -0.5, 'start'],
  psiMinus: [-1.25, -0.5, 'end'],
  phiPlus: [1.25, 0.55, 'start'],
  phiMinus: [-1.25, 0.55, 'end'],
};
/** The same where there is little room. */
const NAMES_SMALL: Partial<Record<PlanetId, NamePlace>> = {
  zero: [0.75, -1.25, 'start'],
  omegaZero: [-0.1, -1.5, 'middle'],
  omegaOne: [0.1, -1.5, 'middle'],
  omegaTwo: [-0.85, 1.62, 'start'],
};

/** Where what lies there is shown: the side of the planet. */
const PILLS: Readonly<Record<PlanetId, 'left' | 'right' | 'above' | 'below'>> = {
  one: 'left',
  zero: 'right',
  plus: 'below',
  minus: 'below',
  omegaZero: 'left',
  omegaOne: 'right',
  omegaTwo: 'left',
  omegaThree: 'right',
  psiPlus: 'below',
  psiMinus: 'below',
  phiPlus: 'above',
  phiMinus: 'above',
};

export function Planets({ now, stop }: { now: MapNow; stop: Stop }) {
  return (
    <g class="planets">
      {PLANETS.map((planet) => (
        <Planet key={planet} now={now} stop={stop} planet={planet} />
      ))}
    </g>
  );
}

function Planet({ now, stop, planet }: { now: MapNow; stop: Stop; planet: PlanetId }) {
  const { chart, targets, origins, props } = now;
  const { x, y } = chart.places[planet];
  const { galaxy, name } = PLANET_DATA[planet];
  const choices = targets.get(planet) ?? [];
  const cursor = choices.some((choice) => choice.cursor);
  const [dx, dy, anchor] = (chart.small ? NAMES_SMALL[planet] : undefined) ?? NAMES[planet];
  const state = `${choices.length > 0 ? ' legal' : ''}${cursor ? ' cursor' : ''}${origins.includes(planet) ? ' origin' : ''}`;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <g
        class={`planet ${galaxy}${state}`}
        {...stop(planet, () => now.onPointAt(planet))}
        data-planet={planet}
        data-explain={`planet ${planet}`}
        aria-label={planetWords(now, planet)}
        onClick={() => now.onPlanet(planet)}
        onPointerEnter={() => now.onPointAt(planet)}
      >
        <circle class="planet-reach" r={Math.max(22, chart.r * 1.3)} />
        <circle class="planet-mark" r={chart.r * (galaxy === 'superious' ? 1.42 : 1.26)} />
        <path class="planet-disc" d={OUTLINES[galaxy]} transform={`scale(${chart.r})`} />
      </g>
      <text class={`planet-sign ${galaxy}`} aria-hidden="true">
        {PLANET_SIGNS[planet]}
      </text>
      <text
        class="planet-name"
        x={dx * chart.r}
        y={dy * chart.r}
        text-anchor={anchor}
        data-explain={`planet ${planet}`}
        onClick={() => now.onExplain(planet)}
        aria-hidden="true"
      >
        {name}
      </text>
      {props.view.depot === planet && <DepotSign chart={chart} planet={planet} />}
      <Pill now={now} planet={planet} />
    </g>
  );
}

function DepotSign({ chart, planet }: { chart: Chart; planet: PlanetId }) {
  const [width, height] = chart.small ? [48, 17] : [64, 22];
  // On a phone under PLUS, where arc and ships leave room.
  const at = planet === 'plus' ? (chart.small ? [1.15, 1.85] : [1.75, 0.85]) : chart.small ? [-2.75, 1] : [-2.25, 0.8];
  return (
    <g
      class="depot"
      data-explain="depot"
      transform={`translate(${(at[0] ?? 0) * chart.r} ${(at[1] ?? 0) * chart.r})`}
      aria-hidden="true"
      onClick={() => (explained.value = { kind: 'depot' })}
    >
      <rect class="depot-reach" x={-width / 2} y={-20} width={width} height={40} />
      <rect class="depot-plate" x={-width / 2} y={-height / 2} width={width} height={height} rx="3.5" />
      <text>DEPOT</text>
    </g>
  );
}

interface Content {
  /** Of the planet itself. */
  readonly token: 'unknown' | 'barren' | 'mine' | 'outpost' | undefined;
  readonly outpost: string | undefined;
  readonly product: Resource | undefined;
  readonly orbit: Cargo;
}

function contentOf({ props: { view } }: MapNow, planet: PlanetId): Content {
  const orbit = view.orbit[planet];
  if (!isInner(planet)) return { token: undefined, outpost: undefined, product: undefined, orbit };
  const token = view.ring.find((seen) => seen.planet === planet)?.token;
  if (!token) return { token: 'unknown', outpost: undefined, product: undefined, orbit };
  const { product, outpost } = TOKEN_DATA[token];
  return { token: product ? 'mine' : outpost ? 'outpost' : 'barren', outpost, product, orbit };
}

interface Part {
  readonly width: number;
  readonly key: string;
  readonly sign: (x: number) => preact.JSX.Element;
}

/** What a pill says, part by part from the left. */
function partsOf({ token, outpost, product, orbit }: Content, small: boolean): readonly Part[] {
  const size = small ? 12 : 15;
  const kinds = kindsIn(orbit);
  const shown = product && !kinds.includes(product) ? [product, ...kinds] : [...kinds];
  const ordered = product ? [product, ...shown.filter((kind) => kind !== product)] : shown;
  const glyph = (key: string, path: string): Part => ({
    key,
    width: size + 3,
    sign: (x) => <path class="pill-icon" d={path} transform={`translate(${x} ${-size / 2}) scale(${size / 512})`} />,
  });
  const words = (key: string, text: string, width: number): Part => ({
    key,
    width,
    sign: (x) => (
      <text class="pill-words" x={x}>
        {text}
      </text>
    ),
  });
  const parts: Part[] = [];
  if (token === 'mine' && !small)
    parts.push({
      key: 'pick',
      width: size + 2,
      sign: (x) => (
        <path class="pill-line" d={PICKAXE} transform={`translate(${x - 1} ${-size / 2}) scale(${size / 24})`} />
      ),
    });
  if (token === 'outpost') {
    parts.push(glyph('skull', SKULL));
    parts.push(words('letter', outpost ?? '', small ? 8 : 10));
  }
  for (const kind of ordered) {
    parts.push({
      key: kind,
      width: size + 2,
      sign: (x) => (
        <g transform={`translate(${x + size / 2 - 1} 0)`}>
          <ResourceSign resource={kind} scale={size / 20} />
        </g>
      ),
    });
    const count = String(amountOf(orbit, kind));
    const text = kind === product ? `${RESOURCE_DATA[kind].short} ×${count}` : count;
    parts.push(words(`${kind} count`, text, text.length * (small ? 5.6 : 6.8) + 3));
  }
  return parts;
}

const isSideways = (planet: PlanetId): boolean => planet.startsWith('psi') || planet.startsWith('phi');

function Pill({ now, planet }: { now: MapNow; planet: PlanetId }) {
  const { chart } = now;
  const content = contentOf(now, planet);
  const side = chart.tight && isSideways(planet) ? 'inside' : PILLS[planet];
  const round = chart.small ? 8.5 : 11;
  const far = chart.r + (chart.small ? 2 : 3);
  if (content.token === undefined && totalOf(content.orbit) === 0) return null;
  const parts = partsOf(content, chart.small);
  if (parts.length === 0) {
    const inwards = chart.places[planet].x < chart.centre.x ? 1 : -1;
    const up = planet.startsWith('psi') ? 1 : -1;
    const at = {
      left: [-far - round * 0.6, 0],
      right: [far + round * 0.6, 0],
      above: [0, -far - round * 0.7],
      below: [0, far + round * 0.7],
      inside: [inwards * (far + round * 0.4), up * chart.r * 0.72],
    }[side];
    return (
      <g
        class={`pill ${content.token}`}
        transform={`translate(${at[0]} ${at[1]})`}
        data-piece={`token ${planet}`}
        data-explain={`planet ${planet}`}
        aria-hidden="true"
      >
        <circle r={round} />
        {content.token === 'unknown' ? (
          <text class="pill-words">?</text>
        ) : (
          <circle class="pill-hollow" r={round * 0.45} />
        )}
      </g>
    );
  }
  const width = parts.reduce((sum, part) => sum + part.width, 0) + (chart.small ? 10 : 14);
  const height = round * 2;
  // Above and below it reaches outwards: inside stand name and ships.
  const outwards = chart.places[planet].x < chart.centre.x ? chart.r - width : -chart.r;
  const isLeft = chart.places[planet].x < chart.centre.x;
  const inside = isLeft ? chart.r * 0.72 : -chart.r * 0.72 - width;
  const x = {
    left: -far - width + round * 0.7,
    right: far - round * 0.7,
    above: outwards,
    below: outwards,
    inside,
  }[side];
  const y = {
    left: chart.r * 0.35,
    right: chart.r * 0.35,
    above: -far - round,
    below: far + round,
    inside: (planet.startsWith('psi') ? 1 : -1) * chart.r * 0.72,
  }[side];
  let from = x + (chart.small ? 5 : 7);
  return (
    <g
      class={`pill ${content.token ?? 'loose'}`}
      transform={`translate(0 ${y})`}
      data-piece={`token ${planet}`}
      data-explain={`planet ${planet}`}
      aria-hidden="true"
    >
      <rect x={x} y={-height / 2} width={width} height={height} rx={round} />
      {parts.map((part) => {
        const at = from;
        from += part.width;
        return <g key={part.key}>{part.sign(at)}</g>;
      })}
    </g>
  );
}

/** Where the number of a choice, or of a planned card, stands, in radii: beside name, token, gateway and ships. */
export const TAGS: Readonly<Record<PlanetId, readonly [x: number, y: number]>> = {
  one: [-1, 0.4],
  zero: [0.9, 0.8],
  plus: [1.2, 0],
  minus: [0.15, 1.3],
  omegaZero: [0.98, -0.5],
  omegaOne: [-0.98, -0.5],
  omegaTwo: [0.98, 0.5],
  omegaThree: [-0.98, 0.5],
  psiPlus: [-0.95, -0.5],
  psiMinus: [0.95, -0.5],
  phiPlus: [-0.9, -0.6],
  phiMinus: [0.9, -0.6],
};
/** A range is wider. */
const RANGE_ASIDE = 1.35;

/** The numbers of the choices at a planet, or their range. */
export function Tags({ now }: { now: MapNow }) {
  const { chart, targets, ghosts } = now;
  // A flight has its number on its ghost.
  const tagged = [...targets].filter(([, choices]) => !choices.every(({ action }) => action.kind === 'move'));
  return (
    <g class="planet-tags" aria-hidden="true">
      {ghosts.length === 0 &&
        tagged.map(([planet, choices]) => {
          const { x, y } = chart.places[planet];
          const digits = choices.flatMap(({ digit }) => (digit === undefined ? [] : [digit]));
          const cursor = choices.some((choice) => choice.cursor);
          const [dx, dy] = TAGS[planet];
          const aside = dx * (digits.length > 1 ? RANGE_ASIDE : 1);
          const at = `translate(${x + chart.r * aside} ${y + chart.r * dy})`;
          const [low, high] = [Math.min(...digits), Math.max(...digits)];
          if (digits.length === 0) return null;
          return (
            <g key={planet} transform={at}>
              {digits.length === 1 ? (
                <Tag digit={low} cursor={cursor} r={chart.small ? 9 : 11} />
              ) : (
                <Range words={`${low} – ${high}`} cursor={cursor} />
              )}
            </g>
          );
        })}
    </g>
  );
}

function Range({ words, cursor }: { words: string; cursor: boolean }) {
  return (
    <g class={cursor ? 'range-tag cursor' : 'range-tag'}>
      <rect x="-19" y="-11" width="38" height="22" rx="11" />
      <text>{words}</text>
    </g>
  );
}

/** Kind, place, state, and what a click would do. */
function planetWords(now: MapNow, planet: PlanetId): string {
  const { props, targets } = now;
  const { token, outpost, product, orbit } = contentOf(now, planet);
  const { name, galaxy } = PLANET_DATA[planet];
  const kind =
    token === 'unknown'
      ? 'undiscovered'
      : token === 'barren'
        ? 'barren'
        : product
          ? `${RESOURCE_DATA[product].name} mine`
          : outpost
            ? `pirate outpost ${outpost}`
            : '';
  const ships = props.view.players.flatMap(({ position }, seat) => {
    const data = POSITION_DATA[position];
    if (data.joint === planet) return [`the fleet of ${nameOf(props, seat)}`];
    return (['red', 'blue'] as const).filter((color) => data[color] === planet).map((color) => shipName(seat, color));
  });
  const choices = targets.get(planet) ?? [];
  return [
    `${name} in ${galaxy}`,
    ...(props.view.depot === planet ? ['the Quantum Depot'] : []),
    ...(kind ? [kind] : []),
    ...(totalOf(orbit) > 0 ? [`${cargoWords(orbit)} in orbit`] : []),
    ...(ships.length > 0 ? [`here: ${ships.join(', ')}`] : []),
    choices.length > 0
      ? choices.map(({ words, digit }) => (digit === undefined ? words : `choice ${digit}: ${words}`)).join(', ')
      : 'Enter explains its physics',
  ].join(', ');
}
