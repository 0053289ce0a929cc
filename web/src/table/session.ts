/** One table as this browser sees it: what is shown now, what was told, and what the player may do about it. */
import {
  type Action,
  type GameEvent,
  type GameText,
  type Log,
  refusalText,
  type Seat,
  type View,
} from '@orrery/kernel';
import type { TableFacts, Update } from '@orrery/protocol';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Answer, Link } from '../link.ts';
import { BEAT_MS, paced } from '../settings/motion.ts';
import { Choices, NO_CHOICES } from './choices.ts';
import { browserClock, Pace } from './pace.ts';

type TableAnswer = Extract<Answer, { type: 'table' }>;
type Told = readonly (GameEvent | null)[];
export type Words = GameText<Action, View, GameEvent>;

export class Session {
  readonly facts: TableFacts;
  readonly title: string;
  readonly text: Words;
  readonly shown: ReadonlySignal<Update>;
  /** What the viewer was told at the opening and with each action so far. */
  readonly history: ReadonlySignal<readonly Told[]>;
  readonly choices: ReadonlySignal<Choices>;
  /** Why the last action was not taken; until the next one. */
  readonly refusal = signal<string | undefined>(undefined);
  /** The match cannot go on. */
  readonly fault = signal<string | undefined>(undefined);
  readonly pace: Pace<Update>;
  private readonly link: Link;
  private readonly shownNow: Signal<Update>;
  private readonly told: Signal<readonly Told[]>;
  private newest: number;
  private asking = false;
  private lastChoices = NO_CHOICES;

  constructor(link: Link, title: string, text: Words, { table, update, history }: TableAnswer) {
    this.link = link;
    this.facts = table;
    this.title = title;
    this.text = text;
    this.shownNow = signal<Update>(update);
    this.told = signal<readonly Told[]>(history);
    this.shown = this.shownNow;
    this.history = this.told;
    this.newest = update.seq;
    this.choices = computed(() => this.choicesOf(this.shownNow.value));
    this.pace = new Pace(
      browserClock(() => paced(BEAT_MS)),
      (next) => this.show(next),
    );
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
    });
  }

  /** The same question keeps its list, so that a rival's secret choice does not move this player's cursor. */
  private choicesOf({ view, viewer }: Update): Choices {
    const decision = view.decisions.find(({ seat }) => seat === viewer);
    if (!decision) return (this.lastChoices = NO_CHOICES);
    const same =
      decision.id === this.lastChoices.decision &&
      JSON.stringify(view.legal) === JSON.stringify(this.lastChoices.all.map(({ action }) => action));
    if (same) return this.lastChoices;
    const all = view.legal.map((action) => ({ action, words: this.text.action(action, view) }));
    return (this.lastChoices = new Choices(decision.id, all));
  }

  /** The person to whom the screen has to be passed, where several play at it. */
  get passTo(): Seat | undefined {
    const { view, viewer, outcome } = this.shownNow.value;
    if (outcome) return undefined;
    const asked = view.decisions.filter(({ seat }) => this.facts.yours.includes(seat));
    return asked.some(({ seat }) => seat === viewer) ? undefined : asked[0]?.seat;
  }

  async act(action: Action): Promise<void> {
    // A click may meet a reply that waits to be shown: it shows that, and the player looks again.
    if (this.asking || this.pace.hurry()) return;
    const { view, viewer } = this.shownNow.value;
    const decision = view.decisions.find(({ seat }) => seat === viewer);
    if (!decision || typeof viewer !== 'number') return;
    this.pace.skipBeat();
    await this.ask({ type: 'act', match: this.match, seat: viewer, decision: decision.id, action });
  }

  async undo(): Promise<void> {
    if (this.asking) return;
    this.pace.hurry();
    const { viewer, canUndo } = this.shownNow.value;
    if (!canUndo || typeof viewer !== 'number') return;
    this.pace.skipBeat();
    await this.ask({ type: 'undo', match: this.match, seat: viewer });
  }

  private async ask(request: Parameters<Link['request']>[0]): Promise<void> {
    this.asking = true;
    this.refusal.value = undefined;
    const answer = await this.link.request(request);
    this.asking = false;
    if (answer.type === 'refused') this.refusal.value = this.words(answer.refusal);
    else if (answer.type === 'error') this.refusal.value = answer.problem;
  }

  private words(refusal: Parameters<typeof refusalText>[1]): string {
    return refusalText(this, refusal);
  }

  /** Looks at the table from another seat of this browser. */
  async lookFrom(seat: Seat): Promise<void> {
    const answer = await this.link.request({ type: 'look', match: this.match, viewer: seat });
    if (answer.type === 'table') this.take(answer);
    else if (answer.type === 'error') this.fault.value = answer.problem;
  }

  private take({ update, history }: TableAnswer): void {
    this.pace.clear();
    this.newest = update.seq;
    batch(() => {
      this.refusal.value = undefined;
      this.told.value = history;
      this.shownNow.value = update;
    });
  }

  /** The log of the finished match, or what is in the way. */
  async log(): Promise<Log | string> {
    const answer = await this.link.request({ type: 'log', match: this.match });
    if (answer.type === 'log') return answer.log;
    return answer.type === 'error' ? answer.problem : 'The log could not be had.';
  }
}
