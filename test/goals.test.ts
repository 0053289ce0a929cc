/** The line that says how a side wins fits a phone, at any time of a match. */
import { CATALOG } from '@orrery/catalog';
import { Match, parseOptions, Random, viewersOf } from '@orrery/kernel';
import { expect, test } from 'vitest';

/** What 360 pixels beside the way back have room for. */
const ROOM = 57;

test.for(CATALOG.map((entry) => [entry.id, entry] as const))('%s: the goal is one short line', async ([, entry]) => {
  const game = await entry.load();
  const parsed = parseOptions(game.options, {}, game.seats.min);
  if (!parsed.ok) throw new Error('the usual options are refused');
  const match = new Match(game, { options: parsed.value, seats: game.seats.min, seed: 'goal' });
  const random = Random.from('goal');
  const long = new Set<string>();
  for (let moves = 0; match.decisions.length > 0 && moves < 2000; moves++) {
    for (const viewer of viewersOf(game.seats.min)) {
      const goal = game.text.goal?.(game.view(match.state, viewer), viewer);
      const line = goal ? [goal.brief ?? goal.words, ...(goal.near === undefined ? [] : [goal.near])].join(': ') : '';
      if (line.length > ROOM) long.add(line);
    }
    const { seat } = match.decisions[0] as { seat: number };
    match.act(seat, game.bot.choose(game.view(match.state, seat), seat, random));
  }
  expect([...long]).toEqual([]);
});
