/**
 * Where pirates and event cards meet the rules. A pirate *adjusts* a number that the rules are about to use, *reacts* at a
 * moment, or *offers* its owner something more to do; an event card says when it may be played and what it does. The rules
 * ask through this file and know none of them by name. `pirates/index.ts` and `cards/index.ts` fill the tables: cards use
 * the rules, so the rules cannot import them.
 */
import { assert, type Seat } from '@orrery/kernel';
import type { CHARMING, TRADE } from './actions.ts';
import type { EventId, PirateId } from './data.ts';
import { type Ctx, playerOf, type State } from './state.ts';

/** The moments at which pirates react, and in which order. */
const MOMENTS = {
  /** At the start of a round. */
  roundStart: ['umbra'],
  /** Before the first card is revealed. */
  resolveStart: ['clarence'],
  /** Both dice of an encounter lie open. */
  rolled: ['uppity'],
  /** The owner has won an encounter, and the usual loot is taken. */
  looted: ['tiptop'],
  roundEnd: ['compadre', 'neva'],
} as const satisfies Readonly<Record<string, readonly PirateId[]>>;
export type HookMoment = keyof typeof MOMENTS;

/** Where a pirate may offer something: queuing cards, and at the Depot. */
export interface Offers {
  readonly navigate: typeof CHARMING;
  readonly depot: typeof TRADE;
}

export interface PirateRules {
  // Adjust
  holds?(s: State): number;
  /** Engine cards in hand beyond the limit. */
  readonly cards?: number;
  /** Resources less for a component. */
  readonly discount?: number;
  /** More of a mine's product on discovering or mining it. */
  readonly product?: number;
  /** As loser of an encounter the owner chooses what is taken. */
  readonly choosesLoss?: true;

  // React
  readonly react?: Partial<Record<HookMoment, (s: State, owner: Seat, ctx: Ctx) => void>>;
  joined?(s: State, owner: Seat, ctx: Ctx): void;
  left?(s: State, owner: Seat): void;

  // Offer
  readonly offer?: { [P in keyof Offers]?: (s: State, owner: Seat) => Offers[P] | undefined };
  /** The owner takes the offer. */
  take?(s: State, owner: Seat, ctx: Ctx): void;
}

export interface EventRules {
  /** Beyond its window: whether it can do anything. Without it: always. */
  mayPlay?(s: State, seat: Seat): boolean;
  takeEffect(s: State, seat: Seat, ctx: Ctx): void;
  /** After it has taken effect the card does not go to the discard pile. */
  readonly leaves?: true;
}

let pirates: Partial<Record<PirateId, PirateRules>> = {};
let events: Partial<Record<EventId, EventRules>> = {};

export function enterPirates(all: Readonly<Record<PirateId, PirateRules>>): void {
  pirates = all;
}

export function enterEvents(all: Readonly<Record<EventId, EventRules>>): void {
  events = all;
}

export function pirateRules(pirate: PirateId): PirateRules {
  const rules = pirates[pirate];
  assert(rules, 'a pirate without a file');
  return rules;
}

export function eventRules(event: EventId): EventRules {
  const rules = events[event];
  assert(rules, 'an event card without a file');
  return rules;
}

const hasPirate = (s: State, seat: Seat, pirate: PirateId): boolean => playerOf(s, seat).pirates.includes(pirate);

/** What the pirates of a fleet add to a number. */
export function sumOfPirates(s: State, seat: Seat, add: (rules: PirateRules) => number | undefined): number {
  let sum = 0;
  for (const pirate of playerOf(s, seat).pirates) sum += add(pirateRules(pirate)) ?? 0;
  return sum;
}

/** All pirates of a fleet that have something to say at a moment. */
export function reactAt(s: State, moment: HookMoment, seat: Seat, ctx: Ctx): void {
  for (const pirate of MOMENTS[moment])
    if (hasPirate(s, seat, pirate)) pirateRules(pirate).react?.[moment]?.(s, seat, ctx);
}

/** The pirate of a fleet that offers something at a place now, and the action that takes it. */
export function offerAt<P extends keyof Offers>(
  s: State,
  place: P,
  seat: Seat,
): { readonly pirate: PirateId; readonly action: Offers[P] } | undefined {
  for (const pirate of playerOf(s, seat).pirates) {
    const action = pirateRules(pirate).offer?.[place]?.(s, seat);
    if (action) return { pirate, action };
  }
  return undefined;
}

export function takeOffer(s: State, place: keyof Offers, seat: Seat, ctx: Ctx): void {
  const offer = offerAt(s, place, seat);
  assert(offer, 'somebody offers it');
  pirateRules(offer.pirate).take?.(s, seat, ctx);
}
