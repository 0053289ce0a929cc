/** What stands beside the names: the points, where they come from, and what everybody can count. */
import { ALIEN_DATA, type CosmosView, seatName, totalOf } from '@orrery/cosmos/client';
import type { Seat } from '@orrery/kernel';
import type { SeatFact } from '../board.ts';
import { stateWords } from './aliens/aliens.tsx';
import { CARDS, COINS, GAS, GRAVEYARD, MINERAL, PLANET, RESERVE, STAR, TOWER } from './icons.ts';
import './facts.css';

export function seatFacts(view: CosmosView, seat: Seat): readonly SeatFact[] {
  const player = view.players[seat];
  if (!player) return [];
  const { points, alien, mineral, gas, cards, reserve, graveyard } = player;
  const state = alien ? stateWords({ view, seatName }, player) : '';
  const part = (label: string, count: number, icon: string, look: readonly string[]): readonly SeatFact[] =>
    count > 0 ? [{ label, value: String(count), icon, look: ['part', ...look] }] : [];
  /** Its bonus stands with the count that it is for: on a phone nothing else says where those points come from. */
  const count = (label: string, value: number, icon: string, bonus = 0): SeatFact => ({
    label: bonus > 0 ? `${label} +${bonus}` : label,
    value: String(value),
    icon,
    look: bonus > 0 ? ['count', 'holds'] : ['count'],
  });
  return [
    { label: 'Points', value: String(totalOf(points)), look: ['score'] },
    ...(alien
      ? [
          {
            label: 'Alien',
            value: state ? `${ALIEN_DATA[alien].name}, ${state}` : ALIEN_DATA[alien].name,
            look: ['alien'],
          },
        ]
      : []),
    ...(view.round > 0
      ? [
          { label: 'Points from planets', value: String(points.colonies), icon: PLANET, look: ['part', 'first'] },
          ...part('from fortresses', points.fortresses, TOWER, []),
          ...part('bought', points.bought, STAR, []),
          ...part('tracked', points.tracker, STAR, []),
          ...part('by its ability', points.ability, COINS, ['pill']),
          ...part('fewest in the graveyard', points.graveyard, GRAVEYARD, ['pill']),
          ...part('most cards', points.hand, CARDS, ['pill']),
          ...part('Victory Point cards', points.vpCards, STAR, ['secret']),
          count('Minerals', mineral, MINERAL),
          count('Gas', gas, GAS),
          count('Cards', cards, CARDS, points.hand),
          count('Reserve', reserve, RESERVE),
          count('Lost', graveyard, GRAVEYARD, points.graveyard),
        ]
      : []),
  ];
}
