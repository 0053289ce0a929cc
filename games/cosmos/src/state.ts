/** What lies on the table, what is pending, and small questions about both. */
import { assert, type Context, type Course, type Question, type Seat } from '@orrery/kernel';
import type { Action, ActionOfKind, Pass } from './actions.ts';
import type { StonePlace } from './counts.ts';
import {
  type AbilityId,
  type AlienId,
  type Board,
  boardWith,
  type CardId,
  type EndReason,
  type Mode,
  type PlanetKind,
  type Resource,
  type Side,
  type SiteId,
  STONES,
  type Stone,
} from './data.ts';
import type { Event } from './events.ts';
import { listOf } from './lists.ts';
import type { Options } from './options.ts';

/** All ships on one site. Replaced, never changed. */
export interface Stack {
  readonly owner: Seat;
  readonly ships: number;
  /** Ships of Parasite that live in it. */
  readonly attached: number;
}

/** An ability that Borg has copied; one of its ships lies on it. */
export interface Assimilated {
  readonly ability: AbilityId;
  readonly from: Seat;
}

export interface Player {
  alien: AlienId | null;
  assimilated: readonly Assimilated[];
  reserve: number;
  graveyard: number;
  /** Ships on the pile of Bitterness. */
  pile: number;
  mineral: number;
  gas: number;
  bought: number;
  tracker: number;
  mode: Mode;
  rebel: Seat | null;
  /** Of Domino: the levels of its six powers, and whether the seventh stands. */
  levels: readonly number[];
  /** In the order of the rules. */
  hand: readonly CardId[];
}

/** Somebody who remembers whose hand a card is in. */
export type Knower = Seat | 'watcher';

/** What one main player brought to an invasion. */
export interface Part {
  readonly seat: Seat;
  readonly site: SiteId;
  redraws: number;
  /** The last redraw found no card to draw: this player has no invasion card, and everybody knows. */
  dry: boolean;
  /** Null before the reveal, and for an improvised attack. */
  card: CardId | null;
  /** Of an attack, as it stands now. */
  number: number;
  sacrificed: number;
  reinforcements: readonly CardId[];
}

export interface Invasion {
  readonly attacker: Part;
  readonly defender: Part;
  revealed: boolean;
  /** Once the outcome is known: a side, or null for no one. */
  winner: Side | null;
  /** Ships of the loser that went to its graveyard with its stack. */
  lost: number;
  /** The loser got away with its whole stack. */
  withdrew: boolean;
  /** Its cards have left the table. */
  settled: boolean;
  /** Reinforcement rounds that were asked. */
  rounds: number;
}

/** What the active player has used up this turn. */
export interface Turn {
  moves: number;
  movesToPlanets: number;
  chained: boolean;
  invasions: number;
  offers: number;
}

export interface Ending {
  readonly reason: EndReason;
  readonly winner: Seat;
}

export interface State {
  readonly options: Options;
  /** 0 before the first round. */
  round: number;
  active: Seat;
  /** The turn order; empty until it is drawn. */
  order: readonly Seat[];
  /** By planet circle, in canonical order. */
  planets: readonly PlanetKind[];
  /** By site, in canonical order; see `stackOn`. */
  stacks: (Stack | null)[];
  fortresses: readonly SiteId[];
  players: Player[];
  /** The aliens to choose from, by seat, before they are chosen. */
  offers: readonly (readonly AlienId[])[];
  bank: { mineral: number; gas: number };
  deck: CardId[];
  /** In the order of the rules. */
  discard: CardId[];
  /** Who else knows that a card is in the hand it is in [H4]. */
  seen: Record<CardId, readonly Knower[]>;
  /** By stone; empty without Thanos. */
  stones: readonly StonePlace[];
  spaceUsed: boolean;
  snapped: boolean;
  turn: Turn;
  invasion: Invasion | null;
  /** The invasion before, for everybody to look at. */
  last: Invasion | null;
  ending: Ending | null;
  stack: Frame[];
}

/** A question to several seats keeps their answers until all are in. */
export interface Secret<K extends Action['kind']> {
  readonly answers: readonly (ActionOfKind<K> | null)[];
  /** Put anew by a search, which lets everybody answer: a redeal leaves it alone. Never in a match. */
  readonly isFresh?: true;
}

export type Frame =
  // Courses. They share few shapes, because the flow copies frames all the time and copies known shapes much faster.
  | { readonly kind: 'game'; readonly at: number }
  | { readonly kind: 'preparation'; readonly at: number }
  | { readonly kind: 'placement'; readonly at: number; readonly left: number }
  | { readonly kind: 'turn'; readonly at: number }
  | { readonly kind: 'turnStart'; readonly at: number }
  | { readonly kind: 'collect'; readonly at: number }
  | { readonly kind: 'delivery'; readonly at: number; readonly left: number }
  | { readonly kind: 'invasion'; readonly at: number }
  | { readonly kind: 'cardCheck'; readonly at: number; readonly side: Side }
  | { readonly kind: 'clash'; readonly at: number }
  | { readonly kind: 'standoff'; readonly at: number }
  | { readonly kind: 'victory'; readonly at: number }
  | { readonly kind: 'compensation'; readonly at: number; readonly left: number }
  | { readonly kind: 'turnEnd'; readonly at: number }
  | { readonly kind: 'removal'; readonly at: number }
  // Questions
  | ({ readonly kind: 'choosePower' } & Secret<'choosePower'>)
  | { readonly kind: 'powerUp'; readonly seat: Seat }
  | { readonly kind: 'borgSetup'; readonly seat: Seat }
  | { readonly kind: 'placeStart'; readonly seat: Seat }
  | { readonly kind: 'doubleStack'; readonly seat: Seat }
  | { readonly kind: 'deployShip'; readonly seat: Seat }
  | { readonly kind: 'chooseMode'; readonly seat: Seat }
  | { readonly kind: 'nameRebel'; readonly seat: Seat }
  | { readonly kind: 'chooseResource'; readonly seat: Seat; readonly why: 'free' | 'spoils' }
  | { readonly kind: 'gift'; readonly seat: Seat }
  | { readonly kind: 'spend'; readonly seat: Seat }
  | { readonly kind: 'tradeAnswer'; readonly seat: Seat; readonly offer: ActionOfKind<'tradeOffer'> }
  | { readonly kind: 'move'; readonly seat: Seat }
  | { readonly kind: 'chainStep'; readonly seat: Seat; readonly site: SiteId; readonly left: number }
  | { readonly kind: 'invade'; readonly seat: Seat }
  | { readonly kind: 'redrawDiscard'; readonly seat: Seat }
  | ({ readonly kind: 'commitCard' } & Secret<'commitCard'>)
  | { readonly kind: 'switchNumbers'; readonly seat: Seat }
  | { readonly kind: 'sacrifice'; readonly seat: Seat }
  | ({ readonly kind: 'reinforce' } & Secret<'reinforce' | 'pass'>)
  | { readonly kind: 'retreatTo'; readonly seat: Seat; readonly mayStay: boolean }
  | { readonly kind: 'sidestepTo'; readonly seat: Seat }
  | { readonly kind: 'compensationPick'; readonly seat: Seat; readonly from: Seat }
  | { readonly kind: 'assimilate'; readonly seat: Seat; readonly from: Seat }
  | { readonly kind: 'deassimilate'; readonly seat: Seat; readonly borg: Seat }
  | { readonly kind: 'dominoDiscard'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'takeStone'; readonly seat: Seat; readonly from: Seat }
  | { readonly kind: 'advance'; readonly seat: Seat }
  | { readonly kind: 'reboot'; readonly seat: Seat }
  | { readonly kind: 'discardToLimit'; readonly seat: Seat };

export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;
/** A course and a question of a kind, as they stand in the rules. */
export type Runs<K extends Frame['kind']> = Course<State, FrameOf<K>, Event>;
export type Asks<K extends Frame['kind'], A extends Action['kind'] = Extract<K, Action['kind']>> = Question<
  State,
  FrameOf<K>,
  ActionOfKind<A>,
  Event
>;
export type Ctx = Context<Event>;
export type { Pass };

export const playersIn = (s: State): number => s.players.length;
export const boardOf = (s: State): Board => boardWith(s.players.length);

export function playerOf(s: State, seat: Seat): Player {
  const player = s.players[seat];
  assert(player, 'there is no such player');
  return player;
}

export const isPlanet = (s: State, site: SiteId): boolean => boardOf(s).isPlanetAt[numberOf(s, site)] ?? false;

/** The number of a site on the board; −1 if the board has no such site. */
export const numberOf = (s: State, site: SiteId): number => boardOf(s).indexOf.get(site) ?? -1;

/** The stack on a site, or null if nobody is there. */
export function stackOn(s: State, site: SiteId): Stack | null {
  const at = numberOf(s, site);
  return at < 0 ? null : (s.stacks[at] ?? null);
}

/** The number of a site that is on the board. */
export function siteNumber(s: State, site: SiteId): number {
  const at = numberOf(s, site);
  assert(at >= 0, 'there is no such site');
  return at;
}

export function setStack(s: State, site: SiteId, stack: Stack | null): void {
  s.stacks[siteNumber(s, site)] = stack;
}

/** Whether a stack, if there is one, is a player's own. (Asked all the time, and quicker than `?.owner === seat`.) */
export const isOf = (seat: Seat, stack: Stack | null | undefined): stack is Stack => !!stack && stack.owner === seat;

/** The sites of a player's own stacks, in canonical order. */
export function sitesOf(s: State, seat: Seat): SiteId[] {
  const { sites } = boardOf(s);
  const own: SiteId[] = [];
  for (let at = 0; at < s.stacks.length; at++) if (isOf(seat, s.stacks[at])) own.push(sites[at] as SiteId);
  return own;
}

export function coloniesOf(s: State, seat: Seat): SiteId[] {
  const { sites, planetsAt } = boardOf(s);
  const own: SiteId[] = [];
  for (const at of planetsAt) if (isOf(seat, s.stacks[at])) own.push(sites[at] as SiteId);
  return own;
}

export function shipsOnBoard(s: State, seat: Seat): number {
  let ships = 0;
  for (const stack of s.stacks) if (isOf(seat, stack)) ships += stack.ships;
  return ships;
}

/** By seat. */
export function shipsOfAll(s: State): number[] {
  const ships: number[] = s.players.map(() => 0);
  for (const stack of s.stacks) if (stack) ships[stack.owner] = (ships[stack.owner] ?? 0) + stack.ships;
  return ships;
}

/** Ships that live in others' stacks. */
export function attachedShips(s: State): number {
  let ships = 0;
  for (const stack of s.stacks) if (stack) ships += stack.attached;
  return ships;
}

export const othersThan = (s: State, seat: Seat): Seat[] => s.order.filter((other) => other !== seat);

export function stackAt(s: State, site: SiteId): Stack {
  const stack = stackOn(s, site);
  assert(stack, 'there is no stack on the site');
  return stack;
}

/** How many tokens of a kind a player has. */
export const tokensOf = (s: State, seat: Seat, resource: Resource): number => playerOf(s, seat)[resource];

export function stonesOf(s: State, seat: Seat): Stone[] {
  return STONES.filter((_, i) => {
    const place = s.stones[i];
    return place !== undefined && 'seat' in place && place.seat === seat;
  });
}

// The invasion under way

export function invasionIn(s: State): Invasion {
  assert(s.invasion, 'an invasion is under way');
  return s.invasion;
}

export function sideOf(s: State, seat: Seat): Side | undefined {
  if (s.invasion?.attacker.seat === seat) return 'attacker';
  return s.invasion?.defender.seat === seat ? 'defender' : undefined;
}

/** What a side brought. */
export function partOf(s: State, side: Side): Part {
  const { attacker, defender } = invasionIn(s);
  return side === 'attacker' ? attacker : defender;
}

/** Of a question to everybody that nobody has answered yet, by the number of players. */
const UNANSWERED: readonly (readonly null[])[] = listOf(7, (players) => listOf(players, () => null));
export const unanswered = (s: State): readonly null[] => UNANSWERED[s.players.length] ?? [];

export const newTurn = (): Turn => ({ moves: 0, movesToPlanets: 0, chained: false, invasions: 0, offers: 0 });

export const copyOf = (invasion: Invasion): Invasion => ({
  ...invasion,
  attacker: { ...invasion.attacker },
  defender: { ...invasion.defender },
});

export function clone(s: State): State {
  return {
    options: s.options,
    round: s.round,
    active: s.active,
    order: s.order,
    planets: s.planets,
    stacks: s.stacks.slice(),
    fortresses: s.fortresses,
    players: s.players.map((player) => ({ ...player })),
    offers: s.offers,
    bank: { ...s.bank },
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    seen: { ...s.seen },
    stones: s.stones,
    spaceUsed: s.spaceUsed,
    snapped: s.snapped,
    turn: { ...s.turn },
    invasion: s.invasion && copyOf(s.invasion),
    last: s.last,
    ending: s.ending,
    stack: s.stack.slice(),
  };
}
