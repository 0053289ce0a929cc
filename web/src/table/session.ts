/** One table as this browser sees it: what is shown now, what was told, and what the player may do about it. */
import { type Action, type Log, refusalText, type Seat } from '@orrery/kernel';
import type { TableFacts, Update } from '@orrery/protocol';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Answer, Link } from '../link.ts';
import { BEAT_MS, paced } from '../settings/motion.ts';
import type { Mark } from '../rounds.ts';
import { Again } from './again.ts';
import { type Choice, Choices, type Item, NO_CHOICES } from './choices.ts';
import { browserClock, Pace } from './pace.ts';
import type { Scene, Told, Words } from './scene.ts';

type TableAnswer = Extract<Answer, { type: 'table' }>;

/** Why something was not done, and the rule that says so. */
export interface Refused {
  readonly words: string;
  readonly rule?: string;
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
  /** The match cannot go on. */
  readonly fault = signal<string | undefined>(undefined);
  /** The match went to another tab. */
  readonly elsewhere = signal(false);
  /** Where a new round began, if the game has words for it. */
  readonly rounds = signal<readonly Mark[]>([]);
  readonly pace: Pace<Update>;
  readonly again: Again;
  private readonly link: Link;
  private readonly shownNow: Signal<Update>;
  private readonly told: Signal<readonly Told[]>;
  /** The next thing told is what came of this player's own action. */
  private ownIsNext = false;
  private newest: number;
  private asking = false;
  private lastChoices = NO_CHOICES;

  constructor(link: Link, title: string, text: Words, { table, update, history }: TableAnswer) {
    this.link = link;
    this.facts = table;
    this.title = title;
    this.text = text;
    this.again = new Again();
    this.again.startAt(update);
    this.shownNow = signal<Update>(update);
    this.told = signal<readonly Told[]>(history);
    this.shown = computed(() => this.again.shown.value ?? this.shownNow.value);
    this.history = this.told;
    this.newest = update.seq;
    this.choices = computed(() => (this.again.shown.value ? NO_CHOICES : this.choicesOf(this.shownNow.value)));
    this.pace = new Pace(
      browserClock(() => paced(BEAT_MS)),
      (next) => this.show(next),
    );
    if (update.moves === 0) this.markRound(update);
  }

  get match(): string {
    return this.facts.match;
  }

  /** Takes what the host tells; anything for another viewer, or known already, is left aside. */
  receive(update: Update): void {
    if (update.match !== this.match || update.viewer !== this.shownNow.peek().viewer || update.seq <= this.newest)
      return;
    this.newest = update.seq;
    this.pace.push(update);
  }

  private show(update: Update): void {
    batch(() => {
      const kept = this.told.peek().slice(0, update.undoneTo === undefined ? update.moves : update.moves + 1);
      this.told.value = update.undoneTo === undefined ? [...kept, update.events] : kept;
      this.shownNow.value = update;
      this.markRound(update);
      if (this.ownIsNext || update.undoneTo !== undefined) this.again.startAt(update);
      else this.again.add(update);
      this.ownIsNext = false;
    });
  }

  /** Rounds are marked as they begin: the log of what was before this page was opened goes without. */
  private markRound({ view, moves, outcome }: Update): void {
    const words = outcome ? undefined : this.text.progress?.(view);
    const kept = this.rounds.peek().filter(({ at }) => at < moves || (at === moves && at === 0));
    const isNew = words !== undefined && words !== kept.at(-1)?.words;
    this.rounds.value = isNew ? [...kept, { at: moves, words }] : kept;
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

  /** The person to whom the screen has to be passed, where several play at it. */
  get passTo(): Seat | undefined {
    const { view, viewer, outcome } = this.shownNow.value;
    if (outcome) return undefined;
    const asked = view.decisions.filter(({ seat }) => this.facts.yours.includes(seat));
    return asked.some(({ seat }) => seat === viewer) ? undefined : asked[0]?.seat;
  }

  /** Does what a button stands for: takes the piece in hand, or acts. */
  press(item: Item): void {
    if (item.kind === 'piece') this.choices.peek().select(item.piece.id);
    else this.choose(item.choice.action);
  }

  /** An action that the player means. One that would lose something is asked for once more. */
  choose(action: Action): void {
    const choices = this.choices.peek();
    // A board may make its own action for what is also on a button.
    const same = JSON.stringify(action);
    const choice = choices.all.find((each) => each.action === action || JSON.stringify(each.action) === same);
    if (choice && choices.isRisky(choice)) choices.confirming.value = choice;
    else void this.act(action);
  }

  /** The answer to being asked once more. */
  confirm({ action }: Choice): void {
    this.choices.peek().confirming.value = undefined;
    void this.act(action);
  }

  async act(action: Action): Promise<void> {
    // A click may meet a reply that waits to be shown: it shows that, and the player looks again.
    if (this.asking || this.again.stop() || this.pace.hurry()) return;
    const { view, viewer } = this.shownNow.value;
    const decision = view.decisions.find(({ seat }) => seat === viewer);
    if (!decision || typeof viewer !== 'number') return;
    this.pace.skipBeat();
    this.ownIsNext = true;
    const taken = await this.ask({ type: 'act', match: this.match, seat: viewer, decision: decision.id, action });
    if (!taken) this.ownIsNext = false;
  }

  async undo(): Promise<void> {
    if (this.asking) return;
    this.again.stop();
    this.pace.hurry();
    const { viewer, canUndo } = this.shownNow.value;
    if (!canUndo || typeof viewer !== 'number') return;
    this.pace.skipBeat();
    await this.ask({ type: 'undo', match: this.match, seat: viewer });
  }

  /** Whether the others did something since this viewer's last action. */
  get canShowAgain(): boolean {
    const { viewer, outcome } = this.shownNow.value;
    if (typeof viewer !== 'number' || this.pace.waiting || this.again.shown.value) return false;
    return this.again.hasMore && (outcome !== undefined || this.choices.value.all.length > 0);
  }

  showAgain(): void {
    void this.again.play();
  }

  /** Shows at once what waits, and ends a repetition. Says whether there was anything. */
  skip(): boolean {
    const repeated = this.again.stop();
    return this.pace.hurry() || repeated;
  }

  /** Whether something is being shown that can be skipped. */
  get skippable(): boolean {
    return this.pace.waiting || this.again.shown.value !== undefined;
  }

  private async ask(request: Parameters<Link['request']>[0]): Promise<boolean> {
    this.asking = true;
    this.refusal.value = undefined;
    const answer = await this.link.request(request);
    this.asking = false;
    if (answer.type === 'refused') {
      const { rule } = answer.refusal;
      this.refusal.value = { words: refusalText(this, answer.refusal), ...(rule !== undefined && { rule }) };
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
    this.again.stop();
    this.newest = update.seq;
    batch(() => {
      this.refusal.value = undefined;
      this.told.value = history;
      this.shownNow.value = update;
      this.again.startAt(update);
    });
  }

  /** The log of the match, or what is in the way. */
  async log(): Promise<Log | string> {
    const answer = await this.link.request({ type: 'log', match: this.match });
    if (answer.type === 'log') return answer.log;
    return answer.type === 'error' ? answer.problem : 'The log could not be had.';
  }
}
