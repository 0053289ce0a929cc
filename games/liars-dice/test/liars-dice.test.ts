import { liarsDice } from '@orrery/liars-dice';
import { Random } from '@orrery/kernel';
import { given } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';

const keep = { kind: 'keep' } as const;
const challenge = { kind: 'challenge' } as const;
const show = (face: number) => ({ kind: 'show', face }) as const;
const bid = (quantity: number, face: number) => ({ kind: 'bid', quantity, face }) as const;

type Options = Partial<{ dice: number; wild: boolean; showing: boolean }>;

/** A match whose dice fall as written: of Blue first, then of Orange, and so on. */
const table = (dice: readonly number[], options: Options = {}, seats = 2) =>
  given(liarsDice, { seats, options, script: { dice } });
/** The same without rule 4, so that it begins with the bidding. */
const bidding = (dice: readonly number[], options: Options = {}, seats = 2) =>
  table(dice, { showing: false, ...options }, seats);

test('[1, 3] everybody rolls five dice, and sees no others', () => {
  const scenario = table([6, 2, 2, 1, 5, 3, 3, 3, 3, 3]);
  expect(scenario.view(0).dice).toEqual([
    { hidden: [1, 2, 2, 5, 6], shown: [] },
    { hidden: 5, shown: [] },
  ]);
  expect(scenario.view('watcher').dice.map(({ hidden }) => hidden)).toEqual([5, 5]);
  expect(scenario.events(1)).toEqual([
    { kind: 'round', total: 10 },
    { kind: 'rolled', seat: 1, dice: [3, 3, 3, 3, 3] },
  ]);
});

test('[2] ones count as every face, and nobody bids on them', () => {
  const scenario = bidding([1, 4, 1, 4, 3, 3, 3], { dice: 2 });
  expect(scenario.refusal(0, bid(1, 1))).toEqual({ code: 'ones-are-wild', rule: '2' });
  scenario.act(0, bid(4, 4)).act(1, challenge);
  expect(scenario.view(0).last).toMatchObject({ count: 4, loser: 1 });
});

test('[2] without wild ones a one is a face like any other', () => {
  const scenario = bidding([1, 4, 1, 4, 3, 3, 3], { dice: 2, wild: false });
  scenario.act(0, bid(2, 1)).act(1, bid(3, 4)).act(0, challenge);
  expect(scenario.view(0).last).toMatchObject({ count: 2, loser: 1 });
});

test('[4] all decide at the same time; what they decided is opened together', () => {
  const scenario = table([2, 2, 5, 4, 4, 6, 3, 1], { dice: 3 });
  expect(scenario.asked).toEqual(['show 0', 'show 1']);
  scenario.act(1, show(4));
  expect(scenario.asked).toEqual(['show 0']);
  expect(scenario.events(0)).toEqual([{ kind: 'decided', seat: 1 }]);
  expect(scenario.view(0).dice[1]).toEqual({ hidden: 3, shown: [] });
  expect(JSON.stringify(scenario.view(0))).not.toContain('"show","face":4');
  scenario.act(0, show(2));
  expect(scenario.view('watcher').dice).toEqual([
    { hidden: 1, shown: [2, 2] },
    { hidden: 1, shown: [4, 4] },
  ]);
  expect(scenario.events(0)).toEqual([
    { kind: 'decided', seat: 0 },
    { kind: 'showed', seat: 0, face: 2, quantity: 2, rolls: 1 },
    { kind: 'rolled', seat: 0, dice: [3] },
    { kind: 'showed', seat: 1, face: 4, quantity: 2, rolls: 1 },
  ]);
  expect(scenario.asked).toEqual(['bid 0']);
});

test('[4] only a face that was rolled is shown, and something must be left to roll', () => {
  const scenario = table([2, 2, 2, 4, 4, 6], { dice: 3 });
  expect(scenario.refusal(0, show(2))).toEqual({ code: 'nothing-left', rule: '4', face: 2 });
  expect(scenario.refusal(0, show(3))).toEqual({ code: 'not-rolled', rule: '4', face: 3 });
  expect(scenario.refusal(0, challenge)).toMatchObject({ code: 'wrong-answer' });
  // Whoever can only keep is asked like everybody else: silence would tell.
  expect(scenario.legal(0)).toEqual([keep]);
  expect(scenario.legal(1)).toEqual([keep, show(4), show(6)]);
});

test('[4] nobody with a single die is asked', () => {
  expect(table([2, 3], { dice: 1 }).asked).toEqual(['bid 0']);
  // Blue bids too high, is challenged and loses one of two dice.
  const scenario = table([2, 3, 4, 5, 6, 6, 6], { dice: 2 });
  scenario.act(0, keep).act(1, keep).act(0, bid(4, 6));
  expect(scenario.asked).toEqual(['show 1']);
});

test('[5] who lost a die begins; after somebody who is out, the next with dice', () => {
  const scenario = bidding([2, 3, 4, 5, 2, 3], { dice: 1 }, 3);
  scenario.act(0, bid(1, 2)).act(1, bid(2, 6)).act(2, challenge);
  expect(scenario.view(0).out).toEqual([1]);
  expect(scenario.asked).toEqual(['bid 2']);
  const two = bidding([2, 3, 4, 5, 2, 3, 4], { dice: 2 });
  two.act(0, bid(1, 2)).act(1, challenge);
  expect(two.asked).toEqual(['bid 1']);
});

test('[6, 7] a bid is higher by number or by face, and within the dice in play', () => {
  const scenario = bidding([2, 3, 4, 5], { dice: 2 });
  expect(scenario.refusal(0, challenge)).toEqual({ code: 'no-bid', rule: '7' });
  expect(scenario.refusal(0, bid(5, 2))).toEqual({ code: 'too-many', rule: '6', total: 4 });
  expect(scenario.legal(0)).toHaveLength(20);
  scenario.act(0, bid(2, 4));
  expect(scenario.refusal(1, bid(2, 4))).toEqual({ code: 'not-higher', rule: '7' });
  expect(scenario.refusal(1, bid(1, 6))).toEqual({ code: 'not-higher', rule: '7' });
  expect(scenario.legal(1).slice(0, 3)).toEqual([bid(2, 5), bid(2, 6), bid(3, 2)]);
  expect(scenario.legal(1).at(-1)).toEqual(challenge);
});

test('[7] when no bid is higher, the challenge is made without asking', () => {
  const scenario = bidding([2, 3, 4, 5, 2, 3, 4], { dice: 2 });
  scenario.act(0, bid(4, 6));
  expect(scenario.view(1).last).toMatchObject({ seat: 1, count: 0, loser: 0 });
});

test.for<[string, number, number, number]>([
  ['as many as were bid: the challenger loses', 3, 3, 1],
  ['more than were bid: the challenger loses', 2, 3, 1],
  ['fewer than were bid: the bidder loses', 4, 3, 0],
])('[8] %s a die', ([, quantity, count, loser]) => {
  const scenario = bidding([5, 5, 2, 1, 3, 3, 2, 2, 2, 2, 2], { dice: 3 });
  scenario.act(0, bid(quantity, 5)).act(1, challenge);
  expect(scenario.view('watcher').last).toMatchObject({
    count,
    loser,
    dice: [
      [2, 5, 5],
      [1, 3, 3],
    ],
  });
  expect(scenario.view('watcher').dice.map(({ hidden }) => hidden)).toEqual(loser === 0 ? [2, 3] : [3, 2]);
});

test('[8] shown dice count like hidden ones', () => {
  const scenario = table([5, 5, 2, 6, 3, 3, 5, 2, 2, 2, 2, 2], { dice: 3 });
  scenario.act(0, show(5)).act(1, keep).act(0, bid(3, 5)).act(1, challenge);
  expect(scenario.view('watcher').last).toMatchObject({ count: 3, loser: 1 });
});

test('[9, 10] the last with dice wins, the others rank by how long they lasted', () => {
  const scenario = bidding([2, 3, 4, 5, 6], { dice: 1 }, 3);
  scenario.act(0, bid(3, 6)); // Orange challenges: Blue is out
  expect(scenario.asked).toEqual(['bid 1']);
  scenario.act(1, bid(2, 6));
  expect(scenario.outcome).toEqual({ reason: 'last-with-dice', ranks: [3, 2, 1] });
  expect(scenario.asked).toEqual([]);
});

test('the bot bids what it has, believes what is likely and challenges what is not', () => {
  const choose = (scenario: ReturnType<typeof table>, seat: number) =>
    liarsDice.bot.choose(scenario.view(seat), seat, Random.from('bot'));
  const dice = [5, 5, 5, 1, 2, 3, 3, 4, 6, 6];
  expect(choose(bidding(dice), 0)).toEqual(bid(5, 5));
  expect(choose(bidding(dice).act(0, bid(9, 5)), 1)).toEqual(challenge);
  expect(choose(bidding(dice).act(0, bid(1, 2)), 1)).toMatchObject({ kind: 'bid' });
  expect(choose(table([5, 5, 2, 3, 4, 3, 3, 4, 6, 6]), 0)).toEqual(show(5));
  expect(choose(table(dice), 0)).toEqual(keep);
});

test('the outline tells what is known, and no more', () => {
  const scenario = table([2, 2, 5, 4, 4, 6, 3, 1], { dice: 3 }).act(0, show(2)).act(1, keep).act(0, bid(2, 4));
  expect(liarsDice.text.outline(scenario.view(0))).toEqual([
    ['Bid', '2 fours, by Blue'],
    ['Blue', '2 2 shown, 3 under the cup'],
    ['Orange', '3 dice under the cup'],
    ['Wild', 'ones count as every face'],
  ]);
});
