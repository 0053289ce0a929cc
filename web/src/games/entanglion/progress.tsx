/** Round and phase in the top bar. */
import type { EntanglionView } from '@orrery/entanglion/client';
import { Ruler } from '../ruler.tsx';
import { frameOf } from './props.ts';
import type { ProgressProps } from '../board.ts';
import './progress.css';

const STEPS = ['Navigate', 'Resolve', 'Action'] as const;

function stepOf(view: EntanglionView): string | undefined {
  switch (view.phase) {
    case 'navigate':
      return 'Navigate';
    case 'resolve':
      return frameOf(view, 'actions') ? 'Action' : 'Resolve';
    default:
      return undefined;
  }
}

const OTHER: Partial<Record<EntanglionView['phase'], string>> = {
  setup: 'Set-up',
  roundStart: 'Round begins',
  cleanup: 'Clean-up',
  over: 'Over',
};

export function Progress({ view }: ProgressProps<EntanglionView>) {
  const step = stepOf(view);
  return (
    <div class="entanglion-progress">
      {view.round > 0 && (
        <span class="entanglion-round">
          Round <b class="numeral">{view.round}</b>
          <span class="of"> of {view.limit}</span>
          <Ruler at={view.round} of={view.limit} />
        </span>
      )}
      {step === undefined ? (
        <span class="here">{OTHER[view.phase]}</span>
      ) : (
        STEPS.map((one) => (
          <span key={one} class={one === step ? 'here' : 'other'}>
            {one}
          </span>
        ))
      )}
    </div>
  );
}
