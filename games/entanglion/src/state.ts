/** What lies on the table, what is pending, and small questions about both. */
import { assert, type Context, type Course, type Question, replace, type Seat } from '@orrery/kernel';
import type { Action, ActionOfKind } from './actions.ts';
import {
  type Cargo,
  type Color,
  type ComponentId,
  type Depot,
  type EndReason,
  type EngineCard,
  type EventId,
  type Gate,
  type Inner,
  OUTPOST_TOKEN,
  type Outpost,
  type PirateId,
  PLACE_IN_RING,
  type PlanetId,
  POSITION_DATA,
  type PositionId,
  SLOT_CARDS,
  type SlotCard,
  type Token,
} from './data.ts';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import type { Options } from './options.ts';

export type { Frame, Purchase, WindowId } from './frames.ts';

/** A card in an engine control. Equal ones are the same object. */
export interface Slot {
  readonly card: SlotCard;
  readonly up: boolean;
}

const slotsOf = (up: boolean) =>
  Object.fromEntries(SLOT_CARDS.map((card) => [card, { card, up }])) as Readonly<Record<SlotCard, Slot>>;
const FACE_UP = slotsOf(true);
const FACE_DOWN = slotsOf(false);
export const slotWith = (card: SlotCard, up: boolean): Slot => (up ? FACE_UP : FACE_DOWN)[card];

export interface Player {
  position: PositionId;
  /** Engine cards and event cards in hand, in the order of the tables. */
  hand: EngineCard[];
  events: readonly EventId[];
  /** Of the event cards: those that the opponent knows to be here [H4]. */
  known: readonly EventId[];
  /** The fleet's own PROBE is at hand. */
  probe: boolean;
  control: Slot[];
  /** How many cards of the control are resolved. */
  resolved: number;
  /** Has passed or filled all slots. */
  out: boolean;
  /** Is done with this round. */
  finished: boolean;
  cargo: Cargo;
  components: readonly ComponentId[];
  pirates: readonly PirateId[];
  bonusQp: number;
  /** Tractor Beams beside the fleet board. */
  beams: number;
  /** Charming has been used this round. */
  charmed: boolean;
  /** Queues its cards face up this round. */
  spied: boolean;
  /** The only colour this fleet can fly on this round. */
  colorBlind: Color | null;
}

/** A pirate at an outpost. */
export interface Idler {
  readonly pirate: PirateId;
  readonly up: boolean;
}

/** The card that is being resolved. */
export interface Active {
  readonly seat: Seat;
  /** From 1. */
  readonly slot: number;
  readonly card: SlotCard;
  /** What it counts as now; null for a PROBE. */
  readonly gate: Gate | null;
}

/** Rolls and boosts: of the initiator, of the defender. */
export interface Encounter {
  readonly initiator: Seat;
  readonly defender: Seat;
  readonly planet: Inner;
  readonly rolls: readonly [number, number];
  readonly boosts: readonly [number, number];
  /** Once it is decided. */
  readonly winner: Seat | null;
}

/** Event cards that a Tutor has taken from the stack. Others see how many. */
export interface Tutoring {
  readonly seat: Seat;
  readonly events: readonly EventId[];
}

/** Engine cards of Strategic Navigation: those left are seen by its player only. */
export interface Strategy {
  readonly seat: Seat;
  readonly cards: readonly EngineCard[];
  readonly used: readonly EngineCard[];
}

export interface Ending {
  readonly reason: EndReason;
  readonly winner: Seat | null;
}

export interface State {
  readonly options: Options;
  /** 0 before the first round. */
  round: number;
  limit: number;
  first: Seat;
  /** Whose turn it is to queue or to resolve a card. */
  turn: Seat;
  depot: Depot;
  /** By place in the ring, from OMEGA ZERO clockwise. */
  tokens: readonly Token[];
  faceUp: readonly boolean[];
  orbit: Record<PlanetId, Cargo>;
  outposts: Record<Outpost, readonly Idler[]>;
  supply: readonly ComponentId[];
  /** The first card is on top. Discard piles are in the order of the tables. */
  engineStack: EngineCard[];
  engineDiscard: EngineCard[];
  eventStack: EventId[];
  eventDiscard: readonly EventId[];
  removed: readonly EventId[];
  /** Who knows the top card of the event stack, if anybody [H4]. */
  topKnownTo: Seat | null;
  players: [Player, Player];
  active: Active | null;
  /** Planets mined in the action phase under way. */
  mined: readonly PlanetId[];
  encounter: Encounter | null;
  tutoring: Tutoring | null;
  strategy: Strategy | null;
  ending: Ending | null;
  stack: Frame[];
}

export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;
/** A course and a question of a kind, as they stand in the rules. */
export type Runs<K extends Frame['kind']> = Course<State, FrameOf<K>, Event>;
export type Asks<K extends Frame['kind'], A extends Action['kind']> = Question<
  State,
  FrameOf<K>,
  ActionOfKind<A>,
  Event
>;
export type Ctx = Context<Event>;

export const otherThan = (seat: Seat): Seat => 1 - seat;

export function playerOf(s: State, seat: Seat): Player {
  const player = s.players[seat];
  assert(player, 'there is no such player');
  return player;
}

export const opponentOf = (s: State, seat: Seat): Player => playerOf(s, otherThan(seat));
/** The planets a fleet is at, in the order of the tables. */
export const placesOf = (s: State, seat: Seat): readonly PlanetId[] => POSITION_DATA[playerOf(s, seat).position].places;
export const jointOf = (s: State, seat: Seat): Inner | null => POSITION_DATA[playerOf(s, seat).position].joint;
export const isAtDepot = (s: State, seat: Seat): boolean => placesOf(s, seat).includes(s.depot);

// What lies on the planets of Entanglion

export const isFaceUp = (s: State, planet: Inner): boolean => s.faceUp[PLACE_IN_RING[planet]] as boolean;
export const tokenAt = (s: State, planet: Inner): Token => s.tokens[PLACE_IN_RING[planet]] as Token;
/** The token of a planet if everybody knows it. */
export const shownAt = (s: State, planet: Inner): Token | undefined =>
  isFaceUp(s, planet) ? tokenAt(s, planet) : undefined;
export const isDiscovered = (s: State, outpost: Outpost): boolean =>
  s.faceUp[s.tokens.indexOf(OUTPOST_TOKEN[outpost])] as boolean;

/** The topmost course of a kind goes on with another stage. */
export function goOn(s: State, kind: Frame['kind'], at: number): void {
  const frame = s.stack.findLast((one) => one.kind === kind);
  assert(frame, 'the course is on the stack');
  replace(s, frame, { ...frame, at } as Frame);
}

/** Replaces the topmost frame of a kind. */
export function change<K extends Frame['kind']>(s: State, kind: K, by: Partial<FrameOf<K>>): void {
  const frame = s.stack.findLast((one) => one.kind === kind);
  assert(frame, 'the frame is on the stack');
  replace<Frame>(s, frame, { ...frame, ...by });
}

const clonePlayer = (player: Player): Player => ({
  position: player.position,
  hand: player.hand.slice(),
  events: player.events,
  known: player.known,
  probe: player.probe,
  control: player.control.slice(),
  resolved: player.resolved,
  out: player.out,
  finished: player.finished,
  cargo: player.cargo,
  components: player.components,
  pirates: player.pirates,
  bonusQp: player.bonusQp,
  beams: player.beams,
  charmed: player.charmed,
  spied: player.spied,
  colorBlind: player.colorBlind,
});

export function clone(s: State): State {
  return {
    options: s.options,
    round: s.round,
    limit: s.limit,
    first: s.first,
    turn: s.turn,
    depot: s.depot,
    tokens: s.tokens,
    faceUp: s.faceUp,
    orbit: { ...s.orbit },
    outposts: { ...s.outposts },
    supply: s.supply,
    engineStack: s.engineStack.slice(),
    engineDiscard: s.engineDiscard.slice(),
    eventStack: s.eventStack.slice(),
    eventDiscard: s.eventDiscard,
    removed: s.removed,
    topKnownTo: s.topKnownTo,
    players: [clonePlayer(s.players[0]), clonePlayer(s.players[1])],
    active: s.active,
    mined: s.mined,
    encounter: s.encounter,
    tutoring: s.tutoring,
    strategy: s.strategy,
    ending: s.ending,
    stack: s.stack.slice(),
  };
}
