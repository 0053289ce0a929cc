/** Dragging a card from the hand into a program, within it, or out of it. */
import type { CardId } from '@orrery/entropy/client';
import { signal } from '@preact/signals';
import { followDrag } from '../../drag.ts';
import type { Slot } from './draft.ts';

export interface Dragged {
  readonly card: CardId;
  readonly x: number;
  readonly y: number;
  /** Where it would come to lie. */
  readonly over: Slot | undefined;
}

/** What hangs on the pointer now; all surfaces share it. */
export const dragged = signal<Dragged | undefined>(undefined);

export interface Drag {
  readonly card: CardId;
  /** Nothing: it was let go outside of every program. */
  onDrop(this: void, slot: Slot | undefined): void;
}

/** The slot under a point: before or behind the card there, or at the end of the program of a row or of a ship on the map. */
function slotAt(x: number, y: number): Slot | undefined {
  const under = document.elementFromPoint(x, y);
  const card = under?.closest<HTMLElement>('[data-slot]');
  const row = under?.closest<HTMLElement | SVGElement>('[data-program], [data-own-ship]');
  const nr = Number(row?.dataset.program ?? row?.dataset.ownShip);
  if (!row || Number.isNaN(nr)) return undefined;
  if (!card) return { nr, at: Number.MAX_SAFE_INTEGER };
  const { left, width } = card.getBoundingClientRect();
  return { nr, at: Number(card.dataset.slot) + (x > left + width / 2 ? 1 : 0) };
}

export function startDrag(event: PointerEvent, { card, onDrop }: Drag): void {
  followDrag(event, {
    onHold(x, y) {
      dragged.value = { card, x, y, over: slotAt(x, y) };
    },
    onEnd() {
      dragged.value = undefined;
    },
    onDrop: (x, y) => onDrop(slotAt(x, y)),
  });
}
