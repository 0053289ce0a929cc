/** What a viewer sees, as types: the view, and what would come of the answers that are open. */
import type { Seat, View } from '@orrery/kernel';
import type { Action, Fly } from './actions.ts';
import type { EndReason, Loss, Pose, Stage, Stats, TemplateId } from './data.ts';
import type { Cell, Frame, Move } from './frames.ts';
import type { Settings } from './options.ts';
import type { Flight } from './rules/moving.ts';
import type { ShipId } from './ships.ts';
import type { Ledger } from './state.ts';

export interface SeenShip {
  readonly id: ShipId;
  readonly pilot: Seat;
  /** Place in the squadron. */
  readonly index: number;
  /** Null while this viewer may not know them, or they are not assigned. */
  readonly stats: Stats | null;
  /** 0 until the lines are revealed; a lost ship keeps what it had. */
  readonly health: number;
  readonly altitude: number;
  /** Null before the placement and after the loss. */
  readonly pose: Pose | null;
  readonly flying: boolean;
  readonly moved: boolean;
  readonly acted: boolean;
  readonly damageDealt: number;
  readonly lostBy: Loss | null;
}

/** A shot that one ship could fire at another, with its chances. */
export interface Shot {
  readonly ship: ShipId;
  readonly target: ShipId;
  readonly linedUp: boolean;
  readonly attackDice: number;
  readonly defenseDice: number;
  /** The chance of at least one damage, and to destroy the target; from 0 to 1. */
  readonly hits: number;
  readonly kills: number;
}

/**
 * When a ship would fire, against the ship that it could shoot at: before that one may, after it, or either, as pilots of
 * several ships choose. Where all shoot at the same time nobody is silenced, and so nobody comes first.
 */
export type FiringTime = 'first' | 'either' | 'back';

/** A shot that could be fired at a ship, and when in the round. */
export interface Threat extends Shot {
  readonly when: FiringTime;
}

/** What would come of one maneuver. */
export interface Prospect extends Flight {
  readonly action: Fly;
  /** Where the ship would stand after it; null if it would be lost. A bumped ship stays, and its move is over. */
  readonly rest: Pose | null;
  /** Whom it could shoot at from there, and who could shoot at it there, if everybody else stays. */
  readonly shots: readonly Shot[];
  readonly threats: readonly Threat[];
}

export interface DogfightView extends View<Action> {
  readonly settings: Settings;
  readonly pilots: number;
  readonly stage: Stage;
  /** By seat: whether the pilot has given every own ship its line. */
  readonly ready: readonly boolean[];
  /** In the order of ids: by pilot, then place in the squadron. */
  readonly ships: readonly SeenShip[];
  /** Null before the high roll. */
  readonly firstPlayer: Seat | null;
  /** The pilots still flying, clockwise from the first player; empty before the high roll. */
  readonly order: readonly Seat[];
  /** 0 before the first move stage. */
  readonly round: number;
  readonly quietRounds: number;
  /** Whether this round saw an attack declared or a ship destroyed. */
  readonly eventful: boolean;
  /** The last round in which a ship lost health; 0 if none did. */
  readonly lastDamage: number;
  /** The pilot whose turn it is; null while lines are assigned and after the end. */
  readonly turn: Seat | null;
  /** The ship that is being placed, moves, or may attack now; null while a pilot chooses one. */
  readonly active: ShipId | null;
  /** Between the choice of a position and of a heading. */
  readonly cell: Cell | null;
  readonly move: Move | null;
  /** Pilots without a flying ship, in order; those of one removal together. */
  readonly eliminated: readonly (readonly Seat[])[];
  readonly ending: EndReason | null;
  readonly ledger: Ledger;
  /** What is pending, the last on top, without lines that are still hidden from this viewer. */
  readonly pending: readonly Frame[];
  /** If this viewer is asked: what would come of each maneuver, or of each attack, that can be chosen. */
  readonly prospects: readonly Prospect[];
  /** If this viewer moves a ship: who could shoot at it where it stands, if everybody else stays. */
  readonly threats: readonly Threat[];
  readonly aims: readonly Shot[];
  /** If this viewer is asked which way a ship faces: by heading, what its first move would have. */
  readonly facings: readonly Facing[];
}

/** What the scripted pilot reads of a view. */
export type PilotView = Pick<
  DogfightView,
  'settings' | 'ships' | 'round' | 'lastDamage' | 'turn' | 'active' | 'cell' | 'move' | 'legal'
>;

/** A board's question: everything it may want to show beside the present position. */
export interface OutlookQuestion {
  readonly about: 'outlook';
}

/** The answer to it. */
export interface Outlook {
  /** Every maneuver that the ship in its move could fly now, in the order of the rules; empty while none moves. */
  readonly ghosts: readonly Ghost[];
  /** Maneuvers that it could pay for, but that would end on the tokens of others. */
  readonly blocked: readonly Blocked[];
  /** Every shot that one ship on the board could fire at another as they stand. */
  readonly shots: readonly Shot[];
  /** By heading, while one is asked for a ship that is being placed. */
  readonly facings: readonly Facing[];
}

export interface Ghost extends Prospect {
  /** If the move ended there, every maneuver of the next one would leave the board. */
  readonly deadEnd: boolean;
  /** Where the rest of the speed could lead from there: normal maneuvers that stay on the board. */
  readonly onward: readonly { readonly template: TemplateId; readonly end: Pose }[];
}

export interface Blocked {
  readonly action: Fly;
  readonly end: Pose;
  readonly overlapped: readonly ShipId[];
}

export interface Facing {
  /** Maneuvers that the ship's first move would have, and how many of them would leave the board. */
  readonly maneuvers: number;
  readonly leaving: number;
}

export function seenShip(view: Pick<DogfightView, 'ships'>, id: ShipId): SeenShip | undefined {
  return view.ships.find((ship) => ship.id === id);
}
