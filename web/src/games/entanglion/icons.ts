/** Signs of pieces and cards as markup of svg: game-icons.net (CC BY 3.0) and lucide (ISC). */
import type { EventId } from '@orrery/entanglion/client';
import blackHole from 'virtual:game-icon/black-hole-bolas';
import coins from 'virtual:game-icon/cornucopia';
import compass from 'virtual:game-icon/compass';
import deathSkull from 'virtual:game-icon/death-skull';
import eyes from 'virtual:game-icon/brass-eye';
import hourglass from 'virtual:game-icon/extra-time';
import lightning from 'virtual:game-icon/power-lightning';
import magnet from 'virtual:game-icon/magnet';
import flag from 'virtual:game-icon/pirate-flag';
import potion from 'virtual:game-icon/round-potion';
import rocket from 'virtual:game-icon/rocket-thruster';
import scales from 'virtual:game-icon/scales';
import shuttle from 'virtual:game-icon/space-shuttle';
import spy from 'virtual:game-icon/spy';
import staticWaves from 'virtual:game-icon/static-waves';
import swap from 'virtual:game-icon/body-swapping';
import teacher from 'virtual:game-icon/teacher';
import teleport from 'virtual:game-icon/teleport';
import timeBomb from 'virtual:game-icon/time-bomb';
import tunnel from 'virtual:game-icon/warp-pipe';
import target from 'virtual:game-icon/radar-sweep';
import chest from 'virtual:game-icon/open-treasure-chest';
import waves from 'virtual:game-icon/sound-waves';

export { default as FIRST } from 'lucide-static/icons/flag.svg?raw';
export { default as ATOM } from 'lucide-static/icons/atom.svg?raw';
export { default as LAYERS } from 'lucide-static/icons/layers.svg?raw';
export { default as PACKAGE } from 'lucide-static/icons/package.svg?raw';
export { default as CPU } from 'lucide-static/icons/cpu.svg?raw';
export { default as CLOSE } from 'lucide-static/icons/x.svg?raw';
export { default as RADAR } from 'lucide-static/icons/radar.svg?raw';
export { default as PIN } from 'lucide-static/icons/map-pin.svg?raw';

const markup = (path: string): string => `<svg viewBox="0 0 512 512" fill="currentColor"><path d="${path}"/></svg>`;

/** Paths on a square of 512, for the map. */
export const SKULL = deathSkull;
export const SKULL_ICON = markup(deathSkull);

export const EVENT_ICONS: Readonly<Record<EventId, string>> = {
  wormhole: markup(tunnel),
  quantumNoise: markup(staticWaves),
  quantumInterference: markup(waves),
  prosperity: markup(chest),
  defection: markup(flag),
  strategicNavigation: markup(compass),
  quantumTeleporter: markup(teleport),
  hardBargain: markup(scales),
  blackHole: markup(blackHole),
  spy: markup(spy),
  quantumBoost: markup(lightning),
  shuttlecraft: markup(shuttle),
  alchemist: markup(potion),
  homingWarp: markup(target),
  abundance: markup(coins),
  disruptiveSabotage: markup(timeBomb),
  rivalTransmogrification: markup(swap),
  hyperdriveInitiation: markup(rocket),
  timeDilation: markup(hourglass),
  quantumTutor: markup(teacher),
  colorBlindness: markup(eyes),
  tractorBeam: markup(magnet),
};
