/** Finds a game by name, in this thread or in a worker. */
import { findGame } from '@orrery/catalog';
import { type Game, isRecord } from '@orrery/kernel';

/**
 * A game of the catalogue by its id, or, for games that are not in the house yet, from a module by its `file:`
 * address: the first export that is a game. Undefined if there is none.
 */
export async function loadGame(name: string): Promise<Game | undefined> {
  if (!name.startsWith('file:')) return findGame(name)?.load();
  const module: unknown = await import(name);
  return Object.values(module as object).find(isGame);
}

function isGame(value: unknown): value is Game {
  return (
    isRecord(value) && typeof value.id === 'string' && ['setup', 'legal', 'apply'].every((f) => isFunction(value[f]))
  );
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}
