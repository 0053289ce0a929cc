/** Space Pirates: ships in open space, maneuvers by template, a firing arc ahead. The whole game as one value. */
import type { Game } from '@orrery/kernel';
import { about } from './about.ts';
import { ACTIONS, type Action } from './actions.ts';
import { bot } from './bot.ts';
import { flow } from './course.ts';
import { DECISIONS, ENDS } from './data.ts';
import { outcome } from './end.ts';
import type { Event } from './events.ts';
import { fromView } from './from-view.ts';
import { invariants } from './invariants.ts';
import { lesson } from './lesson.ts';
import { type Options, options } from './options.ts';
import { forecast } from './outlook.ts';
import { LONGEST, THINGS, thingOf } from './reach.ts';
import { redeal } from './redeal.ts';
import type { DogfightView } from './seen.ts';
import { search } from './search.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { stats } from './stats.ts';
import { text } from './text.ts';
import { view } from './view.ts';

export const dogfight: Game<State, Action, Options, DogfightView, Event> = {
  id: about.id,
  title: about.title,
  rulesVersion: 1,
  seats: about.seats,
  options,
  actions: ACTIONS,
  // All dice in the order they are thrown: the high roll, then each attack's attack dice and defense dice.
  streams: ['dice'],
  reach: {
    decisions: DECISIONS,
    secret: ['assignStats'],
    ends: ENDS,
    things: THINGS,
    of: thingOf,
    longest: LONGEST,
  },
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
  bot,
  search,
  stats,
  lesson,
};
