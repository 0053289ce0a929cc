/**
 * Every number that is measured of a finished game, with a line of explanation. They are sums and counts, so that over
 * many games a share is one sum divided by another: lined-up attacks by attacks, a line's wins by its ships.
 */
import { FLIES } from '../actions.ts';
import { ENDS, LOSSES, MANNER_NAMES, PILOTS_MOST, STATS, TEMPLATES } from '../data.ts';
import { isManeuver } from '../flight.ts';
import { OPTIONS } from '../options.ts';
import { statLines } from '../stat-lines.ts';

const GAME = {
  'end.round': 'round in which the game ended',
  'end.draw': '1 if the first place was shared, else 0',
  'end.comeback': '1 if the only winner had less of its health left at half time than some other pilot, else 0',
  'lost.rounds': 'sum of the rounds in which ships were lost',
  'moves.made': 'moves begun',
  'moves.doomed': 'moves begun without any maneuver that stays on the board',
  'moves.maneuvers': 'maneuvers flown',
  'moves.speed': 'speed paid for maneuvers, base speed and altitude tokens',
  'moves.fromAltitude': 'part of that paid with altitude tokens',
  'moves.tokens': 'altitude tokens given up for Split S besides',
  'moves.stored': 'base speed stored as altitude',
  'moves.lost': 'base speed lost at the end of moves',
  'moves.automatic': 'moves that ended by themselves',
  'splitS.moves': 'moves with a Split S',
  'splitS.attacks': 'moves with a Split S whose ship attacked in the same round',
  'barrelRoll.moves': 'moves with a Barrel Roll',
  'blocked.options':
    'maneuvers not offered because they end on a token, over all questions and moves that ended by themselves',
  'blocked.exceptions': 'maneuvers flown onto a token because no other was open',
  'blocked.bumps': 'maneuvers bumped by a token',
  'stage.ships': 'ships flying at the beginning of attack stages',
  'stage.targets': 'ships with a target at the beginning of attack stages',
  'attacks.made': 'attacks',
  'attacks.linedUp': 'attacks on a target that was lined up',
  'attacks.hits': 'attack dice that hit',
  'attacks.dodges': 'defense dice that dodged',
  'attacks.expected': 'health that the attacks were expected to take',
  'attacks.damage': 'health that they took',
  'attacks.missed': 'attacks that took none',
  'attacks.held': 'times that fire was held',
} as const;

export type GameStat = keyof typeof GAME;

const SHARED = 'shared victories counted by share';

/** By place in the turn order, 1 … 6; `start`: of the first round, which is also that of placement. */
const START_STATS = { pilots: 'pilots', wins: `wins, ${SHARED}`, ranks: 'sum of final ranks' } as const;
export const ORDER_STATS = {
  rounds: 'rounds',
  expected: 'health that attacks were expected to take',
  damage: 'health that attacks took',
} as const;

const LINE_STATS = { ships: 'ships', wins: `wins, ${SHARED}`, ranks: 'sum of final ranks' } as const;
const VALUE_STATS = { ships: 'ships', wins: `wins, ${SHARED}` } as const;
/** Of two pilots both are as far apart, so those who placed last are counted besides. */
const APART_STATS = {
  ships: 'ships',
  wins: `wins, ${SHARED}`,
  lastShips: 'ships of the pilot who placed last',
  lastWins: `wins of the pilot who placed last, ${SHARED}`,
} as const;

export const ROUND_STATS = {
  stages: 'attack stages reached',
  closest: 'distance between the centres of the closest enemies as the attack stage begins, in token widths',
  attacks: 'attacks',
  damage: 'health lost',
  lost: 'ships lost',
} as const;

/** For heat maps on the board. */
export const MAP_STATS = {
  placed: 'ships placed in',
  ended: 'moves ended in',
  lost: 'ships last seen in before their loss',
} as const;

/** With the printed values; lines of other values are counted by their single stats only. */
export const LINES: readonly string[] = statLines(OPTIONS.statValues.default).map(({ text }) => text);
const VALUE_MOST = 9;
export const ALTITUDE_MOST = 9;
/** Later rounds are counted in the last. */
const ROUND_MOST = 40;
/** Heat maps have so many columns and rows, whatever the board's side. */
export const MAP_SIDE = 9;
/** Distances at placement by their lower end, in token widths. */
export const APART_TW: readonly number[] = [0, 10, 15, 20, 25, 30];

const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** `words` with a label before each; the keys alike. */
function each(key: string, label: string, stats: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(stats).map(([stat, words]) => [`${key}.${stat}`, `${label}: ${words}`]);
}

export const roundKey = (round: number): string => `round.${String(Math.min(round, ROUND_MOST)).padStart(2, '0')}`;
export const mapKey = (column: number, row: number): string => `map.${column}.${row}`;

const maneuvers = FLIES.flatMap(({ manner, template }, code): [string, string][] => {
  const { words } = TEMPLATES.find(({ id }) => id === template) ?? TEMPLATES[0];
  return isManeuver(code) ? [[`${manner}.${template}`, `${MANNER_NAMES[manner]} ${words}: maneuvers flown`]] : [];
});

export const NAMES: Readonly<Record<string, string>> = Object.fromEntries<string>([
  ...Object.entries(GAME),
  ...ENDS.map((end): [string, string] => [`end.${end}`, `1 if the game ended by ${end}, else 0`]),
  ...LOSSES.map((loss): [string, string] => [`lost.${loss}`, `ships lost by ${loss}`]),
  ...maneuvers,
  ...range(0, ALTITUDE_MOST).map((n): [string, string] => [`altitude.${n}`, `moves begun with ${n} altitude tokens`]),
  ...range(1, PILOTS_MOST).flatMap((n) => each(`start.${n}`, `place ${n} in the first turn order`, START_STATS)),
  ...range(1, PILOTS_MOST).flatMap((n) => each(`order.${n}`, `place ${n} in the turn order of a round`, ORDER_STATS)),
  ...each('order.last', 'last in the turn order of a round', ORDER_STATS),
  ...LINES.flatMap((line) => each(`line.${line}`, `stat line ${line}`, LINE_STATS)),
  ...LINES.flatMap((a) =>
    LINES.map((b): [string, string] => [
      `beats.${a}.${b}`,
      `ships with ${a} whose pilot ranked above that of one with ${b}; half for an equal rank`,
    ]),
  ),
  ...STATS.flatMap((stat) => range(1, VALUE_MOST).flatMap((n) => each(`${stat}.${n}`, `${stat} ${n}`, VALUE_STATS))),
  ...APART_TW.flatMap((tw, at) => {
    const below = APART_TW[at + 1];
    const distance = below === undefined ? `${tw} token widths or more` : `${tw} to below ${below} token widths`;
    return each(`apart.${tw}`, `placed ${distance} from the nearest enemy`, APART_STATS);
  }),
  ...range(1, ROUND_MOST).flatMap((n) =>
    each(roundKey(n), n === ROUND_MOST ? `round ${n} and later` : `round ${n}`, ROUND_STATS),
  ),
  ...range(0, MAP_SIDE - 1).flatMap((row) =>
    range(0, MAP_SIDE - 1).flatMap((column) =>
      Object.entries(MAP_STATS).map(([stat, words]): [string, string] => [
        `${mapKey(column, row)}.${stat}`,
        `${words} column ${column}, row ${row} of ${MAP_SIDE}, from the lower left`,
      ]),
    ),
  ),
]);
