/** Entropy Rally: ships gather titanium in a dying universe and send it into a new one. The whole game as one value. */
import type { Game } from '@orrery/kernel';
import { ACTIONS, type Action } from './actions.ts';
import { bot } from './bot.ts';
import { apply, check, decisions, legal } from './course.ts';
import { ENDS, PLAYERS_MOST, QUESTIONS } from './data.ts';
import { outcome } from './end.ts';
import type { Event } from './events.ts';
import { invariants } from './invariants.ts';
import { OPTIONS, type Options, validateOptions } from './options.ts';
import { LONGEST, THINGS, thingOf } from './reach.ts';
import { redeal } from './redeal.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { stats } from './stats.ts';
import { text } from './text.ts';
import { type EntropyView, view } from './view.ts';

export const entropy: Game<State, Action, Options, EntropyView, Event> = {
  id: 'entropy',
  title: 'Entropy Rally',
  rulesVersion: 1,
  seats: { min: 2, max: PLAYERS_MOST },
  options: { fields: OPTIONS, validate: validateOptions },
  actions: ACTIONS,
  // `table`: who starts, and the tiles. `cards`: the deck, and every reshuffle.
  streams: ['table', 'cards'],
  reach: { decisions: QUESTIONS, secret: ['plan'], ends: ENDS, things: THINGS, of: thingOf, longest: LONGEST },
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
