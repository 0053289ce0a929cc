/** A long match is opened from a snapshot beside its log, and is the same match; a wrong or old one is never believed. */
import { CATALOG, findGame } from '@orrery/catalog';
import { type HostWorld, makeSnapshot, MemoryStore, readSnapshot, type Start, Tape } from '@orrery/host';
import { type Game, type Log, logOf, Match, parseOptions, Random, type Viewer, viewersOf } from '@orrery/kernel';
import { expect, test, vi } from 'vitest';
import { connect, start } from './browsers.ts';

type Actions = Log['actions'];

/** A match of so many actions, by chance and the scripted player in turn; of some seeds the longest. */
function played(game: Game, most: number): Match {
  const seats = game.seats.max;
  const options = parseOptions(game.options, {}, seats);
  if (!options.ok) throw new Error(options.problem);
  const matches = [1, 2, 3].map((seed) => {
    const match = new Match(game, { options: options.value, seats, seed: `long ${seed}` });
    const random = Random.from(`long ${seed}`);
    while (!match.outcome && match.entries.length < most) {
      const seat = match.decisions[0]?.seat ?? 0;
      const legal = game.legal(match.state, seat);
      const isRandom = legal.length > 0 && random.chance(2, 3);
      match.act(seat, isRandom ? random.pick(legal) : game.bot.choose(game.view(match.state, seat), seat, random));
    }
    return match;
  });
  return matches.reduce((a, b) => (b.entries.length > a.entries.length ? b : a));
}

const actionsOf = ({ entries }: Match): Actions => entries.map(({ seat, action }) => [seat, action] as const);
const sameSetup = ({ game, setup }: Match) => new Match(game, setup, { filmed: true });

function run<T>(steps: Iterator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The tape goes on from a snapshot that is made where another one ends, and kept as JSON. */
function goingOn(tape: Tape, actions: Actions): Tape {
  const { match } = tape;
  const { game, setup } = match;
  const at = tape.entries.length;
  const made = makeSnapshot(game, setup, actions.slice(0, at), { point: match.point, marks: tape.marks });
  const kept = readSnapshot(JSON.parse(JSON.stringify(made)), game, setup, actions);
  if (!kept) throw new Error('the snapshot was not taken');
  const from: Start = {
    at,
    match: () => Match.from(game, setup, actions.slice(0, at), kept.point, { filmed: true }),
    marks: new Map(kept.marks),
  };
  return run(Tape.play(from.match(), actions.slice(at), from));
}

test.for(CATALOG.map(({ id }) => id))('%s: from a snapshot it is the same match', async (id) => {
  const game = (await findGame(id)?.load()) as Game;
  const match = played(game, 110);
  const actions = actionsOf(match);
  const whole = run(Tape.play(sameSetup(match), actions));
  const viewers: Viewer[] = viewersOf(match.setup.seats);
  for (const share of [0, 0.4, 1]) {
    const at = Math.floor(actions.length * share);
    const first = run(Tape.play(sameSetup(match), actions.slice(0, at)));
    for (const viewer of viewers) first.history(viewer);
    // A snapshot of what went on from a snapshot, too.
    const second = goingOn(first, actions.slice(0, Math.floor((at + actions.length) / 2)));
    for (const viewer of viewers) second.history(viewer);
    for (const tape of [goingOn(first, actions), goingOn(second, actions)]) {
      expect(tape.match.hash()).toBe(match.hash());
      expect(tape.match.entries).toEqual(whole.match.entries);
      expect(tape.match.opening).toEqual(whole.match.opening);
      expect(tape.match.decisions).toEqual(match.decisions);
      for (const viewer of viewers)
        for (const from of [0, 1, 7, whole.movesOf(viewer).length])
          expect(tape.history(viewer, from)).toEqual(whole.history(viewer, from));
      tape.match.rewind(Math.min(3, actions.length));
      const again = sameSetup(match);
      for (const [seat, action] of actions.slice(0, 3)) again.act(seat, action);
      expect(tape.match.hash()).toBe(again.hash());
    }
  }
});

const ONLINE: Partial<HostWorld> = { online: async () => ({ online: { watchable: true }, standIns: [] }) };

/** A store with a long match, and how often the rules are asked while somebody looks at it through a new host. */
async function kept(most = 1000) {
  const game = (await findGame('breach')?.load()) as Game;
  const match = played(game, most);
  const store = new MemoryStore();
  const seated = Array.from({ length: match.setup.seats }, (_, seat) => ({ kind: 'human' as const, who: `p${seat}` }));
  const { options } = match.setup;
  const online = { watchable: true };
  const { host: before } = start({ store, ...ONLINE });
  const log = logOf(match, false);
  expect(await before.begin({ id: 'm', game: 'breach', options, seated, online, log })).toMatchObject({ ok: true });
  const open = async (who = 'p0', rules = '') => {
    const { host } = start({ store, ...ONLINE, rules });
    const apply = vi.spyOn(game, 'apply');
    const answer = await connect(host, who).ask({ type: 'look', match: 'm' });
    const asked = apply.mock.calls.length;
    apply.mockRestore();
    if (answer.type !== 'table') throw new Error(JSON.stringify(answer));
    const { seq: _seq, ...update } = answer.update; // counts on from the time of opening
    return { asked, table: { ...answer, update } };
  };
  return { store, match, open, length: match.entries.length };
}

test('what was played up to the snapshot is not played again; each viewer needs it once', async () => {
  const { open, length } = await kept();
  expect(length).toBeGreaterThan(150);
  const first = await open();
  expect(first.asked).toBe(length);
  const second = await open();
  expect(second.table).toEqual(first.table);
  expect(second.asked).toBe(0);
  const other = await open('p1');
  expect(other.asked).toBe(length);
  expect((await open('p1')).table).toEqual(other.table);
  expect((await open('p1')).asked).toBe(0);
  expect((await open()).asked).toBe(0);
});

test('a snapshot that was changed, is of another match, of other rules or of moves taken back is not believed', async () => {
  const { store, match, open, length } = await kept();
  const first = await open();
  const right = (await store.snapshot('m')) as { at: number; sum: string; body: string };
  const wrong: readonly unknown[] = [
    'no snapshot',
    { ...right, at: right.at - 1 },
    { ...right, at: -1 },
    { ...right, at: 1e9 },
    { ...right, sum: right.sum.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
    { ...right, body: right.body.replace('"round":', '"round":1') },
    { ...right, body: '{}' },
    { at: 0, sum: '', body: '' },
  ];
  for (const snapshot of wrong) {
    await store.keepSnapshot('m', snapshot as typeof right);
    const again = await open();
    expect(again.table).toEqual(first.table);
    expect(again.asked).toBe(length);
  }
  const { game, setup } = match;
  const actions = actionsOf(match);
  const made = makeSnapshot(game, setup, actions, { point: match.point, marks: [] });
  expect(readSnapshot(made, game, setup, actions)).toBeDefined();
  expect(readSnapshot(made, { ...game, rulesVersion: game.rulesVersion + 1 }, setup, actions)).toBeUndefined();
  expect(readSnapshot(made, { ...game, id: 'other' }, setup, actions)).toBeUndefined();
  expect(readSnapshot(made, game, { ...setup, seed: 'other' }, actions)).toBeUndefined();
  expect(readSnapshot(made, game, setup, actions.slice(0, -1))).toBeUndefined();
  const [last, ...before] = actions.toReversed();
  const other = [...before.toReversed(), [last?.[0] ?? 0, { kind: 'other' }] as const];
  expect(readSnapshot(made, game, setup, other)).toBeUndefined();
});

test('a snapshot of rules that were built otherwise is compared with the log: where they agree it goes on, anew', async () => {
  const { open, length } = await kept();
  const first = await open('p0', 'old');
  expect((await open('p0', 'old')).asked).toBe(0);
  const other = await open('p0', 'new');
  expect(other.table).toEqual(first.table);
  // Once to compare, once to go on; from then on there is a snapshot of these rules.
  expect(other.asked).toBe(2 * length);
  expect((await open('p0', 'new')).asked).toBe(0);
});

/** As if a correction had changed what comes of an action, and every logged action were allowed all the same. */
async function corrected() {
  const game = (await findGame('breach')?.load()) as Game;
  const apply = game.apply.bind(game);
  return vi.spyOn(game, 'apply').mockImplementation((state, seat, action, context) => {
    apply(state, seat, action, context);
    Object.assign(state as object, { corrected: true });
  });
}

const OTHERWISE = {
  ok: false,
  problem: { code: 'unreadable', why: expect.stringContaining('stands otherwise than it did') },
};

test.each([3, 1000])(
  'a rule is changed without a new version: a match of at most %i moves does not silently stand otherwise',
  async (most) => {
    const { store, open, length } = await kept(most);
    await open('p0', 'old');
    const changed = await corrected();
    const { host } = start({ store, ...ONLINE, rules: 'new' });
    expect(await host.find('m')).toMatchObject(OTHERWISE);
    expect(await host.tapes.of('m')).toMatchObject(OTHERWISE);
    changed.mockRestore();
    // With the rules as they were it goes on.
    expect((await open('p0', 'old')).asked).toBe(most === 3 ? length : 0);
  },
);

test.each(['put away', 'stopped'])('what is played since somebody came is noted when the table is %s', async (how) => {
  const { store, match, open } = await kept(3);
  const { host } = start({ store, ...ONLINE, rules: 'old' });
  const table = await host.find('m');
  if (!table.ok) throw new Error(table.problem.code);
  const noted = await store.standing('m');
  const seat = table.value.match.decisions[0]?.seat ?? 0;
  await table.value.answerFor(seat);
  // Not with every action.
  expect(await store.standing('m')).toEqual(noted);
  if (how === 'stopped') await host.close();
  else host.putAway('m');
  expect(await store.standing('m')).toMatchObject({ at: match.entries.length + 1 });
  // Rules that agree go on with it, and note it as theirs.
  await open('p0', 'new');
  const { body } = (await store.standing('m')) as { body: string };
  expect(JSON.parse(body)).toMatchObject({ rules: 'new' });
});
