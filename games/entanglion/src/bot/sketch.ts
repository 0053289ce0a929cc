/** What the scripted player works with: its view, its own fleet, and what it wants. */
import type { Seat } from '@orrery/kernel';
import {
  type Cargo,
  COMPONENTS,
  type ComponentId,
  covers,
  less,
  more,
  type MoveTable,
  moveTable,
  NO_CARGO,
  type PirateId,
  type Resource,
  resourceIndex,
  totalOf,
} from '../data.ts';
import { costsOf } from '../options.ts';
import type { EntanglionView, SeenPlayer } from '../seen.ts';
import type { Taste } from './taste.ts';

export interface Sketch {
  readonly taste: Taste;
  readonly view: EntanglionView;
  readonly seat: Seat;
  readonly own: SeenPlayer;
  readonly other: SeenPlayer;
  readonly table: MoveTable;
  readonly isLastRound: boolean;
  readonly roundsLeft: number;
  /** Resources less for a component. */
  readonly discount: number;
  /** The component that it saves for, and what is missing for it. */
  readonly target: ComponentId | null;
  readonly missing: Cargo;
  /** What all components in the supply cost together. */
  readonly allCosts: Cargo;
  /** The best purchases that have been worked out, by cargo. */
  readonly purchases: Map<string, Purchase>;
}

/** What a cargo buys: its Quantum Power, and the first of the components. */
interface Purchase {
  readonly qp: number;
  readonly first: ComponentId | null;
}

/** The first of those that are worth most. */
export function bestOf<T>(list: readonly T[], worthOf: (one: T) => number): T | undefined {
  let best: T | undefined;
  let most = -Infinity;
  for (const one of list) {
    const worth = worthOf(one);
    if (worth > most) [best, most] = [one, worth];
  }
  return best;
}

const MISSING_WEIGHT = 1.1;

export const lacking = (cost: Cargo, cargo: Cargo): Cargo => [
  Math.max(0, cost[0] - cargo[0]),
  Math.max(0, cost[1] - cargo[1]),
  Math.max(0, cost[2] - cargo[2]),
];

export const costIn = (view: EntanglionView, component: ComponentId): Cargo => costsOf(view.options)[component];

export const qpIn = (view: EntanglionView, component: ComponentId): number => view.options.componentQp[component];

/** The component that is worth most for what is still missing. */
function targetOf(view: EntanglionView, { cargo, capacity }: SeenPlayer, discount: number): ComponentId | null {
  let best: ComponentId | null = null;
  let most = -Infinity;
  for (const component of view.supply) {
    const cost = costIn(view, component);
    if (totalOf(cost) - discount > capacity) continue;
    const missing = Math.max(0, totalOf(lacking(cost, cargo)) - discount);
    const worth = qpIn(view, component) - MISSING_WEIGHT * missing;
    if (worth > most) [best, most] = [component, worth];
  }
  return best;
}

export function sketch(view: EntanglionView, seat: Seat, taste: Taste): Sketch {
  const own = view.players[seat] as SeenPlayer;
  const other = view.players[1 - seat] as SeenPlayer;
  const discount = own.pirates.includes('strangiatto') ? 1 : 0;
  const target = targetOf(view, own, discount);
  return {
    taste,
    view,
    seat,
    own,
    other,
    table: moveTable(view.options, own.colorBlind),
    isLastRound: view.round >= view.limit,
    roundsLeft: view.limit - view.round,
    discount,
    target,
    missing: target ? lacking(costIn(view, target), own.cargo) : NO_CARGO,
    allCosts: view.supply.reduce((sum, component) => more(sum, costIn(view, component)), NO_CARGO),
    purchases: new Map(),
  };
}

/** How much it wants one more of a kind: what the target lacks first, then what is scarce. */
export function want({ missing, own, allCosts }: Sketch, resource: Resource, cargo: Cargo = own.cargo): number {
  const kind = resourceIndex(resource);
  const isMissing = missing[kind] > cargo[kind] - own.cargo[kind];
  return (isMissing ? 10 : 0) + allCosts[kind] / 10 - cargo[kind] / 5 + (resource === 'niodium' ? 0.5 : 0);
}

export const byWant = (s: Sketch, kinds: readonly Resource[]): Resource[] =>
  kinds.slice().sort((a, b) => want(s, b) - want(s, a));

/** What a resource is worth that is kept for a component, in Quantum Power. */
const RESOURCE_WORTH = 0.65;

/** Whether a pirate is worth its price: the useful ones early, any of them at the end, or if it costs next to nothing. */
export function isWorthHiring(s: Sketch, pirate: PirateId): boolean {
  const { view, isLastRound, roundsLeft, taste } = s;
  const { options } = view;
  const isCheap = options.pirateQp > RESOURCE_WORTH * options.hireCost;
  return isLastRound || isCheap || (taste.isUseful(s, pirate) && roundsLeft >= taste.hireUntil);
}

export const bestPirate = (s: Sketch, pirates: readonly PirateId[]): PirateId | undefined =>
  bestOf(pirates, (pirate) => s.taste.rank(s, pirate));

/** The set of components with the most Quantum Power that a cargo pays for, and its worth. */
export function bestPurchase(s: Sketch, cargo: Cargo): Purchase {
  const key = cargo.join();
  const known = s.purchases.get(key);
  if (known) return known;
  const best = search(s, 0, cargo);
  s.purchases.set(key, best);
  return best;
}

/** Before the last two rounds small components are not worth their resources. */
const leastWorth = ({ roundsLeft }: Sketch): number => (roundsLeft >= 2 ? 3 : 1);

/** `from`: the place in the table of the first component that may still be bought. */
function search(s: Sketch, from: number, cargo: Cargo): Purchase {
  let best: Purchase = { qp: 0, first: null };
  for (let i = from; i < COMPONENTS.length; i++) {
    const component = COMPONENTS[i] as ComponentId;
    if (qpIn(s.view, component) < leastWorth(s) || !s.view.supply.includes(component)) continue;
    const left = payIn(s, costIn(s.view, component), cargo);
    if (!left) continue;
    const qp = qpIn(s.view, component) + search(s, i + 1, left).qp;
    if (qp > best.qp) best = { qp, first: component };
  }
  return best;
}

/** What is left after paying, with a discount on what is scarcest; null if it cannot be paid. */
export function payIn({ discount }: Sketch, cost: Cargo, cargo: Cargo): Cargo | null {
  if (discount === 0) return covers(cargo, cost) ? less(cargo, cost) : null;
  const missing = lacking(cost, cargo);
  if (totalOf(missing) > discount) return null;
  let spare = discount - totalOf(missing);
  const left: number[] = [];
  for (const kind of [2, 1, 0] as const) {
    let price = cost[kind] - missing[kind];
    const cut = Math.min(spare, price);
    price -= cut;
    spare -= cut;
    left[kind] = cargo[kind] - price;
  }
  return [left[0] ?? 0, left[1] ?? 0, left[2] ?? 0];
}
