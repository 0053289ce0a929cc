import { expect, test } from 'vitest';
import { type AmountKeys, onAmountKey } from '../../../../src/games/entropy/answers/amount-keys.ts';

/** Keys that write down what they were asked to do. */
function setting(several = true) {
  const done: string[] = [];
  const note = (words: string) => () => void done.push(words);
  const keys: AmountKeys = {
    presets: [
      { words: 'None', apply: note('none') },
      { words: 'All', apply: note('all') },
    ],
    change: (by) => void done.push(`by ${by}`),
    ...(several && { go: (by: number) => void done.push(`go ${by}`) }),
    confirm: note('confirm'),
  };
  return { done, press: (key: string, onButton = false) => onAmountKey(keys, key, onButton) };
}

test('arrows change the amount or go to another, digits are presets, Enter sends', () => {
  const { done, press } = setting();
  for (const key of ['ArrowRight', 'PageDown', 'End', 'ArrowDown', '2', 'Enter']) expect(press(key)).toBe(true);
  expect(done).toEqual(['by 1', 'by -10', 'by Infinity', 'go 1', 'all', 'confirm']);
});

test('a digit that is no preset does nothing, and not what the list behind would do', () => {
  const { done, press } = setting();
  expect(press('7')).toBe(true);
  expect(done).toEqual([]);
});

test('Enter on a button is the button’s own, and other keys are left alone', () => {
  const { done, press } = setting(false);
  expect([press('Enter', true), press('ArrowDown'), press('u'), press('Escape')]).toEqual([false, false, false, false]);
  expect(done).toEqual([]);
});
