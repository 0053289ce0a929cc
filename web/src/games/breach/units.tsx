/** The pieces in their slots, with rings for what can be touched, and what a unit of the ship costs to use. */
import { aiDataOf, type BreachView } from '@orrery/breach/client';
import type { SVGAttributes } from 'preact';
import { startDrag } from './drag.ts';
import type { Point } from '../camera/math.ts';
import { type Deck, type Rank, slotOf } from './geometry.ts';
import type { Crews, Piece } from './pieces.ts';
import { subjectFor, subjectsOf } from './subjects.ts';
import type { BreachNow } from './now.ts';
import { NumberToken, Ring, SmallToken, Token } from './token.tsx';

/** Where every piece stands. */
export function spotsOf(deck: Deck, crews: Crews, { settings }: BreachView): ReadonlyMap<string, Point> {
  const spots = new Map<string, Point>();
  for (const [name, box] of deck.boxes) {
    const { ai, pirates } = crews.in(name);
    const ship: Rank = { side: 'ai', count: ai.length, capacity: settings.aiCapacity };
    const crew: Rank = { side: 'pirate', count: pirates.length, capacity: settings.pirateCapacity };
    for (const [at, { id }] of ai.entries()) spots.set(id, slotOf(deck.measure, box, ship, at));
    for (const [at, { id }] of pirates.entries()) spots.set(id, slotOf(deck.measure, box, crew, at));
  }
  return spots;
}

interface UnitsProps {
  readonly now: BreachNow;
  readonly spots: ReadonlyMap<string, Point>;
}

export function Units({ now, spots }: UnitsProps) {
  // In the order of their ids, whatever room they are in: an element that moves is the same element.
  return (
    <g class={now.byRoom ? 'units by-room' : 'units'} aria-hidden="true">
      {now.crews.all.map((piece) => (
        <Unit key={piece.id} now={now} piece={piece} spot={spots.get(piece.id)} />
      ))}
    </g>
  );
}

function Unit({ now, piece, spot }: { now: BreachNow; piece: Piece; spot: Point | undefined }) {
  if (!spot) return null;
  const { deck, marks, crews, choices } = now;
  const { token, pitch, compact, numbered } = deck.measure;
  const Small = numbered ? NumberToken : SmallToken;
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
      data-explain={piece.id}
      transform={`translate(${spot.x} ${spot.y})`}
      {...handlers}
    >
      <g class="unit-body">
        {!compact && <rect class="unit-hit" x={-pitch / 2} y={-token / 2 - 2} width={pitch} height={token + 4} />}
        {compact ? <Small piece={piece} size={token} /> : <Token piece={piece} size={token} />}
        <UnitRing now={now} piece={piece} size={token} />
        {!compact && piece.side === 'ai' && actor && <CostPill now={now} piece={piece} size={token} />}
      </g>
    </g>
  );
}

function UnitRing({ now, piece, size }: { now: BreachNow; piece: Piece; size: number }) {
  const { marks, selected, byRoom } = now;
  const target = marks.targets.get(piece.id);
  const actor = marks.actors.get(piece.id);
  if (piece.id === selected) return <Ring piece={piece} size={size} kind="selected" />;
  // On the ship's side the pill says what can be used; where rooms are tapped, the room is brass.
  const mark = target ?? (piece.side === 'ai' && !actor?.cursor ? undefined : actor);
  if (!mark || (byRoom && !mark.cursor)) return null;
  return <Ring piece={piece} size={size} kind={mark.cursor ? 'cursor' : 'legal'} />;
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
