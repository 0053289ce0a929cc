/** Where a request came from: from a page of this very site, and from which address. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Whether the page that asks was served under the name that is asked. */
export function isSameOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host } = headers;
  if (origin === undefined || host === undefined || !URL.canParse(origin)) return false;
  const { protocol, host: from } = new URL(origin);
  return (protocol === 'http:' || protocol === 'https:') && from === host.toLowerCase();
}

/** Behind a proxy that is trusted, what it says of the connection. */
export function isSecure({ headers }: Pick<IncomingMessage, 'headers'>, behindProxy: boolean): boolean {
  return behindProxy && headers['x-forwarded-proto'] === 'https';
}

/** The address to be counted by. Of an IPv6 address the half that names a network: one machine has all of the other. */
export function addressOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  behindProxy: boolean,
): string {
  const forwarded = behindProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  // The last one was added by the proxy that is trusted; those before it anybody may have made up.
  const said = forwarded.split(',').at(-1)?.trim();
  const address = (said || socket.remoteAddress || '?').replace(/^::ffff:(?=\d+\.)/, '');
  return isIPv6(address) ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const [front = '', back] = address.split('::', 2);
  const groups = front.split(':').filter((each) => each !== '');
  if (back === undefined) return groups.slice(0, 4).join(':');
  const rear = back.split(':').filter((each) => each !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rear.length) }, () => '0');
  return [...groups, ...zeros, ...rear].slice(0, 4).join(':');
}
