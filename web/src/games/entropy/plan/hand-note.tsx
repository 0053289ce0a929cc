/** How many cards will have to be played or given up, or why one was not laid. */
import { sumOf } from './draft.ts';
import type { Plan } from './plan.ts';

export function overLimit({ hand, view: { settings } }: Plan): number {
  const { handLimit, unusedCards } = settings;
  return handLimit > 0 && unusedCards === 'keep' ? Math.max(0, sumOf(hand) - handLimit) : 0;
}

export function HandNote({ plan }: { plan: Plan }) {
  const { handLimit, unusedCards } = plan.view.settings;
  const over = overLimit(plan);
  const left = sumOf(plan.hand);
  if (plan.word !== undefined)
    return (
      <p class="note hand-note plan-word" role="status">
        {plan.word}
      </p>
    );
  return (
    <p class="note hand-note">
      <b>{left}</b> left in hand{unusedCards === 'keep' && left > 0 && ', kept for later'}
      {over > 0 && (
        <>
          , <b>{over}</b> above the limit of {handLimit}
        </>
      )}
      {unusedCards === 'discard' && left > 0 && ', lost if not played'}
    </p>
  );
}
