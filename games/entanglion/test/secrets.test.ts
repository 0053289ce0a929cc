/** What a seat receives must not tell what the other holds: over whole games, with other cards in the other hand. */
import { defaultOptions, heardBy, Quiet, Random, Recorder, type Seat, Streams, type Viewer } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Action } from '../src/actions.ts';
import { entanglion } from '../src/index.ts';
import { inEventOrder } from '../src/rules/cards.ts';
import { clone, playerOf, type State } from '../src/state.ts';
import { play, position } from '../src/testing.ts';

/** The same state, in which a seat holds other event cards: from the bottom of the stack, where nobody draws soon. */
function twinOf(state: State, seat: Seat): State | undefined {
  const twin = clone(state);
  const player = playerOf(twin, seat);
  const hidden = player.events.slice();
  for (const event of player.known) hidden.splice(hidden.indexOf(event), 1);
  if (hidden.length === 0 || twin.eventStack.length < 8) return undefined;
  const others = twin.eventStack.splice(-hidden.length, hidden.length, ...hidden);
  player.events = inEventOrder([...player.known, ...others]);
  return twin;
}

const SILENT = ['event', 'respond', 'resolve', 'interfere', 'action'];
const quiet = (kind: string): Action => (kind === 'resolve' ? { kind: 'reveal' } : { kind: 'pass' });

/** What reaches a viewer, part by part: parts end with an action or with a pause. */
function received(from: State, seat: Seat, action: Action, viewer: Viewer): unknown {
  const state = clone(from);
  const parts: unknown[] = [];
  const streams = new Streams('twins', entanglion.streams);
  const act = (who: Seat, what: Action) => {
    const recorder = new Recorder(streams);
    entanglion.apply(state, who, what, recorder);
    const cuts = [0, ...recorder.pauses, recorder.told.length];
    for (let i = 1; i < cuts.length; i++) {
      const part = heardBy(recorder.told.slice(cuts[i - 1], cuts[i]), viewer);
      if (part.length > 0) parts.push(part);
    }
  };
  act(seat, action);
  for (;;) {
    const asked = entanglion.decisions(state)[0];
    if (!asked || !SILENT.includes(asked.kind) || asked.seat === seat) break;
    act(asked.seat, quiet(asked.kind));
  }
  return { parts, view: entanglion.view(state, viewer) };
}

test('[E5] [R42] over whole games: the same messages in the same parts, whatever the other fleet holds', () => {
  let compared = 0;
  for (let game = 0; game < 10; game++) {
    const ctx = new Quiet(new Streams(`secrets ${game}`, entanglion.streams));
    const random = Random.from(`secrets ${game}`);
    const state = entanglion.setup({ ...defaultOptions(entanglion.options), startEvents: 3 }, 2, ctx);
    while (entanglion.decisions(state).length > 0) {
      const { seat } = entanglion.decisions(state)[0] as { seat: Seat };
      const action = random.pick(entanglion.legal(state, seat));
      const isTheft = action.kind === 'play' && action.event === 'quantumTeleporter';
      const twin = isTheft ? undefined : twinOf(state, 1 - seat);
      for (const viewer of twin ? ([seat, 'watcher'] as const) : []) {
        expect(received(twin as State, seat, action, viewer)).toEqual(received(state, seat, action, viewer));
        compared++;
      }
      entanglion.apply(state, seat, action, ctx);
    }
  }
  expect(compared).toBeGreaterThan(400);
});

test('[invariant 18] what is queued face down shows nobody anything', () => {
  const game = () => position({ phase: 'navigate', hands: ['x h', 'x'], engineStack: 'cnot' });
  const [one, other] = [play(game(), 'P: place x'), play(game(), 'P: place h')];
  for (const viewer of [1, 'watcher'] as const) {
    expect(one.view(viewer)).toEqual(other.view(viewer));
    expect(one.events(viewer)).toEqual(other.events(viewer));
  }
});

test('[invariant 15] a view contains no hidden card, pirate or token', () => {
  const game = position({
    phase: 'navigate',
    hands: ['x', 'swap swap'],
    control: ['', 'swap'],
    events: ['', 'timeDilation'],
  });
  const seen = game.view(0);
  expect(seen.players[1]).toMatchObject({ hand: null, cards: 2, events: [], eventCards: 1 });
  expect(seen.players[1].control).toEqual([{ card: null, up: false, memoryOnly: false }]);
  expect(seen.ring.every(({ token }) => token === null)).toBe(true);
  expect([...seen.outposts.A, ...seen.outposts.B].every((pirate) => pirate === null)).toBe(true);
  expect(JSON.stringify({ ...seen, options: null })).not.toMatch(/timeDilation|uppity|mineCopper/);
});

test('[R46] a hand of equal cards is asked about: going without a question would tell so', () => {
  const game = position({
    phase: 'navigate',
    options: { eventHandLimit: 1 },
    hands: ['h', 'x'],
    control: ['x x x x cnot'],
    events: ['spy'],
    eventStack: 'spy',
  });
  play(game, 'P: place h');
  expect(game.asked).toEqual(['discardEvent 0']);
  expect(game.legal(0)).toHaveLength(1);
});

/** A position before an act of P, after which Q is asked in silence with one card, and passed over with the other. */
const SILENCES = {
  event: [{ phase: 'cleanup', hands: ['x', ''] }, 'P: pass', 'spy', 'quantumBoost'],
  resolve: [{ control: ['x', 'x'] }, 'P: move one-zero', 'wormhole', 'quantumBoost'],
  interfere: [{ control: ['x', 'x'] }, 'P: move one-zero', 'quantumInterference', 'quantumBoost'],
  action: [{ control: ['x'] }, 'P: move one-zero', 'timeDilation', 'quantumBoost'],
  respond: [
    { phase: 'navigate', hands: ['x', 'x'], events: ['timeDilation'] },
    'P: play timeDilation',
    'disruptiveSabotage',
    'quantumBoost',
  ],
} as const;

test.for(SILENT)('[H5] while %s is open others see what they see in the pause', (kind) => {
  const [spec, line, playable, idle] = SILENCES[kind as keyof typeof SILENCES];
  const events = (card: string) => ['events' in spec ? spec.events[0] : '', card] as const;
  const asks = play(position({ ...spec, events: events(playable) }), line);
  expect(asks.asked).toEqual([`${kind} 1`]);
  const passes = play(position({ ...spec, events: events(idle) }), line);
  expect(passes.asked).not.toEqual([`${kind} 1`]);
  for (const viewer of [0, 'watcher'] as const) {
    expect(asks.view(viewer)).toMatchObject({ decisions: [], waitingFor: 1 });
    expect(passes.film(viewer)).toContainEqual(asks.view(viewer));
  }
});
