/** The two fleets: each flies a ship on red paths and one on blue paths. */
import type { Color } from './engine.ts';

export interface Fleet {
  readonly id: string;
  readonly name: string;
  /** Names and letters of its ships; colour is never the only cue. */
  readonly ships: Readonly<Record<Color, { readonly name: string; readonly letter: string }>>;
}

export const FLEETS: readonly [Fleet, Fleet] = [
  {
    id: 'rubiconMercurial',
    name: 'Rubicon & Mercurial',
    ships: { red: { name: 'Rubicon', letter: 'R' }, blue: { name: 'Mercurial', letter: 'M' } },
  },
  {
    id: 'yearlingGrenada',
    name: 'Grenada & Yearling',
    ships: { red: { name: 'Grenada', letter: 'G' }, blue: { name: 'Yearling', letter: 'Y' } },
  },
];
