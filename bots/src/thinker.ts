/** Where thinking is done: in this thread, in stretches that let others work, or somewhere else altogether. */
import type { Game, Plan, Thinking } from '@orrery/kernel';
import { judge, type Judged } from './judge.ts';
import { type Riddle, think, type Thought } from './think.ts';

/** Is given riddles, which are JSON, and no state and no seed. */
export interface Thinker {
  /** Nothing comes back where nobody waits for it any more. */
  think(game: Game, riddle: Riddle, signal?: Thinking['signal']): Promise<Thought | undefined>;
  /** What a played plan was worth: see `judge`. */
  judge(game: Game, riddle: Riddle, played: Plan, worlds: number): Promise<Judged>;
}

/** What a thread needs to let others work while it thinks. */
export interface Pace {
  /** Lets others do something; thinking goes on afterwards. */
  pause(): Promise<void>;
  /** In milliseconds. */
  now(): number;
}

/** Whoever waits for something else waits no longer than this. */
const STRETCH_MS = 30;

/** Thinks in this very thread. */
export function inTurns(pace: Pace): Thinker {
  const now = () => pace.now();
  return {
    think: (game, riddle, signal) => atLeisure(think(game, riddle, now), pace, signal),
    async judge(game, riddle, played, worlds) {
      return (await atLeisure(judge(game, riddle, played, worlds, now), pace)) as Judged; // nothing aborts it
    },
  };
}

async function atLeisure<T>(
  steps: Generator<void, T>,
  pace: Pace,
  signal?: Thinking['signal'],
): Promise<T | undefined> {
  for (let began = pace.now(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (pace.now() - began < STRETCH_MS) continue;
    await pace.pause();
    if (signal?.aborted) return undefined;
    began = pace.now();
  }
}
