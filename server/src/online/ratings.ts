/** Ratings by `openskill`, which compares any number of players by their places. Shown on a scale that begins at 1500. */
import type { Rating } from '@orrery/protocol';
import { rate, rating as newRating } from 'openskill';
import type { RatingRecord } from '../store/store.ts';

const MIDDLE = 1500;
/** Points for one of openskill's, where everybody begins at 25 with a doubt of 25/3: so 1500 ± 200. */
const POINTS = 24;

export const shownRating = ({ mu, sigma, matches }: Pick<RatingRecord, 'mu' | 'sigma' | 'matches'>): Rating => ({
  value: Math.round(MIDDLE + (mu - 25) * POINTS),
  plusMinus: Math.round(sigma * POINTS),
  matches,
});

export const ratingOf = (person: string, game: string, known?: RatingRecord): RatingRecord =>
  known ?? { person, game, ...newRating(), matches: 0 };

/** `ranks` by player, 1 for the best; equal ones are a draw. */
export function ratedAfter(players: readonly RatingRecord[], ranks: readonly number[]): RatingRecord[] {
  const teams = rate(
    players.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: [...ranks] },
  );
  return players.map((player, at) => {
    const { mu, sigma } = teams[at]?.[0] ?? player;
    return { ...player, mu, sigma, matches: player.matches + 1 };
  });
}
