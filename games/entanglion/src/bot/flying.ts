/** Queuing cards, choosing paths, and what to do with gates. */
import { type Action, PASS, PLACE, PLACE_PROBE } from '../actions.ts';
import { type EngineCard, GATES, type Gate, isGate, type PositionId, type SlotCard } from '../data.ts';
import { ownQueue, Planner, type Row, stopWorth } from './plan.ts';
import { bestOf, type Sketch } from './sketch.ts';

/** All ways to go on with the own queue, the best first. */
export function rankedRows(s: Sketch): Row[] {
  const hand: SlotCard[] = [...(s.own.hand ?? []), ...(s.own.probe ? (['fleetProbe'] as const) : [])];
  return new Planner(s).rows(ownQueue(s), hand);
}

/** Queues a card; none: that is all. */
export function queueing(card: SlotCard | undefined): Action {
  if (card === undefined) return PASS;
  return card === 'fleetProbe' ? PLACE_PROBE : PLACE[card];
}

export const chooseCard = (s: Sketch): Action => queueing(rankedRows(s)[0]?.cards[0]);

/** The cards that come after the active one. */
const queueAfter = (s: Sketch): SlotCard[] => (s.view.active?.seat === s.seat ? ownQueue(s).slice(1) : ownQueue(s));

export function chooseMove(s: Sketch): Action | undefined {
  const planner = new Planner(s);
  const cards = s.view.strategy ? [] : queueAfter(s);
  const moves = s.view.legal.filter((action) => action.kind === 'move');
  return bestOf(moves, ({ to }) => planner.worthOf(to, cards));
}

/** The best that a gate could bring now; less than nothing if it fails. */
function gateWorth(s: Sketch, planner: Planner, gate: Gate): number {
  const moves: readonly PositionId[] = s.table[s.own.position][gate];
  const cards = queueAfter(s);
  return moves.reduce((best, to) => Math.max(best, planner.worthOf(to, cards)), -1);
}

const GAIN_TO_INTERFERE = 1.5;

export function chooseInterference(s: Sketch): Action {
  const { active } = s.view;
  if (!active?.gate) return { kind: 'pass' };
  const planner = new Planner(s);
  const now = gateWorth(s, planner, active.gate);
  const best = Math.max(...GATES.map((gate) => gateWorth(s, planner, gate)));
  const isWorthIt = now < 0 ? best >= 0 : best - now >= GAIN_TO_INTERFERE;
  return isWorthIt ? { kind: 'play', event: 'quantumInterference' } : { kind: 'pass' };
}

export function chooseGate(s: Sketch): Action | undefined {
  const planner = new Planner(s);
  const gates = s.view.legal.filter((action) => action.kind === 'gate');
  return bestOf(gates, ({ gate }) => gateWorth(s, planner, gate));
}

/** Strategic Navigation: a card that leads to something better than staying. */
export function chooseUse(s: Sketch): Action {
  const planner = new Planner(s);
  const stay = planner.worthOf(s.own.position, []);
  const uses = s.view.legal.filter((action) => action.kind === 'use');
  const worthOf = (card: EngineCard): number => {
    if (!isGate(card)) return stopWorth(s, s.own.position) + stay;
    return s.table[s.own.position][card].reduce((best, to) => Math.max(best, planner.worthOf(to, [])), -1);
  };
  const best = bestOf(uses, ({ card }) => worthOf(card));
  return best && worthOf(best.card) > stay + 0.05 ? best : { kind: 'pass' };
}

/** What to throw away at the end of a round: all but an H, a CNOT and an X. */
export function chooseRefresh(s: Sketch): Action {
  const hand = s.own.hand ?? [];
  const extra = hand.find((card, i) => card === 'swap' || (card !== 'probe' && hand.indexOf(card) < i));
  return extra ? { kind: 'discard', card: extra } : { kind: 'pass' };
}

export function chooseMulligan(s: Sketch): Action {
  const hand = s.own.hand ?? [];
  return hand.includes('h') && hand.includes('cnot') ? { kind: 'pass' } : { kind: 'redraw' };
}

/** The gate that is most frequent among the cards that lie nowhere in sight. */
export function chooseGuess(s: Sketch): Action {
  const counts: Record<string, number> = { ...s.view.options.engineDeck };
  const seen = [...s.view.engineDiscard, ...(s.own.hand ?? [])];
  for (const { control } of s.view.players)
    for (const { card } of control) if (card && card !== 'fleetProbe') seen.push(card);
  for (const card of seen) counts[card] = (counts[card] ?? 0) - 1;
  const guesses = s.view.legal.filter((action) => action.kind === 'guess');
  const likely = bestOf(guesses, ({ card }) => (counts[card] ?? 0) + (card === 'h' ? 0.5 : 0));
  return likely ?? { kind: 'guess', card: 'h' };
}
