/** What the events of Chaos change in a view. */
import type { EventOf, Hit } from '../events.ts';
import { sameHex } from '../hexes.ts';
import type { EntropyView } from '../view.ts';
import {
  addShip,
  changePlayer,
  changeShip,
  changeShips,
  changeTile,
  dropToken,
  type Part,
  takeFromHand,
  turnUp,
} from './changes.ts';

export function tokenMoved(view: EntropyView, { token, to, lost }: EventOf<'tokenMoved'>): Part {
  if (lost) return dropToken(view, token.serial);
  return { tokens: view.tokens.map((one) => (one.serial === token.serial ? { ...one, ...to } : one)) };
}

export function cardPlayed(view: EntropyView, event: EventOf<'cardPlayed'>): Part {
  const { seat, nr, card, left, energy, entropy } = event;
  return {
    entropy: entropy.after,
    ...turnUp(view, seat, [card]),
    ...changeShip(view, seat, nr, ({ program }) => ({
      energy: energy.after,
      acted: true,
      cards: left,
      program: program && program.slice(1),
    })),
  };
}

export function tokenFired(view: EntropyView, { token, at, lost }: EventOf<'tokenFired'>): Part {
  return { lastSerial: token.serial, ...(!lost && { tokens: [...view.tokens, { ...token, ...at }] }) };
}

/** Energy after a laser or a battle; who is destroyed is removed by an event of its own. */
export function hits(view: EntropyView, ships: readonly Hit[]): Part {
  return changeShips(view, ({ seat, nr, energy }) => ({
    energy: ships.find((hit) => hit.seat === seat && hit.nr === nr)?.after ?? energy,
  }));
}

export function wavePushed(view: EntropyView, { token, to, ships }: EventOf<'wavePushed'>): Part {
  const isPushed = (seat: number, nr: number) => ships.some((ship) => ship.seat === seat && ship.nr === nr);
  return {
    ...dropToken(view, token.serial),
    ...changeShips(view, ({ seat, nr }) => (isPushed(seat, nr) ? to : {})),
  };
}

export function pickedUp(view: EntropyView, { seat, nr, at, titanium, energy }: EventOf<'pickedUp'>): Part {
  return {
    ...changeTile(view, at, () => ({ titanium: 0, energy: 0 })),
    ...changeShip(view, seat, nr, () => ({ titanium: titanium.after, energy: energy.after })),
  };
}

export function exchanged(view: EntropyView, { seat, ships }: EventOf<'exchanged'>): Part {
  return changeShips(view, (ship) => {
    const shared = ship.seat === seat ? ships.find(({ nr }) => nr === ship.nr) : undefined;
    return shared ? { titanium: shared.titanium.after, energy: shared.energy.after } : {};
  });
}

export function titaniumSent(view: EntropyView, { seat, nr, left, points }: EventOf<'titaniumSent'>): Part {
  return {
    ...changeShip(view, seat, nr, () => ({ titanium: left })),
    ...changePlayer(view, seat, () => ({ points: points.after })),
  };
}

export function shipBuilt(view: EntropyView, { seat, nr, at, facing }: EventOf<'shipBuilt'>): Part {
  return {
    ...addShip(view, seat, nr, at, facing),
    ...changePlayer(view, seat, ({ built }) => ({ built: built + 1 })),
  };
}

export function shipDestroyed(view: EntropyView, { seat, nr, titanium, cards }: EventOf<'shipDestroyed'>): Part {
  return {
    ships: view.ships.filter((ship) => ship.seat !== seat || ship.nr !== nr),
    titaniumLost: view.titaniumLost + titanium,
    ...turnUp(view, seat, cards),
    ...changePlayer(view, seat, ({ lost }) => ({ lost: lost + 1 })),
  };
}

export function playerOut(view: EntropyView, { seat, era, cards, portals }: EventOf<'playerOut'>): Part {
  const emptied = { ...view, ...takeFromHand(view, seat, cards) };
  return {
    ...turnUp(view, seat, cards),
    ...changePlayer(emptied, seat, () => ({ out: era, newEnergy: 0 })),
    tiles: view.tiles.map((tile) => (portals.some((at) => sameHex(at, tile)) ? { ...tile, owner: null } : tile)),
  };
}
