import type { Problem, ToClient, Update } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { Link, type Message, type Transport } from '../src/link.ts';

function wire() {
  const sent: Message[] = [];
  let receive: ((message: ToClient) => void) | undefined;
  let fail: ((problem: Problem) => void) | undefined;
  const transport: Transport = {
    send: (message) => void sent.push(message),
    onMessage: (callback) => (receive = callback),
    onFailure: (callback) => (fail = callback),
  };
  const link = new Link(transport);
  const heard: string[] = [];
  link.listen({
    onUpdate: (update) => void heard.push(`update ${update.seq}`),
    onNotice: (match, { code }) => void heard.push(`notice ${match} ${code}`),
    onFault: (match, { code }) => void heard.push(`fault ${match} ${code}`),
    onFailure: ({ why }) => void heard.push(`failure ${JSON.stringify(why)}`),
  });
  return {
    link,
    sent,
    heard,
    receive: (m: ToClient) => receive?.(m),
    fail: (why: string) => fail?.({ code: 'fault', why }),
  };
}

const update: Update = {
  match: 'm',
  seq: 4,
  moves: 4,
  viewer: 0,
  view: { decisions: [], legal: [] },
  events: [],
  canUndo: false,
};

test('answers find their requests, in whatever order they come', async () => {
  const { link, sent, receive } = wire();
  const first = link.request({ type: 'log', match: 'a' });
  const second = link.request({ type: 'undo', match: 'a', seat: 0 });
  const [one, two] = sent.map(({ re }) => re);
  expect(one).not.toBe(two);
  receive({ type: 'done', re: two as number });
  receive({ type: 'refused', re: one as number, refusal: { code: 'x' } });
  expect((await first).type).toBe('refused');
  expect((await second).type).toBe('done');
});

test('updates and faults of a match reach the listener, not a request', () => {
  const { receive, heard } = wire();
  receive({ type: 'update', update });
  receive({ type: 'error', match: 'm', problem: { code: 'deleted' } });
  receive({ type: 'error', problem: { code: 'fault' } });
  receive({ type: 'notice', match: 'm', problem: { code: 'not-saved', why: 'full' } });
  expect(heard).toEqual(['update 4', 'fault m deleted', 'fault undefined fault', 'notice m not-saved']);
});

test('when the other end goes away every open and later request is answered', async () => {
  const { link, sent, heard, fail } = wire();
  const open = link.request({ type: 'log', match: 'a' });
  fail('gone');
  fail('gone again');
  expect(await open).toMatchObject({ type: 'error', problem: { why: 'gone' } });
  expect(await link.request({ type: 'log', match: 'a' })).toMatchObject({ type: 'error', problem: { why: 'gone' } });
  expect(sent).toHaveLength(1);
  expect(heard).toEqual(['failure "gone"']);
  expect(link.failed).toEqual({ code: 'fault', why: 'gone' });
});
