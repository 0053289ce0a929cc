/** Plans: where a queue of cards leads, and what it is worth to stop there. */
import {
  added,
  type Cargo,
  GATES,
  type Inner,
  isGate,
  kindsIn,
  type MoveTable,
  type Outpost,
  PLACE_IN_RING,
  type PlanetId,
  PLANETS,
  POSITION_DATA,
  POSITIONS,
  type PositionId,
  type SlotCard,
  type Token,
  TOKEN_DATA,
  totalOf,
} from '../data.ts';
import type { EntanglionView } from '../seen.ts';
import { bestOf, bestPurchase, isWorthHiring, type Sketch, want } from './sketch.ts';

/** A place on a plan's way: where, with which cargo, and what has been made use of. */
interface PlanPlace {
  readonly position: PositionId;
  readonly cargo: Cargo;
  readonly used: readonly string[];
  readonly worth: number;
}

/** Cards that go on with a queue, in order, and what that is worth. */
export interface Row {
  readonly cards: readonly SlotCard[];
  readonly worth: number;
}
const FAILURE: Row = { cards: [], worth: -1 };

const WORTH = {
  token: 0.65,
  missing: 0.4,
  depot: -0.3,
  lastToken: 0.02,
  lastDiscovery: 0.35,
  ahead: 0.55,
  filled: 0.9,
  card: 0.04,
};

/** What acting at a position brings, and what the cargo is afterwards. */
function stop(s: Sketch, before: PlanPlace): PlanPlace {
  const { joint, planets } = POSITION_DATA[before.position];
  let step = before;
  if (joint && !step.used.includes(joint)) step = visit(s, step, joint);
  for (const planet of planets) if (totalOf(s.view.orbit[planet]) > 0) step = load(s, step, planet);
  if (planets.includes(s.view.depot) && !step.used.includes('depot')) step = sell(s, step);
  return step;
}

/** Nobody knows yet what is there, or pirates are. */
function isWorthVisiting({ view }: Sketch, planet: Inner): boolean {
  const token = tokenIn(view, planet);
  return token === null || TOKEN_DATA[token].outpost !== undefined;
}

/** Whether stopping at a position could be worth anything, whatever the cargo. */
function isWorthStopping(s: Sketch, position: PositionId): boolean {
  const { joint, planets } = POSITION_DATA[position];
  if (joint && isWorthVisiting(s, joint)) return true;
  return planets.some((planet) => planet === s.view.depot || totalOf(s.view.orbit[planet]) > 0);
}

const tokenIn = ({ ring }: EntanglionView, planet: Inner): Token | null => ring[PLACE_IN_RING[planet]]?.token ?? null;

function visit(s: Sketch, step: PlanPlace, planet: Inner): PlanPlace {
  const { position, cargo, used, worth } = step;
  const token = tokenIn(s.view, planet);
  if (token === null) {
    const discovery = s.isLastRound ? WORTH.lastDiscovery : s.taste.discovery;
    return { position, cargo, used: [...used, planet], worth: worth + discovery };
  }
  const { outpost } = TOKEN_DATA[token];
  const { pirateCapacity, hireCost } = s.view.options;
  if (!outpost || s.own.pirates.length >= pirateCapacity || totalOf(cargo) < hireCost) return step;
  const hiring = bestHiring(s, outpost);
  if (hiring === undefined) return step;
  return { position, cargo: spend(s, cargo, hireCost), used: [...used, planet], worth: worth + hiring };
}

/** What the best of the pirates there would bring that is worth its price. */
function bestHiring(s: Sketch, outpost: Outpost): number | undefined {
  let most: number | undefined;
  for (const pirate of s.view.outposts[outpost]) {
    if (pirate === null || !isWorthHiring(s, pirate)) continue;
    const worth = s.taste.hiring(s, pirate);
    if (most === undefined || worth > most) most = worth;
  }
  return most;
}

/** Pays with what is wanted least. */
function spend(s: Sketch, cargo: Cargo, count: number): Cargo {
  let left = cargo;
  for (let i = 0; i < count; i++) {
    const least = bestOf(kindsIn(left), (kind) => -want(s, kind, left));
    if (least) left = added(left, least, -1);
  }
  return left;
}

function load(s: Sketch, step: PlanPlace, planet: PlanetId): PlanPlace {
  const key = MINED[planet];
  if (step.used.includes(key)) return step;
  let { cargo, worth } = step;
  let left = s.view.orbit[planet];
  while (totalOf(cargo) < s.own.capacity) {
    const kind = bestOf(kindsIn(left), (one) => want(s, one, cargo));
    if (!kind) break;
    const isMissing = want(s, kind, cargo) >= 10;
    worth += s.isLastRound ? WORTH.lastToken : WORTH.token + (isMissing ? WORTH.missing : 0);
    cargo = added(cargo, kind, 1);
    left = added(left, kind, -1);
  }
  return { position: step.position, cargo, used: [...step.used, key], worth };
}

const MINED = Object.fromEntries(PLANETS.map((planet) => [planet, `mine ${planet}`])) as Readonly<
  Record<PlanetId, string>
>;

function sell(s: Sketch, step: PlanPlace): PlanPlace {
  const { qp } = bestPurchase(s, step.cargo);
  if (qp === 0) return step;
  return { ...step, used: [...step.used, 'depot'], worth: step.worth + qp + WORTH.depot };
}

/** What it is worth to be at a place with this cargo and act there. */
export const stopWorth = (s: Sketch, position: PositionId, cargo: Cargo = s.own.cargo): number =>
  stop(s, { position, cargo, used: [], worth: 0 }).worth;

/** What something is worth that takes so many cards more. */
const NOT_IN_REACH = 9;
const DISCOUNTS = Array.from({ length: NOT_IN_REACH }, () => WORTH.ahead).reduce(
  (list, factor) => [...list, (list.at(-1) ?? 1) * factor],
  [1],
);

/** How many cards it takes from place to place, at best. */
const distances = new WeakMap<MoveTable, Readonly<Record<PositionId, Readonly<Partial<Record<PositionId, number>>>>>>();

function distancesIn(table: MoveTable) {
  let known = distances.get(table);
  if (!known) {
    known = Object.fromEntries(POSITIONS.map((from) => [from, reachFrom(table, from)])) as typeof known & object;
    distances.set(table, known);
  }
  return known;
}

function reachFrom(table: MoveTable, from: PositionId): Partial<Record<PositionId, number>> {
  const found: Partial<Record<PositionId, number>> = { [from]: 0 };
  let edge: PositionId[] = [from];
  for (let cards = 1; edge.length > 0; cards++) {
    const next = edge.flatMap((position) => GATES.flatMap((gate) => table[position][gate]));
    edge = [...new Set(next)].filter((position) => !(position in found));
    for (const position of edge) found[position] = cards;
  }
  return found;
}

/** One planning: what has been worked out is kept. */
export class Planner {
  private readonly ahead = new Map<string, number>();
  private readonly goals: readonly PositionId[];
  readonly s: Sketch;

  constructor(s: Sketch) {
    this.s = s;
    this.goals = POSITIONS.filter((position) => isWorthStopping(s, position));
  }

  /** The best that could be done later from here, discounted by the cards it takes. */
  lookAhead({ position, cargo, used }: PlanPlace): number {
    if (this.s.isLastRound) return 0;
    const key = `${position} ${cargo[0]} ${cargo[1]} ${cargo[2]} ${used.length}`;
    const known = this.ahead.get(key);
    if (known !== undefined) return known;
    const far = distancesIn(this.s.table)[position];
    let best = 0;
    for (const to of this.goals) {
      if (to === position) continue;
      const { worth } = stop(this.s, { position: to, cargo, used, worth: 0 });
      best = Math.max(best, worth * (DISCOUNTS[far[to] ?? NOT_IN_REACH] ?? 0));
    }
    this.ahead.set(key, best);
    return best;
  }

  /** The value of ending the flight here. */
  end(step: PlanPlace): number {
    const after = stop(this.s, step);
    return after.worth + this.lookAhead(after);
  }

  /** All places after a card; none if it fails everywhere. */
  private after(steps: readonly PlanPlace[], card: SlotCard): PlanPlace[] {
    // Of the same place only the best way there is kept.
    const best = new Map<PositionId, PlanPlace>();
    const keep = (step: PlanPlace) => {
      const other = best.get(step.position);
      if (!other || other.worth < step.worth) best.set(step.position, step);
    };
    for (const step of steps) {
      if (!isGate(card)) keep(stop(this.s, step));
      else
        for (const position of this.s.table[step.position][card])
          keep({ position, cargo: step.cargo, used: step.used, worth: step.worth });
    }
    return [...best.values()];
  }

  private start(position: PositionId): PlanPlace[] {
    return [{ position, cargo: this.s.own.cargo, used: [], worth: 0 }];
  }

  /** Places that a row of cards leads to. */
  along(position: PositionId, cards: readonly SlotCard[]): PlanPlace[] {
    return cards.reduce((steps, card) => this.after(steps, card), this.start(position));
  }

  /** The value of a row of cards from a position. A failure is worth nothing. */
  worthOf(position: PositionId, cards: readonly SlotCard[]): number {
    return this.bestEnd(this.along(position, cards));
  }

  private bestEnd(steps: readonly PlanPlace[]): number {
    return steps.reduce((best, step) => Math.max(best, this.end(step)), -1);
  }

  /** All ways to go on with a queue, the best first: by each card that could come next, and by none. */
  rows(queue: readonly SlotCard[], hand: readonly SlotCard[]): Row[] {
    const steps = this.along(this.s.own.position, queue);
    const rows: Row[] = [{ cards: [], worth: this.bestEnd(steps) + this.bonus(queue.length) }];
    for (const card of new Set(hand)) {
      const { cards, worth } = this.search(this.after(steps, card), without(hand, card), queue.length + 1);
      rows.push({ cards: [card, ...cards], worth });
    }
    return rows.sort((a, b) => b.worth - a.worth);
  }

  /** The best row of cards to go on with from some places. */
  private search(steps: readonly PlanPlace[], hand: readonly SlotCard[], queued: number): Row {
    if (steps.length === 0) return FAILURE;
    let best: Row = { cards: [], worth: this.bestEnd(steps) + this.bonus(queued) };
    if (queued >= this.s.view.options.engineSlots) return best;
    for (const card of new Set(hand)) {
      const { cards, worth } = this.search(this.after(steps, card), without(hand, card), queued + 1);
      if (worth > best.worth) best = { cards: [card, ...cards], worth };
    }
    return best;
  }

  /** For cards queued: each draws another, and all slots filled draw an event card. */
  private bonus(queued: number): number {
    if (this.s.isLastRound) return 0;
    const share = Math.min(1, queued / this.s.view.options.engineSlots);
    return WORTH.card * queued + WORTH.filled * share * (0.4 + 0.6 * share);
  }
}

export function without(hand: readonly SlotCard[], card: SlotCard): SlotCard[] {
  const left = hand.slice();
  left.splice(left.indexOf(card), 1);
  return left;
}

/** The cards still to be resolved, which the player put there itself. */
export const ownQueue = ({ own }: Sketch): SlotCard[] => own.control.slice(own.resolved).map(({ card }) => card ?? 'x');
