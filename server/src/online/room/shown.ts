/** A room as one visitor may know it. */
import type { Seat } from '@orrery/kernel';
import type { Room, RoomSeat } from '@orrery/protocol';
import { seatsOfPerson } from '../record.ts';
import type { RoomCore } from './core.ts';

export function roomShown(core: RoomCore, who: string): Room {
  const { room, visitors, world, hostAway } = core;
  const { id, game, state, host, options, clock, atZero, listed, watchable, rated } = room;
  const { rematch, result, problem, imported, proposal } = room;
  const seated = new Set(room.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.id] : [])));
  const yours = seatsOfPerson(room, who);
  const [asked] = yours.flatMap((seat) => {
    const silent = room.silent?.find((each) => each.seat === seat);
    return silent ? [{ seat, until: silent.until }] : [];
  });
  return {
    match: id,
    game,
    state,
    host,
    ...(hostAway !== undefined && { hostAway }),
    options,
    clock,
    atZero,
    listed,
    watchable,
    rated,
    seats: room.seats.map((_, at) => seatShown(core, at)),
    yours,
    ...(asked && { silent: asked }),
    watchers: new Set([...visitors].flatMap(({ person }) => (seated.has(person.id) ? [] : [person.id]))).size,
    ...(imported && { imported }),
    ...(proposal && { proposal: { id: proposal.id, seat: proposal.seat, needed: proposal.needed } }),
    ...(rematch !== undefined && seated.has(who) && { rematch }),
    ...(result && { result }),
    ...(state === 'frozen' && { problem: problem ?? { code: 'frozen' as const } }),
    now: world.now(),
  };
}

function seatShown(core: RoomCore, at: Seat): RoomSeat {
  const seat = core.seat(at);
  if (seat.kind !== 'person') return seat;
  const { awaySince: _awaySince, kept: _kept, ...sitter } = seat;
  const here = core.isHere(seat.id);
  const rating = core.ratings.get(seat.id);
  const time = core.room.times?.[at];
  return {
    ...sitter,
    here,
    ...(!here && { awaySince: core.awaySince(seat) }),
    ...(rating && { rating }),
    ...(time && { time }),
  };
}
