/** Hands and the deck: how large hands grow, how often the limit bites, whether the cards run out. */
import type { Event } from '../events.ts';
import { type State, total } from '../state.ts';
import { type Counter, eraNames, ofEra, Sums, type Theme } from './theme.ts';

const NAMES = {
  'hand.most': 'cards of the largest hand in Planning',
  'hand.checked': 'hands when an era ended that was not the last',
  'hand.over': 'those of them above the hand limit',
  'hand.givenUp': 'cards given up for it',
  'draw.dealings': 'dealings to a player',
  'draw.short': 'those of them that fell short of what was due',
  'deck.draws': 'Draws',
  'deck.short': 'Draws in which somebody got less than was due',
  'deck.left': 'cards in deck and discard pile after all Draws together',
  'deck.least': 'the fewest cards in deck and discard pile after a Draw',
  'deck.empty': 'Draws that left deck and discard pile empty',
  'deck.shuffles': 'times that the discard pile was shuffled',
  ...eraNames({
    hands: 'cards in all hands when Planning begins',
    checked: 'hands when it ended and was not the last',
    over: 'those of them above the hand limit',
    givenUp: 'cards given up for it',
  }),
};

class Hands implements Counter {
  private readonly sums = new Sums(NAMES);
  private readonly all: number;
  private readonly hands: number[];
  private era = 0;
  private least = Infinity;
  private fellShort = false;
  /** Who gave up cards in this era. */
  private readonly givers = new Set<number>();
  private readonly out: boolean[];

  constructor({ settings, players }: State) {
    this.all = total(settings.cardCopies);
    this.hands = players.map(() => 0);
    this.out = players.map(() => false);
  }

  count(event: Event): void {
    switch (event.kind) {
      case 'eraStarted':
        this.nextEra(event.era);
        break;
      case 'deckReshuffled':
        this.sums.add('deck.shuffles');
        break;
      case 'cardsDealt':
        this.take(event.seat, -event.count);
        this.sums.add('draw.dealings');
        if (event.count < event.due) {
          this.sums.add('draw.short');
          this.fellShort = true;
        }
        break;
      case 'produced':
        this.drawn();
        break;
      case 'planFinished':
        for (const { cards } of event.programs ?? []) this.take(event.seat, cards.length);
        break;
      case 'cardDiscarded':
        this.take(event.seat, 1);
        this.givers.add(event.seat);
        this.sums.add('hand.givenUp');
        this.sums.add(ofEra(this.era, 'givenUp'));
        break;
      case 'handDiscarded':
        this.take(event.seat, event.cards.length);
        break;
      case 'playerOut':
        this.take(event.seat, event.cards.length);
        this.out[event.seat] = true;
        break;
      default:
        break;
    }
  }

  private take(seat: number, cards: number): void {
    (this.hands[seat] as number) -= cards;
  }

  /** Only with the next era it is certain that the limit was looked at. */
  private nextEra(era: number): void {
    if (this.era > 0) {
      const checked = this.out.filter((out) => !out).length;
      this.sums.add('hand.checked', checked);
      this.sums.add(ofEra(this.era, 'checked'), checked);
      this.sums.add('hand.over', this.givers.size);
      this.sums.add(ofEra(this.era, 'over'), this.givers.size);
      this.givers.clear();
    }
    this.era = era;
  }

  /** Production follows the Draw, and programs are still empty. */
  private drawn(): void {
    const inHands = total(this.hands);
    const left = this.all - inHands;
    this.sums.add(ofEra(this.era, 'hands'), inHands);
    this.sums.add('deck.draws');
    if (this.fellShort) this.sums.add('deck.short');
    this.fellShort = false;
    this.sums.add('deck.left', left);
    if (left === 0) this.sums.add('deck.empty');
    this.least = Math.min(this.least, left);
    this.sums.raise('hand.most', Math.max(...this.hands));
  }

  numbers(): Readonly<Record<string, number>> {
    const { sums } = this;
    if (sums.get('deck.draws') > 0) sums.set('deck.least', this.least);
    return sums.values;
  }
}

export const hands: Theme = { names: NAMES, begin: (end) => new Hands(end) };
