/** The world of a rollout: chance of the bot's own, and nobody listens. */
import { type Context, type GameEvent, Random } from '@orrery/kernel';

/** Three words from which a generator is made. */
export type Words = readonly [number, number, number];

export const drawWords = (random: Random): Words => [random.next(), random.next(), random.next()];

/** One of many independent generators that grow from the same words. */
export const grown = ([a, b, c]: Words, branch: number): Random =>
  new Random(a ^ Math.imul(branch + 1, 0x9e3779b1), b, c);

/** The same words give the same dice, stream by stream, whatever was played before. */
export class Imagined implements Context {
  readonly quiet = true;
  private readonly words: Words;
  private readonly names: string[] = [];
  private readonly made: Random[] = [];

  constructor(words: Words) {
    this.words = words;
  }

  random(stream: string): Random {
    const at = this.names.indexOf(stream);
    const known = this.made[at];
    if (known) return known;
    const random = grown(this.words, hashOf(stream));
    this.names.push(stream);
    this.made.push(random);
    return random;
  }

  emit(_event: GameEvent): void {}

  whisper(_event: GameEvent): void {}

  reveal(): void {}

  beat(): void {}

  pause(): void {}
}

/** FNV-1a. */
export function hashOf(text: string): number {
  let word = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) word = Math.imul(word ^ text.charCodeAt(at), 0x01000193);
  return word;
}
