/**
 * "What would this do?": the questions of a board, answered by whoever runs the rules. A planner asks what a draft of
 * programs would do, and who could ram its ships; who has to give up cards, what the scripted player would give up.
 */
import { isRecord, type Json, type Seat } from '@orrery/kernel';
import { cardToGiveUp } from './bot/hand-limit.ts';
import { CARD_IDS, type CardId, type PortalId } from './data.ts';
import { foresee, type Foresight } from './foresee.ts';
import { fromView } from './from-view.ts';
import { type NextProduction, nextProduction } from './next-production.ts';
import { workingPortals } from './rules/production.ts';
import { playerOf, type State } from './state.ts';
import { type Threat, threatsTo } from './threats.ts';
import type { EntropyView } from './view.ts';

/** The cards of own ships, those laid already among them; ships without cards may be left out. */
export interface PlanQuestion {
  readonly kind: 'plan';
  readonly programs: readonly { readonly nr: number; readonly cards: readonly CardId[] }[];
}
/** At the hand limit. */
export interface DiscardQuestion {
  readonly kind: 'discard';
}
/** In Planning: who could ram the own ships. */
export interface ThreatsQuestion {
  readonly kind: 'threats';
}
export type ForecastQuestion = PlanQuestion | DiscardQuestion | ThreatsQuestion;

export interface PlanForecast {
  /** One for each program of the question, in its order: what the ship would do if nobody else acted. */
  readonly ships: readonly Foresight[];
  /** What all of them add to entropy. */
  readonly entropy: number;
  /** The next Production if nothing else is added; null in the last era. */
  readonly next: NextProduction | null;
  /** The kinds of portals that would work then, before it. */
  readonly working: readonly PortalId[];
  /** Outputs of owned portals that work now and would not then, each once. */
  readonly stops: readonly number[];
}
export interface DiscardForecast {
  /** As many as are above the limit. */
  readonly cards: readonly CardId[];
}
export interface ThreatsForecast {
  readonly threats: readonly Threat[];
}
export type ForecastAnswer<Q extends ForecastQuestion> = Q extends PlanQuestion
  ? PlanForecast
  : Q extends DiscardQuestion
    ? DiscardForecast
    : ThreatsForecast;

export function forecast(view: EntropyView, seat: Seat, question: Json): Json | undefined {
  if (!isRecord(question)) return undefined;
  if (question['kind'] === 'plan') return asJson(forecastPlan(view, seat, question['programs']));
  if (question['kind'] === 'discard') return asJson(forecastDiscard(view, seat));
  if (question['kind'] === 'threats') return asJson(forecastThreats(view, seat));
  return undefined;
}

// All are plain data: interfaces have no index signature, and are JSON all the same.
const asJson = (answer: ForecastAnswer<ForecastQuestion> | undefined): Json | undefined => answer as unknown as Json;

function forecastPlan(view: EntropyView, seat: Seat, input: unknown): PlanForecast | undefined {
  const programs = view.phase === 'planning' ? parsePrograms(view, seat, input) : undefined;
  if (!programs) return undefined;
  const s = fromView(view, seat);
  const ships = programs.map(({ nr, cards }) => foresee(s, seat, nr, cards));
  const entropy = ships.reduce((sum, ship) => sum + ship.entropy, 0);
  const level = Math.min(0, s.entropy + entropy);
  const next = nextProduction(s, level);
  return { ships, entropy, next, working: workingPortals(s, level), stops: stopsIn(view.next, next) };
}

function stopsIn(now: NextProduction | null, then: NextProduction | null): number[] {
  if (!now || !then) return [];
  const stopped = now.portals.filter(({ active }, at) => active && !then.portals[at]?.active);
  return [...new Set(stopped.map(({ output }) => output))];
}

/** Nothing unless the seat has these ships, each named once, and these cards in its hand and its programs. */
function parsePrograms(view: EntropyView, seat: Seat, input: unknown): PlanQuestion['programs'] | undefined {
  const own = view.ships.filter((ship) => ship.seat === seat);
  const named = new Set<unknown>();
  const left = { ...view.players[seat]?.hand };
  for (const { program } of own) for (const card of program ?? []) left[card] = (left[card] ?? 0) + 1;
  const isShip = (nr: unknown): nr is number => {
    const isNew = !named.has(nr) && own.some((ship) => ship.nr === nr);
    named.add(nr);
    return isNew;
  };
  const isHeld = (card: unknown): card is CardId => {
    const id = CARD_IDS.find((one) => one === card);
    if (id === undefined || !left[id]) return false;
    left[id]--;
    return true;
  };
  if (!Array.isArray(input) || input.length > own.length) return undefined;
  const programs = input.flatMap((one: unknown) => {
    if (!isRecord(one)) return [];
    const { nr, cards } = one;
    return isShip(nr) && Array.isArray(cards) && cards.every(isHeld) ? [{ nr, cards }] : [];
  });
  return programs.length === input.length ? programs : undefined;
}

function forecastThreats(view: EntropyView, seat: Seat): ThreatsForecast | undefined {
  return view.phase === 'planning' ? { threats: threatsTo(fromView(view, seat), view, seat) } : undefined;
}

function forecastDiscard(view: EntropyView, seat: Seat): DiscardForecast | undefined {
  const { question } = view;
  if (question?.kind !== 'discardCard' || question.seat !== seat) return undefined;
  const s = fromView(view, seat);
  return { cards: Array.from({ length: question.over }, () => giveUp(s, seat)) };
}

/** Takes it out of the hand. */
function giveUp(s: State, seat: Seat): CardId {
  const card = cardToGiveUp(s, seat);
  (playerOf(s, seat).hand[card] as number)--;
  return CARD_IDS[card] as CardId;
}
