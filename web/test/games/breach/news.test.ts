import { AI, type Event, PIRATES } from '@orrery/breach/client';
import { type BreachScenario, play, position } from '@orrery/breach/testing';
import { expect, test } from 'vitest';
import { hireWords, lossWords } from '../../../src/games/breach/news.ts';

/** What the pirates are told of some actions, one after the other. */
function heard(scenario: BreachScenario, ...actions: readonly string[]): readonly Event[] {
  return actions.flatMap((action) => play(scenario, action).events(PIRATES) as readonly Event[]); // of this game's scenario
}

test('[D1] who is struck several times is told once, from first to last', () => {
  const fight = position({
    phase: 'aiWave',
    reactor: 9,
    units: 'nailer B1, sentry C2',
    pirates: 'sapper B1, grunt C2',
  });
  const events = heard(fight, 'use(a1, p1)', 'use(a1, p1)', 'use(a2, p2)');
  expect(lossWords(events, PIRATES)).toBe(
    'Grunt died in C2: Sentry hit it for 5. Hurt: Sapper in B1 5 → 1 (2 strikes).',
  );
  expect(lossWords(events, AI)).toBeUndefined();
});

test('[D1] a death says of every strike that led to it, and by whom', () => {
  const told = (units: string, pirates: string, ...actions: readonly string[]) =>
    lossWords(heard(position({ phase: 'aiWave', reactor: 20, units, pirates }), ...actions), PIRATES);
  const nailers = 'nailer C2, nailer C2, sentry C2, purge C2';
  const use = 'use(a1, p1)';
  expect(told(nailers, 'wraith C2', use, use, use)).toBe('Wraith died in C2: the Nailer fired 3 times, 2 damage each.');
  expect(told('purge C2', 'grunt C2', 'use(a1)', 'use(a1)')).toBe(
    'Grunt died in C2: the Purge went off twice, 2 damage each.',
  );
  expect(told(nailers, 'wraith C2', 'use(a3, p1)', use)).toBe(
    'Wraith died in C2: Sentry, Nailer took its 6 Health in 2 strikes.',
  );
  const fight = position({ units: 'sentry B1', pirates: 'grunt B1, grunt B1, sapper B1' });
  expect(lossWords(heard(fight, 'attack(p1, a1)', 'attack(p2, a1)', 'attack(p3, a1)'), AI)).toBe(
    'Sentry was destroyed in B1: 2 × Grunt, Sapper took its 6 Endurance in 3 strikes.',
  );
});

test('the ship reads what it lost', () => {
  const fight = position({ units: 'nailer B1', pirates: 'sapper B1' });
  expect(lossWords(heard(fight, 'attack(p1, a1)'), AI)).toBe('Nailer was destroyed in B1: Sapper hit it for 5.');
});

test('[T5] a set-up that ends because nobody else fits says so', () => {
  const hire = (rations: number, crew: string) =>
    hireWords(heard(position({ phase: 'pirateSetup', rations, pirates: crew }), 'place(geek, C1)'), 1);
  expect(hire(10, 'grunt C1')).toBe('Geek hired in C1. 8 rations left.');
  expect(hire(10, 'grunt C1, grunt C1, grunt C1')).toBe(
    'Geek hired in C1. Your breach is full, so the set-up is over: 8 rations left to hire in the waves.',
  );
  expect(hire(3, 'grunt C1')).toBe('Geek hired in C1. 1 ration left.'); // nobody else could be paid for
});
