/** Everybody can look at every picture of an action: in the middle of it, whatever question it answers. */
import { drawOptions, Match, parseOptions, Random, viewersOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { cosmos } from '../src/index.ts';
import { optionsOf, play, position } from '../src/testing.ts';

test('[I10] a stack that has withdrawn can be looked at before the answer is done with', () => {
  const game = position({ step: 'invade', stacks: '1,0 A2, 1,1 B4', hands: ['a9', 'r'] });
  play(game, 'invade 1,0 1,1');
  expect(optionsOf(game)).toContain('2,1');
  const picture = structuredClone(game.state);
  picture.stacks = picture.stacks.map((stack) => (stack?.owner === 1 ? null : stack));
  expect(cosmos.view(picture, 1).legal).toEqual([]);
});

/** Whoever draws so often looks for something that is not there. */
class Patient extends Random {
  private drawn = 0;

  override int(n: number): number {
    this.drawn++;
    if (this.drawn > 100_000) throw new Error('it draws without end');
    return super.int(n);
  }
}

test('[I2] an invasion that was only declared tells nothing of the hands: its picture can be dealt anew', () => {
  const spec = { step: 'invade', stacks: '1,0 A2, 1,1 B4' } as const;
  const armed = position({ ...spec, hands: ['a9 a8', 'r q'] });
  play(armed, 'invade 1,0 1,1');
  const { state: picture } = position({ ...spec, hands: ['', 'r'] });
  picture.stack.pop();
  picture.invasion = structuredClone(armed.state.invasion);
  cosmos.redeal(picture, 1, new Patient(1, 2, 3));
  expect(picture.players[0]?.hand).toEqual([]);
});

test('pictures of whole games', () => {
  let pictures = 0;
  for (let game = 0; game < 6; game++) {
    const seats = 2 + (game % 5);
    const random = Random.from(`film ${game}`);
    const defaults = parseOptions(cosmos.options, { includeParasite: true }, seats);
    if (!defaults.ok) throw new Error(defaults.problem);
    const options = game % 3 === 2 ? drawOptions(cosmos.options, seats, random) : defaults.value;
    const match = new Match(cosmos, { options, seats, seed: `film ${game}` }, { filmed: true });
    while (match.decisions.length > 0) {
      const { seat } = random.pick(match.decisions);
      match.act(seat, random.pick(cosmos.legal(match.state, seat)));
      for (const beat of match.film)
        for (const viewer of viewersOf(seats)) {
          cosmos.view(beat.state, viewer);
          pictures++;
        }
    }
  }
  expect(pictures).toBeGreaterThan(2000);
});
