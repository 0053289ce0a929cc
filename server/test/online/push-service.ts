/** A push service on this machine, with TLS, and browsers that can be called through it: they decrypt what comes (RFC 8291). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Call, PushAddress } from '@orrery/protocol';
import { onTestFinished } from 'vitest';
import type { Reach } from '../../src/online/reach.ts';

const NAME = 'push.example';
/** For this name and for tests only. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgv7XYX9vPeJ6sfvXy
Np8wL11Pj1hlUuAxgulDu3E/mDuhRANCAAS0OwU/Q5uO6i7P7Bwu7EieSDm5+054
TqXcPveFZY4s7TlyFtw7zqN0/5xWIoASaQVZeU+KqvVB6meDZIYMyzhb
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBaTCCARCgAwIBAgIBATAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxwdXNoLmV4
YW1wbGUwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBcxFTATBgNV
BAMMDHB1c2guZXhhbXBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABLQ7BT9D
m47qLs/sHC7sSJ5IObn7TnhOpdw+94VljiztOXIW3DvOo3T/nFYigBJpBVl5T4qq
9UHqZ4NkhgzLOFujSzBJMBcGA1UdEQQQMA6CDHB1c2guZXhhbXBsZTAPBgNVHRMB
Af8EBTADAQH/MB0GA1UdDgQWBBQAxplN8Kty665Ifo1uxrgmcfhgIjAKBggqhkjO
PQQDAgNHADBEAiBDVt72qENJ4VC8CDs0xc6MtilPkEOwTzr+Ve2LKL5t8QIgQ59W
/NCcSGb4sw/w7HrS14H0PrWS9GXHjjwvTBYmimk=
-----END CERTIFICATE-----`;

/** What came for a browser, as the service sees it. */
export interface Delivery {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushService {
  readonly url: string;
  readonly reach: Reach;
  readonly deliveries: Delivery[];
  /** What it answers from now on. */
  status: number;
  /** When so many have come. */
  come(count: number): Promise<void>;
}

export async function pushService(): Promise<PushService> {
  const deliveries: Delivery[] = [];
  const waiting = new Set<() => void>();
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      deliveries.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(service.status).end();
      for (const check of waiting) check();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  const service: PushService = {
    url: `https://${NAME}:${port}`,
    reach: {
      allows: ({ hostname }) => hostname === NAME,
      options: {
        ca: CERTIFICATE,
        lookup: (_name, { all }, done) =>
          all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
      },
    },
    deliveries,
    status: 201,
    come: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (deliveries.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
  };
  return service;
}

/** A browser that wants to be called. */
export class Subscriber {
  readonly address: PushAddress;
  private readonly pair = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(url: string, name: string) {
    const p256dh = this.pair.generateKeys('base64url');
    this.address = { endpoint: `${url}/${name}`, p256dh, auth: this.auth.toString('base64url') };
  }

  /** What a delivery says to this browser; throws if it was meant for another. */
  read({ body }: Delivery): Call {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const hkdf = (secret: Buffer, from: Buffer, info: Buffer | string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', secret, from, info, bytes));
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), theirs]);
    const secret = hkdf(this.pair.computeSecret(theirs), this.auth, about, 32);
    const opening = createDecipheriv(
      'aes-128-gcm',
      hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
      hkdf(secret, salt, 'Content-Encoding: nonce\0', 12),
    );
    opening.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
    // The last record ends with a 2 and zeros.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')) as Call;
  }
}
