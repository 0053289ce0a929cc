/** How messages go over a socket: what is said at once comes in one frame, as a message or as a list of them in their order. */
import type { ToClient } from './to-client.ts';

/** `texts`: messages as JSON, at least one. */
export const frameOf = (texts: readonly string[]): string =>
  texts.length === 1 ? String(texts[0]) : `[${texts.join()}]`;

export function messagesIn(frame: string): readonly ToClient[] {
  // It comes from our own server, whose messages are of this type.
  const said = JSON.parse(frame) as ToClient | readonly ToClient[];
  return isList(said) ? said : [said];
}

const isList = (said: ToClient | readonly ToClient[]): said is readonly ToClient[] => Array.isArray(said);
