/** The options of Space Pirates, and the settings of one game that follow from them. */
import { bool, choice, int, list, type OptionsOf, type OptionsSchema, option, steps } from '@orrery/kernel';
import { ARC_TESTS, BOARD_SIDES, LINED_UP_TESTS, RANGE_MEASURES, TW } from './data.ts';

export const OPTIONS = {
  shipsPerPilot: option(int(1, 3), 1, 'Ships that each pilot flies.'),
  boardTw: option(
    int(0, 60),
    0,
    'Side of the board in ship widths, from 18; 0 takes the side for the number of ships.',
  ),
  rangeTw: option(steps(3, 20, 0.5), 9, 'How far a ship can shoot, in ship widths.'),
  rangeMeasure: option(
    choice(...RANGE_MEASURES),
    'nearest',
    'Whether range is measured between the nearest parts of two ships or their centres.',
  ),
  placementDepthTw: option(int(1, 6), 3, 'Ships start no farther than this from an edge, in ship widths.'),
  placementSpacingTw: option(
    steps(-1, 20, 0.5),
    -1,
    'How far from other pilots ships start, in ship widths; -1 takes the range.',
  ),
  arcDegrees: option(steps(60, 90, 30), 60, 'Width of the firing arc: 60 or 90 degrees.'),
  arcTest: option(
    choice(...ARC_TESTS),
    'anyPart',
    'Whether any part of a target in the arc is enough, or its centre must be.',
  ),
  linedUpTest: option(
    choice(...LINED_UP_TESTS),
    'anyPart',
    'What of a lined-up target lies between the two lines ahead: any part, both lines on it, or its centre.',
  ),
  linedUpDice: option(int(0, 3), 1, 'More attack dice against a target that is lined up.'),
  overlapRule: option(
    choice('forbidden', 'allowed', 'bump'),
    'forbidden',
    'Ending a maneuver on another ship: not possible, possible, or the ship stays where it was.',
  ),
  attackTiming: option(
    choice('sequential', 'simultaneous'),
    'sequential',
    'Whether a ship that is shot down is gone at once or may still shoot this round.',
  ),
  mandatoryAttack: option(bool, false, 'Whether a ship with a target must attack.'),
  statValues: option(
    list(int(1, 9), 4, 4),
    [4, 3, 3, 2],
    'The four values to give to attack, defense, speed and health.',
  ),
  statAssignment: option(
    choice('secret', 'open'),
    'secret',
    'Whether values are given in secret at the same time, or openly in turn.',
  ),
  straightCost: option(int(1, 6), 1, 'Speed that a straight costs.'),
  bankCost: option(int(1, 6), 2, 'Speed that a bank costs.'),
  turnCost: option(int(1, 6), 3, 'Speed that a turn costs.'),
  specialMultiplier: option(int(1, 3), 2, 'How many times the speed a Split S or Barrel Roll costs.'),
  enableAltitude: option(
    bool,
    true,
    'Whether speed can be stored as altitude. Off, nobody starts with altitude either.',
  ),
  enableSplitS: option(bool, true, 'Whether the Split S may be flown.'),
  enableBarrelRoll: option(bool, true, 'Whether the Barrel Roll may be flown.'),
  splitSAltitude: option(int(0, 6), 3, 'Altitude tokens that a Split S takes besides its speed.'),
  splitSFacing: option(
    choice('template', 'start'),
    'template',
    'After a Split S the ship faces back along the way flown, or opposite to how it started.',
  ),
  maxAltitude: option(int(0, 9), 4, 'The most altitude tokens a ship can hold.'),
  startAltitude: option(int(0, 9), 0, 'Altitude tokens at the start; not above the most.'),
  maxStorePerRound: option(int(0, 9), 9, 'The most speed that can be stored in one round.'),
  hitOn: option(int(2, 6), 4, 'The lowest face of an attack die that hits.'),
  dodgeOn: option(int(2, 6), 4, 'The lowest face of a defense die that dodges.'),
  roundLimit: option(int(5, 200), 40, 'The game ends after this round.'),
  quietLimit: option(
    int(0, 50),
    12,
    'The game ends after so many rounds in a row without an attack or a loss; 0 never.',
  ),
  tieBreak: option(
    choice('damageFirst', 'healthFirst'),
    'damageFirst',
    'At a limit, whether damage dealt or health left decides first between equal fleets.',
  ),
};

export type Options = OptionsOf<typeof OPTIONS>;

/** The options as they hold in one game, the board's side looked up, and lengths in u. */
export interface Settings extends Options {
  /** Resolved: never 0. */
  readonly boardTw: number;
  /** The board's side. */
  readonly side: number;
  /** The range string. */
  readonly range: number;
  /** The gap between tokens of different pilots at placement. */
  readonly spacing: number;
}

function validateOptions(options: Options): string | undefined {
  const { boardTw, placementSpacingTw, startAltitude, maxAltitude, statValues } = options;
  if (boardTw > 0 && boardTw < 18) return `boardTw must be 0 or a whole number from 18 to 60, not ${boardTw}`;
  if (placementSpacingTw === -0.5) return 'placementSpacingTw must be -1, or from 0 to 20 in steps of 0.5, not -0.5';
  if (startAltitude > maxAltitude)
    return `startAltitude is ${startAltitude}, more than the most altitude (${maxAltitude})`;
  const slowest = Math.min(...statValues);
  const cheapest = Math.min(options.straightCost, options.bankCost, options.turnCost);
  return slowest < cheapest
    ? `statValues has a ${slowest}, but the cheapest maneuver costs ${cheapest}: a ship with that speed could not move`
    : undefined;
}

export const options: OptionsSchema<Options> = { fields: OPTIONS, validate: validateOptions };

function boardTwFor(ships: number): number {
  return BOARD_SIDES.findLast((row) => ships >= row.ships)?.tw ?? BOARD_SIDES[0].tw;
}

let latest: { readonly options: Options; readonly pilots: number; readonly settings: Settings } | undefined;

/** Games of one run have the same options, so they share their settings, which nobody changes. */
export function settingsOf(options: Options, pilots: number): Settings {
  if (latest?.options !== options || latest.pilots !== pilots)
    latest = { options, pilots, settings: workOut(options, pilots) };
  return latest.settings;
}

/**
 * Written out field by field on purpose: an object built by a loop over 32 names is a slow dictionary to the engine,
 * and the rules read it in every step.
 */
function workOut(options: Options, pilots: number): Settings {
  const { placementSpacingTw, rangeTw } = options;
  const boardTw = options.boardTw === 0 ? boardTwFor(pilots * options.shipsPerPilot) : options.boardTw;
  return {
    shipsPerPilot: options.shipsPerPilot,
    boardTw,
    rangeTw,
    rangeMeasure: options.rangeMeasure,
    placementDepthTw: options.placementDepthTw,
    placementSpacingTw,
    arcDegrees: options.arcDegrees,
    arcTest: options.arcTest,
    linedUpTest: options.linedUpTest,
    linedUpDice: options.linedUpDice,
    overlapRule: options.overlapRule,
    attackTiming: options.attackTiming,
    mandatoryAttack: options.mandatoryAttack,
    statValues: options.statValues,
    statAssignment: options.statAssignment,
    straightCost: options.straightCost,
    bankCost: options.bankCost,
    turnCost: options.turnCost,
    specialMultiplier: options.specialMultiplier,
    enableAltitude: options.enableAltitude,
    enableSplitS: options.enableSplitS,
    enableBarrelRoll: options.enableBarrelRoll,
    splitSAltitude: options.splitSAltitude,
    splitSFacing: options.splitSFacing,
    maxAltitude: options.maxAltitude,
    startAltitude: options.startAltitude,
    maxStorePerRound: options.maxStorePerRound,
    hitOn: options.hitOn,
    dodgeOn: options.dodgeOn,
    roundLimit: options.roundLimit,
    quietLimit: options.quietLimit,
    tieBreak: options.tieBreak,
    side: boardTw * TW,
    range: rangeTw * TW,
    spacing: (placementSpacingTw === -1 ? rangeTw : placementSpacingTw) * TW,
  };
}
