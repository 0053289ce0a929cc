/** Facts of the box, and options that change the course of play. */
import { given } from '@orrery/kernel/testing';
import { defaultOptions, parseOptions } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { BOARD_IDS, BOARDS, cardOf, deckOf, planetsFor } from '../src/data.ts';
import { cosmos } from '../src/index.ts';
import { designOf } from '../src/options.ts';
import { pointsOf, scoreOf } from '../src/rules/score.ts';
import { optionsOf, play, position, stacksOf } from '../src/testing.ts';

test('[B4] boards have the sites of the rules', () => {
  const facts = BOARD_IDS.map((id) => {
    const { sites, circles, planets, edge, neighbours } = BOARDS[id];
    const pairs = Object.values(neighbours).reduce((sum, near) => sum + near.length, 0) / 2;
    return [sites.length, circles.length, planets.length, pairs, edge.length];
  });
  expect(facts).toEqual([
    [55, 13, 13, 132, 30],
    [73, 19, 18, 186, 30],
    [73, 19, 19, 186, 30],
    [87, 23, 23, 224, 34],
  ]);
  expect(BOARDS.b13.edge.slice(0, 4)).toEqual(['0,-4', '1,-4', '3,-4', '4,-4']);
  expect(BOARDS.b18.labels).toMatchObject({ '2,-4': 'P1', '0,0': 'Void', '3,0': 'P10' });
  for (const id of BOARD_IDS)
    for (const [site, near] of Object.entries(BOARDS[id].neighbours))
      for (const next of near) expect(BOARDS[id].neighbours[next]).toContain(site);
});

test('[B6] [C1] planets and cards', () => {
  expect([2, 3, 4, 5, 6].map((players) => planetsFor(players).length)).toEqual([13, 18, 18, 19, 23]);
  const deck = deckOf(designOf(defaultOptions(cosmos.options)));
  expect(deck).toHaveLength(69);
  const attacks = deck.map(cardOf).filter(({ kind }) => kind === 'attack');
  expect(attacks).toHaveLength(32);
  expect(attacks.reduce((sum, { value }) => sum + value, 0) / 32).toBeCloseTo(7.06, 2);
});

test('[S3–S9] the set-up', () => {
  const game = given(cosmos, {
    seats: 3,
    options: { fixedPowers: ['ascended', 'none', 'thanos'] },
    script: {
      turns: [[2, 0, 1]],
      stones: [
        ['time', 'soul', 'mind', 'power', 'space', 'reality'],
        ['0,3', '3,0'],
      ],
    },
  });
  expect(game.asked).toEqual(['placeStart 2']);
  expect(game.state.stones).toEqual([
    { seat: 1 },
    { site: '0,3' },
    { site: '3,0' },
    { seat: 0 },
    { seat: 1 },
    { seat: 0 },
  ]);
  play(game, 'placeStart 2,-5', 'placeStart 3,-5', 'placeStart 0,-4');
  expect(stacksOf(game)).toBe('2,-5 C4, 3,-5 A2, 0,-4 B4');
  expect(game.state.players.map(({ mineral, gas, hand }) => [mineral, gas, hand.length])).toEqual([
    [1, 0, 7],
    [1, 1, 7],
    [0, 0, 7],
  ]);
});

test('[S3] aliens are chosen in secret and shown together', () => {
  const game = given(cosmos, { seats: 2, script: { aliens: [['mason', 'binary', 'spite', 'borg']] } });
  expect(game.view(0).offer).toEqual(['binary', 'mason']);
  expect(game.view(1).decisions).toEqual([{ seat: 1, kind: 'choosePower', hidden: true }]);
  play(game, 'A: choosePower mason');
  expect(game.view(1).players[0]?.alien).toBeNull();
  play(game, 'B: choosePower spite');
  expect(game.view('watcher').players.map(({ alien }) => alien)).toEqual(['mason', 'spite']);
});

test('[S7] several stacks, back and forth by option; nobody places more than there is [R41]', () => {
  const game = given(cosmos, {
    seats: 2,
    options: { powersDrawn: 0, startingStacks: 3, shipsPerPlayer: 10, placementOrder: 'snake' },
    script: { turns: [[0, 1]] },
  });
  const seats: number[] = [];
  while (cosmos.decisions(game.state)[0]?.kind === 'placeStart') {
    const { seat } = cosmos.decisions(game.state)[0] as { seat: number };
    seats.push(seat);
    game.act(seat, game.legal(seat)[0] as never);
  }
  expect(seats).toEqual([0, 1, 1, 0, 0, 1]);
  expect(game.state.players.map(({ reserve }) => reserve)).toEqual([0, 0]);
});

test('[V3] ties score for all by option', () => {
  const game = position({ options: { bonusTies: 'all', bonusVp: 3 }, stacks: '1,0 A1' });
  expect(pointsOf(game.state, 0)).toMatchObject({ graveyard: 3, hand: 3 });
});

test('[O1] the tracker', () => {
  const game = position({
    options: { scoring: 'tracker', trackerTarget: 10 },
    step: 'invade',
    stacks: '1,1 A1, 0,0 A1',
    fortresses: ['1,1'],
    graveyards: [0, 1],
  });
  expect(game.state.players[0]?.tracker).toBe(3);
  expect(scoreOf(game.state, 0)).toBe(5);
});

test('[V5] only the active player wins by option', () => {
  const spec = { step: 'collect', stacks: '1,0 A2', bought: [0, 9], graveyards: [1, 0] } as const;
  expect(play(position(spec), 'chooseResource gas').outcome?.ranks).toEqual([2, 1]);
  expect(
    play(position({ ...spec, options: { victoryCheck: 'active' } }), 'chooseResource gas').outcome,
  ).toBeUndefined();
});

test('[T6] the hand limit', () => {
  const game = position({ options: { handLimit: 2 }, step: 'end', stacks: '1,0 A1', hands: ['a1 a2 a3', ''] });
  expect(game.asked).toEqual(['discardToLimit 0']);
  play(game, 'discardToLimit a1');
  expect(game.state.active).toBe(1);
});

test('[I12] compensation by looking', () => {
  const game = position({
    options: { compensation: 'look' },
    players: 3,
    step: 'invade',
    stacks: '1,0 A3, 1,1 B2',
    hands: ['a5 vp +2 +3', 'n', ''],
  });
  play(game, 'invade 1,0 1,1');
  expect(optionsOf(game)).toEqual(['reinforcement-2-1', 'reinforcement-3-1', 'vp-1']);
  play(game, 'compensationPick vp');
  expect(game.events(2)).toContainEqual({ kind: 'stole', seat: 1, victim: 0, card: null });
  play(game, 'compensationPick +2');
  expect(game.view(1).players[0]?.known).toEqual(['reinforcement-3-1']);
});

test('[I12] whoever may take the whole hand is asked until one card is left [R51]', () => {
  const game = position({
    options: { compensation: 'look' },
    step: 'invade',
    stacks: '1,0 A3, 1,1 B2',
    hands: ['a5 vp +2', 'n'],
  });
  play(game, 'invade 1,0 1,1');
  expect(optionsOf(game)).toEqual(['reinforcement-2-1', 'vp-1']);
  play(game, 'compensationPick vp');
  expect(game.asked).toEqual(['advance 0']);
  expect(game.state.players[1]?.hand).toEqual(['reinforcement-2-1', 'vp-1']);
});

test('[I13] who may advance is an option; several invasions a turn are', () => {
  const spec = { step: 'invade', stacks: '1,0 A3, 1,1 B2, 0,2 B1', hands: ['a15 a9', 'a1 a2'] } as const;
  const none = play(
    position({ ...spec, options: { advance: 'none', invasionsPerTurn: 2 } }),
    'invade 1,0 1,1',
    'A: commitCard a15',
    'B: commitCard a1',
  );
  expect(none.asked).not.toContain('advance 0');
  const lost = play(position({ ...spec, hands: ['a1', 'a15'], options: { advance: 'attacker' } }), 'invade 1,0 1,1');
  expect(lost.asked).not.toContain('advance 1');
});

test('options that make no sense are refused', () => {
  const problem = (options: object) => {
    const parsed = parseOptions(cosmos.options, options, 2);
    return parsed.ok ? '' : parsed.problem;
  };
  expect(problem({ fixedPowers: ['borg'] })).toContain('fixedPowers');
  expect(problem({ fixedPowers: ['borg', 'borg'] })).toContain('twice');
  expect(problem({ fixedPowers: ['parasite', 'none'] })).toContain('includeParasite');
  expect(problem({ maxStack: 1 })).toContain('maxStack');
});
