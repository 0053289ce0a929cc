/** What happens in a game, told in ids, names and numbers, so that a log line needs nothing else. */
import type { Seat } from '@orrery/kernel';
import type { Points, StonePlace, Strength } from './counts.ts';
import type {
  AbilityId,
  AlienId,
  BoardId,
  CardId,
  CardKind,
  EndReason,
  Mode,
  PowerUp,
  Purchase,
  Resource,
  Side,
  SiteId,
  Stone,
} from './data.ts';

/** For the fewest ships in the graveyard, and for the most cards in hand. */
export type Bonus = 'fewestLost' | 'mostCards';

/** Events by kind: what each tells. `seat` is whoever does it; places are named as on the `board`. */
interface EventTable {
  // Set-up
  offeredAliens: { seat: Seat; aliens: readonly AlienId[] };
  aliensShown: { aliens: readonly (AlienId | null)[] };
  turnOrder: { order: readonly Seat[] };
  stonesShared: { stones: readonly StonePlace[] };
  placed: { seat: Seat; board: BoardId; site: SiteId; ships: number };
  compensated: { seat: Seat; mineral: number; gas: number };
  // Turns
  turnStarted: {
    seat: Seat;
    round: number;
    /** What all can count, by seat: without the Victory Point cards in hidden hands. */
    points: readonly Points[];
    /** What everybody has on the board. */
    ships: readonly number[];
  };
  /** A bonus changes hands; nobody has it on a tie. */
  bonusMoved: { bonus: Bonus; from: readonly Seat[]; to: readonly Seat[]; points: number };
  gained: { seat: Seat; resource: Resource; why: 'free' | 'spoils' | 'gift' };
  yielded: { seat: Seat; resource: Resource; paid: number; lost: number };
  bought: { seat: Seat; board: BoardId; what: Purchase; site: SiteId | null; mineral: number; gas: number };
  deployed: { seat: Seat; board: BoardId; site: SiteId; from: 'graveyard' | 'reserve' };
  offered: { seat: Seat; partner: Seat; give: Resource; given: number; taken: number };
  answeredOffer: { seat: Seat; accept: boolean };
  moved: {
    seat: Seat;
    board: BoardId;
    owner: Seat;
    from: SiteId;
    to: SiteId;
    count: number;
    how: 'move' | 'chain' | 'teleport';
  };
  /** A player wants nothing more of a part of the turn. */
  done: { seat: Seat; with: 'spend' | 'move' };
  tracked: { seat: Seat; points: number };
  // Cards. `cards` are those that the reader may see.
  drew: { seat: Seat; count: number; cards: readonly CardId[] };
  reshuffled: { cards: number };
  discarded: { seat: Seat; card: CardId };
  sawHand: { seat: Seat; holder: Seat; cards: readonly CardId[] };
  stole: { seat: Seat; victim: Seat; card: CardId | null };
  confiscated: { seat: Seat; from: Seat; card: CardId };
  // Invasions
  invaded: { seat: Seat; board: BoardId; defender: Seat; from: SiteId; target: SiteId; ships: number; against: number };
  redrew: { seat: Seat };
  /** Null is an improvised attack. */
  revealed: { attacker: Seat; defender: Seat; cards: readonly (CardId | null)[] };
  totals: { attacker: Strength; defender: Strength };
  reinforced: { round: number; plays: readonly { seat: Seat; card: CardId; side: Side }[] };
  decided: {
    attacker: Seat;
    defender: Seat;
    winner: Seat | null;
    cards: readonly CardKind[];
    /** Where attack met attack. */
    totals: readonly number[] | null;
  };
  sabotaged: { seat: Seat; board: BoardId; owner: Seat; site: SiteId; ships: number };
  withdrew: { seat: Seat; board: BoardId; from: SiteId; to: SiteId; ships: number };
  stackLost: { seat: Seat; board: BoardId; owner: Seat; site: SiteId; ships: number; lost: number };
  advanced: { seat: Seat; board: BoardId; from: SiteId; to: SiteId; ships: number };
  // Abilities
  choseMode: { seat: Seat; mode: Mode };
  rebooted: { seat: Seat; resource: Resource };
  assimilated: { seat: Seat; from: Seat; ability: AbilityId };
  deassimilated: { seat: Seat; borg: Seat; ability: AbilityId };
  sidestepped: { seat: Seat; board: BoardId; from: SiteId; to: SiteId; ships: number };
  poweredUp: { seat: Seat; power: PowerUp; level: number };
  namedRebel: { seat: Seat; rebel: Seat };
  sacrificed: { seat: Seat; ships: number };
  copied: { seat: Seat; number: number };
  avenged: { seat: Seat; owner: Seat; site: SiteId; ships: number };
  embittered: { seat: Seat; pile: number };
  tookStone: { seat: Seat; stone: Stone };
  snapped: { seat: Seat; ships: number };
  doubled: { seat: Seat; board: BoardId; site: SiteId; ships: number };
  switched: { seat: Seat; numbers: readonly number[] };
  infested: { seat: Seat; board: BoardId; host: Seat; site: SiteId };
  // The end
  handsShown: { hands: readonly (readonly CardId[])[] };
  gameEnded: {
    reason: EndReason;
    winner: Seat;
    alien: AlienId | null;
    round: number;
    active: Seat;
    /** How many had enough points at the same moment. */
    candidates: number;
    points: readonly Points[];
  };
}

export type EventKind = keyof EventTable;
export type EventOf<K extends EventKind> = { [P in K]: Readonly<{ kind: P } & EventTable[P]> }[K];
export type Event = EventOf<EventKind>;
