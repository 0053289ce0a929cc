/**
 * The options of every question, listed a second time straight from the rules and with nothing of the game's own code
 * but its state: no bits, no caches, no shared formulas. Slow and plain; the properties compare it with the game.
 */
import type { Ship, State } from '../src/state.ts';

const COS = [1, Math.SQRT1_2, 0, -Math.SQRT1_2, -1, -Math.SQRT1_2, 0, Math.SQRT1_2];
const cosine = (eighths: number) => COS[((eighths % 8) + 8) % 8] ?? 0;
const sine = (eighths: number) => cosine(eighths - 2);

const TEMPLATES = ['straight', 'bankLeft', 'bankRight', 'turnLeft', 'turnRight'] as const;
type Template = (typeof TEMPLATES)[number];
const TURNS: Readonly<Record<Template, number>> = {
  straight: 0,
  bankLeft: 1,
  bankRight: -1,
  turnLeft: 2,
  turnRight: -2,
};
const PREFIXES = ['', 'S:', 'R:'] as const;

/** Ahead and to the left, before rotation. */
function local(template: Template): [number, number] {
  const side = Math.sign(TURNS[template]);
  if (template === 'straight') return [20000, 0];
  return Math.abs(TURNS[template]) === 2
    ? [10000, side * 10000]
    : [1000 + 22000 * Math.SQRT1_2, side * (21000 - 20000 * Math.SQRT1_2)];
}

function endOf({ x, y, h }: Ship, template: Template): [number, number] {
  const [ahead, left] = local(template);
  return [x + Math.round(ahead * cosine(h) - left * sine(h)), y + Math.round(ahead * sine(h) + left * cosine(h))];
}

const onBoard = ({ settings }: State, [x, y]: readonly [number, number]): boolean => {
  const side = settings.boardTw * 6000;
  return Math.min(x, y) >= 2772 && Math.max(x, y) <= side - 2772;
};

function clear({ ships }: State, self: Ship, [x, y]: readonly [number, number]): boolean {
  return !ships.some((ship) => {
    if (ship === self || !ship.flying || ship.h < 0) return false;
    const [dx, dy] = [Math.abs(ship.x - x), Math.abs(ship.y - y)];
    return dx < 5543 && dy < 5543 && dx + dy < 7839;
  });
}

function price({ settings }: State, prefix: string, template: Template): number {
  const { straightCost, bankCost, turnCost, specialMultiplier } = settings;
  const cost = [straightCost, bankCost, turnCost][Math.abs(TURNS[template])] ?? 0;
  return prefix === '' ? cost : cost * specialMultiplier;
}

function moveOptions(s: State): string[] {
  const { settings } = s;
  const move = s.stack.at(-1);
  if (move?.kind !== 'move') return [];
  const ship = s.ships.find(({ id }) => id === move.ship) as Ship;
  const pairs = PREFIXES.flatMap((prefix) => TEMPLATES.map((template) => ({ prefix, template })))
    .filter(({ prefix, template }) => !(prefix === 'R:' && template === 'straight'))
    .filter(({ prefix }) => prefix !== 'S:' || settings.enableSplitS)
    .filter(({ prefix }) => prefix !== 'R:' || settings.enableBarrelRoll)
    .filter(({ prefix, template }) => {
      const tokens = prefix === 'S:' ? settings.splitSAltitude : 0;
      return ship.altitude >= tokens && move.baseLeft + ship.altitude - tokens >= price(s, prefix, template);
    })
    .map((pair) => {
      const end = endOf(ship, pair.template);
      return { ...pair, on: onBoard(s, end), clear: clear(s, ship, end) };
    });
  const isStuck = move.flown.length === 0 && !pairs.some((pair) => pair.on && pair.clear);
  const kept =
    settings.overlapRule === 'forbidden' && !isStuck ? pairs.filter((pair) => !pair.on || pair.clear) : pairs;
  const options = kept.map(({ prefix, template }) => `${prefix}${template}`);
  if (move.flown.length === 0) return options;
  const mayStore = settings.enableAltitude && !move.specialUsed;
  const most = mayStore
    ? Math.max(0, Math.min(move.baseLeft, settings.maxAltitude - ship.altitude, settings.maxStorePerRound))
    : 0;
  for (let store = 0; store <= most; store++) options.push(`end(${store})`);
  return options;
}

/** Compares the gap between two tokens with a length. */
function gap(dx: number, dy: number, length: number): number {
  const [x, y] = [Math.max(Math.abs(dx), Math.abs(dy)), Math.min(Math.abs(dx), Math.abs(dy))];
  if (y <= 2296) return Math.sign(x - 5543 - length);
  if (x - y <= 3247) return Math.sign((x + y) ** 2 - 2 * (5543 + length) ** 2);
  return Math.sign((x - 5543) ** 2 + (y - 2296) ** 2 - length ** 2);
}

/** Rounded as the rules round: for diagonal headings the exact value times √2. */
const DIRECTIONS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;
const CONSTANTS = {
  even: { apo: 2772, cor: 3920, wid: 5949, strip: 3522, scor: 4670, both: 2022, mid: 750 },
  odd: { apo: 3920, cor: 5543, wid: 8413, strip: 4980, scor: 6604, both: 2859, mid: 1061 },
};

function localOf(from: Ship, to: Ship) {
  const [p, q] = DIRECTIONS[from.h] ?? [0, 0];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { f: dx * p + dy * q, l: Math.abs(p * dy - q * dx), ...CONSTANTS[from.h % 2 === 0 ? 'even' : 'odd'] };
}

export function isTarget({ settings }: State, from: Ship, to: Ship): boolean {
  if (to.pilot === from.pilot || !to.flying || to.health === 0) return false;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = settings.rangeTw * 6000;
  const inRange = settings.rangeMeasure === 'centers' ? dx ** 2 + dy ** 2 <= length ** 2 : gap(dx, dy, length) <= 0;
  const { f, l, apo, cor, wid } = localOf(from, to);
  const wide = settings.arcDegrees === 90;
  const inArc =
    settings.arcTest === 'center'
      ? wide
        ? l <= f
        : f >= 0 && 3 * l ** 2 <= f ** 2
      : f >= -apo && l - f <= cor && (wide || (f + wid >= 0 && 3 * l ** 2 <= (f + wid) ** 2));
  return inRange && inArc;
}

export function isLined({ settings }: State, from: Ship, to: Ship): boolean {
  const { f, l, apo, strip, scor, both, mid } = localOf(from, to);
  if (settings.linedUpTest === 'anyPart') return f >= -apo && l <= strip && l - f <= scor;
  return f > 0 && l <= (settings.linedUpTest === 'center' ? mid : both);
}

const targetsOf = (s: State, ship: Ship) => s.ships.filter((other) => isTarget(s, ship, other));

function attackOptions(s: State): string[] {
  const frame = s.stack.at(-1);
  if (frame?.kind !== 'attack') return [];
  const ship = s.ships.find(({ id }) => id === frame.ship) as Ship;
  const names = targetsOf(s, ship).map(({ id }) => `attack(${id})`);
  return s.settings.mandatoryAttack ? names : [...names, 'hold'];
}

function cellOptions(s: State, seat: number): string[] {
  const { boardTw, placementDepthTw: depth, placementSpacingTw, rangeTw } = s.settings;
  const length = (placementSpacingTw === -1 ? rangeTw : placementSpacingTw) * 6000;
  const placed = s.ships.filter(({ h }) => h >= 0);
  const others = placed.filter(({ pilot }) => pilot !== seat);
  const free: { name: string; spaced: boolean; nearest: number }[] = [];
  for (let row = 0; row < boardTw; row++)
    for (let col = 0; col < boardTw; col++) {
      if (!(col < depth || row < depth || col >= boardTw - depth || row >= boardTw - depth)) continue;
      const [x, y] = [3000 + 6000 * col, 3000 + 6000 * row];
      if (placed.some((ship) => ship.x === x && ship.y === y)) continue;
      free.push({
        name: `cell(${col}, ${row})`,
        spaced: others.every((ship) => gap(ship.x - x, ship.y - y, length) >= 0),
        nearest: Math.min(...others.map((ship) => (ship.x - x) ** 2 + (ship.y - y) ** 2)),
      });
    }
  const spaced = free.filter((cell) => cell.spaced);
  const farthest = Math.max(...free.map(({ nearest }) => nearest));
  return (spaced.length > 0 ? spaced : free.filter(({ nearest }) => nearest === farthest)).map(({ name }) => name);
}

function lineOptions({ settings }: State): string[] {
  const values = settings.statValues;
  const lines = new Set<string>();
  for (const a of [0, 1, 2, 3])
    for (const b of [0, 1, 2, 3])
      for (const c of [0, 1, 2, 3])
        for (const d of [0, 1, 2, 3])
          if (new Set([a, b, c, d]).size === 4) lines.add([a, b, c, d].map((at) => values[at]).join('-'));
  return [...lines].sort().reverse(); // single digits, so the order of texts is that of numbers
}

/** The options of a seat that is asked, in short. */
export function oracleOptions(s: State, kind: string, seat: number): string[] {
  const own = s.ships.filter((ship) => ship.pilot === seat && ship.flying);
  switch (kind) {
    case 'assignStats':
      return lineOptions(s);
    case 'placePosition':
      return cellOptions(s, seat);
    case 'placeHeading':
      return [0, 1, 2, 3, 4, 5, 6, 7].map((heading) => `heading(${heading})`);
    case 'chooseShipToMove':
      return own.filter(({ moved }) => !moved).map(({ id }) => `move(${id})`);
    case 'move':
      return moveOptions(s);
    case 'chooseShipToAttack':
      return own.filter((ship) => !ship.acted && targetsOf(s, ship).length > 0).map(({ id }) => `act(${id})`);
    default:
      return attackOptions(s);
  }
}
