/** Entropy Rally: ships gather titanium in a dying universe and send it into a new one. The whole game as one value. */
import type { Game } from '@orrery/kernel';
import { about } from './about.ts';
import { ACTIONS, type Action } from './actions.ts';
import { bot } from './bot.ts';
import { ENDS, QUESTIONS } from './data.ts';
import { outcome } from './end.ts';
import type { Event } from './events.ts';
import { flow } from './flow.ts';
import { forecast } from './forecast.ts';
import { fromView } from './from-view.ts';
import { invariants } from './invariants.ts';
import { lesson } from './lesson.ts';
import { type Options, options } from './options.ts';
import { LONGEST, THINGS, thingOf } from './reach.ts';
import { redeal } from './redeal.ts';
import { search } from './search.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { stats } from './stats.ts';
import { text } from './text.ts';
import { type EntropyView, view } from './view.ts';

export const entropy: Game<State, Action, Options, EntropyView, Event> = {
  id: about.id,
  title: about.title,
  rulesVersion: 1,
  seats: about.seats,
  options,
  actions: ACTIONS,
  // `table`: who starts, and the tiles. `cards`: the deck, and every reshuffle.
  streams: ['table', 'cards'],
  reach: { decisions: QUESTIONS, secret: ['plan'], ends: ENDS, things: THINGS, of: thingOf, longest: LONGEST },
  setup,
  decisions: flow.decisions,
  legal: flow.legal,
  check: flow.check,
  apply: flow.apply,
  outcome,
  view,
  clone,
  redeal,
  fromView,
  forecast,
  invariants,
  text,
  lesson,
  bot,
  search,
  stats,
};
