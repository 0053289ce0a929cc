/** Round and wave in the top bar: words, and on wide screens a ruler with the last round at its end. */
import { type BreachView } from '@orrery/breach/client';
import './progress.css';

export function Progress({ view }: { view: BreachView }) {
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

const HEIGHT = 14;

function Ruler({ at, of }: { at: number; of: number }) {
  const step = Math.min(16, 150 / of);
  const width = of * step;
  const ticks = Array.from({ length: of + 1 }, (_, tick) => `M${tick * step} ${tick % 5 === 0 ? 4 : 7}V${HEIGHT - 1}`);
  const head = (at - 0.5) * step;
  return (
    <svg
      class="breach-ruler"
      viewBox={`-1 0 ${width + 2} ${HEIGHT}`}
      width={width + 2}
      height={HEIGHT}
      aria-hidden="true"
    >
      <path class="ruler-ahead" d={`${ticks.join('')}M0 ${HEIGHT - 1}H${width}`} />
      <path class="ruler-past" d={`${ticks.slice(0, at).join('')}M0 ${HEIGHT - 1}H${Math.max(0, head)}`} />
      {at > 0 && <path class="ruler-head" d={`M${head} 0V${HEIGHT}`} />}
    </svg>
  );
}
