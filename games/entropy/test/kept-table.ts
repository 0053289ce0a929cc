/** What everybody can say of the table from what they were told: a table kept by events alone, to hold pictures against. */
import type { Event, ShipRef } from '../src/events.ts';
import type { Hex } from '../src/hexes.ts';
import type { EntropyView } from '../src/view.ts';

interface Ship {
  at: string;
  facing: number;
  energy: number;
  titanium: number;
}
interface Tile {
  titanium: number;
  energy: number;
  owner: number | null;
}

const hex = ({ q, r }: Hex) => `${q},${r}`;
const name = ({ seat, nr }: ShipRef) => `${seat}/${nr}`;

export class KeptTable {
  entropy: number;
  readonly points: number[];
  readonly ships: Map<string, Ship>;
  readonly tokens: Map<number, string>;
  readonly tiles: Map<string, Tile>;

  constructor(view: EntropyView) {
    this.entropy = view.entropy;
    this.points = view.players.map(({ points }) => points);
    this.ships = new Map(
      view.ships.map((ship) => {
        const { facing, energy, titanium } = ship;
        return [name(ship), { at: hex(ship), facing, energy, titanium }];
      }),
    );
    this.tokens = new Map(view.tokens.map((token) => [token.serial, hex(token)]));
    this.tiles = new Map(
      view.tiles.map((tile) => {
        const { titanium, energy, owner } = tile;
        return [hex(tile), { titanium, energy, owner }];
      }),
    );
  }

  private ship(ref: ShipRef): Ship {
    const ship = this.ships.get(name(ref));
    if (!ship) throw new Error(`nobody was told of ship ${name(ref)}`);
    return ship;
  }

  private tile(at: Hex): Tile {
    const tile = this.tiles.get(hex(at));
    if (!tile) throw new Error(`nobody was told of a tile at ${hex(at)}`);
    return tile;
  }

  hear(event: Event): void {
    if ('entropy' in event && typeof event.entropy === 'object') this.entropy = event.entropy.after;
    switch (event.kind) {
      case 'tilePlaced':
        this.tiles.set(hex(event.at), { titanium: event.titanium, energy: event.energy, owner: null });
        break;
      case 'shipPlaced':
      case 'shipBuilt':
        this.ships.set(name(event), { at: hex(event.at), facing: event.facing, energy: 0, titanium: 0 });
        break;
      case 'energyGiven':
      case 'cardPlayed':
        this.ship(event).energy = event.energy.after;
        break;
      case 'shipMoved':
        if (!event.off) this.ship(event).at = hex(event.to);
        break;
      case 'shipTurned':
        this.ship(event).facing = event.facing.after;
        break;
      case 'tokenFired':
        if (!event.lost) this.tokens.set(event.token.serial, hex(event.at));
        break;
      case 'tokenMoved':
        if (event.lost) this.tokens.delete(event.token.serial);
        else this.tokens.set(event.token.serial, hex(event.to));
        break;
      case 'laserHit':
        this.tokens.delete(event.token.serial);
        for (const hit of event.ships) this.ship(hit).energy = hit.after;
        break;
      case 'wavePushed':
        this.tokens.delete(event.token.serial);
        if (!event.off) for (const pushed of event.ships) this.ship(pushed).at = hex(event.to);
        break;
      case 'battle':
        for (const fighter of event.ships) this.ship(fighter).energy = fighter.after;
        break;
      case 'portalTaken':
        this.tile(event.at).owner = event.seat;
        break;
      case 'pickedUp':
        Object.assign(this.tile(event.at), { titanium: 0, energy: 0 });
        Object.assign(this.ship(event), { titanium: event.titanium.after, energy: event.energy.after });
        break;
      case 'exchanged':
        for (const { nr, titanium, energy } of event.ships)
          Object.assign(this.ship({ seat: event.seat, nr }), { titanium: titanium.after, energy: energy.after });
        break;
      case 'titaniumSent':
        this.ship(event).titanium = event.left;
        this.points[event.seat] = event.points.after;
        break;
      case 'shipDestroyed':
        this.ships.delete(name(event));
        break;
      case 'playerOut':
        for (const at of event.portals) this.tile(at).owner = null;
        break;
      case 'tokensRemoved':
        this.tokens.clear();
        break;
      default:
    }
  }
}
