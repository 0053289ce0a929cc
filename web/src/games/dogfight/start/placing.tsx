/** Where a ship may be placed: the lit cells of the starting band, and what is too near to others. */
import { type Cell, type Point, TW } from '@orrery/dogfight/client';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Camera } from '../../camera/camera.ts';
import { Pin } from '../../camera/view.tsx';
import { cellAt, cellSpot, onChart } from '../space/chart.ts';
import { choiceOfCell, nearestCell, type Spot } from '../space/intent.ts';
import { useLevel } from '../space/level.ts';
import type { Now } from '../space/now.ts';
import { cellWords } from '../names.ts';
import { grownPath, OCTAGON, octagon } from '../space/paths.ts';
import type { Choice } from '../props.ts';
import { choiceWords } from '../space/pointing.ts';
import { isTouch } from '../../touch.ts';
import { ARROWS, nextTo } from '../../stops.ts';
import { Tag } from '../../tag.tsx';
import { Token } from '../ships/token.tsx';
import './placing.css';

interface CellChoice extends Cell, Point {
  readonly id: string;
  readonly choice: Choice;
}

function cellsOf(choices: readonly Choice[], side: number): readonly CellChoice[] {
  return choices.flatMap((choice) => {
    const { action } = choice;
    if (action.kind !== 'placePosition') return [];
    const { col, row } = action;
    return [{ id: `${col},${row}`, col, row, ...cellSpot({ col, row }, side), choice }];
  });
}

/** All cells as one path: a dot in the middle of each, in a frame. */
function cellsPath(cells: readonly Point[]): string {
  const [half, side] = [TW * 0.42, TW * 0.84];
  return cells.map(({ x, y }) => `M${x - half} ${y - half}h${side}v${side}h${-side}z`).join('');
}

/** So large a cell is when a finger can hit it. */
const FINGER_PX = 44;

/** Goes nearer for a finger where the cells are too small for one, and back when the ship has its place. */
function useNearer(camera: Camera, isAsked: boolean): (at: Point) => boolean {
  const went = useRef(false);
  useEffect(() => {
    if (!isAsked && went.current && camera.moved.peek()) camera.showAll();
    went.current = false;
  }, [camera, isAsked]);
  return (at) => {
    const cellPx = TW * camera.goalScale;
    if (cellPx >= FINGER_PX - 1) return false;
    went.current = true;
    camera.zoom(FINGER_PX / cellPx, at);
    return true;
  };
}

export function Placing({ now }: { now: Now }) {
  const { view, choices, active, camera } = now;
  const { side } = view.settings;
  const cells = cellsOf(choices, side);
  const goNearer = useNearer(camera, cells.length > 0);
  const path = useMemo(() => cellsPath(cells), [view]);
  const level = useLevel(camera);
  const group = useRef<SVGGElement>(null);
  const pointed = cells.find(({ choice }) => choice.cursor);
  if (cells.length === 0) return null;

  const onStage = (event: MouseEvent): Point => {
    const box = group.current?.ownerSVGElement?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const cellUnder = (event: MouseEvent): Cell => cellAt(camera.toWorld(onStage(event)), side);
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = event.shiftKey ? undefined : ARROWS[event.key];
    if (arrow && pointed) {
      const next = nextTo(cells, pointed, ...arrow);
      if (next) now.onPoint(next.choice.action);
    } else if ((event.key === 'Enter' || event.key === ' ') && pointed)
      now.onSpot({ kind: 'choice', choice: pointed.choice }, false);
    else return;
    event.preventDefault();
  };
  return (
    <g
      ref={group}
      class="placing"
      role="button"
      tabindex={0}
      aria-label={pointed ? `${cellWords(pointed)}; ${choiceWords(pointed.choice)}` : 'Starting band'}
      onKeyDown={onKeyDown}
      onPointerMove={(event) => {
        const choice = event.pointerType === 'mouse' && choiceOfCell(cellUnder(event), choices);
        if (choice) now.onPoint(choice.action);
      }}
      onClick={(event) => {
        const cell = cellUnder(event);
        if (isTouch(event) && goNearer(onStage(event))) {
          const meant = choiceOfCell(cell, choices) ?? nearestCell(cell, choices);
          if (meant) now.onPoint(meant.action);
          return;
        }
        // A click without a pointer comes from a screen reader: it means the cell that was read out.
        const spot: Spot =
          event.detail === 0 && pointed ? { kind: 'choice', choice: pointed.choice } : { kind: 'cell', cell };
        now.onSpot(spot, isTouch(event));
      }}
    >
      <rect class="placing-ground" width={side} height={side} />
      <TooNear now={now} />
      <path class="placing-cells" d={path} />
      {pointed && active && (
        <g transform={`translate(${pointed.x} ${pointed.y})`}>
          <path class="placing-focus" d={octagon(1.6)} />
          <path class="placing-here" d={octagon(1.25)} />
          <path class="placing-token" d={OCTAGON} />
        </g>
      )}
      {level !== 'far' &&
        cells
          .filter(({ choice }) => choice.digit !== undefined)
          .map(({ id, x, y, choice }) => (
            <Pin key={id} camera={camera} x={x} y={y}>
              <g transform="scale(.85)">
                <Tag digit={choice.digit} cursor={choice.cursor} />
              </g>
            </Pin>
          ))}
    </g>
  );
}

/** Around the ships of others no token may stand. */
function TooNear({ now }: { now: Now }) {
  const { view, active } = now;
  const { spacing, side } = view.settings;
  const path = useMemo(() => grownPath(spacing), [spacing]);
  return (
    <g clip-path="url(#dogfight-board)">
      {view.ships.map(({ id, pose, pilot }) => {
        if (!pose || pilot === active?.pilot) return null;
        const { x, y } = onChart(pose, side);
        return <path key={id} class="placing-near" d={path} transform={`translate(${x} ${y})`} />;
      })}
    </g>
  );
}

/** The ship on a cell that was chosen, while its heading is asked. */
export function Berth({ now, heading }: { now: Now; heading: number | undefined }) {
  const { view, active } = now;
  if (!view.cell || !active) return null;
  const { x, y } = cellSpot(view.cell, view.settings.side);
  return (
    <g class="berth" transform={`translate(${x} ${y})`} aria-hidden="true">
      {heading === undefined ? (
        <path class="placing-token" d={OCTAGON} />
      ) : (
        <Token seat={active.pilot} heading={heading} altitude={active.altitude} settings={view.settings} />
      )}
    </g>
  );
}
