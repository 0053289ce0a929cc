/** Ships on their way: stacks grow, move, shrink and change hands [M1–M5]. */
import { assert, type Seat } from '@orrery/kernel';
import type { SiteId } from '../data.ts';
import { hooksOf, ownerOf } from '../hooks.ts';
import {
  boardOf,
  type Ctx,
  isOf,
  playerOf,
  setStack,
  siteNumber,
  shipsOnBoard,
  type Stack,
  stackAt,
  stackOn,
  type State,
} from '../state.ts';

/** The most ships of a player on one site, which is also the most that one move takes. */
export function maxStackOf(s: State, seat: Seat): number {
  let most = s.options.maxStack;
  for (const ask of hooksOf(s, seat).maxStack) most = Math.max(most, ask(s));
  return most;
}

/** The most ships of a player on the board. */
export function boardLimitOf(s: State, seat: Seat): number {
  let limit = Number.POSITIVE_INFINITY;
  for (const ask of hooksOf(s, seat).boardLimit) limit = Math.min(limit, ask(s));
  return limit;
}

/** How many ships of a player could be put on the board now, wherever they come from. */
export function deployable(s: State, seat: Seat): number {
  const { reserve, graveyard } = playerOf(s, seat);
  const limit = boardLimitOf(s, seat);
  const ships = reserve + graveyard;
  return limit === Number.POSITIVE_INFINITY ? ships : Math.min(ships, limit - shipsOnBoard(s, seat));
}

/** The number of the only site where a ship of a player's may be deployed, if there is but one. */
export function soleDeploySite(s: State, seat: Seat): number | undefined {
  const most = maxStackOf(s, seat);
  let found = -1;
  for (let at = 0; at < s.stacks.length; at++) {
    const stack = s.stacks[at];
    if (!isOf(seat, stack) || stack.ships >= most) continue;
    if (found >= 0) return undefined;
    found = at;
  }
  if (found >= 0) return found;
  const free = freeEdge(s);
  return free.length === 1 ? free[0] : undefined;
}

/** The sites, by number, where a ship of a player's may be deployed [P2]: own stacks with room, or else the free edge. */
export function deploySites(s: State, seat: Seat): number[] {
  if (deployable(s, seat) < 1) return [];
  const most = maxStackOf(s, seat);
  const own: number[] = [];
  for (let at = 0; at < s.stacks.length; at++) {
    const stack = s.stacks[at];
    if (isOf(seat, stack) && stack.ships < most) own.push(at);
  }
  return own.length > 0 ? own : freeEdge(s);
}

export function canDeploy(s: State, seat: Seat): boolean {
  if (deployable(s, seat) < 1) return false;
  const most = maxStackOf(s, seat);
  for (const stack of s.stacks) if (isOf(seat, stack) && stack.ships < most) return true;
  for (const at of boardOf(s).edgeAt) if (!s.stacks[at]) return true;
  return false;
}

/** The sites of the outer edge, by number, where nobody is. */
export function freeEdge(s: State): number[] {
  const free: number[] = [];
  for (const at of boardOf(s).edgeAt) if (!s.stacks[at]) free.push(at);
  return free;
}

/** The graveyard first [R8]. */
export function deploy(s: State, seat: Seat, site: SiteId, ctx: Ctx): void {
  const player = playerOf(s, seat);
  const from = player.graveyard > 0 ? 'graveyard' : 'reserve';
  player[from]--;
  addShips(s, seat, site, 1, ctx);
  ctx.emit({ kind: 'deployed', seat, board: boardOf(s).id, site, from });
}

/** Puts ships of a player on a site that is free or the player's own. */
export function addShips(s: State, seat: Seat, site: SiteId, ships: number, ctx: Ctx, attached = 0): void {
  const at = siteNumber(s, site);
  const there = s.stacks[at];
  s.stacks[at] = there
    ? { owner: seat, ships: there.ships + ships, attached: there.attached + attached }
    : { owner: seat, ships, attached };
  for (const react of hooksOf(s, seat).arrived) react(s, seat, site, ctx);
}

/** How many ships of an owner, of whom `most` may be together, fit on a site where somebody is. */
export const roomBeside = (there: Stack, owner: Seat, most: number): number =>
  there.owner === owner ? most - there.ships : 0;

/** How many ships of an owner may come to a site: any number if it is free, none if it is somebody else's. */
export const roomIn = (s: State, owner: Seat, there: Stack | null | undefined): number =>
  there ? roomBeside(there, owner, maxStackOf(s, owner)) : Number.POSITIVE_INFINITY;

export const hasRoom = (s: State, owner: Seat, site: SiteId, ships: number): boolean =>
  ships <= roomIn(s, owner, stackOn(s, site));

/** Takes ships of a stack to another site. Ships that live in it go along with the last. */
export function moveShips(s: State, from: SiteId, to: SiteId, count: number, ctx: Ctx): void {
  const at = siteNumber(s, from);
  const stack = s.stacks[at];
  assert(stack, 'there is no stack on the site');
  const { owner, ships, attached } = stack;
  s.stacks[at] = count === ships ? null : { owner, ships: ships - count, attached };
  addShips(s, owner, to, count, ctx, count === ships ? attached : 0);
}

/** Ships of a stack's owner leave it, and are nowhere until the caller says where. */
export function takeShips(s: State, site: SiteId, count: number): void {
  const { owner, ships, attached } = stackAt(s, site);
  if (count < ships) setStack(s, site, { owner, ships: ships - count, attached });
  else if (attached > 0) freeAttached(s, site, attached);
  else setStack(s, site, null);
}

/** No host is left: what lived in its stack is an ordinary stack now [A16]. */
function freeAttached(s: State, site: SiteId, ships: number): void {
  const owner = ownerOf(s, 'infest');
  if (owner !== undefined) setStack(s, site, { owner, ships, attached: 0 });
}

/** Ships of a stack's owner go to its graveyard. */
export function destroyShips(s: State, site: SiteId, count: number): void {
  if (count === 0) return;
  playerOf(s, stackAt(s, site).owner).graveyard += count;
  takeShips(s, site, count);
}

/** Whose orders a stack takes: its owner's, and those of whoever lives in it. */
export const commands = (s: State, seat: Seat, stack: Stack): boolean =>
  stack.owner === seat || (stack.attached > 0 && commandsAsGuest(s, seat, stack));

function commandsAsGuest(s: State, seat: Seat, stack: Stack): boolean {
  for (const ask of hooksOf(s, seat).commands) if (ask(stack)) return true;
  return false;
}

/** How many ships may leave a site together, from … to: a stack with ships living in it never separates. */
export const fewestFrom = ({ ships, attached }: Stack): number => (attached > 0 ? ships : 1);
export const mostFrom = (s: State, { owner, ships }: Stack): number => Math.min(ships, maxStackOf(s, owner));
