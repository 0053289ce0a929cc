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
  /** Decisions of matches that are over to be judged, by identity and by address: each takes a thread for a second or two. */
  readonly judgements: Rate;
  readonly addressJudgements: Rate;
  /** So many of them at once. */
  readonly judging: number;
  readonly addressJudging: number;
  /** Matches that are not in memory to be read and replayed, by identity and by address. */
  readonly openings: Rate;
  readonly addressOpenings: Rate;
  /** Calls through push services, by whom is called. */
  readonly calls: Rate;
  /** Browsers of one person that are called. */
  readonly pushes: number;
  /** People whom one person does not want to read. */
  readonly mutes: number;
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
  judgements: { burst: 500, perSecond: 0.25 },
  addressJudgements: { burst: 1500, perSecond: 1 },
  judging: 2,
  addressJudging: 6,
  openings: { burst: 100, perSecond: 1 },
  addressOpenings: { burst: 500, perSecond: 5 },
  calls: { burst: 20, perSecond: 1 / 60 },
  pushes: 10,
  mutes: 500,
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
  readonly judgements: Rates;
  readonly addressJudgements: Rates;
  readonly openings: Rates;
  readonly addressOpenings: Rates;
  readonly calls: Rates;
  readonly sockets = new Counts();
  readonly addressSockets = new Counts();
  readonly judging = new Counts();
  readonly addressJudging = new Counts();

  constructor(limits: OnlineLimits, now: () => number) {
    this.limits = limits;
    this.requests = new Rates(limits.requests, now);
    this.people = new Rates(limits.people, now);
    this.matches = new Rates(limits.matches, now);
    this.imports = new Rates(limits.imports, now);
    this.messages = new Rates(limits.messages, now);
    this.addressMessages = new Rates(limits.addressMessages, now);
    this.chat = new Rates(limits.chat, now);
    this.judgements = new Rates(limits.judgements, now);
    this.addressJudgements = new Rates(limits.addressJudgements, now);
    this.openings = new Rates(limits.openings, now);
    this.addressOpenings = new Rates(limits.addressOpenings, now);
    this.calls = new Rates(limits.calls, now);
  }
}
