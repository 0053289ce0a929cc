/**
 * What a program would do if nobody else acted: Chaos by the real rules, with the programs of all others empty. Lasers and
 * waves fly as they will. Titanium is all sent, nothing is built, nothing exchanged.
 */
import type { Context, Seat } from '@orrery/kernel';
import type { Action } from './actions.ts';
import { CARD_IDS, type CardId, type Loss } from './data.ts';
import type { Event, EventOf, ShipRef } from './events.ts';
import { type Hex, hexOf } from './hexes.ts';
import { closePlanning, playChaos, SILENT } from './play-chaos.ts';
import { clone, questionOf, shipOf, type State } from './state.ts';

/** A ship at some moment. */
interface Sight {
  readonly at: Hex;
  readonly facing: number;
  readonly energy: number;
  readonly titanium: number;
}

/** One card of the program and the ship after its round. */
export interface ForeseenCard extends Sight {
  readonly card: CardId;
  /** Too little energy: it would do nothing. */
  readonly ignored: boolean;
  /** What it adds to entropy. */
  readonly entropy: number;
  /** Where the ship comes by in this round, by its own move or pushed. */
  readonly path: readonly Hex[];
  readonly sent: number;
}

export interface Foresight extends Sight {
  readonly nr: number;
  /** As far as the ship gets: a ship that is lost plays no more cards. */
  readonly cards: readonly ForeseenCard[];
  /** What all its cards add to entropy. */
  readonly entropy: number;
  readonly sent: number;
  /** How the ship would be lost; null if it would not. */
  readonly lost: Loss | null;
}

/** For a ship in Planning, with these cards as its program, whatever it has now. */
export function foresee(s: State, seat: Seat, nr: number, cards: readonly CardId[]): Foresight {
  const t = onlyProgram(s, seat, nr, cards);
  const watch = new Watch(t, seat, nr);
  const ctx: Context<Event> = { ...SILENT, emit: (event) => watch.hear(event) };
  playChaos(t, standardAnswer, ctx);
  return watch.result();
}

function onlyProgram(s: State, seat: Seat, nr: number, cards: readonly CardId[]): State {
  // A game that is decided ends early; here the whole program is asked for.
  const t = clone({ ...s, settings: { ...s.settings, endWhenDecided: false } });
  for (const ship of t.ships)
    ship.program = ship.seat === seat && ship.nr === nr ? cards.map((card) => CARD_IDS.indexOf(card)) : [];
  closePlanning(t);
  return t;
}

/** Send all; build nothing, exchange nothing: `no` and `decline` come first. */
const standardAnswer = (s: State, _seat: Seat, options: readonly Action[]): Action =>
  (questionOf(s)?.kind === 'transportAmount' ? options.at(-1) : options[0]) as Action;

/** Keeps an eye on one ship, round by round. */
class Watch {
  private readonly s: State;
  private readonly seat: Seat;
  private readonly nr: number;
  private readonly cards: ForeseenCard[] = [];
  private last: Sight;
  private lost: Loss | null = null;
  /** Of this round. */
  private played: EventOf<'cardPlayed'> | undefined;
  private path: Hex[] = [];
  private sent = 0;

  constructor(s: State, seat: Seat, nr: number) {
    this.s = s;
    this.seat = seat;
    this.nr = nr;
    this.last = { at: { q: 0, r: 0 }, facing: 0, energy: 0, titanium: 0 };
    this.look();
  }

  private look(): void {
    const ship = shipOf(this.s, this.seat, this.nr);
    if (!ship) return;
    const { facing, energy, titanium } = ship;
    this.last = { at: hexOf(this.s.board.hexes[ship.tile] as number), facing, energy, titanium };
  }

  private isIt({ seat, nr }: ShipRef): boolean {
    return seat === this.seat && nr === this.nr;
  }

  hear(event: Event): void {
    if (event.kind === 'roundStarted') this.endRound();
    this.look();
    if (event.kind === 'cardPlayed') this.played = event; // nobody else plays
    if (event.kind === 'titaniumSent') this.sent += event.amount;
    if (event.kind === 'shipMoved' && this.isIt(event)) this.path.push(event.to);
    if (event.kind === 'wavePushed' && event.ships.some((ship) => this.isIt(ship))) this.path.push(event.to);
    if (event.kind !== 'shipDestroyed' || !this.isIt(event)) return;
    const { at, energy, titanium, cause } = event;
    this.last = { ...this.last, at, energy, titanium };
    this.lost = cause;
  }

  /** Without a card the ship was lost before it could act, or no round is over yet. */
  private endRound(): void {
    this.look();
    const { played, path, sent } = this;
    if (played) {
      const { card, ignored, entropy } = played;
      this.cards.push({ ...this.last, card, ignored, entropy: entropy.after - entropy.before, path, sent });
    }
    this.played = undefined;
    this.path = [];
    this.sent = 0;
  }

  result(): Foresight {
    this.endRound();
    const { nr, cards, last, lost } = this;
    const sum = (what: 'entropy' | 'sent') => cards.reduce((total, card) => total + card[what], 0);
    return { nr, ...last, cards, entropy: sum('entropy'), sent: sum('sent'), lost };
  }
}
