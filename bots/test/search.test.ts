/** The players that search, in every game that gives something to search. */
import { drained, type Game, Random, SEARCH_LEVELS, type Thinking, UNLIMITED } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { botFor, inTurns, type Riddle, think } from '../src/index.ts';
import { type Asked, lookAt, questionsOf, SEARCHED, SEED } from './questions.ts';

const FEW = { budget: { iterations: 12 } };

function riddleAt(game: Game, { state, seat }: Asked): Riddle {
  const { levels } = game.search as NonNullable<Game['search']>;
  return { seat, view: game.view(state, seat), words: [1, 2, 3], effort: levels.medium, budget: FEW.budget };
}

function thoughtOf(game: Game, riddle: Riddle, now = () => 0) {
  return drained(think(game, JSON.parse(JSON.stringify(riddle)) as Riddle, now));
}

describe.for(SEARCHED.map((game) => [game.id, game] as const))('%s', ([, game]) => {
  const questions = questionsOf(game, 4, 17);

  test('a plan begins with a legal action, and the same question gives the same plan', () => {
    for (const question of questions) {
      const thought = thoughtOf(game, riddleAt(game, question));
      const legal = game.legal(question.state, question.seat).map((action) => JSON.stringify(action));
      expect(legal).toContain(JSON.stringify(thought.plan[0]));
      expect(thought).toEqual(thoughtOf(game, riddleAt(game, question)));
      for (const { chance } of thought.rated) expect(chance >= 0 && chance <= 1).toBe(true);
    }
  });

  test('the thinking side is given a view as JSON, numbers of its own, and neither seed nor state', () => {
    for (const question of questions) {
      const riddle = riddleAt(game, question);
      expect(Object.keys(riddle)).toEqual(['seat', 'view', 'words', 'effort', 'budget']);
      expect(JSON.stringify(riddle)).not.toContain(SEED);
    }
  });

  test('every candidate can be played as far as its seat foresees, the policy plays on legally, and stages only grow', () => {
    const given = game.search as NonNullable<Game['search']>;
    for (const { state, seat } of questions) {
      const before = JSON.stringify(state);
      let count = 0;
      for (const plan of given.candidates(state, seat, Random.from('candidates'))) {
        expect(plan.length).toBeGreaterThan(0);
        expect(game.check(state, seat, plan[0] as (typeof plan)[number])).toBeUndefined();
        if (++count === 8) break;
      }
      expect(JSON.stringify(state)).toBe(before);
      expect(given.stage(state)).toBeLessThan(Infinity);
    }
  });

  test('the plans that are compared are unlike each other', () => {
    for (const question of questions) {
      const { rated } = thoughtOf(game, riddleAt(game, question));
      expect(new Set(rated.map(({ plan }) => JSON.stringify(plan))).size).toBe(rated.length);
    }
  });

  test('whoever doubts plays the usual plan or the best one, and after one world the usual one', () => {
    for (const question of questions) {
      const riddle = riddleAt(game, question);
      const { sieve: _, ...effort } = riddle.effort;
      const planOf = (doubt: number, iterations: number) =>
        thoughtOf(game, { ...riddle, effort: { ...effort, doubt }, budget: { iterations } }).plan;
      const usual = planOf(0, 0);
      expect([usual, planOf(0, 12)]).toContainEqual(planOf(1, 12));
      expect(planOf(1, 1)).toEqual(usual);
    }
  });

  test('a deadline ends the thinking, and a legal action comes all the same', () => {
    for (const question of questions.slice(0, 4)) {
      let time = 0;
      const riddle = { ...riddleAt(game, question), budget: { iterations: 1e9, milliseconds: 40 } };
      // Every look at the clock takes a millisecond.
      const thought = thoughtOf(game, riddle, () => time++);
      expect(time).toBeLessThan(60);
      expect(game.check(question.state, question.seat, thought.plan[0] as never)).toBeUndefined();
    }
  });

  test('thinking lets others work, and stops when nobody waits', async () => {
    // Not every question has more than one answer worth a look.
    const question = questions.find((one) => thoughtOf(game, riddleAt(game, one)).rated.length > 1) as Asked;
    let pauses = 0;
    let time = 0;
    const signal = { aborted: false };
    const pace = {
      now: () => (time += 40),
      async pause() {
        pauses++;
        if (pauses === 3) signal.aborted = true;
      },
    };
    const thinking: Thinking = { budget: { iterations: 1e9 }, signal };
    await botFor(game, 'expert', inTurns(pace)).choose(lookAt(game, question), thinking);
    expect(pauses).toBe(3);
  });

  test.for(SEARCH_LEVELS)('%s plays', async (level) => {
    const question = questions.at(-1) as Asked;
    const chosen = await botFor(game, level).choose(lookAt(game, question), level === 'easy' ? UNLIMITED : FEW);
    expect(game.check(question.state, question.seat, chosen)).toBeUndefined();
  });
});
