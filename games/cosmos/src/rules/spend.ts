/** Spending [P3–P5]: ships, cards, fortresses and points, in any order, until the player is done. */
import type { Refusal, Seat } from '@orrery/kernel';
import { type ActionOfKind, PASS, type Pass } from '../actions.ts';
import { BUY, fortressOn } from '../answers.ts';
import type { Purchase, Resource, SiteId } from '../data.ts';
import { checkpoint } from '../end.ts';
import { hooksOf } from '../hooks.ts';
import { type Asks, boardOf, coloniesOf, type Ctx, isOf, playerOf, type State } from '../state.ts';
import { draw } from './cards.ts';
import { refuse } from './refusals.ts';
import { canDeploy } from './ships.ts';
import { pay } from './tokens.ts';
import { offersOf, tradeFlaw, makeOffer } from './trade.ts';

type Answer = ActionOfKind<'spend' | 'tradeOffer'> | Pass;

/** What a purchase costs of a resource. */
function costOf({ options }: State, purchase: Purchase, resource: Resource): number {
  const isGas = resource === 'gas';
  if (purchase === 'fortress') return isGas ? options.costFortressGas : options.costFortressMineral;
  if (purchase === 'vp') return isGas ? options.costVpGas : options.costVpMineral;
  return isGas === (purchase === 'card') ? 1 : 0;
}

const canPay = (s: State, seat: Seat, purchase: Purchase): boolean => {
  const { mineral, gas } = playerOf(s, seat);
  return mineral >= costOf(s, purchase, 'mineral') && gas >= costOf(s, purchase, 'gas');
};

export const fortressesLeft = (s: State): number => s.options.fortressTokens - s.fortresses.length;

/** Whether a purchase other than a fortress would have an effect. */
function isUseful(s: State, seat: Seat, on: Purchase): boolean {
  if (on === 'ships') return canDeploy(s, seat);
  return on === 'card' ? s.deck.length + s.discard.length > 0 : s.options.sellVp;
}

/** What is wrong with a purchase: it must be paid for, and have an effect. */
function flawOf(s: State, seat: Seat, { on, site }: ActionOfKind<'spend'>): Refusal | undefined {
  if (!canPay(s, seat, on)) return refuse('cannot-pay', { on });
  if (on === 'fortress') return site === undefined ? refuse('not-your-colony') : fortressFlaw(s, seat, site);
  return site === undefined && isUseful(s, seat, on) ? undefined : refuse('nothing-to-buy', { on });
}

function fortressFlaw(s: State, seat: Seat, site: SiteId): Refusal | undefined {
  if (fortressesLeft(s) === 0) return refuse('no-fortress-left');
  if (!coloniesOf(s, seat).includes(site)) return refuse('not-your-colony', { site });
  return s.fortresses.includes(site) ? refuse('has-a-fortress', { site }) : undefined;
}

/** Adds every purchase that a player may make, in the order of the rules. */
function addPurchases(s: State, seat: Seat, list: Answer[]): void {
  if (canBuy(s, seat, 'ships')) list.push(BUY.ships);
  if (canBuy(s, seat, 'card')) list.push(BUY.card);
  if (canPay(s, seat, 'fortress') && fortressesLeft(s) > 0) addFortresses(s, seat, list);
  if (canBuy(s, seat, 'vp')) list.push(BUY.vp);
}

/** One on each colony that has none. */
function addFortresses(s: State, seat: Seat, list: Answer[]): void {
  const { id, sites, planetsAt } = boardOf(s);
  for (const at of planetsAt)
    if (isOf(seat, s.stacks[at]) && !s.fortresses.includes(sites[at] as SiteId)) list.push(fortressOn(id, at));
}

const canBuy = (s: State, seat: Seat, on: Purchase): boolean => canPay(s, seat, on) && isUseful(s, seat, on);

/** Whether a player may buy anything at all. */
function canSpend(s: State, seat: Seat): boolean {
  if (canBuy(s, seat, 'card') || canBuy(s, seat, 'vp') || canBuy(s, seat, 'ships')) return true;
  if (!canPay(s, seat, 'fortress') || fortressesLeft(s) === 0) return false;
  return coloniesOf(s, seat).some((site) => !s.fortresses.includes(site));
}

export const spend: Asks<'spend', 'spend' | 'tradeOffer' | 'pass'> = {
  answers: ['spend', 'tradeOffer', 'pass'],
  legal(s, { seat }) {
    const list: Answer[] = [];
    addPurchases(s, seat, list);
    for (const offer of offersOf(s, seat)) list.push(offer);
    list.push(PASS);
    return list;
  },
  sole: (s, { seat }) => (canSpend(s, seat) || offersOf(s, seat).length > 0 ? undefined : PASS),
  check(s, action, { seat }) {
    if (action.kind === 'pass') return undefined;
    return action.kind === 'spend' ? flawOf(s, seat, action) : tradeFlaw(s, seat, action);
  },
  apply(s, action, ctx, { seat }, _, automatic) {
    if (action.kind === 'pass') {
      if (!automatic) ctx.emit({ kind: 'done', seat, with: 'spend' });
      return undefined;
    }
    if (action.kind === 'tradeOffer') makeOffer(s, seat, action, ctx);
    else buy(s, seat, action, ctx);
    return 'again';
  },
};

function buy(s: State, seat: Seat, { on, site }: ActionOfKind<'spend'>, ctx: Ctx): void {
  const mineral = costOf(s, on, 'mineral');
  const gas = costOf(s, on, 'gas');
  pay(s, seat, 'mineral', mineral);
  pay(s, seat, 'gas', gas);
  ctx.emit({ kind: 'bought', seat, board: boardOf(s).id, what: on, site: site ?? null, mineral, gas });
  switch (on) {
    case 'ships':
      // The checkpoint comes when the ships are on the board.
      s.stack.push({ kind: 'delivery', at: 0, left: shipsBought(s, seat) });
      return;
    case 'card':
      draw(s, seat, 1, ctx);
      break;
    case 'fortress':
      s.fortresses = [...s.fortresses, site as SiteId]; // `flawOf` has seen to it
      ctx.beat();
      break;
    case 'vp':
      playerOf(s, seat).bought++;
      break;
  }
  checkpoint(s, ctx);
}

function shipsBought(s: State, seat: Seat): number {
  let ships = s.options.shipsPerPurchase;
  for (const ask of hooksOf(s, seat).shipsPerPurchase) ships = Math.max(ships, ask(s));
  return ships;
}
