/** Many tables: opens new ones, finds those it keeps, puts idle ones away, and nothing that is not saved. */
import { isLevel } from '@orrery/bots';
import { findGame } from '@orrery/catalog';
import {
  canonicalJson,
  type Game,
  isOfLesson,
  type Json,
  type Lesson,
  type Log,
  Match,
  type MatchSetup,
  messageOf,
  parseLog,
  parsePosition,
  Random,
  setupOfLesson,
  type Viewer,
} from '@orrery/kernel';
import {
  isLesson,
  LESSON,
  type MatchSummary,
  type Problem,
  type Sitter,
  type ToClient,
  type ToServer,
} from '@orrery/protocol';
import { Archive, type Taped } from './archive.ts';
import { Connection, type Ready } from './connection.ts';
import { type Found, found, lacking } from './found.ts';
import { headOf } from './keeping.ts';
import { type Asking, mayForget, type Online, type Sat, seatsOf, sittersOf } from './leaving.ts';
import { lookersOf, summaryFor, unreadable } from './lists.ts';
import { movesFor } from './pieces.ts';
import { gameFor, planOf, seatedBy } from './plan.ts';
import { parseListed, parseStored, type Seated } from './store.ts';
import { summaryOf } from './summary.ts';
import { Table } from './table.ts';
import { Tapes } from './tapes.ts';
import type { HostWorld } from './world.ts';

/** A match to be begun under a name of its own. */
export interface Beginning {
  readonly id: string;
  readonly game: string;
  readonly options: { readonly [name: string]: Json };
  readonly seated: readonly Seated[];
  readonly online: Online;
  /** What was played elsewhere, if it is over. */
  readonly log?: Log;
  /** What it goes on from, checked, if it was begun elsewhere. Chance is its own from there. */
  readonly position?: Json;
}

/** A table at which nobody looks and nothing happens is put away after so long. */
const IDLE_MS = 5 * 60_000;

type Create = Extract<ToServer, { type: 'create' }>;
type Learn = Extract<ToServer, { type: 'learn' }>;

export class Host {
  readonly world: HostWorld;
  readonly archive: Archive;
  readonly tapes: Tapes;
  private readonly tables = new Map<string, Table>();
  private tidying = false;
  constructor(world: HostWorld) {
    this.world = world;
    this.archive = new Archive(world);
    this.tapes = new Tapes(world, this.archive, (id) => this.tableAt(id));
  }

  /**
   * `who`: the identity of whoever is connected; seats are theirs, not the connection's. `ready`: for whoever has something
   * to do for a message before it is sent.
   */
  connect(who: string, send: (message: ToClient) => void, ready: Ready = (message) => () => send(message)): Connection {
    return new Connection(this, { who, alone: this.world.alone }, send, ready);
  }

  async create({ game: id, options, sitters, seed }: Create, { who }: Asking): Promise<Found<Table>> {
    const plan = await planOf(id, options, sitters);
    if (!plan.ok) return plan;
    if (seed !== undefined && !this.world.alone) return lacking('seed-not-yours');
    const { game, setup } = plan.value;
    return this.open(game, { ...setup, seed: seed ?? this.world.secret() }, [], seatedBy(sitters, who));
  }

  /** Begins a match in which strangers meet. Found when it is saved; otherwise there is none. */
  async begin(beginning: Beginning): Promise<Found<Table>> {
    const { id, seated, online, log } = beginning;
    const match = log ? await this.archive.matchOf(log, false, seated) : await this.newMatch(beginning);
    if (!match.ok) return match;
    const table = this.seat(id, { match: match.value, seated, online }, false);
    await table.saveNow();
    return table.problem ? { ok: false, problem: table.problem } : found(table);
  }

  private async newMatch({ game: id, options, seated, position }: Beginning): Promise<Found<Match>> {
    const plan = await planOf(id, options, sittersOf(seated));
    if (!plan.ok) return plan;
    const { game, setup } = plan.value;
    const from = position === undefined ? {} : { position };
    return found(new Match(game, { ...setup, seed: this.world.secret(), ...from }, { filmed: true }));
  }

  /**
   * The match of a game's lesson: the one that was begun, or a new one where there is none, or none that goes on by the
   * lesson as it is now. Whoever learns has one of each game.
   */
  async learn({ game: id, takeOver = false }: Learn, asking: Asking): Promise<Found<Table>> {
    const game = await findGame(id)?.load();
    if (!game) return lacking('no-such-game', { game: id.slice(0, 40) });
    const { lesson } = game;
    if (!lesson) return lacking('no-lesson', { game: id });
    for (const begun of await this.lessonsOf(id, asking)) {
      const there = await this.find(begun, takeOver);
      if (there.ok ? goesOn(there.value.match, lesson) : there.problem.code === 'elsewhere') return there;
      await this.forget(begun, asking);
    }
    const sitters = Array.from(
      { length: lesson.seats },
      (_, seat): Sitter => (seat === lesson.seat ? { kind: 'human' } : { kind: 'bot', level: LESSON }),
    );
    return this.open(game, setupOfLesson(game, lesson), [], seatedBy(sitters, asking.who));
  }

  /** The lessons of a game that somebody has begun. */
  private async lessonsOf(game: string, asking: Asking): Promise<string[]> {
    const matches = await this.list(asking);
    return matches.flatMap((each) => (each.game === game && isLesson(each.sitters) ? [each.match] : []));
  }

  /** A table that is being played, or one that is kept and goes on. */
  async find(id: string, takeOver = false): Promise<Found<Table>> {
    const here = this.tableAt(id);
    if (here) return found(here);
    if ((await this.world.store.stamp(id)) === undefined) return lacking('no-such-match', { match: id.slice(0, 40) });
    const claimed = await this.claim(id, takeOver);
    // Read after the claim: whoever had it elsewhere may have played on until then, or deleted it.
    const kept = await this.archive.read(id, false);
    const present = this.tableAt(id); // two requests for the same match may have waited together
    if (present) return found(present);
    if (!kept.ok) return kept;
    if (!claimed) return lacking('elsewhere');
    this.tapes.keep({ ...kept.value, stamp: undefined });
    return found(this.seat(id, kept.value, true));
  }

  private async open(
    game: Game,
    setup: MatchSetup,
    log: Log['actions'],
    seated: readonly Seated[],
  ): Promise<Found<Table>> {
    const match = new Match(game, setup, { filmed: true });
    for (const [seat, action] of log) match.act(seat, action);
    const id = this.world.secret();
    await this.claim(id, false);
    const table = this.seat(id, { match, seated }, false);
    await table.saveNow();
    return found(table);
  }

  private claim(id: string, takeOver: boolean): Promise<boolean> {
    return this.world.claim(id, takeOver, () => this.tables.get(id)?.close({ code: 'elsewhere' }));
  }

  private seat(id: string, { match, seated, online }: Sat, kept: boolean): Table {
    const sat = { match, seated, ...(online && { online }) };
    const table = new Table(id, { ...sat, kept, botSeed: this.world.secret() }, this.world);
    this.tables.set(id, table);
    this.tidyLater();
    return table;
  }

  /** A table that is being played. */
  tableAt(id: string): Table | undefined {
    const table = this.tables.get(id);
    if (!table?.closed) return table;
    this.tables.delete(id);
    return undefined;
  }

  /** Idle tables leave memory; they come back in one read. */
  private tidyLater(): void {
    if (this.tidying) return;
    this.tidying = true;
    const wereIdle = new Set([...this.tables.values()].filter(({ idle }) => idle));
    this.world.later(() => {
      this.tidying = false;
      for (const [id, table] of this.tables) if (table.closed || wereIdle.has(table)) this.putAway(id);
      if (this.tables.size > 0) this.tidyLater();
    }, IDLE_MS);
  }

  /** Lets go of a table at which nobody looks; it comes back in one read. */
  putAway(id: string): void {
    const table = this.tables.get(id);
    if (!table || !(table.closed || table.idle)) return;
    if (!table.closed && table.online) void this.archive.keepStanding(id, table.match);
    this.tables.delete(id);
    this.world.release(id);
  }

  /** Stops playing here. Whatever was promised is saved. */
  async close(): Promise<void> {
    const tables = [...this.tables.values()];
    for (const table of tables) table.close({ code: 'stopping' });
    await Promise.all(tables.map(({ settled }) => settled));
    for (const { id, match, online } of tables) if (online) await this.archive.keepStanding(id, match);
  }

  /** How many tables are in memory. */
  get tableCount(): number {
    return this.tables.size;
  }

  /** A finished match goes on as it was; a running one from what the viewer's seat knew, with chance of its own. */
  async fork(
    { id, match, tape }: Taped,
    moves: number,
    viewer: Viewer,
    sitters: readonly Sitter[],
    { who }: Asking,
  ): Promise<Found<Table>> {
    const { length } = tape.movesOf(viewer);
    if (moves > length) return lacking('no-such-move', { moves: length });
    const game = await gameFor(match.game.id, sitters);
    if (!game.ok) return game;
    const { seats, options } = match.setup;
    if (sitters.length !== seats) return lacking('wrong-seats', { min: seats, max: seats, seats: sitters.length });
    const seated = seatedBy(sitters, who);
    if (tape.outcome) {
      const log = tape.entries.slice(0, tape.placeOf(moves, viewer)).map(({ seat, action }) => [seat, action] as const);
      // Whoever forks it knows the seed by now, so no commitment to it means anything.
      return this.open(game.value, { ...match.setup, commitment: null }, log, seated);
    }
    if (typeof viewer !== 'number') return lacking('still-running', { match: id });
    const setup = { options, seats, seed: this.world.secret() };
    const position = imagined(game.value, tape.stateAt(moves, viewer), viewer, this.world.secret());
    const parsed = parsePosition(game.value, setup, position);
    if (!parsed.ok) return lacking('fault', { why: parsed.problem });
    return this.open(game.value, { ...setup, position: parsed.value }, [], seated);
  }

  /**
   * Takes in a log from a file: all seats are the asker's, who can so look from everywhere and play on. Where it is over,
   * bots stay bots, and the people who played it are strangers.
   */
  async import(text: string, { who }: Asking): Promise<Found<string>> {
    const log = parseLog(text);
    if (!log.ok) return lacking('wrong-file', { why: log.problem });
    const seated = Array.from({ length: log.value.seats }, (_, seat): Seated => {
      if (!log.value.outcome) return { kind: 'human', who };
      const level = log.value.sitters?.[seat];
      return level !== undefined && isLevel(level) ? { kind: 'bot', level } : { kind: 'human', who: '' };
    });
    const match = await this.archive.matchOf(log.value, false, seated);
    if (!match.ok) return { ok: false, problem: { ...match.problem, code: 'wrong-file' as const } };
    const id = this.world.secret();
    const changed = this.world.now();
    const { entries } = match.value;
    const summary = summaryOf(
      match.value,
      lookersOf({ seated }),
      (viewer) => movesFor(entries, viewer).length,
      changed,
    );
    const head = headOf({ match: match.value, seated });
    try {
      await this.world.store.add({ id, head, actions: log.value.actions, seated, summary, changed });
    } catch (error) {
      return lacking('not-saved', { why: messageOf(error) });
    }
    return found(id);
  }

  async forget(id: string, asking: Asking): Promise<Problem | undefined> {
    const table = this.tables.get(id);
    const seated = table?.seated ?? (await this.seatedAt(id));
    if (table?.online || (seated && !mayForget(seated, asking))) return { code: 'not-yours' };
    this.tapes.forget(id);
    table?.close({ code: 'deleted' });
    await table?.settled; // a save that is under way would come after
    await this.world.store.forget(id);
    this.world.release(id);
    return undefined;
  }

  private async seatedAt(id: string): Promise<readonly Seated[] | undefined> {
    const stored = await this.world.store.load(id);
    const parsed = stored && parseStored(stored);
    return parsed?.ok ? parsed.value.seated : undefined;
  }

  /** The matches of whoever asks. One that cannot be read is named and harms no other. */
  async list(asking: Asking): Promise<MatchSummary[]> {
    const isTheirs = (seated: readonly Seated[]) => asking.alone || seatsOf(seated, asking).length > 0;
    // A list must not tell during a pause what is not shown before its end.
    const tables = [...this.tables.values()].filter(({ seated }) => isTheirs(seated));
    await Promise.all(tables.map((table) => table.shown()));
    const listed = await this.world.store.list(asking.alone ? undefined : asking.who);
    const matches = listed.flatMap((each) => {
      const parsed = parseListed(each);
      if (!parsed.ok) return asking.alone ? [unreadable(each, parsed.problem)] : [];
      return isTheirs(parsed.value.seated) ? [summaryFor(parsed.value, asking)] : [];
    });
    // The store's order tells when anything happened; where others play, it is by what one may know of.
    return asking.alone ? matches : matches.sort((a, b) => b.changed - a.changed);
  }
}

/** A state that fits what a seat knows, with everything else dealt anew. */
function imagined(game: Game, state: unknown, seat: number, secret: string): unknown {
  const view: ReturnType<Game['view']> = JSON.parse(JSON.stringify(game.view(state, seat)));
  const made = game.fromView(view, seat, Random.from(`orrery fork\n${secret}`));
  game.redeal(made, seat, Random.from(`orrery redeal\n${secret}`));
  return JSON.parse(JSON.stringify(made));
}

/** Whether a match is one of this lesson, as far as it was played. */
function goesOn({ game, setup, entries }: Match, lesson: Lesson): boolean {
  const { options, seats, seed, position } = setupOfLesson(game, lesson);
  const beginning = (of: Partial<MatchSetup>) =>
    canonicalJson([of.options, of.seats, of.seed, of.position ?? null] as const);
  return (
    beginning(setup) === beginning({ options, seats, seed, ...(position !== undefined && { position }) }) &&
    isOfLesson(lesson, entries)
  );
}
