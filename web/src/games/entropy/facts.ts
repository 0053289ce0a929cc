/** What stands beside the names. All of it is in the view. */
import type { EntropyView } from '@orrery/entropy/client';
import type { Seat } from '@orrery/kernel';
import flag from 'lucide-static/icons/flag.svg?raw';
import layers from 'lucide-static/icons/layers.svg?raw';
import rocket from 'lucide-static/icons/rocket.svg?raw';
import skull from 'lucide-static/icons/skull.svg?raw';
import star from 'lucide-static/icons/star.svg?raw';
import zap from 'lucide-static/icons/zap.svg?raw';
import metalBar from 'virtual:game-icon/metal-bar';
import type { SeatFact } from '../board.ts';
import './facts.css';

/** Titanium, as markup. */
export const INGOTS = `<svg viewBox="0 0 512 512" fill="currentColor"><path d="${metalBar}"/></svg>`;

/** More seats than this have room for three lines each. */
const ROOMY = 4;
const FULL = 5;

export function seatFacts(view: EntropyView, seat: Seat): readonly SeatFact[] {
  const player = view.players[seat];
  if (!player) return [];
  const { points, out, cards, lost } = player;
  const ships = view.ships.filter((ship) => ship.seat === seat);
  // In the middle of a battle a ship may have less than nothing.
  const aboard = (goods: 'titanium' | 'energy') =>
    String(ships.reduce((sum, ship) => sum + Math.max(0, ship[goods]), 0));
  const crowded = view.players.length > ROOMY;
  const score: SeatFact = {
    label: 'Points',
    value: String(points),
    icon: star,
    ...(!crowded && { look: ['score'] }),
  };
  if (out !== null) return [score, { label: 'Out', value: `in era ${out}`, icon: skull }];
  const built: SeatFact = {
    label: 'Ships',
    value: lost > 0 ? `${ships.length}, ${lost} lost` : String(ships.length),
    icon: rocket,
  };
  const titanium: SeatFact = { label: 'Titanium aboard', value: aboard('titanium'), icon: INGOTS };
  if (crowded) return view.players.length > FULL ? [score, titanium] : [score, built, titanium];
  const toPlay = ships.reduce((sum, ship) => sum + (ship.cards ?? 0), 0);
  return [
    score,
    built,
    titanium,
    { label: 'Energy aboard', value: aboard('energy'), icon: zap },
    view.phase === 'chaos'
      ? { label: 'Cards still to play', value: String(toPlay), icon: layers }
      : { label: 'Cards in hand', value: String(cards), icon: layers },
    ...(view.startingPlayer === seat ? [{ label: 'Goes first', value: '', icon: flag }] : []),
  ];
}
