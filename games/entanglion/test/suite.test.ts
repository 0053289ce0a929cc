/** The kernel's suite for every game, and the scripted player against chance. */
import { defaultOptions, type Player, playOut, Quiet, Random, Streams, winnersOf } from '@orrery/kernel';
import { checkGame, faultsIn } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { entanglion } from '../src/index.ts';
import type { EntanglionView } from '../src/seen.ts';

/** Every second four games have random options. */
test('it passes the suite', () => {
  const report = checkGame(entanglion, { seed: 'suite', from: 0, to: 8 });
  expect(faultsIn(report)).toEqual([]);
});

test('it passes the suite with the struck-out cards and all house rules', () => {
  const options = {
    ...defaultOptions(entanglion.options),
    colorBlindness: true,
    tractorBeam: true,
    eventOnExit: true,
    phaseKickback: true,
    swapSameSpot: true,
    startEvents: 3,
    failedNavigation: 'noEffect' as const,
  };
  expect(faultsIn(checkGame(entanglion, { seed: 'house rules', from: 0, to: 4, options }))).toEqual([]);
});

test('it passes the suite in settings where rare things are frequent', () => {
  const base = defaultOptions(entanglion.options);
  for (const setting of entanglion.reach.settings ?? [])
    expect(faultsIn(checkGame(entanglion, { seed: 'rare', from: 1, to: 2, options: { ...base, ...setting } }))).toEqual(
      [],
    );
});

const byChance: Player = { choose: ({ legal, random }) => random.pick(legal) };
const scripted: Player = {
  // The look was made by this game.
  choose: (look) => entanglion.bot.choose(look.view() as EntanglionView, look.seat, look.random),
};

test('the scripted player beats chance', () => {
  const games = 20;
  let won = 0;
  for (let game = 0; game < games; game++) {
    const own = game % 2;
    const ctx = new Quiet(new Streams(`share ${game}`, entanglion.streams));
    const state = entanglion.setup(defaultOptions(entanglion.options), 2, ctx);
    const players = [0, 1].map((seat) => (seat === own ? scripted : byChance));
    void playOut(entanglion, state, ctx, {
      players,
      randoms: players.map((_, seat) => Random.from(`${game} ${seat}`)),
    });
    const outcome = entanglion.outcome(state);
    if (outcome && winnersOf(outcome).join() === `${own}`) won++;
  }
  expect(won / games).toBeGreaterThanOrEqual(0.95);
});

test('a deck of nothing but Tutors, each of which finds the next, comes to an end', () => {
  const base = defaultOptions(entanglion.options);
  const none = Object.fromEntries(Object.keys(base.eventCopies).map((event) => [event, 0]));
  const options = { ...base, eventCopies: { ...none, quantumTutor: 4 } as typeof base.eventCopies };
  expect(faultsIn(checkGame(entanglion, { seed: 'tutors', from: 0, to: 2, options }))).toEqual([]);
  const ctx = new Quiet(new Streams('tutors', entanglion.streams));
  const state = entanglion.setup(options, 2, ctx);
  const randoms = ['one', 'other'].map((seed) => Random.from(seed));
  void playOut(entanglion, state, ctx, { players: [scripted, scripted], randoms }, 2000);
  expect(entanglion.outcome(state)).toBeDefined();
});
