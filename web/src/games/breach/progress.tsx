/** Round and wave in the top bar: words, and on wide screens a ruler with the last round at its end. */
import { type BreachView } from '@orrery/breach/client';
import { Ruler } from '../ruler.tsx';
import type { ProgressProps } from '../board.ts';
import './progress.css';

export function Progress({ view }: ProgressProps<BreachView>) {
  const { round, wave, phase, settings } = view;
  return (
    <div class="breach-progress">
      <Count word="Round" at={round} of={settings.rounds} />
      {wave > 0 || phase === 'gameOver' ? (
        <Count word="Wave" at={wave} of={settings.waves} />
      ) : (
        <span class="breach-count">{phase === 'aiSetup' ? 'Ship’s set-up' : 'Pirates’ set-up'}</span>
      )}
    </div>
  );
}

function Count({ word, at, of }: { word: string; at: number; of: number }) {
  return (
    <span class="breach-count">
      {word} <b class="numeral">{at}</b>
      <span class="breach-of"> of </span>
      <span class="breach-slash" aria-hidden="true">
        /
      </span>
      {of}
      <Ruler at={at} of={of} />
    </span>
  );
}
