/** Local play: the host of the matches, in a worker of this very browser. Nothing is sent anywhere. */
import { Host } from '@orrery/host';
import type { ToClient } from '@orrery/protocol';
import { claim, release } from './claim.ts';
import { browserStore, ME } from './match-store.ts';

/** The worker's side of its channel; the DOM's types, which the page needs, describe a window's `self`. */
interface Channel {
  postMessage(message: ToClient): void;
  addEventListener(type: 'message', receive: (event: MessageEvent<unknown>) => void): void;
}
// In a dedicated worker the global scope is this channel.
const channel = globalThis as unknown as Channel;

function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const host = new Host({
  store: browserStore,
  alone: true,
  secret,
  now: () => Date.now(),
  later: (task, milliseconds) => void setTimeout(task, milliseconds),
  claim,
  release,
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's channel has no origin to name
const connection = host.connect(ME, (message) => channel.postMessage(message));

channel.addEventListener('message', ({ data }) => void connection.receive(data));
