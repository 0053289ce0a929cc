/** Every option has its effect; values out of range and conflicts are refused with the option's name. */
import { parseOptions } from '@orrery/kernel';
import { given } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { dogfight } from '../src/index.ts';
import { OPTIONS, type Options } from '../src/options.ts';
import { optionsOf, play, position, type ShipSpec, shipIn } from '../src/testing.ts';

const parse = (options: object, seats = 2) => parseOptions(dogfight.options, options, seats);
const problem = (options: object) => {
  const parsed = parse(options);
  return parsed.ok ? undefined : parsed.problem;
};

/** The ranges of the rules: least, most, default. */
const RANGES = {
  shipsPerPilot: [1, 3, 1],
  rangeTw: [3, 20, 9],
  placementDepthTw: [1, 6, 3],
  linedUpDice: [0, 3, 1],
  straightCost: [1, 6, 1],
  bankCost: [1, 6, 2],
  turnCost: [1, 6, 3],
  specialMultiplier: [1, 3, 2],
  splitSAltitude: [0, 6, 3],
  maxAltitude: [0, 9, 4],
  startAltitude: [0, 9, 0],
  maxStorePerRound: [0, 9, 9],
  hitOn: [2, 6, 4],
  dodgeOn: [2, 6, 4],
  roundLimit: [5, 200, 40],
  quietLimit: [0, 50, 12],
} as const;

const CHOICES = {
  rangeMeasure: ['nearest', 'centers'],
  arcTest: ['anyPart', 'center'],
  linedUpTest: ['anyPart', 'bothLines', 'center'],
  overlapRule: ['forbidden', 'allowed', 'bump'],
  attackTiming: ['sequential', 'simultaneous'],
  statAssignment: ['secret', 'open'],
  splitSFacing: ['template', 'start'],
  tieBreak: ['damageFirst', 'healthFirst'],
  mandatoryAttack: [false, true],
  enableAltitude: [true, false],
  enableSplitS: [true, false],
  enableBarrelRoll: [true, false],
} as const;

test('ranges, choices and defaults are those of the rules', () => {
  const apart = ['boardTw', 'placementSpacingTw', 'arcDegrees', 'statValues'];
  expect(Object.keys(OPTIONS).toSorted()).toEqual(
    [...Object.keys(RANGES), ...Object.keys(CHOICES), ...apart].toSorted(),
  );
  for (const [name, [least, most, initial]] of Object.entries(RANGES)) {
    expect([name, OPTIONS[name as keyof typeof RANGES].default]).toEqual([name, initial]);
    const others = { maxAltitude: 9, statValues: [9, 9, 9, 9] }; // so that nothing conflicts
    for (const value of [least, most]) expect([name, parse({ ...others, [name]: value }).ok]).toEqual([name, true]);
    for (const value of [least - 1, most + 1]) expect(problem({ [name]: value })).toContain(name);
  }
  for (const [name, choices] of Object.entries(CHOICES)) {
    expect([name, OPTIONS[name as keyof typeof CHOICES].default]).toEqual([name, choices[0]]);
    for (const value of choices) expect(parse({ [name]: value }).ok).toBe(true);
    expect(problem({ [name]: 'nonsense' })).toContain(name);
  }
});

test('values that are refused', () => {
  for (const boardTw of [0, 18, 60]) expect(problem({ boardTw })).toBeUndefined();
  for (const boardTw of [-1, 1, 17, 61]) expect(problem({ boardTw })).toContain('boardTw');
  for (const placementSpacingTw of [-1, 0, 0.5, 20]) expect(problem({ placementSpacingTw })).toBeUndefined();
  for (const placementSpacingTw of [-0.5, -2, 0.25, 20.5])
    expect(problem({ placementSpacingTw })).toContain('placementSpacingTw');
  for (const rangeTw of [3, 9.5, 20]) expect(problem({ rangeTw })).toBeUndefined();
  expect(problem({ rangeTw: 9.25 })).toContain('rangeTw');
  for (const arcDegrees of [60, 90]) expect(problem({ arcDegrees })).toBeUndefined();
  expect(problem({ arcDegrees: 75 })).toContain('arcDegrees');
  for (const statValues of [
    [4, 3, 3],
    [4, 3, 3, 0],
    [4, 3, 3, 10],
    [4, 3, 3, 2, 2],
  ])
    expect(problem({ statValues })).toContain('statValues');
});

test('conflicts that are refused', () => {
  expect(problem({ startAltitude: 5 })).toContain('startAltitude');
  expect(problem({ startAltitude: 5, enableAltitude: false })).toContain('startAltitude');
  expect(problem({ startAltitude: 5, maxAltitude: 5 })).toBeUndefined();
  expect(problem({ straightCost: 3, bankCost: 3 })).toContain('statValues');
  expect(problem({ straightCost: 2, bankCost: 6, turnCost: 6 })).toBeUndefined();
  expect(problem({ straightCost: 6, bankCost: 6, turnCost: 2 })).toBeUndefined();
  expect(problem({ statValues: [9, 9, 9, 1] })).toBeUndefined();
  expect(problem({ statValues: [9, 9, 9, 1], straightCost: 2 })).toContain('statValues');
});

const moving = (ship: ShipSpec, options: Partial<Options> = {}) =>
  position({ options, ships: [{ at: [81000, 81000, 0], ...ship }] });
const attackStage = (options: Partial<Options>, at: readonly [number, number, number], dice?: readonly number[]) =>
  position({
    options,
    stage: 'attackStage',
    ships: [
      { at: [60000, 60000, 0], attack: 3 },
      { at, defense: 2 },
    ],
    ...(dice && { dice }),
  });
const canAttack = (options: Partial<Options>, at: readonly [number, number, number]) =>
  attackStage(options, at).asked[0] === 'attack 0';

test('shipsPerPilot and boardTw', () => {
  const game = given(dogfight, { seats: 3, options: { shipsPerPilot: 2, boardTw: 20 } });
  expect(game.view(0).ships.map(({ id }) => id)).toEqual(['p0s0', 'p0s1', 'p1s0', 'p1s1', 'p2s0', 'p2s1']);
  expect(game.view(0).settings).toMatchObject({ boardTw: 20, side: 120000 });
});

test('rangeTw and rangeMeasure', () => {
  expect(canAttack({}, [119543, 60000, 0])).toBe(true);
  expect(canAttack({}, [119544, 60000, 0])).toBe(false);
  expect(canAttack({ rangeTw: 9.5 }, [122543, 60000, 0])).toBe(true);
  expect(canAttack({ rangeTw: 9.5 }, [122544, 60000, 0])).toBe(false);
  expect(canAttack({ rangeMeasure: 'centers' }, [114000, 60000, 0])).toBe(true);
  expect(canAttack({ rangeMeasure: 'centers' }, [114001, 60000, 0])).toBe(false);
});

test('arcDegrees and arcTest', () => {
  expect(canAttack({}, [90000, 80756, 0])).toBe(false);
  expect(canAttack({ arcDegrees: 90 }, [90000, 80756, 0])).toBe(true);
  expect(canAttack({ arcTest: 'center' }, [90000, 80755, 0])).toBe(false);
  expect(canAttack({ arcTest: 'center' }, [90000, 77320, 0])).toBe(true);
  expect(canAttack({ arcTest: 'center' }, [90000, 77321, 0])).toBe(false);
  expect(canAttack({ arcTest: 'center', arcDegrees: 90 }, [90000, 90000, 0])).toBe(true);
  expect(canAttack({ arcTest: 'center', arcDegrees: 90 }, [90000, 90001, 0])).toBe(false);
});

const diceOf = (options: Partial<Options>, at: readonly [number, number, number]) => {
  const game = play(attackStage(options, at), 'attack(p1s0)');
  return game.events(0).flatMap((event) => (event?.kind === 'attacked' ? [event] : []))[0];
};

test('linedUpTest and linedUpDice', () => {
  expect(diceOf({}, [90000, 63522, 0])).toMatchObject({ linedUp: true, attackDice: { length: 4 } });
  expect(diceOf({}, [90000, 63523, 0])).toMatchObject({ linedUp: false, attackDice: { length: 3 } });
  expect(diceOf({ linedUpTest: 'bothLines' }, [90000, 63522, 0])).toMatchObject({ linedUp: false });
  expect(diceOf({ linedUpTest: 'center' }, [90000, 60751, 0])).toMatchObject({ linedUp: false });
  expect(diceOf({ linedUpDice: 3 }, [90000, 60000, 0])).toMatchObject({ linedUp: true, attackDice: { length: 6 } });
  expect(diceOf({ linedUpDice: 0 }, [90000, 60000, 0])).toMatchObject({ linedUp: true, attackDice: { length: 3 } });
});

test('hitOn and dodgeOn', () => {
  const faces = [1, 2, 4, 6, 3, 5]; // four attack dice, two defense dice
  const result = (options: Partial<Options>) => {
    const game = play(attackStage(options, [90000, 60000, 0], faces), 'attack(p1s0)');
    const attacked = game.events(0).find((event) => event?.kind === 'attacked');
    return attacked && 'hits' in attacked ? [attacked.hits, 'dodges' in attacked && attacked.dodges] : [];
  };
  expect(result({})).toEqual([2, 1]);
  expect(result({ hitOn: 2 })).toEqual([3, 1]);
  expect(result({ hitOn: 6 })).toEqual([1, 1]);
  expect(result({ dodgeOn: 3 })).toEqual([2, 2]);
  expect(result({ dodgeOn: 6 })).toEqual([2, 0]);
});

test('mandatoryAttack', () => {
  const game = attackStage({ mandatoryAttack: true }, [90000, 60000, 0]);
  expect(optionsOf(game)).toEqual(['attack(p1s0)']);
  expect(game.refusal(0, { kind: 'hold' })).toMatchObject({ code: 'must-attack' });
});

test('placementDepthTw and placementSpacingTw', () => {
  const cells = (options: Partial<Options>) => {
    const game = given(dogfight, { options, script: { dice: [6, 1] } });
    play(game, ...Array.from({ length: 2 }, () => optionsOf(game)[0] ?? ''));
    const first = optionsOf(game).length;
    play(game, 'cell(0, 0)', 'heading(0)');
    return [first, optionsOf(game).length];
  };
  expect(cells({})).toEqual([288, 237]);
  expect(cells({ placementDepthTw: 1 })[0]).toBe(27 * 27 - 25 * 25);
  expect(cells({ placementDepthTw: 6 })[0]).toBe(27 * 27 - 15 * 15);
  expect(cells({ placementSpacingTw: 0 })).toEqual([288, 287]);
  expect(cells({ placementSpacingTw: 3, rangeTw: 20 })[1]).toBeGreaterThan(237);
});

test('statValues and statAssignment', () => {
  const game = given(dogfight, { options: { statValues: [5, 1, 1, 1], statAssignment: 'open' } });
  expect(optionsOf(game)).toEqual(['5-1-1-1', '1-5-1-1', '1-1-5-1', '1-1-1-5']);
  expect(game.asked).toEqual(['assignStats 0']);
});

test('costs of templates and specials', () => {
  const options = optionsOf(moving({ speed: 4 }, { straightCost: 2, bankCost: 5, turnCost: 4 }));
  expect(options).toEqual(['straight', 'turnLeft', 'turnRight']);
  expect(optionsOf(moving({ speed: 4 }, { specialMultiplier: 1 }))).toContain('R:turnLeft');
  expect(optionsOf(moving({ speed: 4 }, { specialMultiplier: 3 })).filter((option) => option.startsWith('R:'))).toEqual(
    [],
  );
});

test('enableSplitS, splitSAltitude and splitSFacing', () => {
  const high = { speed: 4, altitude: 4 };
  expect(optionsOf(moving(high, { enableSplitS: false })).filter((option) => option.startsWith('S:'))).toEqual([]);
  expect(
    moving(high, { enableSplitS: false }).refusal(0, { kind: 'fly', manner: 'splitS', template: 'straight' }),
  ).toMatchObject({ code: 'not-enabled' });
  expect(optionsOf(moving({ speed: 2 }, { splitSAltitude: 0 })).filter((option) => option.startsWith('S:'))).toEqual([
    'S:straight',
  ]);
  expect(optionsOf(moving(high, { splitSAltitude: 2 }))).toContain('S:turnLeft');
  const facing = (options: Partial<Options>) => shipIn(play(moving(high, options), 'S:bankLeft'), 'p0s0').pose?.h;
  expect([facing({}), facing({ splitSFacing: 'start' })]).toEqual([5, 4]);
});

test('enableBarrelRoll', () => {
  const options = optionsOf(moving({ speed: 4, altitude: 4 }, { enableBarrelRoll: false }));
  expect(options.filter((option) => option.startsWith('R:'))).toEqual([]);
  expect(options).toContain('S:straight');
});

const ends = (ship: ShipSpec, options: Partial<Options>) =>
  optionsOf(play(moving(ship, options), 'straight')).filter((option) => option.startsWith('end'));

test('enableAltitude, maxAltitude, maxStorePerRound', () => {
  expect(ends({ speed: 4 }, {})).toEqual(['end(0)', 'end(1)', 'end(2)', 'end(3)']);
  expect(ends({ speed: 4 }, { enableAltitude: false })).toEqual(['end(0)']);
  expect(ends({ speed: 4 }, { maxAltitude: 1 })).toEqual(['end(0)', 'end(1)']);
  expect(ends({ speed: 4 }, { maxStorePerRound: 2 })).toEqual(['end(0)', 'end(1)', 'end(2)']);
  expect(ends({ speed: 4 }, { maxAltitude: 0 })).toEqual(['end(0)']);
});

test('startAltitude counts unless altitude is off', () => {
  const altitude = (options: Partial<Options>) => {
    const game = play(given(dogfight, { options }), '4-3-3-2', '4-3-3-2');
    return game.view(0).ships[0]?.altitude;
  };
  expect([altitude({}), altitude({ startAltitude: 3 }), altitude({ startAltitude: 3, enableAltitude: false })]).toEqual(
    [0, 3, 0],
  );
});

test('roundLimit and quietLimit', () => {
  const apart = [{ at: [20000, 140000, 2] }, { at: [140000, 20000, 6] }] as const;
  const end = (options: Partial<Options>, round: number, quietRounds = 0) =>
    position({ options, stage: 'attackStage', round, quietRounds, ships: apart }).outcome?.reason;
  expect(end({ roundLimit: 5 }, 5)).toBe('roundLimit');
  expect(end({ roundLimit: 5 }, 4)).toBeUndefined();
  expect(end({ quietLimit: 3 }, 3, 2)).toBe('quietLimit');
  expect(end({ quietLimit: 0 }, 3, 30)).toBeUndefined();
  expect(end({ roundLimit: 5, quietLimit: 3 }, 5, 2)).toBe('roundLimit');
});
