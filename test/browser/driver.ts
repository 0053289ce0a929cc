/**
 * A browser of another engine than Chromium, with one page, and no more of it than tests need. Firefox and WebKit both know
 * the commands of the W3C's WebDriver; only how a command gets there differs.
 */
import type { Page } from 'playwright-core';

export interface Driver {
  go(url: string): Promise<void>;
  /** The size of the window; no system makes it as narrow as a phone. */
  resize(width: number, height: number): Promise<void>;
  /** Runs in the page; argument and result go as JSON. */
  run<A, R>(deed: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
  /** A click in the middle of the first that matches, as soon as nothing lies over it. */
  click(selector: string): Promise<void>;
  press(key: string): Promise<void>;
  /** Chooses an option of a box, as only a driver can: its list belongs to the system. */
  choose(option: string): Promise<void>;
  close(): Promise<void>;
}

/** Playwright's way to run something; its own types of this are about handles as well. */
export const runIn =
  (page: Page): Driver['run'] =>
  (deed, argument) =>
    page.evaluate(deed as (argument: unknown) => never, argument);

export type Command = 'navigate' | 'resize' | 'run' | 'act' | 'find' | 'click';
/** Carries a command to a browser and brings the value that it answers with. */
export type Carrier = (command: Command, body: object) => Promise<unknown>;

/** What a session is asked to be: a script may play a whole match. A page that does not come is not waited for as long as a whole test. */
export const CAPABILITIES = { capabilities: { alwaysMatch: { timeouts: { script: 120_000, pageLoad: 60_000 } } } };
const CLICK_MS = 15_000;
/** The protocol's own name for a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Keys that are no character have one of Unicode's private ones. */
const KEYS: Readonly<Record<string, string>> = { Home: '\uE011', ArrowRight: '\uE014' };

/** Runs a function and tells the driver how it ended. */
const scriptOf = (deed: (argument: never) => unknown) => `const [argument, done] = arguments;
new Promise((resolve) => resolve((${String(deed)})(argument)))
  .then((value) => done({ value }), (error) => done({ problem: String(error) }));`;

export function driverOf(carry: Carrier, close: () => Promise<void>): Driver {
  const act = (id: string, source: object, steps: readonly object[]) =>
    carry('act', { actions: [{ id, ...source, actions: steps }] });
  const driver: Driver = {
    go: async (url) => void (await carry('navigate', { url })),
    resize: async (width, height) => void (await carry('resize', { width, height })),
    async run<A, R>(deed: (argument: A) => R | Promise<R>, argument: A): Promise<R> {
      const ended = await carry('run', { script: scriptOf(deed), args: [argument ?? null] });
      const { value, problem } = ended as { readonly value: R; readonly problem?: string }; // by the script above
      if (problem !== undefined) throw new Error(problem);
      return value;
    },
    async click(selector) {
      const move = { type: 'pointerMove', ...(await placeOf(driver, selector)) };
      const buttons = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      await act('mouse', { type: 'pointer' }, [move, ...buttons]);
    },
    async press(key) {
      const value = KEYS[key] ?? key;
      const steps = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      await act('keyboard', { type: 'key' }, steps);
    },
    async choose(option) {
      const found = await carry('find', { using: 'css selector', value: option });
      await carry('click', { id: (found as Readonly<Record<string, string>>)[ELEMENT] }); // as the protocol says
    },
    close,
  };
  return driver;
}

/** The middle of an element, once a click there would meet it. */
async function placeOf(driver: Driver, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  for (const late = Date.now() + CLICK_MS; Date.now() < late; ) {
    const place = await driver.run((wanted) => {
      const element = document.querySelector(wanted);
      element?.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      return element?.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null;
    }, selector);
    if (place) return place;
  }
  throw new Error(`${selector} cannot be clicked`);
}

/** Asks again until there is an answer, as something that starts needs time. */
export async function eventually<T>(ask: () => Promise<T>, patienceMs = 30_000): Promise<T> {
  for (const late = Date.now() + patienceMs; ; ) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > late) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
