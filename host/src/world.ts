/** What matches are played in: a browser, or a server with strangers in it. */
import type { Online } from './leaving.ts';
import type { TableWorld } from './table.ts';

/** What a host needs of the world. */
export interface HostWorld extends TableWorld {
  /** The host runs in the browser of the one person who uses it. */
  readonly alone: boolean;
  /** A fresh secret of at least 128 bits, as text. */
  secret(): string;
  /**
   * Makes sure that nobody else plays this match: another tab with a host of its own. False if somebody does and
   * `takeOver` is not asked for. `onLost` is called when somebody else takes it over.
   */
  claim(match: string, takeOver: boolean, onLost: () => void): Promise<boolean>;
  /** Lets go of a match that is not played here any more. */
  release(match: string): void;
  /** Where strangers meet: what holds for a match, and for whom bots play. */
  online?(match: string): Promise<{ readonly online: Online; readonly standIns: readonly (string | undefined)[] }>;
  /** Where others wait: called between the steps of long work; a promise if they have waited long enough. */
  breathe?(): Promise<void> | undefined;
  /** How many replayed matches are kept. Somebody may look at two in turn. */
  readonly tapes?: number;
  /** Says which build of the rules runs here, where more than logs is kept: another one may have another fault or correction. */
  readonly rules?: string;
}
