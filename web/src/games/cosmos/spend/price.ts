/** What things cost, and what a purchase would bring in points. */
import { type CosmosView, type Purchase, totalOf } from '@orrery/cosmos/client';

export interface Price {
  readonly mineral: number;
  readonly gas: number;
}

export function priceOf({ options }: CosmosView, on: Purchase): Price {
  if (on === 'ships') return { mineral: 1, gas: 0 };
  if (on === 'card') return { mineral: 0, gas: 1 };
  if (on === 'fortress') return { mineral: options.costFortressMineral, gas: options.costFortressGas };
  return { mineral: options.costVpMineral, gas: options.costVpGas };
}

export function shipsBought({ options, players }: CosmosView, seat: number): number {
  const more = players[seat]?.abilities.includes('massProduction') ? options.fodderShips : 0;
  return Math.max(options.shipsPerPurchase, more);
}

/** Whether a count would be alone at the top. */
const isFirst = (own: number, others: readonly number[]): boolean => others.every((other) => own > other);

export function resultOf(view: CosmosView, seat: number, on: Purchase): string {
  const player = view.players[seat];
  if (!player) return '';
  const now = totalOf(player.points);
  const { bonusVp } = view.options;
  const others = view.players.filter((_, other) => other !== seat);
  if (on === 'fortress') return `${now} → ${now + 1} points`;
  if (on === 'vp') return `${now} → ${now + 1}, for good`;
  if (on === 'card') {
    const gains =
      player.points.hand === 0 &&
      isFirst(
        player.cards + 1,
        others.map(({ cards }) => cards),
      );
    return gains ? `most cards: ${now} → ${now + bonusVp} points` : `hand ${player.cards} → ${player.cards + 1}`;
  }
  const revived = Math.min(shipsBought(view, seat), player.graveyard);
  if (revived === 0) return 'from your reserve';
  const weight = (one: (typeof others)[number]) =>
    one.abilities.includes('forAiur') ? view.options.ascendedGraveWeight : 1;
  const left = -(player.graveyard - revived) * weight(player);
  const gains =
    player.points.graveyard === 0 &&
    isFirst(
      left,
      others.map((one) => -one.graveyard * weight(one)),
    );
  return gains
    ? `fewest in the graveyard: ${now} → ${now + bonusVp}`
    : `graveyard ${player.graveyard} → ${player.graveyard - revived}`;
}
