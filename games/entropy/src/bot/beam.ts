/** Programs for one ship by beam search, with all others standing still. */
import { total, type Ship } from '../state.ts';
import type { Outlook } from './outlook.ts';
import { type Node, Sketch } from './sketch.ts';

/** A program, and what it is worth beyond what the table shows when it is over. */
export interface Candidate {
  readonly cards: readonly number[];
  readonly credit: number;
  /** What the sketch makes of it. */
  readonly value: number;
}

export interface Breadth {
  /** Sketches kept after each card. */
  readonly width: number;
  /** The longest program. */
  readonly cards: number;
  readonly candidates: number;
}

export class Beam {
  private readonly sketch: Sketch;
  private readonly breadth: Breadth;
  private readonly hand: readonly number[];

  constructor(outlook: Outlook, breadth: Breadth, hand: readonly number[]) {
    const { handLimit, unusedCards } = outlook.s.settings;
    const limit = unusedCards === 'discard' ? 0 : handLimit === 0 ? Infinity : handLimit;
    this.sketch = new Sketch(outlook, total(hand) - limit);
    this.breadth = breadth;
    this.hand = hand;
  }

  /** The best of each kind first, the empty one among them. `laid`: cards that the ship has played before these. */
  programs(ship: Ship, laid: number): Candidate[] {
    const root = this.sketch.root(ship, this.hand, laid);
    const found = [root];
    let kept = [root];
    for (let cards = laid; cards < this.breadth.cards && kept.length > 0; cards++) {
      kept = this.next(kept);
      found.push(...kept);
    }
    const chosen = this.choose(found);
    if (!chosen.includes(root)) chosen.push(root);
    return chosen.map((node) => ({ cards: cardsTo(node), credit: node.credit, value: node.value }));
  }

  /** One card more: the best, none of them twice. */
  private next(kept: readonly Node[]): Node[] {
    const children: Node[] = [];
    for (const node of kept)
      for (let card = 0; card < node.hand.length; card++) {
        if (node.hand[card] === 0) continue;
        const child = this.sketch.play(node, card);
        if (child) children.push(child);
      }
    children.sort(byValue);
    const seen = new Set<number>();
    const best: Node[] = [];
    for (const child of children) {
      const { tile, facing, energy, titanium } = child;
      const same = ((tile * 6 + facing) * 1024 + energy) * 256 + titanium;
      if (seen.has(same)) continue;
      seen.add(same);
      best.push(child);
      if (best.length === this.breadth.width) break;
    }
    return best;
  }

  /** By turns the best that sends or builds, does both or neither; one for each tile where it ends. */
  private choose(found: Node[]): Node[] {
    found.sort(byValue);
    const seen = new Set<number>();
    const kinds: Node[][] = [[], [], [], []];
    for (const node of found) {
      const kind = (node.sent ? 1 : 0) + (node.built ? 2 : 0);
      const end = node.tile * kinds.length + kind;
      if (seen.has(end)) continue;
      seen.add(end);
      kinds[kind]?.push(node);
    }
    const chosen: Node[] = [];
    const { candidates } = this.breadth;
    for (let turn = 0; chosen.length < candidates && kinds.some(({ length }) => length > turn); turn++)
      chosen.push(...kinds.flatMap((kind) => kind.slice(turn, turn + 1)));
    return chosen.slice(0, candidates);
  }
}

const byValue = (a: Node, b: Node): number => b.value - a.value;

function cardsTo(node: Node): number[] {
  const cards: number[] = [];
  for (let past = node; past.parent; past = past.parent) cards.push(past.card);
  return cards.reverse();
}
