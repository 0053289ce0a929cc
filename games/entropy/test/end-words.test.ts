/** The page about the end: told from each side, with the numbers, and blocks that add up. */
import type { Ending, Viewer } from '@orrery/kernel';
import { toldIn } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Event } from '../src/events.ts';
import { type EntropyScenario, play, position } from '../src/testing.ts';
import { end } from '../src/text/end.ts';
import { turn } from '../src/text/end-turns.ts';
import type { EntropyView } from '../src/view.ts';

/** After the last action of a position. */
function ending(game: EntropyScenario): Ending<EntropyView, Event> {
  if (!game.outcome) throw new Error('it is not over');
  // The events of a scenario of this game are this game's.
  return { outcome: game.outcome, view: game.view('above'), moves: [[], game.events('above') as Event[]] };
}

const rammed = () =>
  position({
    tiles: '(0,0) space, (1,0) portal-20 B',
    ships: 'A1 (0,0) E50, B1 (1,0) E10 T4',
    points: { A: 3, B: 2 },
    programs: { A1: 'move-1, turn-180' },
  });

test('the last ship is rammed: its energy against the other’s, from both sides', () => {
  const told = ending(rammed());
  const words = (viewer: Viewer) => end(told, viewer).decided;
  expect(words(1)).toBe(
    'Your last ship, B1, was rammed at (1, 0) in era 3: 10 energy against 42, and 4 titanium went down with it.',
  );
  expect(words(0)).toMatch(/^Boreas’s last ship, B1, was rammed at \(1, 0\)/);
  expect(end(told, 0).by).toBe('Ahead in era 3, with nobody left to catch up');
  // A match that began from a position has points from before.
  expect(end(told, 0).score?.parts).toEqual([[{ label: 'before', amount: 3 }], [{ label: 'before', amount: 2 }]]);
  const { place } = end(told, 1);
  expect(told.moves[place?.move ?? 0]?.[place?.at ?? 0]).toMatchObject({ kind: 'shipDestroyed', seat: 1 });
  const stretch = { told: toldIn(told.moves), change: [0.4, -0.4] };
  expect(turn(stretch, told, 1)).toMatchObject({
    words: 'Your B1 is rammed and lost',
    more: '10 energy against 42, 4 titanium lost',
    when: 'Era 3, round 1',
  });
});

test('the largest load, and what went down', () => {
  const game = position({
    strip: 3,
    tiles: '(5,5) space',
    ships: 'A1 (1,0) d0 E60 T4, B1 (5,5) E30 T5',
    points: { B: 2 },
    start: 'B',
    programs: { A1: 'titanium-portal', B1: 'move-3' },
  });
  // The events of a scenario of this game are this game's.
  const before = game.events('above') as Event[];
  const told = ending(play(game, 'transportAmount(4)'));
  const whole = { ...told, moves: [before, ...told.moves.slice(1)] };
  expect(end(whole, 1)).toMatchObject({
    decided:
      'Your last ship, B1, flew off the tiles at (6, 5) in era 3, and 5 titanium went down with it. Aurora sent 4 titanium across with A1 in era 3.',
    score: { parts: [[{ label: 'era 3', amount: 4 }], [{ label: 'before', amount: 2 }]] },
  });
  const facts = Object.fromEntries(end(whole, 1).facts?.map(({ label, values }) => [label, values]) ?? []);
  expect(facts).toMatchObject({ 'sent across': [4, 2], 'lost with ships': [0, 5], 'Ships lost': [0, 1] });
  expect(turn({ told: toldIn(told.moves), change: [0.1, -0.1] }, whole, 'watcher')).toMatchObject({
    words: 'A1 sends 4 titanium',
    more: 'Aurora has 4 points',
  });
});
