/** The ships on the board: tokens that can be looked at, chosen and shot at, with their labels. */
import { type Point, type SeenShip, TW } from '@orrery/dogfight/client';
import { Pin } from '../../camera/view.tsx';
import { directionOf, onChart } from '../space/chart.ts';
import { choiceAt } from '../space/intent.ts';
import { Label, type LabelLine, SeatSign } from './label.tsx';
import { type Level, useLevel } from '../space/level.ts';
import type { Now } from '../space/now.ts';
import { shipWords } from '../names.ts';
import { octagon } from '../space/paths.ts';
import { choiceWords } from '../space/pointing.ts';
import { isTouch } from '../../touch.ts';
import type { Choice } from '../props.ts';
import type { Stop } from '../../stops.ts';
import { Tag } from '../../tag.tsx';
import { RIM, Token } from './token.tsx';
import './ships.css';

/** A finger can hit it. */
const HIT_PX = 22;
const RING = octagon(1.28);
const FOCUS = octagon(1.45);

interface ShipsProps {
  readonly now: Now;
  readonly stop: Stop;
  /** By ship: what its label adds. */
  readonly notes: ReadonlyMap<string, readonly LabelLine[]>;
}

export function Ships({ now, stop, notes }: ShipsProps) {
  const { view, active } = now;
  const level = useLevel(now.camera);
  // What acts lies on top, so that its neighbours do not cover it.
  const ships = view.ships
    .filter(({ pose }) => pose !== null)
    .toSorted((a, b) => Number(a.id === active?.id) - Number(b.id === active?.id));
  return (
    <g>
      {ships.map((ship) => (
        <Ship key={ship.id} now={now} stop={stop} ship={ship} level={level} notes={notes.get(ship.id) ?? []} />
      ))}
    </g>
  );
}

interface ShipProps {
  readonly now: Now;
  readonly stop: Stop;
  readonly ship: SeenShip;
  readonly level: Level;
  readonly notes: readonly LabelLine[];
}

function Ship({ now, stop, ship, level, notes }: ShipProps) {
  const { view, camera, choices } = now;
  if (!ship.pose) return null;
  const choice = choiceAt(ship.id, choices);
  const { x, y } = onChart(ship.pose, view.settings.side);
  const words = shipWords(view, ship);
  return (
    <g
      class={`ship${choice ? ' lit' : ''}${choice?.cursor ? ' cursor' : ''}`}
      data-piece={ship.id}
      data-explain={`ship ${ship.id}`}
      transform={`translate(${x} ${y})`}
    >
      {/* The label answers too: it says what a click would do. */}
      <g class="ship-moving" onClick={(event) => now.onSpot({ kind: 'ship', id: ship.id }, isTouch(event))}>
        <g
          {...stop(`ship ${ship.id}`, (element) => {
            if (choice) now.onPoint(choice.action);
            // A click takes the focus as well, but a mouse looks for itself.
            if (element.matches(':focus-visible')) now.onLook(ship.id);
          })}
          class="ship-button"
          aria-label={choice ? `${words}; ${choiceWords(choice)}` : words}
          onPointerLeave={(event) => event.pointerType === 'mouse' && now.onLook(undefined)}
          onPointerMove={(event) => {
            if (event.pointerType !== 'mouse') return;
            now.onLook(ship.id);
            if (choice) now.onPoint(choice.action);
          }}
          onBlur={() => now.onLook(undefined)}
        >
          <Pin camera={camera} x={0} y={0}>
            <circle class="ship-hit" r={HIT_PX} />
          </Pin>
          {level !== 'far' && (
            <Token seat={ship.pilot} heading={ship.pose.h} altitude={ship.altitude} settings={view.settings} />
          )}
          <path class="ship-ring" d={RING} />
          {ship.id === now.active?.id && <path class="ship-acting" d={RING} />}
          <path class="ship-focus" d={FOCUS} />
        </g>
        <ShipNotes now={now} ship={ship} level={level} notes={notes} choice={choice} />
      </g>
    </g>
  );
}

/** From far away, in place of the token: the seat's sign with a nose. */
function FarSign({ seat, heading }: { seat: number; heading: number }) {
  const { x, y } = directionOf(heading);
  return (
    <>
      <path class="ship-nose" d={`M${x * 10} ${y * 10}L${x * 16} ${y * 16}`} />
      <SeatSign seat={seat} size={19} />
    </>
  );
}

/** Whether the label of what stands at a spot is better above it: another ship or a ghost is close below, none above. */
function isBetterAbove(spot: Point, others: readonly Point[]): boolean {
  const beside = others.filter(({ x }) => Math.abs(x - spot.x) < 1.7 * TW);
  const isNear = (down: number) => down > 0 && down < 2.4 * TW;
  return beside.some(({ y }) => isNear(y - spot.y)) && !beside.some(({ y }) => isNear(spot.y - y));
}

function othersOf({ view, ghosts }: Now, { id }: SeenShip): Point[] {
  const ships = view.ships.flatMap((other) =>
    other.pose && other.id !== id ? [onChart(other.pose, view.settings.side)] : [],
  );
  return [...ships, ...ghosts.map(({ spot }) => spot)];
}

/** What is to be read beside the token; its name says the same. */
function ShipNotes({ now, ship, level, notes, choice }: Omit<ShipProps, 'stop'> & { choice: Choice | undefined }) {
  const { camera, view, ghosts, active } = now;
  const isMoving = ghosts.length > 0 && ship.id === active?.id;
  const done = view.stage === 'attackStage' ? ship.acted : view.stage === 'moveStage' && ship.moved;
  const spot = ship.pose && onChart(ship.pose, view.settings.side);
  const above = spot !== null && (now.isLow(spot) || isBetterAbove(spot, othersOf(now, ship)));
  const off = ship.id === active?.id || choice ? 4000 : 3100;
  return (
    <g class="ship-notes" aria-hidden="true">
      {level === 'far' && ship.pose && (
        <Pin camera={camera} x={0} y={0}>
          <FarSign seat={ship.pilot} heading={ship.pose.h} />
        </Pin>
      )}
      {(level !== 'far' || notes.length > 0) && (
        <Pin camera={camera} x={0} y={above ? -off : off + RIM * ship.altitude}>
          <Label ship={ship} level={level} lines={notes} done={done} brief={isMoving} above={above} />
        </Pin>
      )}
      {choice && (
        <Pin camera={camera} x={2200} y={-2200}>
          <g transform={level === 'far' ? 'translate(11 -11)' : 'translate(8 -8)'}>
            <Tag digit={choice.digit} cursor={choice.cursor} />
          </g>
        </Pin>
      )}
    </g>
  );
}
