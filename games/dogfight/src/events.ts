/**
 * What happens in a game, told in ids and numbers, so that a log line or an animation needs nothing else. What a pilot
 * does carries the pilot's seat; what happens to all of them carries none.
 */
import type { Seat } from '@orrery/kernel';
import type { EndReason, Loss, Manner, Pose, TemplateId } from './data.ts';
import type { ShipId } from './ships.ts';

/** A stat line becomes known, and with it health and altitude are set. */
export interface ShownLine {
  readonly ship: ShipId;
  readonly line: string;
  readonly health: number;
  readonly altitude: number;
}

/** What became of a maneuver: the ship is at its end; stayed where it was; or is lost beyond the edge. */
export type ManeuverResult = 'flown' | 'bumped' | 'offBoard';

export type Event =
  /** A pilot has given all own ships their lines. Others learn only that; `lines` (by ship) is null for them. */
  | { readonly kind: 'pilotReady'; readonly seat: Seat; readonly lines: readonly string[] | null }
  /** Open assignment: one line, known to all at once. */
  | ({ readonly kind: 'lineAssigned'; readonly seat: Seat } & ShownLine)
  /** Secret assignment: everybody is ready. */
  | { readonly kind: 'linesRevealed'; readonly lines: readonly ShownLine[] }
  /** One throw of the high roll: who threw, their faces, and who has the highest; several roll again. */
  | {
      readonly kind: 'highRoll';
      readonly seats: readonly Seat[];
      readonly faces: readonly number[];
      readonly highest: readonly Seat[];
    }
  | { readonly kind: 'firstPlayerFound'; readonly seat: Seat }
  /** `fallback`: no cell kept the spacing, so the farthest ones were offered. */
  | {
      readonly kind: 'positionChosen';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly col: number;
      readonly row: number;
      readonly x: number;
      readonly y: number;
      readonly fallback: boolean;
    }
  | { readonly kind: 'shipPlaced'; readonly seat: Seat; readonly ship: ShipId; readonly pose: Pose }
  /** A round begins with its move stage. `order`: the pilots still flying, in turn order. */
  | {
      readonly kind: 'roundStarted';
      readonly round: number;
      readonly firstPlayer: Seat;
      readonly order: readonly Seat[];
    }
  /** A pilot with several ships says which one moves, or acts, now. */
  | {
      readonly kind: 'shipChosen';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly stage: 'moveStage' | 'attackStage';
    }
  | {
      readonly kind: 'maneuverFlown';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly manner: Manner;
      readonly template: TemplateId;
      /** Which maneuver of this move it is, from 1. */
      readonly number: number;
      /** Speed paid, how much of it by altitude tokens, and the tokens that a Split S takes besides. */
      readonly cost: number;
      readonly fromAltitude: number;
      readonly tokens: number;
      readonly from: Pose;
      /** The end of the template; the ship is there if it was `flown`. */
      readonly end: Pose;
      readonly result: ManeuverResult;
      /** Ships whose tokens the end overlaps: those that bumped it, or those it stands on. */
      readonly overlapped: readonly ShipId[];
      /** Base speed and altitude left. */
      readonly baseLeft: number;
      readonly altitude: number;
    }
  /** A surviving ship's move is over. `automatic`: nothing was left to choose. */
  | {
      readonly kind: 'moveEnded';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly stored: number;
      /** Base speed that is lost. */
      readonly lost: number;
      readonly altitude: number;
      readonly maneuvers: number;
      readonly automatic: boolean;
    }
  /** `shooters`: ships that have a target as the stage begins. */
  | { readonly kind: 'attackStageStarted'; readonly round: number; readonly shooters: readonly ShipId[] }
  | {
      readonly kind: 'attacked';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly target: ShipId;
      readonly linedUp: boolean;
      /** Faces in the order they were rolled; extra dice for a lined-up target last. */
      readonly attackDice: readonly number[];
      readonly defenseDice: readonly number[];
      readonly hits: number;
      readonly dodges: number;
      /** Hits not dodged. */
      readonly damage: number;
      /** The target's health before and after; damage beyond it is lost. */
      readonly before: number;
      readonly left: number;
      readonly from: Pose;
      readonly at: Pose;
    }
  /** It had a target and does not shoot. */
  | { readonly kind: 'heldFire'; readonly seat: Seat; readonly ship: ShipId }
  /** `seat` is the pilot who loses it, `pose` where it was last. */
  | {
      readonly kind: 'shipLost';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly by: Loss;
      readonly round: number;
      readonly pose: Pose;
    }
  | { readonly kind: 'pilotEliminated'; readonly seat: Seat; readonly round: number }
  /** `quiet`: nobody attacked and nothing was lost. */
  | { readonly kind: 'roundEnded'; readonly round: number; readonly quiet: boolean; readonly quietRounds: number }
  | {
      readonly kind: 'gameEnded';
      readonly reason: EndReason;
      readonly round: number;
      readonly winners: readonly Seat[];
    };

export type EventOfKind<K extends Event['kind']> = Extract<Event, { kind: K }>;
