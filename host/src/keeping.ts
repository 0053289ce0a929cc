/** Keeps one match in the store: what is new is appended, and what could not be saved is tried again with the next action. */
import { type Log, logOf, messageOf } from '@orrery/kernel';
import type { Problem } from '@orrery/protocol';
import type { Sat } from './leaving.ts';
import type { LogHead, MatchStore, Summary } from './store.ts';

export interface KeepingWorld {
  readonly store: MatchStore;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Who wants to know how it went. */
interface Kept {
  warn(problem: Problem): void;
  /** Online nothing is shown that is not saved, so that the match cannot go on as it is here. */
  stop(problem: Problem): void;
  /** The match was deleted elsewhere. */
  gone(): void;
}

export class Keeping {
  private readonly sat: Sat & { readonly id: string; readonly closed: boolean };
  private readonly world: KeepingWorld;
  private readonly told: Kept;
  /** Whether the store has the match. */
  private kept: boolean;
  /** How many actions the store has for certain. */
  private stored: number;
  /** Why the match as it stands is not saved. One that is lost is written down again only when somebody asks for it. */
  private problem: Problem | undefined;
  private pending = 0;

  constructor(sat: Keeping['sat'], world: KeepingWorld, kept: boolean, told: Kept) {
    this.sat = sat;
    this.world = world;
    this.kept = kept;
    this.told = told;
    this.stored = kept ? sat.match.entries.length : 0;
  }

  get unsaved(): Problem | undefined {
    return this.problem;
  }

  get isSaved(): boolean {
    return this.kept && this.pending === 0 && this.problem === undefined;
  }

  /** What to do when its turn comes to save the actions from a place on, as they are now. */
  append(from: number, summary: Summary, changed: number): () => Promise<void> {
    // A match adds to its list of entries or makes a new one: the first so many of this list stay as they are.
    const { entries } = this.sat.match;
    const { length } = entries;
    this.pending++;
    return () => {
      // What an earlier save did not bring in comes with this one.
      const start = Math.min(from, this.stored);
      this.stored = start;
      const actions = entries.slice(start, length).map(({ seat, action }) => [seat, action] as const);
      return this.save({ from: start, actions, summary, changed });
    };
  }

  /** Whoever cleared what was kept may have meant it, so it is not written again unasked. */
  private lose(): void {
    this.kept = false;
    this.stored = 0;
    this.problem = undefined;
    this.fail({ code: 'lost' });
  }

  private fail(problem: Problem): void {
    if (this.sat.online) this.told.stop(problem);
    else if (!this.problem) this.told.warn(problem); // said once is enough
    this.problem = problem;
  }

  /** Its head is another one from now on, so all of it is written with the next save. */
  writeAnew(): void {
    this.kept = false;
    this.stored = 0;
  }

  /** Somebody wants it kept although it was lost. */
  keepAgain(): void {
    if (this.problem?.code === 'lost') this.problem = { code: 'not-saved', why: 'it was lost' };
  }

  private async save(news: Parameters<MatchStore['append']>[1]): Promise<void> {
    const { sat, world, told } = this;
    const { from, actions, summary, changed } = news;
    const { id, seated } = sat;
    try {
      if (sat.closed || this.problem?.code === 'lost') return;
      if (!this.kept) await world.store.add({ id, head: headOf(sat), seated, actions, summary, changed });
      else {
        const went = await world.store.append(id, news);
        if (went === 'deleted') return told.gone();
        if (went === 'lost') return this.lose();
      }
      this.kept = true;
      this.stored = from + actions.length;
      if (this.problem) told.warn({ code: 'saved' });
      this.problem = undefined;
    } catch (error) {
      this.fail({ code: 'not-saved', why: messageOf(error) });
    } finally {
      this.pending--;
    }
  }
}

/** The head of the log, to be stored once. */
export function headOf({ match }: Sat): LogHead {
  const { actions: _actions, outcome: _outcome, ...head }: Log = logOf(match, false);
  return { ...head, witnessed: match.setup.commitment === undefined };
}
