/** A die: ivory when it counts, dark when it does not, struck through when it was cancelled. */
import { PIPS } from '../../pips.ts';
import './dice.css';

export type DieState = 'counts' | 'misses' | 'cancelled';

const STATE_WORDS: Readonly<Record<DieState, string>> = { counts: '', misses: ', misses', cancelled: ', cancelled' };

interface DieProps {
  readonly face: number;
  readonly state: DieState;
  /** Its place in the throw: dice settle one after the other. */
  readonly nth: number;
}

export function Die({ face, state, nth }: DieProps) {
  return (
    <svg
      class={`die ${state}`}
      viewBox="-20 -20 40 40"
      role="img"
      aria-label={`${face}${STATE_WORDS[state]}`}
      style={{ '--nth': nth }}
    >
      <rect x="-18.5" y="-18.5" width="37" height="37" rx="6" />
      {PIPS[face - 1]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 9.5} cy={y * 9.5} r="3.7" />
      ))}
      {state === 'cancelled' && <path d="M-15 15L15 -15" />}
    </svg>
  );
}

/** Where a die is yet to fall. */
export function EmptyDie() {
  return (
    <svg class="die empty" viewBox="-20 -20 40 40" aria-hidden="true">
      <rect x="-18.5" y="-18.5" width="37" height="37" rx="6" />
    </svg>
  );
}
