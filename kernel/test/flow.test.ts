import { type Course, makeFlow, type Question, type Seat, secretly } from '@orrery/kernel';
import { expect, test } from 'vitest';

type Take = { kind: 'take'; n: number };
type A = Take | { kind: 'other' };
type F =
  | { readonly kind: 'loop' }
  | { readonly kind: 'course'; readonly at: number }
  | { readonly kind: 'choose'; readonly seat: Seat; readonly choices: number; readonly hidden?: true }
  | { readonly kind: 'often'; readonly seat: Seat }
  | { readonly kind: 'window'; readonly seat: Seat; readonly choices: number }
  | { readonly kind: 'secret'; readonly answers: readonly (Take | null)[]; readonly takers: readonly Seat[] };
interface State {
  stack: F[];
  taken: unknown[];
}
type Asks<K extends F['kind']> = Question<State, Extract<F, { kind: K }>, Take, { kind: 'none' }>;

let pauses = 0;
const CTX = {
  random: () => {
    throw new Error('no chance here');
  },
  emit() {},
  whisper() {},
  reveal() {},
  beat() {},
  pause() {
    pauses++;
  },
};

const upTo = (choices: number): Take[] => Array.from({ length: choices }, (_, n) => ({ kind: 'take', n }));
const loop: Course<State, F & { kind: 'loop' }, { kind: 'none' }> = { stages: [() => 'again'] };
const course: Course<State, F & { kind: 'course' }, { kind: 'none' }> = {
  stages: [
    (s) => {
      s.taken.push('first');
      s.stack.push({ kind: 'choose', seat: 1, choices: 2 });
    },
    (s) => {
      s.taken.push('second');
      return s.taken.length < 4 ? 'again' : undefined;
    },
    (s) => {
      s.taken.push('third');
      return 'leave';
    },
    (s) => void s.taken.push('never'),
  ],
};
const chooses = {
  answers: ['take'],
  legal: (_s, { choices }) => upTo(choices),
  check: (_s, { n }, { choices }) => (n < choices ? undefined : { code: 'too-many' }),
  apply: (s, { n }, _ctx, _frame, _seat, automatic) => void s.taken.push(automatic ? `only ${n}` : n),
} satisfies Asks<'choose'> & Asks<'window'>;
const often: Asks<'often'> = {
  answers: ['take'],
  sole: 'ask',
  legal: () => upTo(1),
  check: () => undefined,
  apply(s, { n }) {
    s.taken.push(n);
    return s.taken.length < 3 ? 'again' : undefined;
  },
};
const secret = secretly<State, F & { kind: 'secret' }, Take, { kind: 'none' }>({
  answers: ['take'],
  takers: (_s, { takers }) => takers,
  legal: () => upTo(2),
  check: () => undefined,
  reveal: (s, answers) => void s.taken.push(answers.map((answer) => answer?.n ?? null)),
});
const flow = makeFlow<State, F, A, { kind: 'none' }>(
  { loop, course, choose: chooses, often, window: { ...chooses, hidden: true }, secret },
  'T4',
);

/** A game that has run on to its first question. */
function playing(...stack: F[]): State {
  const state: State = { stack, taken: [] };
  pauses = 0;
  flow.settle(state, CTX);
  return state;
}
const take = (n: number): A => ({ kind: 'take', n });

test('a question with a single answer is answered without asking', () => {
  const state = playing({ kind: 'choose', seat: 0, choices: 2 }, { kind: 'choose', seat: 0, choices: 1 });
  expect(state.taken).toEqual(['only 0']);
  expect(flow.decisions(state)).toEqual([{ seat: 0, kind: 'choose' }]);
  flow.apply(state, 0, take(1), CTX);
  expect(state.taken).toEqual(['only 0', 1]);
  expect(flow.decisions(state)).toEqual([]);
  expect(flow.legal(state, 0)).toEqual([]);
});

test('a question may be put even if there is one answer, and again after it', () => {
  const state = playing({ kind: 'often', seat: 0 });
  for (let n = 0; n < 3; n++) flow.apply(state, 0, take(0), CTX);
  expect(state.taken).toEqual([0, 0, 0]);
  expect(state.stack).toEqual([]);
});

test('a course runs its stages in order, after what they put on top', () => {
  const state = playing({ kind: 'course', at: 0 });
  expect(state.taken).toEqual(['first']);
  expect(flow.decisions(state)).toEqual([{ seat: 1, kind: 'choose' }]);
  flow.apply(state, 1, take(0), CTX);
  expect(state.taken).toEqual(['first', 0, 'second', 'second', 'third']);
  expect(state.stack).toEqual([]);
});

test('whoever is not asked is refused, and so is an answer to another question', () => {
  const state = playing({ kind: 'choose', seat: 0, choices: 2 });
  expect(flow.check(state, 1, take(0))).toEqual({ code: 'not-asked' });
  expect(flow.legal(state, 1)).toEqual([]);
  expect(flow.check(state, 0, { kind: 'other' })).toEqual({
    code: 'wrong-answer',
    rule: 'T4',
    asked: 'choose',
    answer: 'other',
  });
  expect(flow.check(state, 0, take(5))).toEqual({ code: 'too-many' });
  expect(flow.check(state, 0, take(1))).toBeUndefined();
});

test('secret answers are kept until the last is in, in any order', () => {
  const state = playing({ kind: 'secret', answers: [null, null, null], takers: [0, 2] });
  expect(flow.decisions(state).map(({ seat }) => seat)).toEqual([0, 2]);
  flow.apply(state, 2, take(1), CTX);
  expect(flow.decisions(state).map(({ seat }) => seat)).toEqual([0]);
  expect(flow.check(state, 2, take(0))).toEqual({ code: 'not-asked' });
  expect(state.taken).toEqual([]);
  flow.apply(state, 0, take(0), CTX);
  expect(state.taken).toEqual([[0, null, 1]]);
  expect(state.stack).toEqual([]);
});

test('a secret question to nobody is over at once', () => {
  const state = playing({ kind: 'secret', answers: [null, null], takers: [] });
  expect(state.taken).toEqual([[null, null]]);
});

test('nobody else knows of a hidden question; passed in silence it is a pause', () => {
  const asked = playing({ kind: 'window', seat: 1, choices: 2 });
  expect(flow.known(asked, 0)).toEqual([]);
  expect(flow.known(asked, 'watcher')).toEqual([]);
  expect(flow.known(asked, 1)).toEqual([{ seat: 1, kind: 'window', hidden: true }]);
  expect(flow.known(asked, 'above')).toHaveLength(1);
  expect(pauses).toBe(0);
  const passed = playing({ kind: 'window', seat: 1, choices: 1 });
  expect(passed.stack).toEqual([]);
  expect(pauses).toBe(1);
});

test('a question may be hidden this once', () => {
  const asked = playing({ kind: 'choose', seat: 1, choices: 2, hidden: true });
  expect(flow.known(asked, 0)).toEqual([]);
  expect(flow.known(asked, 1)).toEqual([{ seat: 1, kind: 'choose', hidden: true }]);
  playing({ kind: 'choose', seat: 1, choices: 1, hidden: true });
  expect(pauses).toBe(1);
  expect(flow.known(playing({ kind: 'choose', seat: 1, choices: 2 }), 0)).toEqual([{ seat: 1, kind: 'choose' }]);
});

test('rules that run in a circle are stopped and named', () => {
  expect(() => playing({ kind: 'loop' })).toThrow("100000 steps without a question; the last was 'loop'");
});
