/** Who sits where in a room that waits, with the seat in question outlined. */
import type { Seat } from '@orrery/kernel';
import type { Room, RoomSeat } from '@orrery/protocol';
import { Emblem } from '../parts/emblem.tsx';
import type { Words } from '../table/scene.ts';

interface RoomSeatsProps {
  readonly room: Room;
  readonly text: Words;
  /** The seat that one has, or would take. */
  readonly own: Seat | undefined;
  /** Chooses another free seat. */
  onChoose?(this: void, seat: Seat): void;
}

function whoWords(room: Room, sitter: RoomSeat, isOwn: boolean): string {
  if (isOwn) return 'You';
  if (sitter.kind === 'bot') return `Bot, ${sitter.level}`;
  if (sitter.kind === 'open') return sitter.for ? `Kept for ${sitter.for.name}` : 'Free';
  return sitter.id === room.host ? `${sitter.name}, host` : sitter.name;
}

export function RoomSeats({ room, text, own, onChoose }: RoomSeatsProps) {
  const choices = room.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <ul class="room-seats" aria-label="Seats">
      {room.seats.map((sitter, seat) => {
        const isOwn = seat === own;
        const words = (
          <>
            <Emblem seat={seat} size={32} name={text.seat(seat)} />
            <span class="room-names">
              <b>{text.seat(seat)}</b>
              <span>{whoWords(room, sitter, isOwn)}</span>
            </span>
            <Tag sitter={sitter} isOwn={isOwn} />
          </>
        );
        const canChoose = onChoose && !isOwn && sitter.kind === 'open' && !sitter.for && choices > 1;
        return (
          <li key={seat} class={isOwn ? 'room-seat own' : 'room-seat'}>
            {canChoose ? (
              <button type="button" onClick={() => onChoose(seat)}>
                {words}
              </button>
            ) : (
              <div>{words}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Tag({ sitter, isOwn }: { sitter: RoomSeat; isOwn: boolean }) {
  if (isOwn) return <span class="room-tag own">your seat</span>;
  if (sitter.kind === 'person') return <span class="room-tag">{sitter.here ? 'here' : 'away'}</span>;
  return sitter.kind === 'open' && !sitter.for ? <span class="room-tag free">free</span> : null;
}
