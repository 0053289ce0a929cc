/** Era and phase in the top bar. */
import type { EntropyView, Phase } from '@orrery/entropy/client';
import type { ProgressProps } from '../board.ts';
import './progress.css';

const PHASES: readonly (readonly [phase: Phase, words: string])[] = [
  ['draw', 'Draw'],
  ['production', 'Production'],
  ['planning', 'Planning'],
  ['chaos', 'Chaos'],
  ['expansion', 'Expansion'],
];

export function Progress({ view }: ProgressProps<EntropyView>) {
  const { era, phase, round } = view;
  if (era === 0)
    return (
      <div class="entropy-progress">
        <span class="here">Set-up</span>
        <span>{phase === 'setupTiles' ? 'tiles' : 'ships'}</span>
      </div>
    );
  const shown = phase === 'endOfEra' ? 'expansion' : phase;
  return (
    <div class="entropy-progress">
      <span class="entropy-era">
        Era <b class="numeral">{era}</b>
      </span>
      {PHASES.map(([one, words]) => (
        <span key={one} class={one === shown ? 'here' : 'other'}>
          {words}
          {one === 'chaos' && one === shown && round > 0 && <span class="entropy-round">, round {round}</span>}
        </span>
      ))}
    </div>
  );
}
