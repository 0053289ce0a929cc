/** One table as this browser sees it: what is shown now, what was told, and what the player may do about it. */
import { type Action, type Log, refusalText, type Seat } from '@orrery/kernel';
import type { TableFacts, Update } from '@orrery/protocol';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameBoard } from '../games/board.ts';
import type { Answer, Link } from '../link.ts';
import { BEAT_MS, paced } from '../settings/motion.ts';
import type { Mark } from '../rounds.ts';
import { type Choice, Choices, type Item, NO_CHOICES } from './choices.ts';
import type { Film } from './film.ts';
import { browserClock, Pace } from './pace.ts';
import { momentsSince } from './past.ts';
import { Reel } from './reel.ts';
import { RoundMarks } from './round-marks.ts';
import { actInRow } from './row.ts';
import type { Scene, Told, Words } from './scene.ts';

type TableAnswer = Extract<Answer, { type: 'table' }>;

/** Why something was not done, and the rule that says so. */
export interface Refused {
  readonly words: string;
  readonly rule?: string;
}

/** The question that an update's viewer is asked. */
const questionOf = ({ view, viewer }: Update): string | undefined =>
  view.decisions.find(({ seat }) => seat === viewer)?.id;

/** What was told of each move, the opening first, after one more update. */
function toldAfter(told: readonly Told[], { moves, undoneTo, events }: Update): readonly Told[] {
  if (undoneTo === undefined) return [...told.slice(0, moves), events];
  const kept = told.slice(0, undoneTo + 1);
  // What others did since stays and is told in one piece.
  while (kept.length <= moves) kept.push(kept.length === undoneTo + 1 ? events : []);
  return kept;
}

export class Session implements Scene {
  readonly facts: TableFacts;
  readonly title: string;
  readonly text: Words;
  readonly shown: ReadonlySignal<Update>;
  readonly history: ReadonlySignal<readonly Told[]>;
  readonly choices: ReadonlySignal<Choices>;
  /** Why the last action was not taken; until the next one. */
  readonly refusal = signal<Refused | undefined>(undefined);
  /** Something to know that stops nothing. */
  readonly notice = signal<string | undefined>(undefined);
  /** Whether everything so far could be saved. */
  readonly saved = signal(true);
  /** The rule that says why not, or what may be done now. */
  readonly rule: ReadonlySignal<string | undefined>;
  /** The match cannot go on. */
  readonly fault = signal<string | undefined>(undefined);
  /** The match went to another tab. */
  readonly elsewhere = signal(false);
  /** Where a new round began, if the game has words for it. */
  readonly rounds: ReadonlySignal<readonly Mark[]>;
  readonly pace: Pace<Update>;
  private readonly reel: Reel;
  private readonly roundMarks: RoundMarks;
  private readonly link: Link;
  private readonly shownNow: Signal<Update>;
  private readonly told: Signal<readonly Told[]>;
  /** The next thing told is what came of this player's own action. */
  private ownIsNext = false;
  private newest: number;
  /** What this player is asked in the newest update. */
  private lastQuestion: string | undefined;
  private asking = false;
  /** While actions go out in a row nothing else does. */
  private inRow = false;
  private lastChoices = NO_CHOICES;

  constructor(link: Link, title: string, text: Words, { table, update, history }: TableAnswer) {
    this.link = link;
    this.facts = table;
    this.title = title;
    this.text = text;
    this.shownNow = signal<Update>(update);
    this.told = signal<readonly Told[]>(history);
    this.shown = computed(() => this.reel.shown ?? this.shownNow.value);
    this.history = computed(() => this.toldSoFar());
    this.newest = update.seq;
    this.lastQuestion = questionOf(update);
    this.rule = computed(() => this.refusal.value?.rule ?? this.ruleOf(this.shown.value));
    this.choices = computed(() =>
      this.reel.isRunning || this.fault.value !== undefined ? NO_CHOICES : this.choicesOf(this.shownNow.value),
    );
    this.pace = new Pace(
      browserClock(() => paced(BEAT_MS)),
      (next, hurried) => this.show(next, hurried),
    );
    this.reel = new Reel(this.pace);
    this.reel.startAt(update);
    this.roundMarks = new RoundMarks(text);
    this.rounds = this.roundMarks.marks;
    if (update.moves === 0) this.roundMarks.note(update);
  }

  /** A board shows this table now: it may tell actions in beats, also those before the page was opened. */
  async showBy(board: GameBoard | undefined): Promise<void> {
    this.reel.filmOf = board?.film;
    await this.recall();
  }

  /** What happened before this page looked: for the headings of the log, and to be shown again. */
  private async recall(): Promise<void> {
    const now = this.shownNow.peek();
    const { moves, viewer } = now;
    if (moves === 0) return;
    const momentAt = async (at: number) => {
      const answer = await this.link.request({ type: 'replay', match: this.match, moves: at, viewer });
      return answer.type === 'moment' ? answer.moment : undefined;
    };
    if (typeof viewer === 'number') this.reel.recall(await momentsSince(momentAt, viewer, moves), now);
    // By then somebody else may look, or something was taken back.
    const left = () => {
      const present = this.shownNow.peek();
      return present.viewer === viewer ? present.moves : -1;
    };
    await this.roundMarks.recall(momentAt, moves, left);
  }

  get match(): string {
    return this.facts.match;
  }

  /** Takes what the host tells; anything for another viewer, or known already, is left aside. */
  receive(update: Update): void {
    if (update.match !== this.match || update.viewer !== this.shownNow.peek().viewer || update.seq <= this.newest)
      return;
    this.newest = update.seq;
    const question = questionOf(update);
    // What others do while this player is asked the same thing holds up nobody.
    const waits = question === undefined || question !== this.lastQuestion;
    this.lastQuestion = question;
    if (this.inRow) this.pace.skipBeat();
    this.pace.push(update, waits);
  }

  /** What is being shown beat by beat: the last action, or one that is shown again. */
  get film(): ReadonlySignal<Film<Update> | undefined> {
    return this.reel.film;
  }

  private show(update: Update, hurried: boolean): void {
    batch(() => {
      if (update.undoneTo === undefined) this.reel.add(this.shownNow.peek(), update, this.ownIsNext, hurried);
      else this.reel.startAt(update);
      this.told.value = toldAfter(this.told.peek(), update);
      this.shownNow.value = update;
      this.roundMarks.note(update);
      this.ownIsNext = false;
    });
  }

  /** A live film tells its action as it goes. */
  private toldSoFar(): readonly Told[] {
    const film = this.film.value;
    const told = this.told.value;
    return film && !this.reel.repeated.value ? [...told.slice(0, -1), film.told.value] : told;
  }

  /** The same question keeps its list, so that a rival's secret choice does not move this player's cursor. */
  private choicesOf({ view, viewer }: Update): Choices {
    const decision = view.decisions.find(({ seat }) => seat === viewer);
    if (!decision) return (this.lastChoices = NO_CHOICES);
    const same =
      decision.id === this.lastChoices.decision &&
      JSON.stringify(view.legal) === JSON.stringify(this.lastChoices.all.map(({ action }) => action));
    if (same) return this.lastChoices;
    const all = view.legal.map((action) => ({
      action,
      words: this.text.action(action, view),
      detail: this.text.detail?.(action, view) ?? {},
    }));
    return (this.lastChoices = new Choices(decision.id, all, this.lastChoices));
  }

  private ruleOf({ view, viewer }: Update): string | undefined {
    const decision = view.decisions.find(({ seat }) => seat === viewer);
    return decision && this.text.rule?.(decision, view);
  }

  /** The person to whom the screen has to be passed, where several play at it. */
  get passTo(): Seat | undefined {
    const { view, viewer, outcome } = this.shownNow.value;
    if (outcome) return undefined;
    const asked = view.decisions.filter(({ seat }) => this.facts.yours.includes(seat));
    return asked.some(({ seat }) => seat === viewer) ? undefined : asked[0]?.seat;
  }

  /** Actions that the player means one after the other. One that would lose something is asked for once more. */
  async chooseAll(actions: readonly Action[]): Promise<void> {
    if (this.isBusy || this.film.peek() || this.skip()) return;
    this.inRow = true;
    const { viewer } = this.shownNow.peek();
    const ready = computed(() => {
      const { outcome, view, viewer: now } = this.shownNow.value;
      if (outcome || now !== viewer || this.fault.value !== undefined) return undefined;
      return !this.reel.isRunning && !this.pace.waiting && view.decisions.some(({ seat }) => seat === viewer);
    });
    const last = await actInRow(
      {
        ready,
        standsAlone: (action) => this.riskyChoice(action) !== undefined,
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
    const risky = this.riskyChoice(action);
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
    const { view, viewer } = this.shownNow.value;
    const decision = view.decisions.find(({ seat }) => seat === viewer);
    if (!decision || typeof viewer !== 'number') return false;
    this.pace.skipBeat();
    this.ownIsNext = true;
    const taken = await this.ask({ type: 'act', match: this.match, seat: viewer, decision: decision.id, action });
    if (!taken) this.ownIsNext = false;
    return taken;
  }

  async undo(): Promise<void> {
    if (this.isBusy) return;
    this.reel.stop();
    this.pace.hurry();
    const { viewer, canUndo, moves } = this.shownNow.value;
    if (!canUndo || typeof viewer !== 'number') return;
    this.pace.skipBeat();
    await this.ask({ type: 'undo', match: this.match, seat: viewer, moves });
  }

  /** Whether the others did something since this viewer's last action. */
  get canShowAgain(): boolean {
    const { viewer, outcome } = this.shownNow.value;
    if (typeof viewer !== 'number' || this.pace.waiting || this.reel.isRunning) return false;
    return this.reel.hasMore && (outcome !== undefined || this.choices.value.all.length > 0);
  }

  showAgain(): void {
    void this.reel.repeat();
  }

  /** To where the table stands: the end of the film, and of a repetition. */
  endFilm(): void {
    this.reel.stop();
  }

  /** Shows at once what waits, and ends a repetition; a film has controls of its own. Says whether there was anything. */
  skip(): boolean {
    if (this.film.peek()) return false;
    const repeated = this.reel.stop();
    return this.pace.hurry() || repeated;
  }

  /** Whether something is being shown that can be skipped. */
  get skippable(): boolean {
    return !this.film.value && (this.pace.waiting || this.reel.isRunning);
  }

  private async ask(request: Parameters<Link['request']>[0]): Promise<boolean> {
    this.asking = true;
    this.refusal.value = undefined;
    const answer = await this.link.request(request);
    this.asking = false;
    if (answer.type === 'refused') {
      const { rule } = answer.refusal;
      this.refusal.value = {
        words: refusalText(this, answer.refusal, this.shownNow.peek().view),
        ...(rule !== undefined && { rule }),
      };
    } else if (answer.type === 'error' && answer.elsewhere) this.elsewhere.value = true;
    else if (answer.type === 'error') this.refusal.value = { words: answer.problem };
    return answer.type === 'done';
  }

  /** Looks at the table from another seat of this browser. */
  async lookFrom(seat: Seat): Promise<void> {
    const answer = await this.link.request({ type: 'look', match: this.match, viewer: seat });
    if (answer.type === 'table') this.take(answer);
    else if (answer.type === 'error') this.fault.value = answer.problem;
  }

  private take({ update, history }: TableAnswer): void {
    this.pace.clear();
    this.reel.stop();
    this.newest = update.seq;
    this.lastQuestion = questionOf(update);
    batch(() => {
      this.refusal.value = undefined;
      this.told.value = history;
      this.shownNow.value = update;
      this.reel.startAt(update);
      this.roundMarks.clear();
    });
    void this.recall();
  }

  /** The log of the match, or what is in the way. */
  async log(): Promise<Log | string> {
    const answer = await this.link.request({ type: 'log', match: this.match });
    if (answer.type === 'log') return answer.log;
    return answer.type === 'error' ? answer.problem : 'The log could not be had.';
  }
}
