/** Counts the events of one game. */
import { type Depot, isGate, type PirateId, POSITION_DATA, totalOf } from '../data.ts';
import type { Event, EventOf } from '../events.ts';
import type { State } from '../state.ts';
import { NAMES, type PlainName, ROUNDS_SHOWN } from './names.ts';

/** Events that are counted and nothing else. */
const COUNTED: Partial<Record<Event['kind'], PlainName>> = {
  placed: 'cardsQueued',
  filled: 'filled',
  revealed: 'cardsRevealed',
  failed: 'failures',
  discovered: 'discoveries',
  met: 'encounters',
  looted: 'loot',
  jettisoned: 'jettisoned',
  announced: 'eventsPlayed',
  negated: 'eventsNegated',
  discardedEvent: 'eventsDiscarded',
  guessed: 'guesses',
};

/** What a PROBE was used for, by the first event that tells. */
const PROBED: Partial<Record<Event['kind'], string>> = {
  discovered: 'discover',
  mined: 'mine',
  joined: 'hire',
  bought: 'depot',
  traded: 'depot',
  jettisoned: 'jettison',
};
/** By then a PROBE has done whatever it did: no event card is played in the middle of it. */
const AFTER_PROBE: ReadonlySet<Event['kind']> = new Set(['announced', 'actionsBegun', 'strategyOver']);

export class Tally {
  private readonly counts: Record<string, number> = Object.fromEntries(Object.keys(NAMES).map((name) => [name, 0]));
  private readonly scores: (readonly number[])[] = [];
  private readonly played = new Set<string>();
  private readonly owners = new Map<string, number>();
  private depot: Depot = 'plus';
  private first = 0;
  private near: number | null = null;
  private leader: number | null = null;
  private round = 0;
  private probing = false;
  /** Engine cards in no pile, and those of them in engine controls. */
  private inUse = 0;
  private queued = 0;
  private fewest = Infinity;
  private end: EventOf<'gameEnded'> | undefined;

  private add(name: string, count = 1): void {
    this.counts[name] = (this.counts[name] ?? 0) + count;
  }

  count(event: Event): void {
    const counted = COUNTED[event.kind];
    if (counted) this.add(counted);
    this.countProbe(event);
    this.countEngine(event);
    this.countCourse(event);
    this.countPlanets(event);
    this.countCards(event);
  }

  private countCourse(event: Event): void {
    switch (event.kind) {
      case 'depotPlaced':
        this.depot = event.depot;
        return;
      case 'firstRolled':
        this.first = event.first;
        return;
      case 'fleetsPlaced': {
        const isNear = (event.planet === 'zero') === (this.depot === 'plus');
        this.near = isNear ? event.seat : 1 - event.seat;
        return;
      }
      case 'roundStarted':
        this.round = event.round;
        return;
      case 'roundEnded':
        return this.countRound(event);
      case 'extended':
        this.counts.dilated = 1;
        return;
      case 'gameEnded':
        this.end = event;
        return;
      default:
        return;
    }
  }

  private countRound({ scores, positions }: EventOf<'roundEnded'>): void {
    this.scores.push(scores);
    const [one = 0, two = 0] = scores;
    const leader = one === two ? this.leader : one > two ? 0 : 1;
    if (this.leader !== null && leader !== this.leader) this.add('leadChanges');
    this.leader = leader;
    this.add('roundsInside', positions.filter((position) => POSITION_DATA[position].joint !== null).length / 2);
  }

  private countProbe(event: Event): void {
    if (event.kind === 'revealed' || event.kind === 'strategyUsed') {
      if (this.probing) this.add('probe nothing');
      this.probing = !isGate(event.card);
      return;
    }
    if (!this.probing) return;
    const what = PROBED[event.kind] ?? (AFTER_PROBE.has(event.kind) ? 'nothing' : undefined);
    if (what === undefined) return;
    this.add(`probe ${what}`);
    this.probing = false;
  }

  /** How many engine cards are left in the piles. */
  private countEngine(event: Event): void {
    switch (event.kind) {
      case 'drewEngine':
      case 'strategy':
        this.inUse += event.count;
        break;
      case 'discardedEngine':
      case 'strategyOver':
        this.inUse -= event.cards.length;
        break;
      case 'placed':
        if (event.card !== 'fleetProbe') this.queued++;
        break;
      case 'failed': {
        const lost = event.lost.filter((card) => card !== 'fleetProbe').length;
        this.inUse -= lost;
        this.queued -= lost;
        this.add('cardsLost', event.lost.length);
        break;
      }
      case 'roundEnded':
        this.inUse -= this.queued;
        this.queued = 0;
        break;
      case 'reshuffled':
        this.add(event.pile === 'engine' ? 'engineReshuffles' : 'eventReshuffles');
        break;
      default:
        return;
    }
    this.fewest = Math.min(this.fewest, -this.inUse);
  }

  private countPlanets(event: Event): void {
    switch (event.kind) {
      case 'moved': {
        if (event.gate) this.add(`flown ${event.gate}`);
        const before = POSITION_DATA[event.from].planets;
        const reached = POSITION_DATA[event.to].planets.filter((planet) => !before.includes(planet));
        for (const planet of reached) this.add(`visits ${planet}`);
        if (reached.includes(this.depot)) this.add('depotVisits');
        return;
      }
      case 'met':
        return this.add(`met by ${event.by}`);
      case 'decided':
        if (event.winner === null) this.add('stalemates');
        else if (event.winner === event.initiator) this.add('initiatorWins');
        return;
      case 'looted':
        if (event.extra) this.add('tiptop fired');
        if (!event.orbit) return this.add('gained by loot');
        this.add('lootLost');
        return this.add('overflow');
      case 'gained':
        if (event.why === 'downdown') this.add('downdown fired');
        this.add(`gained by ${event.why}`, event.count);
        return this.add('overflow', event.overflow);
      case 'mined':
        return this.add('gained by mining', totalOf(event.cargo));
      case 'defectionPaid':
        return this.add(event.lost ? 'overflow' : 'gained by defection');
      case 'rolled':
        return event.again ? this.countAgain() : undefined;
      default:
        return;
    }
  }

  private countAgain(): void {
    this.add('rerolls');
    this.add('uppity fired');
  }

  private countCards(event: Event): void {
    switch (event.kind) {
      case 'joined':
        this.add(`joined by ${event.how}`);
        this.add(`${event.pirate} by ${event.how}`);
        this.owners.set(event.pirate, event.seat);
        return this.add(`${event.pirate} joined`);
      case 'bought':
        this.add(`${event.component} bought`);
        this.add(`${event.component} round`, this.round);
        this.add(`${event.component} price`, totalOf(event.price));
        return this.fireIfOwned('strangiatto', event.seat);
      case 'drewEvent':
        for (const one of event.events) this.add(`${one} drawn`);
        return;
      case 'announced':
        this.played.add(`${event.event} ${event.seat}`);
        return this.add(`${event.event} played`);
      case 'negated':
        return this.add(`${event.event} negated`);
      case 'discardedEvent':
        if (event.why === 'umbra') this.add('umbra fired');
        return this.add(`${event.event} discarded`);
      case 'guessed':
        this.add('clarence fired');
        return this.add('rightGuesses', event.guess === event.card ? 1 : 0);
      case 'drewEngine':
        if (event.why === 'nova' || event.why === 'charming') this.add(`${event.why} fired`);
        return;
      case 'bonus':
        return event.pirate === 'clarence' ? undefined : this.add(`${event.pirate} fired`);
      case 'traded':
        return this.add('harry fired');
      default:
        return;
    }
  }

  private fireIfOwned(pirate: PirateId, seat: number): void {
    if (this.owners.get(pirate) === seat) this.add(`${pirate} fired`);
  }

  /** Sums become shares and means where the names say so. */
  finish(state: State): Record<string, number> {
    const { counts, end } = this;
    if (this.probing) this.add('probe nothing');
    counts.roundsInside = this.scores.length > 0 ? (counts.roundsInside ?? 0) / this.scores.length : 0;
    const deck = Object.values(state.options.engineDeck).reduce((sum, count) => sum + count, 0);
    const dealt = 2 * state.options.handSize;
    counts.fewestEngineCards = deck - dealt + Math.min(0, this.fewest);
    for (let i = 0; i < ROUNDS_SHOWN; i++) {
      const [one = 0, two = 0] = this.scores[Math.min(i, this.scores.length - 1)] ?? [];
      counts[`qp after ${i + 1}`] = (one + two) / 2;
    }
    if (end) this.countEnd(end, state);
    return counts;
  }

  private countEnd({ winner, rounds, power }: EventOf<'gameEnded'>, state: State): void {
    const { counts } = this;
    const totals = power.map(({ total }) => total);
    const mean = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / list.length;
    const all = Math.max(1, mean(totals));
    Object.assign(counts, {
      rounds,
      draws: winner === null ? 1 : 0,
      tied: totals[0] === totals[1] ? 1 : 0,
      firstWins: winner === this.first ? 1 : 0,
      seat0Wins: winner === 0 ? 1 : 0,
      nearWins: winner !== null && winner === this.near ? 1 : 0,
      qp: mean(totals),
      winnerQp: winner === null ? mean(totals) : totals[winner],
      loserQp: winner === null ? mean(totals) : totals[1 - winner],
      margin: Math.abs((totals[0] ?? 0) - (totals[1] ?? 0)),
      componentShare: mean(power.map(({ components }) => components)) / all,
      pirateShare: mean(power.map(({ pirates }) => pirates)) / all,
      bonusShare: mean(power.map(({ bonus }) => bonus)) / all,
      components: mean(state.players.map(({ components }) => components.length)),
      pirates: mean(state.players.map(({ pirates }) => pirates.length)),
    });
    this.countOwners(winner, state);
  }

  private countOwners(winner: number | null, { players }: State): void {
    for (const [seat, { components, pirates }] of players.entries()) {
      const won = seat === winner ? 1 : 0;
      for (const component of components) this.add(`${component} wins`, won);
      for (const pirate of pirates) {
        this.add(`${pirate} owned`);
        this.add(`${pirate} wins`, won);
      }
    }
    for (const key of this.played) {
      const [event, seat] = key.split(' ');
      if (Number(seat) === winner) this.add(`${event} wins`);
    }
  }
}
