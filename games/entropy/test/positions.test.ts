/** A match may begin from any position, but not from nonsense. */
import { Match, parseOptions, parsePosition, type Json } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { entropy } from '../src/index.ts';
import { clone, type Frame, type State } from '../src/state.ts';

const parsed = parseOptions(entropy.options, {}, 2);
if (!parsed.ok) throw new Error(parsed.problem);
const setup = { options: parsed.value, seats: 2, seed: 'position' };

function problemOf(change: (s: State) => void): string {
  const s = clone(new Match(entropy, setup).state);
  change(s);
  const position = parsePosition(entropy, setup, JSON.parse(JSON.stringify(s)) as Json);
  return position.ok ? 'none' : position.problem;
}

const asking = (...frames: readonly unknown[]) => problemOf((s) => void s.stack.splice(1, 1, ...(frames as Frame[]))); // what comes from outside may be anything

test('what is pending has to fit the table', () => {
  const { stack } = new Match(entropy, setup).state;
  expect(stack.map(({ kind }) => kind)).toEqual(['game', 'placeTile']);
  expect(problemOf(() => undefined)).toBe('none');
  expect(asking()).toContain('the question undefined in setupTiles');
  expect(asking({ kind: 'nothing' })).toContain('the question undefined');
  expect(asking({ kind: 'placeTile', seat: 2, type: 0 })).toContain('placeTile of seat 2');
  expect(asking({ kind: 'placeTile', seat: 0, type: 99 })).toContain('was not drawn');
  expect(asking({ kind: 'chooseFacing', seat: 0, tile: 9, by: null })).toContain('chooseFacing on tile 9');
  expect(asking({ kind: 'distributeEnergy', seat: 0, nr: 1 })).toContain('a ship that is not there');
  expect(asking({ kind: 'chaos' }, stack[1])).toContain('chaos is pending in setupTiles');
  expect(asking(stack[1], { kind: 'chaos' })).toContain('chaos lies on placeTile');
  expect(asking({ kind: 'plan', planners: [5] })).toContain('who plans is not in play');
  expect(problemOf((s) => void (s.stack[0] = { kind: 'game', at: 7 }))).toContain('at stage 7');
});

test('a question of the set-up is a position wherever it stands in the order of questions', () => {
  // With these settings 24 tiles are placed, then the landings follow, a tile and a facing in turn.
  const landing = parseOptions(entropy.options, { setupLanding: true, setupTilesPerPlayer: 8 }, 3);
  if (!landing.ok) throw new Error(landing.problem);
  const match = new Match(entropy, { options: landing.value, seats: 3, seed: 'landing' });
  const asked = new Set<string>();
  while (match.decisions[0]?.kind !== 'plan') {
    const { seat, kind } = match.decisions[0]!;
    asked.add(kind);
    const position = parsePosition(entropy, { ...match.setup, seed: 'on' }, JSON.parse(JSON.stringify(match.state)));
    expect(position.ok ? 'none' : position.problem).toBe('none');
    match.act(seat, entropy.legal(match.state, seat)[0]!);
  }
  expect(asked).toContain('chooseFacing');
});
