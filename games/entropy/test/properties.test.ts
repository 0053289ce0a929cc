/** Invariants about a step: what may change, by how much, and by what. Tried on whole games with all kinds of options. */
import { Match, Random } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Action } from '../src/actions.ts';
import type { Event, EventOf } from '../src/events.ts';
import { entropy } from '../src/index.ts';
import { clone, type State } from '../src/state.ts';
import { careful } from './careful.ts';
import { drawOptionsFor } from './options-for.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function checkStep(before: State, after: State, events: readonly Event[]): void {
  const all = <K extends Event['kind']>(kind: K) =>
    events.flatMap((event) => (event.kind === kind ? [event as EventOf<K>] : []));

  // Once the last era has begun, entropy stays at zero.
  if (before.lastEra) expect(after).toMatchObject({ lastEra: true, entropy: 0 });

  // A placed tile stays where it is.
  expect(after.board.hexes.slice(0, before.board.hexes.length)).toEqual(before.board.hexes);

  // What is lost stays lost.
  expect(after.titaniumLost - before.titaniumLost).toBe(sum(all('shipDestroyed').map(({ titanium }) => titanium)));

  // Points come from Titanium Portals only.
  for (const [seat, player] of after.players.entries()) {
    const sent = sum(all('titaniumSent').map((event) => (event.seat === seat ? event.amount : 0)));
    expect(player.points - (before.players[seat]?.points ?? 0)).toBe(sent);
  }

  // A token that is still there has moved by what was told, one step at a time.
  for (const token of after.tokens) {
    const was = before.tokens.find(({ serial }) => serial === token.serial);
    const moves = all('tokenMoved').filter((event) => event.token.serial === token.serial);
    if (was && moves.length === 0) expect(token.tile).toBe(was.tile);
  }

  // Sharing conserves.
  for (const { ships } of all('exchanged'))
    for (const goods of ['titanium', 'energy'] as const)
      expect(sum(ships.map((ship) => ship[goods].after))).toBe(sum(ships.map((ship) => ship[goods].before)));

  // Programs never grow in Chaos.
  if (before.phase === 'chaos' && after.phase === 'chaos' && before.era === after.era)
    for (const { seat, nr, program } of after.ships) {
      const was = before.ships.find((ship) => ship.seat === seat && ship.nr === nr);
      expect(program.length).toBeLessThanOrEqual(was?.program.length ?? 0);
    }

  // Energy rises by Production, by goods found and by sharing only.
  for (const { seat, nr, energy } of after.ships) {
    const was = before.ships.find((ship) => ship.seat === seat && ship.nr === nr)?.energy ?? 0;
    const isIt = (event: { seat: number; nr: number }) => event.seat === seat && event.nr === nr;
    const given = sum(all('energyGiven').map((event) => (isIt(event) ? event.amount : 0)));
    const found = sum(all('pickedUp').map((event) => (isIt(event) ? event.energy.after - event.energy.before : 0)));
    const shared = sum(
      all('exchanged').flatMap((event) =>
        event.seat === seat
          ? event.ships.map((ship) => (ship.nr === nr ? ship.energy.after - ship.energy.before : 0))
          : [],
      ),
    );
    expect(energy).toBeLessThanOrEqual(was + given + found + shared);
  }

  // A battle is between two players and leaves at most one of them.
  for (const { ships } of all('battle')) {
    expect(new Set(ships.map(({ seat }) => seat)).size).toBe(2);
    expect(new Set(ships.flatMap(({ seat, destroyed }) => (destroyed ? [] : [seat]))).size).toBeLessThanOrEqual(1);
    for (const { seat, loss } of ships)
      expect(loss).toBe(sum(ships.map((other) => (other.seat === seat ? 0 : other.before))));
  }
}

/** No ship plays two cards in a round. */
function checkRounds(events: readonly Event[]): void {
  let acted = new Set<string>();
  for (const event of events) {
    if (event.kind === 'roundStarted') acted = new Set();
    if (event.kind !== 'cardPlayed') continue;
    const ship = `${event.seat} ${event.nr}`;
    expect(acted.has(ship)).toBe(false);
    acted.add(ship);
  }
}

test('every step changes only what it may', () => {
  let battles = 0;
  for (let game = 0; game < 30; game++) {
    const seats = 2 + (game % 5);
    const options = drawOptionsFor(entropy, seats, game);
    const match: Match<State, Action> = new Match(entropy, { options, seats, seed: `steps ${game}` });
    const random = Random.from(`steps ${game}`);
    const told: Event[] = [];
    for (let actions = 0; actions < 800 && match.decisions.length > 0; actions++) {
      const before = clone(match.state);
      const { seat } = random.pick(match.decisions);
      const view = entropy.view(match.state, seat);
      match.act(seat, random.chance(1, 4) ? random.pick(view.legal) : careful(view, seat, random));
      // The game's own events come back as it emitted them.
      const events = (match.entries.at(-1)?.told ?? []).map(({ event }) => event as Event);
      checkStep(before, match.state, events);
      told.push(...events);
    }
    checkRounds(told);
    battles += told.filter(({ kind }) => kind === 'battle').length;
  }
  expect(battles).toBeGreaterThan(10);
}, 120_000);

/** What 8.2 of the rules promises: even if everybody only tidies, the clock wins. */
test('a game in which everybody only tidies ends in time', () => {
  const latest = [24, 33, 42, 52, 63];
  for (let seats = 2; seats <= 6; seats++) {
    const options = drawOptionsFor(entropy, seats, 0);
    const match: Match<State, Action> = new Match(entropy, { options, seats, seed: `tidy ${seats}` });
    while (match.decisions.length > 0) {
      const seat = match.decisions[0]?.seat ?? 0;
      const { legal } = entropy.view(match.state, seat);
      const tidy = legal.find((action) => action.kind === 'append' && action.card.startsWith('tidy'));
      match.act(seat, tidy ?? (legal[0] as Action));
    }
    expect(match.outcome?.reason).toBe('entropy');
    expect(match.state.era).toBeLessThanOrEqual(latest[seats - 2] ?? 0);
    expect(match.state.era).toBeGreaterThanOrEqual(12);
  }
});
