/**
 * Arriving and landing [L1–L6]. Every way of coming to a tile ends here: a move, a push, a new ship, set-up. A group is
 * one ship, or several of one player pushed together.
 */
import type { Context } from '@orrery/kernel';
import { VOID } from '../board.ts';
import { type Loss, tileData, type Way } from '../data.ts';
import type { Event, Hit, Meeting, TokenRef } from '../events.ts';
import { hexOf, STEPS } from '../hexes.ts';
import { NOBODY, type Ship, type State, type Token } from '../state.ts';
import { fight } from './battle.ts';
import { destroy } from './loss.ts';
import { show } from './step.ts';

/** The ships have come to a tile: first what flies about there hits them, oldest first, then they land. */
export function arrive(s: State, ships: readonly Ship[], tile: number, way: Way, ctx: Context<Event>): void {
  let group = ships;
  for (let token = oldestOn(s, tile); token; token = oldestOn(s, tile)) {
    removeToken(s, token);
    // Swept on: no landing here.
    if (token.kind === 'wave') return push(s, group, token, tile, 'met', ctx);
    hitByLaser(s, group, token, tile, 'met', ctx);
    group = group.filter(({ energy }) => energy >= 0);
    if (group.length === 0) return;
  }
  land(s, group, tile, way, ctx);
}

/** Lands there without looking for tokens: on tiles where none can be, in set-up. */
export function land(s: State, ships: readonly Ship[], tile: number, way: Way, ctx: Context<Event>): void {
  let group = ships;
  const seat = (group[0] as Ship).seat;
  if (s.ships.some((ship) => ship.tile === tile && ship.seat !== seat)) {
    fight(s, tile, seat, way, ctx);
    group = group.filter(({ energy }) => energy > 0);
    if (group.length === 0) return;
  }
  const first = group[0] as Ship; // groups are in order of numbers
  takePortal(s, first, tile, way, ctx);
  pickUp(s, first, tile, way, ctx);
  offerExchange(s, first, tile);
}

function takePortal(s: State, { seat, nr }: Ship, tile: number, way: Way, ctx: Context<Event>): void {
  const { id, kind } = tileData(s.board.types[tile] as number);
  const owner = s.owners[tile] as number;
  if (kind !== 'portal' || owner === seat) return;
  s.owners[tile] = seat;
  const from = owner === NOBODY ? null : owner;
  show(ctx, { kind: 'portalTaken', seat, nr, at: hexOf(s.board.hexes[tile] as number), tile: id, way, from });
}

function pickUp(s: State, ship: Ship, tile: number, way: Way, ctx: Context<Event>): void {
  const goods = s.goods[tile] as number;
  if (goods === 0) return;
  s.goods[tile] = 0;
  const before = { titanium: ship.titanium, energy: ship.energy };
  if (tileData(s.board.types[tile] as number).kind === 'titanium') ship.titanium += goods;
  else ship.energy += goods;
  show(ctx, {
    kind: 'pickedUp',
    seat: ship.seat,
    nr: ship.nr,
    at: hexOf(s.board.hexes[tile] as number),
    way,
    titanium: { before: before.titanium, after: ship.titanium },
    energy: { before: before.energy, after: ship.energy },
  });
}

/** Two or more own ships on the tile that together hold anything may share it anew [L6]. */
function offerExchange(s: State, { seat }: Ship, tile: number): void {
  let ships = 0;
  let held = 0;
  for (const ship of s.ships) {
    if (ship.tile !== tile) continue;
    ships++;
    held += ship.energy + ship.titanium;
  }
  if (ships > 1 && held > 0) s.stack.push({ kind: 'exchange', seat, tile, titanium: [], energy: [] });
}

function oldestOn(s: State, tile: number): Token | undefined {
  for (const token of s.tokens) if (token.tile === tile) return token;
  return undefined;
}

export function removeToken(s: State, token: Token): void {
  s.tokens.splice(s.tokens.indexOf(token), 1);
}

export const tokenRef = ({ kind, serial, heading }: Token): TokenRef => ({ kind, serial, heading });

const BY_LASER = (): Loss => 'laser';
const PUSHED_OFF = (): Loss => 'pushedOff';

/** Nothing left is survived, less than nothing is not [W3]. */
export function hitByLaser(
  s: State,
  group: readonly Ship[],
  token: Token,
  tile: number,
  meeting: Meeting,
  ctx: Context<Event>,
): void {
  const damage = s.settings.laserDamage;
  const ships = group.map((ship): Hit => {
    const before = ship.energy;
    ship.energy -= damage;
    return { seat: ship.seat, nr: ship.nr, before, after: ship.energy, destroyed: ship.energy < 0 };
  });
  const at = hexOf(s.board.hexes[tile] as number);
  show(ctx, { kind: 'laserHit', token: tokenRef(token), meeting, at, damage, ships });
  const lost = group.filter(({ energy }) => energy < 0);
  if (lost.length > 0) destroy(s, lost, BY_LASER, at, ctx);
}

/** A wave takes the ships one tile further; it pays nothing and turns nobody [W4]. */
export function push(
  s: State,
  group: readonly Ship[],
  token: Token,
  tile: number,
  meeting: Meeting,
  ctx: Context<Event>,
): void {
  const hex = s.board.hexes[tile] as number;
  const beyond = s.board.next[tile * 6 + token.heading] as number;
  const to = hexOf(hex + (STEPS[token.heading] as number));
  const ships = group.map(({ seat, nr }) => ({ seat, nr }));
  const off = beyond === VOID;
  if (!off) for (const ship of group) ship.tile = beyond;
  ctx.emit({ kind: 'wavePushed', token: tokenRef(token), meeting, from: hexOf(hex), to, ships, off });
  if (off) return destroy(s, group, PUSHED_OFF, to, ctx); // the push and the end are one picture
  ctx.beat();
  arrive(s, group, beyond, 'push', ctx);
}
