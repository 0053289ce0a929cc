/** Where things are drawn: the board is a square of side 1, y downwards. No rules. */
import type { Gate } from './engine.ts';
import type { Inner, Outer, PlanetId } from './planets.ts';

export const PLANET_PLACES: Readonly<Record<PlanetId, readonly [x: number, y: number]>> = {
  one: [0.11, 0.28],
  zero: [0.17, 0.52],
  plus: [0.38, 0.81],
  minus: [0.84, 0.89],
  omegaZero: [0.51, 0.1],
  psiPlus: [0.38, 0.28],
  omegaOne: [0.72, 0.1],
  psiMinus: [0.84, 0.28],
  phiMinus: [0.84, 0.53],
  omegaThree: [0.72, 0.7],
  omegaTwo: [0.51, 0.7],
  phiPlus: [0.38, 0.53],
};

export interface Path {
  readonly ends: readonly [PlanetId, PlanetId];
  readonly gates: readonly Gate[];
  /** Red is dashed, blue is solid, both are two lines side by side. */
  readonly color: 'red' | 'blue' | 'both';
  /** Bends away from the straight line: through this point. */
  readonly via?: readonly [x: number, y: number];
  readonly note?: string;
}

export const PATHS: readonly Path[] = [
  { ends: ['zero', 'one'], gates: ['x', 'cnot'], color: 'both', note: 'CNOT only if the other ship is on ONE' },
  { ends: ['zero', 'plus'], gates: ['h'], color: 'both' },
  { ends: ['one', 'minus'], gates: ['h'], color: 'both', via: [0.05, 0.97] },
  { ends: ['omegaZero', 'omegaOne'], gates: ['x'], color: 'red' },
  { ends: ['omegaOne', 'omegaThree'], gates: ['x'], color: 'blue', via: [0.98, 0.4] },
  { ends: ['omegaTwo', 'omegaThree'], gates: ['x', 'cnot'], color: 'red' },
  { ends: ['omegaZero', 'omegaTwo'], gates: ['x', 'cnot'], color: 'blue', via: [0.24, 0.4] },
  { ends: ['psiPlus', 'phiPlus'], gates: ['x'], color: 'both' },
  { ends: ['psiMinus', 'phiMinus'], gates: ['x'], color: 'both' },
  { ends: ['psiPlus', 'omegaZero'], gates: ['h'], color: 'red' },
  { ends: ['psiPlus', 'omegaThree'], gates: ['h'], color: 'blue' },
  { ends: ['phiMinus', 'omegaThree'], gates: ['h'], color: 'red' },
  { ends: ['phiMinus', 'omegaZero'], gates: ['h'], color: 'blue' },
  { ends: ['omegaOne', 'psiMinus'], gates: ['h'], color: 'both' },
  { ends: ['phiPlus', 'omegaTwo'], gates: ['h'], color: 'both' },
  { ends: ['omegaZero', 'omegaThree'], gates: ['swap'], color: 'both' },
];

/** Grey CNOT gates, by which two planets together lead into Entanglion. */
export const GATEWAYS: readonly { readonly from: readonly [Outer, Outer]; readonly to: Inner }[] = [
  { from: ['zero', 'plus'], to: 'phiPlus' },
  { from: ['zero', 'minus'], to: 'phiMinus' },
  { from: ['one', 'plus'], to: 'psiPlus' },
  { from: ['one', 'minus'], to: 'psiMinus' },
];
