/** Every pirate, by itself. */
import { expect, test } from 'vitest';
import { asked, at, options, play, position } from '../src/testing.ts';

const MEET = { at: ['omegaTwo', 'phiPlus'], control: ['h'] } as const;

test('[P1] Uppity rolls again, once, and a lower result counts', () => {
  const spec = { ...MEET, pirates: ['uppity'], cargo: [[1, 0, 0]] } as const;
  const again = position({ ...spec, script: { dice: [5, 6, 2] } });
  expect(asked(again)).toBe('P reroll');
  expect(options(again)).toEqual(['pass', 'reroll']);
  play(again, 'reroll');
  expect(again.events(1)).toContainEqual(expect.objectContaining({ kind: 'decided', totals: [2, 6], winner: 1 }));
  const kept = play(position({ ...spec, script: { dice: [5, 6] } }), 'pass');
  expect(kept.events(1)).toContainEqual(expect.objectContaining({ totals: [5, 6] }));
});

test('[P1] the defender may roll again, too', () => {
  const game = position({ ...MEET, pirates: ['', 'uppity'], script: { dice: [5, 4, 8] } });
  expect(asked(game)).toBe('Q reroll');
  play(game, 'reroll');
  expect(game.events(0)).toContainEqual(expect.objectContaining({ totals: [5, 8], winner: 1 }));
});

test('[P2] Strangiatto: one resource less, of the buyer’s choice', () => {
  const game = position({ at: ['plus-zero'], pirates: ['strangiatto'], cargo: [[2, 2, 0]] });
  play(game, 'buy dilutionRefrigerator');
  expect(options(game)).toEqual(['pay 1,2,0', 'pay 2,1,0']);
});

test('[P3] Charming: at least one card, then the hand is filled, once a round', () => {
  const game = position({
    phase: 'navigate',
    pirates: ['charming'],
    hands: ['swap swap h', 'x'],
    engineStack: 'cnot x',
    events: ['timeDilation'],
  });
  expect(options(game)).toEqual(['place h', 'place swap', 'placeProbe', 'charming', 'play timeDilation', 'pass']);
  play(game, 'charming');
  expect(options(game)).toEqual(['discard h', 'discard swap']);
  expect(game.refusal(0, { kind: 'pass' })).toMatchObject({ code: 'must-discard-one', rule: 'P3' });
  play(game, 'discard swap', 'discard swap', 'pass');
  expect(at(game, 'P').hand).toEqual(['x', 'h', 'cnot']);
  expect(asked(game)).toBe('P navigate');
  expect(options(game)).not.toContain('charming');
});

test('[P3] throwing the whole hand away fills it without another question', () => {
  const game = position({ phase: 'navigate', pirates: ['charming'], hands: ['swap swap', 'x'], engineStack: 'h h h' });
  play(game, 'charming'); // both are the same: one of them goes without a question
  expect(options(game)).toEqual(['discard swap', 'pass']);
  play(game, 'discard swap');
  expect(at(game, 'P').hand).toEqual(['h', 'h', 'h']);
});

test('[P3] [R46] there is no question which card of one to throw away', () => {
  const game = position({ phase: 'navigate', pirates: ['charming'], hands: ['swap', 'x'], engineStack: 'h h h' });
  play(game, 'charming');
  expect(asked(game)).toBe('P navigate');
  expect(at(game, 'P').hand).toEqual(['h', 'h', 'h']);
});

test('[P4] Tiptop takes one more, if there is one', () => {
  const spec = { ...MEET, pirates: ['tiptop'], script: { dice: [8, 1] } } as const;
  const rich = position({
    ...spec,
    cargo: [
      [0, 0, 0],
      [1, 1, 0],
    ],
  });
  play(rich, 'P: resource copper');
  expect(at(rich, 'P').cargo).toEqual([1, 1, 0]);
  const poor = position({
    ...spec,
    cargo: [
      [0, 0, 0],
      [1, 0, 0],
    ],
  });
  expect(at(poor, 'P').cargo).toEqual([1, 0, 0]);
});

test('[P5] [R40] Downdown: discovering and mining a mine, nothing elsewhere', () => {
  const found = position({ at: ['omegaOne'], hidden: { omegaOne: 'mineNiodium' }, pirates: ['downdown'] });
  play(found, 'discover');
  expect(at(found, 'P').cargo).toEqual([0, 0, 3]);
  const outside = position({ pirates: ['downdown'], orbit: { zero: [1, 0, 0] } });
  play(outside, 'mine zero');
  expect(at(outside, 'P').cargo).toEqual([1, 0, 0]);
  const full = position({
    at: ['omegaOne'],
    tokens: { omegaOne: 'mineNiodium' },
    orbit: { omegaOne: [1, 0, 0] },
    pirates: ['downdown'],
    cargo: [[5, 0, 0]],
  });
  play(full, 'mine omegaOne');
  expect(at(full, 'P').cargo).toEqual([6, 0, 0]);
  expect(full.state.orbit.omegaOne).toEqual([0, 0, 1]);
});

test('[P6] Nova: a card more in hand; placing still draws exactly one', () => {
  const game = position({ phase: 'cleanup', pirates: ['nova'], hands: ['x', 'x'] });
  play(game, 'P: pass', 'Q: pass');
  expect(at(game, 'P').hand).toHaveLength(4);
  expect(at(game, 'Q').hand).toHaveLength(3);
  play(game, 'Q: pass');
  play(game, options(game)[0] as string);
  expect(at(game, 'P').hand).toHaveLength(4);
  expect(at(game, 'P').control).toHaveLength(1);
});

test('[P6] losing Nova with a full hand', () => {
  const game = position({
    phase: 'navigate',
    hands: ['x', 'x h h cnot'],
    pirates: ['', 'nova'],
    events: ['defection'],
    cargo: [[2, 0, 0]],
    engineStack: 'swap',
  });
  play(game, 'P: play defection');
  expect(asked(game)).toBe('Q discardEngine');
  expect(options(game)).toEqual(['discard x', 'discard h', 'discard cnot']);
  expect(at(game, 'P').pirates).toEqual([]);
  play(game, 'discard h');
  expect(at(game, 'P')).toMatchObject({ pirates: ['nova'], hand: ['x', 'swap'] });
  expect(at(game, 'Q').hand).toEqual(['x', 'h', 'cnot']);
});

test('[P7] Maria: two more holds', () => {
  const game = position({
    at: ['omegaOne'],
    hidden: { omegaOne: 'mineCopper' },
    pirates: ['maria'],
    cargo: [[6, 0, 0]],
  });
  play(game, 'discover');
  expect(at(game, 'P').cargo).toEqual([8, 0, 0]);
});

test('[P8] Umbra: draw, then discard from the whole hand, above the limit in between', () => {
  const game = position({
    phase: 'roundStart',
    pirates: ['', 'umbra'],
    events: ['', 'spy spy wormhole'],
    eventStack: 'alchemist',
    hands: ['x', 'x'],
  });
  expect(asked(game)).toBe('Q umbraDiscard');
  expect(options(game)).toEqual(['chooseEvent wormhole', 'chooseEvent spy', 'chooseEvent alchemist']);
  play(game, 'chooseEvent wormhole');
  expect(at(game, 'Q').events).toEqual(['spy', 'spy', 'alchemist']);
});

test('[P8] Umbra does nothing without a card to draw', () => {
  const copies = { wormhole: 1 };
  const none = Object.fromEntries(
    Object.keys(position().state.options.eventCopies).map((event) => [event, copies[event as 'wormhole'] ?? 0]),
  ) as never;
  const game = position({
    phase: 'roundStart',
    pirates: ['umbra'],
    options: { eventCopies: none },
    events: ['wormhole'],
    hands: ['x'],
  });
  expect(asked(game)).toBe('P event');
  expect(at(game, 'P').events).toEqual(['wormhole']);
});

test('[P9] [R41] Neva: 1 Quantum Power for two resources, with power and room only', () => {
  const spec = { phase: 'roundEnd', pirates: ['neva'], hands: ['x', 'x'] } as const;
  const game = position(spec);
  expect(options(game)).toEqual(['pass', 'sellPower']);
  play(game, 'sellPower', 'resource niodium', 'resource copper');
  expect(at(game, 'P')).toMatchObject({ bonusQp: -1, cargo: [1, 0, 1] });
  const tight = play(position({ ...spec, cargo: [[5, 0, 0]] }), 'sellPower', 'resource niodium');
  expect(at(tight, 'P').cargo).toEqual([5, 0, 1]);
  expect(asked(tight)).toBe('P refresh');
  expect(asked(position({ ...spec, cargo: [[6, 0, 0]] }))).toBe('P refresh');
  expect(asked(position({ ...spec, bonus: [-1] }))).toBe('P refresh');
});

test('[P10] Compadre: one for every two pirates, before Neva', () => {
  const game = position({ phase: 'roundEnd', pirates: ['compadre neva nova'], bonus: [-3], hands: ['x', 'x'] });
  expect(at(game, 'P').bonusQp).toBe(-2);
  expect(asked(game)).toBe('P neva');
  expect(at(position({ phase: 'roundEnd', pirates: ['compadre'], hands: ['x'] }), 'P').bonusQp).toBe(0);
});

test('[P11] Clarence is not asked where everything lies open', () => {
  const game = position({ pirates: ['clarence'], control: ['', 'h^ fleetProbe'], at: ['one-one', 'zero-zero'] });
  expect(asked(game)).toBe('Q move');
});

test('[P12] Harry trades two for one at the Depot, any number of times', () => {
  const game = position({ at: ['plus-zero'], pirates: ['harry'], cargo: [[4, 0, 0]] });
  expect(options(game)).toContain('trade');
  play(game, 'trade', 'resource niodium', 'trade');
  expect(options(game)).toEqual(['pay 1,0,1', 'pay 2,0,0']);
  play(game, 'pay 2,0,0', 'resource niodium');
  expect(at(game, 'P').cargo).toEqual([0, 0, 2]);
  expect(options(position({ at: ['zero-zero'], pirates: ['harry'], cargo: [[4, 0, 0]] }))).not.toContain('trade');
});
