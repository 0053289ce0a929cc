/** Production [N1–N4]: entropy rises, portals and the void give energy, players put it on their ships. */
import type { Context, Seat } from '@orrery/kernel';
import { type ActionOfKind, amountOf, amountsUpTo } from '../actions.ts';
import { inReadingOrder } from '../board.ts';
import { PLAYERS_MOST, PORTAL_IDS, type PortalId, TILE_IDS, tileId } from '../data.ts';
import type { Event, PortalCheck } from '../events.ts';
import { hexOf } from '../hexes.ts';
import type { Settings } from '../options.ts';
import { refuse } from '../refusals.ts';
import { isOut, NOBODY, playerOf, type QuestionOf, seatInTurn, type Ship, shipOf, type State } from '../state.ts';
import { changeEntropy, tellLastEra } from './entropy.ts';
import { asking, begins, running, show } from './step.ts';

/** Entropy rises, and everybody gets new energy [N1–N3]. */
export const production = running((s, ctx) => {
  begins(s, 'production', ctx);
  const before = s.entropy;
  const wasLast = s.lastEra;
  const portals = checkPortals(s, before);
  const background = backgroundRise(s);
  const energy = newEnergy(s, portals);
  for (let seat = 0; seat < energy.length; seat++) playerOf(s, seat).newEnergy = energy[seat] as number;
  changeEntropy(s, background + outputOf(portals));
  show(ctx, { kind: 'produced', portals, background, entropy: { before, after: s.entropy }, energy });
  tellLastEra(s, wasLast, ctx);
  askForEnergy(s);
  return 'leave';
});

/** In turn, ship by ship [N4]: what is on top comes first. */
function askForEnergy(s: State): void {
  for (let turn = s.players.length - 1; turn >= 0; turn--) {
    const seat = seatInTurn(s, turn);
    for (let at = s.ships.length - 1; at >= 0; at--) {
      const ship = s.ships[at] as Ship;
      if (ship.seat === seat) s.stack.push({ kind: 'distributeEnergy', seat, nr: ship.nr });
    }
  }
}

/** What the active portals give, all of them or those of one player. */
export function outputOf(portals: readonly PortalCheck[], seat?: Seat): number {
  let sum = 0;
  for (const portal of portals) if (portal.active && (seat === undefined || portal.seat === seat)) sum += portal.output;
  return sum;
}

export const backgroundRise = ({ settings, era, players }: State): number =>
  settings.driftStep * era + settings.driftEmptySeat * (PLAYERS_MOST - players.length);

/** New energy by seat [N3]. */
export const newEnergy = (s: State, portals: readonly PortalCheck[]): number[] =>
  s.players.map((_, seat) => (isOut(s, seat) ? 0 : s.settings.freeEnergy + outputOf(portals, seat)));

/**
 * Every owned portal at this entropy, players in turn and each one's in reading order. With `inTurn` each that works raises
 * entropy before the next is looked at.
 */
export function checkPortals(s: State, entropy: number): PortalCheck[] {
  const { settings, board, owners, players } = s;
  const owned: number[] = [];
  for (let tile = 0; tile < owners.length; tile++) if (owners[tile] !== NOBODY) owned.push(tile);
  if (owned.length > 1) inReadingOrder(board, owned);
  const portals: PortalCheck[] = [];
  let risen = 0;
  for (let turn = 0; turn < players.length && portals.length < owned.length; turn++) {
    const seat = seatInTurn(s, turn);
    for (const tile of owned) {
      if (owners[tile] !== seat) continue;
      const portal = checkPortal(s, tile, seat, Math.min(0, entropy + risen));
      portals.push(portal);
      if (portal.active && settings.portalCheck === 'inTurn') risen += portal.output;
    }
  }
  return portals;
}

/** Whether a portal gives energy at such an entropy. */
const isActive = ({ portalRule }: Settings, threshold: number, entropy: number): boolean =>
  portalRule === 'atMost' ? entropy <= threshold : entropy < threshold;

/** The kinds of portals that work at such an entropy. */
export const workingPortals = ({ settings }: State, entropy: number): PortalId[] =>
  PORTAL_IDS.filter((id) => isActive(settings, settings.thresholds[TILE_IDS.indexOf(id)] as number, entropy));

function checkPortal({ settings, board }: State, tile: number, seat: Seat, entropy: number): PortalCheck {
  const type = board.types[tile] as number;
  const active = isActive(settings, settings.thresholds[type] as number, entropy);
  const at = hexOf(board.hexes[tile] as number);
  return { at, tile: tileId(type), seat, output: settings.outputs[type] as number, active };
}

function give(s: State, ship: Ship, amount: number, ctx: Context<Event>): void {
  const player = playerOf(s, ship.seat);
  player.newEnergy -= amount;
  ship.energy += amount;
  ctx.emit({
    kind: 'energyGiven',
    seat: ship.seat,
    nr: ship.nr,
    amount,
    energy: { before: ship.energy - amount, after: ship.energy },
    left: player.newEnergy,
  });
}

/** The last ship takes the rest. */
function isLastShip({ ships }: State, { seat, nr }: QuestionOf<'distributeEnergy'>): boolean {
  for (const ship of ships) if (ship.seat === seat && ship.nr > nr) return false;
  return true;
}

export const distributeEnergy = asking<'distributeEnergy', ActionOfKind<'distributeEnergy'>>({
  answers: ['distributeEnergy'],
  legal: (s, { seat }) => amountsUpTo('distributeEnergy', playerOf(s, seat).newEnergy),
  sole(s, question) {
    const left = playerOf(s, question.seat).newEnergy;
    return left === 0 || isLastShip(s, question) ? amountOf('distributeEnergy', left) : undefined;
  },
  check(s, { amount }, { seat }) {
    const most = playerOf(s, seat).newEnergy;
    return amount > most ? refuse('energy-short', { amount, most }) : undefined;
  },
  apply: (s, { amount }, ctx, { seat, nr }) => give(s, shipOf(s, seat, nr) as Ship, amount, ctx),
});
