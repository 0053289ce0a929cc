import type { ToClient, Update } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { Link, type Message } from '../../src/link.ts';
import { Forecasts } from '../../src/table/forecasts.ts';

/** A host that doubles what it is asked, when it is let. */
function setting() {
  const open: Message[] = [];
  let receive: (message: ToClient) => void = () => {};
  const link = new Link({
    send: (message) => void open.push(message),
    onMessage: (callback) => (receive = callback),
    onFailure: () => {},
  });
  const answerAll = () => {
    for (const message of open.splice(0)) {
      if (message.type !== 'forecast') continue;
      const { re, question } = message;
      if (typeof question === 'number') receive({ type: 'forecast', re, answer: question * 2 });
      else receive({ type: 'error', re, problem: { code: 'no-forecast' } });
    }
  };
  return { forecasts: new Forecasts(link), open, answerAll };
}

const update = (moves: number): Update => ({
  match: 'm',
  seq: moves,
  moves,
  viewer: 0,
  view: { decisions: [], legal: [] },
  events: [],
  canUndo: false,
});
const yes = () => true;

test('the same question about the same position is asked once', async () => {
  const { forecasts, open, answerAll } = setting();
  const here = update(3);
  const both = [forecasts.ask(here, 0, 21, yes), forecasts.ask(here, 0, 21, yes)];
  expect(open).toHaveLength(1);
  answerAll();
  expect(await Promise.all(both)).toEqual([42, 42]);
  expect(await forecasts.ask(here, 0, 21, yes)).toBe(42);
  expect(open).toHaveLength(0);
});

test('another position is another question, and what comes too late is nothing', async () => {
  const { forecasts, open, answerAll } = setting();
  let isNow = true;
  const late = forecasts.ask(update(3), 0, 1, () => isNow);
  isNow = false;
  answerAll();
  expect(await late).toBeUndefined();
  const next = forecasts.ask(update(4), 0, 1, yes);
  expect(open).toHaveLength(1);
  answerAll();
  expect(await next).toBe(2);
});

test('a question without an answer is answered with nothing', async () => {
  const { forecasts, answerAll } = setting();
  const asked = forecasts.ask(update(1), 0, 'nonsense', yes);
  answerAll();
  expect(await asked).toBeUndefined();
});
