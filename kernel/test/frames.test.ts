import { type Frame, type FramedState, framed, type Steps } from '@orrery/kernel';
import { expect, test } from 'vitest';

type F = Frame & ({ kind: 'loop' } | { kind: 'silent' } | { kind: 'choose'; choices: number });
type State = FramedState<F> & { taken: number[] };
type A = { kind: 'take'; n: number };
const CTX = {
  random: () => {
    throw new Error('no chance here');
  },
  emit() {},
  reveal() {},
};

const STEPS: Steps<State, F, A, { kind: 'none' }> = {
  loop: { run: (s) => void s.stack.push({ kind: 'loop' }) },
  silent: { asked: () => [], legal: () => [], check: () => undefined, apply() {} },
  choose: {
    automatic: true,
    asked: () => [0],
    legal: (_s, { choices }) => Array.from({ length: choices }, (_, n) => ({ kind: 'take', n })),
    check: () => undefined,
    apply(s, _frame, _seat, { n }) {
      s.stack.pop();
      s.taken.push(n);
    },
  },
};
const flow = framed(STEPS);
const stateWith = (...stack: F[]): State => ({ stack, askings: 0, taken: [] });

test('a question with a single answer is answered without asking', () => {
  const state = stateWith({ kind: 'choose', choices: 2 }, { kind: 'choose', choices: 1 });
  flow.settle(state, CTX);
  expect(state.taken).toEqual([0]);
  expect(flow.decisions(state)).toEqual([{ id: 'choose-1-0', seat: 0, kind: 'choose' }]);
  flow.apply(state, 0, { kind: 'take', n: 1 }, CTX);
  expect(state.taken).toEqual([0, 1]);
  expect(flow.decisions(state)).toEqual([]);
  expect(flow.legal(state, 0)).toEqual([]);
});

test('rules that run in a circle are stopped and named', () => {
  expect(() => flow.settle(stateWith({ kind: 'loop' }), CTX)).toThrow(
    "10000 steps without a question; the last was 'loop'",
  );
});

test('a question to nobody is a mistake', () => {
  expect(() => flow.settle(stateWith({ kind: 'silent' }), CTX)).toThrow(
    "'silent' is on top of the stack and asks nobody",
  );
});
