/** No game is longer than the rules allow: the bound rests on the highest values of the options. */
import { parseOptions, Quiet, Streams } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Action } from '../src/actions.ts';
import type { Pose } from '../src/data.ts';
import { dogfight } from '../src/index.ts';
import { LONGEST } from '../src/reach.ts';

const isAllowed = (options: object) => parseOptions(dogfight.options, options, 6).ok;

test('the values that the bound is made of are the highest that options can have', () => {
  expect([isAllowed({ roundLimit: 200 }), isAllowed({ roundLimit: 201 })]).toEqual([true, false]);
  expect([isAllowed({ statValues: [9, 9, 9, 9] }), isAllowed({ statValues: [10, 9, 9, 9] })]).toEqual([true, false]);
  const start = (tokens: number) => isAllowed({ startAltitude: tokens, maxAltitude: tokens });
  expect([start(9), start(10)]).toEqual([true, false]);
  expect([isAllowed({ shipsPerPilot: 3 }), isAllowed({ shipsPerPilot: 4 })]).toEqual([true, false]);
  expect(isAllowed({ straightCost: 0 })).toBe(false);
  expect(LONGEST).toBe(44_616);
});

test('a round has no more answers than the bound counts', () => {
  // Everybody flies about the middle, one point at a time, in easy reach of each other, and hardly ever hits.
  const options = parseOptions(
    dogfight.options,
    {
      shipsPerPilot: 3,
      statValues: [9, 9, 9, 9],
      bankCost: 1,
      turnCost: 1,
      overlapRule: 'allowed',
      boardTw: 60,
      rangeTw: 20,
      arcDegrees: 90,
      roundLimit: 5,
      hitOn: 6,
      dodgeOn: 2,
      startAltitude: 1,
      maxAltitude: 1,
    },
    6,
  );
  if (!options.ok) throw new Error(options.problem);
  const ctx = new Quiet(new Streams('long', dogfight.streams));
  const state = dogfight.setup(options.value, 6, ctx);
  const answers = [0, 0, 0, 0, 0, 0];
  for (let [asked] = dogfight.decisions(state); asked; [asked] = dogfight.decisions(state)) {
    answers[state.round] = (answers[state.round] ?? 0) + 1;
    const { legal, prospects, move, settings } = dogfight.view(state, asked.seat);
    const fromMiddle = ({ x, y }: Pose) => Math.max(Math.abs(x - settings.side / 2), Math.abs(y - settings.side / 2));
    const [inwards] = prospects
      .filter(({ action }) => action.manner === 'normal')
      .toSorted((one, other) => fromMiddle(one.end) - fromMiddle(other.end));
    // The last point of speed, an altitude token, is kept, so that the end of the move is asked.
    const isSpent = move?.baseLeft === 0;
    const action = isSpent ? legal.find(({ kind }) => kind === 'end') : inwards?.action;
    dogfight.apply(state, asked.seat, action ?? (legal[0] as Action), ctx);
  }
  expect(answers[0]).toBe(18 * 3);
  const most = (LONGEST - 18 * 12) / 200;
  for (const count of answers.slice(1)) expect(count).toBeLessThanOrEqual(most);
  expect(answers[1]).toBeGreaterThan(most - 60);
});
