/** Settlers of the Cosmos: aliens settle planets and fight over them. The whole game as one value. */
import type { Game } from '@orrery/kernel';
import { about } from './about.ts';
import { ACTIONS, type Action } from './actions.ts';
import { tellingBonuses } from './bonuses.ts';
import { bot } from './bot.ts';
import { flow } from './course.ts';
import { outcome } from './end.ts';
import type { Event } from './events.ts';
import { forecast } from './forecast.ts';
import { fromView } from './from-view.ts';
import { invariants } from './invariants.ts';
import { lesson } from './lesson.ts';
import { type Options, options } from './options.ts';
import { reach } from './reach.ts';
import { redeal } from './redeal.ts';
import { search } from './search.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { stats } from './stats.ts';
import { text } from './text.ts';
import { type CosmosView, view } from './view.ts';

export const cosmos: Game<State, Action, Options, CosmosView, Event> = {
  id: about.id,
  title: about.title,
  rulesVersion: 1,
  seats: about.seats,
  options,
  actions: ACTIONS,
  streams: ['planets', 'aliens', 'turns', 'stones', 'cards', 'theft'],
  reach,
  setup,
  decisions: flow.decisions,
  legal: flow.legal,
  check: flow.check,
  apply: tellingBonuses(flow.apply),
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
