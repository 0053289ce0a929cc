/** Ships and tokens by place, and where each stands on its tile. */
import { type EntropyView, type Hex, type SeenShip, type SeenTile, type SeenToken } from '@orrery/entropy/client';
import type { Point } from '../../camera/math.ts';
import { ahead, berthOf, type Berth, hexPoint, keyOf, R } from './geometry.ts';

export const shipId = ({ seat, nr }: { readonly seat: number; readonly nr: number }): string => `ship ${seat} ${nr}`;
export const tokenId = (serial: number): string => `token ${serial}`;

export class Pieces {
  readonly view: EntropyView;
  readonly spots: ReadonlyMap<string, Berth>;
  private readonly tiles: ReadonlyMap<string, SeenTile>;
  private readonly ships: ReadonlyMap<string, readonly SeenShip[]>;
  private readonly tokens: ReadonlyMap<string, readonly SeenToken[]>;

  constructor(view: EntropyView) {
    this.view = view;
    this.tiles = new Map(view.tiles.map((tile) => [keyOf(tile), tile]));
    this.ships = grouped(view.ships);
    this.tokens = grouped(view.tokens);
    this.spots = new Map([...this.shipSpots(), ...this.tokenSpots()]);
  }

  tileAt(hex: Hex): SeenTile | undefined {
    return this.tiles.get(keyOf(hex));
  }

  shipsAt(hex: Hex): readonly SeenShip[] {
    return this.ships.get(keyOf(hex)) ?? [];
  }

  tokensAt(hex: Hex): readonly SeenToken[] {
    return this.tokens.get(keyOf(hex)) ?? [];
  }

  private shipSpots(): [string, Berth][] {
    return [...this.ships.values()].flatMap((group) =>
      group.map((ship, place): [string, Berth] => {
        const { x, y } = hexPoint(ship);
        const berth = berthOf(place, group.length);
        return [shipId(ship), { x: x + berth.x, y: y + berth.y, scale: berth.scale }];
      }),
    );
  }

  private tokenSpots(): [string, Berth][] {
    return [...this.tokens.values()].flatMap((group) =>
      group.map((token, place): [string, Berth] => {
        const { x, y } = beside(hexPoint(token), token.heading, place, group.length);
        return [tokenId(token.serial), { x, y, scale: group.length > 1 ? 0.8 : 1 }];
      }),
    );
  }
}

/** Tokens that share a hex lie side by side across the heading. */
function beside(middle: Point, heading: number, place: number, count: number): Point {
  return ahead(middle, heading + 1.5, (place - (count - 1) / 2) * R * 0.4);
}

function grouped<T extends Hex>(pieces: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const piece of pieces) {
    const group = groups.get(keyOf(piece));
    if (group) group.push(piece);
    else groups.set(keyOf(piece), [piece]);
  }
  return groups;
}
