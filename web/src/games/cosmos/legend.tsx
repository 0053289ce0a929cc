/** Reading plates and board: their signs, small. */
import { Icon } from '../../parts/icon.tsx';
import type { LegendLine } from '../board.ts';
import { CARDS, GAS, GRAVEYARD, MINERAL, PLANET, RESERVE, STAR, TOWER } from './icons.ts';

const line = (svg: string, words: string): LegendLine => ({ sign: <Icon svg={svg} />, words });

export const LEGEND: readonly LegendLine[] = [
  line(PLANET, 'Planet held: 1 point, V, G or M'),
  line(TOWER, 'Fortress on it: 1 more'),
  line(STAR, 'Bought point; on the board a V planet'),
  line(GRAVEYARD, 'Graveyard; bonus for the fewest'),
  line(CARDS, 'Cards; bonus for the most'),
  line(MINERAL, 'Minerals; M planets pay 1 each turn'),
  line(GAS, 'Gas; G planets pay 1 each turn'),
  line(RESERVE, 'Ships in reserve'),
];
