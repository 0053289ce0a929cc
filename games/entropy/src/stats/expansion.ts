/** Where the tiles of an Expansion go, seen from the ships of the player who places them. */
import type { Seat } from '@orrery/kernel';
import { type TileData, tileDataOf } from '../data.ts';
import type { Event, EventOf, ShipRef } from '../events.ts';
import { distance, type Hex } from '../hexes.ts';
import { type Counter, named, orMore, Sums, type Theme } from './theme.ts';

const KINDS = ['space', 'titanium', 'energy', 'portal', 'neat'] as const satisfies readonly TileData['kind'][];
/** Steps to the nearest own ship. */
const STEPS = [1, 2, 3, 4, 5];

const NAMES = {
  'expansion.tiles': 'tiles placed in Expansions',
  'expansion.toOwn': 'steps from all of them together to the nearest ship of the player who placed them',
  'expansion.toRival': 'steps from all of them together to the nearest ship of another player, if there is one',
  ...named(
    KINDS.flatMap((kind) =>
      STEPS.map((steps) => [
        `expansion.${kind}.at${steps}`,
        `${kind} tiles placed ${orMore(STEPS, steps)} steps from the nearest own ship`,
      ]),
    ),
  ),
};

interface Place extends ShipRef {
  at: Hex;
}

class Expansion implements Counter {
  private readonly sums = new Sums(NAMES);
  private readonly fleet: Place[] = [];

  count(event: Event): void {
    switch (event.kind) {
      case 'shipPlaced':
      case 'shipBuilt':
        this.fleet.push({ seat: event.seat, nr: event.nr, at: event.at });
        break;
      case 'shipMoved':
        this.move(event, event.to);
        break;
      case 'wavePushed':
        for (const ship of event.ships) this.move(ship, event.to);
        break;
      case 'shipDestroyed':
        this.drop(event);
        break;
      case 'tilePlaced':
        if (this.fleet.length > 0) this.placed(event);
        break;
      default:
        break;
    }
  }

  private drop(ship: ShipRef): void {
    const at = this.fleet.findIndex(isSame(ship));
    if (at >= 0) this.fleet.splice(at, 1);
  }

  private move(ship: ShipRef, to: Hex): void {
    const place = this.fleet.find(isSame(ship));
    if (place) place.at = to;
  }

  /** Before there are ships it is set-up. */
  private placed({ seat, tile, at }: EventOf<'tilePlaced'>): void {
    const own = this.nearest(at, (owner) => owner === seat);
    this.sums.add('expansion.tiles');
    this.sums.add(`expansion.${tileDataOf(tile).kind}.at${Math.max(1, Math.min(own, STEPS.length))}`);
    this.sums.add('expansion.toOwn', own);
    this.sums.add(
      'expansion.toRival',
      this.nearest(at, (owner) => owner !== seat),
    );
  }

  private nearest(at: Hex, counts: (owner: Seat) => boolean): number {
    const steps = this.fleet.filter(({ seat }) => counts(seat)).map((ship) => distance(at, ship.at));
    return steps.length === 0 ? 0 : Math.min(...steps);
  }

  numbers(): Readonly<Record<string, number>> {
    return this.sums.values;
  }
}

const isSame =
  (ship: ShipRef) =>
  ({ seat, nr }: ShipRef): boolean =>
    seat === ship.seat && nr === ship.nr;

export const expansion: Theme = { names: NAMES, begin: () => new Expansion() };
