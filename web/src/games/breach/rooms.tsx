/** The targets: every room, a single stop for Tab, arrows inside; lit where a choice leads. */
import { MAPS, type RoomName } from '@orrery/breach/client';
import { type Stop, useStops } from '../stops.ts';
import type { Box } from '../camera/math.ts';
import { placesOf, type Side, slotOf } from './geometry.ts';
import { litIn } from './intent.ts';
import { roomWords } from './names.ts';
import { chamfered } from './outline.ts';
import { kindOf } from './subjects.ts';
import type { BreachNow } from './now.ts';
import { reachOf, type Stand } from './stand.ts';

interface RoomsProps {
  readonly now: BreachNow;
  readonly stands: ReadonlyMap<string, Stand>;
}

export function Rooms({ now, stands }: RoomsProps) {
  const { deck, crews, selected } = now;
  const { group, onKeyDown, stop } = useStops(placesOf(deck), [crews.get(selected)?.room, MAPS[deck.map].start]);
  return (
    <g ref={group} onKeyDown={onKeyDown}>
      {[...deck.boxes].map(([name, box]) => (
        <Room key={name} now={now} stands={stands} name={name} box={box} stop={stop} />
      ))}
    </g>
  );
}

interface RoomProps extends RoomsProps {
  readonly name: RoomName;
  readonly box: Box;
  readonly stop: Stop;
}

function Room({ now, stands, name, box, stop }: RoomProps) {
  const action = now.marks.rooms.get(name)?.action;
  return (
    <g
      {...stop(name, () => now.onPoint(litIn(name, now)[0]?.action))}
      aria-label={roomWords(name, now)}
      data-explain={`room ${name}`}
      class={`room ${stateOf(name, now)}`}
      data-room={name}
      onPointerMove={(event) => event.pointerType === 'mouse' && now.onPoint(action)}
      onClick={(event) =>
        // A click without a pointer comes from a key or a screen reader.
        event.detail === 0 ? now.onEnter(name) : now.onSpot({ kind: 'room', room: name, ...nearIn(event) })
      }
    >
      <RoomLight now={now} name={name} box={box} />
      {now.byRoom && <Reaches now={now} stands={stands} name={name} box={box} />}
    </g>
  );
}

/** The piece in whose part of the room a tap landed. */
function nearIn({ target }: MouseEvent): { readonly piece?: string } {
  const piece = target instanceof Element ? target.closest<SVGElement>('.unit-hit')?.dataset.explain : undefined;
  return piece === undefined ? {} : { piece };
}

/** Lit: a choice leads here. Busy: somebody here has one, where rooms are tapped. Asks: the room in question. */
function stateOf(name: RoomName, { marks, crews, selected, opened, byRoom, inSheet }: BreachNow): string {
  const mark = marks.rooms.get(name);
  const actor = crews.get(selected);
  const { ai, pirates } = crews.in(name);
  const isLive = (id: string) => marks.targets.has(id) || (marks.actors.has(id) && !(inSheet && actor));
  const busy = byRoom && [...ai, ...pirates].some(({ id }) => isLive(id));
  const asks = opened === name || ((inSheet || actor?.side === 'ai') && actor?.room === name);
  return `${mark ? 'lit' : busy ? 'busy' : ''}${mark?.cursor ? ' cursor' : ''}${asks ? ' asks' : ''}`;
}

function RoomLight({ now, name, box }: { now: BreachNow; name: RoomName; box: Box }) {
  const { deck, marks } = now;
  const { chamfer, compact } = deck.measure;
  const inset = compact ? 2 : 3;
  return (
    <>
      <path class="room-hit" d={chamfered(box, chamfer)} />
      {marks.rooms.has(name) && !compact && <EmptySlots now={now} name={name} box={box} />}
      <path class="room-light" d={chamfered(box, chamfer, inset)} />
      <path class="room-focus" d={chamfered(box, chamfer, -2)} />
    </>
  );
}

/** Where a finger means a piece: one that holds asks about it. */
function Reaches({ now, stands, name, box }: Omit<RoomProps, 'stop'>) {
  const { ai, pirates } = now.crews.in(name);
  const here = [...ai, ...pirates].flatMap(({ id }) => {
    const stand = stands.get(id);
    return stand ? [{ id, stand }] : [];
  });
  const all = here.map(({ stand }) => stand);
  return (
    <>
      {here.map(({ id, stand }) => (
        <rect key={id} class="unit-hit" data-explain={id} {...reachOf(stand, all, box)} />
      ))}
    </>
  );
}

/** Free places, while something can be placed or moved here. */
function EmptySlots({ now, name, box }: { now: BreachNow; name: RoomName; box: Box }) {
  const { deck, crews, view, selected } = now;
  const side: Side = kindOf(selected)?.side ?? 'pirate';
  const capacity = side === 'ai' ? view.settings.aiCapacity : view.settings.pirateCapacity;
  const crew = crews.in(name);
  const taken = side === 'ai' ? crew.ai.length : crew.pirates.length;
  return (
    <g class="room-slots">
      {Array.from({ length: Math.max(0, capacity - taken) }, (_, free) => {
        const { x, y } = slotOf(deck.measure, box, { side, count: capacity, capacity }, taken + free);
        return <circle key={free} cx={x} cy={y} r={3} />;
      })}
    </g>
  );
}
