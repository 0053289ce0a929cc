import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { messagesIn, type ToClient } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
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
  const socket = { write: (frame: string) => went.push(frame.slice(frame.charCodeAt(1) < 126 ? 2 : 4)) };
  // An outbox uses no more of either.
  return { ws, went, out: outbox.to(ws as unknown as WebSocket, socket as unknown as Duplex) };
}

const done = (re: number): ToClient => ({ type: 'done', re });
const saying = (why: string): ToClient => ({ type: 'error', problem: { code: 'fault', why } });
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

test('frames of every length and of any letters arrive as they were said, in their order', async () => {
  const http = createServer().listen(0, '127.0.0.1');
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const welcomed = new Promise<ReturnType<Outbox['to']>>((welcome) => {
    http.on('upgrade', (request, socket, head) =>
      server.handleUpgrade(request, socket, head, (ws) => welcome(new Outbox().to(ws, socket))),
    );
  });
  await once(http, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const came: ToClient[] = [];
  client.on('message', (data: Buffer) => came.push(...messagesIn(data.toString())));
  const out = await welcomed;
  const framing = JSON.stringify(saying('')).length;
  const said = [125, 126, 255, 256, 65535, 65536, 200_000].flatMap((length) => [
    saying('x'.repeat(length - framing)),
    saying(`é${'x'.repeat(length - framing - 2)}`),
    saying('🪐'.repeat((length - framing) >> 2)),
  ]);
  for (const message of said) {
    out.say(message);
    out.leave();
  }
  out.close(1001);
  const [code] = await once(client, 'close');
  expect(came).toEqual(said);
  expect(code).toBe(1001);
  http.close();
});
