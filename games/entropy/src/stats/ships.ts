/** Ships: built, lost and how, players who go out, and whether building pays. */
import { type Loss, LOSSES } from '../data.ts';
import type { Event, EventOf, Hit } from '../events.ts';
import type { State } from '../state.ts';
import { type Counter, eraNames, named, ofEra, orMore, share, Sums, type Theme, victoriesOf } from './theme.ts';

/** Ships built by a player. */
const BUILT = [0, 1, 2];

const LOSS_WORDS: Readonly<Record<Loss, string>> = {
  flewOff: 'that flew off the tiles by their own move',
  pushedOff: 'that a wave pushed off the tiles',
  laser: 'lost to lasers',
  battleArriving: 'lost in a battle as the one who came',
  battleStanding: 'lost in a battle as the one who was there',
};

const NAMES = {
  'ships.all': 'ships in the game, those of set-up included',
  'ships.built': 'ships built',
  'ships.lost': 'ships lost',
  ...named(LOSSES.map((cause) => [`lost.${cause}`, `ships ${LOSS_WORDS[cause]}`])),
  'lost.energy': 'energy that lost ships had before the blow',
  'lost.titanium': 'titanium lost with ships',
  'build.nothing': 'Build Ship cards that were paid and built nothing',
  'players.out': 'players who went out',
  'players.outShare': 'share of players who went out',
  battles: 'battles',
  ...named(
    BUILT.flatMap((built) => [
      [`built${built}.players`, `players who built ${orMore(BUILT, built)} ships`],
      [`built${built}.wins`, `victories of players who built ${orMore(BUILT, built)} ships`],
    ]),
  ),
  ...eraNames({ lost: 'ships lost', out: 'players who went out', built: 'ships built' }),
};

class Ships implements Counter {
  private readonly sums = new Sums(NAMES);
  private readonly end: State;
  private era = 0;
  /** Whom the last laser or battle hit. */
  private hits: readonly Hit[] = [];

  constructor(end: State) {
    this.end = end;
  }

  count(event: Event): void {
    switch (event.kind) {
      case 'eraStarted':
        this.era = event.era;
        break;
      case 'shipPlaced':
        this.sums.add('ships.all');
        break;
      case 'shipBuilt':
        this.sums.add('ships.all');
        this.sums.add('ships.built');
        this.sums.add(ofEra(this.era, 'built'));
        break;
      case 'nothingBuilt':
        this.sums.add('build.nothing');
        break;
      case 'battle':
        this.sums.add('battles');
        this.hits = event.ships;
        break;
      case 'laserHit':
        this.hits = event.ships;
        break;
      case 'shipMoved':
      case 'wavePushed':
        this.hits = [];
        break;
      case 'shipDestroyed':
        this.lost(event);
        break;
      case 'playerOut':
        this.sums.add('players.out');
        this.sums.add(ofEra(this.era, 'out'));
        break;
      default:
        break;
    }
  }

  private lost({ seat, nr, cause, energy, titanium }: EventOf<'shipDestroyed'>): void {
    const hit = this.hits.find((one) => one.seat === seat && one.nr === nr);
    this.sums.add('ships.lost');
    this.sums.add(`lost.${cause}`);
    this.sums.add('lost.energy', hit?.before ?? energy);
    this.sums.add('lost.titanium', titanium);
    this.sums.add(ofEra(this.era, 'lost'));
  }

  numbers(): Readonly<Record<string, number>> {
    const { sums, end } = this;
    const victories = victoriesOf(end);
    sums.set('players.outShare', share(sums.get('players.out'), end.players.length));
    for (const [seat, { built }] of end.players.entries()) {
      const bucket = Math.min(built, BUILT.length - 1);
      sums.add(`built${bucket}.players`);
      sums.add(`built${bucket}.wins`, victories[seat]);
    }
    return sums.values;
  }
}

export const ships: Theme = { names: NAMES, begin: (end) => new Ships(end) };
