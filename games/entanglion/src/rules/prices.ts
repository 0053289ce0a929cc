/** Prices [A8]: all the ways to pay for something, in order. */
import type { Seat } from '@orrery/kernel';
import { type Cargo, type ComponentId, covers, RESOURCES } from '../data.ts';
import { sumOfPirates } from '../hooks.ts';
import { costsOf } from '../options.ts';
import { playerOf, type Purchase, type State } from '../state.ts';

/** What a trade at the Depot costs. */
export const TRADE_PRICE = 2;
/** What Hard Bargain takes off a price. */
export const BARGAIN = 1;

/** Every way to pay so many resources of any kind. */
export function anyOf(held: Cargo, count: number): Cargo[] {
  const prices: Cargo[] = [];
  for (let copper = 0; copper <= Math.min(held[0], count); copper++)
    for (let helium3 = 0; helium3 <= Math.min(held[1], count - copper); helium3++)
      if (count - copper - helium3 <= held[2]) prices.push([copper, helium3, count - copper - helium3]);
  return prices;
}

const byOrder = (a: Cargo, b: Cargo): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** All prices that are left after so many discounts, each of one resource of the buyer's choice. */
export function discounted(cost: Cargo, discounts: number): Cargo[] {
  let prices: Cargo[] = [cost];
  for (let i = 0; i < discounts; i++) {
    const lower = prices.flatMap((price) =>
      RESOURCES.flatMap((_, kind): Cargo[] => {
        if (price[kind] === 0) return [];
        const [copper, helium3, niodium] = price.map((amount, of) => (of === kind ? amount - 1 : amount));
        return [[copper as number, helium3 as number, niodium as number]];
      }),
    );
    if (lower.length > 0) prices = lower;
  }
  const distinct = new Map(prices.map((price) => [price.join(), price]));
  return [...distinct.values()].sort(byOrder);
}

export const costOf = (s: State, component: ComponentId): Cargo => costsOf(s.options)[component];

export const discountOf = (s: State, seat: Seat): number => sumOfPirates(s, seat, (rules) => rules.discount);

/** What a component can be paid with; `extra` is a discount for this purchase alone. */
export function componentPrices(s: State, seat: Seat, component: ComponentId, extra: number): Cargo[] {
  const { cargo } = playerOf(s, seat);
  const discounts = discountOf(s, seat) + extra;
  const cost = costOf(s, component);
  if (discounts === 0) return covers(cargo, cost) ? [cost] : [];
  return discounted(cost, discounts).filter((price) => covers(cargo, price));
}

/** Whether a component can be paid with what is there: discounts make up for what is missing. */
export function canAfford(s: State, seat: Seat, component: ComponentId, discounts: number): boolean {
  const { cargo } = playerOf(s, seat);
  const cost = s.options.componentCost[component];
  let missing = 0;
  for (let i = 0; i < cost.length; i++) missing += Math.max(0, (cost[i] as number) - (cargo[i] as number));
  return missing <= discounts;
}

export function pricesOf(s: State, seat: Seat, purchase: Purchase): Cargo[] {
  const { cargo } = playerOf(s, seat);
  switch (purchase.what) {
    case 'hire':
      return anyOf(cargo, s.options.hireCost);
    case 'prosperity':
      return anyOf(cargo, s.options.prosperityHireCost);
    case 'trade':
      return anyOf(cargo, TRADE_PRICE);
    default:
      return componentPrices(s, seat, purchase.component, purchase.what === 'bargain' ? BARGAIN : 0);
  }
}
