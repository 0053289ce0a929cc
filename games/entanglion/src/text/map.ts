/** The galaxies in letters, for a terminal: planets and the gates between them, and below each planet what is there. */
import { FLEETS, GATEWAYS, type Path, PATHS, type PlanetId, totalOf } from '../data.ts';
import type { EntanglionView } from '../seen.ts';
import { cardName, planetName, tokenName } from './words.ts';

/** Centarious, Superious, and Entanglion as a ring. */
const GRID: readonly (readonly (PlanetId | null)[])[] = [
  ['one', 'minus', 'omegaZero', 'omegaOne'],
  [null, null, 'psiPlus', 'psiMinus'],
  [null, null, 'phiPlus', 'phiMinus'],
  ['zero', 'plus', 'omegaTwo', 'omegaThree'],
];
const COLUMNS = [0, 13, 28, 52];

const inColumns = (cells: readonly string[]): string =>
  cells.reduce((line, cell, at) => line.padEnd(COLUMNS[at] ?? 0) + cell, '').trimEnd();

const isBetween = ({ ends }: Path, one: PlanetId, other: PlanetId): boolean =>
  ends.includes(one) && ends.includes(other);
/** "X CNOT", the gates by which one flies from one to the other. */
const gateNames = ({ gates }: Path): string => gates.map(cardName).join(' ');
function gatesBetween(one: PlanetId | null | undefined, other: PlanetId | null | undefined): string {
  const path = one && other && PATHS.find((each) => isBetween(each, one, other));
  return path ? gateNames(path) : '';
}

/** The planet below another one, whatever lies between. */
const below = (row: number, column: number): PlanetId | undefined =>
  GRID.slice(row + 1).flatMap((planets) => planets[column] ?? [])[0];

const isDrawn = (path: Path): boolean =>
  GRID.some((planets, row) =>
    planets.some((planet, column) => {
      if (!planet) return false;
      const [beside, under] = [planets[column + 1], below(row, column)];
      return (beside && isBetween(path, planet, beside)) || (under && isBetween(path, planet, under));
    }),
  );

/** A planet with the line to the one beside it: "ONE ---H---- ". */
function named(planets: readonly (PlanetId | null)[], column: number): string {
  const planet = planets[column];
  if (!planet) return column === 0 ? '|' : '';
  const name = planetName(planet);
  const gates = gatesBetween(planet, planets[column + 1]);
  if (gates === '') return name;
  const room = (COLUMNS[column + 1] ?? 0) - (COLUMNS[column] ?? 0) - name.length - 2;
  return `${name} ${gates.padStart(Math.ceil((room + gates.length) / 2), '-').padEnd(room, '-')}`;
}

/** What is known to be on a planet, and whose ships: "copper mine +1 RM". */
function there({ ring, orbit, players, depot }: EntanglionView, planet: PlanetId): string {
  const seen = ring.find((one) => one.planet === planet);
  const ships = players.flatMap(({ planets: [red, blue = red] }, seat) => {
    const fleet = FLEETS[seat]?.ships;
    return [red === planet ? fleet?.red.letter : '', blue === planet ? fleet?.blue.letter : ''];
  });
  const words = [
    seen ? (seen.token ? tokenName(seen.token) : '?') : '',
    planet === depot ? 'Depot' : '',
    totalOf(orbit[planet]) > 0 ? `+${totalOf(orbit[planet])}` : '',
    ships.join(''),
  ];
  return words.filter((word) => word !== '').join(' ');
}

function rowLines(view: EntanglionView, row: number): string[] {
  const planets = GRID[row] ?? [];
  const columns = COLUMNS.map((_, column) => column);
  const contents = columns.map((column) => {
    const planet = planets[column];
    return planet ? there(view, planet) : column === 0 ? '|' : '';
  });
  const lines = [inColumns(columns.map((column) => named(planets, column))), inColumns(contents)];
  if (row === GRID.length - 1) return lines;
  // The line from ONE to ZERO goes past two rows, and has its gates in the middle.
  const down = columns.map((column) =>
    column > 0 ? gatesBetween(planets[column], below(row, column)) : row === 1 ? gatesBetween('one', 'zero') : '|',
  );
  return [...lines, inColumns(down)];
}

export function map(view: EntanglionView): string {
  const others = PATHS.filter((path) => !isDrawn(path)).map(
    (path) => `${gateNames(path)}: ${path.ends.map(planetName).join(' to ')}`,
  );
  const gateways = GATEWAYS.map(({ from, to }) => `${from.map(planetName).join(' and ')} to ${planetName(to)}`);
  const letters = FLEETS.flatMap(({ ships }) => [ships.red, ships.blue]);
  return [
    inColumns(['Centarious', 'Superious', 'Entanglion']),
    ...GRID.flatMap((_, row) => rowLines(view, row)),
    'Gates across Entanglion:',
    ...others.map((words) => `  ${words}`),
    `CNOT in and out: ${gateways.slice(0, 2).join(', ')},`,
    `  ${gateways.slice(2).join(', ')}.`,
    `${letters.map(({ letter, name }) => `${letter} ${name}`).join(', ')}; ? not discovered; +2: resources to load.`,
  ].join('\n');
}
