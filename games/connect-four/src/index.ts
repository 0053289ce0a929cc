import { type Game, plainSearch } from '@orrery/kernel';
import { about } from './about.ts';
import { bot } from './bot.ts';
import { lesson } from './lesson.ts';
import { type Options, options } from './options.ts';
import {
  ACTIONS,
  type Board,
  clone,
  type Drop,
  discCount,
  type Event,
  flow,
  fromView,
  invariants,
  outcome,
  type State,
  setup,
  view,
} from './rules.ts';
import { text } from './text.ts';

export const connectFour: Game<State, Drop, Options, Board, Event> = {
  id: about.id,
  title: about.title,
  seats: about.seats,
  rulesVersion: 1,
  options,
  actions: ACTIONS,
  streams: [],
  open: true,
  reach: { decisions: ['drop'], ends: ['four-in-line', 'board-full'] },
  setup,
  decisions: flow.decisions,
  legal: flow.legal,
  check: flow.check,
  apply: flow.apply,
  outcome,
  view,
  clone,
  redeal() {}, // nothing is hidden
  fromView,
  invariants,
  text,
  bot,
  // Rollouts go on to the end: only there the evaluation knows more than that nobody has won yet.
  search: plainSearch({ legal: flow.legal, view, bot }, discCount, {
    easy: { candidates: 4, horizon: 4, iterations: 3, overlooks: 25 },
    medium: { candidates: 10, horizon: 100, iterations: 100 },
    hard: { candidates: 10, horizon: 100, iterations: 500 },
    expert: { candidates: 10, horizon: 100, iterations: 2500 },
  }),
  lesson,
  stats: { names: { discs: 'discs on the board at the end' }, measure: (state) => ({ discs: discCount(state) }) },
};
