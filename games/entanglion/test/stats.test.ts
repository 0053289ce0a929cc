/** What the lab counts of a game (section 13 of the rules), in short ones. */
import { expect, test } from 'vitest';
import type { Event } from '../src/events.ts';
import { entanglion } from '../src/index.ts';
import { type Position, play, position } from '../src/testing.ts';

/** Plays some lines from a position, and gives what is counted of them. */
function counted(spec: Position, ...lines: readonly string[]): (name: string) => number | undefined {
  const scenario = position(spec);
  const events: Event[] = [...scenario.events('above')] as Event[];
  for (const line of lines) {
    play(scenario, line);
    events.push(...(scenario.events('above') as Event[]));
  }
  const measured = entanglion.stats.measure(scenario.state, events);
  return (name) => measured[name];
}

test('section 13: a PROBE that is declined did nothing, whatever an event card brings afterwards', () => {
  const count = counted(
    {
      at: ['omegaZero', 'zero-plus'],
      control: ['fleetProbe x', 'h'],
      cargo: [
        [1, 0, 0],
        [1, 1, 0],
      ],
      pirates: ['nova harry', ''],
      events: ['', 'defection'],
    },
    'P: pass',
    'Q: play defection',
    'P: resource copper',
    'Q: pirate harry',
  );
  expect([count('probe nothing'), count('probe hire'), count('joined by defection')]).toEqual([1, 0, 1]);
});

test('section 13: a PROBE of Strategic Navigation counts, too', () => {
  const count = counted(
    {
      phase: 'window',
      at: ['omegaZero', 'zero-zero'],
      hidden: { omegaZero: 'barren' },
      events: ['strategicNavigation', ''],
      engineStack: 'probe swap swap',
      cargo: [[1, 0, 0]],
    },
    'P: play strategicNavigation',
    'P: use probe',
    'P: discover',
  );
  expect(count('probe discover')).toBe(1);
});

test('section 13: loot without room is not gained, and the price of a Defection without room is lost', () => {
  const loot = counted(
    {
      at: ['omegaTwo', 'phiPlus'],
      control: ['h', 'x'],
      cargo: [
        [0, 0, 6],
        [1, 1, 0],
      ],
      script: { dice: [6, 4] },
    },
    'P: resource copper',
  );
  expect([loot('gained by loot'), loot('overflow'), loot('lootLost')]).toEqual([0, 1, 1]);
  const price = counted(
    {
      at: ['zero-zero', 'zero-plus'],
      control: ['h', 'h'],
      cargo: [
        [2, 0, 0],
        [3, 2, 0],
      ],
      pirates: ['', 'harry uppity'],
      events: ['defection', ''],
    },
    'P: play defection',
  );
  expect([price('gained by defection'), price('overflow')]).toEqual([1, 1]);
});

test('section 13: how each pirate was obtained', () => {
  const count = counted(
    {
      at: ['psiPlus', 'zero-plus'],
      tokens: { psiPlus: 'outpostB' },
      outposts: { B: 'downdown harry' },
      cargo: [[3, 0, 0]],
      finished: 'Q',
    },
    'P: hire downdown',
  );
  expect([count('downdown by hire'), count('harry by hire'), count('downdown by discovery')]).toEqual([1, 0, 0]);
});
