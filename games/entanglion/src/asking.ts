/** Questions that a board may ask the rules ("what would this do?"), and what they answer. */
import type { Seat } from '@orrery/kernel';
import type { Cargo, ComponentId, EngineCard, Gate, PositionId, SlotCard } from './data.ts';
import type { PlannedCard } from './text/ways.ts';

/** Where each gate leads from where a fleet is, or from a position that is named. */
export type MovesQuestion = { readonly kind: 'moves'; readonly from?: PositionId };
export type MovesAnswer = { readonly from: PositionId; readonly moves: Readonly<Record<Gate, readonly PositionId[]>> };

/**
 * For each card in hand: where it would lead if it were queued next. `from` is where the fleet may be by then: after its own
 * queue if the option shows it, else where it is now.
 */
export type HandQuestion = { readonly kind: 'hand' };
export type HandAnswer = {
  readonly from: readonly PositionId[];
  readonly cards: readonly {
    readonly card: EngineCard;
    readonly flights: PlannedCard['flights'];
    readonly to: readonly PositionId[];
  }[];
};

/** What a row of cards would do, card by card; without cards, what the own queue would, as far as the screen may show it. */
export type QueueQuestion = { readonly kind: 'queue'; readonly cards?: readonly SlotCard[] };
export type QueueAnswer = { readonly steps: readonly PlannedCard[] };

/** The Depot's prices against what the fleet holds; or against what a fleet holds that plays Hard Bargain. */
export type DepotQuestion = { readonly kind: 'depot'; readonly bargain?: Seat };
export interface Offer {
  readonly component: ComponentId;
  readonly qp: number;
  readonly cost: Cargo;
  /** What it can be paid with now, after discounts; empty if it cannot. */
  readonly prices: readonly Cargo[];
  /** The fewest resources that are still missing. */
  readonly missing: number;
}
export type DepotAnswer = { readonly offers: readonly Offer[] };

export type Question = MovesQuestion | HandQuestion | QueueQuestion | DepotQuestion;
