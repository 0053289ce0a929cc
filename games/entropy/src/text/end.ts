/** The page about the end: who won by what, what decided it, and the score with what lies behind it. */
import {
  type EndPlace,
  type EndWords,
  listed,
  type PlacedEvent,
  type ScoreWords,
  type Seat,
  sentence,
  toldIn,
  toldOf,
  unreachable,
  type Viewer,
  type Voice,
  voiceOf,
  winnersOf,
} from '@orrery/kernel';
import type { EndReason } from '../data.ts';
import type { Event, EventOf } from '../events.ts';
import { factsOf } from './end-facts.ts';
import { lossSentence } from './end-losses.ts';
import { type End, eraAt } from './end-when.ts';
import { seatWords, shipWords } from './words.ts';

export function end(ending: End, viewer: Viewer): EndWords {
  const voice = voiceOf(seatWords, viewer);
  const told = toldIn(ending.moves);
  return {
    by: byWhat(ending),
    ...decided(ending, told, voice, viewer),
    score: scoreOf(ending, told),
    facts: factsOf(ending, told),
  };
}

function byWhat({ outcome, view }: End): string {
  const { scores = [], ranks } = outcome;
  const winners = winnersOf(outcome);
  const best = Math.max(0, ...scores.filter((_, seat) => ranks[seat] !== 1));
  const lead = (scores[winners[0] ?? 0] ?? 0) - best;
  const ahead = winners.length > 1 ? 'Level' : lead > 0 ? `${lead} more titanium sent across` : 'More cargo aboard';
  // The reasons of this game are the ends that it declares.
  const reason = outcome.reason as EndReason;
  switch (reason) {
    case 'entropy':
      return `${ahead} when entropy reached 0 in era ${view.era}`;
    case 'allDestroyed':
      return `${ahead} when no ship was left in era ${view.era}`;
    case 'decided':
      return `Ahead in era ${view.era}, with nobody left to catch up`;
    case 'eraLimit':
      return `${ahead} when era ${view.era}, the last, was over`;
    default:
      return unreachable(reason);
  }
}

type Lost = PlacedEvent<EventOf<'shipDestroyed'>>;
type Sent = PlacedEvent<EventOf<'titaniumSent'>>;

function decided(
  { outcome }: End,
  told: readonly PlacedEvent<Event>[],
  voice: Voice,
  viewer: Viewer,
): Pick<EndWords, 'decided' | 'place'> {
  const lostSeat = ({ event }: PlacedEvent<Event & { readonly seat: Seat }>) => outcome.ranks[event.seat] !== 1;
  const losses = toldOf(told, 'shipDestroyed').filter(lostSeat);
  const outs = toldOf(told, 'playerOut').filter(lostSeat);
  // Whoever lost the last ship wants to know how; a decided game was decided by that.
  const out =
    outs.find(({ event }) => event.seat === viewer) ?? (outcome.reason === 'decided' ? outs.at(-1) : undefined);
  const last = losses.findLast(({ event }) => event.seat === out?.event.seat);
  const loads = winnersOf(outcome).flatMap((seat) => largestLoad(told, seat) ?? []);
  const [load] = loads;
  const loaded = loads.length > 0 ? loads.map((one) => loadSentence(told, one, voice)).join(' ') : undefined;
  if (last) return tell(lossSentence(told, last, voice, true), loaded, last);
  const own = losses.filter(({ event }) => event.seat === viewer);
  const cargo = ({ event }: Lost) => event.titanium;
  const wreck = largest(own, cargo) ?? largest(losses, cargo);
  const wrecked = wreck && lossSentence(told, wreck, voice, false);
  if (!load && !wreck) return { decided: nothingSent(outcome.scores ?? []) };
  return wreck && cargo(wreck) > (load?.event.amount ?? 0) ? tell(wrecked, loaded, wreck) : tell(loaded, wrecked, load);
}

const largestLoad = (told: readonly PlacedEvent<Event>[], seat: Seat): Sent | undefined =>
  largest(
    toldOf(told, 'titaniumSent').filter(({ event }) => event.seat === seat),
    ({ event }) => event.amount,
  );

/** The one with the highest number, if that is more than nothing. */
function largest<T>(all: readonly T[], size: (one: T) => number): T | undefined {
  const best = all.reduce<T | undefined>((most, one) => (most && size(most) >= size(one) ? most : one), undefined);
  return best && size(best) > 0 ? best : undefined;
}

const tell = (first: string | undefined, second: string | undefined, place: EndPlace | undefined) => ({
  decided: [first, second].filter((words) => words !== undefined).join(' '),
  ...(place && { place: { move: place.move, at: place.at } }),
});

function loadSentence(told: readonly PlacedEvent<Event>[], load: Sent, { who }: Voice): string {
  const { seat, nr, amount } = load.event;
  const others = toldOf(told, 'titaniumSent').filter(({ event }) => event.seat === seat && event.amount > 0).length > 1;
  const which = others ? `, ${who(seat) === 'you' ? 'your' : 'its'} largest load` : '';
  return `${sentence(who(seat))} sent ${amount} titanium across with ${shipWords({ seat, nr })} in era ${eraAt(told, load)}${which}.`;
}

function nothingSent(scores: readonly number[]): string {
  return scores.every((score) => score === 0)
    ? 'Nobody sent any titanium across.'
    : `All titanium was sent across before: ${listed(scores.map((score, seat) => `${seatWords(seat)} ${score}`))}.`;
}

/** Points that were there before the first event belong to a match that began from a position. */
function scoreOf({ outcome }: End, told: readonly PlacedEvent<Event>[]): ScoreWords {
  const sent = toldOf(told, 'titaniumSent').filter(({ event }) => event.amount > 0);
  const parts = (outcome.scores ?? []).map((score, seat) => {
    const own = sent.flatMap((one) =>
      one.event.seat === seat ? [{ label: `era ${eraAt(told, one)}`, amount: one.event.amount }] : [],
    );
    const before = score - own.reduce((sum, { amount }) => sum + amount, 0);
    return before > 0 ? [{ label: 'before', amount: before }, ...own] : own;
  });
  return { note: '1 point for each titanium sent across, one block for each time', parts };
}
