/** What the scripted player looks at: a part of its view, which for a rollout is looked up in a state as it is needed. */
import type { Seat } from '@orrery/kernel';
import type { Action } from '../actions.ts';
import type { Points } from '../counts.ts';
import { flow } from '../course.ts';
import { type BoardId, BOARDS } from '../data.ts';
import { hooksOf } from '../hooks.ts';
import { listOf } from '../lists.ts';
import type { Options } from '../options.ts';
import { targetOf } from '../rules/score.ts';
import { boardOf, type Frame, type Player, playerOf, type Stack, type State } from '../state.ts';
import { type CosmosView, knownCards, pointsFor, type SeenPlayer, strengthsIn } from '../view.ts';

/** What it looks at of a player. */
export type Rival = Pick<
  SeenPlayer,
  | 'abilities'
  | 'assimilated'
  | 'graveyard'
  | 'pile'
  | 'mineral'
  | 'gas'
  | 'mode'
  | 'rebel'
  | 'levels'
  | 'cards'
  | 'known'
  | 'points'
>;

export interface Sight
  extends Pick<
    CosmosView,
    'options' | 'board' | 'target' | 'round' | 'planets' | 'fortresses' | 'stones' | 'invasion' | 'strengths' | 'legal'
  > {
  /** By site. */
  readonly stacks: readonly (Stack | null)[];
  readonly players: readonly Rival[];
  /** The question to the player: its kind, and what is pending with it. */
  readonly asked: string | undefined;
  readonly question: Frame | undefined;
}

export function sightIn(view: CosmosView, seat: Seat): Sight {
  const board = BOARDS[view.board];
  const stacks = listOf<Stack | null>(board.sites.length, () => null);
  for (const { site, owner, ships, attached } of view.stacks)
    stacks[board.indexOf.get(site) as number] = { owner, ships, attached }; // the board has every site of the view
  return {
    options: view.options,
    board: view.board,
    target: view.target,
    round: view.round,
    planets: view.planets,
    stacks,
    fortresses: view.fortresses,
    stones: view.stones,
    players: view.players,
    invasion: view.invasion,
    strengths: view.strengths,
    legal: view.legal,
    asked: view.decisions.find((decision) => decision.seat === seat)?.kind,
    question: view.pending.at(-1),
  };
}

/** The same from a state: only what the seat may know. */
export const sightOf = (s: State, seat: Seat): Sight => new SightOfState(s, seat);

class SightOfState implements Sight {
  private readonly s: State;
  readonly players: readonly Rival[];
  readonly legal: readonly Action[];
  readonly asked: string | undefined;

  constructor(s: State, seat: Seat) {
    this.s = s;
    this.players = listOf(s.players.length, (of) => new RivalInState(s, of, seat));
    this.legal = flow.legal(s, seat);
    this.asked = flow.decisions(s).find((decision) => decision.seat === seat)?.kind;
  }

  get options(): Options {
    return this.s.options;
  }

  get board(): BoardId {
    return boardOf(this.s).id;
  }

  get target(): number {
    return targetOf(this.s);
  }

  get round(): number {
    return this.s.round;
  }

  get planets(): State['planets'] {
    return this.s.planets;
  }

  get stacks(): State['stacks'] {
    return this.s.stacks;
  }

  get fortresses(): State['fortresses'] {
    return this.s.fortresses;
  }

  get stones(): State['stones'] {
    return this.s.stones;
  }

  get invasion(): State['invasion'] {
    return this.s.invasion;
  }

  get strengths(): CosmosView['strengths'] {
    return strengthsIn(this.s);
  }

  get question(): Frame | undefined {
    return this.s.stack.at(-1);
  }
}

class RivalInState implements Rival {
  private readonly s: State;
  private readonly seat: Seat;
  private readonly viewer: Seat;
  private readonly player: Player;

  constructor(s: State, seat: Seat, viewer: Seat) {
    this.s = s;
    this.seat = seat;
    this.viewer = viewer;
    this.player = playerOf(s, seat);
  }

  get abilities(): Rival['abilities'] {
    return hooksOf(this.s, this.seat).ids;
  }

  get assimilated(): Rival['assimilated'] {
    return this.player.assimilated;
  }

  get graveyard(): number {
    return this.player.graveyard;
  }

  get pile(): number {
    return this.player.pile;
  }

  get mineral(): number {
    return this.player.mineral;
  }

  get gas(): number {
    return this.player.gas;
  }

  get mode(): Rival['mode'] {
    return this.player.mode;
  }

  get rebel(): Seat | null {
    return this.player.rebel;
  }

  get levels(): readonly number[] {
    return this.player.levels;
  }

  get cards(): number {
    return this.player.hand.length;
  }

  get known(): Rival['known'] {
    return knownCards(this.s, this.viewer, this.seat);
  }

  get points(): Points {
    return pointsFor(this.s, this.seat, this.viewer);
  }
}
