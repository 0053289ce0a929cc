/** The pictures of pieces and pools: paths on a square of 512, from game-icons.net (CC BY 3.0). */
import type { AiType, PirateType } from '@orrery/breach/client';
import armorVest from 'virtual:game-icon/armor-vest';
import brickWall from 'virtual:game-icon/brick-wall';
import cannonShot from 'virtual:game-icon/cannon-shot';
import closedDoors from 'virtual:game-icon/closed-doors';
import crossedSabres from 'virtual:game-icon/crossed-sabres';
import dynamite from 'virtual:game-icon/dynamite';
import flamethrower from 'virtual:game-icon/flamethrower';
import ghost from 'virtual:game-icon/ghost';
import laptop from 'virtual:game-icon/laptop';
import lightningShield from 'virtual:game-icon/lightning-shield';
import mailedFist from 'virtual:game-icon/mailed-fist';
import nails from 'virtual:game-icon/nails';
import padlock from 'virtual:game-icon/padlock';
import poisonGas from 'virtual:game-icon/poison-gas';
import powerLightning from 'virtual:game-icon/power-lightning';
import sentryGun from 'virtual:game-icon/sentry-gun';
import spears from 'virtual:game-icon/spears';
import wireCoil from 'virtual:game-icon/wire-coil';

export { default as GENERATOR } from 'virtual:game-icon/power-generator';
export { default as CAPACITOR } from 'virtual:game-icon/battery-pack';
export { default as HELM } from 'virtual:game-icon/ship-wheel';
export { default as RATIONS } from 'virtual:game-icon/opened-food-can';
export { default as REACTOR } from 'virtual:game-icon/reactor';
export { default as SKULL } from 'virtual:game-icon/death-skull';

export const UNIT_ICONS: Readonly<Record<AiType | PirateType, string>> = {
  nailer: nails,
  sentry: sentryGun,
  bulwark: brickWall,
  impaler: spears,
  lastWord: cannonShot,
  liveWire: powerLightning,
  purge: flamethrower,
  deadbolt: padlock,
  nerveMist: poisonGas,
  openSky: closedDoors,
  grunt: mailedFist,
  geek: laptop,
  sapper: dynamite,
  splicer: wireCoil,
  ironside: armorVest,
  faraday: lightningShield,
  reaver: crossedSabres,
  wraith: ghost,
};

/** An icon as markup, for places outside of the board. */
export function markupOf(path: string): string {
  return `<svg viewBox="0 0 512 512" fill="currentColor"><path d="${path}"/></svg>`;
}
