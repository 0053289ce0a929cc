/** The guided first game: from the middle of a game to a line of four. */
import type { Lesson } from '@orrery/kernel';
import { about } from './about.ts';
import type { Drop, Event } from './rules.ts';

const drop = (column: number): Drop => ({ kind: 'drop', column: column - 1 });

export const lesson: Lesson<Drop, Event> = {
  ...about.lesson,
  seat: 0,
  seats: 2,
  seed: 'lesson',
  // Two discs each: yours in column 4, the rival's in column 7.
  position: {
    columns: [[], [], [], [0, 0], [], [], [1, 1]],
    last: 6,
    stack: [{ kind: 'drop', seat: 0 }],
  },
  steps: [
    {
      title: 'The goal',
      words: 'The blue discs are yours. **Four of them in a line** win: across, upright or slanting.',
      at: 'goal',
    },
    {
      title: 'Three in a line',
      words:
        'You and your rival take turns, and a disc falls as low as it can. You have two in **column 4**: make them three.',
      at: 'landing 4',
      wanted: [drop(4)],
      otherwise: 'Not there yet: put your third disc on top of the two in column 4.',
      answers: [[1, drop(4)]],
      brings: [{ kind: 'dropped', seat: 1, column: 3, row: 3 }],
    },
    {
      title: 'Begin another line',
      words: 'Your rival saw it and sits on top. Never mind: begin a line along the floor with **column 3**.',
      at: 'landing 3',
      wanted: [drop(3)],
      otherwise: 'That is a fair move, but the floor is still free: column 3, beside your own disc.',
      answers: [[1, drop(7)]],
      brings: [{ kind: 'dropped', seat: 1, column: 6, row: 2 }],
    },
    {
      title: 'Look before you drop',
      words:
        'Your rival has three upright in column 7, and one more wins. Games are lost by not looking: **block column 7**.',
      at: 'landing 7',
      wanted: [drop(7)],
      otherwise: 'Your rival would win with the next disc. Block column 7 first!',
      answers: [[1, drop(1)]],
    },
    {
      title: 'Two ends at once',
      words: 'Now the trick that wins games: **column 5** gives you three on the floor, and both ends are open.',
      at: 'landing 5',
      wanted: [drop(5)],
      otherwise: 'Nearly. With column 5 you have three side by side, with room at both ends.',
      answers: [[1, drop(6)]],
      brings: [{ kind: 'dropped', seat: 1, column: 5, row: 0 }],
    },
    {
      title: 'Finish the line',
      words: 'Your rival could block only one end. Take the other one, **column 2**, and win.',
      at: 'landing 2',
      wanted: [drop(2)],
      otherwise: 'The free end of your line is in column 2.',
      brings: [{ kind: 'lined-up', seat: 0 }],
    },
  ],
  learnt: [
    'Four of your discs in a line win, whichever way the line runs.',
    'Before every disc, look: has the other one three in a line?',
    'Three with both ends open cannot be stopped.',
  ],
};
