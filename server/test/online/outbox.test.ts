import { messagesIn, type ToClient } from '@orrery/protocol';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Outbox } from '../../src/online/outbox.ts';

/** What goes over one socket: frames, and the code that it was closed with. */
function listening(outbox: Outbox) {
  const went: (string | number)[] = [];
  const ws = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (frame: string) => went.push(frame),
    close: (code: number) => {
      ws.readyState = 2;
      went.push(code);
    },
    terminate: () => went.push('terminated'),
  };
  // An outbox uses no more of a socket.
  return { ws, went, out: outbox.to(ws as unknown as WebSocket) };
}

const done = (re: number): ToClient => ({ type: 'done', re });
const turn = () => new Promise((next) => setImmediate(next));

test('what somebody is told in one turn leaves in one frame, in its order', async () => {
  const outbox = new Outbox();
  const [one, other] = [listening(outbox), listening(outbox)];
  one.out.say(done(1));
  other.out.say(done(2));
  await Promise.resolve();
  one.out.say(done(3));
  expect(one.went).toEqual([]);
  await turn();
  expect(one.went.map((frame) => messagesIn(String(frame)))).toEqual([[done(1), done(3)]]);
  expect(other.went).toEqual([JSON.stringify(done(2))]);
  one.out.say(done(4));
  await turn();
  expect(one.went).toHaveLength(2);
});

test('an answer that a page has to take in first ends its frame', async () => {
  const { out, went } = listening(new Outbox());
  const asked: ToClient = { type: 'matches', re: 1, matches: [] };
  const told: ToClient = { type: 'error', problem: { code: 'fault' } };
  out.say(done(0));
  out.say(asked);
  out.say(told);
  await turn();
  expect(went.map((frame) => messagesIn(String(frame)))).toEqual([[done(0), asked], [told]]);
});

test('what was said before a socket is closed still leaves, and nothing after it', async () => {
  const { out, went } = listening(new Outbox());
  out.say(done(1));
  out.close(4429);
  out.say(done(2));
  await turn();
  expect(went).toEqual([JSON.stringify(done(1)), 4429]);
});

test('whoever does not listen is cut off', async () => {
  const { ws, out, went } = listening(new Outbox());
  ws.bufferedAmount = 2 ** 21;
  out.say(done(1));
  await turn();
  expect(went).toEqual([JSON.stringify(done(1)), 'terminated']);
});
