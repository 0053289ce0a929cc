/** Counts the events of one game. */
import { BOARDS, cardOf, type Purchase, SIDES, type SiteId } from '../data.ts';
import type { Event, EventOf } from '../events.ts';
import type { State } from '../state.ts';
import { Counts, meanOf } from './counts.ts';
import type { PlainName } from './names.ts';
import { countResult } from './result.ts';
import { Turns } from './turns.ts';

const PURCHASED: Readonly<Record<Purchase, PlainName>> = {
  ships: 'shipPurchases',
  card: 'cardPurchases',
  fortress: 'fortresses',
  vp: 'pointPurchases',
};
const MOVED = { move: 'moves', chain: 'chainSteps', teleport: 'teleports' } as const;
/** Events that are counted and nothing else. */
const COUNTED: Readonly<Record<string, PlainName>> = {
  redrew: 'redraws',
  confiscated: 'confiscations',
  stole: 'compensationCards',
  withdrew: 'withdrawals',
  reshuffled: 'reshuffles',
  assimilated: 'assimilations',
  poweredUp: 'powerUps',
  switched: 'switches',
  snapped: 'snaps',
  sidestepped: 'sidesteps',
  rebooted: 'reboots',
  infested: 'infestations',
  tookStone: 'stonesTaken',
  copied: 'copies',
};

export class Tally {
  private readonly counts = new Counts();
  private readonly turns = new Turns(this.counts);
  private readonly attacks: number[] = [];
  /** Who was ahead before anybody reinforced. */
  private aheadAtFirst: number | undefined;
  private retreats = 0;
  private fighters: readonly number[] = [];
  /** Who stood last on a planet with a fortress. */
  private readonly fortresses = new Map<SiteId, number>();
  private readonly starts: { readonly seat: number; readonly label: string }[] = [];
  private end: EventOf<'gameEnded'> | undefined;

  count(event: Event): void {
    const { counts } = this;
    const counted = COUNTED[event.kind];
    if (counted) counts.add(counted);
    switch (event.kind) {
      case 'turnStarted':
        return this.turns.begin(event);
      case 'placed':
        this.starts.push({ seat: event.seat, label: BOARDS[event.board].labels[event.site] ?? '' });
        return undefined;
      case 'bought':
        if (event.what === 'fortress' && event.site) this.fortresses.set(event.site, event.seat);
        return counts.add(PURCHASED[event.what]);
      case 'deployed':
        return counts.add(event.from === 'graveyard' ? 'revived' : 'deployed');
      case 'gained':
        return event.why === 'free' ? undefined : counts.add(event.why === 'gift' ? 'gifts' : 'spoils');
      case 'yielded':
        return counts.add('tokensLost', event.lost);
      case 'moved':
        this.comeTo(event.to, event.owner);
        return counts.add(MOVED[event.how]);
      case 'withdrew':
      case 'sidestepped':
        return this.comeTo(event.to, event.seat);
      case 'sacrificed':
        return counts.add('sacrificedShips', event.ships);
      case 'avenged':
        return counts.add('avengedShips', event.ships);
      case 'gameEnded':
        this.end = event;
        return undefined;
      default:
        return this.countInvasion(event);
    }
  }

  private comeTo(site: SiteId, seat: number): void {
    const holder = this.fortresses.get(site);
    if (holder === undefined || holder === seat) return;
    this.fortresses.set(site, seat);
    this.counts.add('fortressesCaptured');
  }

  private countInvasion(event: Event): void {
    const { counts } = this;
    switch (event.kind) {
      case 'invaded':
        if (counts.get('invasions') === 0) counts.set('firstContact', counts.get('rounds'));
        counts.add('invasions');
        counts.add('attackingShips', event.ships);
        counts.add('defendingShips', event.against);
        this.aheadAtFirst = undefined;
        this.fighters = [event.seat, event.defender];
        return;
      case 'revealed':
        counts.add('improvised', event.cards.filter((card) => card === null).length);
        for (const card of event.cards)
          if (card && cardOf(card).kind === 'attack') this.attacks.push(cardOf(card).value);
        return;
      case 'totals':
        this.aheadAtFirst ??= Math.sign(event.attacker.total - event.defender.total);
        return;
      case 'reinforced':
        counts.add('reinforcements', event.plays.length);
        counts.add('foreignReinforcements', event.plays.filter(({ seat }) => !this.fighters.includes(seat)).length);
        return;
      case 'decided':
        return this.countDecision(event);
      case 'sabotaged':
        return counts.add('sabotagedShips', event.ships);
      case 'stackLost':
        if (this.retreats > 0) counts.add('failedRetreats');
        return counts.add('shipsLost', event.lost);
      case 'advanced':
        if (event.ships > 0) this.comeTo(event.to, event.seat);
        return counts.add(event.ships > 0 ? 'advances' : 'stays');
      default:
        return undefined;
    }
  }

  private countDecision({ winner, attacker, defender, cards, totals }: EventOf<'decided'>): void {
    const { counts } = this;
    counts.add(`${cards[0]}-${cards[1]}`);
    const seats = { attacker, defender };
    for (const [i, side] of SIDES.entries()) {
      counts.add(`${cards[i]} by ${side}`);
      if (winner !== seats[side]) continue;
      counts.add(`${cards[i]} by ${side} wins`);
      counts.add(`${side}Wins`);
    }
    if (winner === null) counts.add('nobodyWins');
    this.retreats = winner === null ? 0 : cards.filter((kind) => kind === 'retreat').length;
    if (!totals) return;
    counts.add('clashes');
    const margin = Math.sign((totals[0] ?? 0) - (totals[1] ?? 0));
    if (margin === 0) counts.add('ties');
    if (this.aheadAtFirst !== undefined && margin !== this.aheadAtFirst) counts.add('flipped');
  }

  /** Sums become shares and means where the names say so. */
  finish(state: State): Readonly<Record<string, number>> {
    const { counts, end } = this;
    const invasions = counts.get('invasions');
    this.turns.finish();
    for (const name of ['attackerWins', 'defenderWins', 'nobodyWins', 'attackingShips', 'defendingShips'])
      counts.share(name, invasions);
    counts.set('invasionsPerRound', invasions / Math.max(1, counts.get('rounds')));
    if (invasions === 0) counts.set('firstContact', counts.get('rounds'));
    counts.set('attackValue', meanOf(this.attacks));
    for (const { seat, label } of this.starts) {
      counts.add(`start ${label}`);
      if (seat === end?.winner) counts.add(`start ${label} wins`);
    }
    if (end) countResult(counts, state, end);
    return counts.all();
  }
}
