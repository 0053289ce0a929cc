/** Players for any game, by level. A bot gets its view, its legal actions and numbers of its own; never the state. */
import type { Action, Game, Look, Player } from '@orrery/kernel';
import { effortOf, type Level } from './levels.ts';
import { Searcher } from './searcher.ts';
import type { Thinker } from './thinker.ts';

export { judge, type Judged, sharedBy, type Weighed } from './judge.ts';
export * from './levels.ts';
export { type Riddle, think, type Thought } from './think.ts';
export * from './thinker.ts';

const RANDOM: Player = { choose: (look: Look): Action => look.legal[look.random.int(look.legal.length)] as Action };

/** A player of a level, for one seat of one match. Without a `thinker` it thinks at a stretch, here and now. */
export function botFor(game: Game, level: Level, thinker?: Thinker): Player {
  if (level === 'random') return RANDOM;
  const effort = effortOf(game, level);
  if (effort) return new Searcher(game, effort, thinker);
  return { choose: (look) => game.bot.choose(look.view(), look.seat, look.random) };
}
