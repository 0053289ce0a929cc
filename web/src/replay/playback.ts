/** A match being watched again: at one moment, from one eye. Asks the host for every moment; knows no rule. */
import { findGame } from '@orrery/catalog';
import type { Log, Viewer } from '@orrery/kernel';
import type { Moment, TableFacts } from '@orrery/protocol';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Answer, Link } from '../link.ts';
import type { GameBoard } from '../games/board.ts';
import { localLink } from '../local.ts';
import { findRounds, type Mark } from '../rounds.ts';
import { BEAT_MS, paced } from '../settings/motion.ts';
import { filmClock } from '../table/film-clock.ts';
import { Film, takeOf } from '../table/film.ts';
import type { Scene, Shown, Told, Words } from '../table/scene.ts';
import { firstViewer, type Place, viewersFor } from './address.ts';

type MomentAnswer = Extract<Answer, { type: 'moment' }>;
/** Past any match: the host answers with its last moment. */
const THE_END = 1_000_000_000;

/** A moment, with what its viewer was told if it was asked for. */
type Found = { readonly moment: Moment; readonly history?: readonly Told[] } | { readonly problem: string };

export type OpenedPlayback =
  | { readonly ok: true; readonly value: Playback }
  | { readonly ok: false; readonly problem: string };

export class Playback implements Scene {
  readonly facts: TableFacts;
  readonly title: string;
  readonly text: Words;
  readonly moment: ReadonlySignal<Moment>;
  readonly shown: ReadonlySignal<Shown>;
  readonly history: ReadonlySignal<readonly Told[]>;
  readonly over: boolean;
  readonly viewers: readonly Viewer[];
  readonly playing = signal(false);
  readonly problem = signal<string | undefined>(undefined);
  /** The whole log, once it is over: with the seed, so that the dice can be checked. */
  readonly log = signal<Log | undefined>(undefined);
  readonly rounds = signal<readonly Mark[]>([]);
  /** The beats of the move that is shown, if the board tells it in several. */
  readonly film = signal<Film | undefined>(undefined);
  private filmOf: GameBoard['film'];
  private readonly link: Link;
  private readonly now;
  private readonly told;
  private readonly cache = new Map<string, Moment>();
  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `end`: the last moment of the match, from the eye one starts with. */
  constructor(link: Link, title: string, text: Words, end: MomentAnswer) {
    this.link = link;
    this.title = title;
    this.text = text;
    this.facts = end.table;
    this.over = end.moment.outcome !== undefined;
    this.viewers = viewersFor(this.over, end.table.sitters.length, end.table.yours);
    this.now = signal(end.moment);
    this.told = signal<readonly Told[]>(end.history);
    this.moment = this.now;
    this.history = this.told;
    this.shown = computed(() => {
      const film = this.film.value;
      return film && !film.isOver ? film.shown.value : this.shownAt(this.now.value);
    });
  }

  static async open(match: string, place: Place): Promise<OpenedPlayback> {
    const link = localLink();
    const seen = await link.request({ type: 'replay', match, moves: THE_END, viewer: 'watcher' });
    if (seen.type !== 'moment')
      return { ok: false, problem: seen.type === 'error' ? seen.problem : 'The host did not understand.' };
    const entry = findGame(seen.table.game);
    if (!entry) return { ok: false, problem: `there is no game '${seen.table.game}' here` };
    const { text } = await entry.client();
    const playback = new Playback(link, entry.title, text, seen);
    await playback.begin(place);
    return { ok: true, value: playback };
  }

  private async begin({ at, from }: Place): Promise<void> {
    const allowed = from !== undefined && this.viewers.includes(from);
    const viewer = allowed ? from : firstViewer(this.over, this.facts.yours);
    // An address counts as its own eye does.
    await this.look(at ?? this.length, viewer, at === undefined ? this.viewer : viewer);
    if (from !== undefined && !allowed)
      this.problem.value = this.over
        ? 'There is no such seat in this match.'
        : 'While a match is running it is shown from your own seats only.';
    void this.loadLog();
    void this.loadRounds();
  }

  /** The board tells a move in beats, if it can. */
  async filmsBy(film: GameBoard['film']): Promise<void> {
    this.filmOf = film;
    if (film) await this.look(this.at, this.viewer);
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
    const seed = this.log.value?.seed;
    return { moves, viewer, view, events, ...(outcome && { outcome }), ...(seed !== undefined && { seed }) };
  }

  goTo(moves: number): Promise<void> {
    return this.look(Math.min(Math.max(0, moves), this.length), this.viewer);
  }

  async lookFrom(viewer: Viewer): Promise<void> {
    await this.look(this.at, viewer, this.viewer);
    await this.loadRounds(); // every eye counts its own moves
  }

  /** The last one asked for is the one that counts, whatever comes back first. */
  private async look(moves: number, viewer: Viewer, counter = viewer): Promise<void> {
    const turn = ++this.turn;
    this.film.peek()?.pause();
    const answer = await this.momentAt(moves, viewer, counter);
    const at = 'moment' in answer ? answer.moment.moves : 0;
    const before = this.filmOf && at > 0 ? await this.momentAt(at - 1, viewer) : undefined;
    if (turn !== this.turn) return;
    if ('problem' in answer) {
      this.problem.value = answer.problem;
      return;
    }
    batch(() => {
      this.problem.value = undefined;
      if (answer.history) this.told.value = answer.history;
      this.now.value = answer.moment;
      this.film.value = before && 'moment' in before ? this.filmFrom(before.moment, answer.moment) : undefined;
    });
  }

  private async momentAt(moves: number, viewer: Viewer, counter = viewer): Promise<Found> {
    const kept = this.cache.get(`${viewer} ${moves}`);
    // What this eye was told comes with the first moment that is asked for.
    if (kept && viewer === this.viewer && viewer === counter) return { moment: kept };
    const answer = await this.link.request({ type: 'replay', match: this.facts.match, moves, viewer, counter });
    if (answer.type !== 'moment')
      return { problem: answer.type === 'error' ? answer.problem : 'The host did not understand.' };
    this.cache.set(`${viewer} ${answer.moment.moves}`, answer.moment);
    return { moment: answer.moment, history: answer.history };
  }

  /** Stands at its end until it is stepped through; in a replay that runs, it runs. */
  private filmFrom(before: Moment, after: Moment): Film | undefined {
    const take = takeOf(this.filmOf, this.shownAt(before), this.shownAt(after));
    if (!take) return undefined;
    const film = new Film(take, filmClock, () => this.playing.peek() && this.goOn());
    film.rest();
    if (!this.playing.peek()) return film;
    film.at.value = 0;
    film.play();
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

  /** The next move after a while; what comes in several beats takes its own time. */
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

  /** The log, also of a running match, or what is in the way. */
  async wholeLog(): Promise<Log | string> {
    const answer = await this.link.request({ type: 'log', match: this.facts.match });
    if (answer.type === 'log') return answer.log;
    return answer.type === 'error' ? answer.problem : 'The log could not be had.';
  }

  private async loadLog(): Promise<void> {
    if (!this.over) return;
    const log = await this.wholeLog();
    if (typeof log !== 'string') this.log.value = log;
  }

  private async loadRounds(): Promise<void> {
    const { text, link, facts, viewer } = this;
    if (!text.progress) return;
    const wordsAt = async (moves: number) => {
      const answer = await link.request({ type: 'replay', match: facts.match, moves, viewer });
      return answer.type === 'moment' ? text.progress?.(answer.moment.view) : undefined;
    };
    this.rounds.value = await findRounds(wordsAt, this.length);
  }
}
