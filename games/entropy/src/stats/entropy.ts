/** Entropy: where it comes from, era by era, and how the last era began. */
import { CARDS, PORTAL_IDS, tileDataOf } from '../data.ts';
import type { Event, EventOf } from '../events.ts';
import { type Counter, eraNames, named, ofEra, Sums, type Theme } from './theme.ts';

const SOURCES = {
  portals: 'entropy from active portals',
  background: 'entropy that rose by itself',
  cards: 'entropy from cards, tidying left out',
  tidied: 'entropy taken away by tidying',
  neat: 'entropy taken away by Neatly Organized Space',
} as const;
type Source = keyof typeof SOURCES;

const NAMES = {
  ...named(Object.entries(SOURCES).map(([source, words]) => [`entropy.${source}`, words])),
  'entropy.cut': 'rise that the cap at zero cut off',
  'lastEra.byProduction': '1 if the last era began in Production, else 0',
  'lastEra.byCard': '1 if a card brought the last era, else 0',
  'portals.checked': 'owned portals looked at in Production',
  'portals.inactive': 'those of them that gave nothing',
  ...named(PORTAL_IDS.map((id) => [`${id}.active`, `${tileDataOf(id).name}: times that it gave energy`])),
  ...named(CARDS.map(({ id, name }) => [`${id}.entropy`, `${name}: entropy from it`])),
  ...eraNames({
    entropy: 'entropy at its start',
    ...SOURCES,
    ...named(CARDS.map(({ id, name }) => [`${id}.entropy`, `entropy from ${name}`])),
  }),
};

class Entropy implements Counter {
  private readonly sums = new Sums(NAMES);
  private era = 0;
  private now = 0;
  private produced = false;

  count(event: Event): void {
    switch (event.kind) {
      case 'gameStarted':
        this.now = event.entropy;
        break;
      case 'eraStarted':
        this.era = event.era;
        this.sums.add(ofEra(event.era, 'entropy'), this.now);
        break;
      case 'tilePlaced':
        this.add('neat', event.entropy.after - event.entropy.before);
        this.now = event.entropy.after;
        break;
      case 'produced':
        this.producedEnergy(event);
        break;
      case 'cardPlayed':
        this.cardPlayed(event);
        break;
      case 'lastEraBegan':
        this.sums.set(this.produced ? 'lastEra.byProduction' : 'lastEra.byCard', 1);
        break;
      default:
        break;
    }
  }

  private add(source: Source, amount: number): void {
    this.sums.add(`entropy.${source}`, amount);
    if (this.era > 0) this.sums.add(ofEra(this.era, source), amount);
  }

  /** Sources are counted in full; what the cap cuts off is told apart. */
  private producedEnergy({ portals, background, entropy }: EventOf<'produced'>): void {
    let rise = background;
    for (const { active, output, tile } of portals) {
      this.sums.add('portals.checked');
      if (!active) this.sums.add('portals.inactive');
      else {
        rise += output;
        this.add('portals', output);
        this.sums.add(`${tile}.active`);
      }
    }
    this.add('background', background);
    this.sums.add('entropy.cut', rise - (entropy.after - entropy.before));
    this.now = entropy.after;
    this.produced = true;
  }

  private cardPlayed({ card, entropy }: EventOf<'cardPlayed'>): void {
    const change = entropy.after - entropy.before;
    this.add(change < 0 ? 'tidied' : 'cards', change);
    this.sums.add(`${card}.entropy`, change);
    this.sums.add(ofEra(this.era, `${card}.entropy`), change);
    this.now = entropy.after;
    this.produced = false;
  }

  numbers(): Readonly<Record<string, number>> {
    return this.sums.values;
  }
}

export const entropySources: Theme = { names: NAMES, begin: () => new Entropy() };
