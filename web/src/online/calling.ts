/**
 * "Call me when it is my turn": a notice of the browser while the page is not looked at, and a push message while no page is
 * open. Asked for by a button, never before.
 */
import { signal } from '@preact/signals';
import { recall, remember } from '../settings/storage.ts';
import { addPush, askPushKey, dropPush } from './api.ts';

const KEY = 'orrery.call';
const granted = () => 'Notification' in globalThis && Notification.permission === 'granted';

export const callWanted = signal(recall(KEY) === 'yes' && granted());
/** Also while no page is open: the server knows where. */
export const calledAlways = signal(false);
/** Why this browser cannot call, for whoever wanted it. */
export const callProblem = signal<string | undefined>(undefined);

export async function toggleCall(): Promise<void> {
  callProblem.value = undefined;
  const wanted = !callWanted.peek() && (await mayCall());
  callWanted.value = wanted;
  remember(KEY, wanted ? 'yes' : 'no');
  await (wanted ? keepPush() : stopPush());
}

async function mayCall(): Promise<boolean> {
  if (!('Notification' in globalThis)) {
    // Of iPhones it is known what helps.
    callProblem.value =
      'standalone' in navigator
        ? 'Here it works once Orrery is on the home screen: Share, then Add to Home Screen.'
        : 'This browser has no notices. The title of the page says when it is your turn.';
    return false;
  }
  const answer = await Notification.requestPermission();
  if (answer === 'denied')
    callProblem.value = 'Notices of this site are blocked; the settings of the browser can allow them.';
  return answer === 'granted';
}

/** The one way to this browser, if it has a push service. */
async function pushes(): Promise<PushManager | undefined> {
  const registered = await navigator.serviceWorker?.getRegistration();
  return registered && (await navigator.serviceWorker.ready).pushManager;
}

/** Tells the server where this browser is called: also when the address is a new one, or it is somebody else's by now. */
export async function keepPush(): Promise<void> {
  if (!callWanted.peek()) return;
  try {
    const manager = await pushes();
    const asked = await askPushKey();
    const key = asked.ok && asked.value.key !== null ? bytesOf(asked.value.key) : undefined;
    if (!manager || !key) return;
    const { endpoint, keys } = (await subscribed(manager, key)).toJSON();
    if (endpoint === undefined || !keys?.p256dh || !keys.auth) return;
    calledAlways.value = (await addPush({ endpoint, p256dh: keys.p256dh, auth: keys.auth })).ok;
  } catch {
    // A browser whose push service is switched off or out of reach: notices of an open page remain.
    calledAlways.value = false;
  }
}

/** A subscription to this server; one that was made for another key is of no use. */
async function subscribed(manager: PushManager, key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const there = await manager.getSubscription();
  const known = there?.options.applicationServerKey;
  if (there && known && new Uint8Array(known).join() === key.join()) return there;
  await there?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function stopPush(): Promise<void> {
  calledAlways.value = false;
  try {
    const there = await (await pushes())?.getSubscription();
    if (!there) return;
    await there.unsubscribe();
    await dropPush(there.endpoint);
  } catch {
    // The server finds out when it calls: nobody is there any more.
  }
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** Only to somebody who is elsewhere: who looks at the table sees it. A click on it leads to the match (`tag`). */
export async function call(title: string, match: string): Promise<void> {
  if (!callWanted.peek() || !granted() || document.visibilityState === 'visible') return;
  const options = { body: 'The others wait for you.', tag: match, icon: '/icon.svg' };
  // Phones show notices of a service worker only.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(`${title}: your turn`, options);
  else new Notification(`${title}: your turn`, options).addEventListener('click', () => focus());
}
