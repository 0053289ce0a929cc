import type { EntropyView } from '@orrery/entropy/client';
import { type EntropyScenario, position, shipsIn, short } from '@orrery/entropy/testing';
import { expect, test } from 'vitest';
import type { QuestionOf } from '../../../../src/games/entropy/props.ts';
import {
  allTo,
  energyActions,
  energyShare,
  evenly,
  exchangeActions,
  exchangeShares,
  setAmount,
  type Share,
  startOf,
} from '../../../../src/games/entropy/answers/share.ts';

const production = () =>
  position({
    begins: 'production',
    strip: 5,
    ships: 'A1 (0,0) E10, A2 (1,0) E30, A3 (2,0) E0, B1 (4,0) E5',
    hands: { A: 'move-1', B: 'move-1' },
  });

function energyOf(view: EntropyView): Share {
  expect(view.question?.kind).toBe('distributeEnergy');
  return energyShare(view, view.question as QuestionOf<'distributeEnergy'>);
}

/** The rules take what is sent, and what is not sent they give themselves. */
function carriedOut(table: EntropyScenario, actions: readonly object[]): readonly string[] {
  for (const action of actions) table.act(0, action as never);
  return shipsIn(table);
}

test('new energy is first shared out as evenly as can be', () => {
  const share = energyOf(production().view(0));
  expect([share.total, startOf(share)]).toEqual([50, [20, 0, 30]]);
  expect(evenly(5, [0, 0])).toEqual([3, 2]);
});

test.for([
  ['evenly', [20, 0, 30], 2],
  ['all to the first', [50, 0, 0], 1],
  ['all to the second', [0, 50, 0], 2],
  ['all to the last', [0, 0, 50], 2],
] as const)('new energy, %s: the ships get it', ([, amounts, sent]) => {
  const table = production();
  const actions = energyActions(energyOf(table.view(0)), amounts);
  expect(actions).toHaveLength(sent);
  const energies = carriedOut(table, actions).map((words) => Number(/E(\d+)/.exec(words)?.[1]));
  expect(energies.slice(0, 3)).toEqual([10 + amounts[0], 30 + amounts[1], amounts[2]]);
  expect(table.asked).not.toContain('distributeEnergy 0');
});

test('a question that is answered in part goes on with the ships that are left', () => {
  const table = production().act(0, { kind: 'distributeEnergy', amount: 15 });
  const share = energyOf(table.view(0));
  expect([share.total, share.ships.map(({ nr }) => nr)]).toEqual([35, [2, 3]]);
  carriedOut(table, energyActions(share, allTo(share, 1)));
  expect(shipsIn(table).slice(0, 3)).toEqual(['A1 (0,0) d0 E25 T0', 'A2 (1,0) d0 E30 T0', 'A3 (2,0) d0 E35 T0']);
});

test('one amount that changes is made up for by the others, never below nothing', () => {
  const share = energyOf(production().view(0));
  expect(setAmount(share, [20, 0, 30], 0, 40)).toEqual([40, 0, 10]);
  expect(setAmount(share, [20, 20, 10], 0, 45)).toEqual([45, 5, 0]);
  expect(setAmount(share, [20, 0, 30], 2, 5)).toEqual([20, 25, 5]);
  expect(setAmount(share, [20, 0, 30], 1, 999)).toEqual([0, 50, 0]);
  expect(setAmount(share, [20, 0, 30], 1, -3)).toEqual([20, 0, 30]);
});

const meeting = (cargo = 'T3') =>
  position({
    strip: 4,
    ships: `A1 (0,0) E20 ${cargo}, A2 (1,0) E10 T1, B1 (3,0) E5`,
    programs: { A1: 'move-1' },
  });

function sharing(view: EntropyView) {
  const question = view.question as QuestionOf<'exchange' | 'exchangeTitanium' | 'exchangeEnergy'>;
  return { question, shares: exchangeShares(view, question) };
}

test('an exchange in which nothing changes is none', () => {
  const { question, shares } = sharing(meeting().view(0));
  expect(shares.map(({ goods, total }) => [goods, total])).toEqual([
    ['titanium', 4],
    ['energy', 22],
  ]);
  expect(exchangeActions(question, shares, shares.map(startOf)).map(short)).toEqual(['exchange(no)']);
});

test.for([
  [
    [
      [0, 4],
      [22, 0],
    ],
    'A1 (1,0) d0 E22 T0',
    'A2 (1,0) d0 E0 T4',
  ],
  [
    [
      [4, 0],
      [5, 17],
    ],
    'A1 (1,0) d0 E5 T4',
    'A2 (1,0) d0 E17 T0',
  ],
] as const)('an exchange %j is carried out in one go', ([amounts, first, second]) => {
  const table = meeting();
  const { question, shares } = sharing(table.view(0));
  const ships = carriedOut(table, exchangeActions(question, shares, amounts));
  expect(ships.slice(0, 2)).toEqual([first, second]);
});

test('who is asked for energy has settled the titanium; earlier answers stay', () => {
  const table = meeting().act(0, { kind: 'exchange', answer: 'yes' }).act(0, { kind: 'exchangeTitanium', amount: 4 });
  const { question, shares } = sharing(table.view(0));
  expect(shares.map(({ goods }) => goods)).toEqual(['energy']);
  const actions = exchangeActions(question, shares, shares.map(startOf));
  expect(actions.map(short)).toEqual(['exchangeEnergy(12)']);
  expect(carriedOut(table, actions)[0]).toBe('A1 (1,0) d0 E12 T4');
});

test('three ships: what was answered before is fixed, and the rest adds up', () => {
  const table = position({
    strip: 4,
    ships: 'A1 (0,0) E9 T2, A2 (1,0) E8 T2, A3 (1,0) E7 T2, B1 (3,0) E5',
    programs: { A1: 'move-1' },
  })
    .act(0, { kind: 'exchange', answer: 'yes' })
    .act(0, { kind: 'exchangeTitanium', amount: 5 });
  const { question, shares } = sharing(table.view(0));
  const [titanium] = shares;
  expect(titanium && startOf(titanium)).toEqual([5, 1, 0]);
  expect(titanium && setAmount(titanium, [5, 1, 0], 1, 9)).toEqual([5, 1, 0]);
  const actions = exchangeActions(question, shares, [
    [5, 0, 1],
    [0, 0, 16],
  ]);
  expect(actions.map(short)).toEqual(['exchangeTitanium(0)', 'exchangeEnergy(0)', 'exchangeEnergy(0)']);
  expect(carriedOut(table, actions).slice(0, 3)).toEqual([
    'A1 (1,0) d0 E0 T5',
    'A2 (1,0) d0 E0 T0',
    'A3 (1,0) d0 E16 T1',
  ]);
});
