/** Which way a ship faces as it is placed: eight arrows around its cell. */
import type { Outlook, Point, Pose } from '@orrery/dogfight/client';
import { Pin } from '../../camera/view.tsx';
import { cellMiddle, cellSpot, directionOf, turnOf } from '../space/chart.ts';
import type { Now } from '../space/now.ts';
import { headingName } from '../names.ts';
import type { Choice } from '../props.ts';
import { choiceWords } from '../space/pointing.ts';
import { isTouch, useFirstTouch } from '../../touch.ts';
import type { Stop } from '../../stops.ts';
import { Tag } from '../../tag.tsx';

/** From the middle of the cell to that of an arrow. */
const RADIUS_PX = 66;
const PLATE_PX = 22;

export interface Facing {
  readonly heading: number;
  readonly choice: Choice;
  readonly pose: Pose;
  /** What the first move would have; nothing until it is known. */
  readonly first: Outlook['facings'][number] | undefined;
}

export function facingsOf({ view, choices, outlook }: Now): readonly Facing[] {
  const { cell } = view;
  if (!cell) return [];
  return choices.flatMap((choice) => {
    if (choice.action.kind !== 'placeHeading') return [];
    const { heading } = choice.action;
    return [{ heading, choice, pose: { ...cellMiddle(cell), h: heading }, first: outlook?.facings[heading] }];
  });
}

const isLost = ({ first }: Facing): boolean => first !== undefined && first.leaving === first.maneuvers;

/** What a heading means for the first move, near an edge. */
function facingWords({ first }: Facing): string {
  if (!first) return '';
  if (first.leaving === 0) return 'Every first maneuver stays on the board.';
  if (first.leaving === first.maneuvers) return 'Every first maneuver would leave the board: the ship would be lost.';
  return `${first.leaving} of ${first.maneuvers} first maneuvers would leave the board.`;
}

export const facingId = (heading: number): string => `face ${heading}`;

/** The places of the arrows on the chart, for arrow keys. */
export function facingSpots({ view, camera }: Now, facings: readonly Facing[]): readonly (Point & { id: string })[] {
  if (!view.cell) return [];
  const { x, y } = cellSpot(view.cell, view.settings.side);
  const reach = RADIUS_PX * camera.unit.peek();
  return facings.map(({ heading }) => {
    const towards = directionOf(heading);
    return { id: facingId(heading), x: x + reach * towards.x, y: y + reach * towards.y };
  });
}

export function Facings({ now, stop, facings }: { now: Now; stop: Stop; facings: readonly Facing[] }) {
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

function Arrow({ now, stop, facing }: { now: Now; stop: Stop; facing: Facing }) {
  const { heading, choice } = facing;
  const { x, y } = directionOf(heading);
  const { onPointerDown, isFirst } = useFirstTouch(choice.cursor);
  const lost = isLost(facing);
  return (
    <g
      {...stop(facingId(heading), () => now.onPoint(choice.action))}
      aria-label={`Face ${headingName(heading)}, ${choiceWords(choice)}. ${facingWords(facing)}`}
      class={`facing${choice.cursor ? ' cursor' : ''}${lost ? ' lost' : ''}`}
      data-heading={heading}
      transform={`translate(${x * RADIUS_PX} ${y * RADIUS_PX})`}
      onPointerMove={(event) => event.pointerType === 'mouse' && now.onPoint(choice.action)}
      onPointerDown={onPointerDown}
      onClick={(event) =>
        now.onSpot({ kind: 'choice', choice: { ...choice, cursor: !isFirst(event) } }, isTouch(event))
      }
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
