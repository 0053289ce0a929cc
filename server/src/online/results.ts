/** What came of a match for each who played it, and what that does to their ratings. */
import type { Outcome, Seat } from '@orrery/kernel';
import { type Score, scoreOf, type SeatResult } from '@orrery/protocol';
import type { OnlineStore, RatingRecord, ResultRecord, ResultSeat } from '../store/store.ts';
import { ratedAfter, ratingOf, shownRating } from './ratings.ts';
import type { KeptSeat, RoomNow } from './record.ts';

/** When somebody's seat went to a bot that was still in it at the end. */
const goneAt = (seat: KeptSeat | undefined): number | undefined =>
  seat?.kind === 'person' && seat.standIn !== undefined ? (seat.gone?.at ?? 0) : undefined;

/**
 * The ranks of the outcome, but whoever did not stay to the end is behind all who did, and behind whoever went later. A match
 * that was given up is ranked so already.
 */
function ranksOf({ ranks, forfeits }: Outcome, seats: readonly KeptSeat[]): readonly number[] {
  if (forfeits) return ranks;
  const isBefore = (one: Seat, other: Seat): boolean => {
    const [left, right] = [goneAt(seats[one]), goneAt(seats[other])];
    if (left === undefined && right === undefined) return (ranks[one] ?? 1) < (ranks[other] ?? 1);
    return right !== undefined && (left === undefined || left > right);
  };
  return ranks.map((_, seat) => 1 + ranks.filter((_rank, other) => isBefore(other, seat)).length);
}

/** Keeps the result of a match that is over, once: what it says counts, also if the room was not told. What came of it for each seat. */
export async function keepResult(
  store: OnlineStore,
  room: RoomNow,
  outcome: Outcome,
  at: number,
): Promise<readonly SeatResult[]> {
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
  const kept = await store.addResult(result, after);
  return kept.map((seat, at) => ({ rank: ranks[at] ?? 1, ...('change' in seat && { change: seat.change }) }));
}

function resultOf(
  seat: KeptSeat,
  score: Score,
  before: readonly RatingRecord[],
  after: readonly RatingRecord[],
): ResultSeat[] {
  if (seat.kind === 'open') return [];
  if (seat.kind === 'bot') return [{ ...seat, score }];
  const { kind, id, name, gone } = seat;
  const at = after.findIndex(({ person }) => person === id);
  const [old, now] = [before[at], after[at]];
  const change = old && now ? { change: shownRating(now).value - shownRating(old).value } : {};
  return [{ kind, id, name, score, ...change, ...(gone && { gone: gone.why }) }];
}
