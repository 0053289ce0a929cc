/**
 * Which names the server answers to. A page from elsewhere can have its own name lead to this machine and then read
 * what the server says; it cannot make that name one of ours.
 */
import type { IncomingMessage } from 'node:http';

/** The name or address in a Host header, written as a browser would, without its port; undefined if it is none. */
export function hostOf(header: string): string | undefined {
  if (!/^[^\s/?#@\\]+$/.test(header)) return undefined;
  const url = `http://${header}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : undefined;
}

/** The address that a connection came in by, as it would stand in a Host header. */
function addressOf(local: string | undefined): string | undefined {
  const plain = local?.replace(/^::ffff:(?=\d+\.)/, '');
  return plain?.includes(':') ? `[${plain}]` : plain;
}

function isOfThisMachine(host: string): boolean {
  return /^(.+\.)?localhost$/.test(host) || /^127(\.\d+){3}$/.test(host) || host === '[::1]';
}

/** Without a Host header, which only the oldest clients leave out and no browser does, there is no name to be wrong. */
export function answersTo({ headers, socket }: IncomingMessage, names: readonly string[]): boolean {
  if (headers.host === undefined) return true;
  const host = hostOf(headers.host);
  if (host === undefined) return false;
  return isOfThisMachine(host) || names.includes(host) || host === addressOf(socket.localAddress);
}
