/** What the cards do, when they are good, and what goes wrong with them. */
import { type Explanation, plural } from '@orrery/kernel';
import { CARD_IDS, type CardData, type CardId, cardDataOf } from '../data.ts';
import type { EntropyView } from '../view.ts';
import { signed } from './words.ts';

type Words = Pick<Explanation, 'what' | 'use' | 'careful' | 'rule'>;

/** What stands on a card in hand where the printed name has no room. */
const SHORT: Partial<Readonly<Record<CardId, string>>> = {
  laser: 'Laser',
  wave: 'Wave',
  'titanium-portal': 'Ti Portal',
  'tidy-20': 'Tidy 20',
  'tidy-40': 'Tidy 40',
};

export function explainCard(id: CardId, view: EntropyView): Explanation {
  const place = CARD_IDS.indexOf(id);
  const energy = view.settings.cardEnergy[place] ?? 0;
  return {
    name: cardDataOf(id).name,
    kind: SHORT[id] === undefined ? 'card' : `card, in short “${SHORT[id]}”`,
    facts: [
      ['Energy', `${energy} from the ship`],
      ['Entropy', signed(view.settings.cardEntropy[place] ?? 0)],
    ],
    ...wordsOf(cardDataOf(id), view, energy),
  };
}

const SIDES = ['', 'one side (60°)', 'two sides (120°)'];

function wordsOf({ id, kind, amount }: CardData, { settings }: EntropyView, energy: number): Words {
  switch (kind) {
    case 'move':
      return {
        what: `The ship flies ${plural(amount, 'tile')} straight ahead${landing(amount, settings.landing)}`,
        use: 'to land on titanium, energy or a portal: a ship takes what lies where it lands.',
        careful: 'the first step off the tiles destroys the ship with all it carries.',
        rule: 'M1',
      };
    case 'turn':
      return {
        what:
          amount === 3
            ? 'The ship turns around where it stands.'
            : `The ship turns ${amount < 3 ? 'right' : 'left'} by ${SIDES[Math.min(amount, 6 - amount)]} where it stands.`,
        use: 'to point a ship at what it should fly to.',
        careful: 'each turn is a card of the program, and others act in between.',
        rule: 'M2',
      };
    case 'shot':
      return id === 'laser' ? laser(settings.laserDamage) : WAVE;
    case 'portal':
      return {
        what: 'Sends titanium from the ship that plays it into the new universe: 1 point each, and the only way to score. Works on any tile.',
        use: 'with a good load aboard, or before a ship with more energy can reach you. Send all: what stays aboard can be lost.',
        careful: `with less than ${energy} energy the card is ignored; with nothing aboard the ${energy} are spent for nothing.`,
        rule: 'M4',
      };
    case 'build':
      return {
        what: 'Puts a new ship of yours on a tile beside this one. It takes what lies there, and acts from the next era on.',
        use: `early, with energy to spare: from the next era on it brings you ${settings.cardsPerShip} more cards each era.`,
        careful: 'it begins without energy, so it survives neither a laser nor a battle.',
        rule: 'M5',
      };
    default:
      return {
        what: `Lowers entropy by ${amount}.`,
        use: 'to gain time while you are behind or carry titanium, and to keep your portals working.',
        careful: 'once entropy has reached 0 nothing lowers it again.',
        rule: 'M6',
      };
  }
}

const landing = (steps: number, rule: EntropyView['settings']['landing']): string => {
  if (steps === 1) return ' and lands there.';
  return rule === 'last'
    ? ', over whatever is between, and lands on the last one.'
    : ', and lands on each of them in turn.';
};

const laser = (damage: number): Words => ({
  what: `Sends off a laser that flies one hex a round, straight ahead. It takes ${damage} energy from every ship on the tile it comes to, and is gone.`,
  use: 'against ships with almost no energy, such as new ones: a ship that falls below 0 is destroyed, with all it carries.',
  careful: 'it hits your own ships just the same.',
  rule: 'M3',
});

const WAVE: Words = {
  what: 'Sends off a gravitational wave that flies one hex a round, straight ahead. It pushes every ship on the tile it comes to one hex further, and is gone.',
  use: 'to push a rival off the tiles, or your own ship to where it wants to be.',
  careful:
    'it pushes your own ships just the same. Against a wave: fly out of its line, or stand where tiles lie all around.',
  rule: 'M3',
};
