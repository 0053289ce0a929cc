/** Paying [A8], and what comes of it: a pirate joins, a component is fitted, a trade is made. */
import type { Seat } from '@orrery/kernel';
import { type ActionOfKind, RESOURCE, unlessListed } from '../actions.ts';
import { type Cargo, COMPONENTS, type ComponentId, less, type PirateId, RESOURCES } from '../data.ts';
import { type Asks, type Ctx, playerOf, type Purchase, type State } from '../state.ts';
import { freeHolds, gain } from './fleet.ts';
import { pricesOf } from './prices.ts';
import { leaveOutpost } from './recruiting.ts';
import { refuse } from './refusals.ts';

const paymentsOf = (s: State, seat: Seat, purchase: Purchase): ActionOfKind<'pay'>[] =>
  pricesOf(s, seat, purchase).map((price) => ({ kind: 'pay', price }));

export const pay: Asks<'pay', 'pay'> = {
  answers: ['pay'],
  legal: (s, { seat, purchase }) => paymentsOf(s, seat, purchase),
  check: (s, action, { seat, purchase }) => unlessListed(paymentsOf(s, seat, purchase), action, refuse('wrong-price')),
  apply(s, { price }, ctx, { seat, purchase }) {
    const [copper = 0, helium3 = 0, niodium = 0] = price;
    const paid: Cargo = [copper, helium3, niodium];
    playerOf(s, seat).cargo = less(playerOf(s, seat).cargo, paid);
    switch (purchase.what) {
      case 'hire':
      case 'prosperity':
        return leaveOutpost(s, seat, purchase.pirate, purchase.what, paid, ctx);
      case 'trade':
        ctx.emit({ kind: 'traded', seat, price: paid });
        s.stack.push({ kind: 'gainResource', seat, why: 'trade', left: 1 });
        return;
      default:
        return fit(s, seat, purchase.component, paid, purchase.what === 'bargain', ctx);
    }
  },
};

function fit(s: State, seat: Seat, component: ComponentId, price: Cargo, bargain: boolean, ctx: Ctx): void {
  const player = playerOf(s, seat);
  s.supply = s.supply.filter((one) => one !== component);
  player.components = COMPONENTS.filter((one) => one === component || player.components.includes(one));
  ctx.emit({ kind: 'bought', seat, component, price, qp: s.options.componentQp[component], bargain });
  ctx.beat();
}

export function payFor(s: State, seat: Seat, purchase: Purchase): void {
  s.stack.push({ kind: 'pay', seat, purchase });
}

export const hireFor = (s: State, seat: Seat, pirate: PirateId): void => payFor(s, seat, { what: 'hire', pirate });

const ALL = RESOURCES.map((resource) => RESOURCE[resource]);

/** A resource of one's choice. */
export const gainResource: Asks<'gainResource', 'resource'> = {
  answers: ['resource'],
  legal: () => ALL,
  check: () => undefined,
  apply(s, { resource }, ctx, { seat, why, left }) {
    gain(s, seat, resource, 1, why, null, ctx);
    if (left > 1 && freeHolds(s, seat) > 0) s.stack.push({ kind: 'gainResource', seat, why, left: left - 1 });
  },
};
