/** The course of a game: length, points, how it ended, and whether it matters who begins. */
import type { Seat } from '@orrery/kernel';
import { ENDS, PLAYERS_MOST } from '../data.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { type Counter, eraNames, named, ofEra, orMore, share, sum, Sums, type Theme, victoriesOf } from './theme.ts';

const TURNS = Array.from({ length: PLAYERS_MOST }, (_, turn) => turn + 1);
/** Times of being starting player. */
const STARTS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const NAMES = {
  eras: 'eras played',
  'rounds.perChaos': 'rounds per Chaos',
  'rounds.most': 'rounds of the longest Chaos',
  'points.mean': 'points per player',
  'points.spread': 'standard deviation of the points among the players of a game',
  'points.winner': 'points of the winner',
  'points.margin': 'points of the winner less those of the next player; 0 if the victory is shared',
  'points.zero': 'share of players without points',
  ties: '1 if the victory is shared, else 0',
  ...named(ENDS.map((end) => [`end.${end}`, `1 if the game ended by ${end}, else 0`])),
  'decided.era': 'era of a decided end, 0 otherwise: divide by end.decided',
  'decided.round': 'round of a decided end, 0 otherwise: divide by end.decided',
  'alone.eras': 'eras begun by a last player who was not ahead',
  ...named(
    TURNS.map((turn) => [`win.turn${turn}`, `victory of player ${turn} in turn of era 1; a part of it if shared`]),
  ),
  ...named(
    STARTS.flatMap((times) => [
      [`starts${times}.players`, `players who were starting player ${orMore(STARTS, times)} times`],
      [`starts${times}.wins`, `victories of players who were starting player ${orMore(STARTS, times)} times`],
    ]),
  ),
  ...eraNames({ reached: '1 if it was played, else 0' }),
};

class Course implements Counter {
  private readonly sums = new Sums(NAMES);
  private readonly end: State;
  private first: Seat = 0;
  private readonly starts: number[];
  private readonly out: boolean[];
  private readonly points: number[];
  private chaoses = 0;
  private rounds = 0;
  private round = 0;

  constructor(end: State) {
    this.end = end;
    this.starts = end.players.map(() => 0);
    this.out = end.players.map(() => false);
    this.points = end.players.map(() => 0);
  }

  count(event: Event): void {
    switch (event.kind) {
      case 'gameStarted':
        this.first = event.startingPlayer;
        break;
      case 'eraStarted':
        this.eraStarted(event.era, event.startingPlayer);
        break;
      case 'planningEnded':
        this.chaoses++;
        this.round = 0;
        break;
      case 'roundStarted':
        this.rounds++;
        this.round = event.round;
        this.sums.raise('rounds.most', event.round);
        break;
      case 'playerOut':
        this.out[event.seat] = true;
        break;
      case 'titaniumSent':
        this.points[event.seat] = event.points.after;
        break;
      default:
        break;
    }
  }

  private eraStarted(era: number, seat: Seat): void {
    this.sums.set(ofEra(era, 'reached'), 1);
    (this.starts[seat] as number)++;
    if (this.out.filter((out) => !out).length === 1 && !this.isAhead(this.out.indexOf(false)))
      this.sums.add('alone.eras');
  }

  private isAhead(seat: Seat): boolean {
    return this.points.every((points, other) => other === seat || points < (this.points[seat] as number));
  }

  numbers(): Readonly<Record<string, number>> {
    const { sums, end } = this;
    sums.set('eras', end.era);
    sums.set('rounds.perChaos', share(this.rounds, this.chaoses));
    sums.set(`end.${end.ending}`, 1);
    if (end.ending === 'decided') {
      sums.set('decided.era', end.era);
      sums.set('decided.round', this.round);
    }
    this.addPoints();
    this.addVictories();
    return sums.values;
  }

  private addPoints(): void {
    const points = this.end.players.map((player) => player.points).sort((a, b) => b - a);
    const [most = 0, next = 0] = points;
    const mean = share(sum(points), points.length);
    const squares = points.map((one) => (one - mean) * (one - mean));
    this.sums.set('points.mean', mean);
    this.sums.set('points.spread', Math.sqrt(share(sum(squares), points.length)));
    this.sums.set('points.winner', most);
    this.sums.set('points.margin', most - next);
    this.sums.set('points.zero', share(points.filter((one) => one === 0).length, points.length));
  }

  private addVictories(): void {
    const victories = victoriesOf(this.end);
    const seats = victories.length;
    for (const [seat, victory] of victories.entries()) {
      if (victory > 0 && victory < 1) this.sums.set('ties', 1);
      this.sums.set(`win.turn${((seat - this.first + seats) % seats) + 1}`, victory);
      const times = Math.min(this.starts[seat] as number, STARTS.length - 1);
      this.sums.add(`starts${times}.players`);
      this.sums.add(`starts${times}.wins`, victory);
    }
  }
}

export const course: Theme = { names: NAMES, begin: (end) => new Course(end) };
