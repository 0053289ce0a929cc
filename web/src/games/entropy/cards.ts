/** Cards as the table shows them: a short name, a sign, the key that lays one, and what it costs in this game. */
import { CARD_IDS, type CardId, cardDataOf, type EntropyView, type Settings } from '@orrery/entropy/client';
import circleDot from 'lucide-static/icons/circle-dot.svg?raw';
import cornerLeft from 'lucide-static/icons/corner-up-left.svg?raw';
import cornerRight from 'lucide-static/icons/corner-up-right.svg?raw';
import grid2 from 'lucide-static/icons/grid-2x2.svg?raw';
import grid3 from 'lucide-static/icons/grid-3x3.svg?raw';
import redo from 'lucide-static/icons/redo.svg?raw';
import rocket from 'lucide-static/icons/rocket.svg?raw';
import undo from 'lucide-static/icons/undo.svg?raw';
import undo2 from 'lucide-static/icons/undo-2.svg?raw';

export interface CardFace {
  readonly id: CardId;
  readonly name: string;
  /** Where there is room for a few letters; without it, the name. */
  readonly brief?: string;
  /** The markup of an svg. */
  readonly sign: string;
  /** What lays one, in a word or two under the name when there is room. */
  readonly key: string;
  readonly does: string;
}

const drawn = (path: string): string =>
  `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;

/** As many angles as steps. */
const steps = (count: number): string =>
  drawn(Array.from({ length: count }, (_, at) => `M6 ${12 + 3 * count - 6 * at}l6-6 6 6`).join(''));

/** The signs of the tokens on the board. */
const LASER = drawn('M4 12h16M15 7l5 5-5 5');
const WAVE = drawn('M6 8.5a5 5 0 0 1 0 7M11 5.5a9 9 0 0 1 0 13M16 3a13 13 0 0 1 0 18');

const FACES: Readonly<Record<CardId, Omit<CardFace, 'id'>>> = {
  'move-1': { name: 'Move 1', sign: steps(1), key: '1', does: 'one tile ahead' },
  'move-2': { name: 'Move 2', sign: steps(2), key: '2', does: 'two tiles ahead, lands on the second' },
  'move-3': { name: 'Move 3', sign: steps(3), key: '3', does: 'three tiles ahead, lands on the third' },
  'turn-right-60': {
    name: 'Right 60°',
    brief: 'Right 60',
    sign: cornerRight,
    key: '4',
    does: 'turns right by one side',
  },
  'turn-right-120': { name: 'Right 120°', brief: 'Right 120', sign: redo, key: '5', does: 'turns right by two sides' },
  'turn-180': { name: 'Turn 180°', brief: 'Turn 180', sign: undo2, key: '6', does: 'turns around' },
  'turn-left-120': { name: 'Left 120°', brief: 'Left 120', sign: undo, key: '7', does: 'turns left by two sides' },
  'turn-left-60': { name: 'Left 60°', brief: 'Left 60', sign: cornerLeft, key: '8', does: 'turns left by one side' },
  laser: {
    name: 'Laser',
    sign: LASER,
    key: '9',
    does: 'a laser ahead: takes a little energy, destroys a ship with almost none',
  },
  wave: { name: 'Wave', sign: WAVE, key: 'W', does: 'a wave ahead: pushes ships one tile, also off the tiles' },
  'titanium-portal': {
    name: 'Titanium Portal',
    brief: 'Ti Portal',
    sign: circleDot,
    key: 'P',
    does: 'sends the titanium aboard, a point each',
  },
  'build-ship': {
    name: 'Build Ship',
    brief: 'Build',
    sign: rocket,
    key: 'B',
    does: 'a new ship on a tile beside: more cards each era',
  },
  'tidy-20': { name: 'Tidy 20', sign: grid2, key: 'T', does: 'lowers entropy by 20: more time for all' },
  'tidy-40': { name: 'Tidy 40', sign: grid3, key: 'Y', does: 'lowers entropy by 40: more time for all' },
};

export const faceOf = (id: CardId): CardFace => ({ id, ...FACES[id] });
export const CARD_FACES: readonly CardFace[] = CARD_IDS.map(faceOf);
export const fullName = (id: CardId): string => cardDataOf(id).name;

export function cardByKey(key: string): CardId | undefined {
  return CARD_FACES.find((face) => face.key === key.toUpperCase())?.id;
}

export const energyOf = ({ cardEnergy }: Settings, id: CardId): number => cardEnergy[CARD_IDS.indexOf(id)] ?? 0;
export const entropyOf = ({ cardEntropy }: Settings, id: CardId): number => cardEntropy[CARD_IDS.indexOf(id)] ?? 0;

/** "+4", "−20", "0": the minus of the display type, and no sign for nothing. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}
/** "−412". */
export const minus = (value: number): string => String(value).replace('-', '−');

export const costWords = ({ settings }: Pick<EntropyView, 'settings'>, id: CardId): string =>
  `${energyOf(settings, id)} energy, entropy ${signed(entropyOf(settings, id))}`;
