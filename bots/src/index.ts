/** Players for any game, by level. A bot gets its view, its legal actions and numbers of its own; never the state. */
import type { Action, Game, Look, Player } from '@orrery/kernel';

export const LEVELS = ['random', 'scripted'] as const;
export type Level = (typeof LEVELS)[number];

export function isLevel(text: string): text is Level {
  return (LEVELS as readonly string[]).includes(text);
}

const random: Player = (look: Look): Action => look.legal[look.random.int(look.legal.length)] as Action;

/** The player of a level for a game. */
export function botFor(game: Game, level: Level): Player {
  if (level === 'random') return random;
  return (look) => game.bot.choose(look.view(), look.seat, look.random);
}
