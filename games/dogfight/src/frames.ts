/** What can be pending in a game: the frames of its flow, and the shapes of the steps that belong to them. */
import type { Course, Question, Seat } from '@orrery/kernel';
import type { Action, Fly } from './actions.ts';
import type { Loss, Pose } from './data.ts';
import type { Event } from './events.ts';
import type { ShipId } from './ships.ts';
import type { State } from './state.ts';

/** A cell of the grid that ships are placed on. */
export interface Cell {
  readonly col: number;
  readonly row: number;
}

/** A move under way [M2]: what is left of it, and how it came here. */
export interface Move {
  readonly kind: 'move';
  readonly seat: Seat;
  readonly ship: ShipId;
  /** Base speed left; the ship's altitude counts as speed besides. */
  readonly baseLeft: number;
  /** The maneuvers flown so far, in order. */
  readonly flown: readonly Fly[];
  readonly specialUsed: boolean;
  /** Where, and with what altitude, the ship was before the move. */
  readonly start: Pose;
  readonly startAltitude: number;
}

export type Frame =
  | { readonly kind: 'game'; readonly at: number }
  /** By pilot, the lines chosen so far, in the order of the squadron; hidden until the reveal, unless chosen openly. */
  | { readonly kind: 'assignStats'; readonly lines: readonly (readonly string[])[] }
  | { readonly kind: 'placePosition'; readonly seat: Seat }
  | { readonly kind: 'placeHeading'; readonly seat: Seat; readonly cell: Cell }
  | { readonly kind: 'round'; readonly at: number }
  | { readonly kind: 'chooseShipToMove'; readonly seat: Seat }
  | Move
  | { readonly kind: 'chooseShipToAttack'; readonly seat: Seat }
  | { readonly kind: 'attack'; readonly seat: Seat; readonly ship: ShipId }
  /** Faces in the order they were rolled; none before they are. */
  | {
      readonly kind: 'shot';
      readonly at: number;
      readonly ship: ShipId;
      readonly target: ShipId;
      readonly attackDice: readonly number[];
      readonly defenseDice: readonly number[];
    }
  | { readonly kind: 'loss'; readonly at: number; readonly ships: readonly ShipId[]; readonly by: Loss };

export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;
/** A step that runs by itself. */
export type Runs<K extends Frame['kind']> = Course<State, FrameOf<K>, Event>;
/** A step that asks, and the kinds of action that answer it. */
export type Asks<K extends Frame['kind'], A extends Action['kind'] = K & Action['kind']> = Question<
  State,
  FrameOf<K>,
  Extract<Action, { kind: A }>,
  Event
>;
