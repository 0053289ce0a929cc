/** Titanium: collected, sent, lost, left behind. Exchanges between own ships. */
import { tileData } from '../data.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { type Counter, named, orMore, Sums, type Theme } from './theme.ts';

/** Titanium of one transport. */
const SIZES = Array.from({ length: 12 }, (_, i) => i + 1);

const NAMES = {
  'titanium.collected': 'titanium picked up',
  'titanium.sent': 'titanium sent into the new universe',
  'titanium.transports': 'transports, of one titanium or more',
  'titanium.largest': 'titanium of the largest transport',
  ...named(SIZES.map((size) => [`transport.${size}`, `transports of ${orMore(SIZES, size)} titanium`])),
  'titanium.lost': 'titanium lost with ships',
  'titanium.aboard': 'titanium aboard at the end',
  'titanium.onTable': 'titanium on the tiles at the end',
  'energy.collected': 'energy picked up',
  'exchange.asked': 'times that own ships could exchange',
  'exchange.used': 'times that they did',
};

class Titanium implements Counter {
  private readonly sums = new Sums(NAMES);
  private readonly end: State;

  constructor(end: State) {
    this.end = end;
  }

  count(event: Event): void {
    const { sums } = this;
    switch (event.kind) {
      case 'pickedUp':
        sums.add('titanium.collected', event.titanium.after - event.titanium.before);
        sums.add('energy.collected', event.energy.after - event.energy.before);
        break;
      case 'titaniumSent':
        this.sent(event.amount);
        break;
      case 'exchanged':
        sums.add('exchange.asked');
        sums.add('exchange.used');
        break;
      case 'exchangeDeclined':
        sums.add('exchange.asked');
        break;
      default:
        break;
    }
  }

  private sent(amount: number): void {
    const { sums } = this;
    if (amount === 0) return;
    sums.add('titanium.transports');
    sums.add('titanium.sent', amount);
    sums.raise('titanium.largest', amount);
    sums.add(`transport.${Math.min(amount, SIZES.length)}`);
  }

  numbers(): Readonly<Record<string, number>> {
    const { sums, end } = this;
    sums.set('titanium.lost', end.titaniumLost);
    for (const { titanium } of end.ships) sums.add('titanium.aboard', titanium);
    for (const [tile, goods] of end.goods.entries())
      if (tileData(end.board.types[tile] as number).kind === 'titanium') sums.add('titanium.onTable', goods);
    return sums.values;
  }
}

export const titanium: Theme = { names: NAMES, begin: (end) => new Titanium(end) };
