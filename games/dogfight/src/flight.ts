/**
 * Maneuvers by numbers [M3–M8, K1–K6]: what one costs, whether it can be paid, where it ends, which are offered. Asks for
 * plain numbers only, so that the rules, the screen and bots share it. Maneuvers are codes (`actions.ts`); sets of
 * them are bits.
 */
import { type Pose, TEMPLATES } from './data.ts';
import { shiftX, shiftY, turned } from './geometry.ts';
import type { Settings } from './options.ts';

export const TEMPLATE_COUNT = TEMPLATES.length;
const SPLIT_S = TEMPLATE_COUNT;
const BARREL_ROLL = 2 * TEMPLATE_COUNT;

export const templateOf = (code: number): number => code % TEMPLATE_COUNT;
const isSplitS = (code: number): boolean => code >= SPLIT_S && code < BARREL_ROLL;
export const isSpecial = (code: number): boolean => code >= SPLIT_S;
/** Nobody rolls over a straight. */
export const isManeuver = (code: number): boolean => code !== BARREL_ROLL;

export function isEnabled({ enableSplitS, enableBarrelRoll }: Settings, code: number): boolean {
  if (code < SPLIT_S) return true;
  return code < BARREL_ROLL ? enableSplitS : enableBarrelRoll;
}

function templateCost(settings: Settings, template: number): number {
  if (template === 0) return settings.straightCost;
  return template < 3 ? settings.bankCost : settings.turnCost;
}

/** How much speed a maneuver costs. */
export function costOf(settings: Settings, code: number): number {
  const cost = templateCost(settings, templateOf(code));
  return code < SPLIT_S ? cost : cost * settings.specialMultiplier;
}

/** Altitude tokens that are given up besides the speed. */
export const tokensOf = ({ splitSAltitude }: Settings, code: number): number => (isSplitS(code) ? splitSAltitude : 0);

/** All maneuvers that are enabled and can be paid, as bits. */
export function affordable(settings: Settings, baseLeft: number, altitude: number): number {
  const available = baseLeft + altitude;
  const { enableSplitS, enableBarrelRoll, specialMultiplier, splitSAltitude } = settings;
  let bits = templatesFor(settings, available, 1);
  if (enableSplitS && altitude >= splitSAltitude)
    bits |= templatesFor(settings, available - splitSAltitude, specialMultiplier) << SPLIT_S;
  if (enableBarrelRoll) bits |= (templatesFor(settings, available, specialMultiplier) & ~1) << BARREL_ROLL;
  return bits;
}

/** Templates, as bits, that so much speed buys at a multiple of their cost. */
function templatesFor({ straightCost, bankCost, turnCost }: Settings, speed: number, times: number): number {
  return (
    (straightCost * times <= speed ? 0b00001 : 0) |
    (bankCost * times <= speed ? 0b00110 : 0) |
    (turnCost * times <= speed ? 0b11000 : 0)
  );
}

/** Manners do not change where a template ends: bits of templates as bits of all maneuvers over them. */
const inAllManners = (templates: number): number => templates * 0b10000100001;

/**
 * The maneuvers offered, as bits, of those that can be paid. `clear`: templates that end on the board and on no other
 * token; `blocked`: on the board but on another token. A ship that could not begin its move otherwise may end on a token.
 */
export function offered(settings: Settings, payable: number, clear: number, blocked: number, isFirst: boolean): number {
  if (settings.overlapRule !== 'forbidden') return payable;
  return isFirst && (payable & inAllManners(clear)) === 0 ? payable : payable & ~inAllManners(blocked);
}

/** The most that may be stored at the end of a move. */
export function storeMost(settings: Settings, baseLeft: number, altitude: number, specialUsed: boolean): number {
  if (specialUsed || !settings.enableAltitude) return 0;
  return Math.max(0, Math.min(baseLeft, settings.maxAltitude - altitude, settings.maxStorePerRound));
}

export function headingAfter({ splitSFacing }: Settings, heading: number, code: number): number {
  if (code >= BARREL_ROLL) return heading;
  const turn = TEMPLATES[templateOf(code)]?.turn as number;
  if (code < SPLIT_S) return turned(heading, turn);
  return turned(heading, splitSFacing === 'start' ? 4 : turn + 4);
}

/** Where a maneuver ends, on the board or not. */
export function endOf(settings: Settings, { x, y, h }: Pose, code: number): Pose {
  const template = templateOf(code);
  return { x: x + shiftX(h, template), y: y + shiftY(h, template), h: headingAfter(settings, h, code) };
}
