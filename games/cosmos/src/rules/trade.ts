/** Trading, by option [O2]: minerals against gas, with one other player, if that player agrees. */
import type { Refusal, Seat } from '@orrery/kernel';
import type { ActionOfKind } from '../actions.ts';
import { otherResource, RESOURCES, TRADES } from '../data.ts';
import { checkpoint } from '../end.ts';
import { type Asks, type Ctx, othersThan, playerOf, type State } from '../state.ts';
import { refuse } from './refusals.ts';

type Offer = ActionOfKind<'tradeOffer'>;

export function tradeFlaw(s: State, seat: Seat, { partner, give, given, taken }: Offer): Refusal | undefined {
  const { trade, tradeOffersPerTurn } = s.options;
  const isPossible =
    trade &&
    s.turn.offers < tradeOffersPerTurn &&
    othersThan(s, seat).includes(partner) &&
    TRADES.some(([one, other]) => one === given && other === taken) &&
    playerOf(s, seat)[give] >= given &&
    playerOf(s, partner)[otherResource(give)] >= taken;
  return isPossible ? undefined : refuse('no-such-offer');
}

export function offersOf(s: State, seat: Seat): Offer[] {
  if (!s.options.trade) return [];
  const all = othersThan(s, seat).flatMap((partner) =>
    RESOURCES.flatMap((give) =>
      TRADES.map(([given, taken]) => ({ kind: 'tradeOffer', partner, give, given, taken }) as const),
    ),
  );
  return all.filter((offer) => !tradeFlaw(s, seat, offer));
}

export function makeOffer(s: State, seat: Seat, offer: Offer, ctx: Ctx): void {
  s.turn.offers++;
  const { partner, give, given, taken } = offer;
  ctx.emit({ kind: 'offered', seat, partner, give, given, taken });
  s.stack.push({ kind: 'tradeAnswer', seat: partner, offer });
}

export const tradeAnswer: Asks<'tradeAnswer'> = {
  answers: ['tradeAnswer'],
  legal: () => [
    { kind: 'tradeAnswer', accept: true },
    { kind: 'tradeAnswer', accept: false },
  ],
  check: () => undefined,
  apply(s, { accept }, ctx, { seat, offer: { give, given, taken } }) {
    ctx.emit({ kind: 'answeredOffer', seat, accept });
    if (!accept) return;
    const [active, partner] = [playerOf(s, s.active), playerOf(s, seat)];
    const take = otherResource(give);
    active[give] -= given;
    partner[give] += given;
    partner[take] -= taken;
    active[take] += taken;
    checkpoint(s, ctx);
  },
};
