/** Dice and deck orders written down beforehand, for tests that need a certain throw or a certain card on top. */
import { canonicalJson } from '../hash.ts';
import { Random, Streams } from '../random.ts';

/**
 * Per stream, the answers in the order they are drawn: a number for the next `die` (its face) or `int` (its value),
 * a list for the next `shuffle` (what comes first, in order; the rest keeps its order behind). A stream that is not
 * named stays random by the seed.
 */
export type Script = Readonly<Record<string, readonly (number | readonly unknown[])[]>>;

export class ScriptedStreams extends Streams {
  private readonly script: Script;
  private readonly scripted: ScriptedRandom[] = [];

  constructor(seed: string, allowed: readonly string[], script: Script) {
    super(seed, allowed);
    for (const name of Object.keys(script)) {
      if (!allowed.includes(name)) throw new Error(`the script names a stream '${name}' that the game does not have`);
    }
    this.script = script;
  }

  protected override make(name: string): Random {
    const answers = this.script[name];
    if (!answers) return super.make(name);
    const random = new ScriptedRandom(name, answers);
    this.scripted.push(random);
    return random;
  }

  /** Scripted answers that nobody drew. */
  get left(): number {
    const drawn = this.scripted.reduce((sum, random) => sum + random.drawn, 0);
    return Object.values(this.script).reduce((sum, answers) => sum + answers.length, 0) - drawn;
  }
}

class ScriptedRandom extends Random {
  drawn = 0;
  private readonly name: string;
  private readonly answers: readonly (number | readonly unknown[])[];

  constructor(name: string, answers: readonly (number | readonly unknown[])[]) {
    super(0, 0, 0);
    this.name = name;
    this.answers = answers;
  }

  private answer(): number | readonly unknown[] {
    const answer = this.answers[this.drawn];
    if (answer === undefined) throw new Error(`the script of stream '${this.name}' ended after ${this.drawn} answers`);
    this.drawn++;
    this.next(); // moves the position, so that undo sees a draw
    return answer;
  }

  override int(n: number): number {
    if (n === 1) return 0;
    const value = this.answer();
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= n)
      throw new Error(
        `stream '${this.name}' needs a number from 0 to ${n - 1}, the script says ${JSON.stringify(value)}`,
      );
    return value;
  }

  override die(sides: number): number {
    const face = this.answer();
    if (typeof face !== 'number' || !Number.isInteger(face) || face < 1 || face > sides)
      throw new Error(`stream '${this.name}' needs a face from 1 to ${sides}, the script says ${JSON.stringify(face)}`);
    return face;
  }

  override shuffle<T>(items: T[]): T[] {
    const first = this.answer();
    if (typeof first === 'number') throw new Error(`stream '${this.name}' shuffles, the script says ${first}`);
    const rest = items.slice();
    const ordered = first.map((wanted) => {
      const at = rest.findIndex((item) => canonicalJson(item) === canonicalJson(wanted));
      if (at < 0) throw new Error(`stream '${this.name}' has no ${JSON.stringify(wanted)} left to put in order`);
      return rest.splice(at, 1)[0] as T;
    });
    for (const [i, item] of [...ordered, ...rest].entries()) items[i] = item;
    return items;
  }
}
