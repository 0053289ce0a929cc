/** Actions [A1–A7]: any number in the action phase, a single one by a PROBE. */
import type { Refusal, Seat } from '@orrery/kernel';
import {
  type Action,
  type ActionOfKind,
  BUY,
  DEPOT,
  DISCOVER,
  HIRE,
  MINE,
  PASS,
  TRADE,
  UNLOAD,
  unlessListed,
} from '../actions.ts';
import { type ComponentId, COMPONENTS, type PlanetId, totalOf } from '../data.ts';
import { offerAt, takeOffer } from '../hooks.ts';
import { type Asks, type Ctx, goOn, isAtDepot, placesOf, playerOf, type Runs, type State } from '../state.ts';
import { freeHolds, jettison, jettisonsOf } from './fleet.ts';
import { canDiscover, discover, isMineable, mine } from './mining.ts';
import { hireFor, payFor } from './paying.ts';
import { canAfford, discountOf } from './prices.ts';
import { hasRecruits, recruitsOf } from './recruiting.ts';
import { refuse } from './refusals.ts';
import { announce, isAskedInSilence, OPEN, playFlaw, playsOf } from './window.ts';

export const actions: Runs<'actions'> = {
  stages: [
    (s, ctx, { seat }) => {
      if (!canAct(s, seat) && !isAskedInSilence(s, seat, OPEN, ctx)) return 'leave';
      s.stack.push({ kind: 'action', seat });
      return 'again';
    },
  ],
};

// What a fleet can do, kind by kind. Most lists are empty, and an empty one is made only once.

const NONE: readonly never[] = [];
const DISCOVERY = [DISCOVER];
const TRADING = [TRADE];

const discoveriesOf = (s: State, seat: Seat) => (canDiscover(s, seat) ? DISCOVERY : NONE);

function minesOf(s: State, seat: Seat, except: readonly PlanetId[]) {
  const mines: ActionOfKind<'mine'>[] = [];
  for (const planet of placesOf(s, seat))
    if (isMineable(s, seat, planet) && !except.includes(planet)) mines.push(MINE[planet]);
  return mines;
}

const canHire = (s: State, seat: Seat): boolean => totalOf(playerOf(s, seat).cargo) >= s.options.hireCost;
const hiresOf = (s: State, seat: Seat) =>
  canHire(s, seat) && hasRecruits(s, seat) ? recruitsOf(s, seat).map((pirate) => HIRE[pirate]) : NONE;

/** Components that a fleet at the Depot can pay for now, `extra` being a discount for this purchase alone. */
export function buysOf(s: State, seat: Seat, extra = 0) {
  const buys: ActionOfKind<'buy'>[] = [];
  if (!isAtDepot(s, seat)) return buys;
  const discounts = discountOf(s, seat) + extra;
  for (const component of COMPONENTS)
    if (s.supply.includes(component) && canAfford(s, seat, component, discounts)) buys.push(BUY[component]);
  return buys;
}

const canTrade = (s: State, seat: Seat): boolean => isAtDepot(s, seat) && offerAt(s, 'depot', seat) !== undefined;
const tradesOf = (s: State, seat: Seat) => (canTrade(s, seat) ? TRADING : NONE);

/** Whether there is anything to do but event cards. Cargo can go overboard, if nothing else. */
const canAct = (s: State, seat: Seat): boolean =>
  totalOf(playerOf(s, seat).cargo) > 0 ||
  canDiscover(s, seat) ||
  minesOf(s, seat, s.mined).length > 0 ||
  hiresOf(s, seat).length > 0 ||
  buysOf(s, seat).length > 0;

export const action: Asks<'action', 'discover' | 'mine' | 'hire' | 'buy' | 'trade' | 'jettison' | 'play' | 'pass'> = {
  answers: ['discover', 'mine', 'hire', 'buy', 'trade', 'jettison', 'play', 'pass'],
  hidden: true,
  sole: 'ask', // nobody is asked who has nothing to choose
  legal: (s, { seat }) => [
    ...discoveriesOf(s, seat),
    ...minesOf(s, seat, s.mined),
    ...hiresOf(s, seat),
    ...buysOf(s, seat),
    ...tradesOf(s, seat),
    ...jettisonsOf(s, seat),
    ...playsOf(s, seat),
    PASS,
  ],
  check(s, one, { seat }) {
    if (one.kind === 'mine' && s.mined.includes(one.planet)) return refuse('already-mined', { planet: one.planet });
    return one.kind === 'play' ? playFlaw(s, seat, one.event) : flawOf(s, seat, one);
  },
  apply(s, one, ctx, { seat }) {
    if (one.kind === 'pass') return goOn(s, 'actions', 1);
    if (one.kind === 'play') return announce(s, seat, one.event, ctx);
    if (one.kind === 'mine') s.mined = [...s.mined, one.planet];
    perform(s, seat, one, ctx);
  },
};

function flawOf(s: State, seat: Seat, one: Action): Refusal | undefined {
  switch (one.kind) {
    case 'discover':
      return canDiscover(s, seat) ? undefined : refuse('nothing-to-discover');
    case 'mine':
      return miningFlaw(s, seat, one.planet);
    case 'hire':
      return unlessListed(hiresOf(s, seat), one, refuse('cannot-hire', { pirate: one.pirate }));
    case 'buy':
      return buyingFlaw(s, seat, one.component);
    case 'trade':
      return canTrade(s, seat) ? undefined : refuse('no-trade');
    case 'jettison':
      if (!placesOf(s, seat).includes(one.planet)) return refuse('not-there', { planet: one.planet });
      return unlessListed(jettisonsOf(s, seat), one, refuse('not-held', { resource: one.resource }));
    default:
      return undefined;
  }
}

function miningFlaw(s: State, seat: Seat, planet: PlanetId): Refusal | undefined {
  if (!placesOf(s, seat).includes(planet)) return refuse('not-there', { planet });
  if (freeHolds(s, seat) === 0) return refuse('hold-is-full');
  return totalOf(s.orbit[planet]) > 0 ? undefined : refuse('nothing-to-mine', { planet });
}

function buyingFlaw(s: State, seat: Seat, component: ComponentId): Refusal | undefined {
  if (!isAtDepot(s, seat)) return refuse('not-at-the-depot');
  if (!s.supply.includes(component)) return refuse('sold-already', { component });
  return canAfford(s, seat, component, discountOf(s, seat)) ? undefined : refuse('cannot-pay', { component });
}

function perform(s: State, seat: Seat, one: Action, ctx: Ctx): void {
  switch (one.kind) {
    case 'discover':
      return discover(s, seat, ctx);
    case 'mine':
      return mine(s, seat, one.planet);
    case 'hire':
      return hireFor(s, seat, one.pirate);
    case 'buy':
      return payFor(s, seat, { what: 'buy', component: one.component });
    case 'trade':
      return takeOffer(s, 'depot', seat, ctx);
    case 'jettison':
      return jettison(s, seat, one, false, ctx);
    default:
      return;
  }
}

// By a PROBE

const SHOPPING = [DEPOT];
const UNLOADING = [UNLOAD];

type Probe = ActionOfKind<'discover' | 'mine' | 'hire' | 'depot' | 'unload' | 'pass'>;

const probesOf = (s: State, seat: Seat): Probe[] => [
  ...discoveriesOf(s, seat),
  ...minesOf(s, seat, NONE),
  ...hiresOf(s, seat),
  ...(canTrade(s, seat) || buysOf(s, seat).length > 0 ? SHOPPING : NONE),
  ...(totalOf(playerOf(s, seat).cargo) > 0 ? UNLOADING : NONE),
  PASS,
];

export const probeAction: Asks<'probeAction', Probe['kind']> = {
  answers: ['discover', 'mine', 'hire', 'depot', 'unload', 'pass'],
  legal: (s, { seat }) => probesOf(s, seat),
  check: (s, one, { seat }) =>
    flawOf(s, seat, one) ?? unlessListed(probesOf(s, seat), one, refuse('not-now', { asked: one.kind })),
  apply(s, one, ctx, { seat }) {
    if (one.kind === 'depot') s.stack.push({ kind: 'shop', seat });
    else if (one.kind === 'unload') s.stack.push({ kind: 'dump', seat });
    else perform(s, seat, one, ctx);
  },
};

export const shop: Asks<'shop', 'buy' | 'trade' | 'pass'> = {
  answers: ['buy', 'trade', 'pass'],
  legal: (s, { seat }) => [...buysOf(s, seat), ...tradesOf(s, seat), PASS],
  check: (s, one, { seat }) => flawOf(s, seat, one),
  apply(s, one, ctx, { seat }) {
    if (one.kind === 'pass') return undefined;
    perform(s, seat, one, ctx);
    return 'again';
  },
};

export const dump: Asks<'dump', 'jettison' | 'pass'> = {
  answers: ['jettison', 'pass'],
  legal: (s, { seat }) => [...jettisonsOf(s, seat), PASS],
  check: (s, one, { seat }) => flawOf(s, seat, one),
  apply(s, one, ctx, { seat }) {
    if (one.kind === 'pass') return undefined;
    perform(s, seat, one, ctx);
    return 'again';
  },
};
