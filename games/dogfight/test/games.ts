/** Whole games played once and looked at by several properties: by chance with some sense of the edge. */
import { type Decision, drawOptions, Match, Random } from '@orrery/kernel';
import type { Action } from '../src/actions.ts';
import type { Event, EventOfKind } from '../src/events.ts';
import { dogfight } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import type { State } from '../src/state.ts';
import { outlookOf } from '../src/testing.ts';
import { DEFAULTS } from './defaults.ts';

/** One action: the state it was taken in, who was asked, what happened, and the state after it. */
export interface Taken {
  readonly before: State;
  readonly asked: readonly Decision[];
  readonly events: readonly Event[];
  readonly after: State;
}

/** Keeps ships on the board where it can, so that games last; now and then one flies off all the same. */
function choose(state: State, seat: number, random: Random): Action {
  const legal = dogfight.legal(state, seat);
  if (legal[0]?.kind !== 'fly' || random.chance(1, 40)) return random.pick(legal);
  const { ghosts } = outlookOf(dogfight.view(state, seat), seat);
  const safe = ghosts.flatMap(({ action, rest, deadEnd }): Action[] => (rest && !deadEnd ? [action] : []));
  const ends = legal.filter(({ kind }) => kind === 'end');
  return random.pick(safe.length + ends.length > 0 ? [...safe, ...ends] : legal);
}

/** A game of chance from its first question to its end. */
export function playGame(seed: string, seats: number, options: Options): Taken[] {
  const random = Random.from(seed);
  const match = new Match(dogfight, { options, seats, seed });
  const taken: Taken[] = [];
  while (match.decisions.length > 0) {
    const { state: before, decisions: asked } = match; // `act` changes a clone, so this stays as it is
    const { seat } = random.pick(asked);
    match.act(seat, choose(before, seat, random));
    // The game's own events come back as it emitted them.
    const events = match.entries.at(-1)?.told.map(({ event }) => event as Event) ?? [];
    taken.push({ before, asked, events, after: match.state });
  }
  return taken;
}

/** Games of two to six pilots, every second one with odd options. */
function someGames(): Taken[][] {
  return Array.from({ length: 40 }, (_, game) => {
    const random = Random.from(`options ${game}`);
    const seats = 2 + random.int(5);
    return playGame(`game ${game}`, seats, game % 2 === 0 ? DEFAULTS : drawOptions(dogfight.options, seats, random));
  });
}

let played: Taken[][] | undefined;

/** The same games for everybody who asks. */
export function games(): readonly (readonly Taken[])[] {
  return (played ??= someGames());
}

export const ofKind = <K extends Event['kind']>(events: readonly Event[], kind: K): EventOfKind<K>[] =>
  events.filter((event): event is EventOfKind<K> => event.kind === kind);
