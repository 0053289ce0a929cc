/**
 * Where the server sends anything by itself. The addresses of push services come from browsers, that is from anybody: without
 * care somebody could have the server knock at doors that only it can reach.
 */
import { lookup } from 'node:dns';
import type { RequestOptions } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export interface Reach {
  /** Whether a push service may be at this address. */
  allows(url: URL): boolean;
  readonly options: Pick<RequestOptions, 'lookup' | 'ca'>;
}

/** Addresses of this machine, of its network, of nobody and of everybody (IANA's special purpose registries). */
const CLOSED = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  CLOSED.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  CLOSED.addSubnet(net, bits, 'ipv6');
/** Of IPv6 only this part is given out to the world; addresses that stand for one of IPv4 are not in it. */
const WORLD = new BlockList();
WORLD.addSubnet('2000::', 3, 'ipv6');

export function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !CLOSED.check(address, 'ipv4');
    case 6:
      return WORLD.check(address, 'ipv6') && !CLOSED.check(address, 'ipv6');
    default:
      return false;
  }
}

/** Looks up a name for the connection itself, so that nobody can answer differently the second time. */
const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) done(error ?? new Error('no address'), []);
    else if (!found.every(({ address }) => isPublic(address))) done(new Error('an address that is not public'), []);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

/** Names of the world, reached safely. An address in numbers is never looked up, so that there would be nothing to stop it. */
export const PUBLIC: Reach = {
  allows: ({ protocol, hostname, port, username, password }) =>
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    !hostname.startsWith('[') &&
    isIP(hostname) === 0 &&
    /[^.]\.[a-z][a-z0-9-]+$/.test(hostname) &&
    !/\.(?:localhost|local|internal|lan|home|arpa|invalid|test)$/.test(hostname),
  options: { lookup: publicLookup },
};
