/** Hidden information: views, redeals, states made from views. */
import { parseOptions, Quiet, Random, Streams } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_IDS } from '../src/data.ts';
import { entropy } from '../src/index.ts';
import { clone, type State } from '../src/state.ts';
import { handOf, optionsOf, play, position } from '../src/testing.ts';
import { cardTable } from '../src/view.ts';
import { careful } from './careful.ts';

describe('what is seen', () => {
  const planning = (hands: Record<string, string>) =>
    position({
      begins: 'planning',
      strip: 3,
      ships: 'A1 (0,0) E50, B1 (2,0) E9',
      hands,
      deck: 'wave x4',
    });

  test('[S27] the last card laid', () => {
    const game = planning({ A: 'laser, move-1', B: 'wave' });
    const before = game.view(1);
    play(game, 'A: append(1, laser)');
    expect(optionsOf(game, 'A')).toEqual(['finish', 'append(1,move-1)']);
    expect(game.view(1)).toEqual(before);
    expect(game.view('watcher').players[0]).toMatchObject({ cards: 2, hand: null, finished: false });
    expect(game.events(1)).toEqual([]);
    play(game, 'A: append(1, move-1)');
    expect(game.refusal(0, { kind: 'finish' })).toEqual({ code: 'not-asked' });
    const after = game.view(1);
    expect(after.players[0]).toEqual({ ...before.players[0], finished: true });
    expect(after.decisions.map(({ seat }) => seat)).toEqual([1]);
    const rest = { players: [], decisions: [], pending: [] };
    expect({ ...after, ...rest }).toEqual({ ...before, ...rest });
    expect(after.pending.at(-1)).toEqual({ kind: 'plan', planners: [1] });
    expect(game.events(1)).toEqual([{ kind: 'planFinished', seat: 0, programs: null }]);
  });

  test('a question does not tell how many cards are laid', () => {
    const game = planning({ A: 'laser x5', B: 'wave' });
    const [before] = entropy.decisions(game.state);
    play(game, 'A: append(1, laser)', 'A: append(1, laser)');
    expect(entropy.decisions(game.state)[0]).toEqual(before);
    expect(before && entropy.text.prompt(before, game.view(1), 1)).toBe('Aurora plans in secret.');
  });

  test('programs: lengths for all once everybody has finished, cards for their owner', () => {
    const game = planning({ A: 'titanium-portal, build-ship, wave x2', B: 'wave' });
    play(game, 'A: append(1, build-ship)', 'A: append(1, wave)', 'A: append(1, wave)');
    expect(game.view(1).ships[0]).toMatchObject({ cards: null, program: null });
    expect(game.view(0).ships[0]).toMatchObject({ cards: 3, program: ['build-ship', 'wave', 'wave'] });
    play(game, 'A: finish', 'B: finish');
    expect(game.asked).toEqual(['buildTile 0']);
    expect(game.view(1).ships[0]).toMatchObject({ cards: 2, program: null });
    expect(game.view(1).players[0]).toMatchObject({ cards: 1, hand: null });
    expect(game.view(1).playing).toMatchObject({ card: 'build-ship' });
    expect(game.view('above').ships[0]?.program).toEqual(['wave', 'wave']);
    expect(game.view('above').players[0]?.hand).toMatchObject({ 'titanium-portal': 1, wave: 0 });
    expect(game.view('above').order).toMatchObject({ deck: ['wave', 'wave', 'wave', 'wave'], stack: ['space'] });
  });

  test('the unseen cards are all that the viewer cannot look into', () => {
    const game = planning({ A: 'laser, move-1', B: 'wave' });
    play(game, 'A: append(1, laser)');
    const all = cardTable(game.state.settings.cardCopies);
    expect(game.view(0).unseen).toEqual({ ...all, laser: all.laser - 1, 'move-1': all['move-1'] - 1 });
    expect(game.view('watcher').unseen).toEqual(all);
  });
});

describe('redeal [R45]', () => {
  /** The state of a game of three at some question of this kind. */
  function played(kind: string, seed: string): State | undefined {
    const parsed = parseOptions(entropy.options, {}, 3);
    if (!parsed.ok) throw new Error(parsed.problem);
    const ctx = new Quiet(new Streams(seed, entropy.streams));
    const state = entropy.setup(parsed.value, 3, ctx);
    const random = Random.from(seed);
    for (let actions = 0; actions < 400; actions++) {
      const [asked] = entropy.decisions(state);
      if (!asked) return undefined;
      if (asked.kind === kind && random.chance(1, 4)) return state;
      const view = entropy.view(state, asked.seat);
      const action = random.chance(1, 3) ? random.pick(view.legal) : careful(view, asked.seat, random);
      entropy.apply(state, asked.seat, action, ctx);
    }
    return undefined;
  }

  const KINDS = ['placeTile', 'placeShip', 'plan', 'distributeEnergy', 'chooseShip', 'buildTile', 'transportAmount'];

  test.for(KINDS)('a state made from a view is what a redeal gives, at %s', (kind) => {
    let tried = 0;
    for (let game = 0; game < 40 && tried < 5; game++) {
      const state = played(kind, `${kind} ${game}`);
      if (!state) continue;
      tried++;
      for (let seat = 0; seat < 3; seat++) {
        const dealt = clone(state);
        entropy.redeal(dealt, seat, Random.from('deal'));
        const made = entropy.fromView(entropy.view(state, seat), seat, Random.from('any'));
        entropy.redeal(made, seat, Random.from('deal'));
        expect(made).toEqual(dealt);
        expect(entropy.view(dealt, seat)).toEqual(entropy.view(state, seat));
      }
    }
    expect(tried).toBeGreaterThan(0);
  });

  test('who has not finished counts as having laid nothing; who has, as any number', () => {
    const game = position({
      begins: 'planning',
      players: 3,
      strip: 5,
      ships: 'A1 (0,0), B1 (2,0), B2 (2,0), C1 (4,0)',
      hands: { A: 'laser', B: 'wave x3, move-1', C: 'move-2 x3' },
      deck: 'move-1 x3',
    });
    play(game, 'B: append(1, wave)', 'B: append(2, wave)', 'B: finish', 'C: append(1, move-2)');
    const laid = new Map<number, number>();
    const random = Random.from('planning');
    for (let i = 0; i < 4000; i++) {
      const dealt = clone(game.state);
      entropy.redeal(dealt, 0, random);
      const [, b1, b2, c1] = dealt.ships;
      const cards = (b1?.program.length ?? 0) + (b2?.program.length ?? 0);
      laid.set(cards, (laid.get(cards) ?? 0) + 1);
      expect(c1?.program).toEqual([]);
      expect(dealt.players[2]?.hand.reduce((sum, count) => sum + count)).toBe(3);
    }
    expect(laid.size).toBe(5);
    for (const times of laid.values()) expect(Math.abs(times / 4000 - 0.2)).toBeLessThan(0.04);
  });

  test('every unseen card is equally likely to be in a hand', () => {
    const game = position({
      begins: 'planning',
      strip: 2,
      options: { 'card.laser.copies': 3 },
      ships: 'A1 (0,0), B1 (1,0)',
      hands: { A: 'laser x5', B: 'move-1' },
    });
    const found = new Map<string, number>();
    const random = Random.from('often');
    for (let i = 0; i < 6000; i++) {
      entropy.redeal(game.state, 0, random);
      const [card = ''] = handOf(game, 'B');
      found.set(card, (found.get(card) ?? 0) + 1);
    }
    const { unseen } = game.view(0);
    const all = CARD_IDS.reduce((sum, card) => sum + unseen[card], 0);
    for (const card of CARD_IDS)
      expect(Math.abs((found.get(card) ?? 0) / 6000 - unseen[card] / all)).toBeLessThan(0.025);
  });

  test('nothing is redealt for who looks from above, and nothing of the viewer', () => {
    const game = position({
      begins: 'planning',
      strip: 2,
      ships: 'A1 (0,0), B1 (1,0)',
      hands: { A: 'laser x5', B: 'move-1' },
      stack: 'space, neat-20',
    });
    const before = clone(game.state);
    entropy.redeal(game.state, 'above', Random.from('deal'));
    expect(game.state).toEqual(before);
    entropy.redeal(game.state, 1, Random.from('deal'));
    expect(game.state.players[1]).toEqual(before.players[1]);
    expect(game.state.players[0]).not.toEqual(before.players[0]);
  });
});
