/** The sockets: who may have one, how large a message may be, and when somebody is gone or does not listen. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { OUTDATED, type Person, PROTOCOL } from '@orrery/protocol';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { wireAnswer } from '../headers.ts';
import { answersTo } from '../hosts.ts';
import type { OnlineStore } from '../store/store.ts';
import type { Signer } from './identity.ts';
import { addressOf, isSameOrigin } from './origin.ts';
import { Outbox, type Outgoing } from './outbox.ts';
import { SocketVisitor, type VisitorWorld } from './visitor.ts';

export interface SocketsWorld extends VisitorWorld {
  readonly store: OnlineStore;
  readonly signer: Signer;
  readonly behindProxy: boolean;
  /** Names that the server answers to, besides those of its own machine. */
  readonly names: readonly string[];
}

export const PATH = '/socket';
const MESSAGE_MOST = 256 * 1024;
const PING_MS = 20_000;
/** Whoever goes on so often after "too fast" is cut off. */
const STRIKES_MOST = 200;

/** Why a socket is closed by us. */
export const CLOSE = { stopping: 1001, noText: 1003, nobody: 4401, outdated: OUTDATED, tooMuch: 4429 } as const;

/** Whether a page says that it speaks otherwise. A program that says nothing is taken at its messages. */
function isOutdated(address: string): boolean {
  const speaks = new URLSearchParams(address.split('?')[1]).get('speaks');
  return speaks !== null && speaks !== String(PROTOCOL);
}

export class Sockets {
  private readonly world: SocketsWorld;
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_MOST,
    perMessageDeflate: false,
    clientTracking: false,
  });
  /** All that are open, and whether they have answered the last ping. */
  private readonly open = new Map<WebSocket, { alive: boolean; readonly out: Outgoing }>();
  private readonly outbox = new Outbox();
  private readonly pinging: NodeJS.Timeout;

  constructor(http: Server, world: SocketsWorld, pingMs = PING_MS) {
    this.world = world;
    this.pinging = setInterval(() => this.ping(), pingMs).unref();
    http.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      const refusal = this.refusalOf(request);
      if (refusal !== undefined) socket.end(refusal);
      else void this.upgrade(request, socket, head).catch(world.fault);
    });
  }

  get size(): number {
    return this.open.size;
  }

  private refusalOf(request: IncomingMessage): string | undefined {
    const { gate, names, behindProxy } = this.world;
    if (request.url?.split('?', 1)[0] !== PATH) return wireAnswer(404, 'There is no socket at this address.');
    if (!answersTo(request, names)) return wireAnswer(421, 'This server does not answer to that name.');
    if (!isSameOrigin(request)) return wireAnswer(403, 'A socket is for pages of this site.');
    const address = addressOf(request, behindProxy);
    if (gate.addressSockets.of(address) >= gate.limits.addressSockets)
      return wireAnswer(429, 'There are too many connections from this address.');
    return undefined;
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { signer, store, gate, behindProxy } = this.world;
    const address = addressOf(request, behindProxy);
    gate.addressSockets.add(address);
    socket.once('close', () => gate.addressSockets.remove(address));
    const id = signer.whoSent(request.headers.cookie);
    const person = id === undefined ? undefined : await store.person(id);
    const outdated = isOutdated(request.url ?? '');
    this.server.handleUpgrade(request, socket, head, (ws) =>
      outdated ? ws.close(CLOSE.outdated) : this.welcome(ws, socket, person, address),
    );
  }

  private welcome(ws: WebSocket, socket: Duplex, person: Person | undefined, address: string): void {
    const { gate } = this.world;
    ws.on('error', () => ws.terminate()); // too large, or no frame at all: ws has said so already
    if (!person) return ws.close(CLOSE.nobody);
    if (gate.sockets.of(person.id) >= gate.limits.sockets) return ws.close(CLOSE.tooMuch);
    gate.sockets.add(person.id);
    const out = this.outbox.to(ws, socket);
    const state = { alive: true, out };
    this.open.set(ws, state);
    const visitor = new SocketVisitor(person, address, this.world, out);
    let strikes = 0;
    ws.on('pong', () => {
      state.alive = true;
      visitor.alive();
    });
    ws.on('message', (data, isBinary) => {
      if (ws.readyState !== ws.OPEN) return;
      if (isBinary) return out.close(CLOSE.noText);
      if (visitor.receive(readJson(data))) strikes = Math.max(0, strikes - 1);
      else if (++strikes > STRIKES_MOST) out.close(CLOSE.tooMuch);
    });
    ws.once('close', () => {
      this.open.delete(ws);
      gate.sockets.remove(person.id);
      visitor.close();
    });
  }

  /** Whoever did not answer since the last time is gone, whatever their end of the connection says. */
  private ping(): void {
    for (const [ws, state] of this.open) {
      if (!state.alive) ws.terminate();
      else {
        state.alive = false;
        ws.ping();
      }
    }
  }

  async close(): Promise<void> {
    clearInterval(this.pinging);
    const closing = [...this.open].map(
      ([ws, { out }]) =>
        new Promise<void>((resolve) => {
          ws.once('close', () => resolve());
          out.close(CLOSE.stopping);
          setTimeout(() => ws.terminate(), 500).unref();
        }),
    );
    await Promise.all(closing);
  }
}

/** What is no JSON is nothing, which no parser takes. */
function readJson(data: RawData): unknown {
  try {
    // Without options ws gives whole messages as one buffer.
    return JSON.parse((data as Buffer).toString('utf8'));
  } catch {
    return undefined;
  }
}
