/** Thinking in threads of its own: bots at the tables of a server think here, and its loop stays free. */
import { fileURLToPath } from 'node:url';
import type { Judged, Thinker, Thought } from '@orrery/bots';
import type { Puzzle } from './thread.ts';

/** Threads that nobody needs any more end after so long. */
const IDLE_MS = 60_000;

// From src and from dist alike: threads always run built JavaScript.
const WORKER = fileURLToPath(new URL('../../dist/thinking/thread.js', import.meta.url));

export interface Threads extends Thinker {
  /** Whoever still waits for a thought gets an error. */
  close(): Promise<void>;
}

/**
 * At most so many threads, started when they are needed. Who comes when all are busy waits for its turn, and its time to think
 * begins with that; bots, for whom people wait at a table, come before those who look back at a match that is over. A thought that nobody waits for any more is not begun, and one that is under way ends with its budget.
 */
export async function thinkingThreads(threads: number): Promise<Threads> {
  const { Piscina } = await import('piscina');
  const pool = new Piscina({
    filename: WORKER,
    minThreads: 0,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    idleTimeout: IDLE_MS,
    // Without our own flags: threads need none, and test runners pass some that only they understand.
    execArgv: [],
  });
  /** Those who wait for a thread, by turns; the pool's own queue cannot be asked whether somebody still waits. */
  let free = threads;
  const waiting: Readonly<Record<Puzzle['kind'], (() => void)[]>> = { think: [], judge: [] };
  const solve = async (puzzle: Puzzle, signal?: { readonly aborted: boolean }): Promise<unknown> => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting[puzzle.kind].push(resolve));
    try {
      return signal?.aborted ? undefined : await pool.run(puzzle);
    } finally {
      const next = waiting.think.shift() ?? waiting.judge.shift();
      if (next) next();
      else free++;
    }
  };
  return {
    // What comes back is what `thread.ts` gives for such a puzzle.
    think: (game, riddle, signal) =>
      solve({ kind: 'think', game: game.id, riddle }, signal) as Promise<Thought | undefined>,
    judge: (game, riddle, played, worlds) =>
      solve({ kind: 'judge', game: game.id, riddle, played, worlds }) as Promise<Judged>,
    close: () => pool.destroy(),
  };
}
