/**
 * What happens in a game, told in ids, names and numbers, so that a log line needs nothing else. What a seat does, or
 * leaves off, carries the seat.
 */
import type { Seat } from '@orrery/kernel';
import type { AiType, AskPhase, EndReason, PirateType, RoomName } from './data.ts';

/** One pirate hit by the ship. `left` is 0 for one that dies. */
export interface Hit {
  readonly unit: string;
  readonly type: PirateType;
  readonly before: number;
  readonly left: number;
}

export interface ShownUnit {
  readonly unit: string;
  readonly type: AiType;
  readonly room: RoomName;
}

export type Event =
  | { readonly kind: 'roundStarted'; readonly round: number; readonly gained: number; readonly reactor: number }
  | {
      readonly kind: 'generatorStarted';
      readonly seat: Seat;
      readonly active: number;
      readonly generators: number;
      readonly cost: number;
    }
  /** `type` is null for those who may not know it. */
  | {
      readonly kind: 'unitInstalled';
      readonly seat: Seat;
      readonly unit: string;
      readonly type: AiType | null;
      readonly room: RoomName;
      readonly revealed: boolean;
      readonly cost: number;
    }
  /** `capturedRooms`: those that bring more of them. */
  | { readonly kind: 'rationsSet'; readonly rations: number; readonly capturedRooms: number }
  | {
      readonly kind: 'pirateHired';
      readonly seat: Seat;
      readonly unit: string;
      readonly type: PirateType;
      readonly room: RoomName;
      readonly cost: number;
      readonly rations: number;
      readonly wave: number;
    }
  | {
      readonly kind: 'waveStarted';
      readonly round: number;
      readonly wave: number;
      readonly stored: number;
      readonly lost: number;
      readonly capacitor: number;
    }
  | {
      readonly kind: 'pirateMoved';
      readonly seat: Seat;
      readonly unit: string;
      readonly type: PirateType;
      readonly from: RoomName;
      readonly to: RoomName;
    }
  | { readonly kind: 'unitRevealed'; readonly unit: string; readonly type: AiType; readonly room: RoomName }
  | {
      readonly kind: 'pirateAttacked';
      readonly seat: Seat;
      readonly unit: string;
      readonly type: PirateType;
      readonly room: RoomName;
      readonly target: string;
      readonly targetType: AiType;
      readonly damage: number;
      readonly before: number;
      readonly left: number;
    }
  | {
      readonly kind: 'roomCaptured';
      readonly seat: Seat;
      readonly unit: string;
      readonly type: PirateType;
      readonly room: RoomName;
      readonly capturedRooms: number;
    }
  | {
      readonly kind: 'bridgeCaptured';
      readonly seat: Seat;
      readonly unit: string;
      readonly type: PirateType;
      readonly room: RoomName;
    }
  | {
      readonly kind: 'unitUsed';
      readonly seat: Seat;
      readonly unit: string;
      readonly type: AiType;
      readonly room: RoomName;
      readonly cost: number;
      readonly damage: number;
      readonly hits: readonly Hit[];
    }
  | {
      readonly kind: 'phaseEnded';
      readonly seat: Seat;
      readonly phase: AskPhase;
      readonly automatic: boolean;
      /** What the A.I. has left. */
      readonly energy: number;
    }
  /** What still lay face down when the game ended. */
  | { readonly kind: 'unitsShown'; readonly units: readonly ShownUnit[] }
  | {
      readonly kind: 'gameEnded';
      readonly reason: EndReason;
      readonly round: number;
      readonly wave: number;
    };
