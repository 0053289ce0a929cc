/**
 * What a program would do if nobody else acted: Chaos by the real rules, with the programs of all others empty. Lasers and
 * waves fly as they will. Titanium is all sent, nothing is built, nothing exchanged.
 */
import { assert, type Context, type Seat } from '@orrery/kernel';
import type { Action } from './actions.ts';
import { CARD_IDS, type CardId, type Loss } from './data.ts';
import type { Event } from './events.ts';
import { afterEvent } from './film.ts';
import type { Hex } from './hexes.ts';
import { closePlanning, playChaos, SILENT } from './simulate.ts';
import { knownState } from './state-from-view.ts';
import { type State, shipOf } from './state.ts';
import type { EntropyView, SeenShip } from './view.ts';

/** One card of the program and the ship after its round. */
export interface ForeseenCard {
  readonly card: CardId;
  /** Too little energy: it would do nothing. */
  readonly ignored: boolean;
  readonly at: Hex;
  readonly facing: number;
  readonly energy: number;
  readonly titanium: number;
  /** What it adds to entropy. */
  readonly entropy: number;
  /** Where the ship comes by in this round, by its own move or pushed. */
  readonly path: readonly Hex[];
  readonly sent: number;
  /** All that happens in the round. */
  readonly events: readonly Event[];
}

export interface Foresight {
  /** As far as the ship gets: a ship that is lost plays no more cards. */
  readonly cards: readonly ForeseenCard[];
  readonly at: Hex;
  readonly facing: number;
  readonly energy: number;
  readonly titanium: number;
  /** What all its cards add to entropy. */
  readonly entropy: number;
  readonly sent: number;
  /** How the ship would be lost; null if it would not. */
  readonly lost: Loss | null;
}

/** For a ship of the viewer in Planning, with these cards as its program, whatever it has now. */
export function foresee(view: EntropyView, nr: number, cards: readonly CardId[]): Foresight {
  const { viewer } = view;
  assert(typeof viewer === 'number' && view.phase === 'planning', 'only a planner looks ahead');
  const events: Event[] = [];
  const s = onlyProgram(view, viewer, nr, cards);
  const ctx: Context<Event> = { ...SILENT, emit: (event) => events.push(event) };
  playChaos(s, standardAnswer, ctx);
  return follow(view, viewer, nr, events);
}

function onlyProgram(view: EntropyView, seat: Seat, nr: number, cards: readonly CardId[]): State {
  // A game that is decided ends early; here the whole program is asked for.
  const s = knownState({ ...view, settings: { ...view.settings, endWhenDecided: false } });
  for (const ship of s.ships) ship.program = [];
  const ship = shipOf(s, seat, nr);
  assert(ship, `seat ${seat} has no ship ${nr}`);
  ship.program = cards.map((card) => CARD_IDS.indexOf(card));
  closePlanning(s);
  return s;
}

/** Send all; build nothing, exchange nothing: `no` and `decline` come first. */
const standardAnswer = (s: State, _seat: Seat, options: readonly Action[]): Action =>
  (s.question?.kind === 'transportAmount' ? options.at(-1) : options[0]) as Action;

/** Reads the film, round by round. */
function follow(start: EntropyView, seat: Seat, nr: number, events: readonly Event[]): Foresight {
  const isIt = (ship: { readonly seat: Seat; readonly nr: number }) => ship.seat === seat && ship.nr === nr;
  let view = start;
  let ship = view.ships.find(isIt) as SeenShip;
  const cards: ForeseenCard[] = [];
  let lost: Loss | null = null;
  for (const round of byRound(events)) {
    for (const event of round) {
      view = afterEvent(view, event);
      if (event.kind === 'shipDestroyed' && isIt(event)) lost = event.cause;
      ship = view.ships.find(isIt) ?? ship;
    }
    const card = round.find((event) => event.kind === 'cardPlayed');
    if (!card) break; // lost before it could act
    const { energy, titanium, facing } = ship;
    cards.push({
      card: card.card,
      ignored: card.ignored,
      at: { q: ship.q, r: ship.r },
      facing,
      energy,
      titanium,
      entropy: card.entropy.after - card.entropy.before,
      path: round.flatMap((event) => wayOf(event, isIt)),
      sent: round.reduce((sum, event) => sum + (event.kind === 'titaniumSent' ? event.amount : 0), 0),
      events: round,
    });
  }
  const { q, r, facing, energy, titanium } = ship;
  const sum = (what: 'entropy' | 'sent') => cards.reduce((total, card) => total + card[what], 0);
  return { cards, at: { q, r }, facing, energy, titanium, entropy: sum('entropy'), sent: sum('sent'), lost };
}

function byRound(events: readonly Event[]): Event[][] {
  const rounds: Event[][] = [];
  for (const event of events) {
    if (event.kind === 'roundStarted') rounds.push([]);
    rounds.at(-1)?.push(event);
  }
  return rounds;
}

function wayOf(event: Event, isIt: (ship: { readonly seat: Seat; readonly nr: number }) => boolean): Hex[] {
  if (event.kind === 'shipMoved') return isIt(event) ? [event.to] : [];
  return event.kind === 'wavePushed' && event.ships.some(isIt) ? [event.to] : [];
}
