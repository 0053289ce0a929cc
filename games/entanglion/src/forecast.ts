/** A board's questions, answered by the rules from what the seat knows. The questions stand in `asking.ts`. */
import { isRecord, type Json, Random, type Seat } from '@orrery/kernel';
import type { DepotAnswer, HandAnswer, MovesAnswer, Offer, QueueAnswer } from './asking.ts';
import { isGate, POSITIONS, type PositionId, SLOT_CARDS, type SlotCard } from './data.ts';
import { fromView } from './from-view.ts';
import { typesIn } from './rules/cards.ts';
import { BARGAIN, componentPrices, costOf, discounted, discountOf } from './rules/prices.ts';
import type { EntanglionView } from './seen.ts';
import { playerOf, type State } from './state.ts';
import { plannedFrom, planOf, queueOf, tableFor } from './text/ways.ts';

export function forecast(view: EntanglionView, seat: Seat, question: Json): Json | undefined {
  if (!isRecord(question) || !view.players[seat]) return undefined;
  switch (question.kind) {
    case 'moves':
      return movesAnswer(view, seat, question.from);
    case 'hand':
      return handAnswer(view, seat);
    case 'queue':
      return queueAnswer(view, seat, question.cards) as unknown as Json;
    case 'depot':
      return depotAnswer(view, seat, question.bargain) as unknown as Json;
    default:
      return undefined;
  }
}

const seenAt = (view: EntanglionView, seat: Seat) => view.players[seat] as EntanglionView['players'][number];
const isPosition = (value: unknown): value is PositionId => POSITIONS.some((position) => position === value);

function movesAnswer(view: EntanglionView, seat: Seat, asked: unknown): MovesAnswer | undefined {
  const from = asked === undefined ? seenAt(view, seat).position : asked;
  return isPosition(from) ? { from, moves: tableFor(view, seenAt(view, seat))[from] } : undefined;
}

function handAnswer(view: EntanglionView, seat: Seat): HandAnswer {
  const own = seenAt(view, seat);
  const from = plannedFrom(view, own) ?? [own.position];
  const table = tableFor(view, own);
  const cards = typesIn(own.hand ?? []).map((card) => {
    const flights = isGate(card)
      ? from.flatMap((position) => table[position][card].map((to) => [position, to] as const))
      : [];
    const to = POSITIONS.filter((position) => flights.some(([, goal]) => goal === position));
    return { card, flights, to };
  });
  return { from, cards };
}

/** The cards that are named, or the own queue as far as the screen may show it. */
function queueAnswer(view: EntanglionView, seat: Seat, asked: unknown): QueueAnswer | undefined {
  const own = seenAt(view, seat);
  if (asked === undefined) return { steps: planOf(view, own, queueOf(own) ?? []) };
  const known: readonly unknown[] = SLOT_CARDS;
  if (!Array.isArray(asked) || asked.length > 20 || asked.some((card) => !known.includes(card))) return undefined;
  return { steps: planOf(view, own, asked as SlotCard[]) };
}

/** Prices rest on what lies open, so any deal of the hidden cards will do. */
function depotAnswer(view: EntanglionView, viewer: Seat, bargain: unknown): DepotAnswer {
  const state = fromView(view, viewer, Random.from('forecast'));
  const [seat, extra] = bargain === 0 || bargain === 1 ? [bargain, BARGAIN] : [viewer, 0];
  const offers = state.supply.map((component) => offerOf(state, seat, component, extra));
  return { offers };
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
