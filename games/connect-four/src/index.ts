import type { Game } from '@orrery/kernel';
import { bot } from './bot.ts';
import {
  ACTIONS,
  apply,
  type Board,
  check,
  clone,
  type Drop,
  decisions,
  type Event,
  invariants,
  legal,
  OPTIONS,
  type Options,
  outcome,
  type State,
  setup,
  view,
} from './rules.ts';
import { text } from './text.ts';

export const connectFour: Game<State, Drop, Options, Board, Event> = {
  id: 'connect-four',
  title: 'Connect Four',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: { fields: OPTIONS },
  actions: ACTIONS,
  streams: [],
  reach: { decisions: ['drop'], ends: ['four-in-line', 'board-full'] },
  setup,
  decisions,
  legal,
  check,
  apply,
  outcome,
  view,
  clone,
  redeal() {}, // nothing is hidden
  invariants,
  text,
  bot,
  stats: { names: { discs: 'discs on the board at the end' }, measure: (state) => ({ discs: state.moves }) },
};
