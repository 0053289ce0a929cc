/** A position as the scripted player thinks of it: stacks that can be moved about, and what the player makes of them. */
import type { Seat } from '@orrery/kernel';
import { totalOf } from '../counts.ts';
import { type Board, BOARDS, cardOf, type PlanetKind, type Side, type SiteId } from '../data.ts';
import type { SeenPlayer } from '../view.ts';
import type { Sight } from './sight.ts';

export interface Pile {
  readonly owner: Seat;
  readonly ships: number;
  readonly attached: number;
}

/** Between 0 and 1, rising with x; a curve that needs no transcendental function. */
export const likelihood = (x: number): number => 0.5 + (0.5 * x) / (0.6 + Math.abs(x));

/** The mean attack that one meets, and how fast chances change around it. */
export const USUAL_ATTACK = 8.5;
const SPREAD = 4.8;
export const chanceOf = (edge: number): number => likelihood(edge / SPREAD);

/** What each ship of a player counts on a side, and what is added to that. */
interface Force {
  readonly multiplier: number;
  readonly flat: number;
}

/** What stays the same however ships are moved about; sites go by their number on the board. */
interface Facts {
  readonly board: Board;
  /** Points of a site, and tokens that it yields each turn. */
  readonly vp: readonly number[];
  readonly yields: readonly boolean[];
  /** Whether the player would find a stone there. */
  readonly hasStone: readonly boolean[];
  readonly forces: readonly Readonly<Record<Side, Force>>[];
  readonly bestAttack: number;
}

function factsOf(view: Sight, seat: Seat): Facts {
  const board = BOARDS[view.board];
  const { sites, planetsAt } = board;
  const vp = sites.map(() => 0);
  const yields = sites.map(() => false);
  const hasStone = sites.map(() => false);
  for (const [i, at] of planetsAt.entries()) {
    vp[at] = 1;
    yields[at] = view.planets[i] !== 'vp';
  }
  for (const site of view.fortresses) vp[board.indexOf.get(site) as number] = 2;
  if (view.players[seat]?.abilities.includes('gauntlet'))
    for (const place of view.stones) if ('site' in place) hasStone[board.indexOf.get(place.site) as number] = true;
  const attacks = (view.players[seat]?.known ?? []).filter((card) => cardOf(card).kind === 'attack');
  return {
    board,
    vp,
    yields,
    hasStone,
    forces: view.players.map((player) => ({
      attacker: forceOf(player, 'attacker', view),
      defender: forceOf(player, 'defender', view),
    })),
    bestAttack: Math.max(0, ...attacks.map((card) => cardOf(card).value)),
  };
}

function forceOf(player: SeenPlayer, side: Side, { options }: Sight): Force {
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

/** Planets two steps from a site, once for each way there; by board. */
const SECOND: ReadonlyMap<Board, readonly (readonly number[])[]> = new Map(
  Object.values(BOARDS).map((board) => [
    board,
    board.beside.map((near) =>
      near.flatMap((next) => board.beside[next] ?? []).filter((second) => board.isPlanetAt[second]),
    ),
  ]),
);

export class Sketch {
  readonly view: Sight;
  readonly seat: Seat;
  private readonly facts: Facts;
  private readonly piles: (Pile | null)[];

  constructor(view: Sight, seat: Seat, facts = factsOf(view, seat), piles?: (Pile | null)[]) {
    this.view = view;
    this.seat = seat;
    this.facts = facts;
    this.piles = piles ?? pilesIn(view, facts.board);
  }

  get board(): Board {
    return this.facts.board;
  }

  get bestAttack(): number {
    return this.facts.bestAttack;
  }

  private indexOf(site: SiteId): number {
    return this.facts.board.indexOf.get(site) ?? -1;
  }

  pileOn(site: SiteId): Pile | null {
    return this.piles[this.indexOf(site)] ?? null;
  }

  /** Whether a whole stack could go to a site: it is free, or has room among the owner's own. */
  hasRoom({ owner, ships }: Pile, site: SiteId): boolean {
    const there = this.pileOn(site);
    const { maxStack, tribbleStack } = this.view.options;
    const most = this.player(owner).abilities.includes('tightQuarters') ? Math.max(maxStack, tribbleStack) : maxStack;
    return !there || (there.owner === owner && there.ships + ships <= most);
  }

  /** The same with ships of a stack somewhere else. */
  moved(from: SiteId, to: SiteId, count: number): Sketch {
    const piles = this.piles.slice();
    const [start, end] = [this.indexOf(from), this.indexOf(to)];
    const pile = piles[start];
    if (!pile) return this;
    const isWhole = count >= pile.ships;
    piles[start] = isWhole ? null : { owner: pile.owner, ships: pile.ships - count, attached: pile.attached };
    const there = piles[end];
    const attached = (there?.attached ?? 0) + (isWhole ? pile.attached : 0);
    piles[end] = { owner: pile.owner, ships: (there?.ships ?? 0) + count, attached };
    return new Sketch(this.view, this.seat, this.facts, piles);
  }

  added(site: SiteId, ships: number): Sketch {
    const piles = this.piles.slice();
    const there = this.pileOn(site);
    piles[this.indexOf(site)] = {
      owner: this.seat,
      ships: (there?.ships ?? 0) + ships,
      attached: there?.attached ?? 0,
    };
    return new Sketch(this.view, this.seat, this.facts, piles);
  }

  player(seat: Seat): SeenPlayer {
    return this.view.players[seat] as SeenPlayer; // every seat is in the view
  }

  scoreOf(seat: Seat): number {
    return totalOf(this.player(seat).points);
  }

  near(site: SiteId): readonly SiteId[] {
    return this.board.neighbours[site] ?? [];
  }

  planet(site: SiteId): PlanetKind | undefined {
    return this.view.planets[this.board.planets.indexOf(site)];
  }

  /** Points of a site. */
  vpOf(site: SiteId): number {
    return this.facts.vp[this.indexOf(site)] ?? 0;
  }

  stoneOn(site: SiteId): boolean {
    return this.facts.hasStone[this.indexOf(site)] ?? false;
  }

  /** What a stack would count in a clash, without its card. */
  might(pile: Pile, side: Side): number {
    const { multiplier, flat } = (this.facts.forces[pile.owner] as Facts['forces'][number])[side];
    return (pile.ships + pile.attached) * multiplier + flat;
  }

  risk(site: SiteId): number {
    return this.riskAt(this.indexOf(site));
  }

  /** How likely it is that a site is taken from its owner before long. */
  private riskAt(at: number): number {
    const own = this.piles[at];
    if (!own) return 0;
    let worst = 0;
    for (const next of this.facts.board.beside[at] ?? []) {
      const other = this.piles[next];
      if (!other || other.owner === own.owner) continue;
      worst = Math.max(worst, chanceOf(this.might(other, 'attacker') - this.might(own, 'defender')));
    }
    return 0.6 * worst;
  }

  /** What the player's own ships are worth where they stand. */
  worth(): number {
    const { seat, piles } = this;
    const { board, vp, yields, hasStone } = this.facts;
    const reached: boolean[] = [];
    let sum = 0;
    for (let at = 0; at < piles.length; at++) {
      const pile = piles[at];
      if (!pile || pile.owner !== seat) continue;
      const points = vp[at] ?? 0;
      const income = yields[at] ? 4 : 0;
      sum += 10 * points + income + 0.7 * pile.ships;
      sum -= this.riskAt(at) * (8 * points + income + pile.ships);
      for (const next of board.beside[at] ?? []) {
        if (!board.isPlanetAt[next] || piles[next] || reached[next]) continue;
        reached[next] = true;
        sum += 1.6 + (yields[next] ? 1.2 : 0) + (hasStone[next] ? 1.5 : 0);
      }
    }
    return sum + 0.25 * this.nearness();
  }

  /** A small reward for ships that are on the way to free planets. */
  private nearness(): number {
    const second = SECOND.get(this.board) ?? [];
    let sum = 0;
    for (let at = 0; at < this.piles.length; at++) {
      const pile = this.piles[at];
      if (!pile || pile.owner !== this.seat || pile.ships < 2) continue;
      let free = 0;
      for (const planet of second[at] ?? []) if (!this.piles[planet]) free++;
      sum += Math.min(3, free);
    }
    return sum;
  }

  /** Each of the player's stacks with each stack of others beside it. */
  fronts(player?: Seat): (readonly [from: SiteId, target: SiteId])[] {
    const { sites, beside } = this.board;
    const found: (readonly [from: SiteId, target: SiteId])[] = [];
    for (let at = 0; at < this.piles.length; at++) {
      const own = this.piles[at];
      if (!own || own.owner !== this.seat) continue;
      for (const next of beside[at] ?? []) {
        const other = this.piles[next];
        if (other && other.owner !== this.seat && (player === undefined || other.owner === player))
          found.push([sites[at] as SiteId, sites[next] as SiteId]);
      }
    }
    return found;
  }
}

function pilesIn({ stacks }: Sight, board: Board): (Pile | null)[] {
  const piles: (Pile | null)[] = board.sites.map(() => null);
  for (const { site, owner, ships, attached } of stacks)
    piles[board.indexOf.get(site) as number] = { owner, ships, attached };
  return piles;
}
