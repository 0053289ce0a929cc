import { expect, test } from 'vitest';
import { outcomeText, sayYou, wordsFor } from '@orrery/kernel';
import { skirmish } from '@orrery/kernel/skirmish';

test('the name of the reader’s seat says so, once', () => {
  expect(sayYou('Blue moves 2 ships to P15.', 'Blue')).toBe('Blue (you) moves 2 ships to P15.');
  expect(sayYou('Orange invades Blue on C8.', 'Blue')).toBe('Orange invades Blue (you) on C8.');
  expect(sayYou('Blue challenges. Blue loses a die.', 'Blue')).toBe('Blue (you) challenges. Blue loses a die.');
  expect(sayYou('New energy: Aurora 50, Boreas 70.', 'Boreas')).toBe('New energy: Aurora 50, Boreas (you) 70.');
  expect(sayYou('Orange moves.', 'Blue')).toBe('Orange moves.');
});

test('what is the reader’s is “your”', () => {
  expect(sayYou('Round 4: Blue’s turn.', 'Blue')).toBe('Round 4: your turn.');
  expect(sayYou('Blue’s tracker rises by 2.', 'Blue')).toBe('Your tracker rises by 2.');
  expect(sayYou('A tie. Blue’s bid stands.', 'Blue')).toBe('A tie. Your bid stands.');
  expect(sayYou('The pirates’ wave ends.', 'Pirates')).toBe('Your wave ends.');
  expect(sayYou('Pink challenges Blue’s 12 fours.', 'Blue')).toBe('Pink challenges your 12 fours.');
  expect(sayYou('(0, 1) Energy Portal 40, Blue’s\n(0, 2) Space', 'Blue')).toBe(
    '(0, 1) Energy Portal 40, yours\n(0, 2) Space',
  );
  expect(sayYou('The bid is Blue’s.', 'Blue')).toBe('The bid is yours.');
});

test('a side that has an article, and pieces that bear the name of their owner', () => {
  expect(sayYou('In D1 the pirates find a Nailer.', 'Pirates')).toBe('In D1 the pirates (you) find a Nailer.');
  expect(sayYou('New pirates can come aboard.', 'Pirates')).toBe('New pirates can come aboard.');
  expect(sayYou('The A.I. ends its wave.', 'A.I.')).toBe('The A.I. (you) ends its wave.');
  expect(sayYou('Raider II fires at Valkyrie.', 'Raider')).toBe('Raider II fires at Valkyrie.');
  expect(sayYou('Rubicon & Mercurial roll 5.', 'Rubicon & Mercurial')).toBe('Rubicon & Mercurial (you) roll 5.');
  expect(sayYou('Rubicon flies.', 'Rubicon & Mercurial')).toBe('Rubicon flies.');
});

test('whoever gave up is told so, too', () => {
  const outcome = { reason: 'forfeit', ranks: [1, 2], forfeits: [1] };
  const told = ([0, 1, 'watcher'] as const).map((viewer) => outcomeText(wordsFor(skirmish.text, viewer), outcome));
  const name = skirmish.text.seat(1);
  expect(told).toEqual(['', ' (you)', ''].map((you) => `${name}${you} forfeits the match.`));
});
