/** The end [G2–G6]: places, winners, and the two ends that cut an era short. */
import type { Context, Outcome, Seat } from '@orrery/kernel';
import { type CardId, cardId, type EndReason } from './data.ts';
import type { Event } from './events.ts';
import { isOut, playerOf, playingOf, type Ship, type State } from './state.ts';

/** Whatever card is being played goes to the discard pile; nothing else happens any more. */
export function endGame(s: State, reason: EndReason, ctx: Context<Event>): void {
  const playing = playingOf(s);
  if (playing) (s.discard[playing.card] as number)++;
  s.stack.length = 0;
  s.phase = 'gameOver';
  s.ending = reason;
  const places = placesOf(s);
  const points: number[] = [];
  const winners: Seat[] = [];
  for (let seat = 0; seat < places.length; seat++) {
    points.push(playerOf(s, seat).points);
    if (places[seat] === 1) winners.push(seat);
  }
  ctx.emit({ kind: 'gameEnded', reason, era: s.era, points, winners });
}

/** Is one player left who has more points than every other [G4]? */
export function isDecided(s: State): boolean {
  if (!s.settings.endWhenDecided) return false;
  let last = -1;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (isOut(s, seat)) continue;
    if (last >= 0) return false;
    last = seat;
  }
  if (last < 0) return false;
  const { points } = playerOf(s, last);
  return s.players.every((player, seat) => seat === last || player.points < points);
}

/** Cards that a decided game leaves unplayed are turned up and discarded. */
export function endDecided(s: State, ctx: Context<Event>): void {
  for (const ship of s.ships) {
    if (ship.program.length === 0) continue;
    const cards = discardProgram(s, ship);
    ctx.reveal();
    ctx.emit({ kind: 'programDiscarded', seat: ship.seat, nr: ship.nr, cards });
  }
  endGame(s, 'decided', ctx);
}

/** Empties a program onto the discard pile; the cards by name. */
export function discardProgram(s: State, ship: Ship): CardId[] {
  const { program } = ship;
  if (program.length === 0) return [];
  for (const card of program) (s.discard[card] as number)++;
  ship.program = [];
  return program.map(cardId);
}

/** Puts a hand on the discard pile; the cards by name, in card order. */
export function discardHand(s: State, hand: number[]): CardId[] {
  const cards: CardId[] = [];
  for (let card = 0; card < hand.length; card++) {
    for (let left = hand[card] as number; left > 0; left--) cards.push(cardId(card));
    (s.discard[card] as number) += hand[card] as number;
    hand[card] = 0;
  }
  return cards;
}

/** Points first; with `tieBreak` cargo then titanium and energy aboard [G5]. Positive if a is better. */
function compare(s: State, a: Seat, b: Seat): number {
  const points = playerOf(s, a).points - playerOf(s, b).points;
  if (points !== 0 || s.settings.tieBreak === 'shared') return points;
  return aboard(s, a, 'titanium') - aboard(s, b, 'titanium') || aboard(s, a, 'energy') - aboard(s, b, 'energy');
}

function aboard(s: State, seat: Seat, what: 'titanium' | 'energy'): number {
  let sum = 0;
  for (const ship of s.ships) if (ship.seat === seat) sum += ship[what];
  return sum;
}

/** Standard competition ranking: 1, 2, 2, 4. */
export function placesOf(s: State): number[] {
  const places: number[] = [];
  for (let seat = 0; seat < s.players.length; seat++) {
    let better = 0;
    for (let other = 0; other < s.players.length; other++) if (compare(s, other, seat) > 0) better++;
    places.push(1 + better);
  }
  return places;
}

export function outcome(s: State): Outcome | undefined {
  if (s.ending === null) return undefined;
  return {
    reason: s.ending,
    ranks: placesOf(s),
    scores: s.players.map(({ points }) => points),
    breakdown: s.players.map(({ out, built, lost }, seat) => ({
      out: out === 0 ? null : out,
      built,
      lost,
      titaniumAboard: aboard(s, seat, 'titanium'),
      energyAboard: aboard(s, seat, 'energy'),
    })),
  };
}
