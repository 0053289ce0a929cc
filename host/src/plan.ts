/** What a new match needs, if all of it makes sense. */
import { isLevel } from '@orrery/bots';
import { findGame } from '@orrery/catalog';
import { type Game, type Json, type Lesson, type MatchSetup, parseOptions } from '@orrery/kernel';
import { LESSON, type Sitter } from '@orrery/protocol';
import { type Found, found, lacking } from './found.ts';
import type { Seated } from './store.ts';

/** What a new match needs besides its seed, if all of it makes sense. */
export async function planOf(
  id: string,
  options: { readonly [name: string]: Json },
  sitters: readonly Sitter[],
): Promise<Found<{ readonly game: Game; readonly setup: Omit<MatchSetup, 'seed'> }>> {
  const game = await gameFor(id, sitters);
  if (!game.ok) return game;
  const parsed = parseOptions(game.value.options, options, sitters.length);
  if (!parsed.ok) return lacking('wrong-options', { why: parsed.problem });
  return found({ game: game.value, setup: { options: parsed.value, seats: sitters.length } });
}

/** The game of a new match, if the seats are taken as it needs. */
export async function gameFor(id: string, sitters: readonly Sitter[]): Promise<Found<Game>> {
  const entry = findGame(id);
  if (!entry) return lacking('no-such-game', { game: id.slice(0, 40) });
  const game = await entry.load();
  const { min, max } = game.seats;
  if (sitters.length < min || sitters.length > max)
    return lacking('wrong-seats', { game: game.title, min, max, seats: sitters.length });
  const bad = strangeBot(sitters);
  return bad === undefined ? found(game) : lacking('no-such-bot', { level: bad });
}

/** The level of a bot that does not exist. */
export function strangeBot(sitters: readonly (Sitter | Seated)[], lesson?: Lesson): string | undefined {
  const isKnown = (level: string) => isLevel(level) || (lesson !== undefined && level === LESSON);
  for (const sitter of sitters) if (sitter.kind === 'bot' && !isKnown(sitter.level)) return sitter.level.slice(0, 40);
  return undefined;
}

export const seatedBy = (sitters: readonly Sitter[], who: string): Seated[] =>
  sitters.map((sitter) => (sitter.kind === 'human' ? { kind: 'human', who } : sitter));
