/** What is brass on the deck now: places and pieces that a choice leads to, with the digits of their buttons. */
import type { Action, RoomName } from '@orrery/breach/client';
import type { BoardSubject } from '../board.ts';
import { areAlike, type Crews, type Piece } from './pieces.ts';
import type { Choice } from './props.ts';
import { subjectFor, subjectOf, subjectsOf } from './subjects.ts';

export interface Mark {
  /** Ascending. */
  readonly digits: readonly number[];
  readonly cursor: boolean;
  /** The digit under the cursor. */
  readonly pointed?: number;
  /** What pointing at it points at. */
  readonly action?: Action;
}

export interface Marks {
  readonly rooms: ReadonlyMap<RoomName, Mark>;
  readonly flags: ReadonlyMap<RoomName, Mark>;
  /** Pieces that a choice strikes. */
  readonly targets: ReadonlyMap<string, Mark>;
  /** Pieces that can be taken in hand. */
  readonly actors: ReadonlyMap<string, Mark>;
  /** Where the cursor's choice would take effect. */
  readonly pointed: Choice | undefined;
}

function join(before: Mark | undefined, { digit, cursor, action }: Choice): Mark {
  const pointed = cursor ? digit : before?.pointed;
  return {
    ...(pointed !== undefined && { pointed }),
    digits: digit === undefined ? (before?.digits ?? []) : [...(before?.digits ?? []), digit],
    cursor: cursor || (before?.cursor ?? false),
    action: (cursor ? undefined : before?.action) ?? action,
  };
}

export function marksOf(
  choices: readonly Choice[],
  selected: string | undefined,
  subjects: readonly BoardSubject[],
  crews: Crews,
): Marks {
  const [rooms, flags, targets] = [new Map<RoomName, Mark>(), new Map<RoomName, Mark>(), new Map<string, Mark>()];
  for (const choice of choices) {
    const { action, digit, cursor } = choice;
    const inHand = selected !== undefined && subjectOf(choice) === selected;
    const room = action.kind === 'capture' ? crews.get(action.unit)?.room : undefined;
    // A flag stands wherever a room can be taken; other places light up for what is in hand, or for a digit.
    if (room && (selected === undefined || inHand)) flags.set(room, join(flags.get(room), choice));
    if (!inHand && (selected !== undefined || (digit === undefined && !cursor))) continue;
    if (action.kind === 'move') rooms.set(action.room, join(rooms.get(action.room), choice));
    // What is not in hand yet has its number on its card.
    else if (action.kind === 'place')
      rooms.set(action.room, join(rooms.get(action.room), inHand ? choice : withoutDigit(choice)));
    else if (action.kind === 'attack' || action.kind === 'use') markTargets(choice, crews, targets);
  }
  return { rooms, flags, targets, actors: actorsOf(choices, subjects, crews), pointed: pointedOf(choices, selected) };
}

function withoutDigit(choice: Choice): Choice {
  const { digit: _, ...bare } = choice;
  return bare;
}

function pointedOf(choices: readonly Choice[], selected: string | undefined): Choice | undefined {
  const pointed = choices.find(({ cursor }) => cursor);
  return pointed && (selected === undefined || subjectOf(pointed) === selected) ? pointed : undefined;
}

/** The one that is named gets the digit, those like it get the ring: a click on any of them means the same. */
function markTargets(choice: Choice, crews: Crews, targets: Map<string, Mark>): void {
  const { action, cursor } = choice;
  if (action.kind !== 'attack' && action.kind !== 'use') return;
  const named = crews.get(action.target ?? action.unit);
  if (!named) return;
  const bare = withoutDigit(choice);
  for (const piece of matesOf(named, crews)) {
    const isNamed = piece.id === named.id;
    targets.set(piece.id, join(targets.get(piece.id), isNamed ? choice : { ...bare, cursor: cursor && isNamed }));
  }
}

function matesOf(named: Piece, crews: Crews): readonly Piece[] {
  const crew = crews.in(named.room);
  const side: readonly Piece[] = named.side === 'ai' ? crew.ai : crew.pirates;
  return side.filter((piece) => piece.id === named.id || areAlike(piece, named));
}

function actorsOf(choices: readonly Choice[], subjects: readonly BoardSubject[], crews: Crews): Map<string, Mark> {
  const able = subjectsOf(choices);
  const asked = new Map(subjects.map((subject) => [subject.id, subject]));
  const actors = new Map<string, Mark>();
  for (const piece of crews.all) {
    const subject = subjectFor(piece, able, crews);
    if (subject === undefined) continue;
    const entry = piece.id === subject ? asked.get(subject) : undefined;
    const first = choices.find((choice) => subjectOf(choice) === subject);
    actors.set(piece.id, {
      ...(first && { action: first.action }),
      digits: entry?.digit === undefined ? [] : [entry.digit],
      cursor: entry?.cursor ?? false,
      ...(entry?.cursor && entry.digit !== undefined && { pointed: entry.digit }),
    });
  }
  return actors;
}
