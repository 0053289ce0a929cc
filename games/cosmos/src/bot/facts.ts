/** What stays the same for the scripted player however ships are moved about; sites go by their number on the board. */
import type { Seat } from '@orrery/kernel';
import { totalOf } from '../counts.ts';
import { type Board, type BoardId, BOARDS, cardOf, type CardId, type PlanetKind, type Side } from '../data.ts';
import type { Rival, Sight } from './sight.ts';

/** Between 0 and 1, rising with x; a curve that needs no transcendental function. */
export const likelihood = (x: number): number => 0.5 + (0.5 * x) / (0.6 + Math.abs(x));

/** The mean attack that one meets, and how fast chances change around it. */
export const USUAL_ATTACK = 8.5;
const SPREAD = 4.8;
export const chanceOf = (edge: number): number => likelihood(edge / SPREAD);

/** Within so many points of winning somebody is a leader to be stopped. */
export const LEAD = 3;

/** What each ship of a player counts on a side, and what is added to that. */
interface Force {
  readonly multiplier: number;
  readonly flat: number;
}

/** What attacking a rival brings, wherever it is. */
export interface Prospect {
  /** Added to the attack. */
  readonly bonus: number;
  readonly isLeader: boolean;
  /** What some aliens get for a won attack, beside the site. */
  readonly prize: number;
}

/** What a board tells of its planets, by site. */
interface Surroundings {
  /** One for a planet. */
  readonly points: readonly number[];
  readonly planetsBeside: readonly (readonly number[])[];
  /** Planets two steps away, once for each way there. */
  readonly planetsInTwo: readonly (readonly number[])[];
}

function surroundingsOn({ beside, isPlanetAt }: Board): Surroundings {
  const planetsAmong = (sites: readonly number[]) => sites.filter((at) => isPlanetAt[at]);
  return {
    points: isPlanetAt.map((isPlanet) => (isPlanet ? 1 : 0)),
    planetsBeside: beside.map(planetsAmong),
    planetsInTwo: beside.map((near) => planetsAmong(near.flatMap((next) => beside[next] ?? []))),
  };
}

const SURROUNDINGS: Readonly<Record<BoardId, Surroundings>> = {
  b13: surroundingsOn(BOARDS.b13),
  b18: surroundingsOn(BOARDS.b18),
  b19: surroundingsOn(BOARDS.b19),
  b23: surroundingsOn(BOARDS.b23),
};

/** A rollout makes thousands of these and asks little of most: all but the simplest is found when it is asked for. */
export class Facts {
  readonly board: Board;
  readonly surroundings: Surroundings;
  private readonly view: Sight;
  private readonly seat: Seat;
  private points: readonly number[] | undefined;
  private tokens: readonly boolean[] | undefined;
  private stones: readonly boolean[] | undefined;
  private attack: number | undefined;
  private readonly forces: (Readonly<Record<Side, Force>> | undefined)[] = [];
  private readonly prospects: (Prospect | undefined)[] = [];
  private readonly scores: (number | undefined)[] = [];

  constructor(view: Sight, seat: Seat) {
    this.board = BOARDS[view.board];
    this.surroundings = SURROUNDINGS[view.board];
    this.view = view;
    this.seat = seat;
  }

  /** Points of each site. */
  get vp(): readonly number[] {
    return (this.points ??= pointsIn(this.view, this.board, this.surroundings));
  }

  /** Whether a site yields a token each turn. */
  get yields(): readonly boolean[] {
    return (this.tokens ??= yieldsOf(this.view.planets, this.board));
  }

  /** Whether the player would find a stone there. */
  get hasStone(): readonly boolean[] {
    return (this.stones ??= stonesFor(this.view, this.seat, this.board));
  }

  /** The number of the best attack in hand. */
  get bestAttack(): number {
    return (this.attack ??= highestAttack(this.view.players[this.seat]?.known ?? []));
  }

  forceOf(owner: Seat, side: Side): Force {
    const { attacker, defender } = (this.forces[owner] ??= forcesOf(this.player(owner), this.view));
    return side === 'attacker' ? attacker : defender;
  }

  scoreOf(seat: Seat): number {
    return (this.scores[seat] ??= totalOf(this.player(seat).points));
  }

  prospectOf(owner: Seat): Prospect {
    return (this.prospects[owner] ??= this.findProspect(owner));
  }

  private findProspect(owner: Seat): Prospect {
    const { options, stones, target } = this.view;
    const { abilities, rebel } = this.player(this.seat);
    const isRebel = rebel === owner;
    const hasStones = stones.some((place) => 'seat' in place && place.seat === owner);
    return {
      bonus: isRebel ? options.empireBonus : 0,
      isLeader: target - this.scoreOf(owner) <= LEAD,
      prize:
        (abilities.includes('gauntlet') && hasStones ? 6 : 0) +
        (abilities.includes('dominoChain') ? 4 : 0) +
        (isRebel ? 2 * options.empireSpoils : 0),
    };
  }

  private player(seat: Seat): Rival {
    return this.view.players[seat] as Rival; // every seat is in the view
  }
}

/** One for a planet, and one more for its fortress. */
function pointsIn({ fortresses }: Sight, board: Board, { points }: Surroundings): readonly number[] {
  if (fortresses.length === 0) return points;
  const vp = points.slice();
  for (const site of fortresses) vp[board.indexOf.get(site) as number] = 2;
  return vp;
}

/** Planets stay what they are for a whole game. */
const yielding = new WeakMap<readonly PlanetKind[], readonly boolean[]>();

function yieldsOf(planets: readonly PlanetKind[], board: Board): readonly boolean[] {
  const known = yielding.get(planets);
  if (known) return known;
  const yields = board.sites.map(() => false);
  for (const [i, at] of board.planetsAt.entries()) yields[at] = planets[i] !== 'vp';
  yielding.set(planets, yields);
  return yields;
}

const NO_STONES: readonly boolean[] = [];

function stonesFor({ players, stones }: Sight, seat: Seat, board: Board): readonly boolean[] {
  if (!players[seat]?.abilities.includes('gauntlet')) return NO_STONES;
  const hasStone = board.sites.map(() => false);
  for (const place of stones) if ('site' in place) hasStone[board.indexOf.get(place.site) as number] = true;
  return hasStone;
}

function highestAttack(cards: readonly CardId[]): number {
  let highest = 0;
  for (const card of cards) {
    const { kind, value } = cardOf(card);
    if (kind === 'attack') highest = Math.max(highest, value);
  }
  return highest;
}

const forcesOf = (player: Rival, view: Sight): Readonly<Record<Side, Force>> => ({
  attacker: forceOf(player, 'attacker', view),
  defender: forceOf(player, 'defender', view),
});

function forceOf(player: Rival, side: Side, { options }: Sight): Force {
  const { abilities, mode, levels, pile, assimilated } = player;
  const has = (ability: string) => (abilities as readonly string[]).includes(ability);
  const multiplier = Math.max(
    1,
    has('forAiur') ? options.ascendedMultiplier : 1,
    has('twoModes') && (mode === 'sword') === (side === 'attacker') ? options.binaryMultiplier : 1,
    has('fortify') && side === 'defender' ? options.masonMultiplier : 1,
  );
  const domino = 2 * ((side === 'defender' ? levels[0] : levels[1]) ?? 0) + (levels[2] ?? 0);
  const bonuses = (assimilated.length > 0 ? 1 : 0) + (has('copy') ? 2 : 0) + (has('standTogether') ? 1 : 0);
  return { multiplier, flat: domino + pile + bonuses };
}
