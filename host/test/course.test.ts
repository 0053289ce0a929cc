import { expect, test, vi } from 'vitest';
import { asked, BOT, connect, drop, HUMAN, start } from './browsers.ts';

/** A match of bots, played to its end while somebody looks. */
async function played(game: string, options = {}) {
  const one = start({ alone: true });
  const { table } = await one.browser.create([BOT, BOT], { game, options, seed: 'course' });
  await one.settle();
  return { ...one, match: table.match };
}

/** The work is done in slices, each of which waits for its turn. */
async function courseOf(
  { settle }: Pick<ReturnType<typeof start>, 'settle'>,
  browser: ReturnType<typeof connect>,
  match: string,
) {
  const asking = browser.ask({ type: 'course', match });
  await settle();
  const answer = await asking;
  if (answer.type !== 'course') throw new Error(JSON.stringify(answer));
  return answer.course;
}

test.for(['connect-four', 'dogfight', 'entropy', 'liars-dice'])(
  '%s: shares of everybody from the beginning to the end',
  async (game) => {
    const one = await played(game);
    const { points, turns } = await courseOf(one, one.browser, one.match);
    const last = await one.browser.ask({ type: 'replay', match: one.match, viewer: 'above', history: true });
    if (last.type !== 'moment') throw new Error(JSON.stringify(last));
    const winner = last.moment.outcome?.ranks.indexOf(1) ?? 0;
    expect(points.at(-1)).toMatchObject({
      move: last.moment.of,
      shares: [0, 1].map((seat) => (seat === winner ? 1 : 0)),
    });
    // Something is judged before the end: without it the page has no line to draw.
    expect(new Set(points.slice(0, -1).map(({ shares }) => shares.join())).size).toBeGreaterThan(1);
    for (const { shares } of points) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
    // Moves are numbered as a replay from above numbers them, and a point lies within what its move told.
    for (const { move, events } of points)
      expect(events).toBeLessThanOrEqual(last.history?.[move]?.events.length ?? -1);
    expect(turns.length).toBeGreaterThan(0);
    expect(turns.length).toBeLessThanOrEqual(3);
    const sizes = points.map(({ shares }, at) =>
      Math.abs((shares[0] ?? 0) - (points[at - 1] ?? points[0]!).shares[0]!),
    );
    const others = sizes.filter((_, at) => !turns.includes(at));
    expect(Math.min(...turns.map((at) => sizes[at] ?? 0))).toBeGreaterThanOrEqual(Math.max(...others));
  },
);

test('of a running match nobody is told, not even who plays it alone', async () => {
  const { host, browser } = start({ alone: true });
  const { table } = await browser.create([HUMAN, BOT]);
  const refused = { type: 'error', problem: { code: 'still-running' } };
  const request = { type: 'course', match: table.match };
  expect(await browser.ask(request)).toMatchObject(refused);
  expect(await connect(host, 'a stranger').ask(request)).toMatchObject(refused);
  expect(await browser.ask({ type: 'course', match: 'none' })).toMatchObject({ problem: { code: 'no-such-match' } });
});

test('a stranger may know how a match went that is over', async () => {
  const one = start();
  const { match } = (await one.browser.create([HUMAN, HUMAN])).table;
  for (const [n, column] of [0, 1, 0, 1, 0, 1, 0].entries())
    await one.browser.ask(drop(match, n % 2, asked(n), column));
  const course = await courseOf(one, connect(one.host, 'a stranger'), match);
  // Positions are compared when both have dropped as many discs.
  expect(course.points.map(({ move }) => move)).toEqual([2, 4, 6, 7]);
  expect(course.points.at(-1)?.shares).toEqual([1, 0]);
  expect(course.turns).toContain(3);
});

test('of a long match some two hundred points are told, the turns among them', async () => {
  const one = await played('entanglion');
  const { points, turns } = await courseOf(one, one.browser, one.match);
  expect(points.length).toBeLessThanOrEqual(200);
  expect(points.length).toBeGreaterThan(90);
  expect(turns.every((at) => at > 0 && at < points.length)).toBe(true);
});

test('others get their answers while a course is being made', async () => {
  let time = 0;
  const one = start({ alone: true, now: () => (time += 5) });
  const { match } = (await one.browser.create([BOT, BOT], { game: 'entropy', seed: 'course' })).table;
  await one.settle();
  const done = vi.fn();
  const course = one.browser.connection.receive({ type: 'course', re: 1000, match }).then(done);
  await connect(one.host, 'a stranger').ask({ type: 'list' });
  expect(done).not.toHaveBeenCalled();
  await one.settle();
  await course;
  expect(one.browser.got.at(-1)).toMatchObject({ type: 'course', re: 1000 });
});
