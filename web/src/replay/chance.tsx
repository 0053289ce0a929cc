/** Beside the words of a move: what the position is worth to whom, once somebody asked for it. */
import { chanceAt } from './curve.ts';
import type { Playback } from './playback.ts';

const percent = (chance: number): number => Math.round(chance * 100);

export function Chance({ playback }: { playback: Playback }) {
  const { analysis, at, viewer, text, lineSeat } = playback;
  const now = chanceAt(analysis.judgements.value, lineSeat, viewer, at);
  if (!now) return null;
  const { before, chance, margin } = now;
  return (
    <p class="replay-chance">
      {before !== undefined && percent(before) !== percent(chance) && (
        <>
          <span class="numeral was">{percent(before)}</span> <span aria-label="to">→</span>
        </>
      )}
      <span class="numeral">{percent(chance)} %</span>
      <span>
        for {text.seat(lineSeat)}, ± {Math.max(1, percent(margin))}
      </span>
    </p>
  );
}
