/** Dragging units: whatever is dropped on the deck becomes a spot. */
import { signal } from '@preact/signals';
import type { RoomName } from '@orrery/breach/client';
import { followDrag } from '../drag.ts';
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

export function startDrag(event: PointerEvent, { subject, onLift, onDrop }: Drag): void {
  followDrag(event, {
    onHold(x, y) {
      if (!dragged.peek()) onLift();
      dragged.value = { subject, x, y };
    },
    onEnd() {
      dragged.value = undefined;
    },
    onDrop(x, y) {
      const spot = spotAt(x, y);
      if (spot) onDrop(spot);
    },
  });
}
