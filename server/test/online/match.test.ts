import type { Room } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { Guest, newFile, serve } from './world.ts';

test('a link, a friend, a match: opened, joined, played to its end, and in both histories', async () => {
  const server = await serve(await newFile());
  const [ann, bob] = [await Guest.named(server, 'Ann'), await Guest.named(server, 'Bob')];
  const clock = { kind: 'days', days: 3 } as const;
  const match = await ann.open({ game: 'connect-four', seats: ['you', 'open'], clock, listed: true, rated: true });
  expect(match).toMatch(/^[\w-]{22}$/);
  const [a, b] = [await ann.connect(), await bob.connect()];
  expect(await a.ask({ type: 'look', match })).toMatchObject({ type: 'room', room: { state: 'waiting', yours: [0] } });
  expect(await b.ask({ type: 'look', match })).toMatchObject({ type: 'room', room: { state: 'waiting', yours: [] } });
  expect(await b.ask({ type: 'act', match, seat: 1, decision: 'drop-1', action: {} })).toMatchObject({
    problem: { code: 'not-begun' },
  });
  expect(await b.ask({ type: 'sit', match, seat: 0 })).toMatchObject({ problem: { code: 'taken' } });
  expect(await b.ask({ type: 'sit', match, seat: 1 })).toMatchObject({ type: 'done' });
  await a.until(() => (a.room?.state === 'running' ? true : undefined));
  expect(await a.ask({ type: 'look', match })).toMatchObject({
    type: 'table',
    room: { yours: [0] },
    update: { viewer: 0 },
  });
  expect(await b.ask({ type: 'look', match })).toMatchObject({
    type: 'table',
    room: { yours: [1] },
    update: { viewer: 1 },
  });
  for (const [at, column] of [0, 1, 0, 1, 0, 1, 0].entries()) {
    const client = at % 2 === 0 ? a : b;
    await client.until(() => (client.update?.decision === undefined ? undefined : true));
    expect(await client.act(match, at % 2, { kind: 'drop', column })).toMatchObject({ type: 'done' });
  }
  await b.until(() => (b.update?.outcome ? true : undefined));
  const over = await a.until(() => (a.room?.state === 'over' ? a.room : undefined));
  expect(over.seats).toMatchObject([{ rating: { matches: 1 } }, { rating: { matches: 1 } }]);
  const { body } = await ann.get(`/api/people/${bob.person?.id}`);
  expect(body).toMatchObject({
    person: { name: 'Bob' },
    ratings: [{ game: 'connect-four', matches: 1 }],
    recent: { matches: [{ match, score: 'lost', rated: true }] },
  });
  expect(await a.ask({ type: 'rematch', match })).toMatchObject({ type: 'done' });
  const next = await b.until(() => b.room?.rematch);
  expect(await b.ask({ type: 'look', match: next })).toMatchObject({
    type: 'room',
    room: {
      seats: [
        { kind: 'open', for: { name: 'Bob' } },
        { kind: 'person', name: 'Ann' },
      ],
    } satisfies Partial<Room> | object,
  });
  expect(await b.ask({ type: 'sit', match: next, seat: 0 })).toMatchObject({ type: 'done' });
  expect(server.faults).toEqual([]);
});
