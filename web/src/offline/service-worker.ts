/**
 * Keeps the whole site in this browser, so that a second visit needs no network. Files under /assets/ carry a hash of
 * their content and come from the cache first; pages come from the network first, so a new version is there with the
 * next load. The plugin build/offline.ts writes the list of files into the built script.
 */

declare const ORRERY_FILES: readonly string[];
declare const ORRERY_VERSION: string;

/** The worker's own scope (exported only to make this a module with names of its own); the DOM's types, which the page needs, describe a window's. */
export interface Scope {
  addEventListener(type: 'install' | 'activate', run: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', run: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
}
interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
// In a service worker the global scope is this one.
const scope = globalThis as unknown as Scope;

const PREFIX = 'orrery-';
const CACHE = PREFIX + ORRERY_VERSION;
/** A network that does not answer is as good as none. */
const PATIENCE_MS = 4000;

async function keepEverything(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(ORRERY_FILES);
  // The new version may serve at once: it answers requests for the files of the old one as well.
  await scope.skipWaiting();
}

/** A page that is still open may yet need files of the version before, so that one stays too. */
async function dropOld(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function fromCache(request: Request): Promise<Response> {
  const own = await (await caches.open(CACHE)).match(request);
  return own ?? (await caches.match(request)) ?? fetch(request);
}

/** Every page address is answered by the same page. */
async function page(request: Request): Promise<Response> {
  const patience = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('no answer')), PATIENCE_MS);
  });
  try {
    return await Promise.race([fetch(request), patience]);
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match('/');
    if (kept) return kept;
    throw error;
  }
}

scope.addEventListener('install', (event) => event.waitUntil(keepEverything()));
scope.addEventListener('activate', (event) => event.waitUntil(dropOld()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (ORRERY_FILES.includes(pathname) || pathname.startsWith('/assets/')) event.respondWith(fromCache(request));
});
