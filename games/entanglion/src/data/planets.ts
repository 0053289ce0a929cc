/** The twelve planets, and what may lie on those of Entanglion. */
import { ranksOf } from './order.ts';
import type { Resource } from './resources.ts';

/** Centarious and Superious: one ship stands on each of these, by itself. */
export const OUTER = ['zero', 'one', 'plus', 'minus'] as const;
export type Outer = (typeof OUTER)[number];
/** Entanglion: both ships of a fleet are here together. */
export const INNER = [
  'phiPlus',
  'phiMinus',
  'psiPlus',
  'psiMinus',
  'omegaZero',
  'omegaOne',
  'omegaTwo',
  'omegaThree',
] as const;
export type Inner = (typeof INNER)[number];
export const PLANETS = [...OUTER, ...INNER] as const;
export type PlanetId = (typeof PLANETS)[number];

export const isInner = (planet: PlanetId): planet is Inner => (INNER as readonly string[]).includes(planet);

/** Clockwise round Entanglion, from where tokens are laid and Quantum Noise counts. */
export const RING = [
  'omegaZero',
  'omegaOne',
  'psiMinus',
  'phiMinus',
  'omegaThree',
  'omegaTwo',
  'phiPlus',
  'psiPlus',
] as const satisfies readonly Inner[];

export const PLACE_IN_RING = ranksOf<Inner>(RING);

export const GALAXIES = ['centarious', 'superious', 'entanglion'] as const;
export type Galaxy = (typeof GALAXIES)[number];

export const PLANET_DATA: Readonly<Record<PlanetId, { readonly name: string; readonly galaxy: Galaxy }>> = {
  zero: { name: 'ZERO', galaxy: 'centarious' },
  one: { name: 'ONE', galaxy: 'centarious' },
  plus: { name: 'PLUS', galaxy: 'superious' },
  minus: { name: 'MINUS', galaxy: 'superious' },
  phiPlus: { name: 'PHI PLUS', galaxy: 'entanglion' },
  phiMinus: { name: 'PHI MINUS', galaxy: 'entanglion' },
  psiPlus: { name: 'PSI PLUS', galaxy: 'entanglion' },
  psiMinus: { name: 'PSI MINUS', galaxy: 'entanglion' },
  omegaZero: { name: 'OMEGA ZERO', galaxy: 'entanglion' },
  omegaOne: { name: 'OMEGA ONE', galaxy: 'entanglion' },
  omegaTwo: { name: 'OMEGA TWO', galaxy: 'entanglion' },
  omegaThree: { name: 'OMEGA THREE', galaxy: 'entanglion' },
};

/** The Quantum Depot lies on one of these. */
export const DEPOTS = ['minus', 'plus'] as const;
export type Depot = (typeof DEPOTS)[number];
/** A fleet begins on one of these. */
export const STARTS = ['zero', 'one'] as const;
export type Start = (typeof STARTS)[number];

// Planet tokens

export const TOKENS = ['mineCopper', 'mineHelium3', 'mineNiodium', 'outpostA', 'outpostB', 'barren'] as const;
export type Token = (typeof TOKENS)[number];
export const OUTPOSTS = ['A', 'B'] as const;
export type Outpost = (typeof OUTPOSTS)[number];

export const TOKEN_DATA: Readonly<
  Record<Token, { readonly name: string; readonly product?: Resource; readonly outpost?: Outpost }>
> = {
  mineCopper: { name: 'copper mine', product: 'copper' },
  mineHelium3: { name: 'helium-3 mine', product: 'helium3' },
  mineNiodium: { name: 'niodium mine', product: 'niodium' },
  outpostA: { name: 'pirate outpost A', outpost: 'A' },
  outpostB: { name: 'pirate outpost B', outpost: 'B' },
  barren: { name: 'barren rock' },
};
export const OUTPOST_TOKEN: Readonly<Record<Outpost, Token>> = { A: 'outpostA', B: 'outpostB' };

/** Tokens whose number is an option; there is always one outpost A and one B. */
export const COUNTED_TOKENS = ['mineCopper', 'mineHelium3', 'mineNiodium', 'barren'] as const;
export const TOKEN_COUNTS = { mineCopper: 2, mineHelium3: 2, mineNiodium: 1, barren: 1 } as const;
