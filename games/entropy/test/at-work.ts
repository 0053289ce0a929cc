/** Positions for the scripted player, and what it chooses in them. */
import { Random, type Seat } from '@orrery/kernel';
import { type CardId, shipName } from '../src/data.ts';
import { entropy } from '../src/index.ts';
import { type EntropyScenario, type Position, position, short } from '../src/testing.ts';

export const chosen = (game: EntropyScenario, seat: Seat, seed = 'bot') =>
  entropy.bot.choose(game.view(seat), seat, Random.from(seed));
export const answerOf = (game: EntropyScenario, seat: Seat, seed = 'bot') => short(chosen(game, seat, seed));

/** Lays the seat's whole plan; the programs by ship. */
export function plan(game: EntropyScenario, seat: Seat): Record<string, readonly CardId[]> {
  while (game.asked.includes(`plan ${seat}`)) {
    const action = chosen(game, seat);
    if (action.kind === 'finish') break;
    game.act(seat, action);
  }
  const own = game.view(seat).ships.filter((ship) => ship.seat === seat);
  return Object.fromEntries(own.map(({ nr, program }) => [shipName(seat, nr), program ?? []]));
}

/** A hexagon of Space tiles around (0,0), with others in place of some. */
export function field(radius: number, others = ''): string {
  const tiles: string[] = [];
  for (let r = -radius; r <= radius; r++)
    for (let q = -radius; q <= radius; q++)
      if (Math.abs(q + r) <= radius && !others.includes(`(${q},${r})`)) tiles.push(`(${q},${r}) space`);
  return [...tiles, ...(others === '' ? [] : [others])].join(', ');
}

/** Too weak and too far away to matter. */
export const FAR = 'B1 (-3,0) E10';
export const planning = (spec: Position) => position({ begins: 'planning', tiles: field(3), ...spec });
export const programOf = (spec: Position) => plan(planning(spec), 0)['A1'] ?? [];
export const hands = (own: string) => ({ A: own, B: 'laser' });
