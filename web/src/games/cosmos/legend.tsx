/** Reading plates and board: their signs, small. */
import { Icon } from '../../parts/icon.tsx';
import type { LegendLine } from '../board.ts';
import { CARDS, GAS, GRAVEYARD, MINERAL, PLANET, RESERVE, STAR, TOWER } from './icons.ts';

const line = (svg: string, words: string): LegendLine => ({ sign: <Icon svg={svg} />, words });

export const LEGEND: readonly LegendLine[] = [
  line(PLANET, 'Planet you hold, V, G or M: 1 point'),
  line(TOWER, 'Fortress on a planet: 1 point more'),
  line(STAR, 'Point you bought; on the map a V planet'),
  line(GRAVEYARD, 'Ships lost; bonus for the fewest'),
  line(CARDS, 'Cards in hand; bonus for the most'),
  line(MINERAL, 'Minerals; M planets pay 1 each turn'),
  line(GAS, 'Gas; G planets pay 1 each turn'),
  line(RESERVE, 'Ships in reserve'),
];
