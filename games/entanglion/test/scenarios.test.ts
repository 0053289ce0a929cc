/** Every worked scenario of the rules, by its number. P is seat 0 and first player unless said otherwise. */
import { given } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { Action } from '../src/actions.ts';
import { entanglion } from '../src/index.ts';
import { asked, at, options, play, position } from '../src/testing.ts';

test('[S1] entry: a single move is made without a question', () => {
  const game = position({ at: ['zero-plus'], control: ['cnot'] });
  expect(at(game, 'P').position).toBe('phiPlus');
});

test('[S2] either colour', () => {
  const game = position({ at: ['omegaZero'], control: ['x'] });
  expect(asked(game)).toBe('P move');
  expect(options(game)).toEqual(['move omegaOne', 'move omegaTwo']);
});

test('[S3] exit', () => {
  const game = position({ at: ['psiMinus'], control: ['cnot'] });
  expect(options(game)).toEqual(['move one-minus', 'move minus-one']);
});

const FAILURE = { at: ['plus-plus'], control: ['cnot h fleetProbe'], hands: ['x', 'x'], finished: 'Q' } as const;

test('[S4] [R9] failure: the rest is lost, and so is the action phase', () => {
  const game = position({ ...FAILURE, cargo: [[1, 0, 0]] });
  // Nobody is asked any more in this round: the hand is refreshed.
  expect(asked(game)).toBe('P refresh');
  expect(game.state.engineDiscard).toEqual(['h', 'cnot']);
  expect(at(game, 'P').probe).toBe(true);
  expect(at(game, 'P').position).toBe('plus-plus');
});

test('[S4] the failed card stays until cleanup, the PROBE is set aside', () => {
  const game = position({
    ...FAILURE,
    finished: '',
    control: ['cnot h fleetProbe', 'h'],
    at: ['plus-plus', 'zero-zero'],
  });
  expect(asked(game)).toBe('Q move');
  expect(at(game, 'P')).toMatchObject({ control: [{ card: 'cnot', up: true }], finished: true, probe: false });
  expect(game.state.engineDiscard).toEqual(['h']);
});

test('[S4] endNavigation and noEffect', () => {
  const mild = position({ ...FAILURE, options: { failedNavigation: 'endNavigation' }, cargo: [[1, 0, 0]] });
  expect(asked(mild)).toBe('P action');
  const none = position({ ...FAILURE, options: { failedNavigation: 'noEffect' } });
  expect(options(none)).toEqual(['move zero-plus', 'move plus-zero']);
});

/** Both hold something to throw overboard, so that every action phase asks. */
const RICH = {
  cargo: [
    [1, 0, 0],
    [1, 0, 0],
  ],
} as const;

test('[S5] interleaving: P1, Q1, P2 and the actions of P, then Q alone', () => {
  const game = position({ ...RICH, at: ['zero-zero', 'one-one'], control: ['x x', 'h h h h'] });
  expect(asked(game)).toBe('P move');
  play(game, 'move one-zero');
  expect(asked(game)).toBe('Q move');
  play(game, 'move minus-one', 'move one-one');
  expect(asked(game)).toBe('P action');
  play(game, 'pass', 'move one-one', 'move one-minus', 'move one-one');
  expect(asked(game)).toBe('Q action');
});

test('[S5] a fleet without cards acts at once', () => {
  const game = position({ ...RICH, control: ['', 'x'] });
  expect(asked(game)).toBe('P action');
  play(game, 'pass');
  expect(asked(game)).toBe('Q move');
});

test('[S6] discovery without room', () => {
  const game = position({ at: ['omegaOne'], hidden: { omegaOne: 'mineCopper' }, cargo: [[3, 1, 1]] });
  play(game, 'discover');
  expect(at(game, 'P').cargo).toEqual([4, 1, 1]);
  expect(game.state.orbit.omegaOne).toEqual([1, 0, 0]);
  expect(options(game)).not.toContain('mine omegaOne');
  play(game, 'pass');
  expect(game.state.orbit.omegaOne).toEqual([2, 0, 0]);
});

test('[S7] outpost', () => {
  const game = position({
    at: ['psiPlus'],
    hidden: { psiPlus: 'outpostB' },
    outposts: { B: 'uppity strangiatto charming tiptop nova maria' },
    hands: ['x h cnot'],
    engineStack: 'swap',
  });
  play(game, 'discover');
  expect(asked(game)).toBe('P recruit');
  expect(options(game)).toHaveLength(6);
  expect(game.state.outposts.B.every(({ up }) => up)).toBe(true);
  play(game, 'pirate nova');
  expect(at(game, 'P').hand).toEqual(['x', 'h', 'cnot', 'swap']);
  expect(game.state.outposts.B).toHaveLength(5);
  expect(game.view(0).players[0].power.total).toBe(1);
});

test('[S8] [R28] replenish', () => {
  const game = position({
    phase: 'cleanup',
    hands: ['x', 'x'],
    tokens: { omegaOne: 'mineHelium3', psiMinus: 'mineNiodium' },
    orbit: { omegaOne: [4, 2, 0], psiMinus: [0, 0, 3], phiPlus: [1, 0, 0] },
  });
  expect(game.state.orbit).toMatchObject({ omegaOne: [4, 3, 0], psiMinus: [0, 0, 3], phiPlus: [1, 0, 0] });
});

test('[S9] [R14] encounter with Tiptop and Harry', () => {
  const game = position({
    at: ['omegaTwo', 'phiPlus'],
    control: ['h'],
    cargo: [
      [0, 0, 5],
      [1, 1, 1],
    ],
    pirates: ['tiptop', 'harry'],
    script: { dice: [6, 4] },
  });
  expect(asked(game)).toBe('Q loot');
  play(game, 'resource copper');
  expect(at(game, 'P').cargo).toEqual([1, 0, 5]);
  expect(asked(game)).toBe('P loot');
  expect(options(game)).toEqual(['resource helium3', 'resource niodium']);
  play(game, 'resource niodium');
  expect(game.state.orbit.phiPlus).toEqual([0, 0, 1]);
  expect(at(game, 'Q').cargo).toEqual([0, 1, 0]);
});

test('[S10] [R27] stalemate and Boost', () => {
  const spec = {
    at: ['omegaTwo', 'phiPlus'],
    control: ['h'],
    cargo: [
      [1, 0, 0],
      [0, 1, 0],
    ],
    events: ['quantumBoost', 'quantumBoost'],
    script: { dice: [3, 6] },
  } as const;
  const game = play(position(spec), 'P: play quantumBoost');
  expect(asked(game)).toBe('Q event');
  play(game, 'Q: play quantumBoost');
  expect(at(game, 'Q').cargo).toEqual([1, 1, 0]);
  const even = play(position(spec), 'P: play quantumBoost', 'Q: pass');
  expect(even.events('watcher')).toContainEqual(
    expect.objectContaining({ kind: 'decided', winner: null, totals: [6, 6] }),
  );
});

test('[S11] double discount', () => {
  const spec = { at: ['plus-zero'], pirates: ['strangiatto'], events: ['hardBargain'], cargo: [[2, 1, 2]] } as const;
  const game = play(position(spec), 'play hardBargain', 'buy quantumGates');
  expect(options(game)).toEqual(['pay 0,1,2', 'pay 1,0,2', 'pay 1,1,1', 'pay 2,0,1', 'pay 2,1,0']);
  const small = play(position(spec), 'play hardBargain', 'buy physicalQubits');
  expect(at(small, 'P')).toMatchObject({ components: ['physicalQubits'], cargo: [2, 1, 2] });
});

test('[S12] Sabotage chain', () => {
  const spec = { phase: 'navigate', hands: ['x', 'x'] } as const;
  const both = position({ ...spec, events: ['abundance disruptiveSabotage', 'disruptiveSabotage'] });
  play(both, 'P: play abundance', 'Q: sabotage', 'P: sabotage', 'P: resource niodium');
  expect(at(both, 'P').cargo).toEqual([0, 0, 1]);
  expect(both.state.eventDiscard).toEqual(['abundance', 'disruptiveSabotage', 'disruptiveSabotage']);
  const one = position({ ...spec, events: ['abundance', 'disruptiveSabotage'] });
  play(one, 'P: play abundance', 'Q: sabotage');
  expect(asked(one)).toBe('P navigate');
  expect(at(one, 'P').cargo).toEqual([0, 0, 0]);
});

test('[S13] Hyperdrive', () => {
  const game = position({
    phase: 'window',
    round: 3,
    first: 'P',
    events: ['', 'hyperdriveInitiation'],
    hands: ['x', 'x'],
  });
  play(game, 'Q: play hyperdriveInitiation');
  expect(asked(game)).toBe('Q navigate');
  play(game, 'Q: pass', 'P: pass', 'Q: pass', 'P: pass');
  expect(game.state).toMatchObject({ round: 4, first: 0 });
});

test('[S14] final call', () => {
  const game = position({ phase: 'finalCall', round: 6, bonus: [8, 9], events: ['timeDilation'], hands: ['x', 'x'] });
  expect(asked(game)).toBe('P event');
  play(game, 'P: play timeDilation');
  expect(game.state).toMatchObject({ limit: 7, removed: ['timeDilation'] });
  expect(asked(game)).toBe('P refresh');
  play(game, 'P: pass', 'Q: pass');
  expect(game.state).toMatchObject({ round: 7, first: 1 });
  expect(asked(game)).toBe('Q navigate');
});

test('[S15] [R12] sixth card with a full event hand', () => {
  const game = position({
    phase: 'navigate',
    first: 'Q',
    control: ['', 'x x x x h'],
    hands: ['x', 'h'],
    events: ['', 'spy spy wormhole'],
    engineStack: 'cnot',
    eventStack: 'alchemist',
  });
  play(game, 'Q: place h');
  expect(at(game, 'Q').hand).toEqual(['cnot']);
  expect(asked(game)).toBe('Q discardEvent');
  expect(options(game)).toEqual(['chooseEvent wormhole', 'chooseEvent spy', 'chooseEvent alchemist']);
  play(game, 'chooseEvent spy');
  expect(at(game, 'Q')).toMatchObject({ out: true, events: ['wormhole', 'spy', 'alchemist'] });
  expect(asked(game)).toBe('P navigate');
});

const CLARENCE = { pirates: ['clarence'], control: ['', 'h fleetProbe cnot'], at: ['zero-zero', 'zero-zero'] } as const;

test('[S16] [R17] Clarence', () => {
  const late = position(CLARENCE);
  expect(options(late)).toEqual(['slot 1', 'slot 3']);
  play(late, 'slot 3', 'guess cnot');
  expect(at(late, 'P').bonusQp).toBe(1);
  expect(at(late, 'Q').control[2]).toEqual({ card: 'cnot', up: true });
  const early = play(position(CLARENCE), 'slot 1', 'guess h');
  expect(at(early, 'P')).toMatchObject({ bonusQp: 0 });
  expect(at(early, 'P').events).toHaveLength(1);
  const wrong = play(position(CLARENCE), 'slot 1', 'guess x');
  expect(at(wrong, 'P')).toMatchObject({ bonusQp: 0, events: [] });
  expect(at(wrong, 'Q').control[0]).toEqual({ card: 'h', up: true });
});

test('[S17] PROBE', () => {
  const game = position({
    at: ['omegaTwo'],
    tokens: { omegaTwo: 'mineCopper' },
    orbit: { omegaTwo: [2, 0, 0] },
    pirates: ['downdown'],
    control: ['fleetProbe'],
  });
  expect(options(game)).toEqual(['mine omegaTwo', 'pass']);
  play(game, 'mine omegaTwo', 'amount 2');
  expect(at(game, 'P').cargo).toEqual([3, 0, 0]);
  expect(asked(game)).toBe('P action');
  expect(options(game)).not.toContain('mine omegaTwo');
});

test('[S18] [R21, R39] Quantum Noise', () => {
  const game = position({
    phase: 'navigate',
    hands: ['x', 'x'],
    at: ['zero-zero', 'phiMinus'],
    events: ['quantumNoise'],
    cargo: [
      [0, 0, 0],
      [1, 0, 0],
    ],
    script: { dice: [3, 7, 2] },
  });
  play(game, 'P: play quantumNoise');
  expect(at(game, 'P')).toMatchObject({ position: 'phiMinus', cargo: [1, 0, 0] });
  expect(game.events(1)).toContainEqual(
    expect.objectContaining({ kind: 'met', seat: 0, planet: 'phiMinus', by: 'noise' }),
  );
  expect(asked(game)).toBe('P navigate');
});

const SCORE = {
  phase: 'roundEnd',
  round: 6,
  components: ['dilutionRefrigerator quantumGates', 'quantumErrorCorrection'],
  pirates: ['uppity tiptop umbra', 'maria harry'],
  bonus: [-1, 2],
} as const;

test('[S19] [R34] scoring', () => {
  const game = position({
    ...SCORE,
    cargo: [
      [2, 0, 0],
      [1, 1, 1],
    ],
  });
  expect(game.outcome).toMatchObject({ reason: 'resources', scores: [9, 9], ranks: [2, 1] });
  const even = position({
    ...SCORE,
    cargo: [
      [2, 0, 0],
      [1, 1, 0],
    ],
  });
  expect(even.outcome).toMatchObject({ reason: 'tie', ranks: [1, 1] });
});

test('[S20] [R23] losing Maria', () => {
  const game = position({
    phase: 'navigate',
    hands: ['x', 'x'],
    at: ['zero-zero', 'minus-one'],
    events: ['defection'],
    pirates: ['', 'maria'],
    cargo: [
      [1, 1, 0],
      [4, 2, 2],
    ],
  });
  play(game, 'P: play defection', 'Q: resource copper');
  expect(asked(game)).toBe('Q forcedJettison');
  expect(at(game, 'Q').cargo).toEqual([4, 2, 2]);
  expect(options(game)).toEqual([
    'jettison one copper',
    'jettison one helium3',
    'jettison one niodium',
    'jettison minus copper',
    'jettison minus helium3',
    'jettison minus niodium',
  ]);
  play(game, 'jettison minus copper', 'jettison one copper');
  expect(at(game, 'P')).toMatchObject({ cargo: [0, 0, 0], pirates: ['maria'] });
  expect(game.view(0).players.map(({ capacity }) => capacity)).toEqual([8, 6]);
  expect(game.state.orbit).toMatchObject({ minus: [1, 0, 0], one: [1, 0, 0] });
});

test('[S21] mining mixed cargo', () => {
  const spec = { at: ['omegaThree'], cargo: [[4, 0, 0]], orbit: { omegaThree: [1, 0, 3] } } as const;
  const game = play(position(spec), 'mine omegaThree');
  expect(options(game)).toEqual(['amount 0', 'amount 1']);
  play(game, 'amount 0');
  expect(options(game)).toEqual(['amount 1', 'amount 2']);
  const other = play(position(spec), 'mine omegaThree', 'amount 1');
  expect(options(other)).toEqual(['amount 0', 'amount 1']);
});

test('[S22] Wormhole breaks a plan', () => {
  const game = position({
    at: ['zero-plus'],
    control: ['cnot h', 'x'],
    events: ['wormhole'],
    script: { centarious: [0] },
  });
  expect(options(game)).toEqual(['reveal', 'play wormhole']);
  play(game, 'play wormhole');
  expect(at(game, 'P')).toMatchObject({ position: 'zero-zero', finished: true });
  expect(game.state.engineDiscard).toEqual(['h']);
  expect(asked(game)).toBe('Q move');
});

test('[S23] [R42] a window betrays nothing', () => {
  const spec = { phase: 'navigate', hands: ['x', 'x'] } as const;
  const asks = play(position({ ...spec, events: ['abundance', 'disruptiveSabotage'] }), 'P: play abundance');
  expect(asked(asks)).toBe('Q respond');
  const waiting = asks.view(0);
  expect(waiting).toMatchObject({ decisions: [], legal: [], waitingFor: 1 });
  expect(asks.view('watcher')).toMatchObject({ decisions: [], waitingFor: 1 });
  const passes = play(position({ ...spec, events: ['abundance', 'quantumBoost'] }), 'P: play abundance');
  expect(asked(passes)).toBe('P gainResource');
  // The picture of the pause is what P sees while Q is asked.
  expect(passes.film(0).at(-1)).toEqual(waiting);
});

test('[S24] known cards', () => {
  const game = position({
    phase: 'navigate',
    hands: ['x', 'x'],
    control: ['', 'x x x h h'],
    events: ['quantumTutor'],
    eventStack: 'spy abundance wormhole',
  });
  play(game, 'P: play quantumTutor', 'chooseEvent spy', 'chooseEvent abundance');
  expect(game.view(0).players[1].events).toEqual(['abundance']);
  expect(game.view(0).topEvent).toBe('wormhole');
  expect(game.view(1).players[0].events).toEqual([]);
  expect(game.view(1).topEvent).toBeNull();
  play(game, 'P: pass', 'Q: place x');
  expect(game.view(0).players[1].events).toEqual(['wormhole', 'abundance']);
  expect(game.view(1).players[0].events).toEqual([]);
  expect(game.view('watcher').players.map(({ events }) => events)).toEqual([[], []]);
});

test('[S24] a played card is not known any more', () => {
  const game = position({
    phase: 'navigate',
    hands: ['x', 'x'],
    events: ['quantumTutor'],
    eventStack: 'spy abundance wormhole',
  });
  play(game, 'P: play quantumTutor', 'chooseEvent spy', 'chooseEvent abundance', 'P: pass', 'Q: play abundance');
  expect(game.view(0).players[1].events).toEqual([]);
});

test('[S25] [R45] Teleporter into an emptied hand', () => {
  const game = position({
    phase: 'navigate',
    hands: ['x', 'x'],
    events: ['quantumTeleporter disruptiveSabotage', 'disruptiveSabotage'],
  });
  play(game, 'P: play quantumTeleporter', 'Q: sabotage', 'P: sabotage');
  expect(at(game, 'P').events).toEqual([]);
  expect(game.state.eventDiscard).toEqual(['quantumTeleporter', 'disruptiveSabotage', 'disruptiveSabotage']);
  expect(game.events(0)).toContainEqual(expect.objectContaining({ kind: 'stole', nothing: true }));
});

test('[S26] Harry with more loot', () => {
  const game = position({
    options: { lootAmount: 2 },
    at: ['omegaTwo', 'phiPlus'],
    control: ['h'],
    cargo: [
      [0, 0, 0],
      [2, 1, 0],
    ],
    pirates: ['tiptop', 'harry'],
    script: { dice: [8, 1] },
  });
  play(game, 'Q: resource copper', 'Q: resource copper');
  expect(at(game, 'P').cargo).toEqual([2, 1, 0]);
  expect(at(game, 'Q').cargo).toEqual([0, 0, 0]);
});

test('[S27] event on exit', () => {
  const options = { eventOnExit: true };
  const game = position({
    options,
    at: ['psiMinus'],
    control: ['cnot'],
    events: ['spy spy blackHole'],
    eventStack: 'alchemist',
  });
  play(game, 'reveal', 'move one-minus');
  expect(asked(game)).toBe('P discardEvent');
  play(game, 'chooseEvent spy');
  expect(asked(game)).toBe('P action');
  const away = position({ options, at: ['psiMinus'], events: ['wormhole'], script: { centarious: [1] } });
  play(away, 'play wormhole');
  expect(at(away, 'P')).toMatchObject({ position: 'one-one', events: [] });
});

test('[S29] Color Blindness', () => {
  const spec = {
    options: { colorBlindness: true },
    phase: 'window',
    events: ['colorBlindness colorBlindness'],
  } as const;
  const open = (at: 'omegaZero' | 'zero-one' | 'one-zero') => {
    const game = position({ ...spec, at: ['plus-plus', at], hands: ['h', 'x cnot swap'] });
    play(game, 'P: play colorBlindness', 'color red');
    return game;
  };
  const game = open('omegaZero');
  // A second one cannot be played on the same fleet in this round.
  expect(asked(game)).toBe('P navigate');
  const fly = (where: Parameters<typeof open>[0], card: string) =>
    at(play(open(where), 'P: pass', `Q: place ${card}`, 'Q: pass'), 'Q');
  expect(fly('omegaZero', 'x').position).toBe('omegaOne');
  expect(fly('omegaZero', 'cnot')).toMatchObject({ position: 'omegaZero' });
  expect(fly('omegaZero', 'swap').position).toBe('omegaThree');
  expect(fly('zero-one', 'cnot').position).toBe('one-one');
  expect(fly('one-zero', 'cnot').position).toBe('one-zero');
  const later = play(open('omegaZero'), 'P: pass', 'Q: pass', 'Q: pass');
  expect(asked(later)).toBe('P refresh');
  expect(at(later, 'Q').colorBlind).toBeNull();
});

test('[S30] Tractor Beam', () => {
  const spec = { options: { tractorBeam: true }, phase: 'navigate', hands: ['x', 'x'], cargo: [[3, 3, 0]] } as const;
  const game = play(position({ ...spec, events: ['tractorBeam'] }), 'P: play tractorBeam');
  expect(game.view(0).players[0].capacity).toBe(8);
  expect(game.state.eventDiscard).toEqual([]);
  const negated = position({ ...spec, events: ['tractorBeam', 'disruptiveSabotage'] });
  play(negated, 'P: play tractorBeam', 'Q: sabotage');
  expect(negated.view(0).players[0].capacity).toBe(6);
  expect(negated.state.eventDiscard).toEqual(['disruptiveSabotage', 'tractorBeam']);
});

test('[S28] starting events above the limit', () => {
  const game = given(entanglion, { options: { startEvents: 3, eventHandLimit: 1 }, script: { dice: [5, 2] } });
  game.act(0, { kind: 'placeFleet', planet: 'zero' });
  expect(game.asked).toEqual(['discardEvent 0']);
  expect(game.state.players.map(({ events }) => events.length)).toEqual([3, 0]);
  for (const left of [2, 1]) {
    game.act(0, game.legal(0)[0] as Action);
    expect(game.state.players[0].events).toHaveLength(left);
  }
  expect(game.asked).toEqual(['discardEvent 1']);
  expect(game.state.players[1].events).toHaveLength(3);
});
