/** How messages go over a socket: what is said at once comes in one frame, as a message or as a list of them in their order. */
import type { ToClient } from './to-client.ts';

/** `said`: a message as JSON, or several with commas between them. */
export const frameOf = (said: string, isList: boolean): string => (isList ? `[${said}]` : said);

export function messagesIn(frame: string): readonly ToClient[] {
  // It comes from our own server, whose messages are of this type.
  const said = JSON.parse(frame) as ToClient | readonly ToClient[];
  return isList(said) ? said : [said];
}

const isList = (said: ToClient | readonly ToClient[]): said is readonly ToClient[] => Array.isArray(said);
