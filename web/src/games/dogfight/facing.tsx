/** Which way a ship faces as it is placed: eight arrows around its cell. */
import type { Point, Pose, Prospect } from '@orrery/dogfight/client';
import { useMemo } from 'preact/hooks';
import { Pin } from '../camera/view.tsx';
import { cellMiddle, cellSpot, directionOf, turnOf } from './chart.ts';
import { firstManeuvers } from './ghosts.ts';
import type { Moment } from './moment.ts';
import { headingName } from './names.ts';
import type { Choice } from './props.ts';
import { choiceWords, isTouch } from './pointing.ts';
import { type Stop, stopProps } from './stops.ts';
import { Tag } from './tag.tsx';

/** From the middle of the cell to that of an arrow. */
const RADIUS_PX = 66;
const PLATE_PX = 22;

export interface Facing {
  readonly heading: number;
  readonly choice: Choice;
  readonly pose: Pose;
  /** What the first move would have. */
  readonly first: readonly Prospect[];
}

export function useFacings({ view, choices }: Moment): readonly Facing[] {
  const { cell } = view;
  const firsts = useMemo(
    () =>
      cell
        ? Array.from({ length: 8 }, (_, h) => {
            const pose = { ...cellMiddle(cell), h };
            return { pose, first: firstManeuvers(view, pose) };
          })
        : [],
    [view, cell],
  );
  return choices.flatMap((choice) => {
    const seen = choice.action.kind === 'placeHeading' ? firsts[choice.action.heading] : undefined;
    return seen ? [{ heading: seen.pose.h, choice, ...seen }] : [];
  });
}

const isLost = ({ first }: Facing): boolean => first.every(({ result }) => result === 'offBoard');

/** What a heading means for the first move, near an edge. */
export function facingWords(facing: Facing): string {
  const leaving = facing.first.filter(({ result }) => result === 'offBoard').length;
  if (leaving === 0) return 'Every first maneuver stays on the board.';
  if (leaving === facing.first.length) return 'Every first maneuver would leave the board: the ship would be lost.';
  return `${leaving} of ${facing.first.length} first maneuvers would leave the board.`;
}

export const facingId = (heading: number): string => `face ${heading}`;

/** The places of the arrows on the chart, for arrow keys. */
export function facingSpots({ view, camera }: Moment, facings: readonly Facing[]): readonly (Point & { id: string })[] {
  if (!view.cell) return [];
  const { x, y } = cellSpot(view.cell, view.settings.side);
  const reach = RADIUS_PX * camera.unit.peek();
  return facings.map(({ heading }) => {
    const towards = directionOf(heading);
    return { id: facingId(heading), x: x + reach * towards.x, y: y + reach * towards.y };
  });
}

export function Facings({ now, stop, facings }: { now: Moment; stop: Stop; facings: readonly Facing[] }) {
  const { view, camera } = now;
  if (!view.cell || facings.length === 0) return null;
  const { x, y } = cellSpot(view.cell, view.settings.side);
  return (
    <Pin camera={camera} x={x} y={y}>
      {facings.map((facing) => (
        <Arrow key={facing.heading} now={now} stop={stop} facing={facing} />
      ))}
    </Pin>
  );
}

function Arrow({ now, stop, facing }: { now: Moment; stop: Stop; facing: Facing }) {
  const { heading, choice } = facing;
  const { x, y } = directionOf(heading);
  const lost = isLost(facing);
  const id = facingId(heading);
  return (
    <g
      {...stopProps(stop, id)}
      aria-label={`Face ${headingName(heading)}, ${choiceWords(choice)}. ${facingWords(facing)}`}
      class={`facing${choice.cursor ? ' cursor' : ''}${lost ? ' lost' : ''}`}
      data-heading={heading}
      transform={`translate(${x * RADIUS_PX} ${y * RADIUS_PX})`}
      onPointerMove={(event) => event.pointerType === 'mouse' && now.onPoint(choice.action)}
      onFocus={() => {
        stop.onVisit(id);
        now.onPoint(choice.action);
      }}
      onClick={(event) => now.onSpot({ kind: 'choice', choice }, isTouch(event))}
    >
      <circle class="facing-focus" r={PLATE_PX + 4} />
      <circle class="facing-plate" r={PLATE_PX} />
      <path class="facing-arrow" d="M-8 0H8M2 -6L8 0L2 6" transform={`rotate(${turnOf(heading)})`} />
      <g transform={`translate(${x * 22} ${y * 22}) scale(.85)`}>
        <Tag digit={choice.digit} cursor={choice.cursor} danger={lost} />
      </g>
    </g>
  );
}
