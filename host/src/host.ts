/** Many tables: opens new ones, finds those it keeps, puts idle ones away, and nothing that is not saved. */
import { isLevel } from '@orrery/bots';
import { findGame } from '@orrery/catalog';
import {
  canonicalJson,
  type Game,
  isOfLesson,
  type Lesson,
  type Log,
  Match,
  type MatchSetup,
  messageOf,
  parseLog,
  parseOptions,
  parsePosition,
  Random,
  replay,
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
import { type Asking, mayForget, type Sat, seatsOf, sittersOf } from './leaving.ts';
import { type Listed, parseListed, parseStored, type Seated } from './store.ts';
import { summaryOf } from './summary.ts';
import { Table, type TableWorld } from './table.ts';
import { movesFor } from './pieces.ts';
import { Tape } from './tape.ts';

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
}

/** A match on tape. */
export interface Taped extends Sat {
  readonly id: string;
  readonly tape: Tape;
  /** What the store had, if it is not being played here: see `MatchStore.stamp`. */
  readonly stamp: string | undefined;
}

/** How many tapes are kept: somebody may look at two matches in turn. */
const TAPES_MOST = 4;
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

  constructor(world: HostWorld) {
    this.world = world;
  }

  /** `who`: the identity of whoever is connected; seats are theirs, not the connection's. */
  connect(who: string, send: (message: ToClient) => void): Connection {
    return new Connection(this, { who, alone: this.world.alone }, send);
  }

  async create({ game: id, options, sitters, seed }: Create, { who }: Asking): Promise<Found<Table>> {
    const game = await gameFor(id, sitters);
    if (!game.ok) return game;
    if (seed !== undefined && !this.world.alone) return lacking('seed-not-yours');
    const parsed = parseOptions(game.value.options, options, sitters.length);
    if (!parsed.ok) return lacking('wrong-options', { why: parsed.problem });
    const setup = { options: parsed.value, seats: sitters.length, seed: seed ?? this.world.secret() };
    return this.open(game.value, setup, [], seatedBy(sitters, who));
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
    const kept = await this.keptMatch(id);
    const present = this.played(id); // two requests for the same match may have waited together
    if (present) return found(present);
    if (!kept.ok) return kept;
    if (!claimed) return lacking('elsewhere');
    const { match, seated } = kept.value;
    this.keepTape({ ...kept.value, stamp: undefined });
    return found(this.seat(id, match, seated, true));
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
    const table = this.seat(id, match, seated, false);
    await table.saveNow();
    return found(table);
  }

  private claim(id: string, takeOver: boolean): Promise<boolean> {
    return this.world.claim(id, takeOver, () => this.tables.get(id)?.close({ code: 'elsewhere' }));
  }

  private seat(id: string, match: Match, seated: readonly Seated[], kept: boolean): Table {
    const table = new Table(id, match, seated, kept, this.world, this.world.secret());
    this.tables.set(id, table);
    this.tidyLater();
    return table;
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
      for (const [id, table] of this.tables) {
        if (!table.closed && !(wereIdle.has(table) && table.idle)) continue;
        this.tables.delete(id);
        this.world.release(id);
      }
      if (this.tables.size > 0) this.tidyLater();
    }, IDLE_MS);
  }

  /** How many tables are in memory. */
  get tableCount(): number {
    return this.tables.size;
  }

  private async keptMatch(id: string): Promise<Found<Taped>> {
    // Before the match itself: if it changes in between, it is read again the next time.
    const stamp = await this.world.store.stamp(id);
    const stored = await this.world.store.load(id);
    if (!stored) return lacking('no-such-match', { match: id.slice(0, 40) });
    const parsed = parseStored(stored);
    if (!parsed.ok) return lacking('unreadable', { why: parsed.problem });
    const { log, witnessed, seated } = parsed.value;
    const beginning = await matchOf(log, witnessed, seated, 0);
    if (!beginning.ok) return beginning;
    const match = beginning.value;
    try {
      return found({ id, match, seated, tape: Tape.play(match, log.actions), stamp });
    } catch (error) {
      // The kernel has the words for it.
      const why = await matchOf(log, witnessed, seated);
      return why.ok ? lacking('unreadable', { why: messageOf(error) }) : why;
    }
  }

  /** A match and its moments, being played or kept, without sitting down at it. */
  async tapeOf(id: string): Promise<Found<Taped>> {
    const here = this.played(id);
    await here?.shown();
    const known = this.tapes.find((tape) => tape.id === id);
    if (here)
      return found(
        known?.tape.isOf(here.match)
          ? known
          : this.keepTape({
              id,
              match: here.match,
              seated: here.seated,
              tape: Tape.of(here.match, known?.tape),
              stamp: undefined,
            }),
      );
    // A kept match may have been played on in another tab.
    if (known?.stamp !== undefined && known.stamp === (await this.world.store.stamp(id))) return found(known);
    const kept = await this.keptMatch(id);
    return kept.ok ? found(this.keepTape(kept.value)) : kept;
  }

  private keepTape(taped: Taped): Taped {
    this.tapes = [...this.tapes.filter(({ id }) => id !== taped.id), taped].slice(-TAPES_MOST);
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
    const match = await matchOf(log.value, false, seated);
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
    if (seated && !mayForget(seated, asking)) return { code: 'not-yours' };
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
    // A list must not tell during a pause what is not shown before its end.
    await Promise.all([...this.tables.values()].map((table) => table.shown()));
    const listed = await this.world.store.list();
    return listed.flatMap((each) => {
      const parsed = parseListed(each);
      if (!parsed.ok) return asking.alone ? [unreadable(each, parsed.problem)] : [];
      const yours = seatsOf(parsed.value.seated, asking);
      return yours.length > 0 || asking.alone ? [summaryFor(parsed.value, asking)] : [];
    });
  }
}

/** A match as whoever asks may see it in a list: from the only seat of their own, or, as a list asks nobody, as a watcher. */
function summaryFor({ id, seated, summary }: Listed, asking: Asking): MatchSummary {
  const yours = seatsOf(seated, asking);
  const { game, glances, outcome, lesson } = summary;
  const [only = seated.length, ...others] = yours;
  const { moves = 0, changed = 0, progress, prompt } = glances[others.length > 0 ? seated.length : only] ?? {};
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

/** The match of a log with those who sit at it, after so many actions. */
async function matchOf(
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
  const match = replay(game, log, until, { witnessed, filmed: true });
  return match.ok ? match : lacking('unreadable', { why: match.problem });
}
