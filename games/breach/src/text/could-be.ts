/** What a face-down unit could be: every unseen piece is equally likely [H3]. */
import { AI_TYPES, type AiType, aiDataOf } from '../data.ts';
import type { BreachView } from '../view.ts';

/** Likeliest first. */
export function couldBe({ unseen }: BreachView): readonly { readonly type: AiType; readonly share: number }[] {
  const total = AI_TYPES.reduce((sum, type) => sum + unseen[type], 0);
  return AI_TYPES.filter((type) => unseen[type] > 0)
    .toSorted((a, b) => unseen[b] - unseen[a])
    .map((type) => ({ type, share: unseen[type] / total }));
}

export function couldBeText(view: BreachView): string {
  return couldBe(view)
    .map(({ type, share }) => `${aiDataOf(type).name} ${Math.round(share * 100)} %`)
    .join(', ');
}
