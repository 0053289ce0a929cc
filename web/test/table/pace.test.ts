import { expect, test } from 'vitest';
import { Pace, type PaceClock } from '../../src/table/pace.ts';

function setting(beat = 100) {
  let time = 1000;
  let due: { at: number; task: () => void } | undefined;
  const clock: PaceClock = {
    now: () => time,
    beat: () => beat,
    after: (wait, task) => {
      due = { at: time + wait, task };
      return () => (due = undefined);
    },
  };
  const shown: string[] = [];
  const pace = new Pace<string>(clock, (item) => void shown.push(`${item}@${time - 1000}`));
  const pass = (milliseconds: number) => {
    const end = time + milliseconds;
    while (due && due.at <= end) {
      const { at, task } = due;
      due = undefined;
      time = at;
      task();
    }
    time = end;
  };
  return { pace, shown, pass };
}

test('the first is shown at once, each other a beat after the one before', () => {
  const { pace, shown, pass } = setting();
  for (const item of ['a', 'b', 'c']) pace.push(item);
  expect(shown).toEqual(['a@0']);
  expect(pace.waiting).toBe(true);
  pass(150);
  expect(shown).toEqual(['a@0', 'b@100']);
  pass(500);
  expect(shown).toEqual(['a@0', 'b@100', 'c@200']);
  expect(pace.waiting).toBe(false);
});

test("an answer to one's own click does not wait, the reply to it does", () => {
  const { pace, shown, pass } = setting();
  pace.push('theirs');
  pass(10);
  pace.skipBeat();
  pace.push('mine');
  pace.push('theirs again');
  pass(300);
  expect(shown).toEqual(['theirs@0', 'mine@10', 'theirs again@110']);
});

test('hurry shows all that waits and says so', () => {
  const { pace, shown, pass } = setting();
  for (const item of ['a', 'b', 'c']) pace.push(item);
  expect(pace.hurry()).toBe(true);
  expect(shown).toEqual(['a@0', 'b@0', 'c@0']);
  pass(500);
  expect(shown).toHaveLength(3);
  expect(pace.hurry()).toBe(false);
});

test('without motion nothing waits', () => {
  const { pace, shown } = setting(0);
  for (const item of ['a', 'b']) pace.push(item);
  expect(shown).toEqual(['a@0', 'b@0']);
});

test('what is cleared is never shown', () => {
  const { pace, shown, pass } = setting();
  for (const item of ['a', 'b']) pace.push(item);
  pace.clear();
  pass(500);
  expect(shown).toEqual(['a@0']);
});

test('what is held waits, and goes on a beat after it is let go', () => {
  const { pace, shown, pass } = setting();
  pace.push('a');
  pace.hold();
  pace.push('b');
  pass(500);
  expect(shown).toEqual(['a@0']);
  pace.letGo();
  pass(100);
  expect(shown).toEqual(['a@0', 'b@600']);
});

test('what holds up nobody is shown at once, and takes no beat from the next', () => {
  const { pace, shown, pass } = setting();
  pace.push('a');
  pass(10);
  pace.push('aside', false);
  expect(pace.waiting).toBe(false);
  pace.push('b');
  pace.push('another aside', false);
  pass(300);
  expect(shown).toEqual(['a@0', 'aside@10', 'b@100', 'another aside@100']);
});

test('whoever watches stops it, steps through it and lets it go on', () => {
  const { pace, shown, pass } = setting();
  for (const item of ['a', 'b', 'c', 'd']) pace.push(item);
  pace.pause();
  pass(1000);
  expect([shown, pace.paused]).toEqual([['a@0'], true]);
  pace.step();
  pass(1000);
  expect(shown).toEqual(['a@0', 'b@1000']);
  pace.resume();
  pass(1000);
  expect(shown).toEqual(['a@0', 'b@1000', 'c@2000', 'd@2100']);
  pace.pause();
  pace.push('e');
  pass(1000);
  expect(shown).toHaveLength(4);
});
