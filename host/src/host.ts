/** Many tables: opens new ones, finds those it keeps, and puts away nothing that is not saved. */
import { isLevel, LEVELS } from '@orrery/bots';
import { findGame } from '@orrery/catalog';
import {
  type Game,
  type Log,
  Match,
  messageOf,
  ok,
  parseLog,
  parseOptions,
  problem,
  type Result,
  replay,
  type Seat,
  type Viewer,
} from '@orrery/kernel';
import type { MatchSummary, Sitter, ToClient, ToServer } from '@orrery/protocol';
import { Connection } from './connection.ts';
import { heardPlaces, placeOfMove } from './hearing.ts';
import { type MatchStore, parseStored, type StoredMatch } from './store.ts';
import { DELETED, Table } from './table.ts';
import { Tape } from './tape.ts';

/** What a host needs of the world. */
export interface HostWorld {
  readonly store: MatchStore;
  /** One browser is all there is: every person sits at every connection. */
  readonly alone: boolean;
  /** A fresh secret of at least 128 bits, as text. */
  secret(): string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs a task soon, after what is waiting. */
  later(task: () => void): void;
  /**
   * Makes sure that nobody else plays this match: another tab with a host of its own. False if somebody does and
   * `takeOver` is not asked for. `onLost` is called when somebody else takes it over.
   */
  claim(match: string, takeOver: boolean, onLost: () => void): Promise<boolean>;
}

/** A match on tape, and the log it was read from if it is not being played here. */
interface Kept {
  readonly id: string;
  readonly tape: Tape;
  readonly sitters: readonly Sitter[];
  readonly log: string | undefined;
}

export type Opened = Result<Table> & { readonly elsewhere?: true };

const ELSEWHERE = 'This match is being played in another tab.';
const ELSEWHERE_ONLY: Opened = { ...problem(ELSEWHERE), elsewhere: true };

/** The seats of a match that whoever asks plays. */
export type SeatsOf = (match: string, sitters: readonly Sitter[]) => readonly Seat[];

type Create = Extract<ToServer, { type: 'create' }>;

export class Host {
  readonly world: HostWorld;
  private readonly tables = new Map<string, Table>();
  /** The match last replayed. */
  private kept: Kept | undefined;

  constructor(world: HostWorld) {
    this.world = world;
  }

  connect(send: (message: ToClient) => void): Connection {
    return new Connection(this, send);
  }

  async create({ game: id, options, sitters, seed }: Create): Promise<Opened> {
    const found = await gameFor(id, sitters);
    if (!found.ok) return found;
    const parsed = parseOptions(found.value.options, options, sitters.length);
    if (!parsed.ok) return parsed;
    const setup = { options: parsed.value, seats: sitters.length, seed: seed ?? this.world.secret() };
    return this.open(new Match(found.value, setup), sitters);
  }

  /** A table that is being played, or one that is kept and goes on. */
  async find(id: string, takeOver = false): Promise<Opened> {
    const here = this.played(id);
    if (here) return ok(here);
    let kept = await this.keptMatch(id);
    if (!kept.ok) return kept;
    const claimed = await this.claim(id, takeOver);
    // Whoever had it elsewhere may have played on since, or deleted it.
    if ((await this.world.store.load(id))?.log !== kept.value.log) kept = await this.keptMatch(id);
    if (!kept.ok) return kept;
    const present = this.played(id); // two requests for the same match may have waited together
    if (present) return ok(present);
    return claimed ? ok(this.seat(id, kept.value.match, kept.value.sitters, true)) : ELSEWHERE_ONLY;
  }

  private async open(match: Match, sitters: readonly Sitter[]): Promise<Opened> {
    const id = this.world.secret();
    await this.claim(id, false);
    const table = this.seat(id, match, sitters, false);
    await table.saveNow();
    return ok(table);
  }

  private claim(id: string, takeOver: boolean): Promise<boolean> {
    return this.world.claim(id, takeOver, () => this.tables.get(id)?.close(ELSEWHERE, true));
  }

  private seat(id: string, match: Match, sitters: readonly Sitter[], kept: boolean): Table {
    const table = new Table(id, match, { sitters, kept }, this.world.secret(), this.world);
    this.tables.set(id, table);
    return table;
  }

  private played(id: string): Table | undefined {
    const table = this.tables.get(id);
    if (!table?.closed) return table;
    this.tables.delete(id);
    return undefined;
  }

  private async keptMatch(id: string): Promise<Result<{ match: Match; sitters: readonly Sitter[]; log: string }>> {
    const found = await this.world.store.load(id);
    if (!found) return notHere(id);
    const stored = parseStored(found);
    if (!stored.ok) return stored;
    const { log, sitters } = stored.value;
    const parsed = parseLog(log);
    const match = parsed.ok ? await matchOf(parsed.value, sitters.length) : parsed;
    return match.ok ? ok({ match: match.value, sitters, log }) : match;
  }

  /** A match and its moments, being played or kept, without sitting down at it. */
  async replayOf(id: string): Promise<Result<Kept>> {
    const here = this.played(id);
    const stored = here ? undefined : await this.world.store.load(id);
    const present = this.kept;
    // A kept match may have been played on in another tab; one that is played here, by this host.
    if (present?.id === id && (here ? present.tape.isOf(here.match) : present.log === stored?.log)) return ok(present);
    const found = here ? ok({ match: here.match, sitters: here.sitters }) : await this.keptMatch(id);
    if (!found.ok) return found;
    this.kept = { id, tape: new Tape(found.value.match), sitters: found.value.sitters, log: stored?.log };
    return ok(this.kept);
  }

  /** `moves` as the viewer counts them. */
  async fork(id: string, moves: number, viewer: Viewer, sitters: readonly Sitter[]): Promise<Opened> {
    const source = await this.replayOf(id);
    if (!source.ok) return source;
    const { match, steps } = source.value.tape;
    const { length } = heardPlaces(steps, viewer);
    if (moves > length) return problem(`the match has ${length} moves, not ${moves}`);
    const found = await gameFor(match.game.id, sitters);
    if (!found.ok) return found;
    if (sitters.length !== match.setup.seats)
      return problem(`the match has ${match.setup.seats} seats, not ${sitters.length}`);
    const branch = new Match(match.game, match.setup);
    for (const { seat, action } of steps.slice(0, placeOfMove(steps, viewer, moves))) branch.act(seat, action);
    return this.open(branch, sitters);
  }

  /** Takes in a log from a file: all seats are people's, so that anybody can look from everywhere and play on. */
  async import(text: string): Promise<Result<string>> {
    const log = parseLog(text);
    if (!log.ok) return log;
    const match = await matchOf(log.value);
    if (!match.ok) return match;
    const sitters = Array.from({ length: match.value.setup.seats }, (): Sitter => ({ kind: 'human' }));
    const id = this.world.secret();
    try {
      await this.world.store.add({ id, log: text, sitters, changed: this.world.now() });
    } catch (error) {
      return problem(`the match could not be saved (${messageOf(error)})`);
    }
    return ok(id);
  }

  async forget(id: string): Promise<void> {
    const table = this.tables.get(id);
    if (this.kept?.id === id) this.kept = undefined;
    table?.close(DELETED);
    await table?.settled; // a save that is under way would come after
    await this.world.store.forget(id);
  }

  /** Every match as whoever asks may see it. One that cannot be read is named and harms no other. */
  async list(seatsOf: SeatsOf): Promise<MatchSummary[]> {
    const stored = await this.world.store.list();
    return Promise.all(
      stored.map((each) => summaryOf(each, seatsOf).catch((error: unknown) => unreadable(each, messageOf(error)))),
    );
  }
}

async function summaryOf(record: StoredMatch, seatsOf: SeatsOf): Promise<MatchSummary> {
  const stored = parseStored(record);
  if (!stored.ok) return unreadable(record, stored.problem);
  const { id, log, sitters, changed } = stored.value;
  const parsed = parseLog(log);
  if (!parsed.ok) return unreadable(stored.value, parsed.problem);
  const about = { match: id, game: parsed.value.game, sitters, changed };
  const match = await matchOf(parsed.value, sitters.length);
  if (!match.ok) return { ...about, moves: parsed.value.actions.length, problem: match.problem };
  const { outcome, state, game, steps } = match.value;
  const viewer = seatsOf(id, sitters)[0] ?? 'watcher';
  const moves = outcome ? steps.length : heardPlaces(steps, viewer).length;
  return { ...about, moves, now: { viewer, view: game.view(state, viewer) }, ...(outcome && { outcome }) };
}

function unreadable({ id, changed }: StoredMatch, why: string): MatchSummary {
  return { match: id, game: '', sitters: [], moves: 0, changed, problem: why };
}

const notHere = (id: string) => problem(`there is no match '${id.slice(0, 40)}' here`);

/** The game of a new match, if the seats are taken as it needs. */
async function gameFor(id: string, sitters: readonly Sitter[]): Promise<Result<Game>> {
  const entry = findGame(id);
  if (!entry) return problem(`there is no game '${id.slice(0, 40)}'`);
  const game = await entry.load();
  const { min, max } = game.seats;
  if (sitters.length < min || sitters.length > max)
    return problem(`${game.title} has ${min === max ? min : `${min} to ${max}`} seats, not ${sitters.length}`);
  for (const sitter of sitters) {
    if (sitter.kind === 'bot' && !isLevel(sitter.level))
      return problem(`there is no bot '${sitter.level.slice(0, 40)}' (levels: ${LEVELS.join(', ')})`);
  }
  return ok(game);
}

/** The match of a log, at which so many sit. */
async function matchOf(log: Log, sitting = log.seats): Promise<Result<Match>> {
  if (sitting !== log.seats) return problem(`the match has ${log.seats} seats, but ${sitting} sit at it`);
  const entry = findGame(log.game);
  if (!entry) return problem(`there is no game '${log.game.slice(0, 40)}' here`);
  return replay(await entry.load(), log);
}
