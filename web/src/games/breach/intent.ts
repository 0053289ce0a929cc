/**
 * From a click to what it means: an action, a piece taken in hand, a room opened. Legality comes from the choices; where
 * nothing legal is meant, the action nearest to it is sent all the same, so that the host says why not.
 */
import { type Action, aiDataOf, type BreachView, type RoomName } from '@orrery/breach/client';
import { type AiPiece, areAlike, type Crews, type Piece, type PiratePiece } from './pieces.ts';
import type { Choice } from './props.ts';
import { kindOf, subjectFor, subjectOf, subjectsOf } from './subjects.ts';

/** What was clicked. */
export type Spot =
  /** `piece`: the nearest to the finger, where rooms are tapped. */
  | { readonly kind: 'room'; readonly room: RoomName; readonly piece?: string }
  | { readonly kind: 'flag'; readonly room: RoomName }
  | { readonly kind: 'piece'; readonly id: string };

/** What comes of it. */
export type Deed =
  | { readonly kind: 'choose'; readonly action: Action }
  | { readonly kind: 'select'; readonly subject: string | undefined }
  | { readonly kind: 'none' };

export interface Situation {
  readonly view: BreachView;
  readonly crews: Crews;
  readonly choices: readonly Choice[];
  readonly selected: string | undefined;
}

const NONE: Deed = { kind: 'none' };
const choose = (action: Action): Deed => ({ kind: 'choose', action });
const select = (subject: string | undefined): Deed => ({ kind: 'select', subject });

export const roomOf = (spot: Spot, crews: Crews): RoomName | undefined =>
  spot.kind === 'piece' ? crews.get(spot.id)?.room : spot.room;

/** A click, or a drop of what is in hand. */
export function deedAt(spot: Spot, now: Situation): Deed {
  if (now.choices.length === 0) return NONE;
  if (kindOf(now.selected)) return placeAt(spot, now);
  const actor = now.crews.get(now.selected);
  if (actor?.side === 'pirate') return orderPirate(actor, spot, now);
  if (actor?.side === 'ai') return aim(actor, spot, now);
  return pickUp(spot, now);
}

/**
 * A tap in a room, near a piece: strikes what can be struck from there, or takes one's own in hand. Nothing where the room
 * itself is meant.
 */
export function deedNear(id: string, now: Situation): Deed | undefined {
  const { crews, choices, selected } = now;
  const piece = crews.get(id);
  if (!piece || kindOf(selected)) return undefined;
  const actor = crews.get(selected);
  if (actor && actor.side !== piece.side)
    return actor.room === piece.room ? deedAt({ kind: 'piece', id }, now) : undefined;
  const own = subjectFor(piece, subjectsOf(choices), crews);
  // A trap goes off at the second tap: the first shows whom it hits. Others are let go by it.
  if (own !== undefined) return own !== selected ? select(own) : piece.side === 'ai' ? take(own, now) : letGo(id, now);
  return selected === undefined ? strikeFreely(piece, now) : undefined;
}

/** Something is to be struck while nothing is in hand: by the only choice that the board shows, else by who can is taken. */
function strikeFreely(piece: Piece, { choices, crews }: Situation): Deed | undefined {
  const [first, second] = choices.filter(({ action }) => hits(action, piece, crews));
  if (!first) return undefined;
  return first.digit !== undefined && !second ? choose(first.action) : select(subjectOf(first));
}

/** One like the piece in hand stands beside it: a tap on that one keeps it. */
const letGo = (id: string, { selected }: Situation): Deed => select(id === selected ? undefined : selected);

const actionsOf = ({ choices }: Situation, subject: string): readonly Action[] =>
  choices.filter((choice) => subjectOf(choice) === subject).map(({ action }) => action);

/** Nothing in hand: takes what can act; a trap needs no more words. */
function pickUp(spot: Spot, now: Situation): Deed {
  const { crews, choices, view } = now;
  if (spot.kind === 'flag') return captureIn(spot.room, now);
  if (spot.kind === 'room') return enterFreely(spot.room, now);
  const piece = crews.get(spot.id);
  const subject = piece && subjectFor(piece, subjectsOf(choices), crews);
  if (subject !== undefined) return take(subject, now);
  if (piece?.side === 'pirate' && view.phase === 'pirateWave') return choose({ kind: 'capture', unit: piece.id });
  if (piece?.side === 'ai' && view.phase === 'aiWave' && piece.type) return choose(vainUse(piece, now));
  const hunter = piece && choices.find(({ action }) => hits(action, piece, crews));
  return hunter ? select(subjectOf(hunter)) : NONE;
}

/** A room while nothing is in hand: the only choice that the board shows there; else who is there, or would come. */
function enterFreely(room: RoomName, now: Situation): Deed {
  const shown = now.choices.filter(
    ({ action, digit }) =>
      digit !== undefined && (action.kind === 'move' || action.kind === 'place') && action.room === room,
  );
  const [first, second] = shown;
  if (first && !second) return choose(first.action);
  return select(actorsIn(room, now)[0] ?? (first && subjectOf(first)));
}

function take(subject: string, now: Situation): Deed {
  const actions = actionsOf(now, subject);
  const [only] = actions;
  return only?.kind === 'use' && only.target === undefined ? choose(only) : select(subject);
}

/** Who in a room can act, in the order of the rules. */
export function actorsIn(room: RoomName, { choices, crews }: Pick<Situation, 'choices' | 'crews'>): readonly string[] {
  return [...subjectsOf(choices)].filter((subject) => crews.get(subject)?.room === room);
}

function captureIn(room: RoomName, { choices, crews, selected }: Situation): Deed {
  const captures = choices.filter(({ action }) => action.kind === 'capture' && crews.get(action.unit)?.room === room);
  const meant = captures.find((choice) => subjectOf(choice) === selected) ?? captures[0];
  return meant ? choose(meant.action) : NONE;
}

/** Whether an action strikes this piece, or one that is like it. */
function hits(action: Action, piece: Piece, crews: Crews): boolean {
  if (action.kind !== 'attack' && action.kind !== 'use') return false;
  const target = crews.get(action.target);
  return target !== undefined && (target.id === piece.id || areAlike(target, piece));
}

function placeAt(spot: Spot, now: Situation): Deed {
  const { crews, choices, selected } = now;
  const room = roomOf(spot, crews);
  const kind = kindOf(selected);
  if (!room || !kind || selected === undefined) return NONE;
  const legal = actionsOf(now, selected).find((action) => action.kind === 'place' && action.room === room);
  if (legal) return choose(legal);
  const piece = spot.kind === 'piece' ? crews.get(spot.id) : undefined;
  const other = piece && subjectFor(piece, subjectsOf(choices), crews);
  return other === undefined ? choose({ kind: 'place', type: kind.type, room }) : select(other);
}

function orderPirate(actor: PiratePiece, spot: Spot, now: Situation): Deed {
  const { crews, choices } = now;
  if (spot.kind === 'flag' && spot.room === actor.room) return captureIn(spot.room, now);
  const piece = spot.kind === 'piece' ? crews.get(spot.id) : undefined;
  if (piece?.side === 'pirate') {
    const other = subjectFor(piece, subjectsOf(choices), crews);
    // A second click on the piece in hand, or on one like it, lets go.
    if (other !== undefined) return select(other === actor.id ? undefined : other);
  }
  if (piece?.side === 'ai' && piece.room === actor.room) return attack(actor, piece, now);
  const room = roomOf(spot, crews);
  if (room === undefined) return NONE;
  if (room === actor.room) return select(nextOf(actorsIn(room, now), actor.id));
  const move = actionsOf(now, actor.id).find((action) => action.kind === 'move' && action.room === room);
  return choose(move ?? { kind: 'move', unit: actor.id, room });
}

/** The one after this in a list; nothing after the last. */
const nextOf = (list: readonly string[], one: string): string | undefined => list[list.indexOf(one) + 1];

function attack(actor: PiratePiece, target: AiPiece, now: Situation): Deed {
  const legal = actionsOf(now, actor.id).find((action) => hits(action, target, now.crews));
  return choose(legal ?? { kind: 'attack', unit: actor.id, target: target.id });
}

function aim(actor: AiPiece, spot: Spot, now: Situation): Deed {
  const { crews, choices } = now;
  const piece = spot.kind === 'piece' ? crews.get(spot.id) : undefined;
  if (piece?.side === 'pirate') {
    const legal = actionsOf(now, actor.id).find((action) => hits(action, piece, crews));
    return choose(legal ?? { kind: 'use', unit: actor.id, target: piece.id });
  }
  if (piece) {
    const other = subjectFor(piece, subjectsOf(choices), crews);
    if (other === undefined) return piece.type ? choose(vainUse(piece, now)) : select(undefined);
    return other === actor.id ? select(undefined) : take(other, now);
  }
  const room = roomOf(spot, crews);
  const inRoom = room === undefined ? [] : actorsIn(room, now);
  return select(room === actor.room ? nextOf(inRoom, actor.id) : inRoom[0]);
}

/** A use that is not offered, as it would be meant: at the first pirate in the room. */
function vainUse(piece: AiPiece, { crews }: Situation): Action {
  const isTurret = piece.type !== undefined && aiDataOf(piece.type).kind === 'turret';
  const victim = isTurret ? crews.in(piece.room).pirates[0] : undefined;
  return { kind: 'use', unit: piece.id, ...(victim && { target: victim.id }) };
}

/** What Enter does on a room: the choice lit there (the cursor's first), else what a click does. */
export function deedOnEnter(room: RoomName, now: Situation): Deed {
  const lit = litIn(room, now);
  const meant = lit.find(({ cursor }) => cursor) ?? lit[0];
  return meant ? choose(meant.action) : deedAt({ kind: 'room', room }, now);
}

/** The choices of the subject in hand that show in a room. */
export function litIn(room: RoomName, { choices, crews, selected }: Situation): readonly Choice[] {
  if (selected === undefined) return [];
  return choices.filter((choice) => subjectOf(choice) === selected && placeOf(choice.action, crews) === room);
}

/** The room in which an action shows. */
export function placeOf(action: Action, crews: Crews): RoomName | undefined {
  switch (action.kind) {
    case 'move':
    case 'place':
      return action.room;
    case 'capture':
    case 'attack':
    case 'use':
      return crews.get(action.unit)?.room;
    default:
      return undefined;
  }
}
