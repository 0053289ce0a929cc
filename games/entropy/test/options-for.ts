/** Options of a game of some number: random in every second one, as in the kernel's suite. */
import { drawOptions, type Game, type OptionValues, parseOptions, Random } from '@orrery/kernel';

export function drawOptionsFor(game: Game, seats: number, number: number): OptionValues {
  if (number % 2 === 1) return drawOptions(game.options, seats, Random.from(`options ${number}`));
  const parsed = parseOptions(game.options, {}, seats);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}
