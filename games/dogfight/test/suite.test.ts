/** The kernel's suite for every game. */
import { checkGame, faultsIn, mergeReports, neverReached } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { dogfight } from '../src/index.ts';
import type { Options } from '../src/options.ts';

/** A melee on a small board in which everybody sees and hits nearly everybody. */
const MELEE: Partial<Options> = {
  boardTw: 18,
  placementSpacingTw: 0,
  rangeTw: 20,
  arcDegrees: 90,
  hitOn: 2,
  dodgeOn: 6,
  mandatoryAttack: true,
};

/** What chance seldom reaches, each with its way to it. */
const CORNERS: readonly (readonly [games: number, seats: number, options: Partial<Options>])[] = [
  [80, 2, { ...MELEE, attackTiming: 'simultaneous', statValues: [9, 2, 2, 1] }],
  [4, 3, { ...MELEE, shipsPerPilot: 3 }],
  [4, 4, { ...MELEE, overlapRule: 'bump', shipsPerPilot: 2, mandatoryAttack: false }],
  [4, 2, { boardTw: 60, quietLimit: 1 }],
  [4, 2, { boardTw: 60, quietLimit: 0, roundLimit: 5 }],
  [
    20,
    3,
    { boardTw: 60, startAltitude: 9, maxAltitude: 9, splitSAltitude: 1, statValues: [4, 4, 4, 4], roundLimit: 5 },
  ],
  [4, 6, { boardTw: 18, placementDepthTw: 1, placementSpacingTw: 20, statAssignment: 'open', roundLimit: 5 }],
];

test('Space Pirates passes the suite and play reaches everything', () => {
  const open = checkGame(dogfight, { seed: 'suite', from: 0, to: 30 });
  expect(faultsIn(open)).toEqual([]);
  const corners = CORNERS.map(([to, seats, options], at) =>
    checkGame(dogfight, { seed: `corner ${at}`, from: 0, to, seats, options }),
  );
  const report = corners.reduce(mergeReports, open);
  expect(faultsIn(report)).toEqual([]);
  expect(neverReached(dogfight, report)).toEqual({});
});

test('Space Pirates passes the suite on every state', () => {
  expect(faultsIn(checkGame(dogfight, { seed: 'every', from: 0, to: 2, everyState: true }))).toEqual([]);
  const squadrons = { seats: 2, options: { shipsPerPilot: 2 }, everyState: true };
  expect(faultsIn(checkGame(dogfight, { seed: 'squadrons', from: 0, to: 2, ...squadrons }))).toEqual([]);
});
