/**
 * Catches a game that looks at a clock or at a source of chance of its own: while `fn` runs, those throw. The code
 * under test is synchronous, so nothing else of the process can meet the traps.
 */
export class Impure extends Error {}

export function withoutWorld<T>(fn: () => T): T {
  const { Date: RealDate } = globalThis;
  const { random } = Math;
  const { now } = performance;
  const trap = (what: string) => () => {
    throw new Impure(`the game reads ${what}`);
  };
  const TrappedDate = new Proxy(RealDate, {
    construct: trap('the clock (new Date)'),
    apply: trap('the clock (Date())'),
    get: (target, key, receiver) =>
      key === 'now' ? trap('the clock (Date.now)') : (Reflect.get(target, key, receiver) as unknown),
  });
  globalThis.Date = TrappedDate;
  Math.random = trap('Math.random');
  performance.now = trap('the clock (performance.now)');
  try {
    return fn();
  } finally {
    globalThis.Date = RealDate;
    Math.random = random;
    performance.now = now;
  }
}
