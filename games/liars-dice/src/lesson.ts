/** The guided first game: three bids, and Orange is out of dice. */
import type { Lesson } from '@orrery/kernel';
import { about } from './about.ts';
import type { Act, ActOf, Event } from './state.ts';

const bid = (quantity: number, face: number): ActOf<'bid'> => ({ kind: 'bid', quantity, face });

export const lesson: Lesson<Act, Event> = {
  ...about.lesson,
  seat: 0,
  seats: 2,
  options: { dice: 3, wild: false, showing: false },
  // Your second roll is a pair of threes, and in the third there is no six.
  seed: 'first lie 9649',
  position: {
    dice: [
      { hidden: [2, 4, 4], shown: [] },
      { hidden: [1, 5, 5], shown: [] },
    ],
  },
  steps: [
    {
      title: 'The goal',
      words:
        'You are Blue. You and Orange have three dice each, under cups. Lose them all and you are out: **be the last with dice**.',
      at: 'goal',
    },
    {
      title: 'Your dice',
      words: 'Only you see your **2, 4 and 4**, and nobody but Orange sees Orange’s three.',
      at: 'outline Blue',
    },
    {
      title: 'A bid',
      words:
        'A bid says how many dice of a face there are **under all cups together**, at least. You hold two fours yourself, so **bid 2 fours**: first 2 dice, then the fours.',
      wanted: [bid(2, 4)],
      otherwise: 'Begin with what you know: 2 dice, and they are fours.',
      answers: [[1, bid(3, 5)]],
      brings: [{ kind: 'bid', seat: 1, quantity: 3, face: 5 }],
    },
    {
      title: 'Challenge',
      words:
        'A bid must be higher than the one before. Orange says **3 fives**. You have none, so all three of Orange’s would have to be fives. **Challenge!**',
      wanted: [{ kind: 'challenge' }],
      otherwise: 'You could bid even higher, but this one sounds like a lie. Challenge it.',
      answers: [[1, bid(1, 2)]],
      brings: [
        { kind: 'challenged', seat: 0, count: 2, loser: 1 },
        { kind: 'rolled', seat: 0, dice: [1, 3, 3] },
      ],
    },
    {
      title: 'Who loses a die',
      words:
        'There were only two fives: the bid was a lie, and **Orange lost a die**. Had it been true, you would have lost one.',
      at: 'outline Last challenge',
    },
    {
      title: 'A true bid',
      words:
        'Everybody has rolled again, and Orange begins with 1 two. You have **1, 3 and 3**. **Bid 2 threes**: you hold them, so nobody can catch you.',
      wanted: [bid(2, 3)],
      otherwise: 'Bids that are too high lose games. You know of 2 threes: bid those.',
      answers: [
        [1, { kind: 'challenge' }],
        [1, bid(2, 6)],
      ],
      brings: [
        { kind: 'challenged', seat: 1, loser: 1 },
        { kind: 'rolled', seat: 0, dice: [2, 4, 5] },
        { kind: 'bid', seat: 1, quantity: 2, face: 6 },
      ],
    },
    {
      title: 'Challenged yourself',
      words:
        'Orange did not believe you and was wrong: **one die left**. The one who is wrong loses one, bidder or challenger.',
      at: 'outline Last challenge',
    },
    {
      title: 'Count the dice',
      words:
        'Now Orange says **2 sixes**. Orange has one die, and you have **2, 4 and 5**: there can be one six at most. **Challenge**, and Orange is out.',
      wanted: [{ kind: 'challenge' }],
      otherwise: 'It cannot be true! Challenge it.',
      brings: [{ kind: 'out', seat: 1 }],
    },
  ],
  learnt: [
    'The last one with dice wins.',
    'In turn, bid higher than the bid before or challenge it. The one who is wrong loses a die.',
    'Most games are lost by bidding too high: count what you hold, and how many dice there are.',
    'In the whole game ones may be wild, and dice may be shown. The rules beside the table say how.',
  ],
};
