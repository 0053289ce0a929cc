/** The table before the first decision [S1, S2]. The rest of the set-up stands in `rules/beginning.ts`. */
import type { Context } from '@orrery/kernel';
import { flow } from './course.ts';
import { boardWith, planetsFor } from './data.ts';
import type { Event } from './events.ts';
import { listOf } from './lists.ts';
import { type Options, settledOptions } from './options.ts';
import { newTurn, type Player, type State } from './state.ts';

export function setup(options: Options, seats: number, ctx: Context<Event>): State {
  const state = emptyTable(options, seats);
  state.planets = ctx.random('planets').shuffle([...state.planets]);
  flow.settle(state, ctx);
  return state;
}

const newPlayer = (options: Options): Player => ({
  alien: null,
  assimilated: [],
  reserve: options.shipsPerPlayer,
  graveyard: 0,
  pile: 0,
  mineral: 0,
  gas: 0,
  bought: 0,
  tracker: 0,
  mode: 'shield',
  rebel: null,
  levels: [0, 0, 0, 0, 0, 0, 0],
  hand: [],
});

export const emptyTable = (options: Options, seats: number): State => ({
  options: settledOptions(options),
  round: 0,
  active: 0,
  order: [],
  planets: planetsFor(seats),
  stacks: listOf(boardWith(seats).sites.length, () => null),
  fortresses: [],
  players: listOf(seats, () => newPlayer(options)),
  offers: [],
  bank: { mineral: options.mineralTokens, gas: options.gasTokens },
  deck: [],
  discard: [],
  seen: {},
  stones: [],
  spaceUsed: false,
  snapped: false,
  turn: newTurn(),
  invasion: null,
  last: null,
  ending: null,
  stack: [{ kind: 'game', at: 0 }],
});
