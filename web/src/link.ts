/**
 * The browser's side of the protocol: requests with their answers, and what happens at the table besides. Whether
 * a worker or a server is at the other end, only the transport knows.
 */
import {
  type ChatLine,
  type Problem,
  type Room,
  type ToClient,
  type ToRoom,
  type ToServer,
  unpackMoves,
  type Update,
} from '@orrery/protocol';

/** What a page may send: to a table, and online to its room. */
export type Message = ToServer | ToRoom;

export interface Transport {
  send(message: Message): void;
  onMessage(receive: (message: ToClient) => void): void;
  /** The other end is gone for good: a crashed worker, a closed connection. */
  onFailure(fail: (problem: Problem) => void): void;
}

type WithoutNumber<M> = M extends unknown ? Omit<M, 're'> : never;
export type Request = WithoutNumber<Message>;
/** What can answer a request. A transport that fails answers every open request with an error. */
export type Answer = Exclude<ToClient, { type: 'update' | 'notice' | 'chat' }>;

export interface LinkListener {
  onUpdate(update: Update): void;
  /** Something to know that stops nothing. */
  onNotice(match: string, problem: Problem): void;
  /** A match that cannot go on here. Without a name, whichever is looked at. */
  onFault(match: string | undefined, problem: Problem): void;
  onFailure(problem: Problem): void;
  /** Online: something changed in a room that is looked at. */
  onRoom?(room: Room): void;
  onChat?(match: string, lines: readonly ChatLine[]): void;
}

/** Why a request was not answered as it should be. */
export function problemOf(answer: Answer): Problem {
  if (answer.type === 'error') return answer.problem;
  // In place of a table that cannot be shown any more.
  if (answer.type === 'room' && answer.room.problem) return answer.room.problem;
  return { code: 'malformed', why: `the answer was of type '${answer.type}'` };
}

/** Whoever asked for a packed history gets it as if it had come at length. */
const unpacked = (answer: Answer): Answer =>
  'packed' in answer && answer.packed ? { ...answer, history: unpackMoves(answer.packed) } : answer;

export class Link {
  private readonly transport: Transport;
  private readonly open = new Map<number, (answer: Answer) => void>();
  private listener: LinkListener | undefined;
  private next = 1;
  private failure: Problem | undefined;

  constructor(transport: Transport) {
    this.transport = transport;
    transport.onMessage((message) => this.receive(message));
    transport.onFailure((problem) => this.fail(problem));
  }

  /** Why this link is of no use any more, if so. */
  get failed(): Problem | undefined {
    return this.failure;
  }

  listen(listener: LinkListener): void {
    this.listener = listener;
  }

  request(request: Request): Promise<Answer> {
    const re = this.next++;
    return new Promise((resolve) => {
      if (this.failure !== undefined) {
        resolve({ type: 'error', re, problem: this.failure });
        return;
      }
      this.open.set(re, resolve);
      this.transport.send({ ...request, re });
    });
  }

  private receive(message: ToClient): void {
    if (message.type === 'update') {
      this.listener?.onUpdate(message.update);
      return;
    }
    if (message.type === 'notice') {
      this.listener?.onNotice(message.match, message.problem);
      return;
    }
    if (message.type === 'chat') {
      this.listener?.onChat?.(message.match, message.lines);
      return;
    }
    const resolve = message.re === undefined ? undefined : this.open.get(message.re);
    if (resolve && message.re !== undefined) {
      this.open.delete(message.re);
      resolve(unpacked(message));
    } else if (message.type === 'room') this.listener?.onRoom?.(message.room);
    else if (message.type === 'error') this.listener?.onFault(message.match, message.problem);
  }

  private fail(problem: Problem): void {
    if (this.failure !== undefined) return;
    this.failure = problem;
    for (const [re, resolve] of this.open) resolve({ type: 'error', re, problem });
    this.open.clear();
    this.listener?.onFailure(problem);
  }
}
