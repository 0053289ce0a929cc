/** The signs of the four stats, of altitude, of damage and of the first player: markup of svg. The thruster is from game-icons.net (CC BY 3.0). */
import type { Stat } from '@orrery/dogfight/client';
import crosshair from 'lucide-static/icons/crosshair.svg?raw';
import heart from 'lucide-static/icons/heart.svg?raw';
import shield from 'lucide-static/icons/shield.svg?raw';
import thruster from 'virtual:game-icon/rocket-thruster';

export { default as ALTITUDE } from 'lucide-static/icons/layers.svg?raw';
export { default as DAMAGE } from 'lucide-static/icons/flame.svg?raw';
export { default as FIRST } from 'lucide-static/icons/flag.svg?raw';
export { default as SHIPS } from 'lucide-static/icons/rocket.svg?raw';

export const STAT_ICONS: Readonly<Record<Stat, string>> = {
  attack: crosshair,
  defense: shield,
  speed: `<svg viewBox="0 0 512 512" fill="currentColor"><path d="${thruster}"/></svg>`,
  health: heart,
};

export const STAT_NAMES: Readonly<Record<Stat, string>> = {
  attack: 'Attack',
  defense: 'Defense',
  speed: 'Speed',
  health: 'Health',
};

/** What a number there is good for. */
export const STAT_WORDS: Readonly<Record<Stat, string>> = {
  attack: 'dice it throws when it shoots',
  defense: 'dice it throws when it is shot at',
  speed: 'to fly with, every round',
  health: 'hits until it is lost',
};
