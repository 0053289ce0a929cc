/** What a seat receives must not tell what the other holds: over whole games, with other cards in the other hand. */
import { defaultOptions, heardBy, Quiet, Random, Recorder, type Seat, Streams, type Viewer } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Action } from '../src/actions.ts';
import { USUAL_EVENTS } from '../src/data.ts';
import { entanglion } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { inEventOrder } from '../src/rules/cards.ts';
import { clone, playerOf, type State } from '../src/state.ts';
import { type EntanglionScenario, play, position } from '../src/testing.ts';

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

test('what is queued face down shows nobody anything', () => {
  const game = () => position({ phase: 'navigate', hands: ['x h', 'x'], engineStack: 'cnot' });
  const [one, other] = [play(game(), 'P: place x'), play(game(), 'P: place h')];
  for (const viewer of [1, 'watcher'] as const) {
    expect(one.view(viewer)).toEqual(other.view(viewer));
    expect(one.events(viewer)).toEqual(other.events(viewer));
  }
});

test('a view contains no hidden card, pirate or token', () => {
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

const copies = (some: Partial<Options['eventCopies']>) =>
  Object.fromEntries(USUAL_EVENTS.map((event) => [event, some[event] ?? 0])) as Options['eventCopies'];

/**
 * A question about cards that one fleet alone sees: with the first cards it is asked and answered as told, with the others
 * there is nothing to choose. Who looks on from the other fleet gets the same.
 */
const ALIKE = {
  discardEvent: {
    spec: { phase: 'navigate', options: { eventHandLimit: 1 }, control: ['x x x x cnot'], hands: ['h', 'x'] },
    cards: [{ events: ['abundance'] }, { events: ['spy'] }],
    drawn: { eventStack: 'spy' },
    act: 'P: place h',
    answers: ['P: chooseEvent spy'],
  },
  umbraDiscard: {
    spec: { phase: 'cleanup', pirates: ['umbra'], hands: ['', 'x x x'] },
    cards: [{ events: ['abundance'] }, { events: ['spy'] }],
    drawn: { eventStack: 'spy' },
    act: 'Q: pass',
    answers: ['P: chooseEvent spy'],
  },
  charmDiscard: {
    spec: { phase: 'navigate', pirates: ['charming'] },
    cards: [{ hands: ['h swap', 'x'] }, { hands: ['swap swap', 'x'] }],
    act: 'P: charming',
    answers: ['P: discard swap'],
  },
  discardEngine: {
    spec: {
      phase: 'navigate',
      first: 'Q',
      pirates: ['nova'],
      events: ['', 'defection'],
      cargo: [
        [0, 0, 0],
        [2, 0, 0],
      ],
    },
    cards: [{ hands: ['x h h h', 'x'] }, { hands: ['h h h h', 'x'] }],
    act: 'Q: play defection',
    answers: ['P: discard h'],
  },
  tutorKeep: {
    spec: { phase: 'navigate', options: { eventCopies: copies({ quantumTutor: 1, spy: 4, wormhole: 4 }) } },
    cards: [{ eventStack: 'spy spy wormhole' }, { eventStack: 'spy spy spy' }],
    drawn: { events: ['quantumTutor'], hands: ['x', 'x'] },
    act: 'P: play quantumTutor',
    answers: ['P: chooseEvent spy', 'P: chooseEvent spy'],
  },
  tutorGive: {
    spec: { phase: 'navigate', events: ['quantumTutor'], hands: ['x', 'x'] },
    cards: [{ eventStack: 'abundance spy wormhole' }, { eventStack: 'abundance spy spy' }],
    before: ['P: play quantumTutor'],
    act: 'P: chooseEvent abundance',
    answers: ['P: chooseEvent spy'],
  },
  navigate: {
    spec: {
      phase: 'navigate',
      first: 'Q',
      options: { engineDeck: { x: 12, h: 0, cnot: 0, swap: 0, probe: 0 }, engineSlots: 8 },
      control: ['fleetProbe x x x x x', 'x x x x x x'],
      hands: ['', 'x'],
    },
    cards: [{ events: ['wormhole'] }, { events: ['quantumBoost'] }],
    act: 'Q: pass',
    answers: ['P: pass'],
  },
} as const;

test.for(Object.keys(ALIKE))(
  '[R46] [T6] %s: with a single answer nobody is asked, and nobody else can tell',
  (kind) => {
    const { spec, cards, act, answers, ...more } = ALIKE[kind as keyof typeof ALIKE];
    const start = (some: object) => {
      const game = position({ ...spec, ...('drawn' in more && more.drawn), ...some });
      return play(game, ...('before' in more ? more.before : []));
    };
    const [asks, passes] = cards.map(start) as [EntanglionScenario, EntanglionScenario];
    play(asks, act);
    play(passes, act);
    const others = [1, 'watcher'] as const;
    expect(asks.asked).toEqual([`${kind} 0`]);
    expect(asks.legal(0).length).toBeGreaterThan(1);
    expect(passes.events(0).length).toBeGreaterThan(asks.events(0).length);
    for (const viewer of others) {
      expect(asks.view(viewer)).toMatchObject({ decisions: [], waitingFor: 0 });
      expect(passes.film(viewer)).toContainEqual(asks.view(viewer));
    }
    // In the pause nobody is asked, whoever the pause is for included.
    expect(passes.film(0).every(({ decisions }) => decisions.length === 0)).toBe(true);
    const told = others.map((viewer) => asks.events(viewer).slice());
    for (const answer of answers) {
      play(asks, answer);
      for (const [i, viewer] of others.entries()) told[i]?.push(...asks.events(viewer));
    }
    expect(told).toEqual(others.map((viewer) => passes.events(viewer)));
    for (const viewer of others) expect(asks.view(viewer)).toEqual(passes.view(viewer));
  },
);

test('[R46] what cannot be alike is asked openly', () => {
  const game = position({
    phase: 'navigate',
    hands: ['h', 'x'],
    control: ['x x x x cnot'],
    events: ['spy spy wormhole'],
    eventStack: 'wormhole',
  });
  play(game, 'P: place h');
  expect(game.view(1).decisions).toEqual([{ seat: 0, kind: 'discardEvent' }]);
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
