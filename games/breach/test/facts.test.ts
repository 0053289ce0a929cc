/** The printed facts: units, ships, options. */
import { readFileSync } from 'node:fs';
import { parseOptions } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { AI_UNITS, MAP_IDS, type MapData, MAPS, PIRATE_UNITS } from '../src/data.ts';
import { breach } from '../src/index.ts';
import { SHIPS, type Ship } from '../src/ships.ts';

describe('units', () => {
  test('24 A.I. units, 12 turrets and 12 traps', () => {
    const supply = (kind: string) =>
      AI_UNITS.filter((unit) => unit.kind === kind).reduce((sum, unit) => sum + unit.supply, 0);
    expect([supply('turret'), supply('trap')]).toEqual([12, 12]);
  });

  test('the numbers of the A.I. units', () => {
    const rows = AI_UNITS.map(({ id, durability, damage, useCost, supply }) =>
      [id, durability, damage, useCost, supply].join(' '),
    );
    expect(rows).toEqual([
      'nailer 3 2 1 4',
      'sentry 6 5 2 3',
      'bulwark 12 1 1 2',
      'impaler 6 8 3 2',
      'lastWord 6 10 3 1',
      'liveWire 3 1 1 4',
      'purge 4 2 2 3',
      'deadbolt 10 1 2 2',
      'nerveMist 6 3 3 2',
      'openSky 6 5 4 1',
    ]);
  });

  test('the numbers of the pirates', () => {
    const rows = PIRATE_UNITS.map(({ id, cost, health, endurance, security }) =>
      [id, cost, health, endurance, security].join(' '),
    );
    expect(rows).toEqual([
      'grunt 2 3 2 0',
      'geek 2 3 0 2',
      'sapper 4 5 5 1',
      'splicer 4 4 1 5',
      'ironside 5 7 2 1',
      'faraday 5 6 1 2',
      'reaver 6 7 6 1',
      'wraith 6 6 1 6',
    ]);
  });

  test('[R42] Grunts and Geeks do none of the other damage, all others exactly 1', () => {
    for (const { id, specialist, endurance, security } of PIRATE_UNITS)
      expect(specialist === 'endurance' ? security : endurance).toBe(id === 'grunt' || id === 'geek' ? 0 : 1);
  });
});

describe('ships', () => {
  const doorCount = ({ doors }: Ship) => doors.reduce((sum, { length }) => sum + length, 0) / 2;
  const edges = ({ rooms, isEdge }: Ship) => rooms.filter((_, room) => isEdge[room]);

  test.for([
    ['frigate', 19, 25, 6, 'B1 C1 D1 A2 E2 B3 D3 A4 E4 B5 C5 D5'],
    ['cutter', 16, 22, 5, 'B1 C1 D1 A2 E2 A3 E3 B4 C4 D4'],
    ['hulk', 30, 43, 9, 'C1 D1 E1 B2 F2 A3 G3 A4 G4 B5 F5 C6 D6 E6'],
  ] as const)('[R2] %s: %i rooms, %i doors, bridge %i doors away', ([map, rooms, doors, far, edgeRooms]) => {
    const ship = SHIPS[map];
    expect([ship.rooms.length, doorCount(ship), ship.toBridge[ship.start]]).toEqual([rooms, doors, far]);
    expect(edges(ship).join(' ')).toBe(edgeRooms);
    expect(ship.isEdge[ship.start] && ship.isEdge[ship.bridge]).toBe(true);
  });

  test('distances to the bridge of the Frigate', () => {
    const { rooms, toBridge } = SHIPS.frigate;
    const at = (far: number) =>
      rooms
        .filter((_, room) => toBridge[room] === far)
        .toSorted()
        .join(' ');
    expect([0, 1, 2, 3, 4, 5, 6].map(at)).toEqual([
      'C5',
      'B5 C4 D5',
      'B4 D4',
      'A4 B3 D3 E4',
      'B2 C3 D2',
      'A2 B1 C2 D1 E2',
      'C1',
    ]);
  });

  test.for(MAP_IDS)('[R1] the doors of the %s open both ways and mirror in the middle column', (map) => {
    const { doors, mirror } = SHIPS[map];
    for (const [room, next] of doors.entries()) {
      for (const other of next) expect(doors[other]).toContain(room);
      const image = doors[mirror[room] as number];
      expect(new Set(next.map((other) => mirror[other]))).toEqual(new Set(image));
    }
  });
});

describe('the plans of RULES.md', () => {
  const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

  /** What the plan says of a room. */
  function sign({ start, bridge, isEdge, roomNamed }: Ship, name: string): string {
    const room = roomNamed(name);
    if (room < 0) return '–';
    if (room === start) return 'start';
    if (room === bridge) return 'bridge';
    return isEdge[room] ? 'edge' : 'in';
  }

  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

  test.for(MAP_IDS)('%s', (map) => {
    const ship = SHIPS[map];
    const { name, columns, rows, walls, rounds, generators }: MapData = MAPS[map];
    const letters = 'ABCDEFG'.slice(0, columns).split('');
    const plan = [line([name, ...letters]), `|${'---|'.repeat(columns + 1)}`];
    for (let row = rows; row > 0; row--)
      plan.push(line([`${row}`, ...letters.map((letter) => sign(ship, `${letter}${row}`))]));
    expect(rules).toContain(`\n\n${plan.join('\n')}\n\n`);
    const listed = walls.map(([one, other]) => `${one}–${other}`).join(', ');
    expect(rules).toContain(`\n\nWall${walls.length > 1 ? 's' : ''} of the ${name}: ${listed}.\n\n`);
    const size = `${ship.rooms.length} rooms, ${rounds} rounds, ${generators} generators`;
    expect(rules).toContain(`the ${name} (${size})`);
  });
});

test('every number of RULES.md in italics is the default of the option behind it', () => {
  const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  const numbers = [...rules.matchAll(/\*(\d+)\*(?:<!--(\w+)-->)?/g)].map(([, number, name = '']) => [
    name,
    Number(number),
  ]);
  expect(numbers.length).toBeGreaterThan(8);
  const fields: Readonly<Record<string, { readonly default: unknown }>> = breach.options.fields;
  expect(numbers).toEqual(numbers.map(([name = '']) => [name, fields[name]?.default]));
});

describe('options', () => {
  const parse = (given: object) => parseOptions(breach.options, given, 2);

  test('the defaults', () => {
    expect(parse({})).toEqual({
      ok: true,
      value: {
        map: 'frigate',
        rounds: 0,
        waves: 3,
        reactorStart: 3,
        reactorPerRound: 2,
        reactorRoundOne: true,
        capacitorStart: 5,
        capacitorCap: 5,
        generators: -1,
        generatorCost: 1,
        generatorOutput: 1,
        placeCost: 1,
        rationsBase: 10,
        rationsPerRoom: 1,
        rationsKept: false,
        aiCapacity: 4,
        pirateCapacity: 4,
        supplyMultiplier: 1,
        hiddenUnits: true,
        mustClear: false,
        captureInterior: false,
      },
    });
  });

  test('the Capacitor cannot start above its cap, also by a default', () => {
    expect(parse({ capacitorStart: 8 })).toMatchObject({ ok: false });
    expect(parse({ capacitorCap: 4 })).toMatchObject({ ok: false });
    expect(parse({ capacitorStart: 4, capacitorCap: 4 }).ok).toBe(true);
  });

  test.for([
    ['map', 'galleon'],
    ['rounds', 31],
    ['rounds', -1],
    ['waves', 0],
    ['waves', 7],
    ['generators', -2],
    ['generators', 13],
    ['generatorCost', 0],
    ['placeCost', 6],
    ['rationsBase', 41],
    ['aiCapacity', 0],
    ['pirateCapacity', 9],
    ['supplyMultiplier', 5],
    ['hiddenUnits', 1],
    ['must-clear', 'yes'],
    ['rationsPerRoom', 1.5],
    ['sails', 3],
  ] as const)('%s = %s is refused by name', ([name, value]) => {
    const parsed = parse({ [name]: value });
    expect(parsed.ok ? '' : parsed.problem).toContain(name);
  });
});
