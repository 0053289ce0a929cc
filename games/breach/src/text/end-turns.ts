/** One of the largest turns of the match: what mattered most in a wave, or in the set-up before one. */
import {
  type PlacedEvent,
  plural,
  sentence,
  type Stretch,
  toldOf,
  type TurnWords,
  type Viewer,
  type Voice,
} from '@orrery/kernel';
import { AI, aiDataOf, PIRATES, pirateDataOf } from '../data.ts';
import type { Event } from '../events.ts';
import { type Ship, SHIPS } from '../ships.ts';
import { destroyedIn, type End, type EventOf, killsOf, spentIn, voiceFor } from './end.ts';

type Words = Pick<TurnWords, 'words' | 'more'>;

export function turn({ told, change }: Stretch<Event>, { view }: End, viewer: Viewer): TurnWords | undefined {
  const voice = voiceFor(viewer);
  return (change[PIRATES] ?? 0) > 0 ? forPirates(told, SHIPS[view.map], voice) : forShip(told, voice);
}

const at = ({ move, at: place }: PlacedEvent<Event>, words: Words): TurnWords => ({
  ...words,
  place: { move, at: place },
});

const partOf = (count: number, words: string): string => `${count === 1 ? 'one' : count} of your ${words}`;

function forPirates(told: readonly PlacedEvent<Event>[], ship: Ship, { who, does }: Voice): TurnWords | undefined {
  const they = sentence(who(PIRATES));
  const bridge = toldOf(told, 'bridgeCaptured').at(-1);
  if (bridge)
    return at(bridge, {
      words: `${they} capture the bridge`,
      more: `${pirateDataOf(bridge.event.type).name} in ${bridge.event.room}`,
    });
  const boarded = toldOf(told, 'pirateMoved').filter(({ event }) => event.to === ship.rooms[ship.bridge]);
  if (boarded[0])
    return at(boarded[0], {
      words: `${they} reach the bridge`,
      more: boarded.map(({ event }) => pirateDataOf(event.type).name).join(', '),
    });
  const room = toldOf(told, 'roomCaptured').at(-1);
  if (room)
    return at(room, {
      words: `${they} capture ${room.event.room}`,
      more: plural(room.event.capturedRooms, 'captured room'),
    });
  const destroyed = destroyedIn(told);
  const [first] = destroyed;
  if (first)
    return at(first, {
      words: `${they} destroy ${does(AI, partOf(destroyed.length, 'units'), plural(destroyed.length, 'unit'))}`,
      more: destroyed.map(({ event }) => `${aiDataOf(event.targetType).name} in ${event.room}`).join(', '),
    });
  const spent = told.find(({ event }) => 'cost' in event && event.seat === AI);
  if (!spent) return undefined;
  return at(spent, {
    words: `${sentence(who(AI))} ${does(AI, 'spend', 'spends')} ${spentIn(told, AI)} energy`,
    more: 'no pirate was killed',
  });
}

function forShip(told: readonly PlacedEvent<Event>[], { who, whose, does }: Voice): TurnWords | undefined {
  const it = sentence(who(AI));
  const strikes = toldOf(told, 'unitUsed');
  const shots = strikes.filter(({ event }) => killsOf(event) > 0);
  const [best] = shots.toSorted((a, b) => killsOf(b.event) - killsOf(a.event));
  const kills = shots.reduce((sum, { event }) => sum + killsOf(event), 0);
  if (best) {
    const victims = does(PIRATES, partOf(kills, 'pirates'), plural(kills, 'pirate'));
    return at(best, {
      words: `${it} ${does(AI, 'kill', 'kills')} ${victims}`,
      more: `${aiDataOf(best.event.type).name} in ${best.event.room}`,
    });
  }
  const last = strikes.at(-1);
  if (last)
    return at(last, {
      words: `${it} ${does(AI, 'strike', 'strikes')} back`,
      more: `${whose(PIRATES)} crew lost ${strikes.reduce((sum, { event }) => sum + healthIn(event), 0)} health`,
    });
  const started = toldOf(told, 'generatorStarted').at(-1);
  if (started)
    return at(started, {
      words: `${it} ${does(AI, 'start', 'starts')} a generator`,
      more: `${started.event.active} of ${started.event.generators} run`,
    });
  const over = toldOf(told, 'gameEnded').at(-1);
  if (over) return at(over, { words: 'The last wave is over', more: 'the bridge held' });
  // What begins then is no part of the wave that is over.
  const ended = toldOf(told, 'phaseEnded').at(-1) ?? told.at(-1);
  const room = toldOf(told, 'roomCaptured').at(-1)?.event.room;
  return ended && at(ended, { words: 'Another wave is over', more: `${who(PIRATES)} captured ${room ?? 'nothing'}` });
}

/** What a strike took, whoever had it. */
const healthIn = ({ hits }: EventOf<'unitUsed'>): number =>
  hits.reduce((sum, { before, left }) => sum + before - left, 0);
