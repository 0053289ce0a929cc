/** What came of a match for each who played it, and what that does to their ratings. */
import type { Outcome } from '@orrery/kernel';
import type { OnlineStore, RatingRecord, ResultRecord, ResultSeat, Score } from '../store/store.ts';
import { ratedAfter, ratingOf, shownRating } from './ratings.ts';
import type { KeptSeat, RoomNow } from './record.ts';

/** Everybody in the first place together has drawn; with fewer there, they have won. */
function scoreOf(rank: number, ranks: readonly number[]): Score {
  if (rank !== 1) return 'lost';
  return ranks.every((each) => each === 1) ? 'drawn' : 'won';
}

/** The ranks of the outcome, but whoever did not stay to the end is behind all who did. */
function ranksOf({ ranks }: Outcome, seats: readonly KeptSeat[]): number[] {
  return ranks.map((rank, seat) => {
    const sitter = seats[seat];
    return sitter?.kind === 'person' && sitter.standIn !== undefined ? ranks.length + 1 : rank;
  });
}

/** Keeps the result of a match that is over, once. */
export async function keepResult(store: OnlineStore, room: RoomNow, outcome: Outcome, at: number): Promise<void> {
  const { id: match, game, rated, seats } = room;
  const ranks = ranksOf(outcome, seats);
  const people = seats.flatMap((seat, place) =>
    seat.kind === 'person' ? [{ id: seat.id, rank: ranks[place] ?? 1 }] : [],
  );
  const before = rated
    ? await Promise.all(people.map(async ({ id }) => ratingOf(id, game, await store.rating(id, game))))
    : [];
  const after =
    rated && people.length > 1
      ? ratedAfter(
          before,
          people.map(({ rank }) => rank),
        )
      : [];
  const result: ResultRecord = {
    match,
    game,
    at,
    rated,
    seats: seats.flatMap((seat, place) => resultOf(seat, scoreOf(ranks[place] ?? 1, ranks), before, after)),
  };
  await store.addResult(result, after);
}

function resultOf(
  seat: KeptSeat,
  score: Score,
  before: readonly RatingRecord[],
  after: readonly RatingRecord[],
): ResultSeat[] {
  if (seat.kind === 'open') return [];
  if (seat.kind === 'bot') return [{ ...seat, score }];
  const { kind, id, name } = seat;
  const at = after.findIndex(({ person }) => person === id);
  const [old, now] = [before[at], after[at]];
  const change = old && now ? { change: shownRating(now).value - shownRating(old).value } : {};
  return [{ kind, id, name, score, ...change }];
}
