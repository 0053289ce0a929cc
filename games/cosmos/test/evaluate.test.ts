/** The evaluation for search. */
import { Match, parseOptions, Random } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { cosmos } from '../src/index.ts';

test('the chances of four players make a whole, wherever the game has come to', () => {
  const parsed = parseOptions(cosmos.options, {}, 4);
  if (!parsed.ok) throw new Error(parsed.problem);
  const match = new Match(cosmos, { options: parsed.value, seats: 4, seed: 'chances' });
  const random = Random.from('chances');
  for (let action = 0; action < 150; action++) {
    const [{ seat } = { seat: 0 }] = match.decisions;
    match.act(seat, cosmos.bot.choose(cosmos.view(match.state, seat), seat, random));
    const chances = [0, 1, 2, 3].map((one) => cosmos.bot.evaluate(match.state, one));
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
  }
});
