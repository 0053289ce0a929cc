/** Dragging a card from the hand into a program, within it, or out of it: with a mouse at once, with a finger after a short hold. */
import type { CardId } from '@orrery/entropy/client';
import { signal } from '@preact/signals';
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

const STEP_PX = 6;
const HOLD_MS = 220;

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

/** The click that the browser makes of a finished drag is none. */
function swallowClick(): void {
  const stop = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, true), 50);
}

export function startDrag(event: PointerEvent, { card, onDrop }: Drag): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const { pointerId, pointerType, clientX: startX, clientY: startY } = event;
  const ends = new AbortController();
  const { signal: until } = ends;
  let held = false;
  const show = (x: number, y: number) => {
    dragged.value = { card, x, y, over: slotAt(x, y) };
  };
  const lift = () => {
    held = true;
    show(startX, startY);
  };
  const timer = pointerType === 'touch' ? setTimeout(lift, HOLD_MS) : undefined;
  const end = () => {
    clearTimeout(timer);
    ends.abort();
    dragged.value = undefined;
  };
  const onMove = (move: PointerEvent) => {
    if (move.pointerId !== pointerId) return;
    const far = Math.hypot(move.clientX - startX, move.clientY - startY) > STEP_PX;
    if (!held && far && timer !== undefined) end();
    else if (!held && far) lift();
    if (held) show(move.clientX, move.clientY);
  };
  const onUp = (up: PointerEvent) => {
    if (up.pointerId !== pointerId) return;
    end();
    if (!held) return;
    swallowClick();
    onDrop(slotAt(up.clientX, up.clientY));
  };
  window.addEventListener('pointermove', onMove, { signal: until });
  window.addEventListener('pointerup', onUp, { signal: until });
  window.addEventListener('pointercancel', end, { signal: until });
  // A finger that holds a card does not scroll the page.
  window.addEventListener('touchmove', (move) => held && move.preventDefault(), { signal: until, passive: false });
}
