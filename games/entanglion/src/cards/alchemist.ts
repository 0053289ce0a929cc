/** Alchemist [E19]: one or two resources of a kind become another kind. */
import type { Seat } from '@orrery/kernel';
import { type ActionOfKind, RESOURCE, unlessListed } from '../actions.ts';
import { added, amountOf, kindsIn, type Resource, RESOURCES, totalOf } from '../data.ts';
import type { EventRules } from '../hooks.ts';
import { refuse } from '../rules/refusals.ts';
import { type Asks, playerOf, type State } from '../state.ts';

const MOST = 2;

export const alchemist: EventRules = {
  mayPlay: (s, seat) => totalOf(playerOf(s, seat).cargo) > 0,
  takeEffect(s, seat) {
    s.stack.push({ kind: 'alchemistFrom', seat });
  },
};

const fromsOf = (s: State, seat: Seat) => kindsIn(playerOf(s, seat).cargo).map((resource) => RESOURCE[resource]);

export const alchemistFrom: Asks<'alchemistFrom', 'resource'> = {
  answers: ['resource'],
  legal: (s, { seat }) => fromsOf(s, seat),
  check: (s, action, { seat }) =>
    unlessListed(fromsOf(s, seat), action, refuse('not-held', { resource: action.resource })),
  apply(s, { resource }, _ctx, { seat }) {
    s.stack.push({ kind: 'alchemistAmount', seat, from: resource });
  },
};

const amountsOf = (s: State, seat: Seat, from: Resource): ActionOfKind<'amount'>[] =>
  Array.from({ length: Math.min(MOST, amountOf(playerOf(s, seat).cargo, from)) }, (_, i) => ({
    kind: 'amount',
    amount: i + 1,
  }));

export const alchemistAmount: Asks<'alchemistAmount', 'amount'> = {
  answers: ['amount'],
  legal: (s, { seat, from }) => amountsOf(s, seat, from),
  check(s, action, { seat, from }) {
    const most = Math.min(MOST, amountOf(playerOf(s, seat).cargo, from));
    return unlessListed(amountsOf(s, seat, from), action, refuse('wrong-amount', { least: 1, most }));
  },
  apply(s, { amount }, _ctx, { seat, from }) {
    s.stack.push({ kind: 'alchemistTo', seat, from, amount });
  },
};

const tosOf = (from: Resource) => RESOURCES.filter((kind) => kind !== from).map((kind) => RESOURCE[kind]);

export const alchemistTo: Asks<'alchemistTo', 'resource'> = {
  answers: ['resource'],
  legal: (_s, { from }) => tosOf(from),
  check: (_s, action, { from }) => unlessListed(tosOf(from), action, refuse('not-now', { resource: action.resource })),
  apply(s, { resource }, ctx, { seat, from, amount }) {
    const player = playerOf(s, seat);
    player.cargo = added(added(player.cargo, from, -amount), resource, amount);
    ctx.emit({ kind: 'transmuted', seat, from, to: resource, amount });
  },
};
