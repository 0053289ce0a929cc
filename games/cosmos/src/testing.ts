/**
 * The test kit: any position in a few lines, and a short notation for actions, so that a test reads like the rules.
 * Players are A, B, C … in turn order. `stacks: '1,0 A4, 1,1 B2+1'` puts four ships of A on (1,0), and two of B with one
 * that lives in them on (1,1). Cards are written `a7` (attack), `s`, `r`, `q`, `n` (sabotage … negotiate), `+2`, `vp`.
 */
import { assert, parseOptions, type Seat } from '@orrery/kernel';
import { Scenario, type Script } from '@orrery/kernel/testing';
import { ACTIONS, type Action } from './actions.ts';
import { flow } from './course.ts';
import {
  type AbilityId,
  type AlienId,
  byRank,
  type CardId,
  type Mode,
  type PlanetKind,
  type SiteId,
  STONES,
  type Stone,
} from './data.ts';
import type { Event } from './events.ts';
import { cosmos } from './index.ts';
import { cardsFor, type Options } from './options.ts';
import { emptyTable } from './setup.ts';
import { type Assimilated, boardOf, playerOf, setStack, stackOn, type State } from './state.ts';
import type { CosmosView } from './view.ts';

export type CosmosScenario = Scenario<State, Action, Options, CosmosView, Event>;

const STEPS = ['start', 'collect', 'spend', 'move', 'invade', 'end'] as const;

/** What is left out is nothing, or round 3, A's step of moving. */
export interface Position {
  readonly players?: number;
  readonly options?: Partial<Options>;
  readonly aliens?: readonly (AlienId | null)[];
  readonly round?: number;
  readonly active?: string;
  readonly step?: (typeof STEPS)[number];
  readonly stacks?: string;
  readonly planets?: Readonly<Record<SiteId, PlanetKind>>;
  readonly fortresses?: readonly SiteId[];
  /** By player, for example 'a7 n +2'. */
  readonly hands?: readonly string[];
  /** On top of the deck, in this order. The rest of the cards follows. */
  readonly deck?: string;
  /** Everything else is discarded, too, if this is 'rest'. */
  readonly discard?: string;
  /** Minerals and gas by player; the bank has the rest, unless it is short by `bank`. */
  readonly tokens?: readonly (readonly [mineral: number, gas: number])[];
  readonly graveyards?: readonly number[];
  readonly bought?: readonly number[];
  readonly piles?: readonly number[];
  readonly assimilated?: Readonly<Record<string, readonly (readonly [AbilityId, from: string])[]>>;
  readonly levels?: Readonly<Record<string, readonly number[]>>;
  readonly modes?: Readonly<Record<string, Mode>>;
  readonly rebels?: Readonly<Record<string, string>>;
  /** Where stones are: a player's letter or a site. */
  readonly stones?: Readonly<Record<Stone, string>>;
  readonly script?: Script;
}

export const seatOf = (letter: string): Seat => letter.charCodeAt(0) - 65;

export function position(spec: Position = {}): CosmosScenario {
  const players = spec.players ?? 2;
  const parsed = parseOptions(cosmos.options, spec.options ?? {}, players);
  assert(parsed.ok, parsed.ok ? '' : parsed.problem);
  return new Scenario(cosmos, players, spec.script ?? {}, (ctx) => {
    const s = emptyTable(parsed.value, players);
    s.order = s.players.map((_, seat) => seat);
    s.round = spec.round ?? 3;
    s.active = seatOf(spec.active ?? 'A');
    s.stack.splice(0, 1, { kind: 'game', at: 6 }, { kind: 'turn', at: STEPS.indexOf(spec.step ?? 'move') });
    setPlayers(s, spec);
    setBoard(s, spec);
    setCards(s, spec);
    flow.settle(s, ctx);
    cosmos.invariants(s);
    return s;
  });
}

function setPlayers(s: State, spec: Position): void {
  for (const [seat, player] of s.players.entries()) {
    const letter = String.fromCharCode(65 + seat);
    const [mineral, gas] = spec.tokens?.[seat] ?? [0, 0];
    const rebel = spec.rebels?.[letter];
    const copied = (spec.assimilated?.[letter] ?? []).map(
      ([ability, from]): Assimilated => ({ ability, from: seatOf(from) }),
    );
    Object.assign(player, {
      alien: spec.aliens?.[seat] ?? null,
      graveyard: spec.graveyards?.[seat] ?? 0,
      bought: spec.bought?.[seat] ?? 0,
      pile: spec.piles?.[seat] ?? 0,
      assimilated: copied,
      mode: spec.modes?.[letter] ?? 'shield',
      levels: spec.levels?.[letter] ?? player.levels,
      rebel: rebel ? seatOf(rebel) : null,
      mineral,
      gas,
    });
    player.reserve -= player.graveyard + player.pile + copied.length;
    s.bank.mineral -= mineral;
    s.bank.gas -= gas;
  }
}

function setBoard(s: State, { stacks = '', fortresses = [], planets = {}, stones }: Position): void {
  const parasite = s.players.findIndex(({ alien }) => alien === 'parasite');
  for (const [, site = '', letter = '', ships, attached] of stacks.matchAll(/(-?\d,-?\d) ([A-F])(\d+)(?:\+(\d))?/g)) {
    assert(boardOf(s).sites.includes(site), `the board has no site ${site}`);
    setStack(s, site, { owner: seatOf(letter), ships: Number(ships), attached: Number(attached ?? 0) });
    playerOf(s, seatOf(letter)).reserve -= Number(ships);
    if (attached) playerOf(s, parasite).reserve -= Number(attached);
  }
  s.fortresses = fortresses;
  s.planets = planetsWith(s, planets);
  if (stones)
    s.stones = STONES.map((stone) => {
      const place = stones[stone];
      return /^[A-F]$/.test(place) ? { seat: seatOf(place) } : { site: place };
    });
}

/** The wanted kinds where they are wanted, by exchanging planets. */
function planetsWith(s: State, wanted: Readonly<Record<SiteId, PlanetKind>>): PlanetKind[] {
  const sites = boardOf(s).planets;
  const kinds = s.planets.slice();
  for (const [site, kind] of Object.entries(wanted)) {
    const at = sites.indexOf(site);
    const other = kinds.findIndex((one, i) => one === kind && wanted[sites[i] ?? ''] !== kind);
    if (kinds[at] === kind) continue;
    assert(at >= 0 && other >= 0, `there cannot be a ${kind} planet on ${site}`);
    kinds[other] = kinds[at] as PlanetKind;
    kinds[at] = kind;
  }
  return kinds;
}

const SHORT: Readonly<Record<string, string>> = { s: 'sabotage', r: 'retreat', q: 'quash', n: 'negotiate', vp: 'vp' };

/** `a7` is `attack-7`: the id without its copy. */
function patternOf(short: string): string {
  if (short.startsWith('a')) return `attack-${short.slice(1)}-`;
  if (short.startsWith('+')) return `reinforcement-${short.slice(1)}-`;
  return `${SHORT[short] ?? short}-`;
}

/** Takes the first card that is meant out of a list. */
function takeCard(from: CardId[], short: string): CardId {
  const at = from.findIndex((card) => card === short || card.startsWith(patternOf(short)));
  assert(at >= 0, `there is no card '${short}' left`);
  return from.splice(at, 1)[0] as CardId;
}

const wordsOf = (text = ''): string[] => text.split(/\s+/).filter((word) => word !== '');

function setCards(s: State, { hands = [], deck, discard }: Position): void {
  const left = [...cardsFor(s.options)];
  for (const [seat, player] of s.players.entries())
    player.hand = wordsOf(hands[seat])
      .map((short) => takeCard(left, short))
      .sort(byRank);
  const top = wordsOf(deck).map((short) => takeCard(left, short));
  s.discard = wordsOf(discard === 'rest' ? '' : discard)
    .map((short) => takeCard(left, short))
    .sort(byRank);
  if (discard === 'rest') s.discard = left.splice(0);
  s.deck = [...top, ...left];
}

/** A short action: `invade 1,0 1,1`, `commitCard a7`, `pass`, `spend fortress 1,1`. */
export function read(scenario: CosmosScenario, seat: Seat, text: string): Action {
  const [kind = '', ...words] = text.split(' ');
  const specs = Object.entries((ACTIONS as Readonly<Record<string, object>>)[kind] ?? {});
  const { players } = scenario.state;
  const fields = specs.flatMap(([name, spec], i): [string, unknown][] => {
    const word = words[i];
    if (word === undefined) return [];
    if (name === 'card') {
      const frame = scenario.state.stack.at(-1);
      const holder = frame?.kind === 'compensationPick' ? frame.from : seat;
      return [[name, takeCard([...(players[holder]?.hand ?? [])], word)]];
    }
    if (/^[A-F]$/.test(word)) return [[name, seatOf(word)]];
    if (word === 'true' || word === 'false') return [[name, word === 'true']];
    return [[name, (spec as { kind: string }).kind === 'number' ? Number(word) : word]];
  });
  // `Scenario.act` parses it by the schema, as the door does.
  return { kind, ...Object.fromEntries(fields) } as Action;
}

/** Takes actions. `B: pass` is B's; otherwise it is that of the first who is asked. */
export function play(scenario: CosmosScenario, ...actions: readonly string[]): CosmosScenario {
  for (const text of actions) {
    const [, letter, action = text] = /^([A-F]): (.*)$/.exec(text) ?? [];
    const seat = letter ? seatOf(letter) : cosmos.decisions(scenario.state)[0]?.seat;
    assert(seat !== undefined, `nobody is asked for '${text}'`);
    scenario.act(seat, read(scenario, seat, action));
  }
  return scenario;
}

/** The values of one action's fields: `1,0 1,1 3`, or its kind if it has none. */
export function short(action: Action): string {
  const { kind, ...fields } = action;
  return Object.values(fields).join(' ') || kind;
}

/** The options of a seat in short; of the first who is asked unless told. */
export function optionsOf(scenario: CosmosScenario, letter?: string): string[] {
  const seat = letter ? seatOf(letter) : cosmos.decisions(scenario.state)[0]?.seat;
  return seat === undefined ? [] : scenario.legal(seat).map(short);
}

/** All stacks in the notation of `position`. */
export function stacksOf({ state }: CosmosScenario): string {
  return boardOf(state)
    .sites.flatMap((site) => {
      const stack = stackOn(state, site);
      if (!stack) return [];
      return [
        `${site} ${String.fromCharCode(65 + stack.owner)}${stack.ships}${stack.attached ? `+${stack.attached}` : ''}`,
      ];
    })
    .join(', ');
}
