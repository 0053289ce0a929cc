/** Bots cannot cheat, in any game of the catalogue: what their seat may not know changes nothing in what they do. */
import { CATALOG } from '@orrery/catalog';
import { Random } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { botFor, LEVELS } from '../src/index.ts';
import { lookAt, questionsOf } from './questions.ts';

const FEW = { budget: { iterations: 6 } };
/** Up to some hundred questions of every game, with every number of players, half of the games with other options. */
const GAMES = 8;
const EVERY = 3;
/** The levels that search take longer: every so-many-th question is enough for each of them. */
const SELDOM = 8;

test.for(CATALOG.map((entry) => [entry.id, entry] as const))('%s: equal views, equal decisions', async ([, entry]) => {
  const game = await entry.load();
  const questions = questionsOf(game, GAMES, EVERY, true);
  expect(questions.length).toBeGreaterThan(40);
  for (const [number, question] of questions.entries()) {
    const other = game.clone(question.state);
    game.redeal(other, question.seat, Random.from(`redeal ${number}`));
    const [one, two] = [lookAt(game, question), lookAt(game, { ...question, state: other })];
    expect(JSON.stringify(two.view())).toBe(JSON.stringify(one.view()));
    const level = number % SELDOM === 0 ? LEVELS[(number / SELDOM) % LEVELS.length] : 'scripted';
    const choose = (look: typeof one) => botFor(game, level ?? 'scripted').choose(look, FEW);
    expect(await choose(two)).toEqual(await choose(one));
  }
});
