/** Who flies first in this era, beside the plan that it matters for. */
import flag from 'lucide-static/icons/flag.svg?raw';
import { text } from '@orrery/entropy/client';
import { Icon } from '../../../parts/icon.tsx';
import type { Plan } from './plan.ts';

export function FliesFirst({ plan: { view } }: { plan: Plan }) {
  const { startingPlayer, viewer } = view;
  return (
    <span class="flies-first" data-explain={`fact ${startingPlayer} Goes first`}>
      <Icon svg={flag} />
      {startingPlayer === viewer ? 'you fly first' : `${text.seat(startingPlayer)} flies first`}
    </span>
  );
}
