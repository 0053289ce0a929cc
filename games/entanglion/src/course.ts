/** The course of play: the set-up, then rounds, until the last one is over. */
import { makeFlow } from '@orrery/kernel';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import { eventQuestions } from './cards/index.ts';
import { pirateQuestions } from './pirates/index.ts';
import { action, actions, dump, probeAction, shop } from './rules/acting.ts';
import { placeFleet, rollForFirst } from './rules/beginning.ts';
import { discardEvent, drawEventsToLimit } from './rules/cards.ts';
import { encounter, loot } from './rules/encounter.ts';
import { forcedJettison } from './rules/fleet.ts';
import { move } from './rules/flying.ts';
import { mineAmount } from './rules/mining.ts';
import { navigate, navigation } from './rules/navigate.ts';
import { gainResource, pay } from './rules/paying.ts';
import { desertion, recruit } from './rules/recruiting.ts';
import { flight, interfere, resolution, resolve } from './rules/resolve.ts';
import { mulligan, refresh, round } from './rules/round.ts';
import { silence } from './rules/silence.ts';
import { announced, event, respond, window } from './rules/window.ts';
import { type Frame, otherThan, type Runs, type State } from './state.ts';

const game: Runs<'game'> = {
  stages: [
    rollForFirst,
    (s, ctx) => drawEventsToLimit(s, s.first, s.options.startEvents, ctx),
    (s, ctx) => drawEventsToLimit(s, otherThan(s.first), s.options.startEvents, ctx),
    (s) => {
      s.stack.push({ kind: 'round', at: 0 });
      return 'again';
    },
  ],
};

export const flow = makeFlow<State, Frame, Action, Event>(
  {
    game,
    placeFleet,
    round,
    mulligan,
    navigation,
    navigate,
    resolution,
    flight,
    resolve,
    interfere,
    move,
    actions,
    action,
    probeAction,
    shop,
    dump,
    mineAmount,
    recruit,
    desertion,
    pay,
    gainResource,
    forcedJettison,
    encounter,
    loot,
    window,
    event,
    announced,
    respond,
    silence,
    discardEvent,
    refresh,
    ...pirateQuestions,
    ...eventQuestions,
  },
  'T6',
);
