/**
 * Chaos once more, written down as the rules tell it and with no thought of speed: coordinates, plain lists, questions
 * answered in the middle of what they interrupt. `oracle.test.ts` compares the game with it.
 */
import { CARDS, type CardId, DIRECTIONS, TILES, type TileId } from '../src/data.ts';
import type { Settings } from '../src/options.ts';

export interface OracleTile {
  readonly id: TileId;
  goods: number;
  owner: number | null;
}

export interface OracleShip {
  readonly seat: number;
  readonly nr: number;
  hex: string;
  facing: number;
  energy: number;
  titanium: number;
  program: CardId[];
}

export interface OracleToken {
  readonly kind: 'laser' | 'wave';
  readonly serial: number;
  hex: string;
  readonly heading: number;
}

export interface OracleTable {
  readonly settings: Settings;
  readonly tiles: Map<string, OracleTile>;
  ships: OracleShip[];
  tokens: OracleToken[];
  serial: number;
  entropy: number;
  lastEra: boolean;
  readonly points: number[];
  readonly built: number[];
  readonly hands: CardId[][];
  readonly out: boolean[];
  readonly startingPlayer: number;
  discard: CardId[];
  ending: 'allDestroyed' | 'decided' | null;
}

/** One of the options, in the game's short notation. */
export type Answer = (kind: string, seat: number, options: readonly string[]) => string;

/** The game is over in the middle of something. */
class Over extends Error {}

const step = (hex: string, direction: number): string => {
  const [q = 0, r = 0] = hex.split(',').map(Number);
  const { q: dq, r: dr } = DIRECTIONS[direction] ?? DIRECTIONS[0];
  return `${q + dq},${r + dr}`;
};
const byNr = (a: OracleShip, b: OracleShip) => a.seat - b.seat || a.nr - b.nr;
const upTo = (kind: string, most: number) => Array.from({ length: most + 1 }, (_, amount) => `${kind}(${amount})`);
const amountIn = (text: string): number => Number(/\((.*)\)/.exec(text)?.[1]);

export function oracleChaos(t: OracleTable, answer: Answer): void {
  const ask = (kind: string, seat: number, options: string[]) =>
    options.length === 1 ? (options[0] ?? '') : answer(kind, seat, options);
  const on = (hex: string) => t.ships.filter((ship) => ship.hex === hex).toSorted(byNr);

  function changeEntropy(x: number): void {
    if (x < 0 && t.lastEra) return;
    t.entropy += x;
    if (x < 0) t.entropy = Math.max(t.entropy, t.settings.entropyFloor ?? t.entropy);
    if (t.entropy >= 0) [t.entropy, t.lastEra] = [0, true];
  }

  function destroy(ships: readonly OracleShip[]): void {
    for (const ship of ships) {
      t.ships = t.ships.filter((other) => other !== ship);
      t.discard.push(...ship.program);
      ship.program = [];
    }
    for (const { seat } of ships) {
      if (t.ships.some((ship) => ship.seat === seat)) continue;
      t.out[seat] = true;
      t.discard.push(...(t.hands[seat] ?? []));
      t.hands[seat] = [];
      for (const tile of t.tiles.values()) if (tile.owner === seat) tile.owner = null;
    }
    if (t.ships.length === 0) {
      t.ending = 'allDestroyed';
      throw new Over();
    }
  }

  function arrive(all: OracleShip[], hex: string): void {
    let group = all;
    if (!t.tiles.has(hex)) return destroy(group);
    for (const token of t.tokens.filter((one) => one.hex === hex)) {
      t.tokens = t.tokens.filter((one) => one !== token);
      if (token.kind === 'wave') return arrive(group, step(hex, token.heading));
      for (const ship of group) ship.energy -= t.settings.laserDamage;
      const dead = group.filter((ship) => ship.energy < 0);
      group = group.filter((ship) => ship.energy >= 0);
      if (dead.length > 0) destroy(dead);
      if (group.length === 0) return;
    }
    for (const ship of group) ship.hex = hex;
    land(group, hex);
  }

  function land(all: OracleShip[], hex: string): void {
    let group = all;
    const [{ seat }] = group as [OracleShip];
    if (on(hex).some((ship) => ship.seat !== seat)) {
      const ships = on(hex);
      const energies = ships.map(({ energy }) => energy);
      for (const ship of ships)
        ships.forEach((other, i) => {
          if (other.seat !== ship.seat) ship.energy -= energies[i] ?? 0;
        });
      group = group.filter(({ energy }) => energy > 0);
      const dead = ships.filter(({ energy }) => energy <= 0);
      if (dead.length > 0) destroy(dead);
      if (group.length === 0) return;
    }
    const tile = t.tiles.get(hex) as OracleTile;
    const { kind } = TILES.find(({ id }) => id === tile.id) as (typeof TILES)[number];
    if (kind === 'portal') tile.owner = seat;
    const [first] = group.toSorted(byNr) as [OracleShip];
    if (kind === 'titanium') first.titanium += tile.goods;
    if (kind === 'energy') first.energy += tile.goods;
    tile.goods = 0;
    const own = on(hex);
    if (own.length >= 2 && own.some((ship) => ship.titanium + ship.energy > 0)) exchange(own);
  }

  function exchange(own: readonly OracleShip[]): void {
    const [{ seat }] = own as [OracleShip];
    if (ask('exchange', seat, ['exchange(no)', 'exchange(yes)']) === 'exchange(no)') return;
    const shares = (goods: 'titanium' | 'energy', kind: string) => {
      let left = own.reduce((sum, ship) => sum + ship[goods], 0);
      if (left === 0) return own.map(() => 0);
      return own.map((_, i) => {
        const amount = i === own.length - 1 ? left : amountIn(ask(kind, seat, upTo(kind, left)));
        left -= amount;
        return amount;
      });
    };
    const titanium = shares('titanium', 'exchangeTitanium');
    const energy = shares('energy', 'exchangeEnergy');
    own.forEach((ship, i) => Object.assign(ship, { titanium: titanium[i], energy: energy[i] }));
  }

  function enter(token: OracleToken): void {
    const remove = () => {
      t.tokens = t.tokens.filter((one) => one !== token);
    };
    if (!t.tiles.has(token.hex)) return remove();
    const group = on(token.hex);
    if (group.length === 0) return;
    remove();
    if (token.kind === 'wave') {
      for (const ship of group) ship.hex = 'in flight';
      arrive(group, step(token.hex, token.heading));
      return;
    }
    for (const ship of group) ship.energy -= t.settings.laserDamage;
    const dead = group.filter((ship) => ship.energy < 0);
    if (dead.length > 0) destroy(dead);
  }

  function fly(ship: OracleShip, steps: number): void {
    if (t.settings.landing === 'eachStep') {
      for (let i = 0; i < steps && t.ships.includes(ship); i++) {
        const from = ship.hex;
        ship.hex = 'in flight';
        arrive([ship], step(from, ship.facing));
      }
      return;
    }
    let hex = ship.hex;
    ship.hex = 'in flight';
    for (let i = 0; i < steps; i++) {
      hex = step(hex, ship.facing);
      if (!t.tiles.has(hex)) return destroy([ship]);
    }
    arrive([ship], hex);
  }

  function build(ship: OracleShip): void {
    const { seat } = ship;
    const { maxShips } = t.settings;
    if (maxShips > 0 && t.ships.filter((one) => one.seat === seat).length >= maxShips) return;
    const beside = [0, 1, 2, 3, 4, 5].map((direction) => step(ship.hex, direction)).filter((hex) => t.tiles.has(hex));
    if (beside.length === 0) return;
    const choice = ask('buildTile', seat, ['decline', ...beside.map((hex) => `buildTile(${hex})`)]);
    if (choice === 'decline') return;
    const hex = /\((.*)\)/.exec(choice)?.[1] ?? '';
    const facing = amountIn(ask('chooseFacing', seat, upTo('chooseFacing', 5)));
    const built = (t.built[seat] ?? 0) + 1;
    t.built[seat] = built;
    const made: OracleShip = { seat, nr: built + 1, hex: 'in flight', facing, energy: 0, titanium: 0, program: [] };
    t.ships = [...t.ships, made].toSorted(byNr);
    arrive([made], hex);
  }

  function playCard(ship: OracleShip): void {
    const id = ship.program.shift() as CardId;
    try {
      const place = CARDS.findIndex((card) => card.id === id);
      const { kind, amount } = CARDS[place] as (typeof CARDS)[number];
      const cost = t.settings.cardEnergy[place] ?? 0;
      if (ship.energy < cost) return;
      ship.energy -= cost;
      changeEntropy(t.settings.cardEntropy[place] ?? 0);
      if (kind === 'move') fly(ship, amount);
      if (kind === 'turn') ship.facing = (ship.facing + amount) % 6;
      if (kind === 'build') build(ship);
      if (kind === 'shot') {
        const token: OracleToken = {
          kind: id === 'laser' ? 'laser' : 'wave',
          serial: ++t.serial,
          hex: step(ship.hex, ship.facing),
          heading: ship.facing,
        };
        t.tokens.push(token);
        enter(token);
      }
      if (kind === 'portal' && ship.titanium > 0) {
        const sent = amountIn(ask('transportAmount', ship.seat, upTo('transportAmount', ship.titanium)));
        ship.titanium -= sent;
        t.points[ship.seat] = (t.points[ship.seat] ?? 0) + sent;
      }
    } finally {
      t.discard.push(id);
    }
  }

  function isDecided(): boolean {
    const alive = t.points.map((_, seat) => seat).filter((seat) => !t.out[seat]);
    const [last] = alive;
    if (!t.settings.endWhenDecided || last === undefined || alive.length > 1) return false;
    return t.points.every((points, seat) => seat === last || points < (t.points[last] ?? 0));
  }

  function endIfDecided(): void {
    if (!isDecided()) return;
    for (const ship of t.ships) t.discard.push(...ship.program.splice(0));
    t.ending = 'decided';
    throw new Over();
  }

  function round(): void {
    for (const token of t.tokens.slice()) {
      if (!t.tokens.includes(token)) continue;
      token.hex = step(token.hex, token.heading);
      enter(token);
    }
    const seats = t.points.map((_, i) => (t.startingPlayer + i) % t.points.length);
    const acted = new Set<OracleShip>();
    for (const seat of seats)
      for (;;) {
        const ready = t.ships.filter((ship) => ship.seat === seat && ship.program.length > 0 && !acted.has(ship));
        if (ready.length === 0) break;
        const chosen = amountIn(
          ask(
            'chooseShip',
            seat,
            ready.map(({ nr }) => `chooseShip(${nr})`),
          ),
        );
        const ship = ready.find(({ nr }) => nr === chosen) as OracleShip;
        acted.add(ship);
        playCard(ship);
      }
    endIfDecided();
  }

  try {
    let rounds = 0;
    for (; t.ships.some(({ program }) => program.length > 0); rounds++) round();
    if (rounds === 0) endIfDecided();
    if (!t.settings.tokensPersist) t.tokens = [];
  } catch (error) {
    if (!(error instanceof Over)) throw error;
  }
}
