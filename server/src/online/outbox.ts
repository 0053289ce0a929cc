/** What is said to sockets. All that one of them is told in one turn of the loop leaves in one frame: a frame costs more than a move. */
import { frameOf, type ToClient } from '@orrery/protocol';
import type { WebSocket } from 'ws';

/** Whoever leaves so much unread is not listening. */
const UNREAD_MOST = 1024 * 1024;

export class Outbox {
  /** Those that are told something in this turn. */
  private waiting: Outgoing[] = [];

  to(ws: WebSocket): Outgoing {
    return new Outgoing(ws, (outgoing) => this.later(outgoing));
  }

  private later(outgoing: Outgoing): void {
    if (this.waiting.length === 0) process.nextTick(() => this.leave());
    this.waiting.push(outgoing);
  }

  private leave(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const outgoing of waiting) outgoing.leave();
  }
}

/** The way out to one socket. */
export class Outgoing {
  private readonly ws: WebSocket;
  private readonly later: (self: Outgoing) => void;
  /** As JSON, so that everything is told as it was when it was said. */
  private said: string[] = [];

  constructor(ws: WebSocket, later: (self: Outgoing) => void) {
    this.ws = ws;
    this.later = later;
  }

  say(message: ToClient): void {
    if (this.ws.readyState !== this.ws.OPEN) return;
    if (this.said.push(JSON.stringify(message)) === 1) this.later(this);
    // What a page asked for it takes in before it hears what comes next; of a move it only wants to know that it was done.
    if (message.type !== 'done' && 're' in message && message.re !== undefined) this.leave();
  }

  leave(): void {
    const { ws, said } = this;
    if (said.length === 0) return;
    this.said = [];
    if (ws.readyState !== ws.OPEN) return;
    ws.send(frameOf(said));
    if (ws.bufferedAmount > UNREAD_MOST) ws.terminate();
  }

  /** After what was said before. */
  close(code: number): void {
    this.leave();
    this.ws.close(code);
  }
}
