/** The table before the first decision. */
import type { Context } from '@orrery/kernel';
import { flow } from './course.ts';
import { COMPONENTS, NO_CARGO, PLANETS, RING } from './data.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { layOut } from './rules/beginning.ts';
import type { Player, State } from './state.ts';

export function setup(options: Options, _seats: number, ctx: Context<Event>): State {
  const state = emptyTable(options);
  layOut(state, ctx);
  flow.settle(state, ctx);
  return state;
}

const newPlayer = (): Player => ({
  position: 'zero-zero',
  hand: [],
  events: [],
  known: [],
  probe: true,
  control: [],
  resolved: 0,
  out: false,
  finished: false,
  cargo: NO_CARGO,
  components: [],
  pirates: [],
  bonusQp: 0,
  beams: 0,
  charmed: false,
  spied: false,
  colorBlind: null,
});

const NOTHING_IN_ORBIT = Object.fromEntries(PLANETS.map((planet) => [planet, NO_CARGO])) as State['orbit'];

export const emptyTable = (options: Options): State => ({
  options,
  round: 0,
  limit: options.roundLimit,
  first: 0,
  turn: 0,
  depot: 'plus',
  tokens: [],
  faceUp: RING.map(() => false),
  orbit: { ...NOTHING_IN_ORBIT },
  outposts: { A: [], B: [] },
  supply: COMPONENTS,
  engineStack: [],
  engineDiscard: [],
  eventStack: [],
  eventDiscard: [],
  removed: [],
  topKnownTo: null,
  players: [newPlayer(), newPlayer()],
  active: null,
  mined: [],
  encounter: null,
  tutoring: null,
  strategy: null,
  ending: null,
  stack: [{ kind: 'game', at: 0 }],
});
