/** Portals: how they change hands, and whether their energy wins. */
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { type Counter, share, sum, Sums, type Theme, victoriesOf } from './theme.ts';

const NAMES = {
  'portals.taken': 'portals taken that belonged to nobody',
  'portals.stolen': 'portals taken from another player',
  'portals.freed': 'portals that belonged to a player who went out',
  'portals.energy': 'energy from portals per player',
  'portals.mostEnergy': 'energy from portals of the player who had most of it',
  'portals.uneven': '1 if one player had more energy from portals than every other, else 0',
  'portals.mostWins': 'victory of that player, 0 without one: divide by portals.uneven',
};

class Portals implements Counter {
  private readonly sums = new Sums(NAMES);
  private readonly end: State;
  /** Energy from portals by seat. */
  private readonly energy: number[];

  constructor(end: State) {
    this.end = end;
    this.energy = end.players.map(() => 0);
  }

  count(event: Event): void {
    switch (event.kind) {
      case 'portalTaken':
        this.sums.add(event.from === null ? 'portals.taken' : 'portals.stolen');
        break;
      case 'playerOut':
        this.sums.add('portals.freed', event.portals.length);
        break;
      case 'produced':
        for (const { seat, active, output } of event.portals) if (active) (this.energy[seat] as number) += output;
        break;
      default:
        break;
    }
  }

  numbers(): Readonly<Record<string, number>> {
    const { sums, energy } = this;
    const most = Math.max(...energy);
    const richest = energy.indexOf(most);
    sums.set('portals.energy', share(sum(energy), energy.length));
    sums.set('portals.mostEnergy', most);
    if (energy.lastIndexOf(most) === richest) {
      sums.set('portals.uneven', 1);
      sums.set('portals.mostWins', victoriesOf(this.end)[richest] as number);
    }
    return sums.values;
  }
}

export const portals: Theme = { names: NAMES, begin: (end) => new Portals(end) };
