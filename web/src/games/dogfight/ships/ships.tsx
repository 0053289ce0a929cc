/** The ships on the board: tokens that can be looked at, chosen and shot at, with their labels. */
import type { Point, SeenShip } from '@orrery/dogfight/client';
import { computed } from '@preact/signals';
import type { Size } from '../../camera/math.ts';
import { Pin } from '../../camera/view.tsx';
import { directionOf, onChart } from '../space/chart.ts';
import { choiceAt } from '../space/intent.ts';
import { aimedBy, CrossHairs, HAIRS_REACH, type Lookout } from '../sight/aims.tsx';
import { notesOf } from '../sight/notes.ts';
import { Label, type LabelLine, labelSize, SeatSign } from './label.tsx';
import { asideOf, type Obstacle, type Side, sideFor, tokenPx, TOWARDS } from './label-side.ts';
import { type Level, useLevel } from '../space/level.ts';
import type { Now } from '../space/now.ts';
import { shipWords } from '../names.ts';
import { octagon } from '../space/paths.ts';
import { choiceWords } from '../space/pointing.ts';
import { isTouch, useFirstTouch } from '../../touch.ts';
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
  readonly lookout: Lookout | undefined;
}

export function Ships({ now, stop, lookout }: ShipsProps) {
  const notes = notesOf(now.view, lookout);
  const { view, active } = now;
  const level = useLevel(now.camera);
  // What acts lies on top, so that its neighbours do not cover it.
  const ships = view.ships
    .filter(({ pose }) => pose !== null)
    .toSorted((a, b) => Number(a.id === active?.id) - Number(b.id === active?.id));
  return (
    <g>
      {ships.map((ship) => (
        <Ship
          key={ship.id}
          now={now}
          stop={stop}
          ship={ship}
          level={level}
          notes={notes.get(ship.id) ?? []}
          aimedBy={aimedBy(ship, lookout)}
        />
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
  /** The seat that could shoot at it, or does. */
  readonly aimedBy: number | undefined;
}

function Ship({ now, stop, ship, level, notes, aimedBy: aiming }: ShipProps) {
  const { view, camera, choices } = now;
  const choice = choiceAt(ship.id, choices);
  const { onPointerDown, isFirst } = useFirstTouch(choice?.cursor === true);
  if (!ship.pose) return null;
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
      <g
        class="ship-moving"
        onPointerDown={onPointerDown}
        onClick={(event) => {
          if (choice && isFirst(event)) now.onPoint(choice.action);
          else now.onSpot({ kind: 'ship', id: ship.id }, isTouch(event));
        }}
      >
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
        <ShipNotes now={now} ship={ship} level={level} notes={notes} aimedBy={aiming} choice={choice} />
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

/** What a label should not lie on: ships and what the cursor points at, then other ghosts, which would cover it. */
function obstaclesOf({ view, ghosts, camera }: Now, { id }: SeenShip): Obstacle[] {
  const ships = view.ships.flatMap((other) =>
    other.pose && other.id !== id ? [{ at: camera.toStage(onChart(other.pose, view.settings.side)), weight: 3 }] : [],
  );
  return [...ships, ...ghosts.map(({ spot, choice }) => ({ at: camera.toStage(spot), weight: choice.cursor ? 3 : 2 }))];
}

/** From the middle of a token to its label, in u: clear of the ring around it. */
function labelOffset(isRinged: boolean, isAimedAt: boolean): number {
  if (isAimedAt) return HAIRS_REACH + 300;
  return isRinged ? 4000 : 3100;
}

/** What is to be read beside the token; its name says the same. */
function ShipNotes({
  now,
  ship,
  level,
  notes,
  aimedBy: aiming,
  choice,
}: Omit<ShipProps, 'stop'> & { choice: Choice | undefined }) {
  const { camera, view, ghosts, active } = now;
  const brief = ghosts.length > 0 && ship.id === active?.id;
  const done = view.stage === 'attackStage' ? ship.acted : view.stage === 'moveStage' && ship.moved;
  const spot = ship.pose && onChart(ship.pose, view.settings.side);
  const off = labelOffset(ship.id === active?.id || choice !== undefined, aiming !== undefined);
  const label = { ship, level, lines: notes, done, brief };
  const side = useSide(now, ship, spot, labelSize(label), off);
  return (
    <g class="ship-notes" aria-hidden="true">
      {level === 'far' && ship.pose && (
        <Pin camera={camera} x={0} y={0}>
          <FarSign seat={ship.pilot} heading={ship.pose.h} />
        </Pin>
      )}
      {aiming !== undefined && <CrossHairs camera={camera} seat={aiming} isFar={level === 'far'} />}
      {(level !== 'far' || notes.length > 0) && (
        <Pin camera={camera} {...labelPlace(side, off, RIM * ship.altitude)}>
          <Label {...label} side={side} />
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

/** Renders again only when the side changes, not with every frame of a glide. */
function useSide(now: Now, ship: SeenShip, spot: Point | null, size: Size, off: number): Side {
  const { camera } = now;
  const side = (): Side => {
    if (!spot) return 'below';
    const unit = camera.unit.value;
    return sideFor(camera.toStage(spot), size, off / unit, {
      stage: camera.stage.value,
      token: tokenPx(unit),
      obstacles: obstaclesOf(now, ship),
      isLow: now.isLow(spot),
    });
  };
  // Made anew with every render, because what it reads is; in between only the camera changes.
  return computed(side).value;
}

/** The rims of altitude lie below and to the right of a token. */
function labelPlace(side: Side, off: number, rims: number): Point {
  const [right, down] = TOWARDS[side];
  const far = off + (right > 0 || down > 0 ? rims : 0);
  return { x: right * asideOf(side) * far, y: down * far };
}
