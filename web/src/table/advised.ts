/** What the bot would do, among the choices: dots in ivory on the list and on the board. */
import type { Action } from '@orrery/kernel';
import { useSignalEffect } from '@preact/signals';
import { advisedDigit } from '../games/tag.tsx';
import type { Item } from './choices.ts';
import type { Session } from './session.ts';

const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The best of what was said; the others have their chances in words. */
function bestOf({ advice }: Session): Action | undefined {
  const said = advice.value;
  return said && said !== 'thinking' ? said.moves[0]?.action : undefined;
}

export function isAdvised(session: Session, action: Action): boolean {
  const best = bestOf(session);
  return best !== undefined && same(best, action);
}

/** A piece is advised if what it would do is. */
export function isItemAdvised(session: Session, item: Item): boolean {
  const best = bestOf(session);
  if (!best) return false;
  if (item.kind === 'choice') return same(best, item.choice.action);
  return session.choices.value.all.some(
    ({ action, detail }) => detail.subject?.id === item.piece.id && same(best, action),
  );
}

/** The tags on the board know their numbers only. */
export function useAdvisedDigit(session: Session): void {
  useSignalEffect(() => {
    const choices = session.choices.value;
    const at = choices.shown.value.findIndex((item) => isItemAdvised(session, item));
    advisedDigit.value = at < 0 ? undefined : at + 1;
    return () => {
      advisedDigit.value = undefined;
    };
  });
}
