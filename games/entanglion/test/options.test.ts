/** Options that no worked scenario shows, and refusals. */
import { Match, parseOptions, Random, readPosition } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { EngineCard } from '../src/data.ts';
import { entanglion } from '../src/index.ts';
import { asked, at, options, play, position } from '../src/testing.ts';

const problem = (given: object): string => {
  const parsed = parseOptions(entanglion.options, given, 2);
  return parsed.ok ? '' : parsed.problem;
};

test('tokens are six, and engine cards twelve at least', () => {
  expect(problem({ planetTokens: { mineCopper: 3 } })).toBe('planetTokens are 7, not 6');
  expect(problem({ planetTokens: { mineCopper: 3, barren: 0 } })).toBe('');
  expect(problem({ engineDeck: { x: 0, h: 0, cnot: 7, swap: 3, probe: 1 } })).toBe(
    'engineDeck has 11 cards; 12 are needed',
  );
});

test('replenishAmount and replenishCap: no mine is raised above the cap', () => {
  const game = position({
    phase: 'cleanup',
    options: { replenishAmount: 3, replenishCap: 4 },
    tokens: { omegaOne: 'mineCopper', psiMinus: 'mineHelium3' },
    orbit: { omegaOne: [3, 0, 0], psiMinus: [0, 6, 0] },
    hands: ['x'],
  });
  expect(game.state.orbit).toMatchObject({ omegaOne: [4, 0, 0], psiMinus: [0, 6, 0] });
});

test('engineSlots: filling fewer slots draws an event card', () => {
  const game = position({ phase: 'navigate', options: { engineSlots: 3 }, control: ['x x'], hands: ['h', 'x'] });
  play(game, 'P: placeProbe');
  expect(at(game, 'P')).toMatchObject({ out: true, hand: ['h'] });
  expect(at(game, 'P').events).toHaveLength(1);
});

test('hireCost 0 hires without paying', () => {
  const game = position({
    options: { hireCost: 0 },
    at: ['omegaOne'],
    tokens: { omegaOne: 'outpostA' },
    outposts: { A: 'nova' },
  });
  play(game, 'hire nova');
  expect(at(game, 'P').pirates).toEqual(['nova']);
});

test('[A4] hire for any three resources, with room for the pirate', () => {
  const spec = {
    at: ['omegaOne'],
    tokens: { omegaOne: 'outpostA' },
    outposts: { A: 'nova' },
    cargo: [[2, 1, 1]],
  } as const;
  const game = play(position(spec), 'hire nova');
  expect(options(game)).toEqual(['pay 1,1,1', 'pay 2,0,1', 'pay 2,1,0']);
  expect(options(position({ ...spec, options: { pirateCapacity: 1 }, pirates: ['uppity'] }))).not.toContain(
    'hire nova',
  );
});

test('[A2] [R26] no room for a pirate: an outpost is discovered without recruiting', () => {
  const game = position({
    options: { pirateCapacity: 1 },
    pirates: ['uppity'],
    at: ['omegaOne'],
    hidden: { omegaOne: 'outpostA' },
    cargo: [[1, 0, 0]],
  });
  play(game, 'discover');
  expect(asked(game)).toBe('P action');
});

test('componentQp and componentCost', () => {
  const game = position({
    options: { componentQp: { physicalQubits: 9 } as never, componentCost: { physicalQubits: [0, 0, 1] } as never },
    at: ['plus-plus'],
    cargo: [[0, 0, 1]],
  });
  play(game, 'buy physicalQubits');
  expect(game.view(0).players[0].power).toEqual({ components: 9, pirates: 0, bonus: 0, total: 9 });
});

test('phaseKickback and swapSameSpot', () => {
  const kicked = position({ options: { phaseKickback: true }, at: ['minus-minus'], control: ['cnot'] });
  expect(options(kicked)).toEqual(['move minus-plus', 'move plus-minus']);
  const still = position({ options: { swapSameSpot: true }, at: ['zero-zero'], control: ['swap h'] });
  expect(options(still)).toEqual(['move plus-zero', 'move zero-plus']);
});

test('showOwnPlaced shows the own queue', () => {
  const spec = { phase: 'navigate', hands: ['x', 'x'], control: ['h'] } as const;
  const shown = position({ ...spec, options: { showOwnPlaced: true } });
  expect(shown.view(0).players[0].control[0]).toEqual({ card: 'h', up: false, memoryOnly: false });
  expect(position(spec).view(0).players[0].control[0]).toMatchObject({ memoryOnly: true });
  expect(shown.view(1).players[0].control[0]).toMatchObject({ card: null });
});

test('mulligan off, and on', () => {
  expect(asked(position({ phase: 'roundStart', round: 1, hands: ['x', 'x'] }))).toBe('P navigate');
});

test('[A3] a planet is mined once in an action phase', () => {
  const game = position({ orbit: { zero: [3, 0, 0] } });
  play(game, 'mine zero', 'amount 1');
  expect(game.refusal(0, { kind: 'mine', planet: 'zero' })).toMatchObject({ code: 'already-mined', rule: 'A3' });
});

test('[A6] a PROBE offers one action; shopping and throwing overboard are one each', () => {
  const game = position({ at: ['plus-zero'], cargo: [[4, 2, 0]], control: ['fleetProbe'], orbit: { zero: [1, 0, 0] } });
  expect(options(game)).toEqual(['depot', 'unload', 'pass']);
  play(game, 'depot', 'buy physicalQubits', 'buy qubitInterconnect');
  expect(asked(game)).toBe('P action'); // nothing more to buy: the shop closes by itself
  expect(options(game)).toContain('mine zero');
});

test('refusals say why, with their rule', () => {
  const game = position({ phase: 'navigate', hands: ['x', 'x'] });
  expect(game.refusal(0, { kind: 'place', card: 'h' })).toMatchObject({ code: 'not-in-hand', rule: 'N2' });
  expect(game.refusal(0, { kind: 'play', event: 'wormhole' })).toMatchObject({ code: 'not-in-hand' });
  expect(game.refusal(0, { kind: 'charming' })).toMatchObject({ code: 'not-offered', rule: 'P3' });
  expect(game.refusal(1, { kind: 'pass' })).toEqual({ code: 'not-asked' });
  expect(game.refusal(0, { kind: 'reveal' })).toMatchObject({ code: 'wrong-answer', rule: 'T6' });
});

test('what random games hardly ever show is a position too: an encounter before it is decided', () => {
  const odd = {
    roundLimit: 12,
    engineSlots: 7,
    startEvents: 3,
    hireCost: 1,
    lootAmount: 3,
    pirateQp: 2,
    strategicDraw: 5,
  };
  const parsed = parseOptions(entanglion.options, odd, 2);
  if (!parsed.ok) throw new Error(parsed.problem);
  const problems: string[] = [];
  for (let number = 0; problems.length === 0; number++) {
    const random = Random.from(`encounters ${number}`);
    const match = new Match(entanglion, { options: parsed.value, seats: 2, seed: `${number}` });
    while (match.decisions.length > 0) {
      if (match.state.encounter?.winner === null) {
        const position = readPosition(entanglion, match.setup, JSON.parse(JSON.stringify(match.state)));
        problems.push(position.ok ? 'none' : position.problem);
      }
      const { seat } = match.decisions[0]!;
      match.act(seat, random.pick(entanglion.legal(match.state, seat)));
    }
  }
  expect(new Set(problems)).toEqual(new Set(['none']));
});

test('section 5, R44: answers and shuffles keep to the order of the tables, in a position from outside, too', () => {
  const depot = position({ at: ['plus-zero'], cargo: [[2, 2, 2]], events: ['hardBargain'] });
  const listed = options(depot);
  depot.state.supply = depot.state.supply.toReversed();
  expect(options(depot)).toEqual(listed);
  const theft = play(
    position({ events: ['defection'], pirates: ['', 'uppity nova harry'], cargo: [[2, 0, 0]], control: ['x'] }),
    'play defection',
  );
  theft.state.players[1].pirates = ['harry', 'uppity', 'nova'];
  expect(options(theft)).toEqual(['pirate uppity', 'pirate nova', 'pirate harry']);
  const drawn = (order: (cards: EngineCard[]) => EngineCard[]) => {
    const game = position({ phase: 'navigate', hands: ['x h cnot', 'x'] });
    game.state.engineDiscard = order(game.state.engineStack);
    game.state.engineStack = [];
    return play(game, 'place h').state.engineStack;
  };
  expect(drawn((cards) => cards.toReversed())).toEqual(drawn((cards) => cards));
});
