/** Players for any game, by level. A bot gets its view, its legal actions and numbers of its own; never the state. */
import type { Action, Game, Look, Player } from '@orrery/kernel';
import { effortOf, type Level } from './levels.ts';
import { type Pace, Searcher } from './searcher.ts';

export * from './levels.ts';
export type { Rated } from './search.ts';
export type { Pace } from './searcher.ts';
export { type Riddle, think, type Thought } from './think.ts';

const RANDOM: Player = { choose: (look: Look): Action => look.legal[look.random.int(look.legal.length)] as Action };

/** A player of a level, for one seat of one match. With a `pace` it lets others work while it thinks. */
export function botFor(game: Game, level: Level, pace?: Pace): Player {
  if (level === 'random') return RANDOM;
  const effort = effortOf(game, level);
  if (effort) return new Searcher(game, effort, pace);
  return { choose: (look) => game.bot.choose(look.view(), look.seat, look.random) };
}
