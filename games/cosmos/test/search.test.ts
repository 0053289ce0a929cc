/** What the game gives to search. */
import { parseOptions, Quiet, Random, Streams } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { sightOf } from '../src/bot/sight.ts';
import { choose } from '../src/bot.ts';
import { cosmos } from '../src/index.ts';
import { search } from '../src/search.ts';
import type { State } from '../src/state.ts';

/** Scripted games of three, stopped at every question. */
function* questions(games: number): Generator<{ readonly state: State; readonly seat: number; readonly kind: string }> {
  const options = parseOptions(cosmos.options, { includeParasite: true }, 3);
  if (!options.ok) throw new Error(options.problem);
  for (let game = 0; game < games; game++) {
    const ctx = new Quiet(new Streams(`search ${game}`, cosmos.streams));
    const state = cosmos.setup(options.value, 3, ctx);
    const policy = search.policy(Random.from(`policy ${game}`));
    for (let [asked] = cosmos.decisions(state); asked; [asked] = cosmos.decisions(state)) {
      yield { state, seat: asked.seat, kind: asked.kind };
      cosmos.apply(state, asked.seat, policy.choose(state, asked.seat), ctx);
    }
  }
}

test('the scripted player answers alike from its view and from what it sees of a state', () => {
  for (const { state, seat } of questions(2)) {
    const fromView = cosmos.bot.choose(cosmos.view(state, seat), seat, Random.from('same'));
    expect(choose(sightOf(state, seat), seat, Random.from('same'))).toEqual(fromView);
  }
});

test('plans are legal, unlike each other, and begin with the scripted player’s', () => {
  for (const { state, seat } of questions(2)) {
    const plans = [...search.candidates(state, seat, Random.from('plans'))];
    expect(plans[0]).toEqual([choose(sightOf(state, seat), seat, Random.from('plans'))]);
    for (const [action] of plans) expect(action && cosmos.check(state, seat, action)).toBeUndefined();
    expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBe(plans.length);
  }
});

test('a secret question that is put anew is answered by nobody, and a redeal leaves it so', () => {
  let seen = 0;
  for (const { state, seat, kind } of questions(3)) {
    if (kind !== 'commitCard' && kind !== 'reinforce') continue;
    seen++;
    const anew = cosmos.clone(state);
    search.reopen?.(anew, seat);
    cosmos.redeal(anew, seat, Random.from(`redeal ${seen}`));
    const frame = anew.stack.at(-1);
    expect(frame && 'answers' in frame && frame.answers).toEqual([null, null, null]);
    expect(cosmos.decisions(anew).map((open) => open.seat)).toContain(seat);
  }
  expect(seen).toBeGreaterThan(5);
});
