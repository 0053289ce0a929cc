/** Breach: pirates board a ship, its A.I. defends the bridge. The whole game as one value. */
import type { Game } from '@orrery/kernel';
import { about } from './about.ts';
import { ACTIONS, type Action } from './actions.ts';
import { bot } from './bot.ts';
import { flow } from './course.ts';
import { ENDS, PHASES } from './data.ts';
import { outcome } from './end.ts';
import type { Event } from './events.ts';
import { fromView } from './from-view.ts';
import { invariants } from './invariants.ts';
import { lesson } from './lesson.ts';
import { type Options, options } from './options.ts';
import { THINGS, thingOf } from './reach.ts';
import { redeal } from './redeal.ts';
import { search } from './search.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { stats } from './stats.ts';
import { text } from './text.ts';
import { type BreachView, view } from './view.ts';

export const breach: Game<State, Action, Options, BreachView, Event> = {
  id: about.id,
  title: about.title,
  rulesVersion: 1,
  seats: about.seats,
  options,
  actions: ACTIONS,
  streams: [], // nothing is random
  // Of the A.I.'s set-up everybody learns the room, but not the type that was placed there.
  reach: { decisions: PHASES, secret: ['aiSetup'], ends: ENDS, things: THINGS, of: thingOf },
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
  invariants,
  text,
  lesson,
  bot,
  search,
  stats,
};
