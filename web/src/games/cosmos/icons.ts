/** Signs of tokens, cards and points, as markup. */
import type { CardKind, PlanetKind, Purchase } from '@orrery/cosmos/client';
import ban from 'lucide-static/icons/ban.svg?raw';
import bomb from 'lucide-static/icons/bomb.svg?raw';
import circleDot from 'lucide-static/icons/circle-dot.svg?raw';
import cloud from 'lucide-static/icons/cloud.svg?raw';
import coins from 'lucide-static/icons/coins.svg?raw';
import gem from 'lucide-static/icons/gem.svg?raw';
import handshake from 'lucide-static/icons/handshake.svg?raw';
import layers from 'lucide-static/icons/layers.svg?raw';
import logOut from 'lucide-static/icons/log-out.svg?raw';
import rocket from 'lucide-static/icons/rocket.svg?raw';
import skull from 'lucide-static/icons/skull.svg?raw';
import star from 'lucide-static/icons/star.svg?raw';
import tower from 'virtual:game-icon/white-tower';

export const TOWER_PATH = tower;
export const TOWER = `<svg viewBox="0 0 512 512" fill="currentColor"><path d="${tower}"/></svg>`;
export const MINERAL = gem;
export const GAS = cloud;
export const CARDS = layers;
export const RESERVE = rocket;
export const GRAVEYARD = skull;
export const PLANET = circleDot;
export const STAR = star;
export const COINS = coins;

export const PLANET_SIGNS: Readonly<Record<PlanetKind, string>> = { vp: star, gas: cloud, mineral: gem };
export const PLANET_LETTERS: Readonly<Record<PlanetKind, string>> = { vp: 'V', gas: 'G', mineral: 'M' };
export const PURCHASE_SIGNS: Readonly<Record<Purchase, string>> = {
  ships: rocket,
  card: layers,
  fortress: TOWER,
  vp: star,
};
/** Attacks and reinforcements show their number instead. */
export const CARD_SIGNS: Readonly<Partial<Record<CardKind, string>>> = {
  sabotage: bomb,
  retreat: logOut,
  quash: ban,
  negotiate: handshake,
  vp: star,
};

/** What is inside the markup of an icon, for a picture that has an svg of its own. */
export const inner = (svg: string): string =>
  svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
