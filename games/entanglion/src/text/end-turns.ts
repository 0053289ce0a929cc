/** One of the largest turns of the match, in a few words. */
import { sentence, type Stretch, type TurnWords, type Viewer, type Voice, voiceOf } from '@orrery/kernel';
import { TOKEN_DATA, totalOf } from '../data.ts';
import type { Event, EventOf } from '../events.ts';
import type { End } from './end-page.ts';
import { cargoWords, componentName, pirateShort, planetName, resourceName, seatName } from './words.ts';

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

const FINDERS: Finders = {
  bought: ({ seat, component, qp }, { who, does }) => ({
    weight: 10 + qp,
    words: `${sentence(who(seat))} ${does(seat, 'buy', 'buys')} ${componentName(component)}`,
    more: `+${qp} Quantum Power`,
  }),
  joined: ({ seat, pirate }, { who, does }) => ({
    weight: 8,
    words: `${pirateShort(pirate)} joins ${does(seat, 'you', who(seat))}`,
  }),
  left: ({ seat, pirate }, { who }) => ({ weight: 7, words: `${pirateShort(pirate)} leaves ${who(seat)}` }),
  looted: ({ seat, loser, resource }, { who, does }) => ({
    weight: 6,
    words: `${sentence(who(seat))} ${does(seat, 'take', 'takes')} cargo from ${who(loser)}`,
    more: resourceName(resource),
  }),
  bonus: ({ seat, amount, pirate }, { who }) => ({
    weight: 5,
    words: `${pirateShort(pirate)} counts for ${who(seat)}`,
    more: `${amount > 0 ? '+' : '−'}${Math.abs(amount)} Quantum Power`,
  }),
  discovered: ({ seat, planet, token }, { who, does }) => ({
    weight: 4,
    words: `${sentence(who(seat))} ${does(seat, 'discover', 'discovers')} ${planetName(planet)}`,
    more: TOKEN_DATA[token].name,
  }),
  gained: ({ seat, resource, count }, { who, does }) => ({
    weight: count > 0 ? 3 : 0.1,
    words: `${sentence(who(seat))} ${does(seat, 'get', 'gets')} ${count} ${resourceName(resource)}`,
  }),
  mined: ({ seat, planet, cargo }, { who, does }) => ({
    weight: 3 + totalOf(cargo) / 10,
    words: `${sentence(who(seat))} ${does(seat, 'mine', 'mines')} ${planetName(planet)}`,
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
