/** The one connection of this page to the server. */
import { PROTOCOL } from '@orrery/protocol';
import { Link } from '../link.ts';
import { SocketTransport } from './socket.ts';

export interface OnlineLink {
  readonly link: Link;
  readonly transport: SocketTransport;
}

let present: OnlineLink | undefined;

const LOADED_ANEW = 'orrery-loaded-anew';

/** Once for each protocol: if what comes is the same page, it says so instead of loading for ever. */
function loadAnew(): void {
  if (sessionStorage.getItem(LOADED_ANEW) === String(PROTOCOL)) return;
  sessionStorage.setItem(LOADED_ANEW, String(PROTOCOL));
  location.reload();
}

function open(): OnlineLink {
  const address = new URL('/socket', location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  address.searchParams.set('speaks', String(PROTOCOL));
  const transport = new SocketTransport(() => new WebSocket(address));
  transport.onOutdated = loadAnew;
  return { link: new Link(transport), transport };
}

/** A link that failed is replaced. Whoever looks at a table with it lets go of it in the end (`closeOnline`). */
export function online(): OnlineLink {
  if (!present || present.link.failed !== undefined) present = open();
  return present;
}

/** Nobody looks at a table any more: to the others one is away. */
export function closeOnline(): void {
  present?.transport.close();
  present = undefined;
}

// A browser knows sooner than a clock when it is worth trying again.
addEventListener('online', () => present?.transport.retry());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') present?.transport.retry();
});
