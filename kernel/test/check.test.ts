import { type Context, type Game, type Random } from '@orrery/kernel';
import { checkGame, faultsIn, neverReached } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type SkirmishEvent, skirmish } from '@orrery/kernel/skirmish';

// A few games do: each copy is broken in a way that every game, or every fourth, meets.
const caught = (broken: Game, games: number) =>
  new Set(
    checkGame(broken, { seed: '1', from: 0, to: games, everyState: true, maxActions: 150 }).violations.map(
      ({ property }) => property,
    ),
  );

test('Skirmish passes the suite on every state', () => {
  expect(faultsIn(checkGame(skirmish, { seed: '1', from: 0, to: 8, everyState: true }))).toEqual([]);
});

test('a secret answer that is shown at once, as the last one is, may be told as it is', () => {
  // With one hull the last two ships often end the game at once, and then nothing but the event tells what was answered.
  const range = { seed: '7', from: 0, to: 12, everyState: true, options: { hull: 1 }, seats: 3 };
  expect(faultsIn(checkGame(skirmish, range))).toEqual([]);
});

test('play of Skirmish reaches every decision, action, end and effect', () => {
  const report = checkGame(skirmish, { seed: '2', from: 0, to: 300 });
  expect(faultsIn(report)).toEqual([]);
  expect(neverReached(skirmish, report)).toEqual({});
  expect(report.games).toBe(300);
});

test('a report does not depend on how a run is cut', () => {
  const whole = checkGame(skirmish, { seed: '3', from: 0, to: 20 });
  const parts = [
    checkGame(skirmish, { seed: '3', from: 0, to: 7 }),
    checkGame(skirmish, { seed: '3', from: 7, to: 20 }),
  ];
  expect(parts[0]!.actions + parts[1]!.actions).toBe(whole.actions);
});

test('a game says how long it may be', () => {
  const brief = { ...skirmish, reach: { ...skirmish.reach, longest: 5 } };
  const { violations } = checkGame(brief, { seed: '4', from: 0, to: 1 });
  expect(violations).toMatchObject([{ property: 'ends', at: 5 }]);
  expect(faultsIn(checkGame(brief, { seed: '4', from: 0, to: 1, maxActions: 1000 }))).toEqual([]);
});

describe('broken copies are caught, each by the right property', () => {
  type S = Parameters<typeof skirmish.apply>[0];
  const with_ = (change: Partial<typeof skirmish>): Game => ({ ...skirmish, ...change });
  /** A context whose streams are copies: the kernel does not see that they are read. */
  const sideDoor = (ctx: Context<SkirmishEvent>): Context<SkirmishEvent> => {
    const copies = new Map<string, Random>();
    return {
      random(name) {
        const copy = copies.get(name) ?? copyOf(ctx.random(name));
        copies.set(name, copy);
        return copy;
      },
      emit: (...told) => ctx.emit(...told),
      whisper: (...told) => ctx.whisper(...told),
      reveal: () => ctx.reveal(),
      beat() {},
      pause() {},
    };
  };
  const copyOf = (random: Random): Random => Object.assign(Object.create(Object.getPrototypeOf(random)), random);

  const copies: [string, string, Game][] = [
    [
      'a view that leaks the deck',
      'secrecy',
      with_({ view: (s, viewer) => ({ ...skirmish.view(s, viewer), next: s.deck.at(-1) }) }),
    ],
    [
      'a view that leaks an answer',
      'secrecy',
      with_({ view: (s, viewer) => ({ ...skirmish.view(s, viewer), top: s.stack.at(-1) }) }),
    ],
    ['secrets in a game that calls itself open', 'secrecy', with_({ open: true })],
    [
      'an event that leaks a secret answer',
      'secrecy',
      with_({
        apply(s, seat, action, ctx) {
          if (action.kind === 'commit' && action.card) ctx.emit({ kind: 'drew', seat, card: action.card });
          skirmish.apply(s, seat, action, ctx);
        },
      }),
    ],
    [
      'a number that counts who was asked in silence',
      'tells',
      with_({
        apply(s, seat, action, ctx) {
          skirmish.apply(s, seat, action, ctx);
          Object.assign(s, { questions: ((s as { questions?: number }).questions ?? 0) + 1 });
        },
        setup: (o, n, ctx) => Object.assign(skirmish.setup(o, n, ctx), { questions: 0 }),
        clone: (s) => ({ ...s, ...skirmish.clone(s) }),
        // The leak does not show in any single view: a redeal keeps the number.
        view: (s, viewer) => ({ ...skirmish.view(s, viewer), questions: (s as { questions?: number }).questions ?? 0 }),
        fromView: (seen, seat, random) => ({
          ...skirmish.fromView(seen, seat, random),
          questions: (seen as { questions?: number }).questions ?? 0,
        }),
      }),
    ],
    [
      'a blank for a silent answer',
      'tells',
      with_({
        apply(s, seat, action, ctx) {
          if (action.kind === 'respond' && !action.negate) ctx.emit({ kind: 'committed', seat }, [seat]);
          skirmish.apply(s, seat, action, ctx);
        },
      }),
    ],
    [
      'a state made from a view that lacks something',
      'knowledge',
      with_({
        fromView: (seen, seat, random) => ({ ...skirmish.fromView(seen, seat, random), round: 1 }),
      }),
    ],
    [
      'a state made from more than the view',
      'knowledge',
      with_({
        view: (s, viewer) => ({ ...skirmish.view(s, viewer), round: 1 }),
      }),
    ],
    [
      'invariants that refuse a state of the game',
      'position',
      with_({
        // Positions come as JSON: new objects, while a match's own options are the same object all the time.
        decisions: (s) => (Object.isFrozen(s.options) ? skirmish.decisions(s) : []),
        setup: (o, n, ctx) => skirmish.setup(Object.freeze(o), n, ctx),
      }),
    ],
    ['a clone that shares an array', 'clone', with_({ clone: (s) => ({ ...skirmish.clone(s), discard: s.discard }) })],
    [
      'a clone that shares a nested array',
      'clone',
      with_({ clone: (s) => ({ ...skirmish.clone(s), ships: s.ships.map((ship) => ({ ...ship })) }) }),
    ],
    [
      'a game that reads a clock',
      'pure',
      with_({
        apply(s, seat, action, ctx) {
          if (Date.now() > 0) skirmish.apply(s, seat, action, ctx);
        },
      }),
    ],
    [
      'a game that rolls Math.random',
      'pure',
      with_({ legal: (s, seat) => (Math.random() < 2 ? skirmish.legal(s, seat) : []) }),
    ],
    [
      'a redeal that peeks',
      'honesty',
      with_({
        redeal(s, viewer, random) {
          random.shuffle(s.deck); // hands stay what they truly are
          void viewer;
        },
      }),
    ],
    [
      'a redeal that makes an impossible state',
      'honesty',
      with_({
        redeal(s, viewer, random) {
          skirmish.redeal(s, viewer, random);
          if (s.deck.length > 0) s.deck[0] = 'strike3';
        },
      }),
    ],
    [
      'undo over a die',
      'undo',
      with_({ apply: (s, seat, action, ctx) => skirmish.apply(s, seat, action, sideDoor(ctx)) }),
    ],
    [
      'undo over a revelation',
      'undo',
      with_({
        apply: (s, seat, action, ctx) =>
          skirmish.apply(s, seat, action, {
            random: (n) => ctx.random(n),
            emit: (...told) => ctx.emit(...told),
            whisper: (...told) => ctx.whisper(...told),
            reveal() {},
            beat() {},
            pause() {},
          }),
      }),
    ],
    [
      'a game that goes on for ever',
      'ends',
      with_({
        apply() {}, // asks the same again
      }),
    ],
    ['a game that asks nobody and is not over', 'ends', with_({ outcome: () => undefined })],
    ['a check that lets too much through', 'refusals', with_({ check: () => undefined })],
    [
      'a legal list that is too long',
      'asked',
      with_({
        legal: (s, seat) => {
          const own = skirmish.legal(s, seat);
          return own.length > 0 ? [...own, { kind: 'target', seat }] : own;
        },
      }),
    ],
    [
      'a legal list with a duplicate',
      'asked',
      with_({ legal: (s, seat) => [...skirmish.legal(s, seat), ...skirmish.legal(s, seat)] }),
    ],
    [
      'a state that is not JSON',
      'json',
      with_({
        setup: (o, n, ctx) => Object.assign(skirmish.setup(o, n, ctx), { extra: new Map() }),
        clone: (s) => Object.assign(skirmish.clone(s), { extra: new Map() }),
      }),
    ],
    [
      'answers whose order matters',
      'simultaneous',
      with_({
        apply(s, seat, action, ctx) {
          const first = s.stack.at(-1)?.kind === 'commit' && skirmish.decisions(s).length === s.ships.length;
          skirmish.apply(s, seat, action, ctx);
          if (first) s.ships[0]!.outInRound += seat; // remembers who was first
        },
      }),
    ],
    [
      'an invariant that fails late',
      'invariants',
      with_({
        invariants(s: S) {
          if (s.round === 4) throw new Error('four');
        },
      }),
    ],
    ['a bot that cheats', 'bot', with_({ bot: { ...skirmish.bot, choose: () => ({ kind: 'target', seat: 0 }) } })],
    [
      'a setup that fails on an option',
      'options',
      with_({
        setup(o, n, ctx) {
          if (o.hull !== 4) throw new Error('odd hull');
          return skirmish.setup(o, n, ctx);
        },
      }),
    ],
    [
      'an event without words',
      'text',
      with_({ text: { ...skirmish.text, event: (e) => (e.kind === 'hit' ? '' : e.kind) } }),
    ],
    [
      'a statistic that is not measured',
      'stats',
      with_({ stats: { names: { rounds: '', lost: '' }, measure: (s) => ({ rounds: s.round }) } }),
    ],
  ];

  test.for(copies)('%s: %s', ([, property, broken]) => {
    // What breaks another promise may give something away as well.
    // Nothing but its length is wrong with a game that has no end, and every one of them is as long as may be.
    const games = property === 'ends' ? 1 : 9;
    expect([...caught(broken, games)].filter((found) => found !== 'tells' || property === 'tells')).toEqual([property]);
  });

  // One run could find a tell by luck; a probe that bites finds it in every one.
  const tells = copies.filter(([, property]) => property === 'tells');
  test.for(tells)('%s: %s, in every run of some games', ([, property, broken]) => {
    for (const seed of ['1', '2', '3', '4', '5']) {
      const found = checkGame(broken, { seed, from: 0, to: 10 }).violations.map((violation) => violation.property);
      expect(new Set(found), seed).toEqual(new Set([property]));
    }
  });

  test('a tell is told once per game, and does not hide what else is broken', () => {
    const broken = copies.find(([name]) => name === 'undo over a revelation')?.[2] as Game; // it stands above
    const { violations } = checkGame(broken, { seed: '1', from: 0, to: 9, everyState: true, maxActions: 150 });
    const ofGame = (number: number) => violations.filter(({ game }) => game === number).map(({ property }) => property);
    const both = violations.map(({ game }) => ofGame(game)).find(({ length }) => length > 1);
    expect(both).toEqual(['tells', 'undo']);
  });

  test.for(copies)('%s: %s, in the thin sample of a long run too', ([, property, broken]) => {
    const isCaught = (number: number) =>
      checkGame(broken, { seed: '1', from: number, to: number + 1, maxActions: 150 }).violations.some(
        (violation) => violation.property === property,
      );
    expect(Array.from({ length: 400 }, (_, at) => 100 + at).some(isCaught)).toBe(true);
  });

  test('a violation comes with a log that replays to its moment', () => {
    const broken = with_({
      invariants(s: S) {
        if (s.round === 4) throw new Error('four');
      },
    });
    const [violation] = checkGame(broken, { seed: '1', from: 0, to: 8 }).violations;
    expect(violation?.property).toBe('invariants');
    expect(violation?.log.actions).toHaveLength(violation?.at ?? -1);
  });
});
