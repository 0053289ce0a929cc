/** What the lab counts of one finished game, read from its events. */
import type { GameStats } from '@orrery/kernel';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { NAMES } from './stats/names.ts';
import { Tally } from './stats/tally.ts';

export const stats: GameStats<State, Event> = {
  names: NAMES,
  measure(state, events) {
    const tally = new Tally();
    for (const event of events) tally.count(event);
    return tally.finish(state);
  },
};
