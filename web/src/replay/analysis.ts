/**
 * What the moves of a match were worth: asked of the host decision by decision, so that it shows how far it is and can be
 * stopped at any time. Then those that seem to have cost most are looked at once more, harder.
 */
import type { Outcome, View, Viewer } from '@orrery/kernel';
import type { BetterMove, Judgement, Moment, Problem, Span } from '@orrery/protocol';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Link, problemOf } from '../link.ts';

/** One of the decisions that cost most. */
export interface Swing {
  /** Its key, and the number of its tag. */
  readonly number: number;
  readonly judgement: Judgement;
  readonly best: BetterMove;
  /** The chance that was given away, from 0 to 1. */
  readonly loss: number;
  /** What the seat saw when it decided, for the words, and how many moves it had counted. */
  readonly view: View;
  readonly moves: number;
}

export type Stage =
  | { readonly kind: 'not-begun' }
  | { readonly kind: 'running'; readonly done: number; readonly of: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly problem: Problem };

const FIRST_LOOK = 'hard';
const SECOND_LOOK = 'expert';
/** So many are looked at again. */
const SUSPECTS = 6;
const SWINGS_MOST = 3;
/** Less than this is no swing. */
const LOSS_LEAST = 0.04;

const lossOf = ({ chance, others }: Judgement): number => Math.max(0, (others[0]?.chance ?? 0) - chance);

/** What the position was worth before the decision: as much as the best that the search knows to do. */
export const worthBefore = (judgement: Judgement): number => judgement.chance + lossOf(judgement);

export function spanFor({ spans }: Judgement, viewer: Viewer): Span {
  return typeof viewer === 'number' ? (spans.seats[viewer] ?? spans.above) : spans[viewer];
}

/** What a viewer saw after so many moves, counted from above. */
type Looking = (moves: number, viewer: Viewer) => Promise<Moment | undefined>;

export class Analysis {
  readonly stage: ReadonlySignal<Stage>;
  /** In the order in which the decisions were begun. */
  readonly judgements: ReadonlySignal<readonly Judgement[]>;
  /** In the same order, once all is done. */
  readonly swings: ReadonlySignal<readonly Swing[]>;
  /** How the match ended, once all is done. */
  readonly outcome = signal<Outcome | undefined>(undefined);
  /** The swing that is looked at. */
  readonly chosen = signal<number | undefined>(undefined);
  readonly swing: ReadonlySignal<Swing | undefined>;
  private readonly now = signal<Stage>({ kind: 'not-begun' });
  private readonly judged = signal<readonly Judgement[]>([]);
  private readonly found = signal<readonly Swing[]>([]);
  private readonly link: Link;
  private readonly match: string;
  private readonly look: Looking;
  /** The last run that was begun: an earlier one stops. */
  private run = 0;

  constructor(link: Link, match: string, look: Looking) {
    this.link = link;
    this.match = match;
    this.look = look;
    this.stage = this.now;
    this.judgements = this.judged;
    this.swings = this.found;
    this.swing = computed(() => this.found.value.find(({ number }) => number === this.chosen.value));
  }

  /** What was found so far is forgotten. */
  stop(): void {
    this.run++;
    this.judged.value = [];
    this.now.value = { kind: 'not-begun' };
  }

  async begin(): Promise<void> {
    const run = ++this.run;
    const wanted = () => run === this.run;
    this.judged.value = [];
    this.now.value = { kind: 'running', done: 0, of: 0 };
    for (let decision = 0, of = 1; decision < of; decision++) {
      const answer = await this.link.request({ type: 'judge', match: this.match, decision, level: FIRST_LOOK });
      if (!wanted()) return;
      if (answer.type !== 'judgement') return this.fail(problemOf(answer));
      of = answer.of;
      if (answer.judgement) this.judged.value = [...this.judged.peek(), answer.judgement];
      this.now.value = { kind: 'running', done: decision + 1, of: of + SUSPECTS };
    }
    const swings = await this.lookAgain(wanted);
    const end = await this.look(Number.MAX_SAFE_INTEGER, 'above');
    if (!swings || !wanted()) return;
    batch(() => {
      this.outcome.value = end?.outcome;
      this.found.value = swings;
      this.now.value = { kind: 'done' };
    });
  }

  private async lookAgain(wanted: () => boolean): Promise<Swing[] | undefined> {
    const first = this.judged.peek();
    const suspects = [...first.keys()]
      .sort((a, b) => lossOf(first[b] as Judgement) - lossOf(first[a] as Judgement))
      .slice(0, SUSPECTS);
    for (const [at, decision] of suspects.entries()) {
      const answer = await this.link.request({ type: 'judge', match: this.match, decision, level: SECOND_LOOK });
      if (!wanted()) return undefined;
      if (answer.type !== 'judgement' || !answer.judgement) {
        this.fail(problemOf(answer));
        return undefined;
      }
      const { judgement } = answer;
      this.judged.value = this.judged.peek().map((each, place) => (place === decision ? judgement : each));
      this.now.value = { kind: 'running', done: first.length + at + 1, of: first.length + suspects.length };
    }
    return this.swingsAmong(suspects);
  }

  private async swingsAmong(suspects: readonly number[]): Promise<Swing[]> {
    const judged = this.judged.peek();
    const most = suspects
      .flatMap((place) => judged[place] ?? [])
      .filter((judgement) => lossOf(judgement) >= LOSS_LEAST)
      .sort((a, b) => lossOf(b) - lossOf(a))
      .slice(0, SWINGS_MOST)
      .sort((a, b) => a.spans.above[0] - b.spans.above[0]);
    const swings: Swing[] = [];
    for (const judgement of most) {
      const [best] = judgement.others;
      const moment = best && (await this.look(best.moves, judgement.seat));
      if (!moment) continue;
      const { view, moves } = moment;
      swings.push({ number: swings.length + 1, judgement, best, loss: lossOf(judgement), view, moves });
    }
    return swings;
  }

  private fail(problem: Problem): void {
    this.now.value = { kind: 'failed', problem };
  }
}
