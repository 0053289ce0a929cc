/** What takes the server long is limited: by person, by address, and by how much of it is under way. */
import { expect, test } from 'vitest';
import { type Client, Guest, newFile, NO_LIMITS, type Running, serve } from './world.ts';

const codeOf = (answer: object): string =>
  'problem' in answer ? (answer.problem as { readonly code: string }).code : (answer as { type: string }).type;

/** A match that Ann has played to its end with Bob. */
async function finished(server: Running): Promise<{ ann: Guest; a: Client; match: string }> {
  const [ann, bob] = [await Guest.named(server, 'Ann'), await Guest.named(server, 'Bob')];
  const match = await ann.open({ game: 'connect-four', seats: ['you', 'open'] });
  const [a, b] = [await ann.connect(), await bob.connect()];
  await b.ask({ type: 'sit', match, seat: 1 });
  for (const client of [a, b]) await client.ask({ type: 'look', match });
  for (const [at, column] of [0, 1, 0, 1, 0, 1, 0].entries()) {
    const client = at % 2 === 0 ? a : b;
    await client.until(() => (client.update?.decision === undefined ? undefined : true));
    await client.act(match, at % 2, { kind: 'drop', column });
  }
  await a.until(() => (a.room?.state === 'over' ? true : undefined));
  return { ann, a, match };
}

test('a match that is over is judged for one person so often at once, and so often in all', async () => {
  const rare = (burst: number) => ({ burst, perSecond: 0.001 });
  const limits = { ...NO_LIMITS, judging: 1, judgements: rare(3), addressJudgements: rare(4) };
  const server = await serve(await newFile(), { limits });
  const { ann, a, match } = await finished(server);
  const judge = (client: Client, decision: number) => client.ask({ type: 'judge', match, decision });
  // Also from another window of the same person.
  const again = await ann.connect();
  const two = await Promise.all([judge(a, 0), judge(again, 1)]);
  expect(two.map(codeOf).sort()).toEqual(['judgement', 'too-fast']);
  for (const decision of [1, 2]) expect(codeOf(await judge(a, decision))).toBe('judgement');
  expect(await judge(a, 3)).toMatchObject({ problem: { code: 'too-fast', seconds: expect.any(Number) } });
  // Somebody else at the same address has what is left of it.
  const eve = await (await Guest.named(server, 'Eve')).connect();
  expect(codeOf(await judge(eve, 0))).toBe('judgement');
  expect(codeOf(await judge(eve, 1))).toBe('too-fast');
  // Everything else goes on.
  expect(codeOf(await eve.ask({ type: 'replay', match }))).toBe('moment');
});

test('matches that are not in memory are opened so often; those that are cost nothing', async () => {
  const file = await newFile();
  const first = await serve(file);
  const ann = await Guest.named(first, 'Ann');
  const matches = [];
  for (let at = 0; at < 3; at++)
    matches.push(await ann.open({ game: 'connect-four', seats: ['you', { bot: 'easy' }] }));
  await first.stop();
  const limits = { ...NO_LIMITS, openings: { burst: 2, perSecond: 0.001 } };
  const server = await serve(file, { limits });
  // The bots' rooms are looked after from the start.
  await expect.poll(() => server.rooms.size).toBe(3);
  const client = await new Guest(server, ann.cookie).connect();
  for (const match of matches) expect(codeOf(await client.ask({ type: 'look', match }))).toBe('table');
  const guesses = ['a', 'b', 'c'].map((letter) => client.ask({ type: 'look', match: letter.repeat(22) }));
  expect((await Promise.all(guesses)).map(codeOf)).toEqual(['no-such-match', 'no-such-match', 'too-fast']);
});

test('nobody sits at more matches than one person may have, whoever opened them', async () => {
  const server = await serve(await newFile(), { limits: { ...NO_LIMITS, openMatches: 2 } });
  const [eve, ...hosts] = await Promise.all(['Eve', 'Ann', 'Bob', 'Cid'].map((name) => Guest.named(server, name)));
  const open = (host: Guest) => host.open({ game: 'liars-dice', seats: ['you', 'open', 'open'], listed: true });
  const [first, second, third] = await Promise.all(hosts.map(open));
  const e = await eve!.connect();
  const sit = async (match: string | undefined, seat: number) => codeOf(await e.ask({ type: 'sit', match, seat }));
  expect([await sit(first, 1), await sit(second, 1), await sit(third, 1)]).toEqual(['done', 'done', 'too-many']);
  // Another seat of the same match is no further match.
  expect(await sit(second, 2)).toBe('done');
  await e.ask({ type: 'stand', match: first });
  expect(await sit(third, 1)).toBe('done');
});
