/** Opens a match for friends: the room, and its link on the clipboard. */
import type { Json } from '@orrery/kernel';
import type { NewSeat } from '@orrery/protocol';
import { problemWords } from '../parts/problem-words.ts';
import { createRoom } from './api.ts';
import { copyText } from './copy-text.ts';
import { beSomebody } from './me.ts';
import type { OnlineTerms } from './new-part.tsx';

export interface RoomWanted extends OnlineTerms {
  readonly game: string;
  readonly options: { readonly [name: string]: Json };
  readonly seats: readonly NewSeat[];
}

/** Where it is; or what is in the way. */
export async function openRoom(
  wanted: RoomWanted,
): Promise<{ readonly address: string } | { readonly problem: string }> {
  const known = await beSomebody();
  if (!known.ok) return { problem: problemWords(known.problem) };
  const room = await createRoom(wanted);
  if (!room.ok) return { problem: problemWords(room.problem) };
  const address = `/j/${room.value.match}`;
  const copied = await copyText(location.origin + address);
  return { address: copied ? `${address}?copied` : address };
}
