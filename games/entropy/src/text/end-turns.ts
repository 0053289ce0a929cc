/** One of the largest turns of the match: what mattered most in a round of Chaos, or in what lies between two. */
import {
  type EndPlace,
  type PlacedEvent,
  plural,
  seatWithMost,
  sentence,
  type Stretch,
  type TurnWords,
  type Viewer,
  type Voice,
  voiceOf,
} from '@orrery/kernel';
import { tileDataOf } from '../data.ts';
import type { Event, EventOf, ShipRef } from '../events.ts';
import { battleWords } from './end-losses.ts';
import { type End, whenAt } from './end-when.ts';
import { difference, hexWords, seatWords, shipWords } from './words.ts';

/** What an event has to say, and how much it matters beside the others. */
interface Found {
  readonly weight: number;
  readonly words: string;
  readonly more?: string;
}

interface Around extends Voice {
  readonly told: readonly PlacedEvent<Event>[];
  readonly place: EndPlace;
  readonly change: readonly number[];
  /** What was good or bad for whom: then it matters more. */
  gains(this: void, seat: number): boolean;
  /** "Your A1", "B2", at the beginning. */
  ship(this: void, ship: ShipRef): string;
}

export function turn({ told, change }: Stretch<Event>, ending: End, viewer: Viewer): TurnWords | undefined {
  const voice = voiceOf(seatWords, viewer);
  const around = {
    ...voice,
    told,
    change,
    gains: (seat: number) => (change[seat] ?? 0) > 0,
    ship: (ship: ShipRef) => (ship.seat === viewer ? `Your ${shipWords(ship)}` : shipWords(ship)),
  };
  const most = Math.max(...change.map(Math.abs), Number.EPSILON);
  /** What was about somebody whose chances did not change matters little. */
  const share = (event: Event) => ('seat' in event ? Math.abs(change[event.seat] ?? 0) / most : 1);
  const found = told.flatMap(({ event, move, at }) => {
    const place = { move, at };
    // Each kind of event has a finder for its own.
    const find = FINDERS[event.kind] as ((event: Event, around: Around) => Found | undefined) | undefined;
    const one = find?.(event, { ...around, place });
    return one ? [{ ...one, weight: one.weight * share(event), place }] : [];
  });
  const [best] = found.sort((a, b) => b.weight - a.weight);
  if (!best) return undefined;
  const { words, more, place } = best;
  return { words, ...(more && { more }), place, when: whenAt(ending, place) };
}

type Finders = { readonly [K in Event['kind']]?: (event: EventOf<K>, around: Around) => Found | undefined };

const LOST = {
  flewOff: 'flies off the tiles',
  pushedOff: 'is pushed off the tiles',
  laser: 'is shot down',
  battleArriving: 'flies into a battle and is lost',
  battleStanding: 'is rammed and lost',
} as const;

const FINDERS: Finders = {
  shipDestroyed(event, { told, place, gains, ship }) {
    const cargo = event.titanium > 0 ? [`${event.titanium} titanium lost`] : [];
    const numbers = battleWords(told, { event, ...place });
    return {
      weight: gains(event.seat) ? 5 : 20 + event.titanium,
      words: `${ship(event)} ${LOST[event.cause]}`,
      more: [...(numbers === undefined ? [] : [numbers]), ...cargo].join(', '),
    };
  },
  titaniumSent(event, { who, does, gains, ship }) {
    if (event.amount === 0) return undefined;
    return {
      weight: gains(event.seat) ? 6 + event.amount : 1,
      words: `${ship(event)} sends ${event.amount} titanium`,
      more: `${who(event.seat)} ${does(event.seat, 'have', 'has')} ${plural(event.points.after, 'point')}`,
    };
  },
  pickedUp(event, { gains, ship }) {
    const titanium = difference(event.titanium);
    const energy = difference(event.energy);
    return {
      weight: (gains(event.seat) ? 1 : 0) + titanium / 2 + energy / 40,
      words: `${ship(event)} takes ${titanium > 0 ? `${titanium} titanium` : `${energy} energy`}`,
      more: `at ${hexWords(event.at)}`,
    };
  },
  portalTaken: (event, { who, gains, ship }) => ({
    weight: gains(event.seat) ? 4 : 0.5,
    words: `${ship(event)} takes ${tileDataOf(event.tile).name}`,
    more: `at ${hexWords(event.at)}${event.from === null ? '' : `, from ${who(event.from)}`}`,
  }),
  shipBuilt: (event, { who, does, gains }) => ({
    weight: gains(event.seat) ? 3 : 0.5,
    words: `${sentence(who(event.seat))} ${does(event.seat, 'build', 'builds')} ${shipWords(event)}`,
    more: `at ${hexWords(event.at)}`,
  }),
  laserHit({ ships, damage }, { gains, ship }) {
    const hit = ships.find(({ seat }) => !gains(seat));
    return hit && { weight: 3, words: `${ship(hit)} is hit by a laser`, more: `${damage} energy lost` };
  },
  produced: ({ energy }, { who, change }) => ({
    weight: 0.4,
    words: `Production helps ${who(seatWithMost(change))} most`,
    more: `new energy: ${energy.map((amount, seat) => `${who(seat)} ${amount}`).join(', ')}`,
  }),
  gameEnded: ({ points }, { who }) => ({
    weight: 0.2,
    words: 'The last era is over',
    more: `points: ${points.map((score, seat) => `${who(seat)} ${score}`).join(', ')}`,
  }),
};
