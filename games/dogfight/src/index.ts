/** Space Pirates: ships in open space, maneuvers by template, a firing arc ahead. The whole game as one value. */
import type { Game } from '@orrery/kernel';
import { ACTIONS, type Action } from './actions.ts';
import { bot } from './bot.ts';
import { apply, check, decisions, legal } from './course.ts';
import { DECISIONS, ENDS } from './data.ts';
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
import { type DogfightView, view } from './view.ts';

export const dogfight: Game<State, Action, Options, DogfightView, Event> = {
  id: 'dogfight',
  title: 'Space Pirates',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  options: { fields: OPTIONS, validate: validateOptions },
  actions: ACTIONS,
  // All dice in the order they are thrown: the high roll, then each attack's attack dice and defense dice.
  streams: ['dice'],
  reach: { decisions: DECISIONS, secret: ['assignStats'], ends: ENDS, things: THINGS, of: thingOf },
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
