/** What is on the table now, as all layers of the board share it, and what a touch of it does. */
import type { Action, RoomName } from '@orrery/breach/client';
import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { usePointing } from '../use-pointing.ts';
import { useMedia } from '../../parts/use-media.ts';
import { type Deck, layDeck } from './geometry.ts';
import { handOf } from './hand.ts';
import { actorsIn, type Deed, deedAt, deedNear, deedOnEnter, type Situation, type Spot } from './intent.ts';
import { type Marks, marksOf } from './marks.ts';
import { Crews } from './pieces.ts';
import type { BreachProps } from './props.ts';
import { kindOf } from './subjects.ts';
import { useFired } from './use-fired.ts';
import type { Size } from '../camera/math.ts';

export interface BreachNow extends Situation {
  readonly deck: Deck;
  readonly marks: Marks;
  /** Units that have fired in this wave, as far as it was seen here. */
  readonly fired: ReadonlySet<string>;
  /** The piece under the mouse. */
  readonly looked: string | undefined;
  /** Pieces are too small to be hit one by one: a room is what is tapped, and it opens. */
  readonly byRoom: boolean;
  /** The room shown enlarged. */
  readonly opened: RoomName | undefined;
  /** The sheet of a phone shows it: nothing lies over the deck. */
  readonly inSheet: boolean;
  /** A click, or a drop of `subject`. */
  onSpot(this: void, spot: Spot, subject?: string): void;
  /** Enter on a room. */
  onEnter(this: void, room: RoomName): void;
  /** Takes a subject in hand, or with nothing lets go. */
  onLift(this: void, subject: string | undefined): void;
  onPoint(this: void, action: Action | undefined): void;
  onLook(this: void, piece: string | undefined): void;
  onOpen(this: void, room: RoomName | undefined): void;
}

/** The room that is looked at: board and sheet share it. */
export const openedRoom = signal<RoomName | undefined>(undefined);

/** Whether a room is shown in the sheet of a phone; in a lesson that is the coach's. */
export const useInSheet = ({ aside }: BreachProps): boolean => useMedia('(max-width: 719px)') && aside === undefined;

/** A piece that a finger can hit. */
const FINGER = 40;

const isHitByFinger = (token: number): boolean => token >= FINGER || !matchMedia('(pointer: coarse)').matches;

function useDeck({ map, settings }: BreachProps['view'], size: Size, turned: boolean): Deck {
  const capacity = Math.max(settings.aiCapacity, settings.pirateCapacity);
  return useMemo(() => layDeck({ map, turned, ...size, capacity }), [map, turned, size, capacity]);
}

export function useBreachNow(props: BreachProps, size: Size, turned: boolean): BreachNow {
  const { view, moves, choices } = props;
  const deck = useDeck(view, size, turned);
  const crews = useMemo(() => new Crews(view), [view]);
  // The kernel's events are this game's: its own package wrote them.
  const fired = useFired(view, moves, props.events);
  const opened = openedRoom.value;
  const onOpen = (room: RoomName | undefined) => void (openedRoom.value = room);
  // A room is looked at for one question: left open it would hide the answers to the next.
  useEffect(() => () => onOpen(undefined), [view.round, view.wave, view.phase]);
  const [looked, onLook] = useState<string>();
  const { selected, subjects, select } = handOf(props);
  const situation: Situation = { view, crews, choices, selected };
  const marks = marksOf(choices, selected, subjects, crews);
  const byRoom = deck.measure.compact || !isHitByFinger(deck.measure.token);
  const inSheet = useInSheet(props);

  const perform = (deed: Deed) => {
    if (deed.kind === 'choose') props.onChoose(deed.action);
    else if (deed.kind === 'select') select(deed.subject);
    // What is left of the room's business is on the deck again.
    if (deed.kind === 'choose' && deed.action.kind !== 'attack' && deed.action.kind !== 'use') onOpen(undefined);
  };
  /** Where pieces are small, a room without a lit choice shows who is in it. */
  const opens = (room: RoomName) => {
    const { ai, pirates } = crews.in(room);
    return byRoom && !marks.rooms.has(room) && ai.length + pirates.length > 0;
  };
  /** In the sheet it is who can act there that is taken in hand; a second tap goes on to the next. */
  const actorIn = (room: RoomName) => {
    const actors = inSheet && !kindOf(selected) ? actorsIn(room, situation) : [];
    return actors[(selected === undefined ? -1 : actors.indexOf(selected)) + 1] ?? actors[0];
  };
  const toggle = (room: RoomName) => {
    const actor = actorIn(room);
    onOpen(room === opened || actor !== undefined ? undefined : room);
    if (inSheet) select(actor);
  };
  return {
    ...situation,
    deck,
    marks,
    fired,
    looked,
    byRoom,
    opened: byRoom ? opened : undefined,
    inSheet,
    onSpot: (spot, subject = selected) => {
      const near = spot.kind === 'room' && spot.piece !== undefined ? deedNear(spot.piece, situation) : undefined;
      if (near) perform(near);
      else if (spot.kind === 'room' && opens(spot.room)) toggle(spot.room);
      else perform(deedAt(spot, { ...situation, selected: subject }));
    },
    onEnter: (room) => (opens(room) ? toggle(room) : perform(deedOnEnter(room, situation))),
    onLift: select,
    onPoint: usePointing(props.onPoint),
    onLook,
    onOpen,
  };
}
