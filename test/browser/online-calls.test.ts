/**
 * "Your turn" to somebody who is elsewhere: in the title, by a notice of the open page, by push while none is open. The browser
 * of these tests shows no notices and has no push service, so stand-ins for those two of its parts keep what they are given.
 */
import { expect, test } from 'vitest';
import { flaws } from './looks.ts';
import { type Client, openRoom, sitDown, useOnlineSite } from './online.ts';

const site = useOnlineSite();
const ROW = {
  game: 'connect-four',
  options: {},
  seats: ['you', 'open'],
  clock: { kind: 'none' },
  listed: false,
  watchable: true,
  rated: false,
};

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}
interface WithNotices {
  notices: Shown[];
  /** What the person answers when the browser asks. */
  permission: NotificationPermission;
}

/** A browser with notices, whose owner allows them. */
function allowing(): void {
  const kept = globalThis as unknown as WithNotices;
  kept.notices = [];
  kept.permission = 'granted';
  const asked = { permission: 'default' as NotificationPermission };
  class Notices extends EventTarget {
    static get permission() {
      return sessionStorage.getItem('allowed') === 'yes' ? 'granted' : asked.permission;
    }
    static async requestPermission() {
      asked.permission = kept.permission;
      if (asked.permission === 'granted') sessionStorage.setItem('allowed', 'yes');
      return asked.permission;
    }
    constructor(title: string, options: NotificationOptions) {
      super();
      kept.notices.push({ title, body: options.body ?? '', tag: options.tag ?? '' });
    }
  }
  Object.assign(globalThis, { Notification: Notices });
  Object.assign(ServiceWorkerRegistration.prototype, {
    showNotification: async (title: string, options: NotificationOptions) => void new Notices(title, options),
  });
  const subscription = (applicationServerKey: Uint8Array) => ({
    endpoint: 'https://push.games.example/browser',
    options: { applicationServerKey },
    unsubscribe: async () => sessionStorage.removeItem('subscribed'),
    toJSON: () => ({
      endpoint: 'https://push.games.example/browser',
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    }),
  });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const key = sessionStorage.getItem('subscribed');
      return key === null ? null : subscription(Uint8Array.from(key.split(','), Number));
    },
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      sessionStorage.setItem('subscribed', applicationServerKey.join());
      return subscription(applicationServerKey);
    },
  });
}

const shown = ({ page }: Client) => page.evaluate(() => (globalThis as unknown as WithNotices).notices);
const drop = ({ page }: Client, column: number) => page.locator(`.c4-column.open[data-column="${column}"]`).click();
/** Another window is in front of the page, or not any more. */
const look = ({ page }: Client, state: DocumentVisibilityState) =>
  page.evaluate((to) => {
    Object.defineProperty(document, 'visibilityState', { value: to, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** The second of two people has a browser that can call, and waits for the first. */
async function waitingFor(visit: Parameters<typeof site.open>[2]): Promise<[Client, Client, string]> {
  const first = await site.open('/');
  const match = await openRoom(first, ROW);
  await first.page.goto(`${site.url}/j/${match}`);
  const second = await site.open(`/j/${match}`, 'desktop', visit);
  await sitDown(second, 'nadir');
  await first.page.locator('.choice.cursor').waitFor();
  await second.page.getByRole('button', { name: 'Call me when it is my turn' }).waitFor();
  return [first, second, match];
}

test('a notice only if it was asked for and allowed, and only to somebody who looks elsewhere', async () => {
  const [first, second, match] = await waitingFor({ before: allowing });
  const { page } = second;
  expect(await page.evaluate(() => Notification.permission)).toBe('default');
  await look(second, 'hidden');
  await drop(first, 3);
  await expect.poll(() => page.title()).toBe('● Your turn · Connect Four · Orrery');
  expect(await shown(second)).toEqual([]);
  await look(second, 'visible');
  await drop(second, 3);
  await expect.poll(() => page.title()).toBe('Connect Four · Orrery');

  const button = page.getByRole('button', { name: /call/i });
  await button.click();
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
  // Without a service worker nobody could call a closed page, and the button says so.
  expect(await button.innerText()).toMatch(/You will be called.*while a page is open/s);
  expect(await flaws(page)).toEqual([]);
  await drop(first, 3);
  await page.locator('.c4-column.open').first().waitFor();
  expect(await shown(second)).toEqual([]);
  await drop(second, 3);
  await page.locator('.c4-column.open').first().waitFor({ state: 'detached' });
  await look(second, 'hidden');
  await drop(first, 2);
  await expect
    .poll(() => shown(second))
    .toEqual([{ title: 'Connect Four: your turn', body: 'The others wait for you.', tag: match }]);

  await look(second, 'visible');
  await drop(second, 2);
  await page.keyboard.press('n');
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false');
  expect([...first.problems, ...second.problems]).toEqual([]);
});

test('whoever blocks notices is told so kindly, and so is whoever has none', async () => {
  const [first, second] = await waitingFor({ before: allowing });
  await second.page.evaluate(() => ((globalThis as unknown as WithNotices).permission = 'denied'));
  const button = second.page.getByRole('button', { name: 'Call me when it is my turn' });
  await button.click();
  await second.page
    .getByText('Notices of this site are blocked; the settings of the browser can allow them.')
    .waitFor();
  expect(await button.getAttribute('aria-pressed')).toBe('false');
  expect(await flaws(second.page)).toEqual([]);
  await second.page.evaluate(() => Reflect.deleteProperty(globalThis, 'Notification'));
  await button.click();
  await second.page.getByText('This browser has no notices.').waitFor();
  expect([...first.problems, ...second.problems]).toEqual([]);
});

test('with a push service the server knows where to call; on one’s own page it is switched off', async () => {
  const [first, second] = await waitingFor({ before: allowing, worker: true });
  const { page } = second;
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/push') && asked.push(request.postData() ?? 'key'));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(asked).toEqual([]);
  const button = page.getByRole('button', { name: /call/i });
  await button.click();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked).toEqual(['key', expect.stringContaining('"endpoint":"https://push.games.example/browser"')]);
  await expect.poll(() => button.innerText()).not.toContain('while a page is open');
  await page.goto(`${site.url}/you`);
  const own = page.getByRole('button', { name: 'You will be called' });
  await own.waitFor();
  // The address may have changed since, so it is told again with every visit.
  await expect.poll(() => asked.length).toBe(4);
  expect(await flaws(page)).toEqual([]);
  await own.click();
  await page.getByRole('button', { name: 'Call me when it is my turn' }).waitFor();
  await expect.poll(() => asked.at(-1)).toBe('{"endpoint":"https://push.games.example/browser"}');
  expect([...first.problems, ...second.problems]).toEqual([]);
});

test('a push message is shown as a notice, and a click on it leads to the match', async () => {
  const { page } = await site.open('/', 'desktop', { worker: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  /** What is used of a worker's own scope. */
  interface Scope extends EventTarget {
    readonly registration: ServiceWorkerRegistration;
    readonly clients: { openWindow(path: string): Promise<unknown> };
    readonly shown: Shown[];
    readonly opened: string[];
  }
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    Object.assign(scope, { shown: [], opened: [] });
    scope.registration.showNotification = async (title, options = {}) =>
      void scope.shown.push({ title, body: options.body ?? '', tag: options.tag ?? '' });
    scope.clients.openWindow = async (path) => scope.opened.push(path);
  });
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const push = (match: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(site.url).origin,
      registrationId,
      data: JSON.stringify({ match, title: 'Breach' }),
    });
  const match = 'x'.repeat(22);
  await push(match);
  const seen = () => worker.evaluate(() => (globalThis as unknown as Scope).shown);
  await expect.poll(seen).toEqual([{ title: 'Breach: your turn', body: 'The others wait for you.', tag: match }]);
  await worker.evaluate((tag) => {
    const notification = { tag, close: () => undefined };
    const click = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined });
    globalThis.dispatchEvent(click);
  }, match);
  await expect.poll(() => worker.evaluate(() => (globalThis as unknown as Scope).opened)).toEqual([`/j/${match}`]);
  // Whoever looks at that very table sees it anyhow.
  await page.goto(`${site.url}/j/${match}`);
  await page.getByRole('heading', { name: 'There is no such match' }).waitFor();
  await push(match);
  await push('y'.repeat(22));
  await expect.poll(seen).toHaveLength(2);
  expect((await seen()).at(-1)?.tag).toBe('y'.repeat(22));
});

test('a phone, too, says that one is called only while a page is open', async () => {
  const [host, path] = await site.host(ROW);
  await host.page.goto(site.url + path);
  const guest = await site.open(path, 'phone', { before: allowing });
  await sitDown(guest, 'nadir');
  await guest.page.getByRole('button', { name: 'Call me when it is my turn' }).click();
  await guest.page.getByRole('button', { name: 'You will be called' }).getByText('while a page is open').waitFor();
  expect(await flaws(guest.page)).toEqual([]);
});
