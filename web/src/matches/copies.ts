/**
 * Online matches of which this browser keeps a copy: finished ones that were brought here, and its own that go on online. A log
 * says nothing of names, so those who played are remembered beside the copy.
 */
import { localLink } from '../local.ts';
import { forget, recall, remember } from '../settings/storage.ts';

/** Who sat where; nothing for a bot. */
export type Names = readonly (string | null)[];

const copyKey = (online: string): string => `orrery.copy.${online}`;
const namesKey = (match: string): string => `orrery.names.${match}`;

export function rememberCopy(online: string, match: string, names: Names): void {
  remember(copyKey(online), match);
  remember(namesKey(match), JSON.stringify(names));
}

export function namesIn(match: string): Names | undefined {
  const kept = recall(namesKey(match));
  // Only this file writes it.
  return kept === undefined ? undefined : (JSON.parse(kept) as Names);
}

const onlineKey = (match: string): string => `orrery.online.${match}`;

/** A match of this browser goes on online; here stays how it stood. */
export const rememberTaken = (match: string, online: string): void => remember(onlineKey(match), online);

export const onlineOf = (match: string): string | undefined => recall(onlineKey(match));

export function forgetCopy(match: string): void {
  forget(namesKey(match));
  forget(onlineKey(match));
}

/** The copy of an online match, unless it was deleted. */
export async function copyOf(online: string): Promise<string | undefined> {
  const known = recall(copyKey(online));
  if (known === undefined) return undefined;
  const answer = await localLink().request({ type: 'list' });
  return answer.type === 'matches' && answer.matches.some(({ match }) => match === known) ? known : undefined;
}
