/** Drawing and discarding: engine cards [C3–C5] and event cards [C7–C9]. */
import { assert, type Seat } from '@orrery/kernel';
import { CHOOSE_EVENT, unlessListed } from '../actions.ts';
import { ENGINE_CARDS, ENGINE_RANKS, type EngineCard, EVENT_RANKS, type EventId, EVENTS, sorterOf } from '../data.ts';
import type { EngineWhy } from '../events.ts';
import { sumOfPirates } from '../hooks.ts';
import { type Asks, type Ctx, otherThan, playerOf, type State } from '../state.ts';
import { refuse } from './refusals.ts';
import { ask, couldBeAlike } from './silence.ts';

/** Puts one more into a list in the order of a table. */
function insert<T extends string>(list: T[], one: T, ranks: Readonly<Record<T, number>>): void {
  const rank = ranks[one];
  let at = list.push(one) - 1;
  for (; at > 0 && ranks[list[at - 1] as T] > rank; at--) list[at] = list[at - 1] as T;
  list[at] = one;
}

/** A list in the order of a table with one more. */
function withOne<T extends string>(list: readonly T[], one: T, ranks: Readonly<Record<T, number>>): T[] {
  const longer = list.slice();
  insert(longer, one, ranks);
  return longer;
}

/** Takes one out of a list. */
function remove<T>(list: T[], one: T): void {
  const at = list.indexOf(one);
  assert(at >= 0, 'the card is there');
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i] as T;
  list.pop();
}

function withoutOne<T>(list: readonly T[], one: T): T[] {
  const shorter = list.slice();
  remove(shorter, one);
  return shorter;
}

// Engine cards

export const handLimit = (s: State, seat: Seat): number =>
  s.options.handSize + sumOfPirates(s, seat, (rules) => rules.cards);

/** The types in a hand, each once, in order. */
export const typesIn = (cards: readonly EngineCard[]): EngineCard[] =>
  ENGINE_CARDS.filter((type) => cards.includes(type));

/** A list for some types of cards; below it hang the lists for those and one more. */
interface Branch<A> {
  readonly named: readonly A[];
  readonly list: readonly A[];
  readonly more: Partial<Record<EngineCard, Branch<A>>>;
}

/** Lists with an answer for each type in a hand and some `last` ones: made once for the same types, then looked up. */
export function listsByType<A>(
  answerFor: Readonly<Record<EngineCard, A>>,
  last: readonly A[],
): (hand: readonly EngineCard[]) => readonly A[] {
  const grow = (named: readonly A[]): Branch<A> => ({ named, list: [...named, ...last], more: {} });
  const root = grow([]);
  return (hand) => {
    let branch = root;
    let before: EngineCard | undefined; // hands are in order, so equal cards lie side by side
    for (const card of hand) {
      if (card !== before) branch = branch.more[card] ??= grow([...branch.named, answerFor[card]]);
      before = card;
    }
    return branch.list;
  };
}

/** The next card of the engine stack; none if both piles are empty. */
export function nextEngineCard(s: State, ctx: Ctx): EngineCard | undefined {
  if (s.engineStack.length === 0 && s.engineDiscard.length > 0) {
    s.engineStack = ctx.random('engine').shuffle(inEngineOrder(s.engineDiscard));
    s.engineDiscard = [];
    ctx.emit({ kind: 'reshuffled', pile: 'engine', cards: s.engineStack.length });
  }
  return s.engineStack.shift();
}

export function drawEngine(s: State, seat: Seat, count: number, why: EngineWhy, ctx: Ctx): void {
  const player = playerOf(s, seat);
  const cards: EngineCard[] = [];
  for (let i = 0; i < count; i++) {
    const card = nextEngineCard(s, ctx);
    if (card === undefined) break;
    cards.push(card);
    insert(player.hand, card, ENGINE_RANKS);
  }
  if (cards.length === 0) return;
  ctx.reveal();
  ctx.emit({ kind: 'drewEngine', seat, count: cards.length, cards, why }, [seat], {
    kind: 'drewEngine',
    seat,
    count: cards.length,
    cards: [],
    why,
  });
}

/** Fills a hand up to a number of cards. */
export function drawUpTo(s: State, seat: Seat, size: number, why: EngineWhy, ctx: Ctx): void {
  drawEngine(s, seat, size - playerOf(s, seat).hand.length, why, ctx);
}

export function takeFromHand(s: State, seat: Seat, card: EngineCard): void {
  remove(playerOf(s, seat).hand, card);
}

/** A card that lies open from now on. */
export function toEngineDiscard(s: State, card: EngineCard): void {
  insert(s.engineDiscard, card, ENGINE_RANKS);
}

export function discardFromHand(s: State, seat: Seat, cards: readonly EngineCard[], why: EngineWhy, ctx: Ctx): void {
  for (const card of cards) {
    takeFromHand(s, seat, card);
    toEngineDiscard(s, card);
  }
  ctx.reveal();
  ctx.emit({ kind: 'discardedEngine', seat, cards, why });
}

/** Throws a whole hand away; returns how many cards it was. */
export function discardHand(s: State, seat: Seat, why: EngineWhy, ctx: Ctx): number {
  const cards = playerOf(s, seat).hand.slice();
  discardFromHand(s, seat, cards, why, ctx);
  return cards.length;
}

// Event cards

/** The cards in a hand, each id once, in order. */
export const distinctEvents = (events: readonly EventId[]): EventId[] =>
  events.filter((event, i) => i === 0 || events[i - 1] !== event);

/** The next card of the event stack; none if both piles are empty. */
export function nextEventCard(s: State, ctx: Ctx): EventId | undefined {
  if (s.eventStack.length === 0 && s.eventDiscard.length > 0) {
    s.eventStack = ctx.random('events').shuffle(inEventOrder(s.eventDiscard));
    s.eventDiscard = [];
    ctx.emit({ kind: 'reshuffled', pile: 'event', cards: s.eventStack.length });
  }
  return s.eventStack.shift();
}

/** Puts an event card into a hand; the opponent may know it. */
export function receiveEvent(s: State, seat: Seat, event: EventId, isKnown: boolean): void {
  const player = playerOf(s, seat);
  player.events = withOne(player.events, event, EVENT_RANKS);
  if (isKnown) player.known = withOne(player.known, event, EVENT_RANKS);
}

/** Takes an event card from a hand, for all to see: what was known of it goes with it [H4]. */
export function loseEvent(s: State, seat: Seat, event: EventId): void {
  const player = playerOf(s, seat);
  player.events = withoutOne(player.events, event);
  if (player.known.includes(event)) player.known = withoutOne(player.known, event);
}

/** Draws event cards; returns how many there were. The hand limit is for the caller to check. */
export function drawEvents(s: State, seat: Seat, count: number, ctx: Ctx): number {
  const events: EventId[] = [];
  for (let i = 0; i < count; i++) {
    const event = nextEventCard(s, ctx);
    if (event === undefined) break;
    receiveEvent(s, seat, event, s.topKnownTo === otherThan(seat));
    s.topKnownTo = null;
    events.push(event);
  }
  if (events.length === 0) return 0;
  ctx.reveal();
  ctx.emit({ kind: 'drewEvent', seat, count: events.length, events }, [seat], {
    kind: 'drewEvent',
    seat,
    count: events.length,
    events: [],
  });
  return events.length;
}

/** Draws event cards and discards at once what is too many [C9]. */
export function drawEventsToLimit(s: State, seat: Seat, count: number, ctx: Ctx): void {
  drawEvents(s, seat, count, ctx);
  checkEventLimit(s, seat);
}

export function checkEventLimit(s: State, seat: Seat): void {
  const count = playerOf(s, seat).events.length;
  if (count > s.options.eventHandLimit) ask(s, { kind: 'discardEvent', seat }, couldBeAlike(s, 'event', count));
}

export function toEventDiscard(s: State, event: EventId): void {
  s.eventDiscard = withOne(s.eventDiscard, event, EVENT_RANKS);
}

export function discardEventCard(s: State, seat: Seat, event: EventId, why: 'limit' | 'umbra', ctx: Ctx): void {
  loseEvent(s, seat, event);
  toEventDiscard(s, event);
  ctx.reveal();
  ctx.emit({ kind: 'discardedEvent', seat, event, why });
}

export const discardEvent: Asks<'discardEvent', 'chooseEvent'> = {
  answers: ['chooseEvent'],
  legal: (s, { seat }) => eventChoices(playerOf(s, seat).events),
  check: (s, action, { seat }) =>
    unlessListed(eventChoices(playerOf(s, seat).events), action, refuse('not-in-hand', { card: action.event })),
  apply(s, { event }, ctx, { seat }) {
    discardEventCard(s, seat, event, 'limit', ctx);
    checkEventLimit(s, seat);
  },
};

export const eventChoices = (events: readonly EventId[]) => distinctEvents(events).map((event) => CHOOSE_EVENT[event]);

/** For set-up and redeals: a list in the order of the tables. */
export const inEngineOrder = sorterOf(ENGINE_CARDS);
export const inEventOrder = sorterOf(EVENTS);
