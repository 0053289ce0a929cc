/** A match being watched again: at one moment, from one eye. Asks the host for every moment; knows no rule. */
import { findGame } from '@orrery/catalog';
import type { Log, Viewer } from '@orrery/kernel';
import type { Moment, TableFacts } from '@orrery/protocol';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Answer, Link } from '../link.ts';
import { localLink } from '../local.ts';
import { findRounds, type Mark } from '../rounds.ts';
import { BEAT_MS, paced } from '../settings/motion.ts';
import type { Scene, Shown, Told, Words } from '../table/scene.ts';
import { firstViewer, type Place, viewersFor } from './address.ts';

type MomentAnswer = Extract<Answer, { type: 'moment' }>;
/** Past any match: the host answers with its last moment. */
const THE_END = 1_000_000_000;

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
    this.shown = computed(() => this.shownAt(this.now.value));
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
    await this.look(at ?? this.length, viewer);
    if (from !== undefined && !allowed)
      this.problem.value = this.over
        ? 'There is no such seat in this match.'
        : 'While a match is running it is shown from your own seats only.';
    void this.loadLog();
    void this.loadRounds();
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

  lookFrom(viewer: Viewer): Promise<void> {
    return this.look(this.at, viewer);
  }

  /** The last one asked for is the one that counts, whatever comes back first. */
  private async look(moves: number, viewer: Viewer): Promise<void> {
    const turn = ++this.turn;
    const kept = viewer === this.viewer ? this.cache.get(`${viewer} ${moves}`) : undefined;
    if (kept) {
      this.now.value = kept;
      return;
    }
    const answer = await this.link.request({ type: 'replay', match: this.facts.match, moves, viewer });
    if (answer.type === 'moment') this.cache.set(`${viewer} ${answer.moment.moves}`, answer.moment);
    if (turn !== this.turn) return;
    if (answer.type !== 'moment') {
      this.problem.value = answer.type === 'error' ? answer.problem : 'The host did not understand.';
      return;
    }
    batch(() => {
      this.problem.value = undefined;
      this.told.value = answer.history;
      this.now.value = answer.moment;
    });
  }

  /** From the end it starts anew. */
  play(): void {
    this.playing.value = true;
    const step = async () => {
      if (!this.playing.peek()) return;
      await this.goTo(this.at + 1);
      if (this.at >= this.length) this.pause();
      else this.timer = setTimeout(() => void step(), paced(BEAT_MS) || BEAT_MS);
    };
    const start = this.at >= this.length ? this.goTo(0) : Promise.resolve();
    void start.then(() => {
      this.timer = setTimeout(() => void step(), paced(BEAT_MS) / 2);
    });
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing.value = false;
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
    const { text, link, facts } = this;
    if (!text.progress) return;
    const wordsAt = async (moves: number) => {
      const answer = await link.request({ type: 'replay', match: facts.match, moves, viewer: 'watcher' });
      return answer.type === 'moment' ? text.progress?.(answer.moment.view) : undefined;
    };
    this.rounds.value = await findRounds(wordsAt, this.length);
  }
}
