/** Broken states: each thing that section 11 of the rules excludes is refused, and what no state of 2.12 can be. */
import { expect, test } from 'vitest';
import { type EngineCard, type EventId } from '../src/data.ts';
import { entanglion } from '../src/index.ts';
import { inEngineOrder, inEventOrder } from '../src/rules/cards.ts';
import { clone, type Player, type Slot, type State } from '../src/state.ts';
import { at, type Position, position } from '../src/testing.ts';

/** A round in which everything is possible: cards, pirates, components, resources, a mine and an outpost that are known. */
const TABLE: Position = {
  phase: 'navigate',
  hands: ['x h cnot', 'x h h'],
  events: ['spy', 'wormhole abundance'],
  cargo: [
    [1, 1, 0],
    [0, 0, 2],
  ],
  tokens: { omegaZero: 'mineCopper', omegaOne: 'outpostA' },
  pirates: ['uppity maria', 'nova'],
  components: ['physicalQubits', ''],
};

/** What breaks a state, given P besides. */
type Break = (s: State, p: Player) => void;

function breaking(spec: Position, spoil: Break): () => void {
  const { state } = position(spec);
  const broken = clone(state);
  spoil(broken, broken.players[0]);
  return () => entanglion.invariants(broken);
}

const drawn = (s: State): EngineCard => s.engineStack.shift() as EngineCard;
const drawnEvent = (s: State): EventId => s.eventStack.shift() as EventId;
const queued = (s: State): Slot => ({ card: drawn(s), up: false });
const PROBE: Slot = { card: 'fleetProbe', up: true };

function fill(s: State, player: Player, count: number): void {
  const more = Array.from({ length: count - player.events.length }, () => drawnEvent(s));
  player.events = inEventOrder([...player.events, ...more]);
}

/** So many pirates that wait somewhere join P. */
function hire(s: State, p: Player, count: number): void {
  const hired = [...s.outposts.A, ...s.outposts.B].slice(0, count).map(({ pirate }) => pirate);
  p.pirates = [...p.pirates, ...hired];
  for (const outpost of ['A', 'B'] as const)
    s.outposts[outpost] = s.outposts[outpost].filter(({ pirate }) => !hired.includes(pirate));
}

const BREAKS: Readonly<Record<string, Break>> = {
  '1: an engine card is lost': (s) => void s.engineStack.pop(),
  '1: an engine card is another one': (s) => (s.engineStack[s.engineStack.indexOf('swap')] = 'h'),
  '2: an event card is lost': (s) => void s.eventStack.pop(),
  '2: an event card is another one': (s) => (s.eventStack[s.eventStack.indexOf('blackHole')] = 'spy'),
  '2: a card that never leaves the game is removed': (s) => {
    s.removed = s.eventStack.splice(s.eventStack.indexOf('blackHole'), 1);
    s.limit++;
  },
  '2: a Tractor Beam from nowhere': (_s, p) => (p.beams = 1),
  '3: a component is there twice': (_s, p) => (p.components = ['physicalQubits', 'quantumGates']),
  '3: a component is lost': (s) => (s.supply = s.supply.slice(1)),
  '4: a pirate is there twice': (_s, p) => (p.pirates = ['uppity', 'nova', 'maria']),
  '4: five pirates in a fleet': (s, p) => hire(s, p, 3),
  '4: seven pirates at an outpost': (s) => {
    s.outposts.A = [...s.outposts.A, ...s.outposts.B].map((one) => ({ ...one, up: true }));
    s.outposts.B = [];
  },
  '5: too much cargo': (_s, p) => (p.cargo = [3, 3, 3]),
  '5: cargo below nothing': (_s, p) => (p.cargo = [-1, 2, 0]),
  '5: half a resource': (_s, p) => (p.cargo = [0.5, 0, 0]),
  '5: half a resource in orbit': (s) => (s.orbit.zero = [0, 0.5, 0]),
  '6: no position': (_s, p) => (p.position = 'zero-phiPlus' as Player['position']),
  '7: four engine cards': (s, p) => (p.hand = inEngineOrder([...p.hand, drawn(s)])),
  '7: four event cards': (s, p) => fill(s, p, 4),
  '8: seven cards in a control': (s, p) => p.control.push(...Array.from({ length: 7 }, () => queued(s))),
  '8: two fleet PROBEs in a control': (_s, p) => {
    p.probe = false;
    p.control.push(PROBE, PROBE);
  },
  '8: a fleet PROBE face down': (_s, p) => {
    p.probe = false;
    p.control.push({ ...PROBE, up: false });
  },
  '8: a fleet PROBE in a control and at hand': (_s, p) => p.control.push(PROBE),
  '10: half a Quantum Power': (_s, p) => (p.bonusQp = 0.5),
  '11: a round after the last one': (s) => (s.round = 7),
  '11: a round before the first one': (s) => (s.round = -1),
  '11: a longer game without Time Dilation': (s) => (s.limit = 7),
  '2.12: the Depot is where it cannot be': (s) => (s.depot = 'zero' as State['depot']),
  '2.12: a third first player': (s) => (s.first = 2),
  '2.12: a third turn': (s) => (s.turn = 2),
  '2.12: a third player knows the top event card': (s) => (s.topKnownTo = 2),
  '2.12: blind to a third colour': (_s, p) => (p.colorBlind = 'green' as Player['colorBlind']),
  '12: a known outpost hides a pirate': (s) => (s.outposts.A = s.outposts.A.map((one) => ({ ...one, up: false }))),
};

test('section 11: the table of these tests holds the invariants', () => {
  expect(breaking(TABLE, () => undefined)).not.toThrow();
});

test.for(Object.keys(BREAKS))('a broken state by section 11 or 2.12 is refused, %s', (name) => {
  expect(breaking(TABLE, BREAKS[name] as Break)).toThrow();
});

/** P has Umbra and is asked to discard an event card; the other hand is no fuller for it. */
const UMBRA: Position = { ...TABLE, phase: 'roundStart', pirates: ['umbra', ''], events: ['spy wormhole abundance'] };

test('section 11, 7: only whoever discards may hold too many event cards', () => {
  expect(breaking(UMBRA, () => undefined)).not.toThrow();
  expect(breaking(UMBRA, (s) => fill(s, s.players[1], 4))).toThrow();
});

test('section 11, 14: a round starts with both PROBEs at hand and empty controls, before Umbra, too', () => {
  expect(breaking(UMBRA, (s) => (s.players[1].probe = false))).toThrow();
  expect(breaking(UMBRA, (s, p) => p.control.push(queued(s)))).toThrow();
});

/** P loses Maria or Nova by Defection, and has more than it may keep. */
const LOSS: Position = {
  at: ['minus-one', 'plus-plus'],
  pirates: ['nova maria', ''],
  cargo: [
    [4, 2, 2],
    [1, 1, 0],
  ],
  hands: ['x h h cnot', 'x h h'],
  events: ['', 'defection'],
  control: ['', 'h'],
  finished: 'P',
};

test('section 11, 5 and 7: only whoever lost a pirate may have too much for the moment', () => {
  for (const pirate of ['maria', 'nova'] as const) {
    const scenario = position(LOSS);
    scenario.act(1, { kind: 'play', event: 'defection' });
    for (const resource of ['copper', 'helium3'] as const)
      if (entanglion.decisions(scenario.state)[0]?.kind === 'defectionTake')
        scenario.act(0, { kind: 'resource', resource });
    scenario.act(1, { kind: 'pirate', pirate });
    expect(scenario.asked).toEqual([pirate === 'maria' ? 'forcedJettison 0' : 'discardEngine 0']);
    const broken = clone(scenario.state);
    const other = broken.players[1];
    if (pirate === 'maria') other.cargo = [7, 0, 0];
    else other.hand = inEngineOrder([...other.hand, drawn(broken)]);
    expect(() => entanglion.invariants(broken)).toThrow();
    expect(at(scenario, 'P').pirates).not.toContain(pirate);
  }
});
