/** In a lesson only some choices go on. The others stay in sight, and are answered with a word. */
import type { Action } from '@orrery/kernel';
import type { Item } from './choices.ts';
import type { Session } from './session.ts';

export interface Gate {
  /** The name of the place on the board that the coach speaks of. */
  readonly pointsAt: string | undefined;
  wants(action: Action): boolean;
  /** Whether actions in a row may go out; if not, it says the word. */
  lets(actions: readonly Action[]): boolean;
}

/** Whether a button stands for nothing that goes on now. */
export function isAside({ gate, choices }: Session, item: Item): boolean {
  if (!gate) return false;
  if (item.kind === 'choice') return !gate.wants(item.choice.action);
  const ofPiece = choices.value.all.filter(({ detail }) => detail.subject?.id === item.piece.id);
  return !ofPiece.some(({ action }) => gate.wants(action));
}
