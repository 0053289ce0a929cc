/** How much one identity and one address may ask for. */
import { Counts, type Rate, Rates } from './rates.ts';

export interface OnlineLimits {
  /** Requests over HTTP, by address. */
  readonly requests: Rate;
  /** New people, by address. */
  readonly people: Rate;
  /** New matches, by identity and by address. */
  readonly matches: Rate;
  /** Matches that come from files, by identity. */
  readonly imports: Rate;
  /** Messages over a socket, by identity and by address; some cost more than one. */
  readonly messages: Rate;
  readonly addressMessages: Rate;
  readonly chat: Rate;
  /** Calls through push services, by whom is called. */
  readonly calls: Rate;
  /** Browsers of one person that are called. */
  readonly pushes: number;
  /** Sockets at once. */
  readonly sockets: number;
  readonly addressSockets: number;
  /** Matches of one person that wait or run. */
  readonly openMatches: number;
}

const perHour = (count: number): Rate => ({ burst: count, perSecond: count / 3600 });

export const ONLINE_LIMITS: OnlineLimits = {
  requests: { burst: 300, perSecond: 20 },
  people: perHour(60),
  matches: perHour(120),
  imports: perHour(20),
  messages: { burst: 300, perSecond: 40 },
  addressMessages: { burst: 3000, perSecond: 1000 },
  chat: { burst: 5, perSecond: 0.5 },
  calls: { burst: 20, perSecond: 1 / 60 },
  pushes: 10,
  sockets: 30,
  addressSockets: 500,
  openMatches: 100,
};

export class Gate {
  readonly limits: OnlineLimits;
  readonly requests: Rates;
  readonly people: Rates;
  readonly matches: Rates;
  readonly imports: Rates;
  readonly messages: Rates;
  readonly addressMessages: Rates;
  readonly chat: Rates;
  readonly calls: Rates;
  readonly sockets = new Counts();
  readonly addressSockets = new Counts();

  constructor(limits: OnlineLimits, now: () => number) {
    this.limits = limits;
    this.requests = new Rates(limits.requests, now);
    this.people = new Rates(limits.people, now);
    this.matches = new Rates(limits.matches, now);
    this.imports = new Rates(limits.imports, now);
    this.messages = new Rates(limits.messages, now);
    this.addressMessages = new Rates(limits.addressMessages, now);
    this.chat = new Rates(limits.chat, now);
    this.calls = new Rates(limits.calls, now);
  }
}
