import type { AddressInfo } from 'node:net';
import { OUTDATED, type ToClient, type Update } from '@orrery/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { type WebSocket as ServerSide, WebSocketServer, WebSocket as ClientSide } from 'ws';
import { Link, type Message } from '../../src/link.ts';
import { SocketTransport, type Wire } from '../../src/online/socket.ts';

/** A table with one question after the other, over real sockets. What it takes it keeps, whatever happens to the connection. */
class Server {
  readonly taken: string[] = [];
  readonly received: Message[] = [];
  /** Breaks the connection instead of answering the next move: before or after taking it. */
  breaks: 'before' | 'after' | undefined;
  /** Tells of a move and answers it in one frame. */
  together = false;
  private server: WebSocketServer;
  private sockets: ServerSide[] = [];

  private constructor(server: WebSocketServer) {
    this.server = server;
    server.on('connection', (socket) => {
      this.sockets.push(socket);
      socket.on('message', (data: Buffer) => this.receive(socket, JSON.parse(data.toString()) as Message));
    });
  }

  static async open(port = 0): Promise<Server> {
    const server = new WebSocketServer({ port });
    await new Promise((open) => server.once('listening', open));
    return new Server(server);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  drop(): void {
    for (const socket of this.sockets.splice(0)) socket.terminate();
  }

  /** Closes what is open, with a reason. */
  part(code: number): void {
    for (const socket of this.sockets.splice(0)) socket.close(code);
  }

  async close(): Promise<void> {
    this.drop();
    await new Promise((closed) => this.server.close(closed));
  }

  private receive(socket: ServerSide, message: Message): void {
    const answer = (to: ToClient) => socket.send(JSON.stringify(to));
    const { re } = message;
    this.received.push(message);
    if (message.type === 'look') answer({ type: 'table', re, table: {} as never, update: this.update(), history: [] });
    else if (message.type === 'act') {
      if (this.breaks !== 'before' && message.decision === this.decision) this.taken.push(String(message.action));
      const told: ToClient[] = [
        { type: 'update', update: this.update() },
        { type: 'done', re },
      ];
      if (this.together) socket.send(JSON.stringify(told));
      else if (this.breaks === undefined) answer({ type: 'done', re });
      else this.drop();
      this.breaks = undefined;
    } else answer({ type: 'done', re });
  }

  private get decision(): string {
    return `question ${this.taken.length}`;
  }

  private update(): Update {
    const { length: moves } = this.taken;
    const view = { decisions: [] } as never;
    return { match: 'm', seq: moves, moves, viewer: 0, view, decision: this.decision, events: [], canUndo: false };
  }
}

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function playing() {
  const server = await Server.open();
  const transport = new SocketTransport(
    // What a browser has and what `ws` has are used alike.
    () => new ClientSide(`ws://localhost:${server.port}`) as unknown as Wire,
  );
  const link = new Link(transport);
  transport.onReturn = () => void link.request({ type: 'look', match: 'm', viewer: 0 });
  closing.push(
    () => transport.close(),
    () => server.close(),
  );
  const act = (action: string, question: number) =>
    link.request({ type: 'act', match: 'm', seat: 0, decision: `question ${question}`, action });
  return { server, transport, link, act };
}

test('requests made before the connection is there are sent when it is', async () => {
  const { server, act } = await playing();
  expect((await act('a', 0)).type).toBe('done');
  expect(server.taken).toEqual(['a']);
});

test('a frame may hold several messages, and each is heard in its turn', async () => {
  const { server, link, act } = await playing();
  const heard: string[] = [];
  link.listen({
    onUpdate: ({ seq }) => heard.push(`update ${seq}`),
    onNotice: () => undefined,
    onFault: () => undefined,
    onFailure: () => undefined,
  });
  server.together = true;
  await act('a', 0).then(({ type }) => heard.push(type));
  expect(heard).toEqual(['update 1', 'done']);
});

test('a move whose answer was lost is not sent twice', async () => {
  const { server, act } = await playing();
  server.breaks = 'after';
  expect((await act('a', 0)).type).toBe('done');
  expect(server.received.filter(({ type }) => type === 'act')).toHaveLength(1);
  expect((await act('b', 1)).type).toBe('done');
  expect(server.taken).toEqual(['a', 'b']);
});

test('a move that was lost on its way is sent again', async () => {
  const { server, act } = await playing();
  server.breaks = 'before';
  expect((await act('a', 0)).type).toBe('done');
  expect(server.received.filter(({ type }) => type === 'act')).toHaveLength(2);
  expect(server.taken).toEqual(['a']);
});

test('over a connection that breaks all the time every move arrives once, in order', async () => {
  const { server, act } = await playing();
  const wanted = Array.from({ length: 12 }, (_, at) => `${at}`);
  for (const [at, action] of wanted.entries()) {
    server.breaks = at % 3 === 1 ? 'before' : at % 3 === 2 ? 'after' : undefined;
    expect((await act(action, at)).type).toBe('done');
  }
  expect(server.taken).toEqual(wanted);
});

test('questions are asked again; what nobody knows the fate of is said to be unknown', async () => {
  const { server, link, act } = await playing();
  await act('a', 0);
  const replay = link.request({ type: 'replay', match: 'm' });
  server.drop();
  expect((await replay).type).toBe('done');
  const words = link.request({ type: 'chat', match: 'm', text: 'hello' });
  server.drop();
  const answer = await words;
  expect(answer.type === 'done' || (answer.type === 'error' && answer.problem.code === 'unreachable')).toBe(true);
});

test('a page that is older than the server says so, and does not try for ever', async () => {
  const { server, transport, link, act } = await playing();
  let outdated = 0;
  transport.onOutdated = () => outdated++;
  await act('a', 0);
  const question = link.request({ type: 'forecast', match: 'm', seat: 0, question: 'x' });
  server.part(OUTDATED);
  await vi.waitFor(() => expect(link.failed).toEqual({ code: 'outdated' }));
  expect(outdated).toBe(1);
  expect(await question).toMatchObject({ type: 'error', problem: { code: 'outdated' } });
});

test('the connection says how it is', async () => {
  const { server, transport, act } = await playing();
  await act('a', 0);
  expect(transport.connection.value.kind).toBe('open');
  await expect.poll(() => transport.latency.value).toBeTypeOf('number');
  server.drop();
  await expect.poll(() => transport.connection.value.kind).toBe('lost');
  await expect.poll(() => transport.connection.value.kind).toBe('open');
});
