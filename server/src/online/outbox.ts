/** What is said to sockets. All that one of them is told in one turn of the loop leaves in one frame: a frame costs more than a move. */
import type { Duplex } from 'node:stream';
import { frameOf, type ToClient } from '@orrery/protocol';
import type { WebSocket } from 'ws';

/** Whoever leaves so much unread is not listening. */
const UNREAD_MOST = 1024 * 1024;

const WHOLE_TEXT = 0x81;
const SHORT_MOST = 125;
const MIDDLE_MOST = 0xffff;

export class Outbox {
  /** Those that are told something in this turn. */
  private waiting: Outgoing[] = [];

  /** `socket`: what `ws` writes to. */
  to(ws: WebSocket, socket: Duplex): Outgoing {
    return new Outgoing(ws, socket, (outgoing) => this.later(outgoing));
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
  private readonly socket: Duplex;
  private readonly later: (self: Outgoing) => void;
  /** As JSON, so that everything is told as it was when it was said; a comma between each message and the next. */
  private said = '';
  private isList = false;

  constructor(ws: WebSocket, socket: Duplex, later: (self: Outgoing) => void) {
    this.ws = ws;
    this.socket = socket;
    this.later = later;
  }

  say(message: ToClient): void {
    if (this.ws.readyState !== this.ws.OPEN) return;
    this.pass(JSON.stringify(message));
    // What a page asked for it takes in before it hears what comes next; of a move it only wants to know that it was done.
    if (message.type !== 'done' && 're' in message && message.re !== undefined) this.leave();
  }

  /** Says what is JSON already. */
  pass(text: string): void {
    if (this.said === '') {
      this.said = text;
      this.later(this);
    } else {
      this.said += `,${text}`;
      this.isList = true;
    }
  }

  leave(): void {
    const { ws, said, isList } = this;
    if (said === '') return;
    this.said = '';
    this.isList = false;
    if (ws.readyState !== ws.OPEN) return;
    this.write(frameOf(said, isList));
    if (ws.bufferedAmount > UNREAD_MOST) ws.terminate();
  }

  /**
   * Where every character is one byte, as in most frames, header and text are written as one; ws would make a buffer of each
   * and write two. What ws writes itself it writes at once, as it compresses nothing here, so that the order stays.
   */
  private write(text: string): void {
    const { length } = text;
    if (length > MIDDLE_MOST || Buffer.byteLength(text) !== length) this.ws.send(text);
    else this.socket.write(headerOf(length) + text, 'latin1');
  }

  /** After what was said before. */
  close(code: number): void {
    this.leave();
    this.ws.close(code);
  }
}

/** The header of a frame that is a whole text (RFC 6455, 5.2): a length that does not fit into a byte stands in the next two. */
const headerOf = (length: number): string =>
  length <= SHORT_MOST
    ? String.fromCharCode(WHOLE_TEXT, length)
    : String.fromCharCode(WHOLE_TEXT, SHORT_MOST + 1, length >> 8, length & 0xff);
