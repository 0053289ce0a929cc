/** Every event card, by itself: when it may be played, what it does, and that it comes to nothing when negated. */
import { Quiet, Streams } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { MOVE } from '../src/actions.ts';
import { EVENT_DATA, EVENTS, type EventId } from '../src/data.ts';
import { entanglion } from '../src/index.ts';
import { asked, at, options, type Position, play, position } from '../src/testing.ts';

/** Notices that something hidden was shown. */
class Noticing extends Quiet {
  shown = false;
  override reveal(): void {
    this.shown = true;
  }
}

const NAV = { phase: 'navigate', hands: ['x', 'x'] } as const;
const OPEN = { phase: 'window', hands: ['x', 'x'] } as const;

test('[E7] Wormhole', () => {
  for (const [face, to] of [
    [0, 'zero-zero'],
    [1, 'one-one'],
  ] as const) {
    const game = position({ ...NAV, at: ['omegaOne'], events: ['wormhole'], script: { centarious: [face] } });
    expect(at(play(game, 'play wormhole'), 'P').position).toBe(to);
  }
});

test('[E8] Quantum Noise counts from OMEGA ZERO, and staying is no arrival', () => {
  const ring = ['omegaOne', 'psiMinus', 'phiMinus', 'omegaThree', 'omegaTwo', 'phiPlus', 'psiPlus', 'omegaZero'];
  for (const [i, planet] of ring.entries()) {
    const game = position({ ...NAV, events: ['quantumNoise'], script: { dice: [i + 1] } });
    expect(at(play(game, 'play quantumNoise'), 'P').position).toBe(planet);
  }
  const game = position({ ...NAV, at: ['omegaOne', 'omegaOne'], events: ['quantumNoise'], script: { dice: [1] } });
  play(game, 'play quantumNoise');
  expect(game.events(0)).not.toContainEqual(expect.objectContaining({ kind: 'met' }));
});

test('[E9] [R30] Quantum Interference: another gate, not the same, on face-up cards too, again with a second one', () => {
  const game = position({ at: ['plus-plus'], control: ['cnot^'], events: ['quantumInterference quantumInterference'] });
  expect(asked(game)).toBe('P interfere');
  play(game, 'play quantumInterference');
  expect(options(game)).toEqual(['gate x', 'gate h', 'gate swap']);
  play(game, 'gate x');
  expect(asked(game)).toBe('P interfere');
  play(game, 'play quantumInterference', 'gate h');
  expect(options(game)).toEqual(['move zero-plus', 'move plus-zero']);
  // The card itself keeps its type.
  expect(at(game, 'P').control[0]?.card).toBe('cnot');
});

test('[E9] not on a PROBE', () => {
  const game = position({ control: ['fleetProbe'], events: ['quantumInterference'], cargo: [[1, 0, 0]] });
  expect(asked(game)).toBe('P probeAction');
});

test('[E10] [R29] Prosperity on a mine, without Downdown, and on an outpost', () => {
  const mine = position({
    ...NAV,
    at: ['omegaOne'],
    tokens: { omegaOne: 'mineNiodium' },
    events: ['prosperity'],
    pirates: ['downdown'],
    cargo: [[5, 0, 0]],
  });
  play(mine, 'play prosperity');
  expect(at(mine, 'P').cargo).toEqual([5, 0, 1]);
  expect(mine.state.orbit.omegaOne).toEqual([0, 0, 1]);
  const spec = {
    ...NAV,
    at: ['omegaOne'],
    tokens: { omegaOne: 'outpostA' },
    events: ['prosperity'],
    outposts: { A: 'uppity nova' },
  } as const;
  const outpost = play(position({ ...spec, cargo: [[1, 1, 0]] }), 'play prosperity');
  expect(options(outpost)).toContain('pirate nova');
  play(outpost, 'pirate nova', 'pay 0,1,0');
  expect(at(outpost, 'P')).toMatchObject({ cargo: [1, 0, 0], pirates: ['nova'] });
  expect(options(position(spec))).not.toContain('play prosperity');
  expect(options(position({ ...NAV, at: ['omegaOne'], events: ['prosperity'], cargo: [[1, 0, 0]] }))).not.toContain(
    'play prosperity',
  );
});

test('[E11] Defection needs two resources, a pirate to take and room for it', () => {
  const spec = { ...NAV, events: ['defection'], pirates: ['', 'nova'], cargo: [[2, 0, 0]] } as const;
  expect(options(position(spec))).toContain('play defection');
  expect(options(position({ ...spec, cargo: [[1, 0, 0]] }))).not.toContain('play defection');
  expect(options(position({ ...spec, pirates: [] }))).not.toContain('play defection');
  expect(options(position({ ...spec, pirates: ['uppity maria harry umbra', 'nova'] }))).not.toContain('play defection');
  const game = position({ ...spec, pirates: ['', 'tiptop nova'], cargo: [[1, 1, 1]] });
  play(game, 'play defection', 'Q: resource niodium', 'Q: resource copper', 'P: pirate tiptop');
  expect(at(game, 'P')).toMatchObject({ cargo: [0, 1, 0], pirates: ['tiptop'] });
  expect(at(game, 'Q')).toMatchObject({ cargo: [1, 0, 1], pirates: ['nova'] });
});

test('[E12] Strategic Navigation: two of three cards at once, beside the hand', () => {
  const game = position({
    ...OPEN,
    at: ['zero-zero'],
    events: ['strategicNavigation'],
    engineStack: 'h cnot probe',
    cargo: [[1, 0, 0]],
  });
  play(game, 'play strategicNavigation');
  expect(game.view(0).strategy).toMatchObject({ cards: ['h', 'cnot', 'probe'] });
  expect(game.view(1).strategy).toMatchObject({ count: 3, cards: null });
  expect(options(game)).toEqual(['use h', 'use probe', 'pass']);
  play(game, 'use h', 'move zero-plus', 'use cnot');
  expect(at(game, 'P')).toMatchObject({ position: 'phiPlus', hand: ['x'], control: [] });
  expect(game.state.engineDiscard).toEqual(['h', 'cnot', 'probe']);
  expect(asked(game)).toBe('P navigate');
});

test('[E12] being asked for another card tells that one can be used, so nothing is taken back over it', () => {
  const game = position({ ...OPEN, at: ['zero-zero'], events: ['strategicNavigation'], engineStack: 'h cnot probe' });
  play(game, 'play strategicNavigation', 'use h');
  const ctx = new Noticing(new Streams('shown', entanglion.streams));
  entanglion.apply(game.state, 0, MOVE['zero-plus'], ctx);
  expect(asked(game)).toBe('P stratUse');
  expect(ctx.shown).toBe(true);
});

test('[E12] a black PROBE acts', () => {
  const game = position({
    ...OPEN,
    events: ['strategicNavigation'],
    engineStack: 'swap swap probe',
    cargo: [[1, 0, 0]],
  });
  play(game, 'play strategicNavigation', 'use probe', 'unload', 'jettison zero copper');
  expect(game.state.orbit.zero).toEqual([1, 0, 0]);
  expect(asked(game)).toBe('P navigate');
});

test('[E13] Quantum Teleporter: both know the card', () => {
  const game = position({ ...NAV, events: ['quantumTeleporter', 'wormhole spy'], script: { theft: [1] } });
  play(game, 'play quantumTeleporter');
  expect(at(game, 'P')).toMatchObject({ events: ['spy'], known: ['spy'] });
  expect(game.view(1).players[0].events).toEqual(['spy']);
  expect(game.view('watcher').players[0].events).toEqual([]);
  expect(game.events('watcher')).toContainEqual(expect.objectContaining({ kind: 'stole', event: null }));
  expect(options(position({ ...NAV, events: ['quantumTeleporter'] }))).not.toContain('play quantumTeleporter');
});

test('[E14] [R7] Shuttlecraft', () => {
  const spec = {
    ...NAV,
    events: ['shuttlecraft'],
    tokens: { omegaOne: 'outpostB' },
    outposts: { A: 'uppity strangiatto charming tiptop downdown nova', B: 'maria umbra neva compadre clarence' },
    pirates: ['harry'],
  } as const;
  const game = position(spec);
  play(game, 'play shuttlecraft');
  // B has a free space, A has none: only A can send.
  expect(game.state.outposts.B.at(-1)).toEqual({ pirate: 'uppity', up: true });
  expect(game.state.outposts.A).toHaveLength(5);
  const back = position({ ...spec, options: { outpostCapacity: 7 } });
  play(back, 'play shuttlecraft', 'outpost B', 'pirate neva');
  expect(back.state.outposts.A.at(-1)).toEqual({ pirate: 'neva', up: true });
  expect(back.view(0).outposts.A).toEqual([null, null, null, null, null, null, 'neva']);
});

test('[E15] Hard Bargain needs the Depot', () => {
  const spec = { ...NAV, events: ['hardBargain'], cargo: [[1, 0, 0]] } as const;
  expect(options(position(spec))).not.toContain('play hardBargain');
  const game = play(position({ ...spec, at: ['zero-plus'] }), 'play hardBargain');
  expect(at(game, 'P')).toMatchObject({ components: ['physicalQubits'], cargo: [0, 0, 0] });
});

test('[E16] [R31, R43] Black Hole', () => {
  const game = position({
    ...NAV,
    hands: ['x x x x', 'h'],
    pirates: ['nova'],
    events: ['blackHole'],
    engineStack: 'h cnot swap',
  });
  play(game, 'play blackHole');
  expect(at(game, 'P').hand).toEqual(['h', 'cnot', 'swap']);
  const small = position({ ...NAV, options: { handSize: 2 }, hands: ['x x', 'h'], events: ['blackHole'] });
  expect(at(play(small, 'play blackHole'), 'P').hand).toHaveLength(2);
});

test('[E17] Spy: the other fleet queues face up this round', () => {
  const game = position({ ...OPEN, events: ['spy spy'] });
  play(game, 'play spy');
  expect(asked(game)).toBe('P navigate'); // the second one cannot be played
  play(game, 'P: place x', 'Q: place x');
  expect(game.view(0).players[1].control).toEqual([{ card: 'x', up: true, memoryOnly: false }]);
  expect(game.view(1).players[0].control).toEqual([{ card: null, up: false, memoryOnly: false }]);
  expect(game.view(0).players[0].control).toEqual([{ card: 'x', up: false, memoryOnly: true }]);
});

test('[E18] Quantum Boosts add up', () => {
  const game = position({
    at: ['omegaTwo', 'phiPlus'],
    control: ['h'],
    events: ['quantumBoost quantumBoost'],
    script: { dice: [1, 6] },
  });
  play(game, 'play quantumBoost', 'play quantumBoost');
  expect(game.events(0)).toContainEqual(expect.objectContaining({ kind: 'decided', totals: [7, 6] }));
});

test('[E19] Alchemist', () => {
  const game = position({ ...NAV, events: ['alchemist'], cargo: [[3, 1, 0]] });
  play(game, 'play alchemist', 'resource copper');
  expect(options(game)).toEqual(['amount 1', 'amount 2']);
  play(game, 'amount 2');
  expect(options(game)).toEqual(['resource helium3', 'resource niodium']);
  expect(at(play(game, 'resource niodium'), 'P').cargo).toEqual([1, 1, 2]);
});

test('[E20] [R22] Homing Warp: the red ship’s planet first; joint inside Entanglion', () => {
  const game = position({ ...NAV, at: ['zero-zero', 'plus-one'], events: ['homingWarp'] });
  play(game, 'play homingWarp');
  expect(options(game)).toEqual(['move plus-plus', 'move one-one']);
  expect(at(play(game, 'move one-one'), 'P').position).toBe('one-one');
  const meet = position({ ...NAV, at: ['zero-zero', 'psiPlus'], events: ['homingWarp'], script: { dice: [4, 4] } });
  play(meet, 'play homingWarp');
  expect(meet.events(0)).toContainEqual(expect.objectContaining({ kind: 'met', by: 'warp' }));
  expect(options(position({ ...NAV, at: ['psiPlus', 'psiPlus'], events: ['homingWarp'] }))).not.toContain(
    'play homingWarp',
  );
});

test('[E21] [R24] Quantum Tutor with two cards and with one', () => {
  const spec = { ...NAV, events: ['quantumTutor'] } as const;
  const two = position({
    ...spec,
    eventStack: 'spy abundance',
    options: { eventCopies: copies({ quantumTutor: 1, spy: 1, abundance: 1 }) },
  });
  play(two, 'play quantumTutor', 'chooseEvent abundance');
  expect(at(two, 'P').events).toEqual(['abundance']);
  expect(at(two, 'Q')).toMatchObject({ events: ['spy'], known: ['spy'] });
  const one = position({ ...spec, options: { eventCopies: copies({ quantumTutor: 1, spy: 1 }) } });
  play(one, 'play quantumTutor');
  expect(at(one, 'P').events).toEqual(['spy']);
});

test('[E21] a gift above the limit is discarded at once, and the own Tutor ends what the other knew of the top', () => {
  const game = position({
    ...NAV,
    events: ['quantumTutor', 'wormhole wormhole spy'],
    eventStack: 'spy abundance alchemist',
  });
  play(game, 'play quantumTutor', 'chooseEvent spy', 'chooseEvent abundance');
  expect(asked(game)).toBe('Q discardEvent');
  play(game, 'Q: chooseEvent abundance');
  expect(game.state.topKnownTo).toBe(0);
  expect(at(game, 'Q').known).toEqual([]);
});

test('[E22] Abundance needs a free hold', () => {
  expect(options(position({ ...NAV, events: ['abundance'], cargo: [[6, 0, 0]] }))).not.toContain('play abundance');
  const game = play(position({ ...NAV, events: ['abundance'] }), 'play abundance', 'resource helium3');
  expect(at(game, 'P').cargo).toEqual([0, 1, 0]);
});

test('[E23] Rival Transmogrification: no encounter, and not with equal positions', () => {
  const game = position({ ...OPEN, at: ['psiPlus', 'one-zero'], events: ['rivalTransmogrification'] });
  play(game, 'play rivalTransmogrification');
  expect([at(game, 'P').position, at(game, 'Q').position]).toEqual(['one-zero', 'psiPlus']);
  const same = position({ ...OPEN, at: ['psiPlus', 'psiPlus'], events: ['rivalTransmogrification'] });
  expect(asked(same)).toBe('P navigate');
});

test('[E24] Hyperdrive is not for the first player', () => {
  expect(asked(position({ ...OPEN, events: ['hyperdriveInitiation'] }))).toBe('P navigate');
});

test('[E25] [R25] Time Dilation negated goes to the discard pile', () => {
  const game = position({ ...NAV, events: ['timeDilation', 'disruptiveSabotage'] });
  play(game, 'play timeDilation', 'Q: sabotage');
  expect(game.state).toMatchObject({ limit: 6, removed: [], eventDiscard: ['disruptiveSabotage', 'timeDilation'] });
});

/** So many copies of some cards and none of the others. */
function copies(some: Partial<Record<EventId, number>>): never {
  return Object.fromEntries(EVENTS.slice(0, 20).map((event) => [event, some[event] ?? 0])) as never;
}

/** A position in which P may play the card. */
const WHERE: Readonly<Record<EventId, Position>> = {
  wormhole: NAV,
  quantumNoise: NAV,
  quantumInterference: { at: ['zero-zero'], control: ['x'] },
  prosperity: { ...NAV, at: ['omegaOne'], tokens: { omegaOne: 'mineCopper' } },
  defection: { ...NAV, cargo: [[2, 0, 0]], pirates: ['', 'nova'] },
  strategicNavigation: OPEN,
  quantumTeleporter: NAV,
  hardBargain: { ...NAV, at: ['plus-plus'], cargo: [[2, 0, 0]] },
  blackHole: NAV,
  spy: OPEN,
  quantumBoost: { at: ['omegaTwo', 'phiPlus'], control: ['h'], script: { dice: [1, 2] } },
  shuttlecraft: { ...NAV, options: { outpostCapacity: 7 } },
  alchemist: { ...NAV, cargo: [[1, 0, 0]] },
  homingWarp: NAV,
  abundance: NAV,
  disruptiveSabotage: NAV,
  rivalTransmogrification: OPEN,
  hyperdriveInitiation: { ...OPEN, first: 'Q' },
  timeDilation: NAV,
  quantumTutor: NAV,
  colorBlindness: { ...OPEN, options: { colorBlindness: true } },
  tractorBeam: { ...NAV, options: { tractorBeam: true } },
};

test.for(EVENTS.filter((event) => event !== 'disruptiveSabotage'))(
  '[E4] %s can be negated, and then does nothing',
  (event) => {
    const game = position({ ...WHERE[event], events: [event, 'disruptiveSabotage'] });
    if (asked(game) === 'P resolve') play(game, 'reveal');
    if (EVENT_DATA[event].class === 'encounter') expect(asked(game)).toBe('P event');
    const before = { position: at(game, 'P').position, cargo: at(game, 'P').cargo, limit: game.state.limit };
    play(game, `P: play ${event}`);
    expect(asked(game)).toBe('Q respond');
    play(game, 'Q: sabotage');
    expect(game.events('watcher')).toContainEqual(expect.objectContaining({ kind: 'negated', event }));
    expect(game.state.eventDiscard).toEqual(expect.arrayContaining([event, 'disruptiveSabotage']));
    if (EVENT_DATA[event].class !== 'reveal')
      expect({ position: at(game, 'P').position, cargo: at(game, 'P').cargo, limit: game.state.limit }).toEqual(before);
  },
);
