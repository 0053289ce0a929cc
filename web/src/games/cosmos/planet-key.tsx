/** What the letters on the planets mean, in one line each: shown with the first questions, when nobody knows them yet. */
import type { PlanetKind } from '@orrery/cosmos/client';
import { Icon } from '../../parts/icon.tsx';
import { PLANET_LETTERS, PLANET_SIGNS } from './icons.ts';
import './planet-key.css';

const KINDS: readonly (readonly [PlanetKind, string])[] = [
  ['vp', '1 point'],
  ['gas', '1 point, and 1 gas each turn'],
  ['mineral', '1 point, and 1 mineral each turn'],
];

export function PlanetKey() {
  return (
    <ul class="planet-key" aria-label="Planets">
      {KINDS.map(([kind, words]) => (
        <li key={kind} class={`planet-${kind}`}>
          <Icon svg={PLANET_SIGNS[kind]} />
          <b>{PLANET_LETTERS[kind]}</b> {words}
        </li>
      ))}
    </ul>
  );
}
