/** The worked scenarios of the rules without aliens, each under its number. */
import { expect, test } from 'vitest';
import { BOARDS } from '../src/data.ts';
import { pointsOf, scoreOf } from '../src/rules/score.ts';
import { strengthOf } from '../src/rules/strength.ts';
import { stackOn, type State } from '../src/state.ts';
import { optionsOf, play, position, stacksOf } from '../src/testing.ts';

const graveyards = ({ state }: { state: State }) => state.players.map(({ graveyard }) => graveyard);
const handSizes = ({ state }: { state: State }) => state.players.map(({ hand }) => hand.length);

test('[S1] adjacency', () => {
  const { b19, b23 } = BOARDS;
  expect(b19.neighbours['1,0']).toEqual(['2,0', '1,1', '0,1', '0,0', '1,-1', '2,-1']);
  expect(b19.neighbours['1,0']?.filter((site) => b19.planets.includes(site))).toEqual(['1,1', '0,0', '2,-1']);
  expect(b19.edge).toContain('3,1');
  expect(b19.neighbours['3,1']?.filter((site) => b19.planets.includes(site)).sort()).toEqual(['2,2', '3,0']);
  expect(b23.edge).not.toContain('3,1');
  expect(b23.neighbours['3,1']).toContain('4,1');
});

test('[S2] collecting with a short bank', () => {
  const game = position({
    step: 'collect',
    options: { mineralTokens: 5, gasTokens: 1 },
    stacks: '1,1 A1, 0,0 A1, 2,-1 A1',
    planets: { '1,1': 'gas', '0,0': 'gas', '2,-1': 'mineral' },
  });
  expect(optionsOf(game)).toEqual(['mineral', 'gas']);
  play(game, 'chooseResource gas');
  expect([game.state.players[0]?.mineral, game.state.players[0]?.gas]).toEqual([1, 1]);
  expect(game.state.bank).toEqual({ mineral: 4, gas: 0 });
  expect(game.events(0)).toContainEqual({ kind: 'yielded', seat: 0, resource: 'gas', paid: 0, lost: 2 });
});

test('[S3] ships come from the graveyard first', () => {
  const game = position({
    step: 'spend',
    options: { shipsPerPlayer: 20 },
    stacks: '1,0 A4, 1,1 A3',
    graveyards: [1, 0],
    tokens: [
      [2, 0],
      [0, 0],
    ],
  });
  expect(game.state.players[0]?.reserve).toBe(12);
  play(game, 'spend ships');
  expect(game.asked).toEqual(['deployShip 0']); // the first had only one place to go
  expect(stacksOf(game)).toBe('1,0 A4, 1,1 A4');
  expect(optionsOf(game)).toEqual([...BOARDS.b13.edge]);
  play(game, 'deployShip 0,-4');
  expect(game.state.players[0]).toMatchObject({ graveyard: 0, reserve: 11, mineral: 1 });
});

const clash = (own: string, other: string, more: object = {}) =>
  position({
    step: 'invade',
    stacks: '1,0 A4, 1,1 B2',
    fortresses: ['1,1'],
    hands: [`${own} vp`, `${other} vp`],
    ...more,
  });

test('[S4] attack against attack, and the advance', () => {
  const game = play(clash('a7', 'a8'), 'invade 1,0 1,1');
  expect(game.events(0)).toContainEqual(
    expect.objectContaining({
      kind: 'totals',
      attacker: expect.objectContaining({ total: 11 }) as object,
      defender: expect.objectContaining({ total: 10 }) as object,
    }),
  );
  expect(game.asked).toEqual(['advance 0']);
  expect(optionsOf(game)).toEqual(['0', '1', '2', '3', '4']);
  play(game, 'advance 3');
  expect(stacksOf(game)).toBe('1,0 A1, 1,1 A3');
  expect(graveyards(game)).toEqual([0, 2]);
  expect(pointsOf(game.state, 0)).toMatchObject({ colonies: 1, fortresses: 1, graveyard: 2 });
  expect(pointsOf(game.state, 1)).toMatchObject({ colonies: 0, fortresses: 0, graveyard: 0 });
});

test('[S5] a tie: no one wins', () => {
  const game = play(clash('a7', 'a9'), 'invade 1,0 1,1');
  expect(stacksOf(game)).toBe('1,0 A4, 1,1 B2');
  expect(graveyards(game)).toEqual([0, 0]);
  expect(game.state.discard).toEqual(['attack-7-1', 'attack-9-1']);
  expect(game.events(0)).toContainEqual(expect.objectContaining({ kind: 'decided', winner: null, totals: [11, 11] }));
});

test('[S6] compensation is limited by the hand', () => {
  const game = position({
    step: 'invade',
    stacks: '1,0 A3, 1,1 B4',
    hands: ['a2 +2 +3 vp', 'n'],
  });
  play(game, 'invade 1,0 1,1');
  expect(handSizes(game)).toEqual([0, 3]);
  expect(graveyards(game)).toEqual([0, 4]);
  expect(game.asked).toEqual(['advance 0']);
});

test('[S7] sabotage wipes out the winner', () => {
  const game = play(position({ step: 'invade', stacks: '1,0 A2, 1,1 B1', hands: ['a5', 's'] }), 'invade 1,0 1,1');
  expect(stacksOf(game)).toBe('');
  expect(graveyards(game)).toEqual([2, 1]);
  expect(game.events(0)).toContainEqual(expect.objectContaining({ kind: 'decided', winner: 0 }));
});

test('[S8] sabotage against retreat and against quash', () => {
  const base = { step: 'invade', stacks: '1,0 A4, 1,1 B3' } as const;
  const retreat = play(position({ ...base, hands: ['s', 'r'] }), 'invade 1,0 1,1');
  expect(retreat.asked).toEqual(['retreatTo 1']);
  expect(optionsOf(retreat).at(-1)).toBe('pass');
  play(retreat, 'pass');
  expect(stacksOf(retreat)).toBe('1,0 A4, 1,1 B3');
  const quash = play(position({ ...base, hands: ['s', 'q'] }), 'invade 1,0 1,1');
  expect(stacksOf(quash)).toBe('1,0 A4, 1,1 B3');
  expect(quash.state.players[1]?.hand).toEqual(['sabotage-1']);
  expect(quash.state.discard).toEqual(['quash-1']);
});

test('[S9] retreat against attack', () => {
  const around = '2,0 A1, 0,1 A1, 0,2 A1, 1,2 A1';
  const full = play(
    position({ step: 'invade', stacks: `1,0 A4, 1,1 B3, 2,1 B2, ${around}`, hands: ['a5', 'r'] }),
    'invade 1,0 1,1',
  );
  expect(graveyards(full)).toEqual([0, 3]);
  const open = play(
    position({ step: 'invade', stacks: `1,0 A4, 1,1 B3, 2,1 B1, ${around}`, hands: ['a5', 'r'] }),
    'invade 1,0 1,1',
  );
  expect(stackOn(open.state, '2,1')).toEqual({ owner: 1, ships: 4, attached: 0 });
  expect(graveyards(open)).toEqual([0, 0]);
  expect(open.asked).toEqual(['advance 0']);
});

test('[S10] quash against attack', () => {
  const game = play(
    position({ step: 'invade', stacks: '1,0 A4, 1,1 B1', hands: ['a12 vp', 'q vp'] }),
    'invade 1,0 1,1',
  );
  expect(graveyards(game)).toEqual([0, 1]);
  expect(game.state.players[1]?.hand).toEqual(['attack-12-1', 'vp-2']);
  expect(handSizes(game)).toEqual([1, 2]);
  expect(game.state.discard).toEqual(['quash-1']);
});

test('[S11] reinforcement rounds', () => {
  const game = position({
    players: 3,
    step: 'invade',
    stacks: '1,0 A4, 1,1 B3',
    hands: ['a6 +2 +5', 'a8 +3', '+2 +4'],
  });
  const totals = () => [strengthOf(game.state, 'attacker').total, strengthOf(game.state, 'defender').total];
  play(game, 'invade 1,0 1,1');
  expect(totals()).toEqual([10, 11]);
  expect(optionsOf(game, 'A')).toEqual(['pass', 'reinforcement-2-1 attacker', 'reinforcement-5-1 attacker']);
  expect(optionsOf(game, 'C')).toHaveLength(5);
  play(game, 'A: reinforce +2 attacker', 'B: pass', 'C: pass');
  expect(totals()).toEqual([12, 11]);
  play(game, 'A: pass', 'B: pass', 'C: reinforce +2 defender');
  expect(totals()).toEqual([12, 13]);
  play(game, 'A: reinforce +5 attacker', 'B: pass', 'C: pass');
  expect(totals()).toEqual([17, 13]);
  play(game, 'B: pass', 'C: pass');
  expect(game.asked).toEqual(['advance 0']);
});

test('[S12] redraw', () => {
  const game = position({
    step: 'invade',
    stacks: '1,0 A4, 1,1 B3',
    hands: ['a6', '+2 +2 +3 +3 +4 +4 +5 vp'],
    deck: '+5 vp vp vp a7',
  });
  play(game, 'invade 1,0 1,1');
  expect(game.asked).toEqual(['redrawDiscard 1']);
  expect(optionsOf(game)).not.toContain('pass');
  play(game, 'redrawDiscard +2');
  expect(game.refusal(1, { kind: 'pass' })).toMatchObject({ code: 'too-many-cards' });
  play(game, 'redrawDiscard +2');
  expect(optionsOf(game)).toContain('pass');
  play(game, 'redrawDiscard +3', 'redrawDiscard +3', 'redrawDiscard +4', 'pass');
  expect(handSizes(game)).toEqual([1, 7]);
  expect(game.asked).toEqual(['redrawDiscard 1']); // none of the four was an invasion card
  play(game, 'redrawDiscard vp', 'pass');
  expect(game.events(0)).toContainEqual(
    expect.objectContaining({ kind: 'revealed', cards: ['attack-6-1', 'attack-7-1'] }),
  );
});

test('[S13] bonuses and ties', () => {
  const game = position({
    players: 3,
    active: 'B',
    step: 'invade',
    stacks: '1,0 B4, 1,1 C4',
    graveyards: [0, 0, 3],
    hands: ['a1 a2 a3 a4 a5 a6', 'a15 n n n n', 'a7 q q q q'],
  });
  const bonuses = () =>
    game.state.players.map((_, seat) => [pointsOf(game.state, seat).graveyard, pointsOf(game.state, seat).hand]);
  expect(bonuses()).toEqual([
    [0, 2],
    [0, 0],
    [0, 0],
  ]);
  play(game, 'invade 1,0 1,1', 'B: commitCard a15', 'C: commitCard a7', 'advance 0');
  expect(graveyards(game)).toEqual([0, 0, 7]);
  expect(handSizes(game)).toEqual([6, 4, 4]);
  expect(bonuses()).toEqual([
    [0, 2],
    [0, 0],
    [0, 0],
  ]);
});

test('[S14] winning on another’s turn', () => {
  const game = position({
    step: 'invade',
    stacks: '1,0 A3, 1,1 B4, 0,0 A1, 2,-1 B1, 3,0 A1',
    graveyards: [2, 2],
    bought: [5, 6],
    hands: ['a1 a2 q q q q', 'a15 vp n n'],
  });
  expect([scoreOf(game.state, 0), scoreOf(game.state, 1)]).toEqual([9, 9]);
  play(game, 'invade 1,0 1,1', 'A: commitCard a1', 'B: commitCard a15');
  expect(game.asked).toEqual(['advance 1']);
  play(game, 'advance 0');
  expect(scoreOf(game.state, 1)).toBe(11);
  expect(game.outcome).toMatchObject({ reason: 'target', ranks: [2, 1] });
  expect(game.view('watcher').players[1]?.known).toHaveLength(3); // all hands are shown
});

test('[S24] the round limit', () => {
  const game = position({
    round: 50,
    active: 'B',
    step: 'end',
    stacks: '0,0 A1, 1,1 A1, 2,-1 A1, 3,0 A1, -1,2 B1, -2,1 B1, -1,-1 B1, 1,-2 B1, 0,3 B1',
    bought: [4, 3],
  });
  expect(game.outcome).toMatchObject({ reason: 'round-limit', ranks: [2, 1], scores: [8, 8] });
});

test('[S25] the commitment betrays nothing', () => {
  const look = (hand: string) => {
    const game = position({ step: 'invade', stacks: '1,0 A4, 1,1 B3', hands: ['a1 a2 a3', hand] });
    return play(game, 'invade 1,0 1,1');
  };
  const [one, several] = [look('a7 +2 +3 +4 vp'), look('a7 s q n vp')];
  expect(one.view(0)).toEqual(several.view(0));
  expect(one.view(0).decisions).toEqual([{ seat: 0, kind: 'commitCard', hidden: true }]);
  expect(one.view(0).players[1]?.cards).toBe(5);
  play(several, 'B: commitCard q');
  expect(one.view(0)).toEqual(several.view(0));
  play(one, 'A: commitCard a1');
  expect(one.view(0).players[1]?.cards).toBe(4);
  expect(one.view(0).invasion?.defender.card).toBe('attack-7-1');
});

test('[S28] theft by index', () => {
  const game = play(
    position({
      step: 'invade',
      stacks: '1,0 A3, 1,1 B2',
      hands: ['a15 vp a9 a4', 'n'],
      script: { theft: [1, 1] },
    }),
    'invade 1,0 1,1',
    'A: commitCard a15',
  );
  expect(game.state.players[1]?.hand).toEqual(['attack-9-1', 'vp-1']);
  expect(game.unusedScript).toBe(0);
});

test('[S29] what a theft makes uncertain', () => {
  const game = position({
    players: 3,
    active: 'C',
    step: 'invade',
    aliens: ['ascended', null, null],
    stacks: '1,0 C1, 1,1 B4',
    hands: ['', 'a7 +2 +3 vp', 'n'],
  });
  for (const card of ['reinforcement-2-1', 'reinforcement-3-1', 'vp-1']) game.state.seen[card] = [0];
  play(game, 'invade 1,0 1,1');
  expect(game.asked).toEqual(['advance 1']);
  const stolen = game.state.players[2]?.hand[0];
  expect(handSizes(game)).toEqual([0, 2, 1]);
  expect(game.view(0).players.map(({ known }) => known)).toEqual([[], [], []]);
  expect(game.view(1).players[2]?.known).toEqual([stolen]);
  expect(game.view(2).players[2]?.known).toEqual([stolen]);
});

test('[S30] reshuffle', () => {
  const spec = { attackCounts: { '4': 1, '9': 1 }, reinforcementCounts: {}, specialCounts: { vp: 1 } };
  const game = position({
    step: 'spend',
    // Tables given in part: what they do not name is not in the deck.
    options: spec as object,
    stacks: '1,0 A1',
    tokens: [
      [0, 1],
      [0, 0],
    ],
    discard: 'a9 vp a4',
    script: { cards: [['attack-9-1', 'vp-1', 'attack-4-1']] },
  });
  expect(game.state.discard).toEqual(['attack-4-1', 'attack-9-1', 'vp-1']);
  play(game, 'spend card');
  expect(game.state.players[0]?.hand).toEqual(['attack-9-1']);
  expect(game.state.deck).toEqual(['vp-1', 'attack-4-1']);
});
