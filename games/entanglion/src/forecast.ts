/** A board's questions, answered by the rules from what the seat knows. The questions stand in `asking.ts`. */
import { isRecord, type Json, Random, type Seat } from '@orrery/kernel';
import type { DepotAnswer, HandAnswer, MovesAnswer, Offer, QueueAnswer } from './asking.ts';
import { isGate, moveTable, POSITIONS, type PositionId, SLOT_CARDS, type SlotCard } from './data.ts';
import { fromView } from './from-view.ts';
import { typesIn } from './rules/cards.ts';
import { BARGAIN, componentPrices, costOf, discounted, discountOf } from './rules/prices.ts';
import type { EntanglionView } from './seen.ts';
import { isAtDepot, playerOf, type State } from './state.ts';

export function forecast(view: EntanglionView, seat: Seat, question: Json): Json | undefined {
  if (!isRecord(question) || !view.players[seat]) return undefined;
  switch (question.kind) {
    case 'moves':
      return movesAnswer(view, seat, question.from);
    case 'hand':
      return handAnswer(view, seat);
    case 'queue':
      return queueAnswer(view, seat, question.cards);
    case 'depot':
      return depotAnswer(view, seat, question.bargain) as unknown as Json;
    default:
      return undefined;
  }
}

const seenAt = (view: EntanglionView, seat: Seat) => view.players[seat] as EntanglionView['players'][number];
const tableOf = (view: EntanglionView, seat: Seat) => moveTable(view.options, seenAt(view, seat).colorBlind);
const isPosition = (value: unknown): value is PositionId => POSITIONS.some((position) => position === value);

function movesAnswer(view: EntanglionView, seat: Seat, asked: unknown): MovesAnswer | undefined {
  const from = asked === undefined ? seenAt(view, seat).position : asked;
  return isPosition(from) ? { from, moves: tableOf(view, seat)[from] } : undefined;
}

/** Where a fleet may be after a card. A PROBE leaves it where it is; a gate without a path ends the flight. */
export function after(view: EntanglionView, seat: Seat, from: readonly PositionId[], card: SlotCard): PositionId[] {
  if (!isGate(card)) return from.slice();
  const table = tableOf(view, seat);
  const reached = from.flatMap((position) => table[position][card]);
  return POSITIONS.filter((position) => reached.includes(position));
}

/** Where the fleet may be when its next card is resolved: after its queue, if the owner is shown it. */
function expected(view: EntanglionView, seat: Seat): PositionId[] {
  const { position, control, resolved } = seenAt(view, seat);
  let from: PositionId[] = [position];
  if (!view.options.showOwnPlaced) return from;
  for (const { card } of control.slice(resolved)) if (card) from = after(view, seat, from, card);
  return from;
}

function handAnswer(view: EntanglionView, seat: Seat): HandAnswer {
  const from = expected(view, seat);
  const cards = typesIn(seenAt(view, seat).hand ?? []).map((card) => {
    const to = isGate(card) ? after(view, seat, from, card) : [];
    return { card, to, fails: isGate(card) && to.length === 0 };
  });
  return { from, cards };
}

function queueAnswer(view: EntanglionView, seat: Seat, asked: unknown): QueueAnswer | undefined {
  const known: readonly unknown[] = SLOT_CARDS;
  if (!Array.isArray(asked) || asked.length > 20 || asked.some((card) => !known.includes(card))) return undefined;
  let from: PositionId[] = [seenAt(view, seat).position];
  const steps = (asked as SlotCard[]).map((card) => {
    from = after(view, seat, from, card);
    return { card, to: from };
  });
  return { steps };
}

/** Prices rest on what lies open, so any deal of the hidden cards will do. */
function depotAnswer(view: EntanglionView, viewer: Seat, bargain: unknown): DepotAnswer {
  const state = fromView(view, viewer, Random.from('forecast'));
  const [seat, extra] = bargain === 0 || bargain === 1 ? [bargain, BARGAIN] : [viewer, 0];
  const offers = state.supply.map((component) => offerOf(state, seat, component, extra));
  return { atDepot: isAtDepot(state, seat), offers };
}

function offerOf(s: State, seat: Seat, component: Offer['component'], extra: number): Offer {
  const cost = costOf(s, component);
  const { cargo } = playerOf(s, seat);
  const lacking = discounted(cost, discountOf(s, seat) + extra).map((price) =>
    price.reduce((sum, amount, i) => sum + Math.max(0, amount - (cargo[i] ?? 0)), 0),
  );
  return {
    component,
    qp: s.options.componentQp[component],
    cost,
    prices: componentPrices(s, seat, component, extra),
    missing: Math.min(...lacking),
  };
}
