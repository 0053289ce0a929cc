/** Harry the Haggler [P12]: two resources for one at the Depot; as loser of an encounter, the choice of the loot. */
import { TRADE } from '../actions.ts';
import { totalOf } from '../data.ts';
import type { PirateRules } from '../hooks.ts';
import { payFor } from '../rules/paying.ts';
import { TRADE_PRICE } from '../rules/prices.ts';
import { playerOf } from '../state.ts';

export const harry: PirateRules = {
  choosesLoss: true,
  offer: { depot: (s, owner) => (totalOf(playerOf(s, owner).cargo) >= TRADE_PRICE ? TRADE : undefined) },
  take: (s, owner) => payFor(s, owner, { what: 'trade' }),
};
