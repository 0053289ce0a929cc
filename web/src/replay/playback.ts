/** A match being watched again: at one moment, from one viewer's place. Asks the host for every moment; knows no rule. */
import { findGame } from '@orrery/catalog';
import { type Log, type Seat, type Viewer, wordsFor } from '@orrery/kernel';
import type { Moment, Move, Problem, TableFacts } from '@orrery/protocol';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameBoard } from '../games/board.ts';
import { type Answer, type Link, problemOf, type Request } from '../link.ts';
import { linkOf } from '../links.ts';
import { namesIn } from '../matches/copies.ts';
import { namesOf } from '../online/room-names.ts';
import { problemWords } from '../parts/problem-words.ts';
import { BEAT_MS, paced } from '../settings/motion.ts';
import { filmClock } from '../table/film-clock.ts';
import { Film } from '../table/film.ts';
import { type Mark, marksOf } from '../table/history.ts';
import { type Captions, captionsOf, type Filmed, plainCaptions, takeOf } from '../table/pictures.ts';
import type { Scene, Shown, Words } from '../table/scene.ts';
import { readerOf } from '../table/words.ts';
import { firstViewer, type Place, viewersFor } from './address.ts';
import { Analysis } from './analysis.ts';

type MomentAnswer = Extract<Answer, { type: 'moment' }>;
type Asked = Omit<Extract<Request, { type: 'replay' }>, 'type' | 'match'>;

type Found =
  | { readonly moment: Moment; readonly problem?: never }
  | { readonly moment?: never; readonly problem: Problem };

export type OpenedPlayback =
  | { readonly ok: true; readonly value: Playback }
  | { readonly ok: false; readonly problem: Problem };

export class Playback implements Scene {
  readonly facts: TableFacts;
  readonly names: Scene['names'];
  readonly title: string;
  readonly reader: Viewer;
  readonly text: Words;
  readonly moment: ReadonlySignal<Moment>;
  readonly shown: ReadonlySignal<Shown>;
  readonly history: ReadonlySignal<readonly Move[]>;
  readonly over: boolean;
  readonly viewers: readonly Viewer[];
  readonly playing = signal(false);
  readonly problem = signal<string | undefined>(undefined);
  /** The seed, once it is over, so that the dice can be checked. */
  readonly seed: string | undefined;
  readonly rounds: ReadonlySignal<readonly Mark[]>;
  /** The pictures of the move that is shown, if it has several. */
  readonly film = signal<Film | undefined>(undefined);
  readonly analysis: Analysis;
  private captions: Captions;
  private readonly link: Link;
  private readonly now;
  private readonly told;
  private readonly cache = new Map<string, Moment>();
  /** What each viewer was told of the whole match. */
  private readonly histories = new Map<Viewer, readonly Move[]>();
  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The event of the first moment that its film opens at. */
  private opensAt: number | undefined;

  /** `first`: the moment it opens at, with the history of its viewer. */
  constructor(link: Link, title: string, text: Words, first: MomentAnswer, names?: Scene['names']) {
    this.link = link;
    this.title = title;
    this.facts = first.table;
    this.names = names;
    this.reader = readerOf(first.table, names);
    this.text = wordsFor(text, this.reader);
    this.captions = plainCaptions(this.text);
    this.over = first.over;
    this.seed = first.seed;
    this.viewers = viewersFor(this.over, first.table);
    this.analysis = new Analysis(link, this.facts.match, async (moves, viewer) => {
      const { moment } = await this.momentAt(moves, viewer, 'above');
      return moment;
    });
    this.now = signal(first.moment);
    this.told = signal<readonly Move[]>([]);
    this.keep(first);
    this.moment = this.now;
    this.history = this.told;
    this.rounds = computed(() => marksOf(this.told.value));
    this.shown = computed(() => {
      const film = this.film.value;
      return film && !film.isOver ? film.shown.value : this.shownAt(this.now.value);
    });
    this.told.value = this.histories.get(first.moment.viewer) ?? [];
  }

  static async open(match: string, place: Place): Promise<OpenedPlayback> {
    const link = await linkOf(match);
    const found = await firstMoment(link, match, place);
    if (found.type !== 'moment') return { ok: false, problem: problemOf(found) };
    const { game } = found.table;
    const entry = findGame(game);
    if (!entry) return { ok: false, problem: { code: 'no-such-game', game } };
    const { text } = await entry.client();
    const playback = new Playback(link, entry.title, text, found, found.room ? namesOf(found.room) : namesIn(match));
    playback.opensAt = place.event;
    if (place.from !== undefined && place.from !== playback.viewer)
      playback.problem.value = playback.over
        ? 'There is no such seat in this match.'
        : playback.facts.shared
          ? 'While a match is running that several play at one screen, it is shown from outside.'
          : 'While a match is running it is shown from your own seats only.';
    return { ok: true, value: playback };
  }

  /** A board shows it now: the words under the pictures of a film are its own. */
  async showBy(board: GameBoard | undefined): Promise<void> {
    this.captions = captionsOf(board, this.text, this.reader);
    const moment = this.now.peek();
    const film = await this.filmTo(moment);
    if (this.now.peek() !== moment) return;
    if (this.opensAt !== undefined) film?.goTo(film.pictureOf(this.opensAt));
    this.opensAt = undefined;
    this.film.value = film;
  }

  get length(): number {
    return this.now.value.of;
  }

  get at(): number {
    return this.now.value.moves;
  }

  get viewer(): Viewer {
    return this.now.value.viewer;
  }

  private shownAt({ moves, viewer, view, events, outcome }: Moment): Shown {
    const { seed } = this;
    return { moves, viewer, view, events, ...(outcome && { outcome }), ...(seed !== undefined && { seed }) };
  }

  goTo(moves: number): Promise<void> {
    return this.look(Math.min(Math.max(0, moves), this.length), this.viewer);
  }

  /** What happens next, or what happened before: a picture of the film, or else a move, which begins with its first picture. */
  async step(by: 1 | -1): Promise<void> {
    this.pause();
    const film = this.film.peek();
    if (film && (by === 1 ? !film.isOver : film.at.peek() > 0)) {
      film.step(by);
      return;
    }
    const wanted = this.now.peek().moves + by;
    await this.goTo(wanted);
    if (by === 1 && this.now.peek().moves === wanted) this.film.peek()?.goTo(0);
  }

  /** Whether there is anything left to step to. */
  get atStart(): boolean {
    return this.at === 0;
  }

  get atEnd(): boolean {
    return this.at === this.length && (this.film.value?.isOver ?? true);
  }

  /** Whose chances the line shows: those of the seat it is seen from, else one's own, else the first. */
  get lineSeat(): Seat {
    const { viewer, reader } = this;
    return typeof viewer === 'number' ? viewer : typeof reader === 'number' ? reader : 0;
  }

  /** Where rounds begin, in the numbers of whoever sees everything. */
  get roundsAbove(): readonly Mark[] {
    return marksOf(this.histories.get('above') ?? []);
  }

  /** One of the swings, from the seat that decided and before it did. */
  async showSwing(number: number): Promise<void> {
    const swing = this.analysis.swings.peek().find((each) => each.number === number);
    if (!swing) return;
    this.pause();
    this.analysis.chosen.value = number;
    await this.look(swing.best.moves, swing.judgement.seat, 'above');
  }

  async lookFrom(viewer: Viewer): Promise<void> {
    await this.look(this.at, viewer, this.viewer);
  }

  /** The last one asked for is the one that counts, whatever comes back first. */
  private async look(moves: number, viewer: Viewer, counter = viewer): Promise<void> {
    const turn = ++this.turn;
    this.film.peek()?.pause();
    const { moment, problem } = await this.momentAt(moves, viewer, counter);
    const film = moment && (await this.filmTo(moment));
    if (turn !== this.turn) return;
    if (!moment) {
      this.problem.value = problemWords(problem);
      return;
    }
    batch(() => {
      this.problem.value = undefined;
      this.told.value = this.histories.get(viewer) ?? [];
      this.now.value = moment;
      this.film.value = film;
      if (film && this.playing.peek()) film.fromStart();
    });
  }

  /** Each viewer numbers the moves it can see: `moves` are numbers of `counter`. */
  private async momentAt(moves: number, viewer: Viewer, counter = viewer): Promise<Found> {
    const known = this.histories.has(viewer);
    const kept = viewer === counter ? this.cache.get(`${viewer} ${moves}`) : undefined;
    if (kept && known) return { moment: kept };
    const answer = await ask(this.link, this.facts.match, { moves, viewer, counter, ...(!known && { history: true }) });
    if (answer.type !== 'moment') return { problem: problemOf(answer) };
    this.keep(answer);
    return { moment: answer.moment };
  }

  private keep({ moment, history }: MomentAnswer): void {
    const { viewer, moves } = moment;
    this.cache.set(`${viewer} ${moves}`, moment);
    if (history) this.histories.set(viewer, history);
  }

  /** The film of a moment's move. Stands at its end until it is stepped through; in a replay that runs, it runs. */
  private async filmTo(after: Moment): Promise<Film | undefined> {
    const { beats, moves, viewer } = after;
    if (!beats || moves === 0) return undefined;
    // It begins with the table as it was before.
    const { moment: before } = await this.momentAt(moves - 1, viewer);
    const take = before && takeOf<Filmed>(this.captions, this.shownAt(before), { ...this.shownAt(after), beats });
    if (!take) return undefined;
    const film = new Film(take, filmClock, () => this.playing.peek() && this.goOn());
    film.rest();
    return film;
  }

  /** From the end it starts anew. */
  play(): void {
    this.playing.value = true;
    const film = this.film.peek();
    if (film && !film.isOver) {
      film.play();
      return;
    }
    const start = this.at >= this.length ? this.goTo(0) : Promise.resolve();
    void start.then(() => this.goOn(paced(BEAT_MS) / 2));
  }

  /** The next move after a while; what comes in several pictures takes its own time. */
  private goOn(wait = paced(BEAT_MS) || BEAT_MS): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.playNext(), wait);
  }

  private async playNext(): Promise<void> {
    if (!this.playing.peek()) return;
    if (this.at >= this.length) {
      this.pause();
      return;
    }
    await this.goTo(this.at + 1);
    const runs = this.film.peek()?.playing.peek() === true;
    if (this.at >= this.length && !runs) this.pause();
    else if (!runs) this.goOn();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing.value = false;
    this.film.peek()?.pause();
  }

  toggle(): void {
    if (this.playing.peek()) this.pause();
    else this.play();
  }

  /** The log, or what is in the way. That of a running match only for whoever has been told what it reveals. */
  async wholeLog(revealing: boolean, plain = false): Promise<Log | string> {
    const { match } = this.facts;
    const ways = { ...(revealing && { revealing }), ...(plain && { plain }) };
    const answer = await this.link.request({ type: 'log', match, ...ways });
    return answer.type === 'log' ? answer.log : problemWords(problemOf(answer));
  }
}

const ask = (link: Link, match: string, asked: Asked) =>
  link.request({ type: 'replay', match, packed: true, ...asked });

/** The moment that an address names, or the nearest to it that may be seen. A finished match is seen from above. */
async function firstMoment(link: Link, match: string, { at, from }: Place): Promise<Answer> {
  const moves = at === undefined ? {} : { moves: at };
  if (typeof from === 'number') {
    const outside = await ask(link, match, { ...moves, viewer: 'watcher', history: true });
    if (outside.type === 'moment' && !viewersFor(outside.over, outside.table).includes(from)) return outside;
  }
  const wanted = await ask(link, match, { ...moves, viewer: from ?? 'above', history: true });
  if (wanted.type !== 'error' || wanted.problem.code !== 'not-yours') return wanted;
  const own = await ask(link, match, { ...moves, history: true });
  if (own.type !== 'moment') return own;
  const viewer = firstViewer(own.over, own.table.yours);
  return viewer === own.moment.viewer ? own : ask(link, match, { ...moves, viewer, history: true });
}
