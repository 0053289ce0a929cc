/** Ships as arrowheads along their facing, with name, energy and titanium; a ring warns of the last energy. */
import { type SeenShip, shipName } from '@orrery/entropy/client';
import { seatColour } from '../../../parts/emblem.tsx';
import { Pin } from '../../camera/view.tsx';
import { cardIn } from '../film/cell.ts';
import { angleOf, type Berth, hexPath, hexPoint, R } from './geometry.ts';
import type { MapNow } from './now.ts';
import { shipId } from './pieces.ts';
import { BOLT, INGOT } from './tiles.tsx';
import './ships.css';

/** An arrowhead that points east: one long point, and blunt corners that nobody takes for another one. */
export const HULL = 'M33 0L-11 18.5Q-18 20 -17 12L-13 0L-17 -12Q-18 -20 -11 -18.5Z';
/** The tip of it, in another colour. */
const NOSE = 'M33 0L18 -6.3V6.3Z';
/** One laser ends a ship with no more energy than this. */
export const LAST_ENERGY = 1;

export function Ships({ now }: { now: MapNow }) {
  const { pieces } = now;
  return (
    <g class="ships">
      {pieces.view.ships.map((ship) => {
        const spot = pieces.spots.get(shipId(ship));
        return spot && <Ship key={shipId(ship)} now={now} ship={ship} spot={spot} />;
      })}
    </g>
  );
}

function stateOf({ marks, plan, threats, props, pieces }: MapNow, { seat, nr }: SeenShip): string {
  const own = seat === pieces.view.viewer;
  const choice = own ? marks.ships.get(nr) : undefined;
  const inHand = own && plan?.ship === nr;
  const live = choice || (own && plan);
  // An ignored card is seen being played too.
  const acting = props.cell && (cardIn(props.cell) ?? pieces.view.playing);
  const acts = acting?.seat === seat && acting.nr === nr;
  const threatens = threats.some(({ by }) => by.seat === seat && by.nr === nr);
  return `${threatens ? ' threatens' : ''}${live ? ' live' : ''}${choice?.cursor ? ' cursor' : ''}${inHand || acts ? ' in-hand' : ''}`;
}

/** Where too many share a tile to be named on the hull, their badges name them. */
const isCrowded = ({ pieces }: MapNow, ship: SeenShip): boolean => pieces.shipsAt(ship).length > 2;

const isAlone = ({ pieces }: MapNow, ship: SeenShip): boolean => pieces.shipsAt(ship).length === 1;
/** Around a ship in hand that has its tile to itself. */
const HEX = hexPath(R * 0.95);

function Ship({ now, ship, spot }: { now: MapNow; ship: SeenShip; spot: Berth }) {
  const { seat, nr, facing, energy } = ship;
  const state = stateOf(now, ship);
  const own = seat === now.pieces.view.viewer;
  return (
    <g
      class={`ship${state}${energy <= LAST_ENERGY ? ' spent' : ''}`}
      data-piece={shipId(ship)}
      data-clear=""
      data-own-ship={own ? nr : undefined}
      data-explain={`ship ${shipName(seat, nr)}`}
      transform={`translate(${spot.x} ${spot.y})`}
      style={{ '--seat': seatColour(seat) }}
      aria-hidden="true"
      onClick={() => now.onHex(ship, nr)}
    >
      <g class="piece-move">
        {state.includes('in-hand') &&
          (isAlone(now, ship) ? <path class="ship-hand" d={HEX} /> : <circle class="ship-hand" r={33 * spot.scale} />)}
        {state.includes('live') && <circle class="ship-light" r={33 * spot.scale} />}
        {energy <= LAST_ENERGY && <circle class="ship-warning" r={28 * spot.scale} />}
        <g class="piece-turn">
          <g transform={`rotate(${angleOf(facing)}) scale(${spot.scale})`}>
            <path class="ship-hull" d={HULL} />
            <path class="ship-nose" d={NOSE} />
          </g>
        </g>
        {!isCrowded(now, ship) && <text class="ship-name">{shipName(seat, nr)}</text>}
        <Badge now={now} ship={ship} spot={spot} />
      </g>
    </g>
  );
}

/** The width of digits and letters in a badge. */
const DIGIT = 6.5;

/** Below the ship, at the same size however near the map is; ships that share a tile have theirs under each other. */
function Badge({ now, ship, spot }: { now: MapNow; ship: SeenShip; spot: Berth }) {
  const group = now.pieces.shipsAt(ship);
  const shared = group.length > 1;
  const middle = hexPoint(ship);
  const at = shared ? { x: middle.x - spot.x, y: middle.y - spot.y + 33 } : { x: 0, y: 29 * spot.scale };
  const row = group.indexOf(ship);
  return (
    <Pin camera={now.camera} x={at.x} y={at.y} class="ship-badge">
      {now.tiny ? <BriefBadge ship={ship} row={row} /> : <FullBadge ship={ship} row={row} named={shared} />}
    </Pin>
  );
}

function FullBadge({ ship, row, named }: { ship: SeenShip; row: number; named: boolean }) {
  const { titanium } = ship;
  const energy = Math.max(0, ship.energy);
  const name = named ? shipName(ship.seat, ship.nr) : '';
  const start = named ? name.length * 7 + 4 : 0;
  const width = start + 19 + DIGIT * String(energy).length + (titanium > 0 ? 16 + DIGIT * String(titanium).length : 0);
  return (
    <g transform={`translate(${-width / 2} ${row * 17})`}>
      <rect y="-4" width={width} height="16" rx="8" />
      {named && (
        <text class="badge-name" x="6" y="4.4">
          {name}
        </text>
      )}
      <path class="badge-bolt" d={BOLT} transform={`translate(${start + 9} 4) scale(.36)`} />
      <text x={start + 14} y="4.4">
        {energy}
      </text>
      {titanium > 0 && (
        <>
          <path
            class="badge-ingot"
            d={INGOT}
            transform={`translate(${width - 12 - DIGIT * String(titanium).length} 4) scale(.8)`}
          />
          <text class="badge-end" x={width - 5} y="4.4">
            {titanium}
          </text>
        </>
      )}
    </g>
  );
}

/** From afar: the energy, and a sign for whatever titanium there is. */
function BriefBadge({ ship, row }: { ship: SeenShip; row: number }) {
  const energy = String(Math.max(0, ship.energy));
  const cargo = ship.titanium > 0 ? 9 : 0;
  const width = 9 + 6 * energy.length + cargo;
  return (
    <g class="brief" transform={`translate(${-width / 2} ${row * 14 - 3})`}>
      <rect y="-1" width={width} height="13" rx="6.5" />
      <text x="4.5" y="5.8">
        {energy}
      </text>
      {cargo > 0 && <path class="badge-ingot" d={INGOT} transform={`translate(${width - 8.5} 5.5) scale(.65)`} />}
    </g>
  );
}
