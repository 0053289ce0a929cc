/** The link to the worker of this browser, started when the first match is. */
import { Link, type Transport } from './link.ts';

function workerTransport(): Transport {
  const worker = new Worker(new URL('./worker-entry.ts', import.meta.url), { type: 'module', name: 'orrery' });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    send: (message) => worker.postMessage(message),
    onMessage: (receive) => worker.addEventListener('message', ({ data }) => receive(data)),
    onFailure: (fail) => {
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        worker.terminate();
        const reason = event.message || 'it could not be loaded';
        fail({ code: 'fault', why: `the part of this page that runs your matches stopped (${reason})` });
      });
    },
  };
}

let link: Link | undefined;

/** A failed link is replaced: its matches are gone, but new ones can be played. */
export function localLink(): Link {
  if (!link || link.failed !== undefined) link = new Link(workerTransport());
  return link;
}
