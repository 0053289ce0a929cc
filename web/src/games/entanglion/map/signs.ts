/** What is written on the planets. */
import type { PlanetId } from '@orrery/entanglion/client';

export const PLANET_SIGNS: Readonly<Record<PlanetId, string>> = {
  zero: '0',
  one: '1',
  plus: '+',
  minus: '−',
  phiPlus: 'Φ+',
  phiMinus: 'Φ−',
  psiPlus: 'Ψ+',
  psiMinus: 'Ψ−',
  omegaZero: 'Ω0',
  omegaOne: 'Ω1',
  omegaTwo: 'Ω2',
  omegaThree: 'Ω3',
};
