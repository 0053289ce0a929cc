/**
 * The test kit: any position in a few lines, and a short notation for actions, so that a test reads like the rules. The
 * players are P (seat 0) and Q (seat 1). Lists of cards and pirates are written with spaces: `'h cnot fleetProbe'`; a card
 * with `^` lies face up.
 */
import { assert, parseOptions, type Seat } from '@orrery/kernel';
import { Scenario, type Script } from '@orrery/kernel/testing';
import { ACTIONS, type Action } from './actions.ts';
import { flow } from './course.ts';
import {
  type Cargo,
  type ComponentId,
  type Depot,
  type EngineCard,
  type EventId,
  type Inner,
  PIRATES,
  type PirateId,
  type PlanetId,
  type PositionId,
  RING,
  type SlotCard,
  type Token,
} from './data.ts';
import type { Event } from './events.ts';
import { entanglion } from './index.ts';
import { eventCards, type Options } from './options.ts';
import { engineCards, tokensOf } from './rules/beginning.ts';
import { inEngineOrder, inEventOrder } from './rules/cards.ts';
import type { EntanglionView } from './seen.ts';
import { emptyTable } from './setup.ts';
import { playerOf, type Slot, type State } from './state.ts';

export type EntanglionScenario = Scenario<State, Action, Options, EntanglionView, Event>;

/** The stages of a round at which a test may begin. */
const PHASES = { roundStart: 2, window: 3, navigate: 4, resolve: 5, cleanup: 6, roundEnd: 7, finalCall: 9 } as const;

type Both<T> = readonly [T?, T?];

/** What is left out is nothing, or round 2, P being first, about to resolve. */
export interface Position {
  readonly options?: Partial<Options>;
  readonly phase?: keyof typeof PHASES;
  readonly round?: number;
  readonly first?: 'P' | 'Q';
  readonly depot?: Depot;
  readonly at?: Both<PositionId>;
  /** Face-up tokens by planet; `hidden` the same face down. */
  readonly tokens?: Readonly<Partial<Record<Inner, Token>>>;
  readonly hidden?: Readonly<Partial<Record<Inner, Token>>>;
  readonly orbit?: Readonly<Partial<Record<PlanetId, Cargo>>>;
  readonly cargo?: Both<Cargo>;
  readonly hands?: Both<string>;
  readonly events?: Both<string>;
  readonly pirates?: Both<string>;
  readonly components?: Both<string>;
  readonly control?: Both<string>;
  readonly bonus?: Both<number>;
  readonly finished?: string;
  /** Pirates of the outposts; the rest is shared out. */
  readonly outposts?: { readonly A?: string; readonly B?: string };
  /** On top of the stacks, in this order. */
  readonly engineStack?: string;
  readonly eventStack?: string;
  readonly script?: Script;
}

export const seatOf = (letter: string): Seat => (letter === 'P' ? 0 : 1);
const words = <T extends string>(text = ''): T[] => text.split(' ').filter((word) => word !== '') as T[];

export function position(spec: Position = {}): EntanglionScenario {
  const parsed = parseOptions(entanglion.options, spec.options ?? {}, 2);
  assert(parsed.ok, parsed.ok ? '' : parsed.problem);
  return new Scenario(entanglion, 2, spec.script ?? {}, (ctx) => {
    const s = emptyTable(parsed.value);
    s.round = spec.round ?? 2;
    s.first = seatOf(spec.first ?? 'P');
    s.depot = spec.depot ?? 'plus';
    s.stack = [
      { kind: 'game', at: 3 },
      { kind: 'round', at: PHASES[spec.phase ?? 'resolve'] },
    ];
    setPlanets(s, spec);
    setFleets(s, spec);
    setPirates(s, spec);
    setEngine(s, spec);
    setEvents(s, spec);
    flow.settle(s, ctx);
    entanglion.invariants(s);
    return s;
  });
}

/** What is named leaves what is left. */
const takingFrom =
  <T extends string>(left: T[]) =>
  (thing: T): T => {
    const at = left.indexOf(thing);
    assert(at >= 0, `there is no ${thing} left`);
    left.splice(at, 1);
    return thing;
  };

function setPlanets(s: State, { tokens = {}, hidden = {}, orbit = {} }: Position): void {
  const wanted = { ...tokens, ...hidden } as Partial<Record<Inner, Token>>;
  const left = tokensOf(s.options).slice();
  const take = takingFrom(left);
  const placed = RING.map((planet) => wanted[planet] && take(wanted[planet]));
  s.tokens = placed.map((token) => token ?? (left.shift() as Token));
  s.faceUp = RING.map((planet) => planet in tokens);
  Object.assign(s.orbit, orbit);
}

function setFleets(s: State, spec: Position): void {
  for (const [seat, player] of s.players.entries()) {
    const components = words<ComponentId>(spec.components?.[seat]);
    s.supply = s.supply.filter((component) => !components.includes(component));
    Object.assign(player, {
      position: spec.at?.[seat] ?? (seat === 0 ? 'zero-zero' : 'one-one'),
      cargo: spec.cargo?.[seat] ?? [0, 0, 0],
      bonusQp: spec.bonus?.[seat] ?? 0,
      finished: spec.finished?.includes(seat === 0 ? 'P' : 'Q') ?? false,
      components,
    });
  }
}

function setPirates(s: State, { pirates = [], outposts = {} }: Position): void {
  const named = [outposts.A, outposts.B, pirates[0], pirates[1]].flatMap((text) => words<PirateId>(text));
  const rest = PIRATES.filter((pirate) => !named.includes(pirate));
  for (const [seat, player] of s.players.entries())
    player.pirates = PIRATES.filter((pirate) => words(pirates[seat]).includes(pirate));
  for (const outpost of ['A', 'B'] as const) {
    const own = words<PirateId>(outposts[outpost]);
    if (outposts[outpost] === undefined) while (own.length < 6 && rest.length > 0) own.push(rest.shift() as PirateId);
    const up = s.faceUp[s.tokens.indexOf(`outpost${outpost}`)] ?? false;
    s.outposts[outpost] = own.map((pirate) => ({ pirate, up }));
  }
  // A test that names whole outposts leaves the others where there is room.
  for (const outpost of ['B', 'A'] as const)
    while (rest.length > 0 && s.outposts[outpost].length < s.options.outpostCapacity) {
      const up = s.faceUp[s.tokens.indexOf(`outpost${outpost}`)] ?? false;
      s.outposts[outpost] = [...s.outposts[outpost], { pirate: rest.shift() as PirateId, up }];
    }
}

/** What is named comes from the deck; the rest stays in it. */
function setEngine(s: State, spec: Position): void {
  const left = engineCards(s.options).slice();
  const take = takingFrom(left);
  for (const [seat, player] of s.players.entries()) {
    player.hand = inEngineOrder(words<EngineCard>(spec.hands?.[seat]).map(take));
    player.control = words(spec.control?.[seat]).map((word): Slot => {
      const card = word.replace('^', '') as SlotCard;
      if (card === 'fleetProbe') player.probe = false;
      else take(card);
      return { card, up: word.endsWith('^') || card === 'fleetProbe' };
    });
  }
  const top = words<EngineCard>(spec.engineStack).map(take);
  s.engineStack = [...top, ...left];
}

function setEvents(s: State, spec: Position): void {
  const left = eventCards(s.options).slice();
  const take = takingFrom(left);
  for (const [seat, player] of s.players.entries())
    player.events = inEventOrder(words<EventId>(spec.events?.[seat]).map(take));
  const top = words<EventId>(spec.eventStack).map(take);
  s.eventStack = [...top, ...left];
}

/** `place h`, `jettison zero copper`, `pay 0,1,2`: the kind, then its fields in order. */
export function actionOf(text: string): Action {
  const [kind = '', ...given] = text.split(' ');
  const fields = Object.keys(ACTIONS[kind as Action['kind']] ?? {});
  assert(kind in ACTIONS && given.length === fields.length, `no such action: ${text}`);
  const values = given.map((value) => {
    if (value.includes(',')) return value.split(',').map(Number);
    return /^\d+$/.test(value) ? Number(value) : value;
  });
  return { kind, ...Object.fromEntries(fields.map((field, i) => [field, values[i]])) } as Action;
}

/** Plays lines such as `P: place h`. Without a letter the seat that is asked acts. */
export function play(scenario: EntanglionScenario, ...lines: readonly string[]): EntanglionScenario {
  for (const line of lines) {
    const [, letter, text = ''] = /^(?:([PQ]): )?(.*)$/.exec(line) ?? [];
    const asked = entanglion.decisions(scenario.state)[0];
    assert(asked, `nobody is asked: ${line}`);
    scenario.act(letter ? seatOf(letter) : asked.seat, actionOf(text));
  }
  return scenario;
}

/** The legal actions of whoever is asked, in the same notation. */
export function options(scenario: EntanglionScenario): string[] {
  const asked = entanglion.decisions(scenario.state)[0];
  return asked ? scenario.legal(asked.seat).map(textOf) : [];
}

export const textOf = ({ kind, ...fields }: Action): string => [kind, ...Object.values(fields)].join(' ');

/** Who is asked what: `P action`. */
export const asked = (scenario: EntanglionScenario): string =>
  entanglion
    .decisions(scenario.state)
    .map(({ seat, kind }) => `${'PQ'[seat]} ${kind}`)
    .join();

export const at = (scenario: EntanglionScenario, letter: string) => playerOf(scenario.state, seatOf(letter));
