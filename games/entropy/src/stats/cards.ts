/** Cards: what becomes of each, and whether those who play it often win more. */
import { CARD_IDS, type CardId, CARDS } from '../data.ts';
import type { Event, EventOf } from '../events.ts';
import { playerOf, type State } from '../state.ts';
import { type Counter, eraNames, named, ofEra, orMore, sum, Sums, type Theme, victoriesOf } from './theme.ts';

const FATES = {
  dealt: 'dealt',
  played: 'played and paid',
  ignored: 'ignored for lack of energy',
  lost: 'lost in the program of a ship',
  unplayed: 'left in programs when the game was decided',
  givenUp: 'given up at the hand limit',
  dropped: 'discarded with a hand',
  left: 'left in hands at the end',
} as const;
type Fate = keyof typeof FATES;

/** Times that a player played a card. */
const TIMES = [0, 1, 2, 3];

const NAMES = {
  'plan.programs': 'programs laid, of one card or more',
  'plan.cards': 'cards in them',
  'plan.longest': 'cards of the longest program',
  'energy.spent': 'energy paid for cards',
  'energy.left': 'energy aboard at the end',
  ...named(
    CARDS.flatMap(({ id, name }) => [
      ...Object.entries(FATES).map(([fate, words]) => [`${id}.${fate}`, `${name}: ${words}`] as const),
      ...TIMES.flatMap((times) => [
        [`${id}.by${times}.players`, `${name}: players who played it ${orMore(TIMES, times)} times`] as const,
        [`${id}.by${times}.wins`, `${name}: victories of players who played it ${orMore(TIMES, times)} times`] as const,
      ]),
    ]),
  ),
  ...eraNames({
    planners: 'players who planned',
    spent: 'energy paid for cards by all',
    produced: 'energy produced for all',
  }),
};

class Cards implements Counter {
  private readonly sums = new Sums(NAMES);
  private readonly end: State;
  /** By seat, then card. */
  private readonly played: number[][];
  private era = 0;

  constructor(end: State) {
    this.end = end;
    this.played = end.players.map(() => CARD_IDS.map(() => 0));
  }

  count(event: Event): void {
    switch (event.kind) {
      case 'eraStarted':
        this.era = event.era;
        break;
      case 'cardsDealt':
        this.all(event.cards ?? [], 'dealt');
        break;
      case 'produced':
        this.sums.add(ofEra(this.era, 'produced'), sum(event.energy));
        break;
      case 'planFinished':
        this.sums.add(ofEra(this.era, 'planners'));
        break;
      case 'planningEnded':
        for (const { cards } of event.programs) this.program(cards);
        break;
      case 'cardPlayed':
        this.cardPlayed(event);
        break;
      case 'shipDestroyed':
        this.all(event.cards, 'lost');
        break;
      case 'programDiscarded':
        this.all(event.cards, 'unplayed');
        break;
      case 'cardDiscarded':
        this.sums.add(`${event.card}.givenUp`);
        break;
      case 'playerOut':
      case 'handDiscarded':
        this.all(event.cards, 'dropped');
        break;
      default:
        break;
    }
  }

  private all(cards: readonly CardId[], fate: Fate): void {
    for (const card of cards) this.sums.add(`${card}.${fate}`);
  }

  private program(cards: number): void {
    if (cards === 0) return;
    this.sums.add('plan.programs');
    this.sums.add('plan.cards', cards);
    this.sums.raise('plan.longest', cards);
  }

  private cardPlayed({ seat, card, ignored, cost }: EventOf<'cardPlayed'>): void {
    this.sums.add(`${card}.${ignored ? 'ignored' : 'played'}`);
    if (ignored) return;
    this.sums.add('energy.spent', cost);
    this.sums.add(ofEra(this.era, 'spent'), cost);
    const counts = this.played[seat] as number[];
    (counts[CARD_IDS.indexOf(card)] as number)++;
  }

  numbers(): Readonly<Record<string, number>> {
    const { sums, end } = this;
    for (const { energy } of end.ships) sums.add('energy.left', energy);
    const victories = victoriesOf(end);
    for (let seat = 0; seat < victories.length; seat++)
      for (const [card, id] of CARD_IDS.entries()) {
        sums.add(`${id}.left`, playerOf(end, seat).hand[card]);
        const times = Math.min(this.played[seat]?.[card] as number, TIMES.length - 1);
        sums.add(`${id}.by${times}.players`);
        sums.add(`${id}.by${times}.wins`, victories[seat]);
      }
    return sums.values;
  }
}

export const cards: Theme = { names: NAMES, begin: (end) => new Cards(end) };
