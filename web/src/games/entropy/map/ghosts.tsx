/** Where the plan would take the own ships if nothing interferes: a dotted way, and the ship at its end. */
import { type Foresight, type Hex, sameHex, type SeenShip } from '@orrery/entropy/client';
import { seatColour } from '../../../parts/emblem.tsx';
import { Pin } from '../../camera/view.tsx';
import { ownShips } from '../plan/draft.ts';
import { ramsOf } from '../plan/rams.ts';
import { angleOf, hexPoint } from './geometry.ts';
import type { MapNow } from './now.ts';
import { shipId } from './pieces.ts';
import { HULL } from './ships.tsx';
import './ghosts.css';

export function Ghosts({ now }: { now: MapNow }) {
  const { plan } = now;
  if (!plan) return null;
  // The ship in hand last, so that its way lies on top.
  const ships = ownShips(plan.view).toSorted((a, b) => Number(a.nr === plan.ship) - Number(b.nr === plan.ship));
  return (
    <g class="ghosts" aria-hidden="true">
      {ships.map((ship) => {
        const sight = plan.sights.get(ship.nr);
        return sight && <Ghost key={ship.nr} now={now} ship={ship} sight={sight} inHand={ship.nr === plan.ship} />;
      })}
    </g>
  );
}

interface GhostProps {
  readonly now: MapNow;
  readonly ship: SeenShip;
  readonly sight: Foresight;
  readonly inHand: boolean;
}

const wayOf = ({ cards }: Foresight): readonly Hex[] => cards.flatMap(({ path }) => path);

function Ghost({ now, ship, sight, inHand }: GhostProps) {
  const start = now.pieces.spots.get(shipId(ship)) ?? hexPoint(ship);
  const way = wayOf(sight);
  const end = way.at(-1) ?? ship;
  const { x, y } = way.length > 0 ? hexPoint(end) : start;
  const stays = way.length === 0 && sight.facing === ship.facing;
  const points = [start, ...way.map(hexPoint)].map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`);
  return (
    <g class={inHand ? 'ghost in-hand' : 'ghost'} style={{ '--seat': seatColour(ship.seat) }}>
      {way.length > 0 && <path class="ghost-way" d={`M${points.join('L')}`} />}
      {sight.lost === null && !stays && (
        <path
          class="ghost-hull"
          d={HULL}
          transform={`translate(${x} ${y}) rotate(${angleOf(sight.facing)})`}
          data-clear=""
        />
      )}
      <Notes now={now} sight={sight} ship={ship} />
    </g>
  );
}

/** The last hex of a way that is no void: what is written there can be seen. */
const lastTile = ({ pieces }: MapNow, way: readonly [Hex, ...Hex[]]): Hex =>
  way.findLast((hex) => pieces.tileAt(hex)) ?? way[0];

/** What happens on the way: battles, titanium sent, and where the ship would be lost. */
function Notes({ now, sight, ship }: Omit<GhostProps, 'inHand'>) {
  const sends = sight.cards.filter(({ sent }) => sent > 0);
  const places = [
    ...ramsOf(now.pieces.view, sight).map(({ at, whom, loss, lost }) => ({
      at,
      words: lost || loss === 0 ? `rams ${whom}` : `rams ${whom}, −${loss}`,
      danger: true,
    })),
    ...sends.map(({ at, sent }) => ({ at, words: `send ${sent}`, danger: false })),
  ];
  return (
    <>
      {places.map(({ at, words, danger }, n) => (
        <Note
          key={n}
          now={now}
          at={at}
          words={words}
          danger={danger}
          row={places.slice(0, n).filter((one) => sameHex(one.at, at)).length}
        />
      ))}
      {sight.lost !== null && <Note now={now} at={lastTile(now, [ship, ...wayOf(sight)])} words="lost" danger />}
    </>
  );
}

interface NoteProps {
  readonly now: MapNow;
  readonly at: Hex;
  readonly words: string;
  readonly row?: number;
  readonly danger?: boolean;
}

function Note({ now, at, words, row = 0, danger }: NoteProps) {
  const { x, y } = hexPoint(at);
  const width = 14 + words.length * 6.3;
  // Below what the ships that stand there have aboard.
  const top = row * 20 + now.pieces.shipsAt(at).length * 18;
  return (
    <Pin camera={now.camera} x={x} y={y + 34} class={danger ? 'ghost-note danger' : 'ghost-note'}>
      <rect x={-width / 2} y={top - 9} width={width} height="18" rx="9" />
      <text y={top + 0.5}>{words}</text>
    </Pin>
  );
}
