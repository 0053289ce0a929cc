/** The kernel's suite for every game: with a quick careful player, who reaches most, and with the scripted one. */
import { checkGame, faultsIn, mergeReports, neverReached } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { CARD_IDS } from '../src/data.ts';
import { entropy } from '../src/index.ts';
import { careful } from './careful.ts';

const quick: typeof entropy = { ...entropy, bot: { ...entropy.bot, choose: careful } };

const noCards = Object.fromEntries(CARD_IDS.map((card) => [`card.${card}.copies`, 0]));

/** What the defaults show once in a hundred games. */
const RARITIES = {
  limits: { eraLimit: 2, handLimit: 1, maxShips: 1 },
  scarce: { ...noCards, 'card.move-1.copies': 2, 'card.turn-180.copies': 1 },
  lasers: { laserDamage: 60, 'card.laser.copies': 20, 'card.move-1.copies': 0, 'card.move-2.copies': 2 },
  waves: { 'card.wave.copies': 20, 'card.wave.energy': 2, 'card.move-1.copies': 2 },
};

test('Entropy Rally passes the suite and play reaches everything', { timeout: 300_000 }, () => {
  const open = checkGame(quick, { seed: 'suite', from: 0, to: 24 });
  expect(faultsIn(open)).toEqual([]);
  const rare = Object.entries(RARITIES).map(([seed, options]) => checkGame(quick, { seed, from: 0, to: 6, options }));
  const report = rare.reduce(mergeReports, open);
  expect(faultsIn(report)).toEqual([]);
  expect(neverReached(entropy, report)).toEqual({});
});

test('Entropy Rally passes the suite with its scripted player', { timeout: 300_000 }, () => {
  expect(faultsIn(checkGame(entropy, { seed: 'scripted', from: 0, to: 4 }))).toEqual([]);
});

test.for([2, 6])('Entropy Rally passes the suite on every state, %i players', { timeout: 300_000 }, (seats) => {
  const report = checkGame(quick, { seed: 'every', from: 0, to: 2, everyState: true, seats });
  expect(faultsIn(report)).toEqual([]);
});
