/**
 * Whom a program flies into: read off its forecast, in which nobody else acts. A ship that stood where the own one came to,
 * and energy that is gone beyond the price of the card: that was the battle.
 */
import {
  type EntropyView,
  type ForeseenCard,
  type Foresight,
  type Hex,
  sameHex,
  shipName,
} from '@orrery/entropy/client';
import { energyOf } from '../cards.ts';

export interface Ram {
  readonly at: Hex;
  /** "B2", "B2 and C1". */
  readonly whom: string;
  /** What the battle takes of the own energy. */
  readonly loss: number;
  /** The own ship does not survive it. */
  readonly lost: boolean;
}

/** Where the ship lands with this card. */
const landings = ({ landing }: EntropyView['settings'], { path }: ForeseenCard): readonly Hex[] =>
  landing === 'last' ? path.slice(-1) : path;

export function ramsOf(view: EntropyView, sight: Foresight): readonly Ram[] {
  const { ships, viewer, settings } = view;
  const met = new Set<string>();
  let energy = ships.find(({ seat, nr }) => seat === viewer && nr === sight.nr)?.energy ?? 0;
  return sight.cards.flatMap((card, at): readonly Ram[] => {
    const loss = energy - (card.ignored ? 0 : energyOf(settings, card.card)) - card.energy;
    energy = card.energy;
    const lost = sight.lost === 'battleArriving' && at === sight.cards.length - 1;
    const rivals = ships.filter(
      (ship) =>
        ship.seat !== viewer &&
        !met.has(shipName(ship.seat, ship.nr)) &&
        landings(settings, card).some((hex) => sameHex(hex, ship)),
    );
    // Somebody who has been pushed away by then is not met.
    if (rivals.length === 0 || (loss <= 0 && !lost && rivals.some((ship) => ship.energy > 0))) return [];
    const names = rivals.map(({ seat, nr }) => shipName(seat, nr));
    for (const name of names) met.add(name);
    return [{ at: rivals[0] as Hex, whom: names.join(' and '), loss: Math.max(0, loss), lost }];
  });
}

/** "rams B2: −105 energy". */
export function ramWords({ whom, loss, lost }: Ram): string {
  if (lost) return `rams ${whom} and is lost`;
  return loss > 0 ? `rams ${whom}: −${loss} energy` : `rams ${whom}`;
}
