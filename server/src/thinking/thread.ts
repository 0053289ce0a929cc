/** What a thinking thread runs: one riddle at a time. It knows the rules of the games, and of a match only the riddle. */
import { judge, type Judged, type Riddle, think, type Thought } from '@orrery/bots';
import { findGame } from '@orrery/catalog';
import { assert, drained, type Plan } from '@orrery/kernel';

export type Puzzle =
  | { readonly kind: 'think'; readonly game: string; readonly riddle: Riddle }
  | {
      readonly kind: 'judge';
      readonly game: string;
      readonly riddle: Riddle;
      readonly played: Plan;
      readonly worlds: number;
    };

export default async function solve(puzzle: Puzzle): Promise<Thought | Judged> {
  const game = await findGame(puzzle.game)?.load();
  assert(game, `there is no game '${puzzle.game}'`);
  const now = () => performance.now();
  return puzzle.kind === 'think'
    ? drained(think(game, puzzle.riddle, now))
    : drained(judge(game, puzzle.riddle, puzzle.played, puzzle.worlds, now));
}
