/**
 * The way to the server. A connection that breaks is made again, and nothing is lost or done twice by that: questions are
 * asked again, and a move whose answer did not come is sent again only if the table still asks for it.
 */
import { messagesIn, OUTDATED, type Problem, type ToClient } from '@orrery/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Message, Transport } from '../link.ts';

/** What is used of a browser's connection. */
export type Wire = Pick<WebSocket, 'readyState' | 'addEventListener' | 'send' | 'close'>;

export type Connection =
  | { readonly kind: 'first' }
  | { readonly kind: 'open' }
  /** Lost, and since when. */
  | { readonly kind: 'lost'; readonly since: number };

const PING_MS = 10_000;
/** Without an answer for so long the connection is dead, whatever the browser thinks. */
const SILENCE_MS = 6_000;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 5_000;
/** A connection that is not made in this time is given up. */
const CONNECT_MS = 15_000;
/** The number of our own pings; requests of the page count from one. */
const PING = 0;
/** The server does not know who this is. */
const UNKNOWN = 4401;
const OPEN = 1;

/** Asking these again changes nothing. An undo says which move it means. */
const REPEATABLE: ReadonlySet<Message['type']> = new Set([
  'look',
  'replay',
  'forecast',
  'list',
  'log',
  'course',
  'undo',
]);

export const UNREACHABLE: Problem = { code: 'unreachable' };

interface Waiting {
  readonly message: Message;
  /** Over which connection it was sent last. */
  over: Wire | undefined;
}

export class SocketTransport implements Transport {
  private readonly wires: () => Wire;
  private readonly waiting = new Map<number, Waiting>();
  private readonly now = signal<Connection>({ kind: 'first' });
  private readonly took = signal<number | undefined>(undefined);
  private wire: Wire | undefined;
  private receive: (message: ToClient) => void = () => undefined;
  private fail: (problem: Problem) => void = () => undefined;
  private pinged: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private closed = false;
  /** The connection is there again: whoever looks at a table looks again, before anything else is sent. */
  onReturn: (() => void) | undefined;
  /** The server was updated and does not understand this page any more. */
  onOutdated: (() => void) | undefined;

  constructor(wires: () => Wire) {
    this.wires = wires;
    this.connect();
  }

  get connection(): ReadonlySignal<Connection> {
    return this.now;
  }

  /** How long the server took to answer the last time, in milliseconds. */
  get latency(): ReadonlySignal<number | undefined> {
    return this.took;
  }

  onMessage(receive: (message: ToClient) => void): void {
    this.receive = receive;
  }

  onFailure(fail: (problem: Problem) => void): void {
    this.fail = fail;
  }

  send(message: Message): void {
    const waiting: Waiting = { message, over: undefined };
    this.waiting.set(message.re, waiting);
    if (this.now.peek().kind === 'open') this.pass(waiting);
  }

  /** At once, for whoever has reason to believe that it works again. */
  retry(): void {
    if (this.closed) return;
    if (this.now.peek().kind === 'open') this.ping();
    else if (this.wire === undefined) this.connect();
  }

  /** Comes anew, as whoever one is by now: the server takes the name with which one came. */
  renew(): void {
    const { wire } = this;
    if (this.closed || !wire) return;
    this.wire = undefined;
    wire.close();
    this.now.value = { kind: 'lost', since: Date.now() };
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.wire?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const wire = this.wires();
    this.wire = wire;
    // One that was given up has nothing to say any more.
    wire.addEventListener('open', () => this.wire === wire && this.opened());
    wire.addEventListener('message', ({ data }) => this.wire === wire && this.takeFrame(wire, data));
    wire.addEventListener('close', ({ code }) => this.wire === wire && this.lost(code));
    this.timer = setTimeout(() => this.drop(wire), CONNECT_MS);
  }

  private opened(): void {
    const again = this.now.peek().kind === 'lost';
    this.tries = 0;
    const before = [...this.waiting.values()];
    this.now.value = { kind: 'open' };
    if (again) this.onReturn?.();
    for (const waiting of before) this.resend(waiting);
    this.ping();
  }

  private resend(waiting: Waiting): void {
    const { message, over } = waiting;
    if (over === undefined || REPEATABLE.has(message.type)) this.pass(waiting);
    // A move waits for the table as it stands now; of the rest nobody knows whether it was done.
    else if (message.type !== 'act') this.answer({ type: 'error', re: message.re, problem: UNREACHABLE });
  }

  private pass(waiting: Waiting): void {
    if (this.wire?.readyState !== OPEN) return;
    waiting.over = this.wire;
    this.wire.send(JSON.stringify(waiting.message));
  }

  private answer(message: ToClient & { readonly re: number }): void {
    this.waiting.delete(message.re);
    this.receive(message);
  }

  private takeFrame(wire: Wire, data: unknown): void {
    if (typeof data !== 'string') return;
    // Whoever hears the first of several messages may give the connection up.
    for (const message of messagesIn(data)) if (this.wire === wire) this.take(message);
  }

  private take(message: ToClient): void {
    if ('re' in message && message.re === PING) {
      this.ponged();
      return;
    }
    const asked = 're' in message && message.re !== undefined ? this.waiting.get(message.re)?.message : undefined;
    if (asked) this.waiting.delete(asked.re);
    this.receive(message);
    if (asked?.type === 'look') this.settle(asked.match, message);
  }

  /** The table is known again: a move that was on its way is sent once more if it is still asked for, else it has arrived. */
  private settle(match: string, table: ToClient): void {
    for (const waiting of this.waiting.values()) {
      const { message } = waiting;
      if (message.type !== 'act' || message.match !== match || waiting.over === this.wire) continue;
      if (table.type !== 'table') this.answer({ type: 'error', re: message.re, problem: UNREACHABLE });
      else if (table.update.viewer === message.seat && table.update.decision === message.decision) this.pass(waiting);
      else this.answer({ type: 'done', re: message.re });
    }
  }

  private ping(): void {
    clearTimeout(this.timer);
    const { wire } = this;
    if (wire?.readyState !== OPEN) return;
    this.pinged = performance.now();
    wire.send(JSON.stringify({ type: 'ping', re: PING } satisfies Message));
    this.timer = setTimeout(() => this.drop(wire), SILENCE_MS);
  }

  private ponged(): void {
    if (this.pinged !== undefined) this.took.value = Math.round(performance.now() - this.pinged);
    this.pinged = undefined;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ping(), PING_MS);
  }

  /** Gives up a connection that does not answer, without waiting for its end. */
  private drop(wire: Wire): void {
    if (this.wire === wire) this.lost(0);
    wire.close();
  }

  private giveUp(problem: Problem): void {
    this.closed = true;
    this.fail(problem);
  }

  private lost(code: number): void {
    clearTimeout(this.timer);
    this.wire = undefined;
    if (this.closed) return;
    if (code === UNKNOWN) return this.giveUp({ code: 'nobody' });
    if (code === OUTDATED) {
      this.giveUp({ code: 'outdated' });
      this.onOutdated?.();
      return;
    }
    if (this.now.peek().kind !== 'lost') this.now.value = { kind: 'lost', since: Date.now() };
    const wait = Math.min(FIRST_WAIT_MS * 2 ** this.tries++, LONGEST_WAIT_MS);
    // Not all at once: after a restart of the server everybody comes back.
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }
}
