/** One of the largest turns of the match, in a few words. */
import { sentence, type Stretch, type TurnWords, type Viewer, type Voice, voiceOf } from '@orrery/kernel';
import { totalOf } from '../data.ts';
import type { Event, EventOf } from '../events.ts';
import type { End } from './end-page.ts';
import { cargoWords, componentName, pirateShort, planetName, resourceName, seatName, tokenName } from './words.ts';

/** What an event has to say, and how much it matters beside the others. */
interface Found {
  readonly weight: number;
  readonly words: string;
  readonly more?: string;
}

type Finders = { readonly [K in Event['kind']]?: (event: EventOf<K>, voice: Voice) => Found };

export function turn({ told }: Stretch<Event>, _ending: End, viewer: Viewer): TurnWords | undefined {
  const voice = voiceOf(seatName, viewer);
  const found = told.flatMap(({ event, move, at }) => {
    // Each kind of event has a finder for its own.
    const find = FINDERS[event.kind] as ((event: Event, voice: Voice) => Found) | undefined;
    return find ? [{ ...find(event, voice), place: { move, at } }] : [];
  });
  const [best] = found.sort((a, b) => b.weight - a.weight);
  if (!best) return undefined;
  const { weight: _weight, ...words } = best;
  return words;
}

/** A fleet is two ships: after its name, as after "you", the verb has no s. */
const FINDERS: Finders = {
  bought: ({ seat, component, qp }, { who }) => ({
    weight: 10 + qp,
    words: `${sentence(who(seat))} buy ${componentName(component)}`,
    more: `+${qp} Quantum Power`,
  }),
  joined: ({ seat, pirate }, { who, does }) => ({
    weight: 8,
    words: `${pirateShort(pirate)} joins ${does(seat, 'you', who(seat))}`,
  }),
  left: ({ seat, pirate }, { who }) => ({ weight: 7, words: `${pirateShort(pirate)} leaves ${who(seat)}` }),
  looted: ({ seat, loser, resource }, { who }) => ({
    weight: 6,
    words: `${sentence(who(seat))} take cargo from ${who(loser)}`,
    more: resourceName(resource),
  }),
  bonus: ({ seat, amount, pirate }, { who }) => ({
    weight: 5,
    words: `${pirateShort(pirate)} counts for ${who(seat)}`,
    more: `${amount > 0 ? '+' : '−'}${Math.abs(amount)} Quantum Power`,
  }),
  discovered: ({ seat, planet, token }, { who }) => ({
    weight: 4,
    words: `${sentence(who(seat))} discover ${planetName(planet)}`,
    more: tokenName(token),
  }),
  gained: ({ seat, resource, count }, { who }) => ({
    weight: count > 0 ? 3 : 0.1,
    words: `${sentence(who(seat))} get ${count} ${resourceName(resource)}`,
  }),
  mined: ({ seat, planet, cargo }, { who }) => ({
    weight: 3 + totalOf(cargo) / 10,
    words: `${sentence(who(seat))} mine ${planetName(planet)}`,
    more: cargoWords(cargo),
  }),
  roundStarted: ({ round, limit }) => ({
    weight: 0.5,
    words: `Round ${round} begins`,
    more: round === limit ? 'the last one' : `${limit - round + 1} rounds left`,
  }),
  gameEnded: ({ power }) => ({
    weight: 0.4,
    words: 'The last round is over',
    more: `${power.map(({ total }) => total).join(' to ')} Quantum Power`,
  }),
};
