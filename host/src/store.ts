/**
 * Where matches are kept. The log is the truth, so a stored match is the head of its log, its actions, and who sits where.
 * Actions are appended and cut; nothing is written whole again. A summary is kept beside, so that a list reads no log.
 */
import {
  type Action,
  isRecord,
  type Log,
  type Outcome,
  ok,
  parseLog,
  problem,
  type Result,
  type Seat,
} from '@orrery/kernel';
import type { MatchSnapshot } from './snapshot.ts';
import { type MatchSummary, parseSitters, type Sitter } from '@orrery/protocol';

/** Who sits at a place, and whose it is: the identity of a person. `standIn`: the level of the bot that plays for them. */
export type Seated =
  | { readonly kind: 'human'; readonly who: string; readonly standIn?: string }
  | Extract<Sitter, { kind: 'bot' }>;

/** A log without its actions. `witnessed`: the match was begun here, and its commitment shown before the first action. */
export type LogHead = Omit<Log, 'actions' | 'hashes' | 'outcome'> & { readonly witnessed: boolean };

/** A match as one viewer may know it, in a list. */
export interface Glance {
  readonly moves: number;
  /** When the viewer last noticed something, in milliseconds since 1970. */
  readonly changed: number;
  readonly progress?: string;
  readonly prompt?: string;
  /** The viewer is asked something. */
  readonly asked: boolean;
  /** Who is asked something, as far as the viewer may know. */
  readonly deciding?: readonly Seat[];
}

export interface Summary {
  readonly game: string;
  /** By seat, then for a watcher; null where no list looks from there (`lookersOf`). */
  readonly glances: readonly (Glance | null)[];
  readonly outcome?: Outcome;
  readonly lesson?: MatchSummary['lesson'];
  readonly brought?: true;
}

/** What a list shows of a match. */
export interface Listed {
  readonly id: string;
  readonly seated: readonly Seated[];
  readonly summary: Summary;
  /** When anything last happened. */
  readonly changed: number;
}

export interface StoredMatch extends Listed {
  readonly head: LogHead;
  readonly actions: readonly (readonly [Seat, Action])[];
}

/** What is new: from so many actions on, these. Fewer than there were is an undo. */
export interface Appended {
  readonly from: number;
  readonly actions: readonly (readonly [Seat, Action])[];
  readonly summary: Summary;
  readonly changed: number;
}

/** How an append went. `deleted`: somebody forgot the match, and it stays so. `lost`: it is gone, and nobody did that here. */
export type Append = 'kept' | 'deleted' | 'lost';

export interface MatchStore {
  /** Takes in a new match. */
  add(match: StoredMatch): Promise<void>;
  append(id: string, news: Appended): Promise<Append>;
  load(id: string): Promise<StoredMatch | undefined>;
  /** Something that is different whenever the match has changed, and quickly read; nothing if it is not there. */
  stamp(id: string): Promise<string | undefined>;
  /** All of them, or those at which somebody sits, the last changed first, without their actions. */
  list(who?: string): Promise<readonly Listed[]>;
  forget(id: string): Promise<void>;
  /** Where long matches are to be opened fast: a snapshot is kept beside each, in place of the one before. */
  keepSnapshot?(id: string, snapshot: MatchSnapshot): Promise<void>;
  /** What is kept, which may be damaged or old. */
  snapshot?(id: string): Promise<unknown>;
  /** Where rules change under matches: how each stood is kept beside it, in place of what was kept before. */
  keepStanding?(id: string, standing: MatchSnapshot): Promise<void>;
  standing?(id: string): Promise<unknown>;
}

/** What a store gave back, which may be damaged in any way. */
type Damaged<T> = { readonly [Field in keyof T]: unknown };

/** The log of a stored match, read with suspicion, and who sits at it. */
export function parseStored(
  stored: Damaged<StoredMatch>,
): Result<{ log: Log; witnessed: boolean; seated: readonly Seated[] }> {
  const { head, actions } = stored;
  if (!isRecord(head) || !Array.isArray(actions)) return problem('it has no log');
  const { witnessed, ...start } = head;
  const log = parseLog(JSON.stringify({ ...start, actions }));
  if (!log.ok) return log;
  const seated = parseSeated(stored.seated);
  return seated.ok ? ok({ log: log.value, witnessed: witnessed === true, seated: seated.value }) : seated;
}

function parseSeated(input: unknown): Result<readonly Seated[]> {
  const sitters = parseSitters(input);
  if (!sitters.ok) return sitters;
  return ok(
    sitters.value.map((sitter, seat): Seated => {
      if (sitter.kind === 'bot') return sitter;
      const { who } = (input as readonly { readonly who?: unknown }[])[seat] ?? {};
      return { kind: 'human', who: typeof who === 'string' ? who : '' };
    }),
  );
}

/** What a list may show of a stored match; a match whose time is lost is the oldest. */
export function parseListed(listed: Damaged<Listed>): Result<Listed> {
  const { id, summary, changed } = listed;
  if (typeof id !== 'string') return problem('it has no name');
  const seated = parseSeated(listed.seated);
  if (!seated.ok) return seated;
  if (!isRecord(summary) || typeof summary.game !== 'string' || !isGlances(summary.glances, seated.value.length))
    return problem('it has no summary');
  const time = typeof changed === 'number' && Number.isFinite(changed) ? changed : 0;
  const { game, glances, outcome, lesson, brought } = summary;
  // The outcome was made here from the match; a list shows words made with it and opens nothing by it.
  return ok({
    id,
    seated: seated.value,
    summary: {
      game,
      glances,
      ...(isRecord(outcome) && { outcome: outcome as unknown as Outcome }),
      ...(isSteps(lesson) && { lesson }),
      ...(brought === true && { brought }),
    },
    changed: time,
  });
}

function isSteps(input: unknown): input is NonNullable<MatchSummary['lesson']> {
  return isRecord(input) && typeof input.done === 'number' && typeof input.of === 'number';
}

function isGlances(input: unknown, seats: number): input is Summary['glances'] {
  if (!Array.isArray(input) || input.length !== seats + 1) return false;
  return input.every(
    (one) =>
      one === null ||
      (isRecord(one) &&
        typeof one.moves === 'number' &&
        typeof one.changed === 'number' &&
        typeof one.asked === 'boolean'),
  );
}

/** Keeps matches while the process lives. */
export class MemoryStore implements MatchStore {
  private readonly matches = new Map<string, StoredMatch>();
  private readonly forgotten = new Set<string>();
  private readonly stamps = new Map<string, string>();
  private readonly snapshots = new Map<string, MatchSnapshot>();
  private readonly standings = new Map<string, MatchSnapshot>();
  private changes = 0;
  /** How much was written so far, as JSON: for those who measure. */
  written = 0;

  async add(match: StoredMatch): Promise<void> {
    this.written += sizeOf(match);
    this.set(match);
  }

  private set(match: StoredMatch): void {
    this.matches.set(match.id, match);
    this.stamps.set(match.id, `${++this.changes}`);
  }

  async append(id: string, news: Appended): Promise<Append> {
    const match = this.matches.get(id);
    if (!match) return this.forgotten.has(id) ? 'deleted' : 'lost';
    const { from, actions, summary, changed } = news;
    this.written += sizeOf(news);
    this.set({ ...match, actions: [...match.actions.slice(0, from), ...actions], summary, changed });
    return 'kept';
  }

  async load(id: string): Promise<StoredMatch | undefined> {
    return this.matches.get(id);
  }

  async stamp(id: string): Promise<string | undefined> {
    return this.matches.has(id) ? this.stamps.get(id) : undefined;
  }

  async list(who?: string): Promise<readonly Listed[]> {
    const isTheirs = (sitter: Seated) => sitter.kind === 'human' && sitter.who === who;
    return [...this.matches.values()]
      .filter(({ seated }) => who === undefined || seated.some(isTheirs))
      .map(({ id, seated, summary, changed }) => ({ id, seated, summary, changed }))
      .sort((a, b) => b.changed - a.changed || (a.id < b.id ? -1 : 1));
  }

  async keepStanding(id: string, standing: MatchSnapshot): Promise<void> {
    if (this.matches.has(id)) this.standings.set(id, standing);
  }

  async standing(id: string): Promise<unknown> {
    return this.standings.get(id);
  }

  async keepSnapshot(id: string, snapshot: MatchSnapshot): Promise<void> {
    if (this.matches.has(id)) this.snapshots.set(id, snapshot);
  }

  async snapshot(id: string): Promise<unknown> {
    return this.snapshots.get(id);
  }

  async forget(id: string): Promise<void> {
    this.matches.delete(id);
    this.snapshots.delete(id);
    this.standings.delete(id);
    this.forgotten.add(id);
  }

  /** All of it is gone, as when the owner of the machine clears it. */
  clear(): void {
    this.matches.clear();
    this.forgotten.clear();
    this.snapshots.clear();
    this.standings.clear();
  }
}

const sizeOf = (value: unknown): number => JSON.stringify(value).length;
