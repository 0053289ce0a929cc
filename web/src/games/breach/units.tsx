/** The pieces in their slots, with rings for what can be touched, and what a unit of the ship costs to use. */
import { aiDataOf, type BreachView } from '@orrery/breach/client';
import type { SVGAttributes } from 'preact';
import { fresh } from '../fresh.ts';
import { startDrag } from './drag.ts';
import type { Deck } from './geometry.ts';
import type { Crews, Piece } from './pieces.ts';
import { type Stand, standsIn } from './stand.ts';
import { subjectFor, subjectsOf } from './subjects.ts';
import type { BreachNow } from './now.ts';
import { ColumnToken, NumberToken, Ring, SmallToken, Token } from './token.tsx';

/** Where every piece stands. */
export function standsOf(deck: Deck, crews: Crews, view: BreachView): ReadonlyMap<string, Stand> {
  const { aiCapacity, pirateCapacity } = view.settings;
  const stands = new Map<string, Stand>();
  for (const [name, box] of deck.boxes) {
    const { ai, pirates } = crews.in(name);
    const standOf = standsIn(deck.measure, box, {
      ai: { side: 'ai', count: ai.length, capacity: aiCapacity },
      pirate: { side: 'pirate', count: pirates.length, capacity: pirateCapacity },
      breached: view.breaches.includes(name),
    });
    for (const [at, { id }] of ai.entries()) stands.set(id, standOf('ai', at));
    for (const [at, { id }] of pirates.entries()) stands.set(id, standOf('pirate', at));
  }
  return stands;
}

interface UnitsProps {
  readonly now: BreachNow;
  readonly stands: ReadonlyMap<string, Stand>;
}

/** A piece as far as there is room for it. */
const FACES = { full: Token, column: ColumnToken, numbered: NumberToken, shape: SmallToken } as const;

export function Units({ now, stands }: UnitsProps) {
  // In the order of their ids, whatever room they are in: an element that moves is the same element.
  return (
    <g class={now.byRoom ? 'units by-room' : 'units'} aria-hidden="true">
      {now.crews.all.map((piece) => (
        <Unit key={piece.id} now={now} piece={piece} stand={stands.get(piece.id)} />
      ))}
    </g>
  );
}

function Unit({ now, piece, stand }: { now: BreachNow; piece: Piece; stand: Stand | undefined }) {
  if (!stand) return null;
  const { deck, marks, crews, choices } = now;
  const { pitch, compact } = deck.measure;
  const { size } = stand;
  const Face = FACES[stand.face];
  const actor = marks.actors.has(piece.id);
  const subject = actor ? subjectFor(piece, subjectsOf(choices), crews) : undefined;
  const handlers: SVGAttributes<SVGGElement> = now.byRoom
    ? {}
    : {
        onPointerEnter: (event) => event.pointerType === 'mouse' && now.onLook(piece.id),
        onPointerLeave: () => now.onLook(undefined),
        onPointerMove: (event) => {
          const action = (marks.targets.get(piece.id) ?? marks.actors.get(piece.id))?.action;
          if (event.pointerType === 'mouse' && action) now.onPoint(action);
        },
        onClick: () => now.onSpot({ kind: 'piece', id: piece.id }),
        ...(subject !== undefined && {
          onPointerDown: (event) =>
            startDrag(event, {
              subject,
              onLift: () => now.onLift(subject),
              onDrop: (spot) => now.onSpot(spot, subject),
            }),
        }),
      };
  return (
    <g
      class={actor || marks.targets.has(piece.id) ? 'unit live' : 'unit'}
      data-piece={piece.id}
      // In a room that is open, its cell there is what a lesson points at.
      data-place={piece.room === now.opened ? undefined : piece.id}
      data-clear=""
      // Where rooms are tapped, its part of the room explains it.
      data-explain={now.byRoom ? undefined : piece.id}
      transform={`translate(${stand.x} ${stand.y})`}
      {...handlers}
    >
      <g class="unit-body">
        {!compact && <rect class="unit-hit" x={-pitch / 2} y={-size / 2 - 2} width={pitch} height={size + 4} />}
        <Face piece={piece} size={size} high={stand.high} shown={stand.shown} />
        <UnitRing now={now} piece={piece} stand={stand} />
        {!compact && piece.side === 'ai' && actor && <CostPill now={now} piece={piece} size={size} />}
      </g>
    </g>
  );
}

function UnitRing({ now, piece, stand: { size, high, face } }: { now: BreachNow; piece: Piece; stand: Stand }) {
  const { marks, selected, byRoom } = now;
  const target = marks.targets.get(piece.id);
  const actor = marks.actors.get(piece.id);
  if (piece.id === selected) return <Ring piece={piece} size={size} high={high} kind="selected" />;
  // On the ship's side the pill says what can be used; where rooms are tapped, the room of those who can act is brass.
  const mark = target ?? (piece.side === 'ai' && !actor?.cursor ? undefined : actor);
  const isCursor = mark?.cursor === true && !fresh.value;
  const isOnly = target !== undefined && marks.targets.size === 1;
  // Pieces that stand close together have only the cursor's, and the only one there is: rings would hide their numbers.
  if (!mark || (byRoom && !isCursor && !isOnly && !(target && face === 'full'))) return null;
  return <Ring piece={piece} size={size} high={high} kind={isCursor ? 'cursor' : 'legal'} />;
}

function CostPill({ now, piece, size }: { now: BreachNow; piece: Piece; size: number }) {
  if (piece.side !== 'ai' || !piece.type) return null;
  const fired = now.fired.has(piece.id);
  const width = fired ? 36 : 25;
  const rise = now.deck.measure.head > 20 ? 8 : 5;
  return (
    <g class="cost" transform={`translate(${-size / 2 - 3} ${-size / 2 - rise}) scale(${Math.min(1, size / 36)})`}>
      <rect width={width} height="16" rx="8" />
      <path class="cost-bolt" d="M9.5 3 5.5 9H9l-1 4.5 4.5-6.5H9z" />
      <text x="18" y="8.5">
        {aiDataOf(piece.type).useCost}
      </text>
      {fired && <path class="cost-tick" d="m24.5 8 2.5 2.5 4.5-5" />}
    </g>
  );
}
