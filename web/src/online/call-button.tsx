/** The switch for being called in this browser, at a table and on one's own page. */
import bell from 'lucide-static/icons/bell.svg?raw';
import ringing from 'lucide-static/icons/bell-ring.svg?raw';
import { Icon } from '../parts/icon.tsx';
import { calledAlways, callProblem, callWanted, toggleCall } from './calling.ts';

interface CallButtonProps {
  /** How it looks where it stands. */
  readonly look: string;
  /** The key that does the same. */
  readonly shortcut?: string;
}

export function CallButton({ look, shortcut }: CallButtonProps) {
  const wanted = callWanted.value;
  return (
    <>
      <button
        type="button"
        class={look}
        aria-pressed={wanted}
        aria-keyshortcuts={shortcut}
        onClick={() => void toggleCall()}
      >
        <Icon svg={wanted ? ringing : bell} />
        {wanted ? 'You will be called' : 'Call me when it is my turn'}{' '}
        {shortcut !== undefined && <span class="key">{shortcut}</span>}
        {wanted && !calledAlways.value && <span class="consequence">while a page is open</span>}
      </button>
      {callProblem.value !== undefined && (
        <p class="call-problem" role="status">
          {callProblem.value}
        </p>
      )}
    </>
  );
}
