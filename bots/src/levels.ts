/** The levels of play, weakest first, the same for all games. */
import { type Effort, type Game, SEARCH_LEVELS, type SearchLevel } from '@orrery/kernel';

export const LEVELS = ['random', 'easy', 'scripted', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export function isLevel(text: string): text is Level {
  return (LEVELS as readonly string[]).includes(text);
}

const isSearchLevel = (level: Level): level is SearchLevel => (SEARCH_LEVELS as readonly string[]).includes(level);

/** How hard a level thinks in a game; undefined for the levels that do not search, and in games that give nothing to it. */
export function effortOf(game: Game, level: Level): Effort | undefined {
  return isSearchLevel(level) ? game.search?.levels[level] : undefined;
}
