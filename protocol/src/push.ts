/** Calling somebody whose page is closed: through the push service of their browser (RFC 8030, 8291). */
import { isRecord, ok, problem, type Result, show } from '@orrery/kernel';

/** Where one browser can be called, as it says itself. The address is a secret of that browser. */
export interface PushAddress {
  readonly endpoint: string;
  /** The key that a message is encrypted for, and what proves that it is meant for it: base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** What a browser is called with: it is somebody's turn in this match, or they are asked something else. */
export interface Call {
  readonly match: string;
  readonly title: string;
  /** To play again, in this match; to agree that a move is taken back. */
  readonly why?: 'rematch' | 'undo';
}

const LONGEST = 1000;
/** An uncompressed point of P-256 is 65 bytes, of which the first is 4; the other one has 16. */
const KEY = /^B[\w-]{86}$/;
const AUTH = /^[\w-]{22}$/;

export function parsePushAddress(input: unknown): Result<PushAddress> {
  if (!isRecord(input)) return problem(`a push address must be an object, not ${show(input)}`);
  const { endpoint, p256dh, auth } = input;
  if (typeof endpoint !== 'string' || endpoint.length > LONGEST)
    return problem(`'endpoint' must be a text of at most ${LONGEST} characters`);
  if (typeof p256dh !== 'string' || !KEY.test(p256dh)) return problem("'p256dh' must be a key of 65 bytes");
  if (typeof auth !== 'string' || !AUTH.test(auth)) return problem("'auth' must be 16 bytes");
  return ok({ endpoint: endpoint, p256dh, auth });
}
