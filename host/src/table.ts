/** One match being played: who sits where, who looks on, and the bots' turns. Knows no transport and no database. */
import {
  assert,
  type Beat,
  type Entry,
  type GameEvent,
  type Match,
  type Refusal,
  type Seat,
  type Viewer,
} from '@orrery/kernel';
import type { Problem, Update } from '@orrery/protocol';
import { type BotTable, BotTurns, type ThinkingWorld } from './bot-turns.ts';
import type { Online, Sat } from './leaving.ts';
import { lookersOf } from './lists.ts';
import { logName } from './log-name.ts';
import { actorOf, eventsOf, lastEvents, movesFor, notices, noticesAny, type Piece, piecesOf } from './pieces.ts';
import { picturesOf, stateAfter } from './pictures.ts';
import type { Seated, Summary } from './store.ts';
import { summaryOf } from './summary.ts';
import { Keeping, type KeepingWorld } from './keeping.ts';
import { Tutor } from './tutor.ts';

export interface Listener {
  readonly viewer: Viewer;
  /** Makes an update ready, and gives back what tells it, once it is kept. What is told should be all that it holds on to. */
  ready(update: Update): () => void;
  /** Something to know that stops nothing. */
  warn(problem: Problem): void;
  /** The match cannot go on here. */
  fail(problem: Problem): void;
}

/** What a table needs of the world. */
export type TableWorld = KeepingWorld & ThinkingWorld;

/** What a match is besides its log. */
export interface TableSetup extends Sat {
  /** Whether the store has it. */
  readonly kept: boolean;
  readonly botSeed: string;
}

/** A place to look from, and what was told there. */
interface Place {
  readonly viewer: Viewer;
  /** Those who look from there. */
  readonly listeners: Set<Listener>;
  /** How much was told. */
  seq: number;
  /** How many moves are counted. */
  moves: number;
  /** The state of which a view was last shown. */
  shown: unknown;
  /** What is seen from here of the state as it is: made once for everybody who needs it, gone when the summary is made. */
  seen: { readonly of: unknown; readonly view: Update['view'] } | undefined;
}

/** What one of those who look on is going to be told. */
interface News {
  readonly place: Place;
  readonly listener: Listener;
  readonly tell: () => void;
}

/** An update that is being made. */
type Draft = { -readonly [Field in keyof Update]: Update[Field] };

/** How long others wait where somebody may have been asked in silence. */
export const PAUSE_MS = 1000;

export class Table implements Sat, BotTable {
  readonly id: string;
  readonly match: Match;
  readonly online?: Online;
  /** Told when something was shown, or when it is not played here any more. Whoever is told keeps the table from being put away. */
  onShown: (() => void) | undefined;
  private sitting: readonly Seated[];
  private readonly lookers: ReadonlySet<Viewer>;
  private readonly world: TableWorld;
  private readonly keeping: Keeping;
  private readonly bots: BotTurns;
  readonly tutor: Tutor | undefined;
  private readonly places: ReadonlyMap<Viewer, Place>;
  private summary: Summary;
  /** Why it is not played here any more. */
  private ended: Problem | undefined;
  isHeld = false;
  /** Until then nothing new is shown: see `PAUSE_MS`. */
  quietUntil = 0;
  /** Actions with a pause that are not shown to their end. */
  private silences = 0;
  /** Saves and what follows them, one after the other. */
  private queue: Promise<void> = Promise.resolve();

  constructor(id: string, { match, seated, online, kept, botSeed }: TableSetup, world: TableWorld) {
    this.id = id;
    this.sitting = seated;
    this.match = match;
    if (online) this.online = online;
    this.lookers = lookersOf(this);
    this.world = world;
    this.tutor = Tutor.of(this);
    // A match that comes back counts on from a number beyond all that were used before, whatever it was that came last.
    const seq = kept ? world.now() : 0;
    const viewers: readonly Viewer[] = [...match.viewers, 'above'];
    this.places = new Map(viewers.map((viewer) => [viewer, placeFrom(viewer, seq)]));
    this.countMoves();
    this.summary = this.summaryNow(world.now());
    this.keeping = new Keeping(this, world, kept, {
      warn: (problem) => this.everybody.forEach((listener) => listener.warn(problem)),
      stop: (problem) => this.close(problem),
      gone: () => this.close({ code: 'deleted' }),
    });
    this.bots = new BotTurns(this, seated, botSeed, world);
    this.bots.wake();
  }

  get seated(): readonly Seated[] {
    return this.sitting;
  }

  /** From now on a bot plays for a person, or the person again. */
  standIn(seat: Seat, level: string | undefined): void {
    const sitter = this.sitting[seat];
    if (sitter?.kind !== 'human') return;
    const { kind, who } = sitter;
    const instead: Seated = level === undefined ? { kind, who } : { kind, who, standIn: level };
    this.sitting = this.sitting.with(seat, instead);
    this.bots.seat(instead, seat);
    this.tellAnew(seat);
  }

  /** What a seat can take back has changed, and nothing else. What is not shown yet comes with what shows it. */
  private tellAnew(seat: Seat): void {
    const place = this.placeOf(seat);
    if (place.listeners.size === 0 || this.isSilent) return;
    place.seq++;
    const news: News[] = [];
    ready(place, this.update(place, lastEvents(this.match, seat)), news);
    this.queue = this.queue.then(() => send(news));
  }

  /** Bots wait, or play on. */
  holdBots(held: boolean): void {
    this.isHeld = held;
    if (held) this.bots.stop();
    this.bots.wake();
  }

  /** Answers for somebody who does not, as the scripted player would. */
  async answerFor(seat: Seat): Promise<void> {
    const open = this.match.decisionOf(seat);
    if (!open || this.ended) return;
    const refusal = await this.act(seat, open.id, this.bots.scripted(seat));
    if (refusal) throw new Error(`the answer for seat ${seat} was refused (${refusal.code})`);
  }

  private summaryNow(now: number, before?: Summary): Summary {
    const summary = summaryOf(this.match, this.lookers, this.movesOf, now, before, this.viewOf);
    return this.tutor ? { ...summary, lesson: this.tutor.steps } : summary;
  }

  private countMoves(): void {
    for (const place of this.places.values()) place.moves = movesFor(this.match.entries, place.viewer).length;
  }

  private placeOf(viewer: Viewer): Place {
    const place = this.places.get(viewer);
    assert(place, `there is no place '${viewer}' at this table`);
    return place;
  }

  /** All who look on. */
  private get everybody(): Listener[] {
    return [...this.places.values()].flatMap(({ listeners }) => [...listeners]);
  }

  private get isLookedAt(): boolean {
    for (const { listeners } of this.places.values()) if (listeners.size > 0) return true;
    return false;
  }

  /** Tells who comes what those who were here know already. */
  join(listener: Listener): void {
    if (this.ended) {
      listener.fail(this.ended);
      return;
    }
    this.placeOf(listener.viewer).listeners.add(listener);
    const { unsaved } = this.keeping;
    if (unsaved) listener.warn(unsaved);
    this.bots.wake();
  }

  leave(listener: Listener): void {
    this.placeOf(listener.viewer).listeners.delete(listener);
  }

  /** Stops playing here, because it is played elsewhere or forgotten. */
  close(problem: Problem): void {
    this.ended = problem;
    if (problem.code === 'not-saved')
      this.world.fault?.(new Error(`the match ${logName(this.id)} is not saved: ${JSON.stringify(problem.why)}`));
    this.bots.stop();
    this.fail(problem);
    for (const { listeners } of this.places.values()) listeners.clear();
    this.onShown?.();
  }

  get closed(): boolean {
    return this.ended !== undefined;
  }

  /** Nobody looks and nobody thinks, and all of it is saved: it can be put away and opened again. */
  get idle(): boolean {
    const isHeld = this.isLookedAt || this.onShown !== undefined;
    return !isHeld && !this.bots.isThinking && this.keeping.isSaved;
  }

  /** Why it is not played here any more. */
  get problem(): Problem | undefined {
    return this.ended;
  }

  /** When everything so far is saved, or could not be. */
  get settled(): Promise<void> {
    return this.queue;
  }

  get over(): boolean {
    return this.match.outcome !== undefined;
  }

  /** Others wait, and something may have happened that is not shown yet. */
  get isSilent(): boolean {
    return this.silences > 0 || this.quietUntil > this.world.now();
  }

  isAskedInSilence(seat: Seat, decision: string): boolean {
    const open = this.match.decisionOf(seat);
    return open?.hidden === true && open.id === decision;
  }

  /** When what has happened may be seen: looking during a pause must not tell more than waiting. */
  async shown(): Promise<void> {
    let last: Promise<void>;
    do {
      last = this.queue;
      await last;
      await this.pause();
    } while (last !== this.queue); // an answer during the pause is sent at its end, and comes first
  }

  /** Where the table stands now, for one viewer. */
  now(viewer: Viewer): Update {
    const place = this.placeOf(viewer);
    place.shown = this.match.state;
    return this.update(place, lastEvents(this.match, viewer));
  }

  private readonly viewOf = (viewer: Viewer): Update['view'] => {
    const { state } = this.match;
    const place = this.placeOf(viewer);
    if (place.seen && place.seen.of === state) return place.seen.view;
    const view = this.match.view(viewer);
    place.seen = { of: state, view };
    return view;
  };

  private forgetViews(): void {
    for (const place of this.places.values()) place.seen = undefined;
  }

  /** Written out rather than spread together, which took longer than the rules do: it is made for each viewer of each action. */
  private update(place: Place, events: readonly (GameEvent | null)[], undoneTo?: number): Draft {
    const { viewer } = place;
    const { outcome, setup } = this.match;
    const decision = typeof viewer === 'number' ? this.match.decisionOf(viewer) : undefined;
    const { canUndo, canAskUndo } = this.undoOf(viewer);
    const update = this.draft(place, this.viewOf(viewer), events, canUndo);
    if (decision) update.decision = decision.id;
    if (canAskUndo) update.canAskUndo = true;
    if (undoneTo !== undefined) update.undoneTo = undoneTo;
    if (outcome) {
      update.outcome = outcome;
      update.seed = setup.seed;
    }
    if (this.tutor) update.lesson = this.tutor.news;
    return update;
  }

  private draft(place: Place, view: Update['view'], events: Update['events'], canUndo: boolean): Draft {
    const { viewer, seq, moves } = place;
    return { match: this.id, seq, moves, viewer, view, events, canUndo };
  }

  /** How many moves a viewer counts. */
  readonly movesOf = (viewer: Viewer): number => this.places.get(viewer)?.moves ?? 0;

  act(seat: Seat, decision: string, action: unknown): Promise<Refusal | undefined> {
    const refusal = this.match.submit(seat, decision, action);
    const entry = this.match.entries.at(-1);
    return refusal || !entry ? Promise.resolve(refusal) : this.acted(entry);
  }

  /** These give up, which ends the match: kept first, then told. Whoever is asked something is not any more. */
  async forfeit(seats: readonly Seat[]): Promise<void> {
    await this.shown();
    if (this.ended || this.over) return;
    this.match.forfeit(seats);
    this.bots.stop();
    this.forgetViews();
    const news: News[] = [];
    for (const place of this.places.values()) {
      place.seq++;
      place.shown = this.match.state;
      ready(place, this.update(place, []), news);
    }
    this.keeping.writeAnew();
    await this.tellWhenKept(this.keep(this.match.entries.length), news);
  }

  /** Store first, then send. What is sent is made now: the next action may come before this one is saved. */
  private acted(entry: Entry): Promise<undefined> {
    const place = this.match.entries.length;
    const news = piecesOf(entry, place).map((piece) => this.newsOf(piece, this.match.film));
    // Where somebody may have been asked in silence, what follows waits, whether anybody was or not.
    const endsInSilence = this.match.decisions.some(({ hidden }) => hidden);
    const saved = this.keep(place - 1, Math.max(this.world.now(), this.quietUntil) + (news.length - 1) * PAUSE_MS);
    // An answer in silence that tells nothing and leads to the next such question is part of the same pause. Whoever is asked
    // next hears of it at once, and nobody else has any news.
    const goesOn = entry.hidden && entry.told.length === 0 && endsInSilence;
    const [only] = news;
    if (only && news.length === 1 && !endsInSilence) return this.tellWhenKept(saved, only);
    this.silences++;
    const isKept = this.queue.then(saved);
    this.queue = isKept.then(async () => {
      for (const [at, each] of news.entries()) {
        const pause = goesOn ? undefined : this.pause();
        if (pause) await pause;
        send(each);
        if (at < news.length - 1 || (endsInSilence && !goesOn)) this.quietUntil = this.world.now() + PAUSE_MS;
      }
      this.silences--;
      this.toldAll();
    });
    // Whoever acted hears that it was done when it is kept, however long the others wait; without a pause, after the news.
    return isKept.then(() => undefined);
  }

  /** What most actions come to: nobody waits in silence for what follows. */
  private tellWhenKept(saved: () => Promise<void>, news: readonly News[]): Promise<undefined> {
    const told = this.tellAfter(this.queue, saved, news);
    this.queue = told;
    return told;
  }

  private async tellAfter(
    before: Promise<void>,
    saved: () => Promise<void>,
    news: readonly News[],
  ): Promise<undefined> {
    await before;
    await saved();
    const pause = this.pause();
    if (pause) await pause;
    send(news);
    this.toldAll();
  }

  private toldAll(): void {
    this.onShown?.();
    this.bots.wake();
  }

  /** What a piece of an action brings to those who look on. */
  private newsOf(piece: Piece, film: readonly Beat[]): News[] {
    const news: News[] = [];
    for (const place of this.places.values()) {
      const isMove = notices(piece, place.viewer);
      if (isMove) place.moves++;
      const update = place.listeners.size > 0 ? this.updateAfter(piece, film, place) : undefined;
      // What tells nothing may still lead on: somebody has passed in silence, and the next question is put.
      const isNews = isMove || (update && !this.isAsShown(update.view, place));
      if (!isNews) continue;
      place.seq++;
      if (!update) continue;
      update.seq = place.seq;
      const actor = actorOf(piece, place.viewer);
      if (actor !== undefined) update.seat = actor;
      ready(place, update, news);
      place.shown = stateAfter(piece, film, this.match.state);
    }
    return news;
  }

  private isAsShown(view: Update['view'], { shown, viewer }: Place): boolean {
    return shown !== undefined && isSame(view, this.match.game.view(shown, viewer));
  }

  private updateAfter(piece: Piece, film: readonly Beat[], place: Place): Draft {
    const { game, state } = this.match;
    const { viewer } = place;
    const events = eventsOf(piece, viewer);
    const beats = film.length > 0 ? picturesOf(game, film, piece, viewer) : [];
    const update = piece.isLast
      ? this.update(place, events)
      : this.draft(place, game.view(stateAfter(piece, film, state), viewer), events, false);
    // Before the end of a pause the next question is not put yet.
    if (this.tutor && !piece.isLast) update.lesson = { ...this.tutor.news, waiting: true };
    if (beats.length > 0) update.beats = beats;
    return update;
  }

  /** What is left of a pause, if there is one: see `PAUSE_MS`. */
  private pause(): Promise<void> | undefined {
    const wait = this.quietUntil - this.world.now();
    return wait > 0 ? new Promise((resolve) => this.world.later(resolve, wait)) : undefined;
  }

  /**
   * `moves`: what the seat counted when it asked for this; another number, and it meant another action. `agreed`: everybody
   * who has seen it is content.
   */
  async undo(seat: Seat, moves = this.movesOf(seat), agreed = false): Promise<Refusal | undefined> {
    if (moves !== this.movesOf(seat)) return { code: 'undo-stale' };
    const target = this.undoTarget(seat);
    const before = this.match.entries;
    if (target === undefined || !(agreed || this.isFree(seat, target))) return { code: 'no-undo' };
    if (!this.match.takeBack(seat, this.goesToo)) return { code: 'no-undo' };
    this.bots.stop();
    await this.tookBack(before, target, seat);
    return undefined;
  }

  /** Of the actions from `target` on, those of the seat and of bots are gone; what others answered has stayed. */
  private tookBack(before: readonly Entry[], target: number, seat: Seat): Promise<void> {
    const stayed = this.match.entries.slice(target);
    const undone = this.undoneBy(seat, before.slice(target));
    this.countMoves();
    const news: News[] = [];
    for (const place of this.places.values()) {
      const { viewer } = place;
      if (!undone.some((entry) => noticesAny(entry, viewer))) continue;
      place.seq++;
      const events = movesFor(stayed, viewer).flatMap((piece) => eventsOf(piece, viewer));
      const undoneTo = movesFor(before.slice(0, target), viewer).length;
      ready(place, this.update(place, events, undoneTo), news);
      place.shown = this.match.state;
    }
    return this.tellWhenKept(this.keep(target), news);
  }

  /** Keeps the actions from a place on as they are now. The saving itself waits for its turn. `now`: when it is seen. */
  private keep(from: number, now = this.world.now()): () => Promise<void> {
    this.summary = this.summaryNow(now, this.summary);
    this.forgetViews();
    return this.keeping.append(from, this.summary, now);
  }

  /** Saves a new match, before anybody looks. */
  saveNow(): Promise<void> {
    const saved = this.keeping.append(0, this.summary, this.world.now());
    this.queue = this.queue.then(saved);
    return this.queue;
  }

  /** Writes down again what was lost. Says what is in the way, if anything is. */
  async keepAgain(): Promise<Problem | undefined> {
    this.keeping.keepAgain();
    const saved = this.keeping.append(this.match.entries.length, this.summary, this.world.now());
    this.queue = this.queue.then(saved);
    await this.queue;
    return this.ended ?? this.keeping.unsaved;
  }

  /**
   * A bot never minds being taken back; a person is never taken back by somebody else. A lesson only goes on. For whom a bot
   * plays, nothing is theirs to take back.
   */
  private undoTarget(seat: Seat): number | undefined {
    const sitter = this.sitting[seat];
    if (this.over || this.tutor || (sitter?.kind === 'human' && sitter.standIn !== undefined)) return undefined;
    return this.match.undoTarget(seat, this.goesToo);
  }

  private undoneBy(seat: Seat, entries: readonly Entry[]): Entry[] {
    return entries.filter((entry) => entry.seat === seat || this.goesToo(entry.seat));
  }

  /** Online, what another person has seen is taken back only if they agree. */
  private isFree(seat: Seat, target: number): boolean {
    if (!this.online) return true;
    const undone = this.undoneBy(seat, this.match.entries.slice(target));
    return this.sitting.every(
      ({ kind }, other) => kind === 'bot' || other === seat || !undone.some((entry) => noticesAny(entry, other)),
    );
  }

  private undoOf(viewer: Viewer): Pick<Update, 'canUndo' | 'canAskUndo'> {
    const target = typeof viewer === 'number' ? this.undoTarget(viewer) : undefined;
    if (typeof viewer !== 'number' || target === undefined) return { canUndo: false };
    return this.isFree(viewer, target) ? { canUndo: true } : { canUndo: false, canAskUndo: true };
  }

  /** What a bot did for a person counts as the person's. */
  private readonly goesToo = (seat: Seat): boolean => this.sitting[seat]?.kind === 'bot';

  /** Bots among themselves play while somebody looks; to answer a person they need nobody. */
  get isPlayed(): boolean {
    const isWatched = this.isLookedAt || this.seated.some(({ kind }) => kind === 'human');
    return isWatched && !this.ended;
  }

  fail(problem: Problem): void {
    for (const listener of this.everybody) listener.fail(problem);
  }
}

const placeFrom = (viewer: Viewer, seq: number): Place => ({
  viewer,
  listeners: new Set(),
  seq,
  moves: 0,
  shown: undefined,
  seen: undefined,
});

/** What is sent is made while it is at hand: by the time a move is kept, others have gone through here. */
function ready(place: Place, update: Update, news: News[]): void {
  for (const listener of place.listeners) news.push({ place, listener, tell: listener.ready(update) });
}

/** Whoever has left since then is told nothing. */
function send(news: readonly News[]): void {
  for (const { place, listener, tell } of news) if (place.listeners.has(listener)) tell();
}

/** Whether two views tell the same. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
