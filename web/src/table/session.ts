/** One table as this browser sees it: what is shown now, what was told, and what the player may do about it. */
import { type Action, type Json, type Log, refusalText, type Seat, type Viewer, wordsFor } from '@orrery/kernel';
import type { Advice, Move, Problem, TableFacts, Update } from '@orrery/protocol';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameBoard } from '../games/board.ts';
import { type Answer, type Link, problemOf } from '../link.ts';
import { namesIn } from '../matches/copies.ts';
import { problemWords } from '../parts/problem-words.ts';
import { BEAT_MS, paced } from '../settings/motion.ts';
import { type Choice, type Choices, type Item, NO_CHOICES } from './choices.ts';
import { choicesAfter } from './choices-after.ts';
import type { Company } from './company.ts';
import type { MatchRecord } from './end/story.ts';
import type { Film } from './film.ts';
import { Forecasts } from './forecasts.ts';
import type { Gate } from './gate.ts';
import { type Mark, marksOf, movesAfter } from './history.ts';
import { browserClock, Pace } from './pace.ts';
import { pastOf, updateAt } from './past.ts';
import { captionsOf, plainCaptions } from './pictures.ts';
import { Reel } from './reel.ts';
import { actInRow } from './row.ts';
import type { Scene, Words } from './scene.ts';
import { isAskedInSilence, roundAfter } from './silence.ts';
import { Trouble } from './trouble.ts';
import { noUndoWords, progressOf, readerOf } from './words.ts';

/** After so long without news the table says that an answer was given. */
const ANSWERED_MS = 150;

type TableAnswer = Extract<Answer, { type: 'table' }>;

export class Session implements Scene {
  readonly facts: TableFacts;
  readonly names: Scene['names'];
  readonly title: string;
  readonly reader: Viewer;
  readonly text: Words;
  readonly shown: ReadonlySignal<Update>;
  /** How far a lesson is, also while an earlier step is looked at again. */
  readonly lesson: ReadonlySignal<Update['lesson']>;
  readonly history: ReadonlySignal<readonly Move[]>;
  readonly choices: ReadonlySignal<Choices>;
  /** What stands in the way. */
  readonly trouble = new Trouble();
  /** The rule that says why not, or what may be done now. */
  readonly rule: ReadonlySignal<string | undefined>;
  /** Where a new round began, if the game has words for it. */
  readonly rounds: ReadonlySignal<readonly Mark[]>;
  readonly pace: Pace<Update>;
  /** How many times faster than usual the bots are watched. */
  readonly speed = signal(1);
  /** Of a lesson: what goes on. */
  gate: Gate | undefined;
  /** Online: who else is at the table, from elsewhere. */
  company: Company | undefined;
  private readonly reel: Reel;
  private readonly link: Link;
  private readonly shownNow: Signal<Update>;
  private readonly told: Signal<readonly Move[]>;
  private readonly forecasts: Forecasts;
  /** The next thing told is what came of this player's own action. */
  private ownIsNext = false;
  private newest: number;
  /** What this player is asked in the newest update. */
  private lastQuestion: string | undefined;
  private asking = false;
  /** While actions go out in a row nothing else does. */
  private inRow = false;
  private lastChoices = NO_CHOICES;
  /** This player has answered, and what comes of it is not shown yet: others may have been asked in silence. */
  readonly answered = signal(false);
  /** Who has yet to be handed the screen, because somebody may be asked in silence: see `roundAfter`. */
  private readonly round = signal<readonly Seat[]>([]);
  /** Where the round began: what is seen in between. */
  private silence: Update | undefined;
  /** Who sits there in a round and is asked nothing. */
  readonly notAsked = signal<Seat | undefined>(undefined);
  /** What a bot would do, and in which position. */
  private readonly advised = signal<{ readonly update: Update; readonly advice: Advice | 'thinking' } | undefined>(
    undefined,
  );
  /** The same while that position is the one that is shown. */
  readonly advice: ReadonlySignal<Advice | 'thinking' | undefined> = computed(() => {
    const advised = this.advised.value;
    return advised && advised.update === this.shownNow.value && !this.film.value ? advised.advice : undefined;
  });
  /** The past moment that a lesson speaks of once more. */
  private readonly lookedBack = signal<Update | undefined>(undefined);
  private backs = 0;
  /** How often it was looked from elsewhere: the last one asked for counts, whatever comes back first. */
  private looks = 0;

  constructor(link: Link, title: string, text: Words, { table, update, history }: TableAnswer) {
    this.link = link;
    this.facts = table;
    this.names = namesIn(table.match);
    this.title = title;
    this.reader = readerOf(table, this.names);
    this.text = wordsFor(text, this.reader);
    this.shownNow = signal<Update>(update);
    this.told = signal<readonly Move[]>(history);
    this.forecasts = new Forecasts(link);
    this.shown = computed(() => this.reel.shown ?? this.lookedBack.value ?? this.shownNow.value);
    this.lesson = computed(() => (this.reel.shown ?? this.shownNow.value).lesson);
    this.history = computed(() => this.toldSoFar());
    this.rounds = computed(() => marksOf(this.told.value));
    this.goRound(update);
    this.newest = update.seq;
    this.lastQuestion = update.decision;
    this.rule = computed(() => this.trouble.refusal.value?.rule ?? this.ruleOf(this.shown.value));
    this.choices = computed(() =>
      this.reel.isRunning || this.trouble.fault.value !== undefined || this.answered.value
        ? NO_CHOICES
        : this.choicesOf(this.lookedBack.value ?? this.shownNow.value),
    );
    this.pace = new Pace(
      browserClock(() => paced(BEAT_MS) / this.speed.peek()),
      (next, hurried) => this.show(next, hurried),
    );
    this.reel = new Reel(this.pace, plainCaptions(this.text), (moves) => this.momentAt(moves));
    this.startReel(update, history);
  }

  /** A board shows this table now: the words under the pictures of a film are its own. */
  async showBy(board: GameBoard | undefined): Promise<void> {
    this.reel.captions = captionsOf(board, this.text, this.reader);
    if (this.reel.isOwnLast) await this.reel.recall();
  }

  /** `seen`: so many moves were shown here before. */
  private startReel(update: Update, history: readonly Move[], seen?: number): void {
    const knowsMore =
      history.length > 0 && (typeof update.viewer === 'number' || seen !== undefined) && update.moves > 0;
    this.reel.startAt(update, knowsMore ? pastOf(history, update.viewer, seen) : undefined);
  }

  private async momentAt(moves: number) {
    const { viewer } = this.shownNow.peek();
    const answer = await this.link.request({ type: 'replay', match: this.match, moves, viewer });
    return answer.type === 'moment' ? answer.moment : undefined;
  }

  /**
   * Shows the table as it was after so many moves, with the choices there were; with nothing, as it is. Whoever looks back
   * keeps those choices from being made (`gate`).
   */
  async lookBack(moves: number | undefined): Promise<void> {
    const turn = ++this.backs;
    const moment = moves === undefined ? undefined : await this.momentAt(moves);
    if (turn !== this.backs) return;
    this.lookedBack.value = moment && { ...updateAt(moment, this.shownNow.peek()), decision: `after ${moves}` };
  }

  /** Whoever watched had stopped it after so many moves: it stands there again, and what has come since waits its turn. */
  async stopAt(moves: number): Promise<void> {
    if (this.facts.yours.length > 0) return;
    this.pace.pause();
    const now = this.shownNow.peek();
    const count = Math.max(1, now.moves - moves + 1);
    const moments = await Promise.all(Array.from({ length: count }, (_, at) => this.momentAt(moves + at)));
    const [there, ...since] = moments.flatMap((moment) => (moment ? [updateAt(moment, now)] : []));
    if (!there || since.length < count - 1) return;
    batch(() => {
      // The first of them tells of the set-up.
      this.told.value = this.told.peek().slice(0, moves + 1);
      this.shownNow.value = there;
      this.reel.startAt(there);
    });
    for (const update of since) this.pace.push(update);
  }

  get match(): string {
    return this.facts.match;
  }

  /** Takes what the host tells; anything for another viewer, or known already, is left aside. */
  receive(update: Update): void {
    if (update.match !== this.match || update.viewer !== this.shownNow.peek().viewer || update.seq <= this.newest)
      return;
    this.newest = update.seq;
    const question = update.decision;
    // What others do while this player is asked the same thing holds up nobody.
    const waits = question === undefined || question !== this.lastQuestion;
    this.lastQuestion = question;
    if (this.inRow) this.pace.skipBeat();
    this.pace.push(update, waits);
  }

  /** What is being shown picture by picture: the last move, or one that is shown again. */
  get film(): ReadonlySignal<Film<Update> | undefined> {
    return this.reel.film;
  }

  private show(update: Update, hurried: boolean): void {
    const { viewer } = update;
    const progress = progressOf(this.text, update);
    const actor = update.seat ?? (this.ownIsNext && typeof viewer === 'number' ? viewer : undefined);
    batch(() => {
      const before = this.shownNow.peek();
      if (update.undoneTo !== undefined) this.reel.startAt(update);
      else if (update.moves > before.moves) this.reel.add(before, update, this.ownIsNext, hurried);
      this.told.value = movesAfter(this.told.peek(), update, {
        ...(progress !== undefined && { progress }),
        ...(actor !== undefined && { seat: actor }),
      });
      this.shownNow.value = update;
      this.goRound(update);
      this.ownIsNext = false;
      this.answered.value = false;
    });
  }

  /** A live film tells its move as it goes. */
  private toldSoFar(): readonly Move[] {
    const film = this.film.value;
    const told = this.told.value;
    return film && !this.reel.repeated.value ? [...told.slice(0, -1), { events: film.events.value }] : told;
  }

  private choicesOf(update: Update): Choices {
    this.lastChoices = choicesAfter(this.lastChoices, update, this.text);
    return this.lastChoices;
  }

  private ruleOf({ view, viewer }: Update): string | undefined {
    const decision = view.decisions.find(({ seat }) => seat === viewer);
    return decision && this.text.rule?.(decision, view);
  }

  /** The person to whom the screen has to be passed, where several play at it. */
  get passTo(): Seat | undefined {
    const { view, viewer, outcome } = this.shownNow.value;
    if (outcome) return undefined;
    const [next] = this.round.value;
    if (next !== undefined) return next === viewer && isAskedInSilence(this.shownNow.value) ? undefined : next;
    const asked = view.decisions.filter(({ seat }) => this.facts.yours.includes(seat));
    return asked.some(({ seat }) => seat === viewer) ? undefined : asked[0]?.seat;
  }

  /** Actions that the player means one after the other. One that would lose something is asked for once more. */
  async chooseAll(actions: readonly Action[]): Promise<void> {
    if (this.isBusy || this.film.peek() || this.skip() || this.gate?.lets(actions) === false) return;
    this.inRow = true;
    const { viewer } = this.shownNow.peek();
    const ready = computed(() => {
      const { outcome, decision, viewer: now } = this.shownNow.value;
      if (outcome || now !== viewer || this.trouble.fault.value !== undefined) return undefined;
      return !this.reel.isRunning && !this.pace.waiting && decision !== undefined;
    });
    const last = await actInRow(
      {
        ready,
        // What a lesson wants is asked for by the lesson.
        standsAlone: (action) => !this.gate && this.riskyChoice(action) !== undefined,
        send: (action) => this.send(action),
      },
      actions,
    );
    this.inRow = false;
    if (last) this.choose(last);
  }

  /** Whether an action of this player is on its way. */
  private get isBusy(): boolean {
    return this.asking || this.inRow;
  }

  /** Does what a button stands for: takes the piece in hand, or acts. */
  press(item: Item): void {
    if (item.kind === 'piece') this.choices.peek().select(item.piece.id);
    else this.choose(item.choice.action);
  }

  /** An action that the player means. One that would lose something is asked for once more. */
  choose(action: Action): void {
    if (this.gate && !this.isBusy && !this.gate.lets([action])) return;
    const risky = this.gate ? undefined : this.riskyChoice(action);
    if (!risky) void this.act(action);
    else if (!this.isBusy) this.choices.peek().confirming.value = risky;
  }

  private riskyChoice(action: Action): Choice | undefined {
    const choices = this.choices.peek();
    // A board may make its own action for what is also on a button.
    const same = JSON.stringify(action);
    const choice = choices.all.find((each) => each.action === action || JSON.stringify(each.action) === same);
    return choice && choices.isRisky(choice) ? choice : undefined;
  }

  /** The answer to being asked once more. */
  confirm({ action }: Choice): void {
    this.choices.peek().confirming.value = undefined;
    void this.act(action);
  }

  async act(action: Action): Promise<void> {
    // A click may meet a reply that waits to be shown: it shows that, and the player looks again.
    if (this.isBusy || this.film.peek() || this.reel.stop() || this.pace.hurry()) return;
    await this.send(action);
  }

  private async send(action: Action): Promise<boolean> {
    const asked = this.shownNow.value;
    const { decision, viewer } = asked;
    if (decision === undefined || typeof viewer !== 'number') return false;
    this.pace.skipBeat();
    this.ownIsNext = true;
    // An answer that waits out a silence is slow to be taken, and slower to be shown.
    const late = setTimeout(() => (this.answered.value = this.shownNow.peek() === asked), ANSWERED_MS);
    const taken = await this.ask({ type: 'act', match: this.match, seat: viewer, decision, action });
    clearTimeout(late);
    this.answered.value = taken && this.shownNow.peek() === asked;
    if (!taken) this.ownIsNext = false;
    return taken;
  }

  async undo(): Promise<void> {
    if (this.isBusy) return;
    this.reel.stop();
    this.pace.hurry();
    const { viewer, canUndo, canAskUndo, moves, outcome } = this.shownNow.value;
    if (typeof viewer !== 'number') return;
    if (!canUndo && canAskUndo) this.company?.askUndo();
    // At the curtain it would be told to whoever comes.
    else if (!canUndo && this.passTo === undefined) this.trouble.refusal.value = { words: noUndoWords(outcome) };
    if (!canUndo) return;
    this.pace.skipBeat();
    await this.ask({ type: 'undo', match: this.match, seat: viewer, moves });
  }

  /** Those who watch others play have no say in whether they play again. */
  get canRematch(): boolean {
    return this.company === undefined || this.company.rematch !== undefined;
  }

  /** Whether the others did something since this viewer's last action. */
  get canShowAgain(): boolean {
    const { viewer, outcome } = this.shownNow.value;
    if (typeof viewer !== 'number' || this.pace.waiting || this.reel.isRunning) return false;
    return this.reel.hasMore && (outcome !== undefined || this.choices.value.all.length > 0);
  }

  /** What is shown has been seen before, and goes again. */
  get isRepeating(): boolean {
    return this.reel.repeated.value !== undefined;
  }

  showAgain(): void {
    void this.reel.repeat();
  }

  /** To where the table stands: the end of the film, and of a repetition. */
  endFilm(): void {
    this.reel.stop();
  }

  /** Nobody plays here: bots among themselves are watched at the watcher's own pace. */
  get isWatching(): boolean {
    return this.facts.yours.length === 0 && this.shownNow.value.outcome === undefined;
  }

  get paused(): boolean {
    return this.pace.paused;
  }

  togglePause(): void {
    if (this.pace.paused) {
      this.pace.resume();
      this.film.peek()?.play();
    } else {
      this.pace.pause();
      this.film.peek()?.pause();
    }
  }

  /** The next picture, or the next move. */
  stepOn(): void {
    this.pace.pause();
    const film = this.film.peek();
    if (film) film.step(1);
    else this.pace.step();
  }

  watchAt(speed: number): void {
    this.speed.value = speed;
    this.reel.speed = speed;
  }

  /** To the end of what the bots have played. */
  toTheEnd(): void {
    this.pace.resume();
    this.reel.stop();
    this.pace.hurry();
  }

  /** Shows at once what waits, and ends a repetition; a film has controls of its own. Says whether there was anything. */
  skip(): boolean {
    // Who watches has buttons for it, and may touch the board to look at something.
    if (this.film.peek() || this.isWatching) return false;
    const repeated = this.reel.stop();
    return this.pace.hurry() || repeated;
  }

  /** Whether something is being shown that can be skipped. */
  get skippable(): boolean {
    return !this.film.value && !this.isWatching && (this.pace.waiting || this.reel.isRunning);
  }

  private async ask(request: Parameters<Link['request']>[0]): Promise<boolean> {
    this.asking = true;
    this.trouble.refusal.value = undefined;
    const answer = await this.link.request(request);
    this.asking = false;
    if (answer.type === 'refused') {
      const { rule } = answer.refusal;
      this.trouble.refusal.value = {
        words: refusalText(this, answer.refusal, this.shownNow.peek().view),
        ...(rule !== undefined && { rule }),
      };
    } else if (answer.type !== 'done') this.trouble.refuse(problemOf(answer));
    return answer.type === 'done';
  }

  /** What an action or a plan would do, as far as this viewer may know; see `BoardProps.forecast`. */
  readonly forecast = async (question: Json): Promise<Json | undefined> => {
    const update = this.shownNow.peek();
    const { viewer, seq } = update;
    // The host answers for the table as it stands, which may be ahead of what is shown.
    const isNow = () =>
      this.shownNow.peek() === update && this.newest === seq && !this.reel.isRunning && !this.lookedBack.peek();
    if (typeof viewer !== 'number' || update.outcome || !isNow()) return undefined;
    return this.forecasts.ask(update, viewer, question, isNow);
  };

  /** Whether something is asked of this player that a bot could answer. In a lesson the coach speaks, and online nobody is helped. */
  get canBeAdvised(): boolean {
    return (
      !this.gate && !this.company && this.choices.value.all.length > 0 && typeof this.shown.value.viewer === 'number'
    );
  }

  /** Asks what a bot would do; without a level, the scripted one. Asked again for the same it says nothing new. */
  async advise(level?: string): Promise<void> {
    const update = this.shownNow.peek();
    const { viewer } = update;
    if (typeof viewer !== 'number' || !this.canBeAdvised) return;
    if (level === undefined && this.advised.peek()?.update === update) return;
    this.advised.value = { update, advice: 'thinking' };
    const asked = { type: 'advise', match: this.match, seat: viewer, ...(level !== undefined && { level }) } as const;
    const answer = await this.link.request(asked);
    if (this.advised.peek()?.update !== update) return;
    if (answer.type === 'advice') this.advised.value = { update, advice: answer.advice };
    else {
      this.advised.value = undefined;
      this.trouble.refuse(problemOf(answer));
    }
  }

  forgetAdvice(): void {
    this.advised.value = undefined;
  }

  private goRound(update: Update): void {
    const before = this.round.peek();
    const round = roundAfter(before, update, this.facts);
    if (round.length === 0) this.silence = undefined;
    else if (before.length === 0) this.silence = update;
    this.round.value = round;
  }

  /** The table from outside as it was when the silence began: whoever waits sees no more, whatever has happened since. */
  private async silent(began: Update): Promise<Update | undefined> {
    if (began.viewer === 'watcher') return began;
    const { viewer: counter, moves } = began;
    const asked = { type: 'replay', match: this.match, moves, viewer: 'watcher', counter } as const;
    const answer = await this.link.request(asked);
    if (answer.type !== 'moment') return undefined;
    const { view, viewer, moves: at } = answer.moment;
    const seq = Number.MAX_SAFE_INTEGER; // nothing comes after it until somebody looks
    return { match: this.match, seq, moves: at, viewer, view, events: [], canUndo: false };
  }

  /** Somebody says that they sit there now. In a round they see the table only if they are asked something. */
  async sitDown(seat: Seat): Promise<void> {
    if (this.round.peek().length === 0) return this.lookFrom(seat);
    const turn = ++this.looks;
    const answer = await this.link.request({ type: 'look', match: this.match, viewer: seat });
    if (turn !== this.looks) return;
    if (answer.type !== 'table') this.trouble.stop(problemOf(answer));
    else if (isAskedInSilence(answer.update)) this.take(answer);
    else {
      await this.cover(); // where the button was pressed before what is private had left
      this.notAsked.value = seat;
    }
  }

  /** Whoever was asked nothing hands on the screen. After the last of a round the table is seen from outside. */
  async passOn(): Promise<void> {
    batch(() => {
      this.notAsked.value = undefined;
      this.round.value = this.round.peek().slice(1);
    });
    if (this.round.peek().length === 0) await this.lookFrom('watcher');
  }

  /** Whether it shows what only one of several people at this screen may see. */
  get isPrivate(): boolean {
    const { viewer, outcome } = this.shownNow.peek();
    return this.facts.shared === true && typeof viewer === 'number' && !outcome;
  }

  /** The curtain is drawn: what is private leaves the page, and comes back at its owner's word. */
  async cover(): Promise<void> {
    if (!this.isPrivate) return;
    const began = this.silence;
    if (!began) return this.lookFrom('watcher');
    const turn = ++this.looks;
    const update = await this.silent(began);
    if (turn !== this.looks) return;
    if (!update) return this.lookFrom('watcher');
    this.silence = update;
    this.take({ update, history: [] });
  }

  /** Looks at the table from another seat of this browser, or from outside. */
  async lookFrom(viewer: Viewer): Promise<void> {
    const turn = ++this.looks;
    const answer = await this.link.request({ type: 'look', match: this.match, viewer });
    if (turn !== this.looks) return;
    if (answer.type === 'table') this.take(answer);
    else this.trouble.stop(problemOf(answer));
  }

  /** The board of a match is looked at that was over when this page opened: how it came to this was not asked for then. */
  async recollect(): Promise<void> {
    if (this.told.peek().length === 0) await this.lookFrom(this.shownNow.peek().viewer);
  }

  /** Looks again, because the host may have stopped telling of this table. Only what is new is asked for. */
  async lookAgain(): Promise<Problem | undefined> {
    this.pace.hurry();
    const { viewer, moves, seq } = this.shownNow.peek();
    const told = this.told.peek();
    const look = { type: 'look', match: this.match, viewer } as const;
    const answer = await this.link.request({ ...look, since: moves });
    if (answer.type !== 'table') return problemOf(answer);
    const { update, history } = answer;
    // A move counts for both numbers, an undo for one of them: where they differ, something else has happened here.
    if (update.seq >= seq && update.seq - seq === update.moves - moves) {
      if (update.seq > seq) this.take({ ...answer, history: [...told, ...history] }, moves);
      return undefined;
    }
    const whole = await this.link.request(look);
    if (whole.type !== 'table') return problemOf(whole);
    this.take(whole);
    return undefined;
  }

  private take({ update, history }: Pick<TableAnswer, 'update' | 'history'>, seen?: number): void {
    this.notAsked.value = undefined;
    this.pace.clear();
    this.reel.stop();
    this.newest = update.seq;
    this.lastQuestion = update.decision;
    batch(() => {
      this.trouble.refusal.value = undefined;
      this.told.value = history;
      this.shownNow.value = update;
      this.answered.value = false;
      // It may be of another seat.
      this.advised.value = undefined;
      this.goRound(update);
      this.startReel(update, history, seen);
    });
    if (this.reel.isOwnLast) void this.reel.recall();
  }

  /** Has a match written down again whose record is gone. */
  async keep(): Promise<void> {
    const answer = await this.link.request({ type: 'keep', match: this.match });
    if (answer.type !== 'done') this.trouble.refuse(problemOf(answer));
  }

  /** All that there is to tell of a match that is over, or what is in the way. */
  async record(): Promise<MatchRecord | string> {
    const answer = await this.link.request({ type: 'course', match: this.match, packed: true });
    return answer.type === 'course' ? answer : problemWords(problemOf(answer));
  }

  /** The log, or what is in the way. That of a running match only for whoever has been told what it reveals. */
  async log(revealing = false): Promise<Log | string> {
    const answer = await this.link.request({ type: 'log', match: this.match, ...(revealing && { revealing }) });
    return answer.type === 'log' ? answer.log : problemWords(problemOf(answer));
  }
}
