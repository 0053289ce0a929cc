/** Breach: pirates board a ship, its A.I. defends the bridge. The whole game as one value. */
import type { Game } from '@orrery/kernel';
import { ACTIONS, type Action } from './actions.ts';
import { bot } from './bot.ts';
import { apply, check, decisions, legal } from './course.ts';
import { ENDS, PHASES } from './data.ts';
import { outcome } from './end.ts';
import type { Event } from './events.ts';
import { invariants } from './invariants.ts';
import { OPTIONS, type Options, validateOptions } from './options.ts';
import { THINGS, thingOf } from './reach.ts';
import { redeal } from './redeal.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { stats } from './stats.ts';
import { text } from './text.ts';
import { type BreachView, view } from './view.ts';

export const breach: Game<State, Action, Options, BreachView, Event> = {
  id: 'breach',
  title: 'Breach',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: { fields: OPTIONS, validate: validateOptions },
  actions: ACTIONS,
  streams: [], // nothing is random
  // Of the A.I.'s set-up everybody learns the room, but not the type that was placed there.
  reach: { decisions: PHASES, secret: ['aiSetup'], ends: ENDS, things: THINGS, of: thingOf },
  setup,
  decisions,
  legal,
  check,
  apply,
  outcome,
  view,
  clone,
  redeal,
  invariants,
  text,
  bot,
  stats,
};
