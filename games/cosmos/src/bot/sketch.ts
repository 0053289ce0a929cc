/** A position as the scripted player thinks of it: stacks that can be moved about, and what the player makes of them. */
import type { Seat } from '@orrery/kernel';
import type { Board, PlanetKind, Side, SiteId } from '../data.ts';
import { isOf, type Stack } from '../state.ts';
import { chanceOf, Facts, type Prospect } from './facts.ts';
import type { Rival, Sight } from './sight.ts';

type Stacks = readonly (Stack | null)[];
type Sites = readonly number[];

/** More free planets in two steps than these count for nothing. */
const MOST_NEAR = 3;

/** By how much stronger others are. */
const riskOf = (edge: number): number => 0.6 * chanceOf(edge);

export class Sketch {
  readonly view: Sight;
  readonly seat: Seat;
  private readonly facts: Facts;
  private readonly stacks: Stacks;
  private own: Sites | undefined;
  private threats: Sites | undefined;

  /** `own`, `threats`: what is known of them already. */
  constructor(
    view: Sight,
    seat: Seat,
    facts = new Facts(view, seat),
    stacks: Stacks = view.stacks,
    own?: Sites,
    threats?: Sites,
  ) {
    this.view = view;
    this.seat = seat;
    this.facts = facts;
    this.stacks = stacks;
    this.own = own;
    this.threats = threats;
  }

  get board(): Board {
    return this.facts.board;
  }

  get bestAttack(): number {
    return this.facts.bestAttack;
  }

  prospectOf(owner: Seat): Prospect {
    return this.facts.prospectOf(owner);
  }

  /** The number of a site; −1 if there is no such site. Whatever is asked of a sketch all the time is asked by number. */
  numberOf(site: SiteId): number {
    return this.facts.board.indexOf.get(site) ?? -1;
  }

  stackOn(at: number): Stack | null {
    return this.stacks[at] ?? null;
  }

  /** Whether a whole stack could go to a site: it is free, or has room among the owner's own. */
  hasRoom({ owner, ships }: Stack, at: number): boolean {
    const there = this.stackOn(at);
    const { maxStack, tribbleStack } = this.view.options;
    const most = this.player(owner).abilities.includes('tightQuarters') ? Math.max(maxStack, tribbleStack) : maxStack;
    return !there || (there.owner === owner && there.ships + ships <= most);
  }

  /** The same with ships of a stack somewhere else. */
  moved(from: number, to: number, count: number): Sketch {
    const stack = this.stackOn(from);
    if (!stack) return this;
    const { owner, ships, attached } = stack;
    const isWhole = count >= ships;
    const there = this.stackOn(to);
    const stacks = this.stacks.slice();
    stacks[from] = isWhole ? null : { owner, ships: ships - count, attached };
    stacks[to] = {
      owner,
      ships: (there?.ships ?? 0) + count,
      attached: (there?.attached ?? 0) + (isWhole ? attached : 0),
    };
    if (owner !== this.seat || (there && there.owner !== this.seat))
      return new Sketch(this.view, this.seat, this.facts, stacks);
    const own = shifted(this.ownSites(), isWhole ? from : -1, to);
    return new Sketch(this.view, this.seat, this.facts, stacks, own, this.threatened());
  }

  /** The same with more ships of the player's on a site that is free or its own. */
  added(at: number, ships: number): Sketch {
    const stacks = this.stacks.slice();
    const there = this.stackOn(at);
    stacks[at] = { owner: this.seat, ships: (there?.ships ?? 0) + ships, attached: there?.attached ?? 0 };
    return new Sketch(this.view, this.seat, this.facts, stacks, shifted(this.ownSites(), -1, at), this.threatened());
  }

  player(seat: Seat): Rival {
    return this.view.players[seat] as Rival; // every seat is in the view
  }

  scoreOf(seat: Seat): number {
    return this.facts.scoreOf(seat);
  }

  near(site: SiteId): readonly SiteId[] {
    return this.board.neighbours[site] ?? [];
  }

  planet(site: SiteId): PlanetKind | undefined {
    return this.view.planets[this.board.planets.indexOf(site)];
  }

  /** Points of a site. */
  vpOf(at: number): number {
    return this.facts.vp[at] ?? 0;
  }

  stoneOn(at: number): boolean {
    return this.facts.hasStone[at] ?? false;
  }

  /** What a stack would count in a clash, without its card. */
  might({ owner, ships, attached }: Stack, side: Side): number {
    const { multiplier, flat } = this.facts.forceOf(owner, side);
    return (ships + attached) * multiplier + flat;
  }

  /** Where the player stands, in order. */
  private ownSites(): Sites {
    if (this.own) return this.own;
    const own: number[] = [];
    for (let at = 0; at < this.stacks.length; at++) if (isOf(this.seat, this.stacks[at])) own.push(at);
    this.own = own;
    return own;
  }

  /** By site: the might of the strongest stack of others that could attack it, or −1. */
  private threatened(): Sites {
    if (this.threats) return this.threats;
    const { beside } = this.board;
    const threats = new Array<number>(beside.length).fill(-1);
    for (let at = 0; at < this.stacks.length; at++) {
      const other = this.stacks[at];
      if (!other || other.owner === this.seat) continue;
      const might = this.might(other, 'attacker');
      for (const next of beside[at] as readonly number[]) if (might > (threats[next] as number)) threats[next] = might;
    }
    this.threats = threats;
    return threats;
  }

  /** How likely it is that a site is taken from the player before long. */
  risk(at: number): number {
    const own = this.stackOn(at);
    const threat = this.threatened()[at] ?? -1;
    return own && threat >= 0 ? riskOf(threat - this.might(own, 'defender')) : 0;
  }

  /** What the player's own ships are worth where they stand, and on the way to free planets. */
  worth(): number {
    const { stacks } = this;
    const { vp, yields, hasStone } = this.facts;
    const { planetsBeside, planetsInTwo } = this.facts.surroundings;
    const threats = this.threatened();
    const reached: number[] = [];
    let sum = 0;
    let nearness = 0;
    for (const at of this.ownSites()) {
      const stack = stacks[at] as Stack;
      const { ships } = stack;
      const points = vp[at] as number;
      const income = yields[at] ? 4 : 0;
      const threat = threats[at] as number;
      sum += 10 * points + income + 0.7 * ships;
      if (threat >= 0) sum -= riskOf(threat - this.might(stack, 'defender')) * (8 * points + income + ships);
      for (const next of planetsBeside[at] as Sites) {
        if (stacks[next] || reached.includes(next)) continue;
        reached.push(next);
        sum += 1.6 + (yields[next] ? 1.2 : 0) + (hasStone[next] ? 1.5 : 0);
      }
      if (ships >= 2) nearness += this.countFree(planetsInTwo[at] as Sites);
    }
    return sum + 0.25 * nearness;
  }

  /** How many of some planets are free, as far as it counts. */
  private countFree(planets: Sites): number {
    let free = 0;
    for (const planet of planets) if (!this.stacks[planet] && ++free === MOST_NEAR) break;
    return free;
  }

  /** The best that one of the player's stacks could do to a stack beside it, or `least`. Of one rival, or of all. */
  bestFront(worthOf: (from: number, target: number) => number, least: number, rival?: Seat): number {
    const { seat, stacks } = this;
    const { beside } = this.board;
    const threats = this.threatened();
    let best = least;
    for (const at of this.ownSites()) {
      if (threats[at] === -1) continue; // nobody is beside it
      for (const next of beside[at] as Sites) {
        const other = stacks[next];
        if (other && other.owner !== seat && (rival === undefined || other.owner === rival))
          best = Math.max(best, worthOf(at, next));
      }
    }
    return best;
  }
}

/** Sites in order, with one that is come to and without one that is left. */
function shifted(sites: Sites, left: number, come: number): number[] {
  const all: number[] = [];
  let isIn = false;
  for (const at of sites) {
    if (!isIn && at >= come) {
      all.push(come);
      isIn = true;
    }
    if (at !== come && at !== left) all.push(at);
  }
  if (!isIn) all.push(come);
  return all;
}
