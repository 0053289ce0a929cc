/** Every alien on its own and against others, beyond the worked scenarios. */
import { expect, test } from 'vitest';
import { hasAbility } from '../src/hooks.ts';
import { pointsOf, scoreOf } from '../src/rules/score.ts';
import { maxStackOf } from '../src/rules/ships.ts';
import { strengthOf } from '../src/rules/strength.ts';
import { stackOn, type State } from '../src/state.ts';
import { optionsOf, type Position, play, position, stacksOf } from '../src/testing.ts';

const totals = ({ state }: { state: State }) => [
  strengthOf(state, 'attacker').total,
  strengthOf(state, 'defender').total,
];
const graveyards = ({ state }: { state: State }) => state.players.map(({ graveyard }) => graveyard);

/** A fights B from (1,0) against (1,1), with attacks of 6 and 5; a card that nobody plays keeps the totals on the table. */
const duel = (more: Position) =>
  play(position({ step: 'invade', stacks: '1,0 A3, 1,1 B3', hands: ['a6 +2', 'a5'], ...more }), 'invade 1,0 1,1');

test('[A2] Ascended sees the hand of whoever it fights, before cards are chosen, and remembers it [R40]', () => {
  const game = position({
    aliens: ['ascended', 'fodder'],
    step: 'invade',
    stacks: '1,0 A1, 1,1 B3',
    hands: ['a6 a7', 'a5 a4 vp'],
  });
  play(game, 'invade 1,0 1,1');
  expect(game.view(0).players[1]?.known).toEqual(['attack-4-1', 'attack-5-1', 'vp-1']);
  expect(game.view(1).players[0]?.known).toEqual([]);
  play(game, 'B: commitCard a5');
  expect(game.view(0).players[1]?.known).toHaveLength(3); // a committed card does not disappear before the reveal
  play(game, 'A: commitCard a6');
  expect(game.view(0).players[1]?.known).toEqual(['attack-4-1', 'vp-1']);
});

test('[A2] multipliers do not combine: Ascended against Mason and against Binary', () => {
  expect(totals(duel({ aliens: ['ascended', 'mason'] }))).toEqual([18, 11]);
  expect(totals(duel({ aliens: ['ascended', 'binary'] }))).toEqual([18, 11]);
  expect(
    totals(duel({ aliens: ['borg', 'mason'], assimilated: { A: [['twoModes', 'B']] }, modes: { A: 'sword' } })),
  ).toEqual([13, 11]);
});

test('[A2] Binary: Sword attacking, Shield defending, a token to go back', () => {
  expect(totals(duel({ aliens: ['binary', 'friend'], modes: { A: 'sword' } }))).toEqual([12, 8]);
  expect(totals(duel({ aliens: ['binary', 'spite'], modes: { A: 'shield' } }))).toEqual([9, 8]);
  const game = position({
    aliens: ['binary', null],
    step: 'start',
    stacks: '1,0 A1',
    tokens: [
      [0, 1],
      [0, 0],
    ],
  });
  play(game, 'chooseMode sword', 'chooseResource mineral', 'pass', 'pass');
  expect(optionsOf(game)).toEqual(['pass', 'mineral', 'gas']);
  play(game, 'reboot gas');
  expect(game.state.players[0]).toMatchObject({ mode: 'shield', mineral: 1, gas: 0 });
});

test('[A3] Borg begins with an ability of an opponent, not with one that cannot be copied', () => {
  const game = position({ players: 3, aliens: ['borg', 'thanos', 'tribble'], stacks: '1,0 A1' });
  game.state.stack.push({ kind: 'borgSetup', seat: 0 });
  expect(optionsOf(game)).toEqual(['2 tightQuarters', '2 relentless']);
  play(game, 'borgSetup C tightQuarters');
  expect(maxStackOf(game.state, 0)).toBe(8);
  expect(game.state.players[0]).toMatchObject({ reserve: 18 });
});

test('[A3] losing Tight Quarters leaves large stacks, which can receive nothing and move four at most', () => {
  const game = position({
    aliens: ['tribble', 'borg'],
    step: 'invade',
    stacks: '1,0 A8, 1,1 B1, -1,2 B7',
    assimilated: { B: [['tightQuarters', 'A']] },
    hands: ['a9', 'a1'],
  });
  play(game, 'invade 1,0 1,1');
  expect(hasAbility(game.state, 1, 'tightQuarters')).toBe(false);
  play(game, 'advance 0', 'chooseResource mineral', 'pass');
  const counts = game.legal(1).flatMap((action) => (action.kind === 'move' ? [action.count] : []));
  expect(Math.max(...counts)).toBe(4);
});

test('[A3] Borg loses the pile with Bitterness, and may take a powered domino at level 1', () => {
  const game = position({
    aliens: ['spite', 'borg'],
    step: 'invade',
    stacks: '1,0 A4, 1,1 B1',
    assimilated: { B: [['bitterness', 'A']] },
    piles: [0, 2],
    hands: ['a15', 'a1'],
  });
  play(game, 'invade 1,0 1,1');
  // The pile, the ship on the card, and the beaten ship, which had gone to the pile.
  expect(game.state.players[1]).toMatchObject({ pile: 0, graveyard: 4, assimilated: [] });
  const other = position({
    aliens: ['borg', 'domino'],
    step: 'invade',
    stacks: '1,0 A4, 1,1 B1',
    levels: { B: [2, 0, 0, 0, 0, 0, 0] },
    hands: ['a15', 'a1'],
  });
  play(other, 'invade 1,0 1,1');
  expect(optionsOf(other)).toEqual(['pass', 'dominoP1']);
  play(other, 'assimilate dominoP1', 'advance 3');
  expect(hasAbility(other.state, 0, 'dominoP1')).toBe(true);
});

test('[A4] Dancer: half of a beaten defending stack slips away, from Spite and from Domino', () => {
  for (const alien of ['spite', 'domino'] as const) {
    const game = play(
      position({ aliens: [alien, 'dancer'], step: 'invade', stacks: '1,0 A4, 1,1 B3', hands: ['a15', 'a1'] }),
      'invade 1,0 1,1',
    );
    expect(game.asked).toEqual(['sidestepTo 1']);
    play(game, 'sidestepTo 2,1');
    expect(stackOn(game.state, '2,1')).toEqual({ owner: 1, ships: 2, attached: 0 });
    expect(graveyards(game)).toEqual([0, 1]);
  }
});

test('[A4] Sidestep comes before Bitterness and Retribution counts only what was lost', () => {
  const game = play(
    position({
      players: 3,
      aliens: [null, 'borg', 'dancer'],
      step: 'invade',
      stacks: '1,0 A4, 1,1 B4',
      assimilated: {
        B: [
          ['sidestep', 'C'],
          ['bitterness', 'C'],
          ['retribution', 'C'],
        ],
      },
      hands: ['a15', 'a1'],
    }),
    'invade 1,0 1,1',
    'sidestepTo 2,1',
  );
  expect(game.state.players[1]).toMatchObject({ pile: 1, graveyard: 1 });
  expect(stackOn(game.state, '1,0')?.ships).toBe(3);
});

test('[A5] Domino: a P6 just powered already draws; P7 opens the second level', () => {
  const win = (levels: readonly number[], foe: 'mason' | 'empire') =>
    play(
      position({
        aliens: ['domino', foe],
        step: 'invade',
        stacks: '1,0 A4, 1,1 B1',
        levels: { A: levels },
        hands: ['a15', 'a1'],
      }),
      'invade 1,0 1,1',
    );
  const game = win([1, 1, 1, 1, 1, 0, 0], 'mason');
  expect(game.state.players[0]?.levels[5]).toBe(1);
  expect(game.state.players[0]?.hand).toHaveLength(1);
  expect(win([1, 1, 1, 1, 1, 1, 0], 'empire').state.players[0]?.levels[6]).toBe(1);
  expect(optionsOf(win([1, 2, 1, 1, 1, 1, 1], 'empire'))).toEqual([
    'dominoP1',
    'dominoP3',
    'dominoP4',
    'dominoP5',
    'dominoP6',
  ]);
});

test('[A5] Domino powers add up with their levels, and a lost attack may purge cards', () => {
  expect(totals(duel({ aliens: ['domino', 'mason'], levels: { A: [1, 2, 1, 0, 0, 0, 0] } }))).toEqual([14, 11]);
  expect(totals(duel({ aliens: ['mason', 'domino'], levels: { B: [2, 2, 1, 0, 0, 0, 0] } }))).toEqual([9, 13]);
  const game = position({
    aliens: ['domino', null],
    step: 'invade',
    stacks: '1,0 A1, 1,1 B4',
    levels: { A: [0, 0, 0, 0, 2, 0, 0] },
    hands: ['a2 vp +2 +3', 'a15'],
  });
  play(game, 'invade 1,0 1,1', 'pass', 'dominoDiscard +2', 'dominoDiscard +3', 'advance 0');
  expect(game.state.players[0]?.hand).toEqual(['vp-1']);
});

test('[A6] Empire: a bonus against the Rebel, also defending with three players, and spoils', () => {
  expect(totals(duel({ aliens: ['empire', 'hoarder'], rebels: { A: 'B' } }))).toEqual([12, 8]);
  expect(totals(duel({ aliens: ['thanos', 'empire'], rebels: { B: 'A' } }))).toEqual([9, 8]);
  expect(totals(duel({ players: 3, aliens: ['mason', 'empire'], rebels: { B: 'A' } }))).toEqual([9, 11]);
  const game = play(
    duel({ aliens: ['empire', 'twoFaced'], rebels: { A: 'B' } }),
    'pass',
    'chooseResource gas',
    'advance 0',
  );
  expect(game.state.players[0]?.gas).toBe(1);
});

test('[A7] Fodder buys three ships, and gives ships up against Replicator and Two-Faced', () => {
  const game = position({
    aliens: ['fodder', null],
    step: 'spend',
    stacks: '1,0 A1',
    tokens: [
      [1, 0],
      [0, 0],
    ],
  });
  play(game, 'spend ships');
  expect(stackOn(game.state, '1,0')?.ships).toBe(4);
  const copied = duel({ aliens: ['fodder', 'replicator'] });
  expect(copied.asked).toEqual(['sacrifice 0']);
  expect(totals(play(copied, 'sacrifice 2'))).toEqual([15, 9]); // 6+1+8 against 6+3
  const switched = duel({
    aliens: ['fodder', 'twoFaced'],
    tokens: [
      [0, 0],
      [1, 0],
    ],
  });
  expect(totals(play(switched, 'switchNumbers mineral', 'sacrifice 1'))).toEqual([11, 9]);
});

test('[A8] Friend: neighbours help up to four; a gift for two', () => {
  const near = '1,0 A3, 1,1 B3, 2,0 A2, 0,1 A1, 2,-1 A4';
  expect(totals(duel({ aliens: ['friend', 'spite'], stacks: near }))).toEqual([13, 8]);
  expect(totals(duel({ aliens: ['friend', 'ascended'], stacks: '1,0 A3, 1,1 B3, 2,0 A2' }))).toEqual([11, 17]);
  const game = position({
    players: 3,
    aliens: ['friend', null, null],
    step: 'collect',
    stacks: '1,0 A1',
    options: { gasTokens: 2 },
  });
  play(game, 'chooseResource mineral');
  expect(optionsOf(game)).toEqual(['pass', '1 mineral', '1 gas', '2 mineral', '2 gas']);
  play(game, 'gift C gas');
  expect(game.state.players.map(({ gas }) => gas)).toEqual([1, 0, 1]);
});

test('[A9] Hoarder: one more token, and stored tokens are points; spending or trading them takes the points away', () => {
  const game = position({
    players: 3,
    options: { trade: true },
    aliens: ['hoarder', 'friend', 'dancer'],
    step: 'collect',
    stacks: '1,0 A1',
    tokens: [
      [2, 4],
      [3, 0],
      [0, 0],
    ],
  });
  expect(pointsOf(game.state, 0).ability).toBe(1);
  play(game, 'chooseResource mineral', 'chooseResource mineral');
  expect(pointsOf(game.state, 0).ability).toBe(2);
  play(game, 'tradeOffer B gas 2 1', 'tradeAnswer true');
  expect(pointsOf(game.state, 0).ability).toBe(1);
  expect(game.state.players.map(({ mineral, gas }) => [mineral, gas])).toEqual([
    [5, 2],
    [2, 2],
    [0, 0],
  ]);
});

test('[A10] Mason defends double against Empire and Thanos', () => {
  expect(totals(duel({ aliens: ['empire', 'mason'], rebels: { A: 'B' } }))).toEqual([12, 11]);
  const stones = { power: 'A', space: 'A', reality: 'B', soul: 'B', mind: 'B', time: 'B' } as const;
  expect(totals(duel({ aliens: ['thanos', 'mason'], stones }))).toEqual([11, 11]);
  expect(totals(duel({ aliens: [null, 'mason'], options: { fortressMultiplier: 3 }, fortresses: ['1,1'] }))).toEqual([
    9, 14,
  ]);
});

test('[A11] Replicator copies the higher number, not the bonus: against Domino and Fodder', () => {
  expect(totals(duel({ aliens: ['domino', 'replicator'], levels: { A: [0, 1, 0, 0, 0, 0, 0] } }))).toEqual([11, 9]);
  expect(totals(play(duel({ aliens: ['replicator', 'fodder'] }), 'sacrifice 1'))).toEqual([9, 11]);
});

test('[A12] Spite: Retribution never takes the last ship, unless options say so', () => {
  const lose = (options: object, foe: 'ascended' | 'borg') =>
    play(
      position({ options, aliens: [foe, 'spite'], step: 'invade', stacks: '1,0 A2, 1,1 B4', hands: ['a15', 'a1'] }),
      'invade 1,0 1,1',
    );
  expect(stackOn(lose({}, 'ascended').state, '1,0')?.ships).toBe(1);
  expect(stackOn(lose({ retributionSparesLast: false }, 'borg').state, '1,0')).toBeNull();
  expect(lose({ spitePile: 0 }, 'borg').state.players[1]).toMatchObject({ pile: 0, graveyard: 4 });
});

test('[A13] Thanos: Reality wins ties, Power adds two, Mind sees, Time and Soul help', () => {
  const stones = { power: 'B', space: 'B', reality: 'A', soul: 'A', mind: 'A', time: 'A' } as const;
  const tie = duel({ aliens: ['thanos', 'friend'], stones, hands: ['a6', 'a6'] });
  expect(tie.events(0)).toContainEqual(expect.objectContaining({ kind: 'decided', winner: 0 }));
  expect(tie.asked).toEqual(['takeStone 0']);
  expect(optionsOf(tie)).toEqual(['power', 'space']);
  const turn = position({ aliens: ['thanos', 'hoarder'], step: 'start', stacks: '1,0 A1', graveyards: [1, 0], stones });
  expect(stackOn(turn.state, '1,0')?.ships).toBe(2);
  play(turn, 'chooseResource mineral', 'chooseResource gas');
  expect(turn.state.players[0]).toMatchObject({ mineral: 1, gas: 1 });
});

test('[A13] the Space stone teleports once in a game', () => {
  const stones = { power: 'B', space: 'A', reality: 'B', soul: 'B', mind: 'B', time: '0,0' } as const;
  const game = position({ aliens: ['thanos', 'mason'], stacks: '3,1 A4', stones });
  play(game, 'teleport 3,1 0,0 3');
  expect(game.state.spaceUsed).toBe(true);
  expect(game.state.stones[5]).toEqual({ seat: 0 });
  expect(game.legal(0).some(({ kind }) => kind === 'teleport')).toBe(false);
  expect(game.asked).toEqual(['move 0']); // it does not use up a move
});

test('[A14] Tribble doubles a stack on its first turn and stacks eight high; a ship comes back later', () => {
  const first = position({ round: 1, aliens: ['tribble', 'empire'], step: 'start', stacks: '1,0 A4, 2,0 A3' });
  expect(first.asked).toEqual(['doubleStack 0']);
  play(first, 'doubleStack 1,0');
  expect(stackOn(first.state, '1,0')?.ships).toBe(8);
  const later = position({
    round: 2,
    aliens: ['tribble', 'binary'],
    step: 'start',
    stacks: '1,0 A4',
    graveyards: [2, 0],
  });
  expect(stackOn(later.state, '1,0')?.ships).toBe(5);
  const without = position({
    round: 2,
    options: { tribbleRelentless: false },
    aliens: ['tribble', null],
    step: 'start',
    stacks: '1,0 A4',
    graveyards: [2, 0],
  });
  expect(graveyards(without)).toEqual([2, 0]);
});

test('[A15] Two-Faced pays one token, may not pay what it lacks, and can switch for nothing by option', () => {
  const game = duel({
    aliens: ['mason', 'twoFaced'],
    tokens: [
      [0, 0],
      [0, 1],
    ],
  });
  expect(optionsOf(game)).toEqual(['pass', 'gas']);
  expect(totals(play(game, 'switchNumbers gas'))).toEqual([8, 9]);
  expect(duel({ aliens: ['mason', 'twoFaced'] }).asked).not.toContain('switchNumbers 1');
  const free = duel({ aliens: ['ascended', 'twoFaced'], options: { switchCost: 0 } });
  expect(optionsOf(free)).toEqual(['pass', 'switchNumbers']);
});

const HOSTS = { players: 3, options: { includeParasite: true } } as const;

test('[A16] Parasite: if the host loses, its guests are lost, too; if Parasite wins, they take the site', () => {
  const lost = play(
    position({
      ...HOSTS,
      aliens: ['mason', 'spite', 'parasite'],
      step: 'invade',
      stacks: '1,0 A4, 1,1 B2+1',
      hands: ['a15', 'a1', ''],
    }),
    'invade 1,0 1,1',
    'advance 0',
  );
  expect(graveyards(lost)).toEqual([1, 1, 1]);
  const won = play(
    position({
      ...HOSTS,
      aliens: ['parasite', 'dancer', null],
      step: 'invade',
      stacks: '1,0 A4, 1,1 B2+1',
      hands: ['a15', 'a1', ''],
    }),
    'invade 1,0 1,1',
  );
  expect(stacksOf(won)).toContain('1,1 A1');
  expect(won.asked).not.toContain('advance 0');
});

test('[A16] an infested stack moves as a whole, for its host and for Parasite', () => {
  const game = position({ ...HOSTS, aliens: [null, 'parasite', null], stacks: '1,0 A3+1, 2,0 B1' });
  const counts = game
    .legal(0)
    .flatMap((action) => (action.kind === 'move' && action.from === '1,0' ? [action.count] : []));
  expect(new Set(counts)).toEqual(new Set([3]));
  expect(game.refusal(0, { kind: 'move', from: '1,0', to: '1,1', count: 2 })).toMatchObject({
    code: 'stack-stays-whole',
  });
  const guest = position({ ...HOSTS, active: 'B', aliens: [null, 'parasite', null], stacks: '1,0 A3+1, 2,0 B1' });
  play(guest, 'move 1,0 1,1 3');
  expect(stacksOf(guest)).toBe('2,0 B1, 1,1 A3+1');
  expect(pointsOf(guest.state, 1).ability).toBe(1);
  expect(scoreOf(guest.state, 0)).toBe(1);
});

test('[A16] Parasite invades with its host, but neither the host nor itself; the host’s abilities do not apply', () => {
  const game = position({
    ...HOSTS,
    active: 'B',
    aliens: ['ascended', 'parasite', 'mason'],
    step: 'invade',
    stacks: '1,0 A2+1, 2,0 A1, 1,1 C1, 0,1 B1',
    hands: ['', 'a6 +2', 'a5'],
  });
  expect(optionsOf(game)).toEqual(['pass', '1,0 1,1', '0,1 1,1', '0,1 1,0']);
  play(game, 'invade 1,0 1,1');
  expect(totals(game)).toEqual([9, 7]);
});

test('[A16] when Parasite loses with its host, one guest may live on; only Parasite’s own ships are lost', () => {
  const game = position({
    ...HOSTS,
    active: 'B',
    aliens: [null, 'parasite', null],
    step: 'invade',
    stacks: '1,0 A2+2, 1,1 C4',
    hands: ['', 'n', 'a9 vp vp vp'],
  });
  play(game, 'invade 1,0 1,1');
  expect(graveyards(game)).toEqual([2, 1, 0]);
  expect(game.state.players[1]?.hand).toHaveLength(1); // one ship of its own was lost
  expect(stackOn(game.state, '1,1')).toEqual({ owner: 2, ships: 4, attached: 1 });
});

test('[A9] Hoarder: a gift of Friend’s is worth a point; Borg can copy Treasury', () => {
  const game = position({
    players: 3,
    aliens: ['friend', 'hoarder', null],
    step: 'collect',
    stacks: '1,0 A1',
    tokens: [
      [0, 0],
      [3, 0],
      [0, 0],
    ],
  });
  play(game, 'chooseResource mineral', 'gift B gas');
  expect(pointsOf(game.state, 1).ability).toBe(1);
  const copied = position({
    aliens: ['borg', 'hoarder'],
    stacks: '1,0 A1',
    assimilated: { A: [['treasury', 'B']] },
    tokens: [
      [4, 0],
      [4, 4],
    ],
  });
  expect([0, 1].map((seat) => pointsOf(copied.state, seat).ability)).toEqual([1, 2]);
});

test('[A13] Thanos: Snap halves Tribble’s large stacks, and of an infested stack the host’s ships only', () => {
  const game = position({
    ...HOSTS,
    aliens: ['thanos', 'tribble', 'parasite'],
    stacks: '2,0 A1, -1,2 B8, 0,2 B3+1',
    stones: { power: 'A', space: 'A', reality: 'A', soul: 'A', mind: 'A', time: '1,1' },
  });
  play(game, 'move 2,0 1,1 1');
  expect(stacksOf(game)).toBe('1,1 A1, -1,2 B4, 0,2 B2+1');
  expect(graveyards(game)).toEqual([0, 5, 0]);
});

test('[A13] the Reality stone wins a tie that Copy has made', () => {
  const stones = { power: 'A', space: 'A', reality: 'B', soul: 'A', mind: 'A', time: 'A' } as const;
  const game = duel({ aliens: ['replicator', 'thanos'], stones, hands: ['a5', 'a6'] });
  expect(game.events(0)).toContainEqual(expect.objectContaining({ kind: 'decided', winner: 1, totals: [9, 9] }));
});

test('[A14] Tribble advances with more than four; as a host of Parasite its own maximum counts', () => {
  const game = position({
    aliens: ['tribble', 'mason'],
    step: 'invade',
    stacks: '1,0 A6, 1,1 B1',
    hands: ['a15', 'a1'],
  });
  play(game, 'invade 1,0 1,1');
  expect(optionsOf(game)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  const guest = position({ ...HOSTS, active: 'B', aliens: ['tribble', 'parasite', null], stacks: '1,0 A6+1, 2,1 B1' });
  expect(optionsOf(guest)).toContain('1,0 1,1 6');
  play(guest, 'move 1,0 1,1 6');
  expect(stacksOf(guest)).toBe('1,1 A6+1, 2,1 B1');
});
