/**
 * Keeps the whole site in this browser, so that a second visit needs no network. Files under /assets/ carry a hash of
 * their content and come from the cache first; pages come from the network first, so a new version is there with the
 * next load. It also says whose turn it is when the server calls while no page is open. The plugin build/offline.ts writes the list of files into the built script.
 */
import type { Call } from '@orrery/protocol';

declare const ORRERY_FILES: readonly string[];
declare const ORRERY_VERSION: string;

/** The worker's own scope (exported only to make this a module with names of its own); the DOM's types, which the page needs, describe a window's. */
export interface Scope {
  addEventListener(type: 'install' | 'activate', run: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', run: (event: Fetching) => void): void;
  addEventListener(type: 'push', run: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', run: (event: Clicked) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
}
interface OpenPage {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}
interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Extendable {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Extendable {
  readonly notification: Notification;
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

const pagesAt = async (path: string): Promise<readonly OpenPage[]> => {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => new URL(url).pathname === path);
};

/** What somebody is asked besides answering at the table. */
const ASKED = { rematch: 'another match?', undo: 'may a move be taken back?' } as const;

/** It is somebody's turn. Whoever looks at the table sees it. */
async function announce({ match, title, why }: Call): Promise<void> {
  const pages = await pagesAt(`/j/${match}`);
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const options = { body: 'The others wait for you.', tag: match, icon: '/icon.svg' };
  await scope.registration.showNotification(`${title}: ${why ? ASKED[why] : 'your turn'}`, options);
}

async function openMatch(match: string): Promise<void> {
  const path = `/j/${match}`;
  const [there] = await pagesAt(path);
  await (there ? there.focus() : scope.clients.openWindow(path));
}

scope.addEventListener('push', (event) => {
  // Only our own server can have sent it: it is encrypted for this browser, and signed.
  if (event.data) event.waitUntil(announce(event.data.json() as Call));
});
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openMatch(event.notification.tag));
});
scope.addEventListener('install', (event) => event.waitUntil(keepEverything()));
scope.addEventListener('activate', (event) => event.waitUntil(dropOld()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (ORRERY_FILES.includes(pathname) || pathname.startsWith('/assets/')) event.respondWith(fromCache(request));
});
