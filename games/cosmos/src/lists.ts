/**
 * Lists that are all of one kind to the engine. Its own `map` and `Array.from` make another kind once they have run often,
 * and rules that have been made fast for one kind must then be made anew. What the rules read most in a state, and most of
 * what is offered to a player, is therefore listed by these.
 */
export function listOf<T extends object | string | null>(length: number, make: (at: number) => T): T[] {
  const list: T[] = [];
  for (let at = 0; at < length; at++) list.push(make(at));
  return list;
}

/** One entry for each of another list. */
export function eachOf<T, U extends object | string | null>(of: readonly T[], make: (one: T) => U): U[] {
  const list: U[] = [];
  for (const one of of) list.push(make(one));
  return list;
}

/** 0, 1, 2 … */
export function countTo(length: number): number[] {
  const list: number[] = [];
  for (let at = 0; at < length; at++) list.push(at);
  return list;
}
