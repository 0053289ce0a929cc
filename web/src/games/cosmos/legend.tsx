/** Reading plates and board: their signs, small. */
import { Icon } from '../../parts/icon.tsx';
import type { LegendLine } from '../board.ts';
import { CARDS, GAS, GRAVEYARD, MINERAL, PLANET, RESERVE, STAR, TOWER } from './icons.ts';

const line = (svg: string, words: string): LegendLine => ({ sign: <Icon svg={svg} />, words });

export const LEGEND: readonly LegendLine[] = [
  line(PLANET, 'Planet held: 1 point'),
  line(TOWER, 'Fortress on it: 1 more'),
  line(STAR, 'Bought point'),
  line(GRAVEYARD, 'Ships lost; bonus for the fewest'),
  line(CARDS, 'Cards; bonus for the most'),
  line(MINERAL, 'Minerals'),
  line(GAS, 'Gas'),
  line(RESERVE, 'Ships in reserve'),
];
