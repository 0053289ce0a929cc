/** What a viewer sees: the types. `view.ts` fills them. */
import type { Seat, View } from '@orrery/kernel';
import type { Action } from './actions.ts';
import type {
  Cargo,
  Color,
  ComponentId,
  Depot,
  EngineCard,
  EventId,
  Inner,
  Outpost,
  PirateId,
  PlanetId,
  PositionId,
  SlotCard,
  Token,
} from './data.ts';
import type { Power } from './events.ts';
import type { Options } from './options.ts';
import type { Active, Encounter, Ending, Frame } from './state.ts';

export interface SeenSlot {
  /** Null: the viewer does not know it. */
  readonly card: SlotCard | null;
  readonly up: boolean;
  /** The viewer put it there and may remember it, but the screen must not show it. */
  readonly memoryOnly: boolean;
}

export interface SeenPlayer {
  readonly position: PositionId;
  /** Planets the fleet is at, the red ship's first. */
  readonly planets: readonly PlanetId[];
  /** Engine cards: how many, and which if the viewer may know. */
  readonly cards: number;
  readonly hand: readonly EngineCard[] | null;
  readonly handLimit: number;
  /** Event cards: how many, and those that the viewer knows to be among them. All of one's own. */
  readonly eventCards: number;
  readonly events: readonly EventId[];
  /** Of one's own event cards: those that the opponent knows. */
  readonly known: readonly EventId[];
  readonly probe: boolean;
  readonly control: readonly SeenSlot[];
  readonly resolved: number;
  readonly out: boolean;
  readonly finished: boolean;
  readonly cargo: Cargo;
  readonly capacity: number;
  readonly components: readonly ComponentId[];
  readonly pirates: readonly PirateId[];
  readonly power: Power;
  readonly beams: number;
  readonly charmed: boolean;
  readonly spied: boolean;
  readonly colorBlind: Color | null;
}

/** A planet of Entanglion; null: nobody knows yet. */
export interface SeenPlanet {
  readonly planet: Inner;
  readonly token: Token | null;
}

/** Null: face down. */
export type SeenIdler = PirateId | null;

/** An event card that has been announced and is not over yet; the last one is the latest answer. */
export interface Announcement {
  readonly seat: Seat;
  readonly event: EventId;
  readonly negated: boolean;
}

export const PHASES = ['setup', 'roundStart', 'navigate', 'resolve', 'cleanup', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface EntanglionView extends View<Action> {
  readonly options: Options;
  readonly round: number;
  readonly limit: number;
  readonly phase: Phase;
  readonly first: Seat;
  /** Whose turn it is to queue or to resolve a card. */
  readonly turn: Seat;
  /**
   * Whom the game waits for. A screen says no more than this of windows for event cards: while it waits in silence nobody is
   * seen to be asked, whether there was something to play or not.
   */
  readonly waitingFor: Seat | null;
  readonly depot: Depot;
  /** Clockwise from OMEGA ZERO. */
  readonly ring: readonly SeenPlanet[];
  readonly orbit: Readonly<Record<PlanetId, Cargo>>;
  readonly outposts: Readonly<Record<Outpost, readonly SeenIdler[]>>;
  readonly supply: readonly ComponentId[];
  readonly engineStack: number;
  readonly engineDiscard: readonly EngineCard[];
  readonly eventStack: number;
  readonly eventDiscard: readonly EventId[];
  readonly removed: readonly EventId[];
  /** Who has put the top card of the event stack there, and the card if it was the viewer. */
  readonly topKnownTo: Seat | null;
  readonly topEvent: EventId | null;
  readonly players: readonly [SeenPlayer, SeenPlayer];
  readonly active: Active | null;
  readonly mined: readonly PlanetId[];
  readonly encounter: Encounter | null;
  readonly announced: readonly Announcement[];
  /** Cards that a Tutor looks at: null where the viewer does not. */
  readonly tutoring: { readonly seat: Seat; readonly count: number; readonly events: readonly EventId[] | null } | null;
  readonly strategy: {
    readonly seat: Seat;
    readonly count: number;
    readonly cards: readonly EngineCard[] | null;
    readonly used: readonly EngineCard[];
  } | null;
  /** What is pending, without questions that the viewer may not know of. */
  readonly pending: readonly Frame[];
  readonly ending: Ending | null;
}
