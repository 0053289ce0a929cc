/** Copies the address of the move that is shown. */
import { formatPlace } from './address.ts';
import type { Playback } from './playback.ts';
import { fragmentOf } from './share.ts';

export interface Shared {
  readonly words: string;
  /** To be copied by hand, where the browser does not let us. */
  readonly address?: string;
}

/** A finished match travels inside its address; a running one stays where it is, and so does its log with the secrets. */
export async function shareMove(playback: Playback): Promise<Shared> {
  const { facts, at, viewer, over } = playback;
  const place = `${location.origin}${formatPlace(facts.match, at, viewer)}`;
  const log = over ? await playback.wholeLog() : undefined;
  if (typeof log === 'string') return { words: log };
  const address = log ? place + (await fragmentOf(log)) : place;
  const reach = over
    ? 'It carries the whole match, so it opens in any browser.'
    : 'While the match is running it opens in this browser only.';
  try {
    await navigator.clipboard.writeText(address);
    return { words: `The address of move ${at} was copied. ${reach}` };
  } catch {
    return { words: `Copy the address of move ${at} from here. ${reach}`, address };
  }
}
