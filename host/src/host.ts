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
  parseOptions,
  parsePosition,
  Random,
  replaying,
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
import { Connection } from './connection.ts';
import { type Found, found, lacking } from './found.ts';
import { headOf } from './keeping.ts';
import { type Asking, mayForget, type Online, type Sat, seatsOf, sittersOf } from './leaving.ts';
import { type Listed, parseListed, parseStored, type Seated } from './store.ts';
import { summaryOf } from './summary.ts';
import { Table, type TableWorld } from './table.ts';
import { movesFor } from './pieces.ts';
import {
  makeSnapshot,
  type Past,
  readSnapshot,
  type SnapshotBody,
  type Standing,
  standingOf,
  standsAs,
} from './snapshot.ts';
import { type Start, Tape } from './tape.ts';

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

/** A match on tape. */
export interface Taped extends Sat {
  readonly id: string;
  readonly tape: Tape;
  /** What the store had, if it is not being played here: see `MatchStore.stamp`. */
  readonly stamp: string | undefined;
}

const TAPES_MOST = 4;
/** A match is worth a snapshot whenever so many actions are in none yet. */
const SNAPSHOT_EVERY = 100;
/** A table at which nobody looks and nothing happens is put away after so long. */
const IDLE_MS = 5 * 60_000;

type Create = Extract<ToServer, { type: 'create' }>;
type Learn = Extract<ToServer, { type: 'learn' }>;

export class Host {
  readonly world: HostWorld;
  private readonly tables = new Map<string, Table>();
  /** The matches last replayed, the newest last. */
  private tapes: readonly Taped[] = [];
  private tidying = false;
  /** What the snapshots of matches hold: after how many actions, and for whom. */
  private readonly snapshots = new WeakMap<Match, { readonly at: number; readonly viewers: readonly Viewer[] }>();
  /** The last action of matches when it was last noted how they stand. */
  private readonly standings = new WeakMap<Match, Match['entries'][number] | 'none'>();
  /** The tapes that are being made of matches under way, by match: one after the other. */
  private readonly taping = new Map<string, Promise<unknown>>();

  constructor(world: HostWorld) {
    this.world = world;
  }

  /** `who`: the identity of whoever is connected; seats are theirs, not the connection's. */
  connect(who: string, send: (message: ToClient) => void): Connection {
    return new Connection(this, { who, alone: this.world.alone }, send);
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
    const match = log ? await this.matchOf(log, false, seated) : await this.newMatch(beginning);
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
    const here = this.played(id);
    if (here) return found(here);
    if ((await this.world.store.stamp(id)) === undefined) return lacking('no-such-match', { match: id.slice(0, 40) });
    const claimed = await this.claim(id, takeOver);
    // Read after the claim: whoever had it elsewhere may have played on until then, or deleted it.
    const kept = await this.keptMatch(id, false);
    const present = this.played(id); // two requests for the same match may have waited together
    if (present) return found(present);
    if (!kept.ok) return kept;
    if (!claimed) return lacking('elsewhere');
    this.keepTape({ ...kept.value, stamp: undefined });
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
    return this.played(id);
  }

  private played(id: string): Table | undefined {
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
    if (!table.closed && table.online) void this.keepStanding(id, table.match);
    this.tables.delete(id);
    this.world.release(id);
  }

  /** Stops playing here. Whatever was promised is saved. */
  async close(): Promise<void> {
    const tables = [...this.tables.values()];
    for (const table of tables) table.close({ code: 'stopping' });
    await Promise.all(tables.map(({ settled }) => settled));
    for (const { id, match, online } of tables) if (online) await this.keepStanding(id, match);
  }

  /** How many tables are in memory. */
  get tableCount(): number {
    return this.tables.size;
  }

  /** `whole`: every moment of it, or else as much as is needed to go on. */
  private async keptMatch(id: string, whole: boolean): Promise<Found<Taped>> {
    // Before the match itself: if it changes in between, it is read again the next time.
    const stamp = await this.world.store.stamp(id);
    const stored = await this.world.store.load(id);
    if (!stored) return lacking('no-such-match', { match: id.slice(0, 40) });
    const parsed = parseStored(stored);
    if (!parsed.ok) return lacking('unreadable', { why: parsed.problem });
    const { log, witnessed } = parsed.value;
    const { forfeits, ...open } = log;
    const { online, standIns = [] } = (await this.world.online?.(id)) ?? {};
    const seated = parsed.value.seated.map((sitter, seat): Seated => {
      const standIn = standIns[seat];
      return sitter.kind === 'human' && standIn !== undefined ? { ...sitter, standIn } : sitter;
    });
    // Without its end: the tape is played up to it.
    const beginning = await this.matchOf(open, witnessed, seated, 0);
    if (!beginning.ok) return beginning;
    const snapshot = whole ? undefined : await this.snapshotOf(id, beginning.value, log.actions);
    const standing = await this.standingAt(id, beginning.value, log.actions);
    const isOurs = (one: Past<SnapshotBody | Standing> | undefined) => one?.rules === this.world.rules;
    const [past] = [snapshot, standing]
      .filter((one) => one !== undefined)
      .filter((one) => !isOurs(one))
      .sort((one, other) => other.at - one.at);
    if (past) {
      const before = await this.matchOf(open, witnessed, seated, past.at);
      if (!before.ok) return before;
      if (!standsAs(before.value, past))
        return lacking('unreadable', {
          why: `the rules have changed: after ${past.at} moves the match stands otherwise than it did`,
        });
    }
    const start = snapshot && isOurs(snapshot) ? startFrom(beginning.value, log.actions, snapshot) : undefined;
    const match = start?.match() ?? beginning.value;
    if (start) this.snapshots.set(match, { at: start.at, viewers: [...start.marks.keys()] });
    try {
      const rest = log.actions.slice(start?.at ?? 0);
      const tape = await this.inSteps(Tape.play(match, rest, start, forfeits));
      if (isOurs(standing) && standing?.at === log.actions.length) this.standings.set(match, lastOf(match));
      else if (online) void this.keepStanding(id, match);
      return found({ id, match, seated, tape, stamp, ...(online && { online }) });
    } catch (error) {
      if (start) return this.keptMatch(id, true);
      // The kernel has the words for it.
      const why = await this.matchOf(log, witnessed, seated);
      return why.ok ? lacking('unreadable', { why: messageOf(error) }) : why;
    }
  }

  /** The snapshot of a match, if there is one to be trusted. */
  private async snapshotOf(
    id: string,
    { game, setup }: Match,
    actions: Log['actions'],
  ): Promise<Past<SnapshotBody> | undefined> {
    return readSnapshot(await this.world.store.snapshot?.(id), game, setup, actions);
  }

  /** Keeps a snapshot of a match where a tape ends, if it spares whoever opens it next enough. Nobody waits for it. */
  keepSnapshot({ id, match, tape }: Taped, viewer: Viewer): void {
    const { world } = this;
    const { length } = tape.entries;
    const last = this.snapshots.get(match) ?? { at: 0, viewers: [] };
    const isNew = length - last.at >= SNAPSHOT_EVERY || (length >= SNAPSHOT_EVERY && !last.viewers.includes(viewer));
    if (!world.store.keepSnapshot || !isNew || !tape.isOf(match)) return;
    const actions = tape.entries.map(({ seat, action }) => [seat, action] as const);
    const { point, game, setup } = match;
    const { marks } = tape;
    const { rules } = world;
    this.snapshots.set(match, { at: length, viewers: [viewer, ...marks.map(([each]) => each)] });
    const kept = world.store.keepSnapshot(
      id,
      makeSnapshot(game, setup, actions, { point, marks, ...(rules !== undefined && { rules }) }),
    );
    kept.catch((error: unknown) => world.fault?.(error));
  }

  /** How a match stood, if that was noted and can be trusted. */
  private async standingAt(
    id: string,
    { game, setup }: Match,
    actions: Log['actions'],
  ): Promise<Past<Standing> | undefined> {
    return readSnapshot<Standing>(await this.world.store.standing?.(id), game, setup, actions);
  }

  /** Notes how a match stands, so that it is noticed if other rules would lead elsewhere. Not with every action: it takes its time. */
  async keepStanding(id: string, match: Match): Promise<void> {
    const { store, rules } = this.world;
    if (!store.keepStanding || rules === undefined || this.standings.get(match) === lastOf(match)) return;
    this.standings.set(match, lastOf(match));
    try {
      await store.keepStanding(id, standingOf(match, rules));
    } catch (error) {
      this.world.fault?.(error);
    }
  }

  /** Does long work step by step, so that nobody else waits for it. */
  async inSteps<T>(steps: Iterator<void, T>): Promise<T> {
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      const breath = this.world.breathe?.();
      if (breath) await breath;
    }
  }

  /** The match of a log with those who sit at it, after so many actions. */
  async matchOf(
    log: Log,
    witnessed: boolean,
    seated: readonly Seated[],
    until = log.actions.length,
  ): Promise<Found<Match>> {
    if (seated.length !== log.seats)
      return lacking('unreadable', { why: `the match has ${log.seats} seats, but ${seated.length} sit at it` });
    const game = await findGame(log.game)?.load();
    if (!game) return lacking('no-such-game', { game: log.game.slice(0, 40) });
    const bad = strangeBot(seated, game.lesson);
    if (bad !== undefined) return lacking('no-such-bot', { level: bad });
    const match = await this.inSteps(replaying(game, log, until, { witnessed, filmed: true }));
    return match.ok ? match : lacking('unreadable', { why: match.problem });
  }

  /**
   * A match and its moments, being played or kept, without sitting down at it. `isEnough`: for whoever needs less than all
   * of them.
   */
  async tapeOf(id: string, isEnough = (tape: Tape): boolean => tape.isWhole): Promise<Found<Taped>> {
    const here = this.played(id);
    await here?.shown();
    if (here) return found(await this.tapeOfTable(here, isEnough));
    const known = this.tapes.find((tape) => tape.id === id);
    // A kept match may have been played on in another tab.
    if (known?.stamp !== undefined && isEnough(known.tape) && known.stamp === (await this.world.store.stamp(id)))
      return found(known);
    const kept = await this.keptMatch(id, true);
    return kept.ok ? found(this.keepTape(kept.value)) : kept;
  }

  private tapeOfTable(table: Table, isEnough: (tape: Tape) => boolean): Promise<Taped> {
    const { id, match } = table;
    const made = (this.taping.get(id) ?? Promise.resolve()).then(async () => {
      const known = this.tapes.find((tape) => tape.id === id);
      if (known?.tape.isOf(match) && isEnough(known.tape)) return { ...known, seated: table.seated };
      const tape = await this.inSteps(Tape.of(match, known?.tape, isEnough));
      const { seated, online } = table;
      return this.keepTape({ id, match, seated, ...(online && { online }), tape, stamp: undefined });
    });
    const settled = made
      .catch(() => undefined)
      .then(() => {
        if (this.taping.get(id) === settled) this.taping.delete(id);
      });
    this.taping.set(id, settled);
    return made;
  }

  private keepTape(taped: Taped): Taped {
    this.tapes = [...this.tapes.filter(({ id }) => id !== taped.id), taped].slice(-(this.world.tapes ?? TAPES_MOST));
    return taped;
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
   * bots stay bots.
   */
  async import(text: string, { who }: Asking): Promise<Found<string>> {
    const log = parseLog(text);
    if (!log.ok) return lacking('wrong-file', { why: log.problem });
    const seated = Array.from({ length: log.value.seats }, (_, seat): Seated => {
      const level = log.value.outcome ? log.value.sitters?.[seat] : undefined;
      return level !== undefined && isLevel(level) ? { kind: 'bot', level } : { kind: 'human', who };
    });
    const match = await this.matchOf(log.value, false, seated);
    if (!match.ok) return { ok: false, problem: { ...match.problem, code: 'wrong-file' as const } };
    const id = this.world.secret();
    const changed = this.world.now();
    const { entries } = match.value;
    const summary = summaryOf(match.value, (viewer) => movesFor(entries, viewer).length, changed);
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
    this.tapes = this.tapes.filter((tape) => tape.id !== id);
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

const lastOf = ({ entries }: Match) => entries.at(-1) ?? 'none';

/** Where a tape begins that goes on from a snapshot. */
function startFrom({ game, setup }: Match, actions: Log['actions'], { at, point, marks }: Past<SnapshotBody>): Start {
  const match = () => Match.from(game, setup, actions.slice(0, at), point, { filmed: true });
  return { at, match, marks: new Map(marks) };
}

/** A match as whoever asks may see it in a list: from the only seat of their own, or, as a list asks nobody, as a watcher. */
function summaryFor({ id, seated, summary }: Listed, asking: Asking): MatchSummary {
  const yours = seatsOf(seated, asking);
  const { game, glances, outcome, lesson } = summary;
  const [only = seated.length, ...others] = yours;
  const glance = glances[others.length > 0 ? seated.length : only];
  const { moves = 0, changed = 0, progress, prompt, deciding } = glance ?? {};
  return {
    match: id,
    game,
    sitters: sittersOf(seated),
    yours,
    moves,
    changed,
    ...(progress !== undefined && { progress }),
    ...(prompt !== undefined && { prompt }),
    yourMove: yours.some((seat) => glances[seat]?.asked),
    ...(deciding && { deciding }),
    ...(outcome && { outcome }),
    ...(lesson && { lesson }),
  };
}

function unreadable({ id, changed }: { readonly id: unknown; readonly changed: unknown }, why: string): MatchSummary {
  return {
    match: typeof id === 'string' ? id : '',
    game: '',
    sitters: [],
    yours: [],
    moves: 0,
    changed: typeof changed === 'number' && Number.isFinite(changed) ? changed : 0,
    yourMove: false,
    problem: { code: 'unreadable', why },
  };
}

const seatedBy = (sitters: readonly Sitter[], who: string): Seated[] =>
  sitters.map((sitter) => (sitter.kind === 'human' ? { kind: 'human', who } : sitter));

/** A state that fits what a seat knows, with everything else dealt anew. */
function imagined(game: Game, state: unknown, seat: number, secret: string): unknown {
  const view: ReturnType<Game['view']> = JSON.parse(JSON.stringify(game.view(state, seat)));
  const made = game.fromView(view, seat, Random.from(`orrery fork\n${secret}`));
  game.redeal(made, seat, Random.from(`orrery redeal\n${secret}`));
  return JSON.parse(JSON.stringify(made));
}

/** What a new match needs besides its seed, if all of it makes sense. */
export async function planOf(
  id: string,
  options: { readonly [name: string]: Json },
  sitters: readonly Sitter[],
): Promise<Found<{ readonly game: Game; readonly setup: Omit<MatchSetup, 'seed'> }>> {
  const game = await gameFor(id, sitters);
  if (!game.ok) return game;
  const parsed = parseOptions(game.value.options, options, sitters.length);
  if (!parsed.ok) return lacking('wrong-options', { why: parsed.problem });
  return found({ game: game.value, setup: { options: parsed.value, seats: sitters.length } });
}

/** The game of a new match, if the seats are taken as it needs. */
async function gameFor(id: string, sitters: readonly Sitter[]): Promise<Found<Game>> {
  const entry = findGame(id);
  if (!entry) return lacking('no-such-game', { game: id.slice(0, 40) });
  const game = await entry.load();
  const { min, max } = game.seats;
  if (sitters.length < min || sitters.length > max)
    return lacking('wrong-seats', { game: game.title, min, max, seats: sitters.length });
  const bad = strangeBot(sitters);
  return bad === undefined ? found(game) : lacking('no-such-bot', { level: bad });
}

/** The level of a bot that does not exist. */
function strangeBot(sitters: readonly (Sitter | Seated)[], lesson?: Lesson): string | undefined {
  const isKnown = (level: string) => isLevel(level) || (lesson !== undefined && level === LESSON);
  for (const sitter of sitters) if (sitter.kind === 'bot' && !isKnown(sitter.level)) return sitter.level.slice(0, 40);
  return undefined;
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
