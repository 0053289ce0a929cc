/** Where matches are kept. The log is the truth, so a stored match is its log and who sits where. */
import { ok, problem, type Result } from '@orrery/kernel';
import { parseSitters, type Sitter } from '@orrery/protocol';

export interface StoredMatch {
  readonly id: string;
  /** The log as text, parsed anew when it is read: storage can be damaged. */
  readonly log: string;
  readonly sitters: readonly Sitter[];
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number;
}

/** Reads what a store gave back, which may be damaged in any way. A match whose time is lost is the oldest. */
export function parseStored(stored: { readonly [Field in keyof StoredMatch]: unknown }): Result<StoredMatch> {
  const { id, log, sitters, changed } = stored;
  if (typeof id !== 'string') return problem('the stored match is damaged: it has no name');
  if (typeof log !== 'string') return problem('the stored match is damaged: it has no log');
  const seated = parseSitters(sitters);
  if (!seated.ok) return problem(`the stored match is damaged: ${seated.problem}`);
  return ok({ id, log, sitters: seated.value, changed: typeof changed === 'number' ? changed : 0 });
}

export interface MatchStore {
  /** Takes in a new match. */
  add(match: StoredMatch): Promise<void>;
  /** Keeps a match as it stands now. False if it is not there any more: deleted elsewhere, it stays deleted. */
  save(match: StoredMatch): Promise<boolean>;
  load(id: string): Promise<StoredMatch | undefined>;
  /** All of them, the last changed first. */
  list(): Promise<readonly StoredMatch[]>;
  forget(id: string): Promise<void>;
}

/** Keeps matches while the process lives. */
export class MemoryStore implements MatchStore {
  private readonly matches = new Map<string, StoredMatch>();

  async add(match: StoredMatch): Promise<void> {
    this.matches.set(match.id, match);
  }

  async save(match: StoredMatch): Promise<boolean> {
    if (!this.matches.has(match.id)) return false;
    this.matches.set(match.id, match);
    return true;
  }

  async load(id: string): Promise<StoredMatch | undefined> {
    return this.matches.get(id);
  }

  async list(): Promise<readonly StoredMatch[]> {
    return [...this.matches.values()].sort((a, b) => b.changed - a.changed || (a.id < b.id ? -1 : 1));
  }

  async forget(id: string): Promise<void> {
    this.matches.delete(id);
  }
}
