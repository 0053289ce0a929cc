/** What a room is to the pirates now: whether it can be captured, and why not [W8]. */
import { type BreachView, MAPS, type RoomName, SHIPS } from '@orrery/breach/client';

export function roomNote(room: RoomName, view: BreachView): string {
  const { bridge } = MAPS[view.map];
  const { rooms, isEdge } = SHIPS[view.map];
  const isGuarded = [...view.units, ...view.faceDown].some((unit) => unit.room === room);
  if (view.breaches.includes(room)) return 'A breach: new pirates come aboard here.';
  if (room === bridge)
    return isGuarded
      ? 'The bridge: destroy what stands here, then capture it and win.'
      : 'The bridge: nothing guards it. Capture it and win.';
  if (!isEdge[rooms.indexOf(room)] && !view.settings.captureInterior)
    return 'Inside the ship: only edge rooms can be captured.';
  return isGuarded
    ? 'It can be captured once nothing of the ship stands here.'
    : 'Nothing guards it: a pirate here can capture it instead of moving or attacking.';
}
