import {
  commitTo,
  formatLog,
  heardBy,
  type Json,
  type Log,
  logOf,
  Match,
  outcomeText,
  parseLog,
  parsePosition,
  replay,
  verify,
  type Viewer,
} from '@orrery/kernel';
import { given } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { skirmish } from '@orrery/kernel/skirmish';

const SETUP = { options: { hull: 4, rounds: 6, handSize: 3 }, seats: 3, seed: 'a seed' };

/** A whole match, everybody taking the first or last legal action by turns. */
function finished(seed = SETUP.seed, seats = SETUP.seats): Match {
  const match = new Match(skirmish, { ...SETUP, seed, seats });
  for (let n = 0; match.decisions.length > 0; n++) {
    const { seat } = match.decisions[0]!;
    const legal = skirmish.legal(match.state, seat);
    match.act(seat, legal.at(n % 3 === 0 ? 0 : -1)!);
  }
  return match;
}

describe('answering', () => {
  const fresh = () => new Match(skirmish, SETUP);

  test('a question is answered by its id, once', () => {
    const match = fresh();
    const id = match.decisionOf(1)!.id;
    expect(match.submit(1, id, { kind: 'commit' })).toBeUndefined();
    expect(match.submit(1, id, { kind: 'commit' })).toEqual({ code: 'not-asked' });
    expect(match.entries).toHaveLength(1);
  });

  test('simultaneous answers do not collide: the others’ questions stay open under their ids', () => {
    const match = fresh();
    const ids = match.decisions.map(({ id }) => id);
    match.act(2, { kind: 'commit' });
    expect(match.decisions.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  });

  test('an answer to an earlier question is refused', () => {
    const match = fresh();
    const old = match.decisionOf(0)!.id;
    for (const seat of [0, 1, 2]) match.act(seat, { kind: 'commit' });
    expect(match.submit(0, old, { kind: 'commit' })).toEqual({ code: 'question-closed', kind: 'commit' });
  });

  test('malformed and illegal actions are told apart', () => {
    const match = fresh();
    const { id } = match.decisionOf(0)!;
    expect(match.submit(0, id, 'commit')?.code).toBe('malformed');
    expect(match.submit(0, id, { kind: 'target', seat: 1 })).toMatchObject({ code: 'wrong-answer', rule: 'S1' });
    expect(match.submit(7, id, { kind: 'commit' })).toEqual({ code: 'not-asked' });
  });

  test('after the end everything is refused', () => {
    const match = finished();
    expect(match.submit(0, 'commit-1-0', { kind: 'commit' })).toEqual({ code: 'game-over' });
  });

  test('a fault in a rule freezes the match at its last whole state', () => {
    let broken = false;
    const faulty = new Match(
      {
        ...skirmish,
        apply(s: Parameters<typeof skirmish.apply>[0], ...rest) {
          s.round = 99;
          if (broken) throw new Error('a bug');
          s.round = 1;
          skirmish.apply(s, ...rest);
        },
      },
      SETUP,
    );
    faulty.act(0, { kind: 'commit' });
    const before = faulty.hash();
    broken = true;
    expect(() => faulty.act(1, { kind: 'commit' })).toThrow('a bug');
    expect(faulty.hash()).toBe(before);
    expect(faulty.entries).toHaveLength(1);
    expect(faulty.submit(1, faulty.decisionOf(1)!.id, { kind: 'commit' })).toEqual({ code: 'match-frozen' });
    broken = false;
    faulty.rewind(1);
    expect(faulty.submit(1, faulty.decisionOf(1)!.id, { kind: 'commit' })).toBeUndefined();
  });

  test('seats out of range are our own mistake', () => {
    expect(() => new Match(skirmish, { ...SETUP, seats: 2 })).toThrow('no match of 2 seats');
  });
});

describe('undo', () => {
  test('goes back over one’s own secret answer; what others answered at the same time stays', () => {
    const match = new Match(skirmish, SETUP);
    const before = match.hash();
    match.act(1, { kind: 'commit' });
    const alone = match.hash();
    match.rewind(0);
    expect(match.hash()).toBe(before);
    match.act(0, { kind: 'commit' });
    match.act(1, { kind: 'commit' });
    expect(match.undoTarget(0)).toBe(0);
    expect(match.undoTarget(2)).toBeUndefined();
    expect(match.takeBack(2)).toBe(false);
    expect(match.takeBack(0)).toBe(true);
    expect(match.entries.map(({ seat }) => seat)).toEqual([1]);
    expect(match.hash()).toBe(alone);
    match.act(0, { kind: 'commit' });
    expect(match.takeBack(0, (seat) => seat === 1)).toBe(true);
    expect(match.entries.map(({ seat }) => seat)).toEqual([1]); // before the own answer, so it was not in the way
    match.rewind(0);
    match.act(0, { kind: 'commit' });
    match.act(1, { kind: 'commit' });
    expect(match.takeBack(0, (seat) => seat === 1)).toBe(true);
    expect(match.hash()).toBe(before); // a bot's answer goes too
  });

  test('does not go back over somebody who was asked later', () => {
    // Two bystanders join neither side, one after the other.
    const match = new Match(skirmish, { ...SETUP, seats: 5, seed: 'by' });
    while (match.entries.filter(({ action }) => action.kind === 'join').length < 2) {
      const { seat } = match.decisions[0]!;
      const legal = skirmish.legal(match.state, seat);
      match.act(seat, legal.at(legal[0]!.kind === 'join' ? 0 : -1)!);
    }
    const { entries } = match;
    const at = entries.findIndex(({ action }) => action.kind === 'join');
    expect(entries[at + 1]).toMatchObject({ action: { kind: 'join', side: 'none' }, beside: [] });
    match.rewind(at + 2);
    expect(match.undoTarget(entries[at]!.seat)).toBeUndefined();
    expect(match.undoTarget(entries[at + 1]!.seat)).toBe(at + 1);
  });

  test('stops where answers were revealed', () => {
    const match = new Match(skirmish, SETUP);
    for (const seat of [0, 1, 2]) match.act(seat, { kind: 'commit' });
    expect(match.undoTarget(2)).toBeUndefined();
  });

  test('stops at a die even if nothing is said about it', () => {
    const match = finished();
    for (const [at, step] of match.entries.entries())
      if (step.told.some(({ event }) => event.kind === 'rolled')) expect(match.entries[at]!.final).toBe(true);
  });
});

describe('events', () => {
  test('a drawn card is known to its seat, a blank count to all others', () => {
    const match = new Match(skirmish, SETUP);
    const drew = match.opening.find(({ event }) => event.kind === 'drew' && 'seat' in event && event.seat === 1)!;
    expect(heardBy([drew], 1)).toMatchObject([{ kind: 'drew', card: expect.any(String) }]);
    expect(heardBy([drew], 0)).toEqual([{ kind: 'drew', seat: 1, card: null }]);
    expect(heardBy([drew], 'watcher')).toEqual([{ kind: 'drew', seat: 1, card: null }]);
    expect(heardBy([{ event: { kind: 'secret' }, to: [1] }], 0)).toEqual([null]);
    const whispered = { event: { kind: 'secret' }, to: [1], whispered: true } as const;
    expect([0, 1, 'watcher', 'above'].map((viewer) => heardBy([whispered], viewer as Viewer).length)).toEqual([
      0, 1, 0, 1,
    ]);
  });
});

describe('logs', () => {
  const log = logOf(finished());
  const text = formatLog(log);
  const changed = (change: Partial<Record<keyof Log, unknown>>) => JSON.stringify({ ...log, ...change });
  const nested = (field: keyof Log) =>
    changed({ [field]: 'here' }).replace('"here"', `${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  const problemOf = (content: string) => {
    const parsed = parseLog(content);
    const again = parsed.ok ? replay(skirmish, parsed.value) : parsed;
    return again.ok ? 'replays' : again.problem;
  };

  test('survive their file and replay to the same hash', () => {
    const parsed = parseLog(text);
    expect(parsed).toEqual({ ok: true, value: log });
    expect(problemOf(text)).toBe('replays');
  });

  test('a golden match: its end is the same on every machine and in every version', () => {
    const match = finished('golden');
    expect(match.entries.length).toMatchInlineSnapshot(`24`);
    expect(match.outcome).toMatchInlineSnapshot(`
      {
        "ranks": [
          3,
          1,
          1,
        ],
        "reason": "rounds",
        "scores": [
          2,
          4,
          4,
        ],
      }
    `);
    expect(match.hash()).toMatchInlineSnapshot(`"b7fdedcd3df6a0cdf9d60ad0ecd6c28c9cd0cef3d91e0be0d81ef1393fdf5b62"`);
  });

  const actions = log.actions;
  const flipped = actions.map(([seat, action], at) =>
    at === 0
      ? [seat, action.kind === 'commit' && 'card' in action ? { kind: 'commit' } : { kind: 'commit', card: 'chaff' }]
      : [seat, action],
  );
  test.for<[string, string, RegExp]>([
    [
      'one action changed',
      changed({ actions: flipped }),
      /^the log does not replay: (after move 1 the position has another hash|move 1 of seat)/,
    ],
    ['a truncated file', text.slice(0, text.length / 2), /damaged or cut off/],
    ['an empty file', '', /damaged or cut off/],
    ['missing actions', changed({ actions: actions.slice(0, -1) }), /actions are missing/],
    ['a newer format', changed({ format: 2 }), /newer than 1/],
    ['no format', changed({ format: undefined }), /no 'format'/],
    ['a wrong rules version', changed({ rulesVersion: 9 }), /rules version 9 of skirmish; this is version 1/],
    ['another game', changed({ game: 'chess' }), /is of "chess", not of 'skirmish'/],
    ['too many seats', changed({ seats: 9 }), /3 to 5 seats, not 9/],
    ['options out of range', changed({ options: { hull: 99 } }), /option 'hull'/],
    [
      'a seat that is not asked',
      changed({ actions: [[4, { kind: 'commit' }]], hashes: undefined }),
      /seat 4 is not asked/,
    ],
    [
      'an illegal action',
      changed({ actions: [[0, { kind: 'target', seat: 1 }]], hashes: undefined }),
      /move 1 of seat 0 is refused \(That does not answer/,
    ],
    ['nonsense for actions', changed({ actions: [7] }), /action 1 of the log must be/],
    ['a number for a seed', changed({ seed: 7 }), /'seed' must be a text/],
    ['a list', '[]', /must be a JSON object/],
    ['an endless nest for an outcome', nested('outcome'), /nested deeper than 100 levels/],
    ['an endless nest for options', nested('options'), /nested deeper than 100 levels/],
    ['another seed', changed({ seed: 'another' }), /has another hash|is refused|not asked/],
  ])('%s', ([, content, expected]) => {
    expect(problemOf(content)).toMatch(expected);
  });

  test('a text of 100 MB is refused before it is read', () => {
    expect(parseLog(' '.repeat(100 * 1024 * 1024))).toMatchObject({
      ok: false,
      problem: expect.stringContaining('at most 16 MB'),
    });
  });
});

describe('verification', () => {
  const log = logOf(finished());

  test('an honest match passes', () => {
    expect(verify(skirmish, log)).toMatchObject({ ok: true, value: { moves: log.actions.length } });
  });

  test.for<[string, Partial<Log>, RegExp]>([
    ['an exchanged seed', { seed: 'another' }, /not the one that was committed/],
    [
      'an exchanged seed with its commitment',
      { seed: 'another', commitment: commitTo('another') },
      /has another hash|is refused|not asked/,
    ],
    ['another outcome', { outcome: { reason: 'rounds', ranks: [3, 2, 1] } }, /claims another outcome/],
    [
      'an unfinished match',
      { actions: log.actions.slice(0, 3), hashes: log.hashes!.slice(0, 4) },
      /not finished after 3 moves/,
    ],
  ])('%s is refused', ([, change, expected]) => {
    expect(verify(skirmish, { ...log, ...change })).toMatchObject({
      ok: false,
      problem: expect.stringMatching(expected),
    });
  });

  test('a commitment noted elsewhere decides', () => {
    expect(verify(skirmish, log, commitTo('another')).ok).toBe(false);
    const { commitment: _, ...silent } = log;
    expect(verify(skirmish, silent as Log)).toMatchObject({
      ok: false,
      problem: expect.stringContaining('no commitment'),
    });
    expect(verify(skirmish, silent as Log, commitTo(SETUP.seed)).ok).toBe(true);
  });
});

describe('ids of questions', () => {
  test('count the answers of their own seat, whatever others were asked in silence', () => {
    const ids = new Set<string>();
    for (let game = 0; game < 20; game++) {
      const match = new Match(skirmish, { ...SETUP, seed: `ids ${game}` });
      const answers = [0, 0, 0];
      while (match.decisions.length > 0) {
        const { id, seat, kind } = match.decisions[0]!;
        answers[seat]!++;
        expect(id).toBe(`${kind}-${answers[seat]}`);
        ids.add(kind);
        match.act(seat, skirmish.legal(match.state, seat).at(-1)!);
      }
    }
    expect(ids).toEqual(new Set(['commit', 'target', 'respond', 'join']));
  });
});

describe('a match from a position', () => {
  const whole = finished();
  const half = new Match(skirmish, SETUP);
  for (const { seat, action } of whole.entries.slice(0, 12)) half.act(seat, action as never);
  const position = JSON.parse(JSON.stringify(half.state)) as Json;
  const setup = { ...SETUP, seed: 'another' };

  test('plays, takes back and replays as any other', () => {
    const match = new Match(skirmish, { ...setup, position });
    expect(match.state).toEqual(half.state);
    const before = match.hash();
    const { seat } = match.decisions[0]!;
    match.act(seat, skirmish.legal(match.state, seat)[0]!);
    match.rewind(0);
    expect(match.hash()).toBe(before);
    while (match.decisions.length > 0) {
      const asked = match.decisions[0]!.seat;
      match.act(asked, skirmish.legal(match.state, asked).at(-1)!);
    }
    const log = logOf(match);
    expect(log.position).toEqual(position);
    const parsed = parseLog(formatLog(log));
    expect(parsed.ok && verify(skirmish, parsed.value)).toMatchObject({ ok: true });
    expect(position).toEqual(JSON.parse(JSON.stringify(half.state))); // the match plays a copy
  });

  test.for<[string, unknown, RegExp]>([
    ['no object', 7, /it must be an object, not 7/],
    ['a part too many', { ...(position as object), cheat: 1 }, /it has a part 'cheat'/],
    ['a part too few', { ...(position as object), deck: undefined }, /is not JSON|it has no 'deck'/],
    ['a part of another type', { ...(position as object), deck: 'many' }, /its 'deck' is a text, not a list/],
    ['a number that is none', { ...(position as object), round: null }, /its 'round' is null, not a number/],
    [
      'a number without measure',
      { ...(position as object), round: 1e12 },
      /its 'round' is 1000000000000, which is too much/,
    ],
    ['a seat without measure', { ...(position as object), stack: [{ kind: 'join', seat: 1e9 }] }, /seat/],
    [
      'other options',
      { ...(position as object), options: { hull: 8, rounds: 6, handSize: 3 } },
      /follow from the options/,
    ],
    [
      'a step that is met later',
      { ...(position as object), stack: [{ kind: 'dance' }, ...half.state.stack.slice(1)] },
      /has no step|asks/,
    ],
    ['cards that are not there', { ...(position as object), deck: [] }, /got lost/],
    ['nobody to ask', { ...(position as object), stack: [{ kind: 'round', at: 0 }] }, /nobody is asked/],
    ['a step that does not exist', { ...(position as object), stack: [{ kind: 'dance' }] }, /has no step/],
  ])('%s is refused with the reason', ([, input, reason]) => {
    const parsed = parsePosition(skirmish, setup, input);
    expect(parsed.ok ? '' : parsed.problem).toMatch(reason);
    const text = JSON.stringify({ ...logOf(half, false), position: input });
    const log = parseLog(text);
    if (log.ok) expect(replay(skirmish, log.value).ok).toBe(false);
  });
});

describe('a film', () => {
  test('keeps the state at each beat of the last action, if it is asked for', () => {
    const match = new Match(skirmish, SETUP, { filmed: true });
    match.act(0, { kind: 'commit' });
    expect(match.film).toEqual([]);
    match.act(1, { kind: 'commit' });
    match.act(2, { kind: 'commit' });
    expect(match.film.map(({ told, state }) => [told, state.round])).toEqual([
      [2, 1], // all is revealed
      [5, 2], // the next round has begun, everybody has drawn
    ]);
    match.act(0, { kind: 'commit' });
    expect(match.film).toEqual([]);
    const unfilmed = new Match(skirmish, SETUP);
    for (const seat of [0, 1, 2]) unfilmed.act(seat, { kind: 'commit' });
    expect(unfilmed.film).toEqual([]);
    expect(unfilmed.hash()).not.toBe(match.hash());
    match.rewind(3);
    expect(unfilmed.hash()).toBe(match.hash());
  });
});

describe('scenarios with scripted chance', () => {
  const deck = ['strike3', 'negate', 'chaff', 'negate', 'strike1', 'chaff', 'strike1', 'chaff', 'chaff'];
  const start = () => given(skirmish, { seats: 3, script: { deck: [deck], dice: [6, 1] } });

  test('[S3] [S5] a negated negate lets the attack stand; the dice decide', () => {
    start()
      .see((s) => expect(s.view(0).hand).toContain('strike3'))
      .act(0, { kind: 'commit', card: 'strike3' })
      .act(1, { kind: 'commit' })
      .act(2, { kind: 'commit' })
      .act(0, { kind: 'target', seat: 1 })
      .act(1, { kind: 'respond', negate: true })
      .see((s) => expect(s.asked).toEqual(['respond 0']))
      .act(0, { kind: 'respond', negate: true })
      .see((s) => expect(s.asked).toEqual(['join 2'])) // seat 1 has no negate left: passed in silence
      .act(2, { kind: 'join', side: 'none' })
      .see((s) => {
        expect(s.view(1).ships[1]!.hull).toBe(2);
        expect(s.events('watcher')).toContainEqual({ kind: 'rolled', why: 'battle', faces: [6, 1] });
        expect(s.unusedScript).toBe(0);
      });
  });

  test('refusals can be asked for without acting', () => {
    const scenario = start();
    expect(scenario.refusal(0, { kind: 'commit', card: 'strike2' })).toEqual({
      code: 'not-held',
      rule: 'S1',
      card: 'strike2',
    });
    expect(scenario.refusal(0, 7)?.code).toBe('malformed');
    expect(scenario.refusal(0, { kind: 'commit' })).toBeUndefined();
  });

  test('a script that does not fit says so', () => {
    expect(() => given(skirmish, { script: { deck: [['ace']] } })).toThrow('no "ace" left');
    expect(() => given(skirmish, { script: { weather: [1] } })).toThrow("stream 'weather'");
    expect(() => given(skirmish, { script: { deck: [] } })).toThrow('ended after 0 answers');
  });
});

describe('giving up', () => {
  const given = (forfeits: readonly number[]) => {
    const match = new Match(skirmish, SETUP);
    match.act(2, { kind: 'commit' });
    match.forfeit(forfeits);
    return match;
  };

  test('whoever is left wins; of those who gave up, whoever held out longer is before', () => {
    const match = given([1, 2]);
    expect(match.outcome).toEqual({ reason: 'forfeit', ranks: [1, 3, 2], forfeits: [1, 2] });
    expect(given([0]).outcome?.ranks).toEqual([3, 1, 1]);
    expect(match.decisions).toEqual([]);
    expect(match.view(0)).toMatchObject({ decisions: [], legal: [] });
    expect(match.submit(0, 'commit-1', { kind: 'commit' })).toEqual({ code: 'game-over' });
    expect(outcomeText(skirmish.text, match.outcome!)).toMatch(/ and .* forfeit the match\.$/);
  });

  test('the log says it, replays to it and is verified by it; before its last move nobody has given up', () => {
    const match = given([1]);
    const log = parseLog(formatLog(logOf(match)));
    expect(log.ok && log.value.forfeits).toEqual([1]);
    if (!log.ok) return;
    const again = replay(skirmish, log.value);
    expect(again.ok && again.value.outcome).toEqual(match.outcome);
    expect(verify(skirmish, log.value)).toMatchObject({ ok: true, value: { moves: 1, outcome: match.outcome } });
    const before = replay(skirmish, log.value, 0);
    expect(before.ok && before.value.outcome).toBeUndefined();
    match.rewind(1);
    expect(match.decisions).toHaveLength(2);
  });

  test('not by nobody, by all, twice, by a seat that is not there, or when it is over', () => {
    for (const seats of [[], [0, 1, 2], [1, 1], [3], [-1], [0.5]]) {
      expect(() => new Match(skirmish, SETUP).forfeit(seats)).toThrow(/give up|no such seat/);
      const log = { ...logOf(new Match(skirmish, SETUP)), forfeits: seats };
      expect(parseLog(formatLog(log))).toMatchObject({ ok: false, problem: expect.stringContaining("'forfeits'") });
    }
    expect(() => finished().forfeit([0])).toThrow('over');
    const log = { ...logOf(finished()), forfeits: [0] };
    expect(replay(skirmish, log)).toMatchObject({ ok: false, problem: expect.stringContaining('game that is over') });
  });
});
