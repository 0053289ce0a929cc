/** What the moves of a finished match were worth, judged from what their seats knew. */
import { inTurns } from '@orrery/bots';
import { findGame } from '@orrery/catalog';
import { decisionsOf, judgementOf, Tape } from '@orrery/host';
import { drained, Match, parseOptions, Random, type Seat } from '@orrery/kernel';
import type { Judgement } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { asked, BOT, connect, drop, HUMAN, start } from './browsers.ts';

/** Seat 0 lets seat 1 have four in column 1, although it could have stopped it. */
const COLUMNS = [0, 1, 0, 1, 6, 1, 6, 1];

async function blundered() {
  const one = start();
  const { match } = (await one.browser.create([HUMAN, HUMAN])).table;
  for (const [n, column] of COLUMNS.entries()) await one.browser.ask(drop(match, n % 2, asked(n), column));
  return { ...one, match };
}

const judged = async (
  { settle }: Pick<ReturnType<typeof start>, 'settle'>,
  browser: ReturnType<typeof connect>,
  match: string,
  decision: number,
) => {
  const asking = browser.ask({ type: 'judge', match, decision });
  await settle();
  const answer = await asking;
  if (answer.type !== 'judgement') throw new Error(JSON.stringify(answer));
  return answer;
};

test('a blunder is named with its price and what would have been better', async () => {
  const one = await blundered();
  const { of, judgement } = await judged(one, one.browser, one.match, 6);
  expect(of).toBe(COLUMNS.length);
  expect(judgement).toMatchObject({
    seat: 0,
    spans: {
      above: [6, 7],
      watcher: [6, 7],
      seats: [
        [6, 7],
        [6, 7],
      ],
    },
  });
  const [best] = (judgement as Judgement).others;
  expect(best).toMatchObject({ moves: 6, instead: { kind: 'drop', column: 6 }, action: { kind: 'drop', column: 1 } });
  expect(judgement?.chance).toBeLessThan(0.1);
  expect((best?.chance ?? 0) - (judgement?.chance ?? 1)).toBeGreaterThan(0.15);
  // Asked again it says the same, and beyond the last decision it says nothing.
  expect((await judged(one, one.browser, one.match, 6)).judgement).toEqual(judgement);
  expect(await judged(one, connect(one.host, 'a stranger'), one.match, 8)).toEqual({
    type: 'judgement',
    re: expect.any(Number),
    of: 8,
  });
});

test('refused while the match runs, to everybody, and where it makes no sense', async () => {
  const { host, browser } = start({ alone: true });
  const { match } = (await browser.create([HUMAN, BOT])).table;
  const problem = (code: string) => ({ type: 'error', problem: { code } });
  const request = { type: 'judge', match, decision: 0 };
  expect(await browser.ask(request)).toMatchObject(problem('still-running'));
  expect(await connect(host, 'a stranger').ask(request)).toMatchObject(problem('still-running'));
  expect(await browser.ask({ ...request, match: 'none' })).toMatchObject(problem('no-such-match'));
  for (const wrong of [{ decision: -1 }, { decision: 'first' }, { level: 7 }])
    expect(await browser.ask({ ...request, ...wrong })).toMatchObject(problem('malformed'));
  const one = await blundered();
  expect(await one.browser.ask({ ...request, match: one.match, level: 'oracle' })).toMatchObject(
    problem('no-such-bot'),
  );
});

/** A match of scripted players; the decisions of a seat may be answered by another hand. */
async function played(id: string, seed: string): Promise<Match> {
  const game = await findGame(id)!.load();
  const options = parseOptions(game.options, {}, game.seats.min);
  if (!options.ok) throw new Error(options.problem);
  const match = new Match(game, { options: options.value, seats: game.seats.min, seed });
  const random = Random.from(seed);
  for (let [open] = match.decisions; open; [open] = match.decisions)
    match.act(open.seat, game.bot.choose(game.view(match.state, open.seat), open.seat, random));
  return match;
}

test.for(['breach', 'dogfight', 'entropy', 'cosmos', 'entanglion', 'liars-dice'])(
  '%s: what a seat could not know then changes nothing in the judgement',
  async (id) => {
    const match = await played(id, 'judged');
    const { game } = match;
    const tape = drained(Tape.of(match));
    const decisions = decisionsOf(tape);
    expect(decisions.length).toBeGreaterThan(3);
    // Every action that was a choice belongs to one decision.
    const places = decisions.flatMap((decision) => decision.places);
    expect(new Set(places).size).toBe(places.length);
    const thinker = inTurns({ now: () => 0, pause: async () => {} });
    for (const at of [0, Math.floor(decisions.length / 3), decisions.length - 1]) {
      const decision = decisions[at]!;
      const { seat } = decision;
      /** The same tape with everything dealt anew that the seat cannot know when it decides. */
      const other = Object.create(tape, {
        stateBefore: { value: (place: number) => redealt(tape.stateBefore(place), seat) },
      }) as Tape;
      const redealt = (state: unknown, viewer: Seat) => {
        const copy = game.clone(state);
        game.redeal(copy, viewer, Random.from('another deal'));
        return copy;
      };
      const judgement = await judgementOf(tape, decision, 'easy', thinker);
      expect(judgement).toBeDefined();
      expect(await judgementOf(other, decision, 'easy', thinker)).toEqual(judgement);
      const view = game.view(tape.stateBefore(decision.places[0]!), seat);
      for (const { action } of judgement!.others) expect(game.text.action(action, view)).not.toMatch(/undefined/);
    }
  },
);
