/** Actions at planets: what to take, to buy, to hire and to pay. */
import type { Action } from '../actions.ts';
import { added, amountOf, type Cargo, type Resource, RESOURCES, totalOf } from '../data.ts';
import { bestOf, bestPirate, bestPurchase, byWant, isWorthHiring, type Sketch, want } from './sketch.ts';

const has = (s: Sketch, kind: Action['kind']): boolean => s.view.legal.some((action) => action.kind === kind);

/** A purchase that is worth it. */
export function choosePurchase(s: Sketch): Action | undefined {
  const { first } = bestPurchase(s, s.own.cargo);
  return first ? s.view.legal.find((action) => action.kind === 'buy' && action.component === first) : undefined;
}

export function chooseHire(s: Sketch): Action | undefined {
  const hires = s.view.legal.filter((action) => action.kind === 'hire');
  const pirate = bestPirate(
    s,
    hires.map((action) => action.pirate),
  );
  return pirate && isWorthHiring(s, pirate) ? hires.find((action) => action.pirate === pirate) : undefined;
}

/** Harry: two that are not needed for one that is missing. */
function chooseTrade(s: Sketch): Action | undefined {
  if (!has(s, 'trade') || !s.target) return undefined;
  const spare = spareOf(s);
  return totalOf(s.missing) > 0 && spare >= 2 ? { kind: 'trade' } : undefined;
}

/** Resources that the target does not need. */
function spareOf({ target, view, own }: Sketch): number {
  if (!target) return 0;
  const cost = view.options.componentCost[target];
  return RESOURCES.reduce((sum, kind, i) => sum + Math.max(0, amountOf(own.cargo, kind) - (cost[i] ?? 0)), 0);
}

/** In the action phase: sell before loading, discover before all. */
export function chooseAction(s: Sketch): Action {
  if (has(s, 'discover')) return { kind: 'discover' };
  const mine = s.view.legal.find((action) => action.kind === 'mine');
  return choosePurchase(s) ?? chooseTrade(s) ?? chooseHire(s) ?? mine ?? { kind: 'pass' };
}

/** A PROBE has one action. */
export function chooseProbe(s: Sketch): Action {
  if (has(s, 'depot') && isPurchaseWorthIt(s)) return { kind: 'depot' };
  if (has(s, 'discover')) return { kind: 'discover' };
  const mine = s.view.legal.find((action) => action.kind === 'mine');
  return chooseHire(s) ?? mine ?? { kind: 'pass' };
}

/** Whether the Depot has something for us, before its list is open. */
const isPurchaseWorthIt = (s: Sketch): boolean => bestPurchase(s, s.own.cargo).qp > 0;

export const chooseShopping = (s: Sketch): Action => choosePurchase(s) ?? chooseTrade(s) ?? { kind: 'pass' };

/** How much of a kind to load: what is wanted most comes first. */
export function chooseAmount(s: Sketch): Action | undefined {
  const frame = s.view.pending.at(-1);
  if (frame?.kind !== 'mineAmount') return s.view.legal.at(-1);
  const start = RESOURCES.indexOf(frame.resource);
  let left = s.view.orbit[frame.planet];
  let cargo: Cargo = s.own.cargo;
  let taken = 0;
  while (totalOf(cargo) < s.own.capacity) {
    const kinds = RESOURCES.filter((kind, i) => i >= start && amountOf(left, kind) > 0);
    const kind = bestOf(kinds, (one) => want(s, one, cargo));
    if (!kind) break;
    if (kind === frame.resource) taken++;
    cargo = added(cargo, kind, 1);
    left = added(left, kind, -1);
  }
  const amounts = s.view.legal.filter((action) => action.kind === 'amount');
  return bestOf(amounts, ({ amount }) => -Math.abs(amount - taken));
}

/** The price that costs us least of what we want. */
export function choosePrice(s: Sketch): Action | undefined {
  const frame = s.view.pending.at(-1);
  const isTarget = frame?.kind === 'pay' && 'component' in frame.purchase && frame.purchase.component === s.target;
  const worth = (kind: Resource) => (isTarget ? want({ ...s, missing: [0, 0, 0] }, kind) : want(s, kind));
  const prices = s.view.legal.filter((action) => action.kind === 'pay');
  return bestOf(
    prices,
    ({ price }) => -price.reduce((sum, count, i) => sum + count * worth(RESOURCES[i] as Resource), 0),
  );
}

/** A resource to get: the one we want most; to lose: the one we want least. */
export function chooseResource(s: Sketch, gets: boolean): Action | undefined {
  const kinds = s.view.legal.flatMap((action) => (action.kind === 'resource' ? [action.resource] : []));
  const sorted = byWant(s, kinds);
  const resource = gets ? sorted[0] : sorted.at(-1);
  return resource && { kind: 'resource', resource };
}

export function choosePirate(s: Sketch): Action | undefined {
  const pirates = s.view.legal.filter((action) => action.kind === 'pirate');
  return bestOf(pirates, ({ pirate }) => s.taste.rank(s, pirate));
}

/** Whom to win over by Defection: without Maria, what the other fleet has in her holds goes overboard. */
export function chooseDefector(s: Sketch): Action | undefined {
  const { other, view } = s;
  const overboard = totalOf(other.cargo) - (other.capacity - view.options.mariaHolds);
  const pirates = view.legal.filter((action) => action.kind === 'pirate');
  return bestOf(
    pirates,
    ({ pirate }) => (pirate === 'maria' ? 2 * Math.max(0, overboard) : 0) + s.taste.rank(s, pirate),
  );
}

/** What must go overboard: what we want least. */
export function chooseJettison(s: Sketch): Action | undefined {
  const all = s.view.legal.filter((action) => action.kind === 'jettison');
  return bestOf(all, ({ resource }) => -want(s, resource));
}

export const chooseNeva = (s: Sketch): Action =>
  s.roundsLeft >= 2 && s.own.capacity - totalOf(s.own.cargo) >= 2 ? { kind: 'sellPower' } : { kind: 'pass' };
