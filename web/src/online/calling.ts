/** "Call me when it is my turn": a notice of the browser while the page is not looked at. */
import { signal } from '@preact/signals';
import { recall, remember } from '../settings/storage.ts';

const KEY = 'orrery.call';
const granted = () => 'Notification' in globalThis && Notification.permission === 'granted';

export const callWanted = signal(recall(KEY) === 'yes' && granted());

export async function toggleCall(): Promise<void> {
  if (callWanted.peek()) callWanted.value = false;
  // Without notices there is still the title of the page.
  else if ('Notification' in globalThis) callWanted.value = (await Notification.requestPermission()) === 'granted';
  remember(KEY, callWanted.peek() ? 'yes' : 'no');
}

/** Only to somebody who is elsewhere: who looks at the table sees it. */
export async function call(title: string, words: string, tag: string): Promise<void> {
  if (!callWanted.peek() || !granted() || document.visibilityState === 'visible') return;
  const options = { body: words, tag, icon: '/icon.svg' };
  // Phones show notices of a service worker only.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).addEventListener('click', () => focus());
}
