/**
 * The browser's side of the protocol: requests with their answers, and what happens at the table besides. Whether
 * a worker or a server is at the other end, only the transport knows.
 */
import type { ToClient, ToServer, Update } from '@orrery/protocol';

export interface Transport {
  send(message: ToServer): void;
  onMessage(receive: (message: ToClient) => void): void;
  /** The other end is gone for good: a crashed worker, a closed connection. */
  onFailure(fail: (problem: string) => void): void;
}

type WithoutNumber<M> = M extends unknown ? Omit<M, 're'> : never;
export type Request = WithoutNumber<ToServer>;
/** What can answer a request. A transport that fails answers every open request with an error. */
export type Answer = Exclude<ToClient, { type: 'update' | 'notice' }>;

export interface LinkListener {
  onUpdate(update: Update): void;
  /** Something to know that stops nothing. */
  onNotice(match: string, problem: string): void;
  /** A match that a fault has frozen, or that went to another tab. */
  onFault(match: string, problem: string, elsewhere: boolean): void;
  onFailure(problem: string): void;
}

export class Link {
  private readonly transport: Transport;
  private readonly open = new Map<number, (answer: Answer) => void>();
  private listener: LinkListener | undefined;
  private next = 1;
  private failure: string | undefined;

  constructor(transport: Transport) {
    this.transport = transport;
    transport.onMessage((message) => this.receive(message));
    transport.onFailure((problem) => this.fail(problem));
  }

  /** Why this link is of no use any more, if so. */
  get failed(): string | undefined {
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
    const resolve = message.re === undefined ? undefined : this.open.get(message.re);
    if (resolve && message.re !== undefined) {
      this.open.delete(message.re);
      resolve(message);
    } else if (message.type === 'error') {
      this.listener?.onFault(message.match ?? '', message.problem, message.elsewhere === true);
    }
  }

  private fail(problem: string): void {
    if (this.failure !== undefined) return;
    this.failure = problem;
    for (const [re, resolve] of this.open) resolve({ type: 'error', re, problem });
    this.open.clear();
    this.listener?.onFailure(problem);
  }
}
