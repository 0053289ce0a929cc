/** The file of a match that is being played: it has the last state, whatever ends the match. */
import { logOf, type Match, messageOf } from '@orrery/kernel';
import { saveLog } from './log-file.ts';
import { complain, print } from './output.ts';

export class KeptLog {
  private readonly path: string;
  private readonly match: Match;
  private isBegun = false;
  private isTold = false;

  constructor(path: string, match: Match) {
    this.path = path;
    this.match = match;
  }

  /** After every action. A disk that is full now may have room later: told once, and tried again. */
  keep(): void {
    try {
      // Hashes cost a replay of the whole match: they are for its end.
      this.save(false);
    } catch (error) {
      if (!this.isTold) complain(`${messageOf(error)}; the match goes on`);
      this.isTold = true;
    }
  }

  finish(): void {
    this.save(true);
    if (this.isBegun) print(`The log is in ${this.path}.`);
  }

  /** A match without an action leaves what is there alone; one whose actions were all taken back does not keep them. */
  private save(withHashes: boolean): void {
    if (this.match.entries.length === 0 && !this.isBegun) return;
    saveLog(this.path, logOf(this.match, withHashes));
    this.isBegun = true;
  }
}
