/** What a viewer may know [H1–H6], built up from nothing. */
import type { Seat, View, Viewer } from '@orrery/kernel';
import type { Action } from './actions.ts';
import type { Points, StonePlace, Strength } from './counts.ts';
import { flow } from './course.ts';
import {
  type AbilityId,
  type AlienId,
  type BoardId,
  boardFor,
  type CardId,
  isVp,
  type Mode,
  type PlanetKind,
  SIDES,
  type SiteId,
} from './data.ts';
import { hooksOf } from './hooks.ts';
import type { Options } from './options.ts';
import { reinforcers } from './rules/clash.ts';
import { committers } from './rules/commit.ts';
import { kindOf } from './rules/invasion.ts';
import { movesOf } from './rules/move.ts';
import { pointsOf, publicPoints, targetOf } from './rules/score.ts';
import { maxStackOf } from './rules/ships.ts';
import { strengthOf } from './rules/strength.ts';
import {
  type Assimilated,
  boardOf,
  copyOf,
  type Ending,
  type Frame,
  type Invasion,
  type Knower,
  playerOf,
  stackOn,
  type State,
  type Turn,
} from './state.ts';

export interface SeenStack {
  readonly site: SiteId;
  readonly owner: Seat;
  readonly ships: number;
  readonly attached: number;
}

export interface SeenPlayer {
  readonly alien: AlienId | null;
  readonly abilities: readonly AbilityId[];
  readonly assimilated: readonly Assimilated[];
  readonly reserve: number;
  readonly graveyard: number;
  readonly pile: number;
  readonly mineral: number;
  readonly gas: number;
  readonly bought: number;
  readonly tracker: number;
  readonly mode: Mode;
  readonly rebel: Seat | null;
  readonly levels: readonly number[];
  readonly maxStack: number;
  /** How many cards this player holds, and those of them that the viewer knows. */
  readonly cards: number;
  readonly known: readonly CardId[];
  /** What the viewer can count: of others, without the Victory Point cards that they may hide. */
  readonly points: Points;
}

export interface CosmosView extends View<Action> {
  readonly options: Options;
  readonly board: BoardId;
  readonly target: number;
  readonly round: number;
  readonly active: Seat;
  readonly order: readonly Seat[];
  readonly planets: readonly PlanetKind[];
  readonly stacks: readonly SeenStack[];
  readonly fortresses: readonly SiteId[];
  readonly stones: readonly StonePlace[];
  readonly spaceUsed: boolean;
  readonly snapped: boolean;
  readonly players: readonly SeenPlayer[];
  /** The viewer's aliens to choose from. */
  readonly offer: readonly AlienId[];
  readonly bank: Readonly<{ mineral: number; gas: number }>;
  readonly deck: number;
  readonly discard: readonly CardId[];
  /** Of the cards that the viewer knows in somebody's hand: who else knows, as far as the viewer can tell. */
  readonly seen: Readonly<Record<CardId, readonly Knower[]>>;
  readonly turn: Readonly<Turn>;
  /** Moves that the active player has left. */
  readonly movesLeft: number;
  readonly invasion: Invasion | null;
  readonly last: Invasion | null;
  /** Where attack has met attack: what both sides have now. */
  readonly strengths: { readonly attacker: Strength; readonly defender: Strength } | null;
  /** What is pending, without what others are asked or have answered in secret. */
  readonly pending: readonly Frame[];
  readonly ending: Ending | null;
}

/** Whether a viewer knows that a card is in a hand. */
function knows(s: State, viewer: Viewer, holder: Seat, card: CardId): boolean {
  if (viewer === holder || viewer === 'above' || s.ending) return true;
  return (s.seen[card]?.includes(viewer) ?? false) || (s.options.vpCards === 'open' && isVp(card));
}

export const knownCards = (s: State, viewer: Viewer, holder: Seat): readonly CardId[] =>
  viewer === holder
    ? playerOf(s, holder).hand
    : playerOf(s, holder).hand.filter((card) => knows(s, viewer, holder, card));

function seenPlayer(s: State, seat: Seat, viewer: Viewer): SeenPlayer {
  const player = playerOf(s, seat);
  const { hand } = player;
  return {
    alien: player.alien,
    assimilated: player.assimilated,
    reserve: player.reserve,
    graveyard: player.graveyard,
    pile: player.pile,
    mineral: player.mineral,
    gas: player.gas,
    bought: player.bought,
    tracker: player.tracker,
    mode: player.mode,
    rebel: player.rebel,
    levels: player.levels,
    abilities: hooksOf(s, seat).ids,
    maxStack: maxStackOf(s, seat),
    cards: hand.length,
    known: knownCards(s, viewer, seat),
    points: pointsFor(s, seat, viewer),
  };
}

export const pointsFor = (s: State, seat: Seat, viewer: Viewer): Points =>
  viewer === seat || viewer === 'above' ? pointsOf(s, seat) : publicPoints(s, seat);

/**
 * Who else knows a card, as far as the viewer can tell [R47]: of own cards everybody, of others' only where all have seen it.
 * Whoever else knows one may have lost it in a theft, and which card was stolen is nobody else's business.
 */
export function knownKnowers(s: State, viewer: Viewer, holder: Seat, card: CardId): readonly Knower[] {
  const knowers = s.seen[card] ?? [];
  if (viewer === holder || viewer === 'above' || knowers.includes('watcher')) return knowers;
  return knowers.filter((knower) => knower === viewer);
}

function seenBy(s: State, viewer: Viewer): Readonly<Record<CardId, readonly Knower[]>> {
  const known: Record<CardId, readonly Knower[]> = {};
  for (const [holder, { hand }] of s.players.entries())
    for (const card of hand) {
      if (!s.seen[card]) continue;
      const knowers = knownKnowers(s, viewer, holder, card);
      if (knowers.length > 0) known[card] = knowers;
    }
  return known;
}

/**
 * Others' answers to a secret question are not there yet; and where nobody may know who is asked, or whether anybody is, the
 * question itself is there for those only who are [R52].
 */
function pendingFor(s: State, viewer: Viewer): Frame[] {
  if (viewer === 'above') return s.stack.slice();
  return s.stack.filter((frame) => knowsOf(s, frame, viewer)).map((frame) => withoutAnswers(frame, viewer));
}

function knowsOf(s: State, { kind }: Frame, viewer: Viewer): boolean {
  if (kind === 'commitCard') return committers(s).some((seat) => seat === viewer);
  return kind !== 'reinforce' || reinforcers(s).some((seat) => seat === viewer);
}

function withoutAnswers(frame: Frame, viewer: Viewer): Frame {
  if (!('answers' in frame)) return frame;
  const answers = frame.answers.map((given, seat) => (seat === viewer ? given : null));
  // The same kind of frame with some answers left out.
  return { ...frame, answers } as Frame;
}

const isClash = (s: State): boolean =>
  s.invasion !== null &&
  s.invasion.revealed &&
  !s.invasion.settled &&
  SIDES.every((side) => kindOf(s, side) === 'attack');

export const strengthsIn = (s: State): CosmosView['strengths'] =>
  isClash(s) ? { attacker: strengthOf(s, 'attacker'), defender: strengthOf(s, 'defender') } : null;

export function view(s: State, viewer: Viewer): CosmosView {
  return {
    options: s.options,
    board: boardFor(s.players.length),
    target: targetOf(s),
    round: s.round,
    active: s.active,
    order: s.order,
    planets: s.planets,
    stacks: boardOf(s).sites.flatMap((site) => {
      const stack = stackOn(s, site);
      return stack ? [{ site, ...stack }] : [];
    }),
    fortresses: s.fortresses,
    stones: s.stones,
    spaceUsed: s.spaceUsed,
    snapped: s.snapped,
    players: s.players.map((_, seat) => seenPlayer(s, seat, viewer)),
    offer: (typeof viewer === 'number' && s.offers[viewer]) || [],
    bank: { ...s.bank },
    deck: s.deck.length,
    discard: s.discard.slice(),
    seen: seenBy(s, viewer),
    turn: { ...s.turn },
    movesLeft: s.round > 0 ? Math.max(0, movesOf(s, s.active) - s.turn.moves) : 0,
    invasion: s.invasion && copyOf(s.invasion),
    last: s.last,
    strengths: strengthsIn(s),
    pending: pendingFor(s, viewer),
    ending: s.ending,
    decisions: flow.known(s, viewer),
    legal: typeof viewer === 'number' ? flow.legal(s, viewer) : [],
  };
}
