/** Calls people whose page is closed: their browser's push service wakes it, and it says whose turn it is. */
import { createECDH } from 'node:crypto';
import type { ClientRequest } from 'node:http';
import { request } from 'node:https';
import type { Call, PushAddress } from '@orrery/protocol';
import webPush from 'web-push';
import type { OnlineStore } from '../store/store.ts';
import { hashOf } from './identity.ts';
import type { Gate } from './limits.ts';
import { PUBLIC, type Reach } from './reach.ts';

export interface CallSettings {
  /** Where a push service can reach whoever runs this server: `mailto:` or `https:`. */
  readonly contact: string;
  /** For tests, whose push service is on this machine. */
  readonly reach?: Reach;
  /** For tests: after how long a call that failed is tried again. */
  readonly againMs?: number;
}

export interface CallsWorld {
  readonly store: OnlineStore;
  readonly gate: Gate;
  readonly now: () => number;
  readonly fault: (error: unknown) => void;
  readonly called?: (how: Called) => void;
}

/** `gone`: the browser does not want to be called any more. */
export type Called = 'sent' | 'gone' | 'failed';

/** Whoever was away for longer looks anyhow. */
const KEPT_SECONDS = 24 * 60 * 60;
const PATIENCE_MS = 10_000;
const AGAIN_MS = 30_000;
/** More than this at once, and the rest is left out: a call is a kindness, not a promise. */
const UNDER_WAY_MOST = 200;

export class Calls {
  /** What browsers subscribe with: they are called by this server and nobody else. */
  readonly key: string;
  private readonly reach: Reach;
  private readonly world: CallsWorld;
  private readonly vapidDetails: { readonly subject: string; readonly publicKey: string; readonly privateKey: string };
  private readonly againMs: number;
  private readonly open = new Set<ClientRequest>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private closed = false;

  constructor(key: Uint8Array, { contact, reach = PUBLIC, againMs = AGAIN_MS }: CallSettings, world: CallsWorld) {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(key);
    this.key = pair.getPublicKey('base64url');
    this.vapidDetails = {
      subject: contact,
      publicKey: this.key,
      privateKey: Buffer.from(key).toString('base64url'),
    };
    this.reach = reach;
    this.againMs = againMs;
    this.world = world;
  }

  /** Whether a push service may be at this address. */
  reaches(endpoint: string): boolean {
    return URL.canParse(endpoint) && this.reach.allows(new URL(endpoint));
  }

  /** On every browser of theirs that wants it. Nobody waits for it. */
  call(person: string, call: Call): void {
    this.callAll(person, call).catch(this.world.fault);
  }

  private async callAll(person: string, call: Call): Promise<void> {
    const { store, gate } = this.world;
    const addresses = await store.pushesOf(person);
    if (addresses.length === 0 || gate.calls.take(person) > 0) return;
    await Promise.all(addresses.map((address) => this.callAt(address, call, true)));
  }

  private async callAt(address: PushAddress, call: Call, mayTryAgain: boolean): Promise<void> {
    if (this.closed || this.open.size >= UNDER_WAY_MOST) return;
    const status = await this.send(address, call);
    const isGone = status === 404 || status === 410;
    if (isGone) await this.world.store.dropPush(address.endpoint);
    const isSent = status >= 200 && status < 300;
    const isBusy = status === 0 || status === 429 || status >= 500;
    if (isBusy && mayTryAgain) this.later(() => this.callAt(address, call, false).catch(this.world.fault));
    else this.world.called?.(isGone ? 'gone' : isSent ? 'sent' : 'failed');
  }

  private later(task: () => unknown): void {
    if (this.closed) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      task();
    }, this.againMs).unref();
    this.timers.add(timer);
  }

  /** The status that the push service answered with; 0 if it did not. */
  private async send(address: PushAddress, call: Call): Promise<number> {
    const { endpoint } = address;
    // Also what was taken in by the rules of another day.
    const letter = this.reaches(endpoint) ? this.sealed(address, call) : undefined;
    if (!letter) return 410;
    const { method, headers, body } = letter;
    return new Promise((resolve) => {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const sending = request(
        endpoint,
        { method, headers, signal, agent: false, ...this.reach.options },
        (response) => {
          resolve(response.statusCode ?? 0);
          // What else it has to say may be long.
          response.destroy();
        },
      );
      this.open.add(sending);
      sending.on('error', () => resolve(0));
      sending.on('close', () => {
        this.open.delete(sending);
        resolve(0);
      });
      sending.end(body);
    });
  }

  /** What goes to the push service, which cannot read it; nothing if the browser's key is none. */
  private sealed({ endpoint, p256dh, auth }: PushAddress, call: Call) {
    try {
      return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(call), {
        vapidDetails: this.vapidDetails,
        TTL: KEPT_SECONDS,
        // A later call takes the place of one that has not arrived. The service must not learn the address of the match.
        topic: hashOf(call.match).slice(0, 32),
      });
    } catch {
      return undefined;
    }
  }

  /** Whoever is not called by now is not called. */
  close(): void {
    this.closed = true;
    for (const timer of this.timers) clearTimeout(timer);
    for (const sending of this.open) sending.destroy();
  }
}
