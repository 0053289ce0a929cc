/** Copies the address of the move that is shown. */
import { formatPlace } from './address.ts';
import type { Playback } from './playback.ts';
import { fragmentOf } from './share.ts';

export interface Shared {
  readonly words: string;
  /** To be copied by hand, where the browser does not let us. */
  readonly address?: string;
  /** Whether the match travels inside the address. */
  readonly whole: boolean;
}

/**
 * A finished match travels inside its address. A running one stays where it is, unless `revealing`: whoever shares it has
 * been told that its log holds every secret.
 */
export async function shareMove(playback: Playback, revealing: boolean): Promise<Shared> {
  const { facts, at, viewer, over } = playback;
  const place = `${location.origin}${formatPlace(facts.match, at, viewer)}`;
  const whole = over || revealing;
  const log = whole ? await playback.wholeLog(revealing, true) : undefined;
  if (typeof log === 'string') return { words: log, whole };
  const address = log ? place + (await fragmentOf(log)) : place;
  const reach = whole
    ? 'It carries the whole match, so it opens in any browser.'
    : 'While the match is running it opens in this browser only.';
  try {
    await navigator.clipboard.writeText(address);
    return { words: `The address of move ${at} was copied. ${reach}`, whole };
  } catch {
    return { words: `Copy the address of move ${at} from here. ${reach}`, address, whole };
  }
}
