/** The page about the end: who won by what, what decided it, and the score with what lies behind it. */
import {
  type EndFact,
  type Ending,
  type EndWords,
  type PlacedEvent,
  plural,
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
import { type EndReason, totalOf } from '../data.ts';
import type { Event, EventOf, Power } from '../events.ts';
import type { EntanglionView } from '../seen.ts';
import { componentName, pirateShort, seatName } from './words.ts';

export type End = Ending<EntanglionView, Event>;

export function end(ending: End, viewer: Viewer): EndWords {
  const told = toldIn(ending.moves);
  const winners = winnersOf(ending.outcome);
  const [winner = 0] = winners;
  const voice = voiceOf(seatName, viewer);
  return {
    by: byWhat(ending, winner),
    ...(winners.length > 1 ? { decided: drawSentence(ending) } : decided(ending, told, winner, voice)),
    score: scoreOf(ending, told),
    facts: factsOf(told),
  };
}

/** The breakdown of this game's outcome. */
const breakdownOf = ({ outcome }: End) =>
  outcome.breakdown as unknown as { readonly power: readonly Power[]; readonly cargo: readonly number[] };

function byWhat(ending: End, winner: Seat): string {
  const { outcome, view } = ending;
  const { power, cargo } = breakdownOf(ending);
  const after = `after ${plural(view.round, 'round')}`;
  // The reasons of this game are the ends that it declares.
  const reason = outcome.reason as EndReason;
  switch (reason) {
    case 'quantum-power':
      return `${(power[winner]?.total ?? 0) - (power[1 - winner]?.total ?? 0)} Quantum Power ahead ${after}`;
    case 'resources':
      return `Level on Quantum Power ${after}, with more cargo aboard: ${cargo[winner]} to ${cargo[1 - winner]}`;
    case 'tie':
      return `Equal Quantum Power and equal cargo ${after}`;
    default:
      return unreachable(reason);
  }
}

const drawSentence = (ending: End): string => {
  const { power, cargo } = breakdownOf(ending);
  return `Both have ${power[0]?.total ?? 0} Quantum Power and ${cargo[0] ?? 0} cargo aboard.`;
};

const SOURCES = ['components', 'pirates', 'bonus'] as const;
type Source = (typeof SOURCES)[number];

/** Since when the winner was ahead, and where most of the lead came from. */
function decided(
  ending: End,
  told: readonly PlacedEvent<Event>[],
  winner: Seat,
  voice: Voice,
): Pick<EndWords, 'decided' | 'place'> {
  const { power, cargo } = breakdownOf(ending);
  const [own, other] = [power[winner], power[1 - winner]];
  if (ending.outcome.reason === 'resources')
    return {
      decided: `Both have ${own?.total} Quantum Power, so cargo aboard decides: ${cargo[winner]} to ${cargo[1 - winner]}.`,
    };
  const leadBy = (source: Source) => (own?.[source] ?? 0) - (other?.[source] ?? 0);
  const [source = 'components'] = SOURCES.toSorted((a, b) => leadBy(b) - leadBy(a));
  const moment = momentOf(told, winner, source);
  const numbers = `${own?.[source]} to ${other?.[source]}`;
  const lead = leadSentence(told, winner, voice);
  const from = `Most of the lead came from ${sourceWords(source, numbers, moment, told)}.`;
  return { decided: `${lead} ${from}`, ...(moment && { place: { move: moment.move, at: moment.at } }) };
}

function sourceWords(
  source: Source,
  numbers: string,
  moment: PlacedEvent<Event> | undefined,
  told: readonly PlacedEvent<Event>[],
): string {
  const event = moment?.event;
  if (event?.kind === 'bonus') return `${pirateShort(event.pirate)}’s bonus, ${numbers}`;
  if (event?.kind === 'bought')
    return `components, ${numbers}; the largest was ${buyWords(event, moment as PlacedEvent<Event>, told)}`;
  return `${source}, ${numbers}`;
}

/** What gave the winner most of it. */
function momentOf(told: readonly PlacedEvent<Event>[], winner: Seat, source: Source): PlacedEvent<Event> | undefined {
  const own = ({ event }: PlacedEvent<EventOf<'bought' | 'joined' | 'bonus'>>) => event.seat === winner;
  if (source === 'pirates') return toldOf(told, 'joined').findLast(own);
  if (source === 'bonus') return toldOf(told, 'bonus').findLast(own);
  const [largest] = toldOf(told, 'bought')
    .filter(own)
    .sort((a, b) => b.event.qp - a.event.qp);
  return largest;
}

function buyWords(
  { component, qp }: EventOf<'bought'>,
  { move, at }: PlacedEvent<Event>,
  told: readonly PlacedEvent<Event>[],
): string {
  const began = toldOf(told, 'roundStarted').findLast((one) => one.move < move || (one.move === move && one.at <= at));
  return `${componentName(component)}, worth ${qp}${began ? `, in round ${began.event.round}` : ''}`;
}

/** Counted at the ends of rounds. */
function leadSentence(told: readonly PlacedEvent<Event>[], winner: Seat, { who }: Voice): string {
  const ends = toldOf(told, 'roundEnded').map(({ event }) => event);
  const lead = ({ scores }: EventOf<'roundEnded'>) => (scores[winner] ?? 0) - (scores[1 - winner] ?? 0);
  const since = ends.findLastIndex((round) => lead(round) <= 0) + 1;
  const first = ends[since];
  const name = sentence(who(winner));
  if (!first) return `${name} took the lead at the very end.`;
  const scores = `${first.scores[winner]} to ${first.scores[1 - winner]}`;
  return since === 0
    ? `${name} were ahead after every round, ${scores} after the first.`
    : `${name} took the lead for good in round ${first.round}, ${scores}.`;
}

function scoreOf(ending: End, told: readonly PlacedEvent<Event>[]): ScoreWords {
  return {
    note: 'Quantum Power at the end, one block for each thing that gives it',
    parts: breakdownOf(ending).power.map(({ components, pirates, bonus }, seat) => [
      { label: 'components', amount: components },
      { label: 'pirates', amount: pirates },
      { label: bonusWords(told, seat), amount: bonus },
    ]),
  };
}

/** "bonus by Compadre": whose talents changed it in the course of the match. */
function bonusWords(told: readonly PlacedEvent<Event>[], seat: Seat): string {
  const by = toldOf(told, 'bonus').flatMap(({ event }) => (event.seat === seat ? [pirateShort(event.pirate)] : []));
  return by.length > 0 ? `bonus by ${[...new Set(by)].join(', ')}` : 'bonus';
}

function factsOf(told: readonly PlacedEvent<Event>[]): EndFact[] {
  const count = (kind: Event['kind']) => (seat: Seat) =>
    told.filter(({ event }) => event.kind === kind && 'seat' in event && event.seat === seat).length;
  const both = (value: (seat: Seat) => number) => [value(0), value(1)];
  const mined = (seat: Seat) =>
    toldOf(told, 'mined').reduce((sum, { event }) => (event.seat === seat ? sum + totalOf(event.cargo) : sum), 0);
  const won = (seat: Seat) => toldOf(told, 'decided').filter(({ event }) => event.winner === seat).length;
  return [
    { label: 'Components bought', values: both(count('bought')) },
    { label: 'Pirates who joined', values: both(count('joined')) },
    { label: 'Planets discovered', values: both(count('discovered')) },
    { label: 'Resources mined', values: both(mined) },
    { label: 'Encounters won', values: both(won) },
    { label: 'Resources robbed in them', values: both(count('looted')), part: true },
    { label: 'Event cards played', values: both(count('announced')) },
    { label: 'Gates without a path', values: both(count('failed')) },
  ];
}
