import {
  bool,
  canonicalJson,
  choice,
  drawOptions,
  drawSpec,
  int,
  list,
  maybe,
  option,
  type OptionsOf,
  type OptionsSchema,
  parseAction,
  parseOptions,
  parseSpec,
  Random,
  show,
  type Spec,
  steps,
  table,
  text,
} from '@orrery/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const FIELDS = {
  rounds: option(int(1, 12), 6, 'Rounds.'),
  range: option(steps(3, 20, 0.5), 9, 'Range.'),
  map: option(choice('frigate', 'cutter'), 'frigate', 'Map.'),
  open: option(bool, false, 'Open.'),
  stats: option(list(int(1, 9), 4, 4), [4, 3, 3, 2], 'Stats.'),
  costs: option(table(['gas', 'ore'], int(0, 6)), { gas: 1, ore: 3 }, 'Costs.'),
  floor: option(maybe(int(-3000, 0)), null, 'Floor.'),
};
type Options = OptionsOf<typeof FIELDS>;
const SCHEMA = {
  fields: FIELDS,
  validate: (values: Options, seats: number) =>
    values.rounds > seats * 5 ? `option 'rounds' must not be above ${seats * 5} with ${seats} seats` : undefined,
};

describe('options', () => {
  test('what is not given takes its default; tables are completed', () => {
    expect(parseOptions(SCHEMA, { costs: { gas: 2 } }, 2)).toEqual({
      ok: true,
      value: {
        rounds: 6,
        range: 9,
        map: 'frigate',
        open: false,
        stats: [4, 3, 3, 2],
        costs: { gas: 2, ore: 3 },
        floor: null,
      },
    });
  });

  test.for<[string, unknown]>([
    ["option 'rounds' must be a whole number from 1 to 12, not 13", { rounds: 13 }],
    ["option 'rounds' must be a whole number from 1 to 12, not 1.5", { rounds: 1.5 }],
    ['option \'rounds\' must be a whole number from 1 to 12, not "6"', { rounds: '6' }],
    ["option 'rounds' must be a whole number from 1 to 12, not NaN", { rounds: Number.NaN }],
    ["option 'range' must be a number from 3 to 20 in steps of 0.5, not 3.2", { range: 3.2 }],
    ['option \'map\' must be one of frigate, cutter, not "hulk"', { map: 'hulk' }],
    ["option 'open' must be true or false, not 1", { open: 1 }],
    ["option 'stats' must be a list of 4 values, each a whole number from 1 to 9, not [1,2]", { stats: [1, 2] }],
    ["option 'stats'[2] must be a whole number from 1 to 9, not 0", { stats: [1, 2, 0, 4] }],
    ["option 'costs'.gas must be a whole number from 0 to 6, not 7", { costs: { gas: 7 } }],
    [
      "option 'costs' knows no 'iron'; it must be a table with keys among gas, ore, each value a whole number from 0 to 6",
      { costs: { iron: 1 } },
    ],
    ["there is no option 'moon' (options: rounds, range, map, open, stats, costs, floor)", { moon: 1 }],
    [
      "there is no option '__proto__' (options: rounds, range, map, open, stats, costs, floor)",
      JSON.parse('{"__proto__": 1}'),
    ],
    ["option 'rounds' must not be above 10 with 2 seats", { rounds: 11 }],
    ['options must be an object, not [1]', [1]],
    ['options must be an object, not null', null],
  ])('%s', ([problem, given]) => {
    expect(parseOptions(SCHEMA, given, 2)).toEqual({ ok: false, problem });
  });

  test('random options are always allowed ones', () => {
    for (let i = 0; i < 500; i++) {
      const drawn = drawOptions(SCHEMA, 2, Random.from(`${i}`));
      expect(parseOptions(SCHEMA, drawn, 2)).toEqual({ ok: true, value: drawn });
    }
  });

  test('now and then all tables of random options are nearly empty', () => {
    const copies = option(maybe(table(['a', 'b', 'c', 'd'], int(0, 9))), null, 'Copies of each card.');
    const fields = { attacks: copies, others: copies };
    const decks: OptionsSchema<OptionsOf<typeof fields>> = { fields };
    const isSparse = (deck: Readonly<Record<string, number>> | null) =>
      deck !== null && Object.values(deck).filter((count) => count > 0).length <= 1;
    const drawn = Array.from({ length: 200 }, (_, i) => drawOptions(decks, 2, Random.from(`${i}`)));
    const sparse = drawn.filter(({ attacks, others }) => isSparse(attacks) && isSparse(others));
    expect(sparse.length).toBeGreaterThan(10);
    expect(sparse.length).toBeLessThan(50);
  });
});

describe('actions', () => {
  const ACTIONS = {
    move: { unit: text(5), room: choice('A1', 'B2') },
    use: { unit: text(5), target: maybe(text(5)) },
    done: {},
  } as const;

  test('a parsed action is rebuilt field by field', () => {
    expect(parseAction(ACTIONS, { kind: 'move', unit: 'p1', room: 'A1' })).toEqual({
      ok: true,
      value: { kind: 'move', unit: 'p1', room: 'A1' },
    });
    expect(parseAction(ACTIONS, { kind: 'use', unit: 'a1' })).toEqual({ ok: true, value: { kind: 'use', unit: 'a1' } });
    expect(parseAction(ACTIONS, { kind: 'use', unit: 'a1', target: null })).toEqual({
      ok: true,
      value: { kind: 'use', unit: 'a1' },
    });
    expect(parseAction(ACTIONS, { kind: 'done' })).toEqual({ ok: true, value: { kind: 'done' } });
  });

  test.for<[string, unknown]>([
    ['an action\'s kind must be one of move, use, done, not "fly"', { kind: 'fly' }],
    ['an action\'s kind must be one of move, use, done, not "toString"', { kind: 'toString' }],
    ["'move' field 'room' must be one of A1, B2, not undefined", { kind: 'move', unit: 'p1' }],
    ["'move' has no field 'hand'", { kind: 'move', unit: 'p1', room: 'A1', hand: 1 }],
    [
      "'move' field 'unit' must be a text of at most 5 characters, not \"p12345\"",
      { kind: 'move', unit: 'p12345', room: 'A1' },
    ],
    ['an action must be an object, not 7', 7],
  ])('%s', ([problem, input]) => {
    expect(parseAction(ACTIONS, input)).toEqual({ ok: false, problem });
  });

  test('no JSON makes the parser throw', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void parseAction(ACTIONS, value)));
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('kind', 'unit', 'room', '__proto__'), fc.jsonValue()),
        (value) => void parseAction(ACTIONS, value),
      ),
    );
  });
});

test('what a spec draws, it lets through', () => {
  const specs: Spec[] = [
    int(-3, 9),
    steps(0, 2, 0.25),
    bool,
    choice('a', 'b'),
    text(9),
    list(int(0, 3), 0, 4),
    table(['k'], bool),
    maybe(int(1, 2)),
  ];
  const random = Random.from('specs');
  for (const spec of specs)
    for (let i = 0; i < 50; i++) expect(parseSpec(spec, drawSpec(spec, random), 'it').ok).toBe(true);
});

describe('input in messages', () => {
  test('is JSON, cut off after 60 characters', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const whole = JSON.stringify(value);
        expect(show(value)).toBe(whole.length > 60 ? `${whole.slice(0, 57)}…` : whole);
      }),
    );
  });

  test('may be nested as deep or be as long as it likes', () => {
    const [lists, objects]: unknown[] = [
      '['.repeat(50_000) + ']'.repeat(50_000),
      `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
    ].map((text) => JSON.parse(text));
    expect(show(lists)).toBe(`${'['.repeat(57)}…`);
    expect(show(objects)).toBe(`${'{"a":'.repeat(12).slice(0, 57)}…`);
    expect(show(new Array(1_000_000).fill(1))).toBe(`[${'1,'.repeat(28)}…`);
    expect(show('x'.repeat(1_000_000))).toBe(`"${'x'.repeat(56)}…`);
  });

  test('may be no JSON at all', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    expect([undefined, 1n, Number.NaN, Object.create(null)].map(show)).toEqual(['undefined', '1', 'NaN', '{}']);
    expect(show(circle)).toBe(`${'['.repeat(57)}…`);
  });
});

describe('canonical JSON', () => {
  test('does not depend on the order of keys', () => {
    expect(canonicalJson({ b: 1, a: [{ d: null, c: 'x' }] })).toBe('{"a":[{"c":"x","d":null}],"b":1}');
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test.for([
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    () => 1,
    new Map(),
    new Date(0),
    { a: undefined },
    [new Set()],
    1n,
  ])('refuses %s', (value) => {
    expect(() => canonicalJson(value)).toThrow();
  });
});
