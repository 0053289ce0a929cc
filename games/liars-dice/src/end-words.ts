/** How a match of Liar's Dice ended, in words: the last challenge, and what lies behind it. */
import {
  type EndFact,
  type Ending,
  type EndWords,
  type PlacedEvent,
  plural,
  type Seat,
  sentence,
  type Stretch,
  toldIn,
  toldOf,
  type TurnWords,
  type Viewer,
  type Voice,
  voiceOf,
  winnersOf,
} from '@orrery/kernel';
import type { Event, Table } from './state.ts';
import { bidWords, dice, faces, name } from './words.ts';

type End = Ending<Table, Event>;
type Challenge = PlacedEvent<Extract<Event, { kind: 'challenged' }>>;

export function end({ moves, outcome, view }: End, viewer: Viewer): EndWords {
  const told = toldIn(moves);
  const challenges = toldOf(told, 'challenged');
  const [winner = 0] = winnersOf(outcome);
  const { hidden = 0, shown = [] } = view.dice[winner] ?? {};
  const left = (typeof hidden === 'number' ? hidden : hidden.length) + shown.length;
  const isWinner = viewer === winner;
  // Whoever is out wants to know how the own last die went, everybody else how the last one did.
  const own = isWinner ? undefined : challenges.findLast(({ event }) => event.loser === viewer);
  const last = own ?? challenges.at(-1);
  return {
    by: `The last one with dice: ${dice(left)} left after ${plural(challenges.length, 'round')}`,
    decided: last ? challengeSentence(last, voiceOf(name, viewer)) : 'Nobody else had dice.',
    ...(last && { place: { move: last.move, at: last.at } }),
    facts: factsOf(told, challenges, outcome.ranks.length),
  };
}

function challengeSentence({ event }: Challenge, { who, whose }: Voice): string {
  const { seat, bid, count, loser } = event;
  const found = `there ${count === 1 ? 'was' : 'were'} ${count === 0 ? 'none' : faces(count, bid.face)}`;
  return `${sentence(who(seat))} challenged ${whose(bid.seat)} bid of ${bidWords(bid)}: ${found}, and ${who(loser)} lost ${whose(loser) === 'your' ? 'your' : 'the'} last die.`;
}

function factsOf(told: readonly PlacedEvent<Event>[], challenges: readonly Challenge[], seats: number): EndFact[] {
  const bySeat = (count: (seat: Seat) => number) => Array.from({ length: seats }, (_, seat) => count(seat));
  const by = (seat: Seat) => challenges.filter(({ event }) => event.seat === seat);
  const bids = toldOf(told, 'bid');
  return [
    { label: 'Bids', values: bySeat((seat) => bids.filter(({ event }) => event.seat === seat).length) },
    { label: 'Challenges', values: bySeat((seat) => by(seat).length) },
    {
      label: 'right',
      part: true,
      values: bySeat((seat) => by(seat).filter(({ event }) => event.loser !== seat).length),
    },
    { label: 'Dice lost', values: bySeat((seat) => challenges.filter(({ event }) => event.loser === seat).length) },
  ];
}

/** A round: who lost a die in it, and by which bid. */
export function turn({ told }: Stretch<Event>, _ending: End, viewer: Viewer): TurnWords | undefined {
  const challenge = toldOf(told, 'challenged').at(-1);
  if (!challenge) return undefined;
  const { event, move, at } = challenge;
  const { who, whose, does } = voiceOf(name, viewer);
  return {
    words: `${sentence(who(event.loser))} ${does(event.loser, 'lose', 'loses')} a die`,
    more: `${whose(event.bid.seat)} bid of ${bidWords(event.bid)}, found ${event.count}`,
    place: { move, at },
  };
}
