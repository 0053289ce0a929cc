/** What a seat can do, as data. `pass` declines, allows, keeps, stops or ends whatever is asked. */
import { type ActionOf, choice, int, list, type Refusal } from '@orrery/kernel';
import {
  COLORS,
  COMPONENTS,
  ENGINE_CARDS,
  EVENTS,
  GATES,
  MOST_SLOTS,
  OUTPOSTS,
  PIRATES,
  PLANETS,
  POSITIONS,
  RESOURCES,
  STARTS,
} from './data.ts';

const card = choice(...ENGINE_CARDS);
const event = choice(...EVENTS);
const pirate = choice(...PIRATES);
const planet = choice(...PLANETS);
const component = choice(...COMPONENTS);
const resource = choice(...RESOURCES);

export const ACTIONS = {
  placeFleet: { planet: choice(...STARTS) },
  /** Mulligan. */
  redraw: {},
  // Event cards
  play: { event },
  /** Answers an announcement by Disruptive Sabotage. */
  sabotage: {},
  /** Discard one, or choose one of those a Tutor shows. */
  chooseEvent: { event },
  // Queuing and resolving
  place: { card },
  placeProbe: {},
  charming: {},
  discard: { card },
  slot: { slot: int(1, MOST_SLOTS) },
  guess: { card },
  reveal: {},
  gate: { gate: choice(...GATES) },
  move: { to: choice(...POSITIONS) },
  /** Uses an engine card that Strategic Navigation has drawn. */
  use: { card },
  color: { color: choice(...COLORS) },
  // Encounters
  reroll: {},
  // Actions at a planet
  discover: {},
  mine: { planet },
  hire: { pirate },
  /** A PROBE's one action: any number of purchases and trades. */
  depot: {},
  /** A PROBE's one action: jettison any number of tokens. */
  unload: {},
  buy: { component },
  trade: {},
  jettison: { planet, resource },
  // Answers
  amount: { amount: int(0, 30) },
  pirate: { pirate },
  /** Shuttlecraft: the first of those that lie face down. */
  faceDown: {},
  outpost: { outpost: choice(...OUTPOSTS) },
  pay: { price: list(int(0, 30), 3, 3) },
  resource: { resource },
  /** Neva: give up 1 Quantum Power. */
  sellPower: {},
  pass: {},
} as const;

export type Action = ActionOf<typeof ACTIONS>;
export type ActionOfKind<K extends Action['kind']> = Extract<Action, { kind: K }>;

/** Actions made once, by what they name: listing them makes nothing new. */
function byId<const I extends string, A>(ids: readonly I[], make: (id: I) => A): Readonly<Record<I, A>> {
  return Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<I, A>;
}

export const PASS = { kind: 'pass' } as const;
export const REDRAW = { kind: 'redraw' } as const;
export const SABOTAGE = { kind: 'sabotage' } as const;
export const PLACE_PROBE = { kind: 'placeProbe' } as const;
export const CHARMING = { kind: 'charming' } as const;
export const REVEAL = { kind: 'reveal' } as const;
export const REROLL = { kind: 'reroll' } as const;
export const DISCOVER = { kind: 'discover' } as const;
export const DEPOT = { kind: 'depot' } as const;
export const UNLOAD = { kind: 'unload' } as const;
export const TRADE = { kind: 'trade' } as const;
export const FACE_DOWN = { kind: 'faceDown' } as const;
export const SELL_POWER = { kind: 'sellPower' } as const;

export const PLAY = byId(EVENTS, (event) => ({ kind: 'play', event }) as const);
export const CHOOSE_EVENT = byId(EVENTS, (event) => ({ kind: 'chooseEvent', event }) as const);
export const PLACE = byId(ENGINE_CARDS, (card) => ({ kind: 'place', card }) as const);
export const DISCARD = byId(ENGINE_CARDS, (card) => ({ kind: 'discard', card }) as const);
export const GUESS = byId(ENGINE_CARDS, (card) => ({ kind: 'guess', card }) as const);
export const USE = byId(ENGINE_CARDS, (card) => ({ kind: 'use', card }) as const);
export const GATE = byId(GATES, (gate) => ({ kind: 'gate', gate }) as const);
export const MOVE = byId(POSITIONS, (to) => ({ kind: 'move', to }) as const);
export const MINE = byId(PLANETS, (planet) => ({ kind: 'mine', planet }) as const);
export const HIRE = byId(PIRATES, (pirate) => ({ kind: 'hire', pirate }) as const);
export const PIRATE = byId(PIRATES, (pirate) => ({ kind: 'pirate', pirate }) as const);
export const BUY = byId(COMPONENTS, (component) => ({ kind: 'buy', component }) as const);
export const RESOURCE = byId(RESOURCES, (resource) => ({ kind: 'resource', resource }) as const);
export const OUTPOST = byId(OUTPOSTS, (outpost) => ({ kind: 'outpost', outpost }) as const);
export const COLOR = byId(COLORS, (color) => ({ kind: 'color', color }) as const);
export const JETTISON = byId(PLANETS, (planet) =>
  byId(RESOURCES, (resource) => ({ kind: 'jettison', planet, resource }) as const),
);

/** Actions are flat but for a price: equal if all their fields are. */
function isSame(a: Action, b: Action): boolean {
  const fields = Object.entries(a);
  const others: Readonly<Record<string, unknown>> = b;
  return (
    fields.length === Object.keys(b).length && fields.every(([name, value]) => String(others[name]) === String(value))
  );
}

/** For questions with few answers: whatever is not listed is refused. */
export function unlessListed(list: readonly Action[], action: Action, refusal: Refusal): Refusal | undefined {
  return list.some((one) => one === action || isSame(one, action)) ? undefined : refusal;
}
