/**
 * What the lab counts of one finished game, read from its events and its last state; one file per theme. Most are counts
 * and sums, so that shares come out right over many games: divide one mean by another.
 */
import type { GameStats } from '@orrery/kernel';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { cards } from './stats/cards.ts';
import { course } from './stats/course.ts';
import { entropySources } from './stats/entropy.ts';
import { expansion } from './stats/expansion.ts';
import { hands } from './stats/hands.ts';
import { portals } from './stats/portals.ts';
import { ships } from './stats/ships.ts';
import { titanium } from './stats/titanium.ts';
import { tokens } from './stats/tokens.ts';

export const THEMES = [course, entropySources, ships, cards, hands, titanium, tokens, portals, expansion];

export const stats: GameStats<State, Event> = {
  names: Object.assign({}, ...THEMES.map(({ names }) => names)) as Record<string, string>,
  measure(state, events) {
    const counters = THEMES.map((theme) => theme.begin(state));
    for (const event of events) for (const counter of counters) counter.count(event);
    return Object.assign({}, ...counters.map((counter) => counter.numbers())) as Record<string, number>;
  },
};
