/**
 * The legal actions as something to choose from. Few are listed as they are; many, or such that several pieces could
 * do, are asked for in two steps, first the piece, then what it does. Quiet ones (end, skip) stand apart with a letter of their own. A cursor, a filter in
 * words, and pages of nine so that digits reach everything.
 */
import type { Action, ActionDetail } from '@orrery/kernel';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';

export interface Choice {
  readonly action: Action;
  /** What it says when it stands alone: verb, object and piece. */
  readonly words: string;
  readonly detail: ActionDetail;
}

/** The piece that acts, or the kind that is placed. */
export interface Piece {
  readonly id: string;
  readonly words: string;
}

/** What a button stands for now. */
export type Item =
  | { readonly kind: 'piece'; readonly piece: Piece; readonly words: string }
  | { readonly kind: 'choice'; readonly choice: Choice; readonly words: string };

/** One page: as many as there are digits on the keyboard. */
export const PAGE = 9;
/** From so many on, tags of several pieces would meet on the board, and the piece is asked for first. */
export const STEPS_FROM = 5;
/** From so many on, a filter in words is quicker than paging. */
export const FILTER_FROM = 19;

/** Every word typed must occur, in any order: "c3 sentry" finds "Attack Sentry in C3". */
export function matches(words: string, filter: string): boolean {
  const text = words.toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((part) => text.includes(part));
}

/** Words may end with what comes of it in brackets; where the button says that apart, once is enough. */
export function aloneWords({ words, detail }: Choice): string {
  const told = ` (${detail.consequence})`;
  return words.endsWith(told) ? words.slice(0, -told.length) : words;
}

const pieceOf = ({ detail }: Choice): Piece | undefined => detail.subject;

function piecesOf(choices: readonly Choice[]): Piece[] {
  const found = new Map<string, Piece>();
  for (const piece of choices.map(pieceOf)) if (piece && !found.has(piece.id)) found.set(piece.id, piece);
  return [...found.values()];
}

/** Whether two pieces could do the same thing, so that their tags would stand on one spot. */
function tagsMeet(choices: readonly Choice[]): boolean {
  const pieces = new Map<string, string>();
  return choices.some(({ detail: { verb, subject } }) => {
    if (verb === undefined || !subject) return false;
    const first = pieces.get(verb);
    pieces.set(verb, first ?? subject.id);
    return first !== undefined && first !== subject.id;
  });
}

export class Choices {
  readonly decision: string;
  readonly all: readonly Choice[];
  /** Those that do something with a piece or a place. */
  readonly loud: readonly Choice[];
  /** Those that end or skip something. */
  readonly quiet: readonly Choice[];
  /** In the order of the rules. */
  readonly pieces: readonly Piece[];
  /** Whether a piece is asked for first. */
  readonly inSteps: boolean;
  readonly filter = signal('');
  /** Where Enter goes: an index into `matching`. Begins at the first in the order of the rules that loses nothing. */
  readonly cursor = signal(0);
  /** A choice that would lose something: it is asked for once more. */
  readonly confirming = signal<Choice | undefined>(undefined);
  readonly matching: ReadonlySignal<readonly Item[]>;
  readonly page: ReadonlySignal<number>;
  readonly pages: ReadonlySignal<number>;
  /** What stands on the present page: what digits choose. */
  readonly shown: ReadonlySignal<readonly Item[]>;
  private readonly taken = signal<string | undefined>(undefined);

  /** `before`: the choices of the moment before, whose piece stays in hand while it has something to do. */
  constructor(decision: string, all: readonly Choice[], before?: Choices) {
    this.decision = decision;
    this.all = all;
    this.loud = all.filter(({ detail }) => detail.quiet === undefined);
    this.quiet = all.filter(({ detail }) => detail.quiet !== undefined);
    this.pieces = piecesOf(this.loud);
    const isLong = this.loud.length > PAGE || (this.loud.length >= STEPS_FROM && tagsMeet(this.loud));
    this.inSteps = isLong && this.firstStep().length < this.loud.length;
    this.matching = computed(() => this.itemsNow());
    this.page = computed(() => Math.floor(this.cursor.value / PAGE));
    this.pages = computed(() => Math.ceil(this.matching.value.length / PAGE));
    this.shown = computed(() => this.matching.value.slice(this.page.value * PAGE, (this.page.value + 1) * PAGE));
    this.cursor.value = this.firstSafe();
    if (before) this.follow(before);
  }

  private firstSafe(): number {
    const at = this.matching.peek().findIndex((item) => item.kind === 'piece' || !this.isRisky(item.choice));
    return Math.max(0, at);
  }

  /** The piece in hand: the one taken, or the only one there is. */
  get selected(): string | undefined {
    return this.taken.value ?? (this.inSteps && this.firstStep().length === 1 ? this.pieces[0]?.id : undefined);
  }

  /** Somebody took the piece in hand and may put it back. */
  get hasTaken(): boolean {
    return this.taken.value !== undefined;
  }

  get hand(): Piece | undefined {
    const id = this.selected;
    return this.pieces.find((piece) => piece.id === id);
  }

  /** Whether the buttons now ask for a piece. */
  get asksForPiece(): boolean {
    return this.inSteps && this.selected === undefined && this.filter.value.trim() === '';
  }

  /** Whether an item stands for its piece: nothing is in hand, and the piece is asked for or has one thing to do. */
  isFirst(item: Item): boolean {
    if (this.selected !== undefined || this.filter.value.trim() !== '') return false;
    return this.asksForPiece || this.loud.filter((choice) => pieceOf(choice)?.id === pieceIdOf(item)).length === 1;
  }

  /** Each piece once, and whatever needs none. A piece with one thing to do is not asked about first. */
  private firstStep(): Item[] {
    const seen = new Set<string>();
    return this.loud.flatMap((choice): Item[] => {
      const piece = pieceOf(choice);
      if (!piece) return [{ kind: 'choice', choice, words: aloneWords(choice) }];
      if (seen.has(piece.id)) return [];
      seen.add(piece.id);
      const count = this.loud.filter((other) => pieceOf(other)?.id === piece.id).length;
      return count === 1
        ? [{ kind: 'choice', choice, words: aloneWords(choice) }]
        : [{ kind: 'piece', piece, words: piece.words }];
    });
  }

  private itemsNow(): Item[] {
    if (this.asksForPiece) return this.firstStep();
    const id = this.selected;
    const base = id === undefined ? this.loud : this.loud.filter((choice) => pieceOf(choice)?.id === id);
    return base
      .filter(({ words, detail }) => matches(`${words} ${detail.consequence ?? ''}`, this.filter.value))
      .map((choice) => ({
        kind: 'choice',
        choice,
        words: id === undefined ? aloneWords(choice) : (choice.detail.verb ?? choice.words),
      }));
  }

  /** After an action the same piece stays in hand; if it has nothing left, the next one gets the cursor. */
  private follow(before: Choices): void {
    const held = before.taken.peek();
    if (held === undefined) return;
    if (this.pieces.some(({ id }) => id === held)) {
      this.taken.value = held;
      // Placing several of a kind: the cursor stays at what was just done, if it can be done again.
      const last = before.current;
      const again = this.matching.peek().findIndex(({ words }) => words === last?.words);
      this.cursor.value = Math.max(0, again);
      return;
    }
    const at = before.pieces.findIndex(({ id }) => id === held);
    const order = [...before.pieces.slice(at + 1), ...before.pieces.slice(0, at)];
    const next = order.find(({ id }) => this.pieces.some((piece) => piece.id === id));
    const place = this.matching.peek().findIndex((item) => pieceIdOf(item) === next?.id);
    if (next && place >= 0) this.cursor.value = place;
  }

  /** How many actions the filter searches. */
  get reach(): number {
    const id = this.selected;
    return id === undefined ? this.loud.length : this.loud.filter((choice) => pieceOf(choice)?.id === id).length;
  }

  /**
   * Which helps a long list needs. Where all of it lies in sight, on one page or elsewhere, there is nothing to turn, and
   * the filter is out of the way until its key calls it.
   */
  helps(inSight: (item: Item) => boolean): { filters: 'shown' | 'called' | undefined; turns: boolean } {
    const items = this.matching.value;
    const tucked = items.length > 0 && items.every(inSight);
    const isShort = items.length <= PAGE && this.filter.value.trim() === '';
    const filters = this.reach < FILTER_FROM ? undefined : tucked || isShort ? 'called' : 'shown';
    return { filters, turns: !tucked && items.length > PAGE };
  }

  get current(): Item | undefined {
    return this.matching.value[this.cursor.value];
  }

  /** The quiet choice that is the only way forward. */
  get onlyWay(): Choice | undefined {
    if (this.loud.length > 0) return undefined;
    return this.quiet.find(({ detail }) => detail.warning === undefined) ?? this.quiet[0];
  }

  /** Whether this choice asks once more before it is done. */
  isRisky({ detail }: Choice): boolean {
    return detail.warning !== undefined && this.all.some((other) => other.detail.warning === undefined);
  }

  /** Takes a piece in hand, or with nothing lets go; the cursor then stands on the piece. */
  select(id: string | undefined): void {
    if (id !== undefined && !this.pieces.some((piece) => piece.id === id)) return;
    batch(() => {
      const held = this.taken.value;
      this.taken.value = id;
      this.filter.value = '';
      this.cursor.value = this.firstSafe();
      if (id === undefined && held !== undefined)
        this.cursor.value = Math.max(
          0,
          this.matching.value.findIndex((item) => pieceIdOf(item) === held),
        );
    });
  }

  /** The next piece in the order of the rules, around the end. */
  selectNext(step = 1): void {
    const at = this.pieces.findIndex(({ id }) => id === this.selected);
    const count = this.pieces.length;
    if (at >= 0 && count > 1) this.select(this.pieces[(at + step + count) % count]?.id);
  }

  narrow(filter: string): void {
    batch(() => {
      this.filter.value = filter;
      this.cursor.value = this.firstSafe();
    });
  }

  /** Steps through the whole list, around its ends. */
  move(step: number): void {
    const count = this.matching.value.length;
    if (count > 0) this.cursor.value = (this.cursor.value + step + count) % count;
  }

  turnPage(step: number): void {
    const pages = this.pages.value;
    if (pages > 0) this.cursor.value = ((this.page.value + step + pages) % pages) * PAGE;
  }

  pointAtItem(item: Item): void {
    const at = this.matching.value.indexOf(item);
    if (at >= 0) this.cursor.value = at;
  }

  /** Points at an action, for instance one under the mouse on the board, and brings its page; or at its piece. */
  pointAt(action: Action): void {
    const choice = this.all.find((each) => each.action === action);
    const at = this.matching.value.findIndex((item) =>
      item.kind === 'choice' ? item.choice === choice : choice !== undefined && item.piece.id === pieceOf(choice)?.id,
    );
    if (at >= 0) this.cursor.value = at;
  }

  /** What a digit stands for now. */
  byDigit(digit: number): Item | undefined {
    return this.shown.value[digit - 1];
  }

  /** The quiet choice of a letter. */
  byLetter(letter: string): Choice | undefined {
    return this.quiet.find(({ detail }) => detail.quiet?.toLowerCase() === letter.toLowerCase());
  }

  /** The digit that chooses an action now, if it is on the present page. */
  digitOf(action: Action): number | undefined {
    return digitAt(this.shown.value.findIndex((item) => item.kind === 'choice' && item.choice.action === action));
  }

  /** The digit that takes a piece in hand now, or does the one thing it can do. */
  digitOfPiece(id: string): number | undefined {
    return digitAt(this.shown.value.findIndex((item) => pieceIdOf(item) === id));
  }

  /** The piece that the cursor points at. */
  get currentPiece(): string | undefined {
    const item = this.current;
    return item && pieceIdOf(item);
  }
}

const digitAt = (at: number): number | undefined => (at >= 0 ? at + 1 : undefined);

/** The piece that an item is about. */
export function pieceIdOf(item: Item): string | undefined {
  return item.kind === 'piece' ? item.piece.id : pieceOf(item.choice)?.id;
}

export const NO_CHOICES = new Choices('', []);
