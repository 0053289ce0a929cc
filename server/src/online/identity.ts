/**
 * Who somebody is: a random id in a cookie that only this server can sign. The id itself is no secret, and nothing else
 * about a person is in the cookie.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const NAME = 'orrery';
const AGE_SECONDS = 400 * 24 * 60 * 60;

/** 128 random bits, as 22 characters that fit into an address. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** A code is known here by its hash only. */
export const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

export class Signer {
  private readonly key: Uint8Array;

  constructor(key: Uint8Array) {
    this.key = key;
  }

  private mark(id: string): Buffer {
    return createHmac('sha256', this.key).update(`orrery person\n${id}`).digest();
  }

  /** The header that makes a browser this person. */
  cookieFor(id: string, secure: boolean): string {
    const value = `${id}.${this.mark(id).toString('base64url')}`;
    return `${NAME}=${value}; Path=/; Max-Age=${AGE_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  }

  /** Whose cookie came with a request, if it is one of ours. */
  whoSent(header: string | undefined): string | undefined {
    for (const part of (header ?? '').split(';')) {
      const [name, value = ''] = part.trim().split('=', 2);
      if (name !== NAME) continue;
      const [id = '', mark = ''] = value.split('.', 2);
      const given = Buffer.from(mark, 'base64url');
      const right = this.mark(id);
      if (given.length === right.length && timingSafeEqual(given, right)) return id;
    }
    return undefined;
  }
}
