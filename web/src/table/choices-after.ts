import type { Update } from '@orrery/protocol';
import { Choices, NO_CHOICES } from './choices.ts';
import type { Words } from './scene.ts';

/** The same question keeps its list, so that a rival's secret choice does not move this player's cursor. */
export function choicesAfter(
  before: Choices,
  { view, decision }: Pick<Update, 'view' | 'decision'>,
  text: Words,
): Choices {
  if (decision === undefined) return NO_CHOICES;
  const same =
    decision === before.decision &&
    JSON.stringify(view.legal) === JSON.stringify(before.all.map(({ action }) => action));
  if (same) return before;
  const all = view.legal.map((action) => ({
    action,
    words: text.action(action, view),
    detail: text.detail?.(action, view) ?? {},
  }));
  return new Choices(decision, all, before);
}
