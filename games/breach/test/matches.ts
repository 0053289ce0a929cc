/** Whole matches for tests: from the set-up of the game, with everything that was told. */
import { assert, defaultOptions, Match } from '@orrery/kernel';
import type { Action } from '../src/actions.ts';
import type { Event } from '../src/events.ts';
import { breach } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import type { State } from '../src/state.ts';
import { read } from '../src/testing.ts';

export type BreachMatch = Match<State, Action>;

export const DEFAULTS = defaultOptions(breach.options);

export const newMatch = (options: Partial<Options> = {}): BreachMatch =>
  new Match(breach, { options: { ...DEFAULTS, ...options }, seats: 2, seed: 'test' });

/** Takes actions, each by the seat that is asked. */
export function actIn(match: BreachMatch, ...actions: readonly string[]): BreachMatch {
  for (const text of actions) {
    const asked = match.decisions[0];
    assert(asked, `nobody is asked for '${text}'`);
    match.act(asked.seat, read(text));
  }
  return match;
}

export const eventsOf = (match: BreachMatch): Event[] =>
  // The game's own events come back as it emitted them.
  [...match.opening, ...match.entries.flatMap(({ told }) => told)].map(({ event }) => event as Event);
