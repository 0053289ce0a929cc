/** What is measured of every game beside its own numbers: the questions, and how many answers they had. */
import type { Game, Player } from '@orrery/kernel';

const EVERY = {
  'asked.options': 'options per question',
  'asked.most': 'options of the widest question',
} as const;

/** Totals rather than means: divided by each other their means over many games are exact. */
export function askedNames({ reach }: Game): Readonly<Record<string, string>> {
  const names: Record<string, string> = { ...EVERY };
  for (const kind of reach.decisions) {
    names[`asked.${kind}.times`] = `questions of the kind '${kind}'`;
    names[`asked.${kind}.options`] = `options of all questions of the kind '${kind}'`;
  }
  return names;
}

/** Counts the questions of one game. */
export class Asked {
  private readonly game: Game;
  private readonly state: unknown;
  private readonly numbers: Record<string, number>;
  private times = 0;
  private options = 0;
  private most = 0;

  constructor(game: Game, state: unknown) {
    this.game = game;
    this.state = state;
    this.numbers = Object.fromEntries(Object.keys(askedNames(game)).map((name) => [name, 0]));
  }

  /** A player that chooses as the given one does; every question it is asked is counted. */
  hear(player: Player): Player {
    const choose: Player['choose'] = (look, thinking) => {
      const kind = this.game.decisions(this.state).find(({ seat }) => seat === look.seat)?.kind;
      const { length } = look.legal;
      this.times++;
      this.options += length;
      this.most = Math.max(this.most, length);
      this.add(`asked.${kind}.times`, 1);
      this.add(`asked.${kind}.options`, length);
      return player.choose(look, thinking);
    };
    return { choose };
  }

  /** A game may have forgotten to name one of its questions. */
  private add(name: string, amount: number): void {
    this.numbers[name] = (this.numbers[name] ?? 0) + amount;
  }

  counted(): Readonly<Record<string, number>> {
    const { times, options, most } = this;
    return { ...this.numbers, 'asked.options': options / Math.max(1, times), 'asked.most': most };
  }
}
