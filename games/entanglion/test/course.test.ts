/** What holds over whole games, by chance and by the scripted player: invariants that need to look back. */
import { defaultOptions, Random, Recorder, type Seat, Streams } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { amountOf, type Cargo, PLANETS, RESOURCES, totalOf } from '../src/data.ts';
import type { Event } from '../src/events.ts';
import { entanglion } from '../src/index.ts';
import { handLimit } from '../src/rules/cards.ts';
import type { State } from '../src/state.ts';
import { play, position } from '../src/testing.ts';

/** Everything on board and in orbit. */
function resourcesIn(s: State): number {
  const inOrbit = PLANETS.reduce((sum, planet) => sum + totalOf(s.orbit[planet]), 0);
  return s.players.reduce((sum, { cargo }) => sum + totalOf(cargo), inOrbit);
}

const paid = (price: Cargo | null): number => (price ? -totalOf(price) : 0);

/** By how much an event says that resources have become more or fewer. */
function changeBy(event: Event): number {
  switch (event.kind) {
    case 'gained':
      return event.count + (event.to === 'orbit' ? event.overflow : 0);
    case 'replenished':
      return event.planets.reduce((sum, { amount }) => sum + amount, 0);
    case 'joined':
    case 'bought':
    case 'traded':
      return paid(event.price);
    case 'defectionPaid':
      return event.lost ? -1 : 0;
    default:
      return 0;
  }
}

interface Look {
  readonly state: State;
  readonly before: State;
  readonly events: readonly Event[];
}

/** Plays a game and shows every action. */
function playThrough(seed: string, scripted: boolean, look: (one: Look) => void): void {
  const streams = new Streams(seed, entanglion.streams);
  const random = Random.from(seed);
  const state = entanglion.setup(defaultOptions(entanglion.options), 2, new Recorder(streams));
  while (entanglion.decisions(state).length > 0) {
    const before = entanglion.clone(state);
    const { seat } = entanglion.decisions(state)[0] as { seat: Seat };
    const action = scripted
      ? entanglion.bot.choose(entanglion.view(state, seat), seat, random)
      : random.pick(entanglion.legal(state, seat));
    const recorder = new Recorder(streams);
    entanglion.apply(state, seat, action, recorder);
    look({ state, before, events: recorder.told.map(({ event }) => event as Event) });
  }
}

test.for([true, false])('what happens follows from what was there, over whole games (scripted: %s)', (scripted) => {
  let rounds = 0;
  for (let game = 0; game < (scripted ? 5 : 30); game++)
    playThrough(`course ${game}`, scripted, ({ state, before, events }) => {
      expect(resourcesIn(state) - resourcesIn(before)).toBe(events.reduce((sum, event) => sum + changeBy(event), 0));
      expect([6, 7]).toContain(state.limit);
      for (const [i, up] of before.faceUp.entries()) if (up) expect(state.faceUp[i]).toBe(true);
      for (const event of events) if (event.kind === 'replenished') checkReplenished(event);
      const started = events.some(({ kind }) => kind === 'roundStarted');
      const isOpen = state.stack.at(-1)?.kind === 'event' || state.stack.at(-1)?.kind === 'navigate';
      if (!started || !isOpen || state.round < 2) return;
      rounds++;
      for (const seat of [0, 1]) expect(state.players[seat]?.hand).toHaveLength(handLimit(state, seat));
    });
  expect(rounds).toBeGreaterThan(20);
});

function checkReplenished({ planets }: Extract<Event, { kind: 'replenished' }>): void {
  for (const { amount } of planets) expect(amount).toBe(1);
}

test('the same seed and choices give the same game', () => {
  const hash = (): string => {
    const seen: string[] = [];
    playThrough('again', false, ({ state }) => seen.push(JSON.stringify(state)));
    return seen.join();
  };
  expect(hash()).toBe(hash());
});

test('[T4] no mine has more of its product than the cap by replenishment alone', () => {
  playThrough('cap', true, ({ state, events }) => {
    for (const event of events)
      if (event.kind === 'replenished' && state.stack.at(-1)?.kind === 'refresh')
        for (const { planet, resource } of event.planets)
          expect(amountOf(state.orbit[planet], resource)).toBeLessThanOrEqual(RESOURCES.length);
  });
});

test('[M1] the view says whose turn it is, while a card is resolved and while its fleet acts', () => {
  const game = position({ cargo: [[1, 0, 0]], control: ['x', 'x'] });
  expect(game.view('watcher')).toMatchObject({ phase: 'resolve', turn: 0, waitingFor: 0 });
  play(game, 'move one-zero');
  expect(game.view('watcher')).toMatchObject({ turn: 0, waitingFor: 0, decisions: [] });
  play(game, 'pass');
  expect(game.view('watcher')).toMatchObject({ turn: 1, waitingFor: 1 });
});
