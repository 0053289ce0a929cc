/**
 * What everything on the table is: "card laser", "tile neat-20", "hex 1,-2", "ship A1", "entropy", "progress", and "fact 0 Points":
 * a number beside a name, by seat and label.
 */
import { type Explanation, plural, type Viewer } from '@orrery/kernel';
import { CARD_IDS, TILE_IDS } from '../data.ts';
import type { EntropyView } from '../view.ts';
import { explainCard } from './explain-cards.ts';
import { explainHex, explainShip, explainTile } from './explain-map.ts';
import { num } from './words.ts';

export function explain(subject: string, view: EntropyView, viewer: Viewer): Explanation | undefined {
  const space = subject.indexOf(' ');
  const kind = space < 0 ? subject : subject.slice(0, space);
  const name = subject.slice(space + 1);
  switch (kind) {
    case 'card': {
      const card = CARD_IDS.find((id) => id === name);
      return card && explainCard(card, view);
    }
    case 'tile': {
      const tile = TILE_IDS.find((id) => id === name);
      return tile && explainTile(tile, view);
    }
    case 'hex':
      return explainHex(name, view, viewer);
    case 'ship':
      return explainShip(name, view, viewer);
    case 'entropy':
      return entropy(view);
    case 'progress':
      return course(view);
    case 'fact':
      return fact(name.replace(/^\d+ /, ''), view);
    default:
      return undefined;
  }
}

function entropy({ entropy: level, next, lastEra, settings }: EntropyView): Explanation {
  return {
    name: 'Entropy',
    kind: 'the clock of the game',
    what: 'Every move, every working portal and every era raises it. The era in which it reaches 0 is the last. Rings on the scale are portals: each stops when entropy passes its mark.',
    facts: [
      ['Now', num(level)],
      ...(level < 0 ? [['Left until 0', String(-level)] as const] : []),
      ...(next ? [['Next Production', `+${next.output + next.background}`] as const] : []),
    ],
    ...(lastEra
      ? { now: 'It has reached 0: the game ends after this era.' }
      : next && { now: `After the next Production it would stand at ${num(next.after)}.` }),
    use: 'Tidy Up Space cards and Neatly Organized Space tiles push it back: more time, and portals work longer.',
    careful: `it rises by itself too, ${settings.driftStep} more in each era than in the one before.`,
    rule: 'N2',
  };
}

function course({ era, settings }: EntropyView): Explanation {
  return {
    name: era === 0 ? 'Set-up' : `Era ${era}`,
    kind: 'how far the game is',
    what: 'An era has five parts: everybody draws cards, portals give energy, all plan in secret, the programs are played card by card (Chaos), and new tiles are added.',
    facts: [['Cards for each ship', String(settings.cardsPerShip)]],
    rule: 'T1',
  };
}

type Facts = Readonly<Record<string, (view: EntropyView) => Omit<Explanation, 'name'>>>;

/** What becomes of cards that nobody has played when an era ends. */
function unplayed({ unusedCards, handLimit }: EntropyView['settings']): string {
  if (unusedCards === 'discard') return 'What you do not play is discarded when the era ends.';
  return `What you do not play you keep${handLimit > 0 ? `, up to ${plural(handLimit, 'card')}` : ''}.`;
}

/** The numbers beside a name, by their labels. */
const FACTS: Facts = {
  Points: () => ({
    kind: 'score',
    what: 'Titanium sent into the new universe, a point each. It is the only thing that counts at the end.',
    use: 'gather titanium, then play a Titanium Portal: nothing else scores.',
    careful: 'titanium that is still aboard at the end is worth nothing.',
    rule: 'G1',
  }),
  Ships: () => ({
    kind: 'number',
    what: 'Ships still flying. Each draws cards of its own, so more ships do more in an era.',
    careful: 'a player who loses the last one is out and keeps only the points.',
    rule: 'L10',
  }),
  'Titanium aboard': () => ({
    kind: 'number',
    what: 'Titanium that the ships carry. It scores nothing until a Titanium Portal sends it; a ship that is destroyed takes it along.',
    rule: 'M4',
  }),
  'Energy aboard': ({ settings }) => ({
    kind: 'number',
    what: `Energy pays for cards and is lost in battles and to lasers. Everybody gets ${settings.freeEnergy} each era, and the output of their working portals.`,
    careful: 'each ship pays from its own store: a card that it cannot pay is ignored.',
    rule: 'N3',
  }),
  'Cards in hand': ({ settings }) => ({
    kind: 'number',
    what: `${plural(settings.cardsPerShip, 'card')} for each ship are drawn every era. ${unplayed(settings)}`,
    rule: 'K2',
  }),
  'Cards still to play': () => ({
    kind: 'number',
    what: 'Cards that lie face down in the programs. Each ship plays one in every round of Chaos.',
    rule: 'Q2',
  }),
  'Goes first': () => ({
    kind: 'starting player',
    what: 'Acts first in every round of this era, and places the new tiles at its end. Then the next player goes first.',
    rule: 'X3',
  }),
  Out: () => ({
    kind: 'out of the game',
    what: 'The last ship was lost. The points stay, and can still win.',
    rule: 'L10',
  }),
};

function fact(label: string, view: EntropyView): Explanation | undefined {
  const words = FACTS[label]?.(view);
  return words && { name: label, ...words };
}
