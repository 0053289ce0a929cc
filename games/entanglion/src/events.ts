/** What happens in a game, told in ids, names and numbers, so that a log line needs nothing else. */
import type { Seat } from '@orrery/kernel';
import type {
  Cargo,
  Color,
  ComponentId,
  Depot,
  EndReason,
  EngineCard,
  EventId,
  Gate,
  Inner,
  Outpost,
  PirateId,
  PlanetId,
  PositionId,
  Recruiting,
  Resource,
  SlotCard,
  Start,
  Token,
} from './data.ts';

/** Where a fleet's Quantum Power comes from. */
export interface Power {
  readonly components: number;
  readonly pirates: number;
  readonly bonus: number;
  readonly total: number;
}

/** What took a fleet somewhere else. */
export type Flight = 'card' | 'strategic' | 'wormhole' | 'noise' | 'warp' | 'rival';
/** Why somebody gets a resource. */
export type Gain = 'discovery' | 'downdown' | 'prosperity' | 'abundance' | 'neva' | 'trade' | 'defection';
/** Where a resource went that found no room. */
export type Overflow = 'orbit' | 'supply';
/** Why engine cards are drawn or thrown away. */
export type EngineWhy =
  | 'replacement'
  | 'mulligan'
  | 'charming'
  | 'nova'
  | 'blackHole'
  | 'refresh'
  | 'failure'
  | 'lostNova';

/** Events by kind: what each tells. `seat` is whoever does it. */
interface EventTable {
  // Set-up and rounds
  depotPlaced: { depot: Depot };
  firstRolled: { rolls: readonly (readonly [number, number])[]; first: Seat };
  fleetsPlaced: { seat: Seat; planet: Start };
  roundStarted: { round: number; limit: number; first: Seat; scores: readonly number[] };
  mulliganed: { seat: Seat; redrew: boolean };
  // Engine cards. `cards` are those that the reader may see.
  drewEngine: { seat: Seat; count: number; cards: readonly EngineCard[]; why: EngineWhy };
  discardedEngine: { seat: Seat; cards: readonly EngineCard[]; why: EngineWhy };
  reshuffled: { pile: 'engine' | 'event'; cards: number };
  /** Null: face down. */
  placed: { seat: Seat; slot: number; card: SlotCard | null };
  filled: { seat: Seat };
  passed: { seat: Seat };
  guessed: { seat: Seat; slot: number; guess: EngineCard; card: EngineCard };
  // Flying
  revealed: { seat: Seat; slot: number; card: SlotCard };
  moved: { seat: Seat; from: PositionId; to: PositionId; gate: Gate | null; by: Flight };
  /** A SWAP that counts and changes nothing. */
  stayed: { seat: Seat; gate: Gate };
  failed: { seat: Seat; gate: Gate; lost: readonly SlotCard[] };
  actionsBegun: { seat: Seat };
  finished: { seat: Seat };
  // Actions
  discovered: { seat: Seat; planet: Inner; token: Token };
  gained: {
    seat: Seat;
    resource: Resource;
    count: number;
    overflow: number;
    to: Overflow;
    planet: PlanetId | null;
    why: Gain;
  };
  /** `left`: what stays in orbit because the holds are full. */
  mined: { seat: Seat; planet: PlanetId; cargo: Cargo; left: number };
  jettisoned: { seat: Seat; planet: PlanetId; resource: Resource; forced: boolean };
  joined: { seat: Seat; pirate: PirateId; how: Recruiting; price: Cargo | null; qp: number };
  left: { seat: Seat; pirate: PirateId };
  bought: { seat: Seat; component: ComponentId; price: Cargo; qp: number; bargain: boolean };
  traded: { seat: Seat; price: Cargo };
  // Encounters
  met: { seat: Seat; defender: Seat; planet: Inner; by: Flight };
  rolled: { seat: Seat; face: number; again: boolean };
  decided: { initiator: Seat; defender: Seat; winner: Seat | null; totals: readonly [number, number]; planet: Inner };
  looted: { seat: Seat; loser: Seat; resource: Resource; orbit: boolean; extra: boolean };
  // Event cards. `events` are those that the reader may see.
  drewEvent: { seat: Seat; count: number; events: readonly EventId[] };
  discardedEvent: { seat: Seat; event: EventId; why: 'limit' | 'umbra' };
  announced: { seat: Seat; event: EventId; answers: EventId | null };
  negated: { seat: Seat; event: EventId };
  interfered: { seat: Seat; from: Gate; to: Gate };
  centarious: { seat: Seat; face: number };
  noise: { seat: Seat; face: number; planet: Inner };
  spied: { seat: Seat };
  colorBlinded: { seat: Seat; color: Color };
  hyperdrive: { seat: Seat };
  extended: { seat: Seat; limit: number };
  beamed: { seat: Seat; capacity: number };
  transmuted: { seat: Seat; from: Resource; to: Resource; amount: number };
  defectionPaid: { seat: Seat; victim: Seat; resource: Resource; lost: boolean };
  shuttled: { seat: Seat; from: Outpost; to: Outpost; pirate: PirateId | null };
  /** Null: the reader may not know the card, or there was none to steal. */
  stole: { seat: Seat; victim: Seat; event: EventId | null; nothing: boolean };
  tutored: { seat: Seat; count: number; events: readonly EventId[] };
  keptEvent: { seat: Seat; event: EventId | null };
  gaveEvent: { seat: Seat; to: Seat; event: EventId | null };
  strategy: { seat: Seat; count: number; cards: readonly EngineCard[] };
  strategyUsed: { seat: Seat; card: EngineCard };
  strategyOver: { seat: Seat; cards: readonly EngineCard[] };
  // The end of a round
  replenished: { planets: readonly { readonly planet: Inner; readonly resource: Resource; readonly amount: number }[] };
  bonus: { seat: Seat; amount: number; pirate: PirateId };
  roundEnded: { round: number; scores: readonly number[]; positions: readonly PositionId[] };
  tokenPassed: { seat: Seat };
  gameEnded: {
    reason: EndReason;
    winner: Seat | null;
    rounds: number;
    power: readonly Power[];
    cargo: readonly number[];
  };
}

export type EventKind = keyof EventTable;
export type EventOf<K extends EventKind> = { [P in K]: Readonly<{ kind: P } & EventTable[P]> }[K];
export type Event = EventOf<EventKind>;
