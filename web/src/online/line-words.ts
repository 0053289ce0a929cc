/** Matches in the lists, in words: who is there, and whose turn it is. */
import { listed } from '@orrery/kernel';
import { findGame } from '@orrery/catalog';
import type { LineSeat, RoomLine } from '@orrery/protocol';

export const titleOf = (game: string): string => findGame(game)?.title ?? 'A game';

export const nameOf = (seat: LineSeat): string =>
  seat.kind === 'person' ? seat.name : seat.kind === 'bot' ? `Bot, ${seat.level}` : 'a free seat';

/** Who is there besides oneself: "nadir and Bot, hard", "nadir and 2 free seats". A seat kept for oneself is not free. */
export function others(line: RoomLine, who?: string): string {
  const free = line.seats.filter((seat) => seat.kind === 'open' && (!seat.for || seat.for.id !== who)).length;
  const sitters = line.seats.filter(({ kind }, seat) => kind !== 'open' && !line.yours.includes(seat)).map(nameOf);
  const names = [...sitters, ...(free > 0 ? [free === 1 ? 'a free seat' : `${free} free seats`] : [])];
  return listed(names);
}

/** A seat is kept for this person, who does not sit there yet: the others want another match. */
export const isKeptFor = ({ state, yours, seats }: RoomLine, who: string | undefined): boolean =>
  state === 'waiting' && yours.length === 0 && seats.some((seat) => seat.kind === 'open' && seat.for?.id === who);

/** What is the matter with a match of one's own: "your move", "nadir is thinking", "nadir wants a rematch". */
export function stateWords(line: RoomLine, who: string | undefined): string {
  if (isKeptFor(line, who)) return rematchWords(line);
  if (line.state === 'waiting') return 'waiting for players';
  if (line.state === 'frozen') return 'cannot go on';
  const isPlayed = line.seats.some((seat, at) => line.yours.includes(at) && seat.kind === 'person' && seat.standIn);
  if (isPlayed) return 'a bot plays for you';
  if (line.yourMove) return 'your move';
  const thinking = (line.deciding ?? []).flatMap((at) => line.seats[at] ?? []).map(thinkerName);
  if (thinking.length === 0) return 'the others think';
  return thinking.length === 1 ? `${thinking[0]} is thinking` : `${listed(thinking)} are thinking`;
}

function rematchWords({ seats }: RoomLine): string {
  const names = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []));
  return names.length > 1 ? `${listed(names)} want a rematch` : `${names[0] ?? 'somebody'} wants a rematch`;
}

const thinkerName = (seat: LineSeat): string =>
  seat.kind === 'person' && seat.standIn === undefined ? seat.name : 'a bot';

/** Those that are not over; first those that wait for oneself: one's own move, and another match with the same people. */
export function goingOn(lines: readonly RoomLine[], who: string | undefined): readonly RoomLine[] {
  const waits = (line: RoomLine) => Number(line.yourMove || isKeptFor(line, who));
  return lines.filter(({ state }) => state !== 'over').toSorted((a, b) => waits(b) - waits(a));
}
