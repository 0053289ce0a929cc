/** The page about the end: who won by what, what decided it, and what lies behind it in numbers. */
import {
  type EndFact,
  type Ending,
  type EndWords,
  type PlacedEvent,
  plural,
  type Seat,
  sentence,
  toldIn,
  toldOf,
  type Viewer,
  type Voice,
  voiceOf,
} from '@orrery/kernel';
import { AI, aiDataOf, PIRATES, pirateDataOf, type RoomName } from '../data.ts';
import type { Event } from '../events.ts';
import { SHIPS } from '../ships.ts';
import type { BreachView } from '../view.ts';
import { energyOf } from './energy.ts';
import { article } from './words.ts';

export type End = Ending<BreachView, Event>;
export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
type PlacedEventOf<K extends Event['kind']> = PlacedEvent<EventOf<K>>;

const NAMES = ['the A.I.', 'the pirates'];
export const voiceFor = (viewer: Viewer): Voice => voiceOf((seat) => NAMES[seat] ?? '', viewer);

export function end(ending: End, viewer: Viewer): EndWords {
  const told = toldIn(ending.moves);
  const { round, wave, settings } = ending.view;
  const left = settings.rounds - round;
  const captured = toldOf(told, 'bridgeCaptured').at(-1);
  const facts = factsOf(ending, told);
  if (!captured)
    return {
      by: `The bridge held through all ${settings.rounds} rounds`,
      ...heldSentence(ending, told, viewer),
      facts,
    };
  const early = left > 0 ? `, ${plural(left, 'round')} before the end` : ', the last';
  return {
    by: `The bridge fell in wave ${wave} of round ${round}${early}`,
    decided: fallSentence(ending, told, captured, voiceFor(viewer)),
    place: { move: captured.move, at: captured.at },
    facts,
  };
}

/** In which wave something was told; a match that began from a position may not say it. */
function waveAt(told: readonly PlacedEvent<Event>[], { move, at }: PlacedEvent<Event>): string | undefined {
  const began = toldOf(told, 'waveStarted').findLast((one) => one.move < move || (one.move === move && one.at <= at));
  return began && `round ${began.event.round}, wave ${began.event.wave}`;
}

function fallSentence(
  { view }: End,
  told: readonly PlacedEvent<Event>[],
  { event }: PlacedEventOf<'bridgeCaptured'>,
  { who, whose, does }: Voice,
): string {
  const pirate = pirateDataOf(event.type).name;
  const taker = does(PIRATES, `your ${pirate}`, article(pirate));
  const lost = toldOf(told, 'pirateAttacked').findLast((one) => one.event.room === event.room && one.event.left === 0);
  const guard = lost && aiDataOf(lost.event.targetType);
  const when = lost && waveAt(told, lost);
  const energy = `had ${view.reactor + view.capacitor} energy left`;
  const fell = guard
    ? `${whose(AI)} last unit there, ${article(guard.name)}, was destroyed${when === undefined ? '' : ` in ${when}`}, and ${who(AI)} ${energy}`
    : `${who(AI)} ${energy} and no unit there to stop it`;
  return `${sentence(taker)} captured the bridge. ${sentence(fell)}.`;
}

/** How near the pirates came, and what stopped them. */
function heldSentence(
  { view }: End,
  told: readonly PlacedEvent<Event>[],
  viewer: Viewer,
): Pick<EndWords, 'decided' | 'place'> {
  const { who } = voiceFor(viewer);
  const { roomNamed, toBridge } = SHIPS[view.map];
  const doors = (room: RoomName) => toBridge[roomNamed(room)] ?? Number.POSITIVE_INFINITY;
  const moves = toldOf(told, 'pirateMoved');
  const nearest = Math.min(...moves.map(({ event }) => doors(event.to)));
  const there = moves.find(({ event }) => doors(event.to) === nearest);
  const losses = `${sentence(who(AI))} killed ${counted(killsIn(told), 'pirate')}, and ${who(PIRATES)} destroyed ${counted(destroyedIn(told).length, 'unit')}.`;
  if (!there) return { decided: `${sentence(who(PIRATES))} never left the first room. ${losses}` };
  const { start } = SHIPS[view.map].data;
  const far =
    view.capturedRooms === 0 && nearest > 0
      ? ` ${sentence(who(PIRATES))} captured no room, so every new pirate began in ${start}, ${plural(doors(start), 'door')} from the bridge.`
      : '';
  const when = waveAt(told, there);
  const first = when === undefined ? '' : `, first in ${when}`;
  const arrived = moves.filter(({ event }) => event.to === there.event.to).map(({ event }) => event.unit);
  const came =
    nearest === 0
      ? `reached the bridge${first}, ${wereKilled(arrived, told) ? 'and were killed there before capturing it' : 'but never captured it'}`
      : `came within ${plural(nearest, 'door')} of the bridge, to ${there.event.to}${first}, and no nearer`;
  return { decided: `${sentence(who(PIRATES))} ${came}.${far} ${losses}`, place: { move: there.move, at: there.at } };
}

function wereKilled(units: readonly string[], told: readonly PlacedEvent<Event>[]): boolean {
  const hits = toldOf(told, 'unitUsed').flatMap(({ event }) => event.hits);
  return units.every((unit) => hits.some((hit) => hit.unit === unit && hit.left === 0));
}

const counted = (count: number, word: string): string => (count === 0 ? `no ${word}` : plural(count, word));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
export const killsOf = ({ hits }: EventOf<'unitUsed'>): number => hits.filter(({ left }) => left === 0).length;
const killsIn = (told: readonly PlacedEvent<Event>[]): number =>
  sum(toldOf(told, 'unitUsed').map(({ event }) => killsOf(event)));
export const destroyedIn = (told: readonly PlacedEvent<Event>[]): PlacedEventOf<'pirateAttacked'>[] =>
  toldOf(told, 'pirateAttacked').filter(({ event }) => event.left === 0);

/** What the A.I. paid in energy and the pirates in rations. */
export function spentIn(told: readonly PlacedEvent<Event>[], seat: Seat): number {
  return sum(told.map(({ event }) => ('cost' in event && event.seat === seat ? event.cost : 0)));
}

/** What is left at the end and, unless it is kept, what was lost with each round [P1]. */
function rationsUnspent({ settings, rations }: BreachView, told: readonly PlacedEvent<Event>[]): number {
  if (settings.rationsKept) return rations;
  // Of a match that began from a position, what was hired before the first set-up was paid with rations of which nothing is told.
  const since = told.slice(told.findIndex(({ event }) => event.kind === 'rationsSet'));
  return sum(toldOf(since, 'rationsSet').map(({ event }) => event.rations)) - spentIn(since, PIRATES);
}

function factsOf({ view }: End, told: readonly PlacedEvent<Event>[]): EndFact[] {
  const count = (kind: Event['kind']) => told.filter(({ event }) => event.kind === kind).length;
  const shots = toldOf(told, 'unitUsed').map(({ event }) => event);
  const blows = toldOf(told, 'pirateAttacked').map(({ event }) => event);
  return [
    { label: 'Rooms captured', values: ['–', view.capturedRooms] },
    { label: 'Units installed, pirates hired', values: [count('unitInstalled'), count('pirateHired')] },
    { label: 'lost', part: true, values: [destroyedIn(told).length, killsIn(told)] },
    { label: 'Shots fired, attacks made', values: [shots.length, blows.length] },
    {
      label: 'damage dealt',
      part: true,
      values: [
        sum(shots.flatMap(({ hits }) => hits.map(({ before, left }) => before - left))),
        sum(blows.map(({ before, left }) => before - left)),
      ],
    },
    { label: 'Energy, rations spent', values: [spentIn(told, AI), spentIn(told, PIRATES)] },
    { label: 'not spent', part: true, values: [energyOf(view), rationsUnspent(view, told)] },
  ];
}
