/** Production [N1–N4]: entropy rises, portals and the void give energy, players put it on their ships. */
import type { Context, Seat } from '@orrery/kernel';
import { type ActionOfKind, amountOf, amountsUpTo } from '../actions.ts';
import { inReadingOrder } from '../board.ts';
import { PLAYERS_MOST, tileId } from '../data.ts';
import type { Event, PortalCheck } from '../events.ts';
import { hexOf } from '../hexes.ts';
import type { Settings } from '../options.ts';
import {
  countShips,
  isOut,
  NOBODY,
  playerOf,
  type QuestionOf,
  seatInTurn,
  type Ship,
  shipsOf,
  type State,
} from '../state.ts';
import { asking, type PhaseRules, refuse } from './ask.ts';
import { changeEntropy, tellLastEra } from './entropy.ts';

export const production: PhaseRules<'planning'> = {
  begin(s, ctx) {
    const before = s.entropy;
    const wasLast = s.lastEra;
    const { freeEnergy, portalCheck } = s.settings;
    const portals = checkPortals(s);
    const background = backgroundRise(s);
    const energy: number[] = [];
    for (let seat = 0; seat < s.players.length; seat++) {
      const player = playerOf(s, seat);
      player.newEnergy = isOut(s, seat) ? 0 : freeEnergy + outputOf(portals, seat);
      energy.push(player.newEnergy);
    }
    // With `inTurn` the portals have raised entropy one by one.
    changeEntropy(s, background + (portalCheck === 'together' ? outputOf(portals) : 0));
    ctx.emit({ kind: 'produced', portals, background, entropy: { before, after: s.entropy }, energy });
    tellLastEra(s, wasLast, ctx);
  },
  run(s, ctx) {
    for (; s.turn < s.players.length; s.turn++) {
      const seat = seatInTurn(s);
      if (isOut(s, seat)) continue;
      const first = s.ships.find((ship) => ship.seat === seat) as Ship;
      if (countShips(s, seat) > 1) {
        s.question = { kind: 'distributeEnergy', seat, nr: first.nr };
        return undefined;
      }
      give(s, first, playerOf(s, seat).newEnergy, ctx);
    }
    return 'planning';
  },
};

/** What the active portals give, all of them or those of one player. */
export function outputOf(portals: readonly PortalCheck[], seat?: Seat): number {
  let sum = 0;
  for (const portal of portals) if (portal.active && (seat === undefined || portal.seat === seat)) sum += portal.output;
  return sum;
}

export const backgroundRise = ({ settings, era, players }: State): number =>
  settings.driftStep * era + settings.driftEmptySeat * (PLAYERS_MOST - players.length);

/** Every owned portal, players in turn and each one's in reading order. With `inTurn` each raises entropy at once [N2]. */
export function checkPortals(s: State): PortalCheck[] {
  const { settings, board, owners, players, startingPlayer } = s;
  const owned: number[] = [];
  for (let tile = 0; tile < owners.length; tile++) if (owners[tile] !== NOBODY) owned.push(tile);
  if (owned.length > 1) inReadingOrder(board, owned);
  const portals: PortalCheck[] = [];
  for (let turn = 0; turn < players.length && portals.length < owned.length; turn++) {
    const seat = (startingPlayer + turn) % players.length;
    for (const tile of owned) {
      if (owners[tile] !== seat) continue;
      const portal = checkPortal(s, tile, seat);
      portals.push(portal);
      if (portal.active && settings.portalCheck === 'inTurn') changeEntropy(s, portal.output);
    }
  }
  return portals;
}

/** Whether a portal gives energy at such an entropy. */
export const isActive = ({ portalRule }: Settings, threshold: number, entropy: number): boolean =>
  portalRule === 'atMost' ? entropy <= threshold : entropy < threshold;

function checkPortal(s: State, tile: number, seat: Seat): PortalCheck {
  const { settings, board, entropy } = s;
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

export const distributeEnergy = asking<QuestionOf<'distributeEnergy'>, ActionOfKind<'distributeEnergy'>>({
  answers: ['distributeEnergy'],
  legal: (s, { seat }) => amountsUpTo('distributeEnergy', playerOf(s, seat).newEnergy),
  sole: (s, { seat }) => (playerOf(s, seat).newEnergy === 0 ? amountOf('distributeEnergy', 0) : undefined),
  check(s, { seat }, _seat, { amount }) {
    const most = playerOf(s, seat).newEnergy;
    return amount > most ? refuse('energyShort', { amount, most }) : undefined;
  },
  apply(s, { seat, nr }, _seat, { amount }, ctx) {
    const ships = shipsOf(s, seat);
    const at = ships.findIndex((ship) => ship.nr === nr);
    give(s, ships[at] as Ship, amount, ctx);
    const next = ships[at + 1] as Ship;
    if (at + 2 < ships.length) {
      s.question = { kind: 'distributeEnergy', seat, nr: next.nr };
      return;
    }
    give(s, next, playerOf(s, seat).newEnergy, ctx); // the last ship takes the rest
    s.turn++;
  },
});
