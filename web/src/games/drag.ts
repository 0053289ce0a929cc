/** Dragging: with a mouse at once, with a finger after a short hold. What hangs on the pointer is the board's affair. */

export interface Drag {
  /** The thing hangs on the pointer; the first time where it was taken. */
  onHold(this: void, x: number, y: number): void;
  /** Nothing hangs on the pointer any more: it was dropped, or never lifted, or the browser took the pointer. */
  onEnd(this: void): void;
  /** After `onEnd`. */
  onDrop(this: void, x: number, y: number): void;
}

const STEP_PX = 6;
const HOLD_MS = 220;

/** The click that the browser makes of a finished drag is none. */
function swallowClick(): void {
  const stop = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, true), 50);
}

/** Called when a pointer goes down on something that can be dragged. */
export function followDrag(event: PointerEvent, { onHold, onEnd, onDrop }: Drag): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const { pointerId, pointerType, clientX: startX, clientY: startY } = event;
  const ends = new AbortController();
  const { signal: until } = ends;
  let held = false;
  const lift = () => {
    held = true;
    onHold(startX, startY);
  };
  const timer = pointerType === 'touch' ? setTimeout(lift, HOLD_MS) : undefined;
  const end = () => {
    clearTimeout(timer);
    ends.abort();
    onEnd();
  };
  const onMove = (move: PointerEvent) => {
    if (move.pointerId !== pointerId) return;
    const far = Math.hypot(move.clientX - startX, move.clientY - startY) > STEP_PX;
    if (!held && far && timer !== undefined) end();
    else if (!held && far) lift();
    if (held) onHold(move.clientX, move.clientY);
  };
  const onUp = (up: PointerEvent) => {
    if (up.pointerId !== pointerId) return;
    end();
    if (!held) return;
    swallowClick();
    onDrop(up.clientX, up.clientY);
  };
  window.addEventListener('pointermove', onMove, { signal: until });
  window.addEventListener('pointerup', onUp, { signal: until });
  window.addEventListener('pointercancel', end, { signal: until });
  // A finger that holds something does not scroll the page.
  window.addEventListener('touchmove', (move) => held && move.preventDefault(), { signal: until, passive: false });
}
