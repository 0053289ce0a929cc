/** Dragging with a mouse at once, with a finger after a short hold. Whatever is dropped on the deck becomes a spot. */
import { signal } from '@preact/signals';
import type { RoomName } from '@orrery/breach/client';
import type { Spot } from './intent.ts';

/** What hangs on the pointer now; board and tray share it. */
export const dragged = signal<{ readonly subject: string; readonly x: number; readonly y: number } | undefined>(
  undefined,
);

export interface Drag {
  readonly subject: string;
  /** The piece leaves its place. */
  onLift(this: void): void;
  onDrop(this: void, spot: Spot): void;
}

const STEP_PX = 6;
const HOLD_MS = 220;

/** The spot under a point of the screen. */
function spotAt(x: number, y: number): Spot | undefined {
  const element = document
    .elementFromPoint(x, y)
    ?.closest<SVGElement | HTMLElement>('[data-piece], [data-flag], [data-room]');
  if (!element) return undefined;
  const { piece, flag, room } = element.dataset;
  if (piece !== undefined) return { kind: 'piece', id: piece };
  // Only the board writes these attributes, with its own room names.
  return flag === undefined ? { kind: 'room', room: room as RoomName } : { kind: 'flag', room: flag as RoomName };
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

export function startDrag(event: PointerEvent, { subject, onLift, onDrop }: Drag): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const { pointerId, pointerType, clientX: startX, clientY: startY } = event;
  const ends = new AbortController();
  const { signal: until } = ends;
  let held = false;
  const lift = () => {
    held = true;
    onLift();
    dragged.value = { subject, x: startX, y: startY };
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
    if (held) dragged.value = { subject, x: move.clientX, y: move.clientY };
  };
  const onUp = (up: PointerEvent) => {
    if (up.pointerId !== pointerId) return;
    end();
    if (!held) return;
    swallowClick();
    const spot = spotAt(up.clientX, up.clientY);
    if (spot) onDrop(spot);
  };
  window.addEventListener('pointermove', onMove, { signal: until });
  window.addEventListener('pointerup', onUp, { signal: until });
  window.addEventListener('pointercancel', end, { signal: until });
  // A finger that holds a piece does not scroll the page.
  window.addEventListener('touchmove', (move) => held && move.preventDefault(), { signal: until, passive: false });
}
