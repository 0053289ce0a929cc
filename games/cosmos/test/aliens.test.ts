/** The worked scenarios with aliens, each under its number. */
import { expect, test } from 'vitest';
import { coloniesOf, stackOn, type State } from '../src/state.ts';
import { graveyardOf, pointsOf } from '../src/rules/score.ts';
import { strengthOf } from '../src/rules/strength.ts';
import { optionsOf, play, position, stacksOf } from '../src/testing.ts';

const graveyards = ({ state }: { state: State }) => state.players.map(({ graveyard }) => graveyard);
const totals = ({ state }: { state: State }) => [
  strengthOf(state, 'attacker').total,
  strengthOf(state, 'defender').total,
];

test('[S15] Ascended: six ships at most, each worth four', () => {
  const game = position({
    step: 'spend',
    aliens: ['ascended', null],
    stacks: '1,0 A2, 2,0 A3, 1,1 B1',
    graveyards: [1, 0],
    tokens: [
      [1, 0],
      [0, 0],
    ],
    hands: ['a5', 'a1 +2'],
  });
  play(game, 'spend ships', 'deployShip 2,0');
  expect(graveyards(game)).toEqual([0, 0]);
  expect(game.asked).toEqual(['move 0']); // nothing is left to buy
  play(game, 'pass', 'invade 1,0 1,1');
  expect(totals(game)).toEqual([13, 2]);
  const lost = position({ aliens: ['ascended', null], graveyards: [1, 0], stacks: '1,0 A1' });
  expect(graveyardOf(lost.state, 0)).toBe(4);
});

test('[S16] Borg copies Fortify, and Mason takes it back', () => {
  const game = position({
    aliens: ['borg', 'mason'],
    step: 'invade',
    stacks: '1,0 A3, 1,1 B1, 0,2 B4',
    hands: ['a15 a2', 'a3 a12'],
  });
  play(game, 'invade 1,0 1,1', 'A: commitCard a15', 'B: commitCard a3');
  expect(optionsOf(game)).toEqual(['pass', 'fortify', 'farpointField']);
  play(game, 'assimilate fortify');
  expect(stackOn(game.state, '1,0')?.ships).toBe(2);
  expect(optionsOf(game)).toEqual(['0', '1', '2']);
  play(game, 'advance 2', 'chooseResource gas', 'pass', 'pass', 'invade 0,2 1,1');
  expect(game.events(0)).toContainEqual(
    expect.objectContaining({
      kind: 'totals',
      defender: expect.objectContaining({ multiplier: 2, bonus: 1 }) as object,
    }),
  );
  expect(game.state.players[0]?.assimilated).toEqual([]);
  expect(graveyards(game)).toEqual([3, 1]); // two of the stack, one from the card
});

test('[S17] Dancer: not every move may end on a planet', () => {
  const game = position({ aliens: ['dancer', null], stacks: '2,0 A2' });
  play(game, 'move 2,0 1,1 2');
  const ends = game.legal(0).flatMap((action) => (action.kind === 'move' ? [action.to] : []));
  expect(ends.length).toBeGreaterThan(0);
  expect(ends.filter((site) => game.state.planets.length > 0 && site === '0,0')).toEqual([]);
  expect(game.refusal(0, { kind: 'move', from: '1,1', to: '1,0', count: 1 })).toBeUndefined();
  const other = play(position({ aliens: ['dancer', null], stacks: '2,0 A2' }), 'move 2,0 1,0 2', 'move 1,0 1,1 2');
  expect(coloniesOf(other.state, 0)).toEqual(['1,1']);
  expect(other.asked).not.toContain('move 0');
});

test('[S18] Mason: a chain leaves ships behind', () => {
  const game = position({ aliens: ['mason', null], stacks: '2,0 A4' });
  play(game, 'chain 2,0 1,1 3');
  expect(game.refusal(0, { kind: 'chainStep', to: '0,1', count: 3 })).toMatchObject({
    code: 'chain-must-leave-a-ship',
  });
  play(game, 'chainStep 0,1 2');
  expect(stacksOf(game)).toBe('2,0 A1, 0,1 A2, 1,1 A1');
  expect(game.asked).not.toContain('move 0');
});

test('[S19] Spite: one ship to the pile, the others avenged', () => {
  const game = position({
    aliens: [null, 'spite'],
    step: 'invade',
    stacks: '1,0 A4, 1,1 B3',
    hands: ['a15', 'a1'],
  });
  play(game, 'invade 1,0 1,1');
  expect(game.state.players[1]).toMatchObject({ pile: 1, graveyard: 2 });
  expect(stackOn(game.state, '1,0')?.ships).toBe(2);
  expect(optionsOf(game)).toEqual(['0', '1', '2']);
});

test('[S20] Switch comes before Copy', () => {
  const game = position({
    aliens: ['twoFaced', 'replicator'],
    step: 'invade',
    stacks: '1,0 A3, 1,1 B2',
    hands: ['a2', 'a10 +2'],
    tokens: [
      [1, 1],
      [0, 0],
    ],
  });
  play(game, 'invade 1,0 1,1');
  expect(optionsOf(game)).toEqual(['pass', 'mineral', 'gas']);
  play(game, 'switchNumbers mineral');
  expect(totals(game)).toEqual([13, 12]);
  expect(game.state.players[0]).toMatchObject({ mineral: 0, gas: 1 });
});

test('[S21] Sacrifice', () => {
  const after = (ships: number) => {
    const game = position({
      aliens: ['fodder', null],
      step: 'invade',
      stacks: '1,0 A3, 1,1 B4',
      hands: ['a5', 'a7 +2'],
    });
    play(game, 'invade 1,0 1,1');
    expect(optionsOf(game)).toEqual(['0', '1', '2']);
    return play(game, `sacrifice ${ships}`);
  };
  expect(totals(after(0))).toEqual([8, 11]);
  expect(totals(after(1))).toEqual([11, 11]);
  expect(totals(after(2))).toEqual([14, 11]);
  expect(graveyards(after(2))).toEqual([2, 0]);
});

const FIVE = { power: 'A', space: 'A', reality: 'A', soul: 'A', mind: 'A' } as const;

test('[S22] Snap: every other stack loses half', () => {
  const game = position({
    players: 3,
    aliens: ['thanos', null, null],
    stacks: '2,0 A1, -1,2 B4, 0,2 B3, -2,1 C1',
    stones: { ...FIVE, time: '1,1' },
  });
  play(game, 'move 2,0 1,1 1');
  expect(stacksOf(game)).toBe('-2,1 C1, 1,1 A1, -1,2 B2, 0,2 B2');
  expect(graveyards(game)).toEqual([0, 3, 0]);
});

test('[S23] Parasite: a beaten ship lives on', () => {
  const game = position({
    options: { includeParasite: true },
    aliens: [null, 'parasite'],
    step: 'invade',
    stacks: '1,0 A3, 1,1 B2',
    hands: ['a15', 'a1'],
  });
  play(game, 'invade 1,0 1,1');
  expect(stackOn(game.state, '1,0')).toEqual({ owner: 0, ships: 3, attached: 1 });
  expect(graveyards(game)).toEqual([0, 1]);
  expect(optionsOf(game)).toEqual(['0', '3']);
  play(game, 'advance 3');
  expect(pointsOf(game.state, 1).ability).toBe(1);
  play(game, 'chooseResource gas', 'pass');
  expect(optionsOf(game)).toContain('1,1 2,1 3');
  play(game, 'move 1,1 2,1 3');
  expect(stacksOf(game)).toBe('2,1 A3+1');
});

test('[S26] Parasite wins, its host is gone', () => {
  const game = position({
    players: 3,
    options: { includeParasite: true },
    aliens: ['parasite', null, null],
    step: 'invade',
    stacks: '1,0 B2+1, 1,1 C2',
    hands: ['a6', '', 's'],
  });
  play(game, 'invade 1,0 1,1');
  expect(stacksOf(game)).toBe('1,0 A1');
  expect(graveyards(game)).toEqual([0, 2, 2]);
  expect(game.asked).toEqual(['advance 0']);
  expect(optionsOf(game)).toEqual(['0', '1']);
});

test('[S27] Snap without a winner', () => {
  const game = position({
    aliens: ['thanos', null],
    step: 'invade',
    stacks: '1,0 A2, 1,1 B4',
    hands: ['r', 'n'],
    stones: { ...FIVE, time: '2,-1' },
  });
  play(game, 'invade 1,0 1,1', 'retreatTo 2,-1');
  expect(stacksOf(game)).toBe('2,-1 A2, 1,1 B2');
  expect(graveyards(game)).toEqual([0, 2]);
});
